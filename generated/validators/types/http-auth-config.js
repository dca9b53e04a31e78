// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|[%][0-9a-fA-F]{2})+$", "u");

export function isHttpAuthConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "path") || (key0 === "allowedHeaders")) || (key0 === "allowedResponseHeaders"))){
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
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err1 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0.length > 2048 || pattern0.test(data0))){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/x-pattern",keyword:"x-pattern",params:{"pattern":"^(?:[-A-Za-z0-9/._~!$&'()*+,;=:@]|[%][0-9a-fA-F]{2})+$","expected":"a path in which other characters are percent-encoded"}};
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
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowedHeaders !== undefined && func0.call(data, "allowedHeaders")){
let data1 = data.allowedHeaders;
if(Array.isArray(data1)){
if(data1.length > 64){
const err4 = {instancePath:instancePath+"/allowedHeaders",schemaPath:"#/properties/allowedHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
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
if(characters(data2) > 4096){
const err5 = {instancePath:instancePath+"/allowedHeaders/" + i0,schemaPath:"#/properties/allowedHeaders/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/allowedHeaders/" + i0,schemaPath:"#/properties/allowedHeaders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err7 = {instancePath:instancePath+"/allowedHeaders",schemaPath:"#/properties/allowedHeaders/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err8 = {instancePath:instancePath+"/allowedHeaders",schemaPath:"#/properties/allowedHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.allowedResponseHeaders !== undefined && func0.call(data, "allowedResponseHeaders")){
let data3 = data.allowedResponseHeaders;
if(Array.isArray(data3)){
if(data3.length > 64){
const err9 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(characters(data4) > 4096){
const err10 = {instancePath:instancePath+"/allowedResponseHeaders/" + i1,schemaPath:"#/properties/allowedResponseHeaders/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/allowedResponseHeaders/" + i1,schemaPath:"#/properties/allowedResponseHeaders/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const repeated1 = repeatedItem(data3);
if(!(repeated1 === undefined)){
const err12 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/x-unique-items",keyword:"x-unique-items",params:repeated1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
isHttpAuthConfig.errors = vErrors;
return errors === 0;
}
