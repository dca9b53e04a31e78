// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isParametersXds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "cacheWait") || (key0 === "maxCacheAge"))){
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
if(data.cacheWait !== undefined && func0.call(data, "cacheWait")){
let data0 = data.cacheWait;
if(!(isDuration.call(this, data0, {instancePath:instancePath+"/cacheWait",parentData:data,parentDataProperty:"cacheWait",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = milliseconds(data0);
if(!(isNaN(length0) || length0 <= 60000)){
const err1 = {instancePath:instancePath+"/cacheWait",schemaPath:"#/properties/cacheWait/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "1m"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.maxCacheAge !== undefined && func0.call(data, "maxCacheAge")){
let data1 = data.maxCacheAge;
if(!(isDuration.call(this, data1, {instancePath:instancePath+"/maxCacheAge",parentData:data,parentDataProperty:"maxCacheAge",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
const length1 = milliseconds(data1);
if(!(isNaN(length1) || length1 >= 1000)){
const err2 = {instancePath:instancePath+"/maxCacheAge",schemaPath:"#/properties/maxCacheAge/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
isParametersXds.errors = vErrors;
return errors === 0;
}
