// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
const func0 = Object.prototype.hasOwnProperty;

export function isOverloadSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "maxRequests") || (key0 === "maxMemory")) || (key0 === "maxMemoryShare"))){
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
if(data.maxRequests !== undefined && func0.call(data, "maxRequests")){
let data0 = data.maxRequests;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxRequests",schemaPath:"#/properties/maxRequests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxRequests",schemaPath:"#/properties/maxRequests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxRequests",schemaPath:"#/properties/maxRequests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxMemory !== undefined && func0.call(data, "maxMemory")){
let data1 = data.maxMemory;
if(!(isByteSize.call(this, data1, {instancePath:instancePath+"/maxMemory",parentData:data,parentDataProperty:"maxMemory",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data1 == "number") && (isFinite(data1))){
const size0 = bytes(data1);
if(!(isNaN(size0) || size0 >= 1)){
const err4 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const size1 = bytes(data1);
if(!(isNaN(size1) || size1 <= 1099511627776)){
const err5 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1099511627776}};
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
const err6 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const size3 = bytes(data1);
if(!(isNaN(size3) || size3 <= 1099511627776)){
const err7 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1099511627776}};
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
if(data.maxMemoryShare !== undefined && func0.call(data, "maxMemoryShare")){
let data2 = data.maxMemoryShare;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/maxMemoryShare",schemaPath:"#/properties/maxMemoryShare/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxMemoryShare",schemaPath:"#/properties/maxMemoryShare/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/maxMemoryShare",schemaPath:"#/properties/maxMemoryShare/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
isOverloadSettings.errors = vErrors;
return errors === 0;
}
