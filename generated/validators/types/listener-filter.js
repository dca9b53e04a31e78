// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpExternalAuthFilter } from "./http-external-auth-filter.js";
import { isLocalObjectReference } from "./local-object-reference.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["ExternalAuth","ExtensionRef"];

export function isListenerFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "externalAuth")) || (key0 === "extensionRef"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "ExternalAuth") || (data0 === "ExtensionRef"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.externalAuth !== undefined && func0.call(data, "externalAuth")){
if(!(isHttpExternalAuthFilter.call(this, data.externalAuth, {instancePath:instancePath+"/externalAuth",parentData:data,parentDataProperty:"externalAuth",rootData}))){
vErrors = joined(vErrors, isHttpExternalAuthFilter.errors);
errors = vErrors.length;
}
}
if(data.extensionRef !== undefined && func0.call(data, "extensionRef")){
if(!(isLocalObjectReference.call(this, data.extensionRef, {instancePath:instancePath+"/extensionRef",parentData:data,parentDataProperty:"extensionRef",rootData}))){
vErrors = joined(vErrors, isLocalObjectReference.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["externalAuth","extensionRef"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["externalAuth","extensionRef"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ExternalAuth"]}],"then":[{"field":"externalAuth","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "externalAuth must be set when type is ExternalAuth", ...fault0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ExtensionRef"]}],"then":[{"field":"extensionRef","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "extensionRef must be set when type is ExtensionRef", ...fault1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isListenerFilter.errors = vErrors;
return errors === 0;
}
