// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^unix:/.+$", "u");

export function isSpiffeSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "endpoint")){
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
if(data.endpoint !== undefined && func0.call(data, "endpoint")){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err1 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 7){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/minLength",keyword:"minLength",params:{limit: 7}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 2048 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/x-pattern",keyword:"x-pattern",params:{"pattern":"^unix:/.+$","expected":"a Unix socket such as unix:///run/spire/agent.sock"}};
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
const err4 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
isSpiffeSettings.errors = vErrors;
return errors === 0;
}
