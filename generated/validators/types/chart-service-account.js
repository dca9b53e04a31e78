// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAnnotations } from "./annotations.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$", "u");

export function isChartServiceAccount(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "create") || (key0 === "annotations")) || (key0 === "name"))){
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
if(data.create !== undefined && func0.call(data, "create")){
if(typeof data.create !== "boolean"){
const err1 = {instancePath:instancePath+"/create",schemaPath:"#/properties/create/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(isAnnotations.call(this, data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = joined(vErrors, isAnnotations.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(characters(data2) > 253){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 506 || pattern0.test(data2))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*)?$","expected":"lower case letters, digits, `-` and `.`, or nothing"}};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
isChartServiceAccount.errors = vErrors;
return errors === 0;
}
