// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^arn:aws[a-z-]*:bedrock-agentcore:[a-z0-9-]+:[0-9]{12}:runtime/[A-Za-z0-9_/-]+$", "u");

export function isAwsAgentCore(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.agentRuntimeArn === undefined) || (!(func0.call(data, "agentRuntimeArn")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentRuntimeArn"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "agentRuntimeArn") || (key0 === "qualifier"))){
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
if(data.agentRuntimeArn !== undefined && func0.call(data, "agentRuntimeArn")){
let data0 = data.agentRuntimeArn;
if(typeof data0 === "string"){
if(characters(data0) > 2048){
const err2 = {instancePath:instancePath+"/agentRuntimeArn",schemaPath:"#/properties/agentRuntimeArn/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(data0) < 20){
const err3 = {instancePath:instancePath+"/agentRuntimeArn",schemaPath:"#/properties/agentRuntimeArn/minLength",keyword:"minLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 4096 || pattern0.test(data0))){
const err4 = {instancePath:instancePath+"/agentRuntimeArn",schemaPath:"#/properties/agentRuntimeArn/x-pattern",keyword:"x-pattern",params:{"pattern":"^arn:aws[a-z-]*:bedrock-agentcore:[a-z0-9-]+:[0-9]{12}:runtime/[A-Za-z0-9_/-]+$","expected":"the ARN of a runtime such as arn:aws:bedrock-agentcore:us-east-1:123456789012:runtime/name"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/agentRuntimeArn",schemaPath:"#/properties/agentRuntimeArn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.qualifier !== undefined && func0.call(data, "qualifier")){
if(!(isShortString.call(this, data.qualifier, {instancePath:instancePath+"/qualifier",parentData:data,parentDataProperty:"qualifier",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
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
isAwsAgentCore.errors = vErrors;
return errors === 0;
}
