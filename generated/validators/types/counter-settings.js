// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isRedisSettings } from "./redis-settings.js";
const func0 = Object.prototype.hasOwnProperty;

export function isCounterSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "redis")){
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
if(data.redis !== undefined && func0.call(data, "redis")){
if(!(isRedisSettings.call(this, data.redis, {instancePath:instancePath+"/redis",parentData:data,parentDataProperty:"redis",rootData}))){
vErrors = joined(vErrors, isRedisSettings.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isCounterSettings.errors = vErrors;
return errors === 0;
}
