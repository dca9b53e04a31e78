// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"type":true,"path":true,"host":true,"statuses":true,"service":true,"interval":true,"timeout":true,"failures":true,"successes":true};
const schema1 = ["HTTP","GRPC","TCP"];
const pattern0 = new RegExp("^/[!-~]*$", "u");

export function isHealthCheck(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "HTTP") || (data0 === "GRPC")) || (data0 === "TCP"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data1) < 1){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1.length > 2048 || pattern0.test(data1))){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/x-pattern",keyword:"x-pattern",params:{"pattern":"^/[!-~]*$","expected":"a path that begins with a slash"}};
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
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.host !== undefined && func0.call(data, "host")){
if(!(isShortString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.statuses !== undefined && func0.call(data, "statuses")){
let data3 = data.statuses;
if(Array.isArray(data3)){
if(data3.length > 64){
const err7 = {instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/statuses/" + i0,schemaPath:"#/properties/statuses/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 599 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/statuses/" + i0,schemaPath:"#/properties/statuses/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 100 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/statuses/" + i0,schemaPath:"#/properties/statuses/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
const repeated0 = repeatedItem(data3);
if(!(repeated0 === undefined)){
const err12 = {instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err13 = {instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.service !== undefined && func0.call(data, "service")){
let data5 = data.service;
if(typeof data5 === "string"){
if(characters(data5) > 256){
const err14 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(characters(data5) < 1){
const err15 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/service",schemaPath:"#/properties/service/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.interval !== undefined && func0.call(data, "interval")){
let data6 = data.interval;
if(!(isDuration.call(this, data6, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
const length0 = milliseconds(data6);
if(!(isNaN(length0) || length0 >= 100)){
const err17 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const length1 = milliseconds(data6);
if(!(isNaN(length1) || length1 <= 86400000)){
const err18 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "24h"}};
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
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data7 = data.timeout;
if(!(isDuration.call(this, data7, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
const length2 = milliseconds(data7);
if(!(isNaN(length2) || length2 >= 10)){
const err19 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "10ms"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const length3 = milliseconds(data7);
if(!(isNaN(length3) || length3 <= 3600000)){
const err20 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "1h"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.failures !== undefined && func0.call(data, "failures")){
let data8 = data.failures;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.successes !== undefined && func0.call(data, "successes")){
let data9 = data.successes;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
const fault0 = ruleFault(data, {"when":[{"field":"type","default":"HTTP","test":"in","values":["GRPC","TCP"]}],"then":[{"field":"path","test":"unset","values":[]},{"field":"statuses","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err27 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "path and statuses must be unset when type is GRPC or TCP", ...fault0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"type","default":"HTTP","test":"in","values":["HTTP","TCP"]}],"then":[{"field":"service","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err28 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "service must be unset when type is HTTP or TCP", ...fault1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"type","default":"HTTP","test":"in","values":["TCP"]}],"then":[{"field":"host","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err29 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be unset when type is TCP", ...fault2}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
isHealthCheck.errors = vErrors;
return errors === 0;
}
