// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isExtractionLocation } from "./extraction-location.js";
import { isLabelSelector } from "./label-selector.js";
import { isRuntimeKeys } from "./runtime-keys.js";
import { isSecretRef } from "./secret-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Strict","Optional","Permissive"];

export function isApiKeyAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "mode") || (key0 === "secretRef")) || (key0 === "secretSelector")) || (key0 === "configMapSelector")) || (key0 === "runtimeKeys")) || (key0 === "location"))){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "Strict") || (data0 === "Optional")) || (data0 === "Permissive"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
if(data.secretSelector !== undefined && func0.call(data, "secretSelector")){
if(!(isLabelSelector.call(this, data.secretSelector, {instancePath:instancePath+"/secretSelector",parentData:data,parentDataProperty:"secretSelector",rootData}))){
vErrors = joined(vErrors, isLabelSelector.errors);
errors = vErrors.length;
}
}
if(data.configMapSelector !== undefined && func0.call(data, "configMapSelector")){
if(!(isLabelSelector.call(this, data.configMapSelector, {instancePath:instancePath+"/configMapSelector",parentData:data,parentDataProperty:"configMapSelector",rootData}))){
vErrors = joined(vErrors, isLabelSelector.errors);
errors = vErrors.length;
}
}
if(data.runtimeKeys !== undefined && func0.call(data, "runtimeKeys")){
if(!(isRuntimeKeys.call(this, data.runtimeKeys, {instancePath:instancePath+"/runtimeKeys",parentData:data,parentDataProperty:"runtimeKeys",rootData}))){
vErrors = joined(vErrors, isRuntimeKeys.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(isExtractionLocation.call(this, data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joined(vErrors, isExtractionLocation.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["secretRef","secretSelector","configMapSelector","runtimeKeys"]);
if(!(set0.length === 1)){
const err3 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["secretRef","secretSelector","configMapSelector","runtimeKeys"], set: set0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
isApiKeyAuthentication.errors = vErrors;
return errors === 0;
}
