// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isPolicyServerSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "authorizationTimeout") || (key0 === "rateLimitTimeout")) || (key0 === "processingTimeout")) || (key0 === "maxResponseSize")) || (key0 === "maxReconnectDelay"))){
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
if(data.authorizationTimeout !== undefined && func0.call(data, "authorizationTimeout")){
let data0 = data.authorizationTimeout;
if(!(isDuration.call(this, data0, {instancePath:instancePath+"/authorizationTimeout",parentData:data,parentDataProperty:"authorizationTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = milliseconds(data0);
if(!(isNaN(length0) || length0 >= 1)){
const err1 = {instancePath:instancePath+"/authorizationTimeout",schemaPath:"#/properties/authorizationTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.rateLimitTimeout !== undefined && func0.call(data, "rateLimitTimeout")){
let data1 = data.rateLimitTimeout;
if(!(isDuration.call(this, data1, {instancePath:instancePath+"/rateLimitTimeout",parentData:data,parentDataProperty:"rateLimitTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
const length1 = milliseconds(data1);
if(!(isNaN(length1) || length1 >= 1)){
const err2 = {instancePath:instancePath+"/rateLimitTimeout",schemaPath:"#/properties/rateLimitTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.processingTimeout !== undefined && func0.call(data, "processingTimeout")){
let data2 = data.processingTimeout;
if(!(isDuration.call(this, data2, {instancePath:instancePath+"/processingTimeout",parentData:data,parentDataProperty:"processingTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length2 = milliseconds(data2);
if(!(isNaN(length2) || length2 >= 1)){
const err3 = {instancePath:instancePath+"/processingTimeout",schemaPath:"#/properties/processingTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
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
if(data.maxResponseSize !== undefined && func0.call(data, "maxResponseSize")){
let data3 = data.maxResponseSize;
if(!(isByteSize.call(this, data3, {instancePath:instancePath+"/maxResponseSize",parentData:data,parentDataProperty:"maxResponseSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
const size0 = bytes(data3);
if(!(isNaN(size0) || size0 >= 1)){
const err4 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const size1 = bytes(data3);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err5 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data3 === "string"){
const size2 = bytes(data3);
if(!(isNaN(size2) || size2 >= 1)){
const err6 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const size3 = bytes(data3);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err7 = {instancePath:instancePath+"/maxResponseSize",schemaPath:"#/properties/maxResponseSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
if(data.maxReconnectDelay !== undefined && func0.call(data, "maxReconnectDelay")){
let data4 = data.maxReconnectDelay;
if(!(isDuration.call(this, data4, {instancePath:instancePath+"/maxReconnectDelay",parentData:data,parentDataProperty:"maxReconnectDelay",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length3 = milliseconds(data4);
if(!(isNaN(length3) || length3 >= 1)){
const err8 = {instancePath:instancePath+"/maxReconnectDelay",schemaPath:"#/properties/maxReconnectDelay/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
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
isPolicyServerSettings.errors = vErrors;
return errors === 0;
}
