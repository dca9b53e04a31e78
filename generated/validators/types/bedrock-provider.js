// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBedrockGuardrail } from "./bedrock-guardrail.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9-]+$", "u");

export function isBedrockProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "region") || (key0 === "guardrail")) || (key0 === "model"))){
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
if(data.region !== undefined && func0.call(data, "region")){
let data0 = data.region;
if(typeof data0 === "string"){
if(characters(data0) > 63){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 126 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9-]+$","expected":"a region of lower case letters, digits and hyphens"}};
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
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.guardrail !== undefined && func0.call(data, "guardrail")){
if(!(isBedrockGuardrail.call(this, data.guardrail, {instancePath:instancePath+"/guardrail",parentData:data,parentDataProperty:"guardrail",rootData}))){
vErrors = joined(vErrors, isBedrockGuardrail.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(isShortString.call(this, data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isBedrockProvider.errors = vErrors;
return errors === 0;
}
