// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpGuardrailRemote } from "./mcp-guardrail-remote.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(\\*|[^*]+|[^*]+/\\*|\\*/[^*]+)$", "u");
const schema0 = ["Off","Request","Response","Full"];

export function isMcpGuardrailProcessor(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.remote === undefined) || (!(func0.call(data, "remote")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remote"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.methods === undefined) || (!(func0.call(data, "methods")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "remote") || (key0 === "methods"))){
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
if(data.remote !== undefined && func0.call(data, "remote")){
if(!(isMcpGuardrailRemote.call(this, data.remote, {instancePath:instancePath+"/remote",parentData:data,parentDataProperty:"remote",rootData}))){
vErrors = joined(vErrors, isMcpGuardrailRemote.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined && func0.call(data, "methods")){
let data1 = data.methods;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err3 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs5 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 256){
const err5 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(key1) < 1){
const err6 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(key1.length > 512 || pattern0.test(key1))){
const err7 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^(\\*|[^*]+|[^*]+/\\*|\\*/[^*]+)$","expected":"a method, prefix/*, */suffix or *"},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
let data2 = data1[key2];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/methods/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methods/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "Off") || (data2 === "Request")) || (data2 === "Response")) || (data2 === "Full"))){
const err10 = {instancePath:instancePath+"/methods/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methods/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema0}};
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
const err11 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
isMcpGuardrailProcessor.errors = vErrors;
return errors === 0;
}
