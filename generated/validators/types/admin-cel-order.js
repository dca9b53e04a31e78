// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["connection","request","backend","response","mcp","llm"];

export function isAdminCelOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.expression === undefined) || (!(func0.call(data, "expression")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "expression") || (key0 === "scope")) || (key0 === "input"))){
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
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(isAdminText.call(this, data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data1 = data.scope;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data1 === "connection") || (data1 === "request")) || (data1 === "backend")) || (data1 === "response")) || (data1 === "mcp")) || (data1 === "llm"))){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema0}};
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
isAdminCelOrder.errors = vErrors;
return errors === 0;
}
