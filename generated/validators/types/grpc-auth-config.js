// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;

export function isGrpcAuthConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "allowedHeaders")){
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
if(data.allowedHeaders !== undefined && func0.call(data, "allowedHeaders")){
let data0 = data.allowedHeaders;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/allowedHeaders",schemaPath:"#/properties/allowedHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(characters(data1) > 4096){
const err2 = {instancePath:instancePath+"/allowedHeaders/" + i0,schemaPath:"#/properties/allowedHeaders/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/allowedHeaders/" + i0,schemaPath:"#/properties/allowedHeaders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err4 = {instancePath:instancePath+"/allowedHeaders",schemaPath:"#/properties/allowedHeaders/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/allowedHeaders",schemaPath:"#/properties/allowedHeaders/type",keyword:"type",params:{type: "array"}};
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
isGrpcAuthConfig.errors = vErrors;
return errors === 0;
}
