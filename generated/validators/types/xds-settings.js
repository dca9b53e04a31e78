// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isFilePath } from "./file-path.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://[^/?#@ ]+$", "u");

export function isXdsSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "address") || (key0 === "tokenFile")) || (key0 === "rootCertificates")) || (key0 === "cacheFile")) || (key0 === "maxCacheAge")) || (key0 === "cacheWait"))){
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
if(data.address !== undefined && func0.call(data, "address")){
let data0 = data.address;
if(typeof data0 === "string"){
if(characters(data0) > 512){
const err1 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 1024 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@ ]+$","expected":"http:// or https://, a host and a port"}};
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
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tokenFile !== undefined && func0.call(data, "tokenFile")){
if(!(isFilePath.call(this, data.tokenFile, {instancePath:instancePath+"/tokenFile",parentData:data,parentDataProperty:"tokenFile",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.rootCertificates !== undefined && func0.call(data, "rootCertificates")){
if(!(isFilePath.call(this, data.rootCertificates, {instancePath:instancePath+"/rootCertificates",parentData:data,parentDataProperty:"rootCertificates",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.cacheFile !== undefined && func0.call(data, "cacheFile")){
if(!(isFilePath.call(this, data.cacheFile, {instancePath:instancePath+"/cacheFile",parentData:data,parentDataProperty:"cacheFile",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.maxCacheAge !== undefined && func0.call(data, "maxCacheAge")){
let data4 = data.maxCacheAge;
if(!(isDuration.call(this, data4, {instancePath:instancePath+"/maxCacheAge",parentData:data,parentDataProperty:"maxCacheAge",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length0 = milliseconds(data4);
if(!(isNaN(length0) || length0 >= 1000)){
const err5 = {instancePath:instancePath+"/maxCacheAge",schemaPath:"#/properties/maxCacheAge/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.cacheWait !== undefined && func0.call(data, "cacheWait")){
let data5 = data.cacheWait;
if(!(isDuration.call(this, data5, {instancePath:instancePath+"/cacheWait",parentData:data,parentDataProperty:"cacheWait",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
const length1 = milliseconds(data5);
if(!(isNaN(length1) || length1 <= 60000)){
const err6 = {instancePath:instancePath+"/cacheWait",schemaPath:"#/properties/cacheWait/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "1m"}};
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
isXdsSettings.errors = vErrors;
return errors === 0;
}
