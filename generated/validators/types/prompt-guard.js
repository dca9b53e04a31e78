// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isRequestGuard } from "./request-guard.js";
import { isResponseGuard } from "./response-guard.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Enabled","Mask","Disabled"];

export function isPromptGuard(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "streaming") || (key0 === "request")) || (key0 === "response"))){
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
if(data.streaming !== undefined && func0.call(data, "streaming")){
let data0 = data.streaming;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "Enabled") || (data0 === "Mask")) || (data0 === "Disabled"))){
const err2 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.request !== undefined && func0.call(data, "request")){
let data1 = data.request;
if(Array.isArray(data1)){
if(data1.length > 8){
const err3 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(isRequestGuard.call(this, data1[i0], {instancePath:instancePath+"/request/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isRequestGuard.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
let data3 = data.response;
if(Array.isArray(data3)){
if(data3.length > 8){
const err6 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isResponseGuard.call(this, data3[i1], {instancePath:instancePath+"/response/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isResponseGuard.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const set0 = setOf(data, ["request","response"]);
if(!(set0.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","response"], set: set0}};
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
isPromptGuard.errors = vErrors;
return errors === 0;
}
