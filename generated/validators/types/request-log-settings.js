// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isCelExpression } from "./cel-expression.js";
import { isFilePath } from "./file-path.js";
import { isRequestLogBodies } from "./request-log-bodies.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Models","Mcp","Refusals"];

export function isRequestLogSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "calls") || (key0 === "http")) || (key0 === "bodies")) || (key0 === "file")) || (key0 === "maxQueueSize")) || (key0 === "recordDays")) || (key0 === "hourlySumDays")) || (key0 === "dailySumDays"))){
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
if(data.calls !== undefined && func0.call(data, "calls")){
let data0 = data.calls;
if(Array.isArray(data0)){
if(data0.length > 3){
const err1 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/calls/" + i0,schemaPath:"#/properties/calls/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "Models") || (data1 === "Mcp")) || (data1 === "Refusals"))){
const err3 = {instancePath:instancePath+"/calls/" + i0,schemaPath:"#/properties/calls/items/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err4 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/calls",schemaPath:"#/properties/calls/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(isCelExpression.call(this, data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.bodies !== undefined && func0.call(data, "bodies")){
if(!(isRequestLogBodies.call(this, data.bodies, {instancePath:instancePath+"/bodies",parentData:data,parentDataProperty:"bodies",rootData}))){
vErrors = joined(vErrors, isRequestLogBodies.errors);
errors = vErrors.length;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(isFilePath.call(this, data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.maxQueueSize !== undefined && func0.call(data, "maxQueueSize")){
let data5 = data.maxQueueSize;
if(!(isByteSize.call(this, data5, {instancePath:instancePath+"/maxQueueSize",parentData:data,parentDataProperty:"maxQueueSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data5 == "number") && (isFinite(data5))){
const size0 = bytes(data5);
if(!(isNaN(size0) || size0 >= 65536)){
const err6 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const size1 = bytes(data5);
if(!(isNaN(size1) || size1 <= 1073741824)){
const err7 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1073741824}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data5 === "string"){
const size2 = bytes(data5);
if(!(isNaN(size2) || size2 >= 65536)){
const err8 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const size3 = bytes(data5);
if(!(isNaN(size3) || size3 <= 1073741824)){
const err9 = {instancePath:instancePath+"/maxQueueSize",schemaPath:"#/properties/maxQueueSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1073741824}};
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
if(data.recordDays !== undefined && func0.call(data, "recordDays")){
let data6 = data.recordDays;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/recordDays",schemaPath:"#/properties/recordDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3660 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/recordDays",schemaPath:"#/properties/recordDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3660}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/recordDays",schemaPath:"#/properties/recordDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.hourlySumDays !== undefined && func0.call(data, "hourlySumDays")){
let data7 = data.hourlySumDays;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/hourlySumDays",schemaPath:"#/properties/hourlySumDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3660 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/hourlySumDays",schemaPath:"#/properties/hourlySumDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3660}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/hourlySumDays",schemaPath:"#/properties/hourlySumDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.dailySumDays !== undefined && func0.call(data, "dailySumDays")){
let data8 = data.dailySumDays;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/dailySumDays",schemaPath:"#/properties/dailySumDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 36600 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/dailySumDays",schemaPath:"#/properties/dailySumDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36600}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/dailySumDays",schemaPath:"#/properties/dailySumDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
isRequestLogSettings.errors = vErrors;
return errors === 0;
}
