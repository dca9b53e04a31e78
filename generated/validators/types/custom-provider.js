// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCustomProviderRef } from "./custom-provider-ref.js";
import { isProviderFormat } from "./provider-format.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["type"];

export function isCustomProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.formats === undefined) || (!(func0.call(data, "formats")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formats"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "backendRef") || (key0 === "providerOverride")) || (key0 === "formats")) || (key0 === "model"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(isCustomProviderRef.call(this, data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = joined(vErrors, isCustomProviderRef.errors);
errors = vErrors.length;
}
}
if(data.providerOverride !== undefined && func0.call(data, "providerOverride")){
if(!(isShortString.call(this, data.providerOverride, {instancePath:instancePath+"/providerOverride",parentData:data,parentDataProperty:"providerOverride",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.formats !== undefined && func0.call(data, "formats")){
let data2 = data.formats;
if(Array.isArray(data2)){
if(data2.length > 6){
const err2 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isProviderFormat.call(this, data2[i0], {instancePath:instancePath+"/formats/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isProviderFormat.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data2, ["type"]))){
const err4 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(isShortString.call(this, data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isCustomProvider.errors = vErrors;
return errors === 0;
}
