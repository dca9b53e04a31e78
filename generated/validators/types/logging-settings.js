// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isLogLevel } from "./log-level.js";
const func0 = Object.prototype.hasOwnProperty;
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
if(!(isLogLevel.call(this, data.level, {instancePath:instancePath+"/level",parentData:data,parentDataProperty:"level",rootData}))){
vErrors = joined(vErrors, isLogLevel.errors);
errors = vErrors.length;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data1 = data.format;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "text") || (data1 === "json"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.maxQueueSize !== undefined && func0.call(data, "maxQueueSize")){
let data2 = data.maxQueueSize;
if(!(isByteSize.call(this, data2, {instancePath:instancePath+"/maxQueueSize",parentData:data,parentDataProperty:"maxQueueSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
const size0 = bytes(data2);
if(!(isNaN(size0) || size0 >= 1)){
const err3 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const size1 = bytes(data2);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err4 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data2 === "string"){
const size2 = bytes(data2);
if(!(isNaN(size2) || size2 >= 1)){
const err5 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const size3 = bytes(data2);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err6 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
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
