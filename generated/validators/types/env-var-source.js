// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isConfigMapKeySelector } from "./config-map-key-selector.js";
import { isFieldSelector } from "./field-selector.js";
import { isResourceFieldSelector } from "./resource-field-selector.js";
import { isSecretKeySelector } from "./secret-key-selector.js";
const func0 = Object.prototype.hasOwnProperty;

export function isEnvVarSource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "fieldRef") || (key0 === "resourceFieldRef")) || (key0 === "configMapKeyRef")) || (key0 === "secretKeyRef"))){
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
if(data.fieldRef !== undefined && func0.call(data, "fieldRef")){
if(!(isFieldSelector.call(this, data.fieldRef, {instancePath:instancePath+"/fieldRef",parentData:data,parentDataProperty:"fieldRef",rootData}))){
vErrors = joined(vErrors, isFieldSelector.errors);
errors = vErrors.length;
}
}
if(data.resourceFieldRef !== undefined && func0.call(data, "resourceFieldRef")){
if(!(isResourceFieldSelector.call(this, data.resourceFieldRef, {instancePath:instancePath+"/resourceFieldRef",parentData:data,parentDataProperty:"resourceFieldRef",rootData}))){
vErrors = joined(vErrors, isResourceFieldSelector.errors);
errors = vErrors.length;
}
}
if(data.configMapKeyRef !== undefined && func0.call(data, "configMapKeyRef")){
if(!(isConfigMapKeySelector.call(this, data.configMapKeyRef, {instancePath:instancePath+"/configMapKeyRef",parentData:data,parentDataProperty:"configMapKeyRef",rootData}))){
vErrors = joined(vErrors, isConfigMapKeySelector.errors);
errors = vErrors.length;
}
}
if(data.secretKeyRef !== undefined && func0.call(data, "secretKeyRef")){
if(!(isSecretKeySelector.call(this, data.secretKeyRef, {instancePath:instancePath+"/secretKeyRef",parentData:data,parentDataProperty:"secretKeyRef",rootData}))){
vErrors = joined(vErrors, isSecretKeySelector.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["fieldRef","resourceFieldRef","configMapKeyRef","secretKeyRef"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["fieldRef","resourceFieldRef","configMapKeyRef","secretKeyRef"], set: set0}};
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
isEnvVarSource.errors = vErrors;
return errors === 0;
}
