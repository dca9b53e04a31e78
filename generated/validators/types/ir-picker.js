// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrKey } from "./ir-key.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["FailOpen","FailClose"];

export function isIrPicker(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.backend === undefined) || (!(func0.call(data, "backend")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backend"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.failureMode === undefined) || (!(func0.call(data, "failureMode")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureMode"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "backend") || (key0 === "failureMode"))){
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
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isIrKey.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data1 = data.failureMode;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "FailOpen") || (data1 === "FailClose"))){
const err4 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema0}};
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
isIrPicker.errors = vErrors;
return errors === 0;
}
