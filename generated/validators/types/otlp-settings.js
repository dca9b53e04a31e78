// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isOtlpSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "maxQueueSize") || (key0 === "maxBatchSize")) || (key0 === "interval")) || (key0 === "timeout")) || (key0 === "maxRetries")) || (key0 === "backoff"))){
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
if(data.maxQueueSize !== undefined && func0.call(data, "maxQueueSize")){
let data0 = data.maxQueueSize;
if(!(isByteSize.call(this, data0, {instancePath:instancePath+"/maxQueueSize",parentData:data,parentDataProperty:"maxQueueSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
const size0 = bytes(data0);
if(!(isNaN(size0) || size0 >= 1024)){
const err1 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const size1 = bytes(data0);
if(!(isNaN(size1) || size1 <= 1073741824)){
const err2 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1073741824}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
const size2 = bytes(data0);
if(!(isNaN(size2) || size2 >= 1024)){
const err3 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const size3 = bytes(data0);
if(!(isNaN(size3) || size3 <= 1073741824)){
const err4 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1073741824}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.maxBatchSize !== undefined && func0.call(data, "maxBatchSize")){
let data1 = data.maxBatchSize;
if(!(isByteSize.call(this, data1, {instancePath:instancePath+"/maxBatchSize",parentData:data,parentDataProperty:"maxBatchSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
const size4 = bytes(data1);
if(!(isNaN(size4) || size4 >= 1024)){
const err5 = {instancePath:instancePath+"/maxBatchSize",schemaPath:"#/properties/maxBatchSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const size5 = bytes(data1);
if(!(isNaN(size5) || size5 <= 1073741824)){
const err6 = {instancePath:instancePath+"/maxBatchSize",schemaPath:"#/properties/maxBatchSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1073741824}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data1 === "string"){
const size6 = bytes(data1);
if(!(isNaN(size6) || size6 >= 1024)){
const err7 = {instancePath:instancePath+"/maxBatchSize",schemaPath:"#/properties/maxBatchSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const size7 = bytes(data1);
if(!(isNaN(size7) || size7 <= 1073741824)){
const err8 = {instancePath:instancePath+"/maxBatchSize",schemaPath:"#/properties/maxBatchSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1073741824}};
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
if(data.interval !== undefined && func0.call(data, "interval")){
let data2 = data.interval;
if(!(isDuration.call(this, data2, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length0 = milliseconds(data2);
if(!(isNaN(length0) || length0 >= 1)){
const err9 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data3 = data.timeout;
if(!(isDuration.call(this, data3, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length1 = milliseconds(data3);
if(!(isNaN(length1) || length1 >= 1)){
const err10 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
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
if(data.maxRetries !== undefined && func0.call(data, "maxRetries")){
let data4 = data.maxRetries;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/maxRetries",schemaPath:"#/properties/maxRetries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.backoff !== undefined && func0.call(data, "backoff")){
let data5 = data.backoff;
if(!(isDuration.call(this, data5, {instancePath:instancePath+"/backoff",parentData:data,parentDataProperty:"backoff",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
const length2 = milliseconds(data5);
if(!(isNaN(length2) || length2 >= 1)){
const err14 = {instancePath:instancePath+"/backoff",schemaPath:"#/properties/backoff/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
isOtlpSettings.errors = vErrors;
return errors === 0;
}
