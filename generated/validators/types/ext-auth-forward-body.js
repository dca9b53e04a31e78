// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
const func0 = Object.prototype.hasOwnProperty;

export function isExtAuthForwardBody(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.maxSize === undefined) || (!(func0.call(data, "maxSize")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxSize"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "maxSize")){
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
if(data.maxSize !== undefined && func0.call(data, "maxSize")){
let data0 = data.maxSize;
if(!(isByteSize.call(this, data0, {instancePath:instancePath+"/maxSize",parentData:data,parentDataProperty:"maxSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
const size0 = bytes(data0);
if(!(isNaN(size0) || size0 >= 1)){
const err2 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const size1 = bytes(data0);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err3 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data0 === "string"){
const size2 = bytes(data0);
if(!(isNaN(size2) || size2 >= 1)){
const err4 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const size3 = bytes(data0);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err5 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
isExtAuthForwardBody.errors = vErrors;
return errors === 0;
}
