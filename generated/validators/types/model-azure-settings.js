// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["OpenAI","Foundry"];

export function isModelAzureSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resourceName === undefined) || (!(func0.call(data, "resourceName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.resourceType === undefined) || (!(func0.call(data, "resourceType")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "resourceName") || (key0 === "resourceType")) || (key0 === "apiVersion")) || (key0 === "projectName"))){
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
if(data.resourceName !== undefined && func0.call(data, "resourceName")){
if(!(isShortString.call(this, data.resourceName, {instancePath:instancePath+"/resourceName",parentData:data,parentDataProperty:"resourceName",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.resourceType !== undefined && func0.call(data, "resourceType")){
let data1 = data.resourceType;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/resourceType",schemaPath:"#/properties/resourceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "OpenAI") || (data1 === "Foundry"))){
const err4 = {instancePath:instancePath+"/resourceType",schemaPath:"#/properties/resourceType/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
if(!(isTinyString.call(this, data.apiVersion, {instancePath:instancePath+"/apiVersion",parentData:data,parentDataProperty:"apiVersion",rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
if(data.projectName !== undefined && func0.call(data, "projectName")){
if(!(isShortString.call(this, data.projectName, {instancePath:instancePath+"/projectName",parentData:data,parentDataProperty:"projectName",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"resourceType","test":"in","values":["Foundry"]}],"then":[{"field":"projectName","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "projectName must be set when resourceType is Foundry", ...fault0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isModelAzureSettings.errors = vErrors;
return errors === 0;
}
