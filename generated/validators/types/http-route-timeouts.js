// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isHttpRouteTimeouts(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "request") || (key0 === "backendRequest"))){
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
if(data.request !== undefined && func0.call(data, "request")){
if(!(isDuration.call(this, data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.backendRequest !== undefined && func0.call(data, "backendRequest")){
if(!(isDuration.call(this, data.backendRequest, {instancePath:instancePath+"/backendRequest",parentData:data,parentDataProperty:"backendRequest",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"request","test":"matches","values":["[1-9]"]}],"then":[{"field":"backendRequest","test":"noLongerThan","values":["request"]}]});
if(!(fault0 === undefined)){
const err1 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "backendRequest must be no longer than request", ...fault0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
isHttpRouteTimeouts.errors = vErrors;
return errors === 0;
}
