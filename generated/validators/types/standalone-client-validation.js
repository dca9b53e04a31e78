// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCaCertificateRef } from "./ca-certificate-ref.js";
import { isFilePath } from "./file-path.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["AllowValidOnly","AllowInsecureFallback"];

export function isStandaloneClientValidation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ca") || (key0 === "caCertificateRefs")) || (key0 === "mode"))){
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
if(data.ca !== undefined && func0.call(data, "ca")){
if(!(isFilePath.call(this, data.ca, {instancePath:instancePath+"/ca",parentData:data,parentDataProperty:"ca",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.caCertificateRefs !== undefined && func0.call(data, "caCertificateRefs")){
let data1 = data.caCertificateRefs;
if(Array.isArray(data1)){
if(data1.length > 8){
const err1 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isCaCertificateRef.call(this, data1[i0], {instancePath:instancePath+"/caCertificateRefs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCaCertificateRef.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data3 = data.mode;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data3 === "AllowValidOnly") || (data3 === "AllowInsecureFallback"))){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
const set0 = setOf(data, ["ca","caCertificateRefs"]);
if(!(set0.length === 1)){
const err6 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["ca","caCertificateRefs"], set: set0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
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
isStandaloneClientValidation.errors = vErrors;
return errors === 0;
}
