// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAwsAssumeRole } from "./aws-assume-role.js";
import { isSecretRef } from "./secret-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAwsCredential(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "secretRef") || (key0 === "assumeRole")) || (key0 === "serviceName")) || (key0 === "region"))){
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
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(isSecretRef.call(this, data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = joined(vErrors, isSecretRef.errors);
errors = vErrors.length;
}
}
if(data.assumeRole !== undefined && func0.call(data, "assumeRole")){
if(!(isAwsAssumeRole.call(this, data.assumeRole, {instancePath:instancePath+"/assumeRole",parentData:data,parentDataProperty:"assumeRole",rootData}))){
vErrors = joined(vErrors, isAwsAssumeRole.errors);
errors = vErrors.length;
}
}
if(data.serviceName !== undefined && func0.call(data, "serviceName")){
if(!(isShortString.call(this, data.serviceName, {instancePath:instancePath+"/serviceName",parentData:data,parentDataProperty:"serviceName",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined && func0.call(data, "region")){
if(!(isShortString.call(this, data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["secretRef","assumeRole"]);
if(!(set0.length <= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["secretRef","assumeRole"], set: set0}};
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
isAwsCredential.errors = vErrors;
return errors === 0;
}
