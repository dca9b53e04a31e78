// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9A-Fa-f]{64}$", "u");

export function isSessionSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "key") || (key0 === "previousKey"))){
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
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(characters(data0) > 64){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 64){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 128 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f]{64}$","expected":"64 hexadecimal digits"}};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.previousKey !== undefined && func0.call(data, "previousKey")){
let data1 = data.previousKey;
if(typeof data1 === "string"){
if(characters(data1) > 64){
const err5 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(data1) < 64){
const err6 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data1.length > 128 || pattern0.test(data1))){
const err7 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f]{64}$","expected":"64 hexadecimal digits"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"previousKey","test":"set","values":[]}],"then":[{"field":"key","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "key must be set when previousKey is set", ...fault0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isSessionSettings.errors = vErrors;
return errors === 0;
}
