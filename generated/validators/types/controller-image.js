// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["","Always","IfNotPresent","Never"];

export function isControllerImage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "registry") || (key0 === "repository")) || (key0 === "tag")) || (key0 === "pullPolicy"))){
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
if(data.repository !== undefined && func0.call(data, "repository")){
let data1 = data.repository;
if(typeof data1 === "string"){
if(characters(data1) > 253){
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err4 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 === "string"){
if(characters(data2) > 128){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err6 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data3 = data.pullPolicy;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "") || (data3 === "Always")) || (data3 === "IfNotPresent")) || (data3 === "Never"))){
const err8 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
isControllerImage.errors = vErrors;
return errors === 0;
}
