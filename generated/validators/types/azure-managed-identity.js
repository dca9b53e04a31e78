// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLongString } from "./long-string.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAzureManagedIdentity(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "clientId") || (key0 === "objectId")) || (key0 === "resourceId"))){
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
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(isShortString.call(this, data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.objectId !== undefined && func0.call(data, "objectId")){
if(!(isShortString.call(this, data.objectId, {instancePath:instancePath+"/objectId",parentData:data,parentDataProperty:"objectId",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.resourceId !== undefined && func0.call(data, "resourceId")){
if(!(isLongString.call(this, data.resourceId, {instancePath:instancePath+"/resourceId",parentData:data,parentDataProperty:"resourceId",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["clientId","objectId","resourceId"]);
if(!(set0.length <= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["clientId","objectId","resourceId"], set: set0}};
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
isAzureManagedIdentity.errors = vErrors;
return errors === 0;
}
