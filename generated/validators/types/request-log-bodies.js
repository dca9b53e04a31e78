// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isCelExpression } from "./cel-expression.js";
import { isRequestLogMask } from "./request-log-mask.js";
const func0 = Object.prototype.hasOwnProperty;

export function isRequestLogBodies(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.when === undefined) || (!(func0.call(data, "when")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "when") || (key0 === "maxSize")) || (key0 === "mask"))){
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
if(data.when !== undefined && func0.call(data, "when")){
if(!(isCelExpression.call(this, data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.maxSize !== undefined && func0.call(data, "maxSize")){
let data1 = data.maxSize;
if(!(isByteSize.call(this, data1, {instancePath:instancePath+"/maxSize",parentData:data,parentDataProperty:"maxSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
const size0 = bytes(data1);
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
const size1 = bytes(data1);
if(!(isNaN(size1) || size1 <= 2097152)){
const err3 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2097152}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
const size2 = bytes(data1);
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
const size3 = bytes(data1);
if(!(isNaN(size3) || size3 <= 2097152)){
const err5 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2097152}};
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
if(data.mask !== undefined && func0.call(data, "mask")){
if(!(isRequestLogMask.call(this, data.mask, {instancePath:instancePath+"/mask",parentData:data,parentDataProperty:"mask",rootData}))){
vErrors = joined(vErrors, isRequestLogMask.errors);
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
isRequestLogBodies.errors = vErrors;
return errors === 0;
}
