// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMetricAttribute } from "./metric-attribute.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];

export function isMetricAttributes(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.add === undefined) || (!(func0.call(data, "add")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "add"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "add")){
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
if(data.add !== undefined && func0.call(data, "add")){
let data0 = data.add;
if(Array.isArray(data0)){
if(data0.length > 16){
const err2 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isMetricAttribute.call(this, data0[i0], {instancePath:instancePath+"/add/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isMetricAttribute.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data0, ["name"]))){
const err4 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
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
const err5 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
isMetricAttributes.errors = vErrors;
return errors === 0;
}
