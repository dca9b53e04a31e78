// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["FailClosed","FailOpen"];

export function isBodyBufferLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "maxBytes") || (key0 === "failureMode"))){
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
if(data.maxBytes !== undefined && func0.call(data, "maxBytes")){
let data0 = data.maxBytes;
if(!(isByteSize.call(this, data0, {instancePath:instancePath+"/maxBytes",parentData:data,parentDataProperty:"maxBytes",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
const size0 = bytes(data0);
if(!(isNaN(size0) || size0 >= 1)){
const err1 = {instancePath:instancePath+"/maxBytes",schemaPath:"#/properties/maxBytes/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const size1 = bytes(data0);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err2 = {instancePath:instancePath+"/maxBytes",schemaPath:"#/properties/maxBytes/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
const size2 = bytes(data0);
if(!(isNaN(size2) || size2 >= 1)){
const err3 = {instancePath:instancePath+"/maxBytes",schemaPath:"#/properties/maxBytes/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const size3 = bytes(data0);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err4 = {instancePath:instancePath+"/maxBytes",schemaPath:"#/properties/maxBytes/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data1 = data.failureMode;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "FailClosed") || (data1 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema0}};
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
isBodyBufferLimit.errors = vErrors;
return errors === 0;
}
