// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isNamespace } from "./namespace.js";
import { isObjectName } from "./object-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrMeshWorkload(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.namespace === undefined) || (!(func0.call(data, "namespace")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.serviceAccount === undefined) || (!(func0.call(data, "serviceAccount")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceAccount"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "namespace") || (key0 === "serviceAccount"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(isNamespace.call(this, data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = joined(vErrors, isNamespace.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(isObjectName.call(this, data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
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
isIrMeshWorkload.errors = vErrors;
return errors === 0;
}
