// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["XForwarded","Forwarded"];
const pattern0 = new RegExp("^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$", "u");

export function isFrontendForwarded(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "headers") || (key0 === "trustedProxies"))){
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
if(data.headers !== undefined && func0.call(data, "headers")){
let data0 = data.headers;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "XForwarded") || (data0 === "Forwarded"))){
const err2 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.trustedProxies !== undefined && func0.call(data, "trustedProxies")){
let data1 = data.trustedProxies;
if(Array.isArray(data1)){
if(data1.length > 256){
const err3 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(characters(data2) > 64){
const err5 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(data2) < 1){
const err6 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data2.length > 128 || pattern0.test(data2))){
const err7 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$","expected":"an IP address or a network such as 10.0.0.0/8"}};
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
const err8 = {instancePath:instancePath+"/trustedProxies/" + i0,schemaPath:"#/properties/trustedProxies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err9 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err10 = {instancePath:instancePath+"/trustedProxies",schemaPath:"#/properties/trustedProxies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
isFrontendForwarded.errors = vErrors;
return errors === 0;
}
