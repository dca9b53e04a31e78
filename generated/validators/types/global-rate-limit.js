// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isRateLimitDescriptor } from "./rate-limit-descriptor.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://[^/?#@]+/?$", "u");
const schema0 = ["FailClosed","FailOpen"];

export function isGlobalRateLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.domain === undefined) || (!(func0.call(data, "domain")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.descriptors === undefined) || (!(func0.call(data, "descriptors")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descriptors"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "backendRef") || (key0 === "url")) || (key0 === "failureMode")) || (key0 === "domain")) || (key0 === "descriptors"))){
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
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(isBackendObjectRef.call(this, data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = joined(vErrors, isBackendObjectRef.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data1) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1.length > 2048 || pattern0.test(data1))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/?$","expected":"a URL such as https://host:port, without path, query, fragment or user name"}};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data2 = data.failureMode;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "FailClosed") || (data2 === "FailOpen"))){
const err8 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.domain !== undefined && func0.call(data, "domain")){
if(!(isShortString.call(this, data.domain, {instancePath:instancePath+"/domain",parentData:data,parentDataProperty:"domain",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.descriptors !== undefined && func0.call(data, "descriptors")){
let data4 = data.descriptors;
if(Array.isArray(data4)){
if(data4.length > 16){
const err9 = {instancePath:instancePath+"/descriptors",schemaPath:"#/properties/descriptors/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/descriptors",schemaPath:"#/properties/descriptors/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(isRateLimitDescriptor.call(this, data4[i0], {instancePath:instancePath+"/descriptors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isRateLimitDescriptor.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/descriptors",schemaPath:"#/properties/descriptors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const set0 = setOf(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err12 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
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
isGlobalRateLimit.errors = vErrors;
return errors === 0;
}
