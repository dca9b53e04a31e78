// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isPromptMessage } from "./prompt-message.js";
const func0 = Object.prototype.hasOwnProperty;

export function isPromptEnrichment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "prepend") || (key0 === "append"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.prepend !== undefined && func0.call(data, "prepend")){
let data0 = data.prepend;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/prepend",schemaPath:"#/properties/prepend/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/prepend",schemaPath:"#/properties/prepend/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isPromptMessage.call(this, data0[i0], {instancePath:instancePath+"/prepend/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isPromptMessage.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/prepend",schemaPath:"#/properties/prepend/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.append !== undefined && func0.call(data, "append")){
let data2 = data.append;
if(Array.isArray(data2)){
if(data2.length > 64){
const err4 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isPromptMessage.call(this, data2[i1], {instancePath:instancePath+"/append/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isPromptMessage.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const set0 = setOf(data, ["prepend","append"]);
if(!(set0.length >= 1)){
const err7 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["prepend","append"], set: set0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
isPromptEnrichment.errors = vErrors;
return errors === 0;
}
