// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFilePath } from "./file-path.js";
const func0 = Object.prototype.hasOwnProperty;

export function isMcpOpenApi(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "file") || (key0 === "inline"))){
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
if(data.file !== undefined && func0.call(data, "file")){
if(!(isFilePath.call(this, data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.inline !== undefined && func0.call(data, "inline")){
let data1 = data.inline;
if(typeof data1 === "string"){
if(characters(data1) > 262144){
const err1 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/maxLength",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data1) < 2){
const err2 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/minLength",keyword:"minLength",params:{limit: 2}};
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
const err3 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const set0 = setOf(data, ["file","inline"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["file","inline"], set: set0}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isMcpOpenApi.errors = vErrors;
return errors === 0;
}
