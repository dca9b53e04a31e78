// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrEndpoint } from "./ir-endpoint.js";
import { isIrPicker } from "./ir-picker.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["HTTP1","HTTP2"];

export function isIrServiceBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.endpoints === undefined) || (!(func0.call(data, "endpoints")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoints"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "endpoints") || (key0 === "version")) || (key0 === "isStatic")) || (key0 === "picker"))){
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
if(data.endpoints !== undefined && func0.call(data, "endpoints")){
let data0 = data.endpoints;
if(Array.isArray(data0)){
if(data0.length > 16384){
const err2 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/maxItems",keyword:"maxItems",params:{limit: 16384}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isIrEndpoint.call(this, data0[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isIrEndpoint.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "HTTP1") || (data2 === "HTTP2"))){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.isStatic !== undefined && func0.call(data, "isStatic")){
if(typeof data.isStatic !== "boolean"){
const err6 = {instancePath:instancePath+"/isStatic",schemaPath:"#/properties/isStatic/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.picker !== undefined && func0.call(data, "picker")){
if(!(isIrPicker.call(this, data.picker, {instancePath:instancePath+"/picker",parentData:data,parentDataProperty:"picker",rootData}))){
vErrors = joined(vErrors, isIrPicker.errors);
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
isIrServiceBackend.errors = vErrors;
return errors === 0;
}
