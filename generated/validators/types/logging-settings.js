// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$", "u");
const schema0 = ["text","json"];

export function isLoggingSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "level") || (key0 === "format")) || (key0 === "maxQueueSize"))){
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
if(data.level !== undefined && func0.call(data, "level")){
let data0 = data.level;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err1 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 2048 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/x-pattern",keyword:"x-pattern",params:{"pattern":"^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$","expected":"a level, or levels of modules such as info,engine=debug"}};
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
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data1 = data.format;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "text") || (data1 === "json"))){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.maxQueueSize !== undefined && func0.call(data, "maxQueueSize")){
if(!(isByteSize.call(this, data.maxQueueSize, {instancePath:instancePath+"/maxQueueSize",parentData:data,parentDataProperty:"maxQueueSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
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
isLoggingSettings.errors = vErrors;
return errors === 0;
}
