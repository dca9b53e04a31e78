// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["","Always","IfNotPresent","Never"];

export function isControlPlaneImage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "registry") || (key0 === "tag")) || (key0 === "pullPolicy"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
let data0 = data.registry;
if(typeof data0 === "string"){
if(characters(data0) > 253){
const err1 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data1 = data.tag;
if(typeof data1 === "string"){
if(characters(data1) > 128){
const err3 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err4 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data2 = data.pullPolicy;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data2 === "") || (data2 === "Always")) || (data2 === "IfNotPresent")) || (data2 === "Never"))){
const err6 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema0}};
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
isControlPlaneImage.errors = vErrors;
return errors === 0;
}
