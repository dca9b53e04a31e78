// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isSecretObjectRef } from "./secret-object-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Terminate","Passthrough"];

export function isListenerTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "mode") || (key0 === "certificateRefs")) || (key0 === "options"))){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Terminate") || (data0 === "Passthrough"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.certificateRefs !== undefined && func0.call(data, "certificateRefs")){
let data1 = data.certificateRefs;
if(Array.isArray(data1)){
if(data1.length > 64){
const err3 = {instancePath:instancePath+"/certificateRefs",schemaPath:"#/properties/certificateRefs/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isSecretObjectRef.call(this, data1[i0], {instancePath:instancePath+"/certificateRefs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isSecretObjectRef.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/certificateRefs",schemaPath:"#/properties/certificateRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data3 = data.options;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 16){
const err5 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxProperties",keyword:"maxProperties",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 of Object.keys(data3)){
const _errs9 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 317){
const err6 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(key1) < 1){
const err7 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err8 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 of Object.keys(data3)){
let data4 = data3[key2];
if(typeof data4 === "string"){
if(characters(data4) > 4096){
const err9 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096}};
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
const err10 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err11 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"mode","default":"Terminate","test":"in","values":["Terminate"]},{"field":"options","test":"unset","values":[]}],"then":[{"field":"certificateRefs","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "certificateRefs must be set when mode is Terminate and options is unset", ...fault0}};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isListenerTls.errors = vErrors;
return errors === 0;
}
