// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTokenCacheInMemory } from "./token-cache-in-memory.js";
const func0 = Object.prototype.hasOwnProperty;

export function isTokenCache(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "inMemory")){
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
if(data.inMemory !== undefined && func0.call(data, "inMemory")){
if(!(isTokenCacheInMemory.call(this, data.inMemory, {instancePath:instancePath+"/inMemory",parentData:data,parentDataProperty:"inMemory",rootData}))){
vErrors = joined(vErrors, isTokenCacheInMemory.errors);
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
isTokenCache.errors = vErrors;
return errors === 0;
}
