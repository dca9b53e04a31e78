// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isFilePath } from "./file-path.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^postgres(ql)?://.+$", "u");

export function isDatabaseSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "url") || (key0 === "file")) || (key0 === "history")) || (key0 === "cacheFile")) || (key0 === "maxCacheAge"))){
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
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 2048 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^postgres(ql)?://.+$","expected":"a URL that begins with postgres:// or postgresql://"}};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(isFilePath.call(this, data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.history !== undefined && func0.call(data, "history")){
let data2 = data.history;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
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
const err8 = {instancePath:instancePath+"/maxCacheAge",schemaPath:"#/properties/maxCacheAge/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
isDatabaseSettings.errors = vErrors;
return errors === 0;
}
