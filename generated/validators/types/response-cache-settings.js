// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isRedisSettings } from "./redis-settings.js";
const func0 = Object.prototype.hasOwnProperty;

export function isResponseCacheSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "maxEntries") || (key0 === "maxSize")) || (key0 === "maxResponseSize")) || (key0 === "redis"))){
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
if(data.maxEntries !== undefined && func0.call(data, "maxEntries")){
let data0 = data.maxEntries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxSize !== undefined && func0.call(data, "maxSize")){
let data1 = data.maxSize;
if(!(isByteSize.call(this, data1, {instancePath:instancePath+"/maxSize",parentData:data,parentDataProperty:"maxSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
const size0 = bytes(data1);
if(!(isNaN(size0) || size0 >= 1)){
const err4 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const size1 = bytes(data1);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err5 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data1 === "string"){
const size2 = bytes(data1);
if(!(isNaN(size2) || size2 >= 1)){
const err6 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const size3 = bytes(data1);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err7 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
if(data.maxResponseSize !== undefined && func0.call(data, "maxResponseSize")){
let data2 = data.maxResponseSize;
if(!(isByteSize.call(this, data2, {instancePath:instancePath+"/maxResponseSize",parentData:data,parentDataProperty:"maxResponseSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
const size4 = bytes(data2);
if(!(isNaN(size4) || size4 >= 1)){
const err8 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const size5 = bytes(data2);
if(!(isNaN(size5) || size5 <= 67108864)){
const err9 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 67108864}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 === "string"){
const size6 = bytes(data2);
if(!(isNaN(size6) || size6 >= 1)){
const err10 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const size7 = bytes(data2);
if(!(isNaN(size7) || size7 <= 67108864)){
const err11 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 67108864}};
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
if(data.redis !== undefined && func0.call(data, "redis")){
if(!(isRedisSettings.call(this, data.redis, {instancePath:instancePath+"/redis",parentData:data,parentDataProperty:"redis",rootData}))){
vErrors = joined(vErrors, isRedisSettings.errors);
errors = vErrors.length;
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
isResponseCacheSettings.errors = vErrors;
return errors === 0;
}
