// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isDuration } from "./duration.js";
import { isHealthCheck } from "./health-check.js";
import { isHealthEviction } from "./health-eviction.js";
const func0 = Object.prototype.hasOwnProperty;

export function isBackendHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "unhealthyCondition") || (key0 === "eviction")) || (key0 === "check")) || (key0 === "slowStart"))){
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
if(data.unhealthyCondition !== undefined && func0.call(data, "unhealthyCondition")){
if(!(isCelExpression.call(this, data.unhealthyCondition, {instancePath:instancePath+"/unhealthyCondition",parentData:data,parentDataProperty:"unhealthyCondition",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.eviction !== undefined && func0.call(data, "eviction")){
if(!(isHealthEviction.call(this, data.eviction, {instancePath:instancePath+"/eviction",parentData:data,parentDataProperty:"eviction",rootData}))){
vErrors = joined(vErrors, isHealthEviction.errors);
errors = vErrors.length;
}
}
if(data.check !== undefined && func0.call(data, "check")){
if(!(isHealthCheck.call(this, data.check, {instancePath:instancePath+"/check",parentData:data,parentDataProperty:"check",rootData}))){
vErrors = joined(vErrors, isHealthCheck.errors);
errors = vErrors.length;
}
}
if(data.slowStart !== undefined && func0.call(data, "slowStart")){
let data3 = data.slowStart;
if(!(isDuration.call(this, data3, {instancePath:instancePath+"/slowStart",parentData:data,parentDataProperty:"slowStart",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length0 = milliseconds(data3);
if(!(isNaN(length0) || length0 >= 1000)){
const err1 = {instancePath:instancePath+"/slowStart",schemaPath:"#/properties/slowStart/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isBackendHealth.errors = vErrors;
return errors === 0;
}
