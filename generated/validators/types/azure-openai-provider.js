// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAzureOpenaiProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.endpoint === undefined) || (!(func0.call(data, "endpoint")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "endpoint") || (key0 === "deploymentName")) || (key0 === "apiVersion"))){
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
if(data.endpoint !== undefined && func0.call(data, "endpoint")){
if(!(isShortString.call(this, data.endpoint, {instancePath:instancePath+"/endpoint",parentData:data,parentDataProperty:"endpoint",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.deploymentName !== undefined && func0.call(data, "deploymentName")){
if(!(isShortString.call(this, data.deploymentName, {instancePath:instancePath+"/deploymentName",parentData:data,parentDataProperty:"deploymentName",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
if(!(isTinyString.call(this, data.apiVersion, {instancePath:instancePath+"/apiVersion",parentData:data,parentDataProperty:"apiVersion",rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"apiVersion","default":"v1","test":"notIn","values":["v1"]}],"then":[{"field":"deploymentName","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err2 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "deploymentName must be set when apiVersion is other than v1", ...fault0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
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
isAzureOpenaiProvider.errors = vErrors;
return errors === 0;
}
