// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isDynamicCaSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "maxCertificates") || (key0 === "maxNewCertificates")) || (key0 === "cacheTtl")) || (key0 === "validity")) || (key0 === "backdate"))){
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
if(data.maxCertificates !== undefined && func0.call(data, "maxCertificates")){
let data0 = data.maxCertificates;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxCertificates",schemaPath:"#/properties/maxCertificates/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65536 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxCertificates",schemaPath:"#/properties/maxCertificates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxCertificates",schemaPath:"#/properties/maxCertificates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxNewCertificates !== undefined && func0.call(data, "maxNewCertificates")){
let data1 = data.maxNewCertificates;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxNewCertificates",schemaPath:"#/properties/maxNewCertificates/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65536 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxNewCertificates",schemaPath:"#/properties/maxNewCertificates/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxNewCertificates",schemaPath:"#/properties/maxNewCertificates/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.cacheTtl !== undefined && func0.call(data, "cacheTtl")){
let data2 = data.cacheTtl;
if(!(isDuration.call(this, data2, {instancePath:instancePath+"/cacheTtl",parentData:data,parentDataProperty:"cacheTtl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length0 = milliseconds(data2);
if(!(isNaN(length0) || length0 >= 1000)){
const err7 = {instancePath:instancePath+"/cacheTtl",schemaPath:"#/properties/cacheTtl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.validity !== undefined && func0.call(data, "validity")){
let data3 = data.validity;
if(!(isDuration.call(this, data3, {instancePath:instancePath+"/validity",parentData:data,parentDataProperty:"validity",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length1 = milliseconds(data3);
if(!(isNaN(length1) || length1 >= 60000)){
const err8 = {instancePath:instancePath+"/validity",schemaPath:"#/properties/validity/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1m"}};
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
if(data.backdate !== undefined && func0.call(data, "backdate")){
if(!(isDuration.call(this, data.backdate, {instancePath:instancePath+"/backdate",parentData:data,parentDataProperty:"backdate",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
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
isDynamicCaSettings.errors = vErrors;
return errors === 0;
}
