// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"connectTimeout":true,"poolIdleTimeout":true,"poolMaxIdle":true,"maxConnections":true,"http2MaxConcurrentStreams":true,"http1MaxHeaders":true,"maxHeadSize":true,"bodyIdleTimeout":true,"maxReplaySize":true};

export function isUpstreamSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.connectTimeout !== undefined && func0.call(data, "connectTimeout")){
if(!(isDuration.call(this, data.connectTimeout, {instancePath:instancePath+"/connectTimeout",parentData:data,parentDataProperty:"connectTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.poolIdleTimeout !== undefined && func0.call(data, "poolIdleTimeout")){
if(!(isDuration.call(this, data.poolIdleTimeout, {instancePath:instancePath+"/poolIdleTimeout",parentData:data,parentDataProperty:"poolIdleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.poolMaxIdle !== undefined && func0.call(data, "poolMaxIdle")){
let data2 = data.poolMaxIdle;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/poolMaxIdle",schemaPath:"#/properties/poolMaxIdle/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65536 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/poolMaxIdle",schemaPath:"#/properties/poolMaxIdle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/poolMaxIdle",schemaPath:"#/properties/poolMaxIdle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.maxConnections !== undefined && func0.call(data, "maxConnections")){
let data3 = data.maxConnections;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/maxConnections",schemaPath:"#/properties/maxConnections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1048576 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/maxConnections",schemaPath:"#/properties/maxConnections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/maxConnections",schemaPath:"#/properties/maxConnections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2MaxConcurrentStreams !== undefined && func0.call(data, "http2MaxConcurrentStreams")){
let data4 = data.http2MaxConcurrentStreams;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/http2MaxConcurrentStreams",schemaPath:"#/properties/http2MaxConcurrentStreams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1048576 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/http2MaxConcurrentStreams",schemaPath:"#/properties/http2MaxConcurrentStreams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/http2MaxConcurrentStreams",schemaPath:"#/properties/http2MaxConcurrentStreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http1MaxHeaders !== undefined && func0.call(data, "http1MaxHeaders")){
let data5 = data.http1MaxHeaders;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxHeadSize !== undefined && func0.call(data, "maxHeadSize")){
let data6 = data.maxHeadSize;
if(!(isByteSize.call(this, data6, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data6 == "number") && (isFinite(data6))){
const size0 = bytes(data6);
if(!(isNaN(size0) || size0 >= 1)){
const err13 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const size1 = bytes(data6);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err14 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data6 === "string"){
const size2 = bytes(data6);
if(!(isNaN(size2) || size2 >= 1)){
const err15 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const size3 = bytes(data6);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err16 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.bodyIdleTimeout !== undefined && func0.call(data, "bodyIdleTimeout")){
if(!(isDuration.call(this, data.bodyIdleTimeout, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.maxReplaySize !== undefined && func0.call(data, "maxReplaySize")){
let data8 = data.maxReplaySize;
if(!(isByteSize.call(this, data8, {instancePath:instancePath+"/maxReplaySize",parentData:data,parentDataProperty:"maxReplaySize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data8 == "number") && (isFinite(data8))){
const size4 = bytes(data8);
if(!(isNaN(size4) || size4 >= 1)){
const err17 = {instancePath:instancePath+"/maxReplaySize",schemaPath:"#/properties/maxReplaySize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const size5 = bytes(data8);
if(!(isNaN(size5) || size5 <= 4294967295)){
const err18 = {instancePath:instancePath+"/maxReplaySize",schemaPath:"#/properties/maxReplaySize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data8 === "string"){
const size6 = bytes(data8);
if(!(isNaN(size6) || size6 >= 1)){
const err19 = {instancePath:instancePath+"/maxReplaySize",schemaPath:"#/properties/maxReplaySize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const size7 = bytes(data8);
if(!(isNaN(size7) || size7 <= 4294967295)){
const err20 = {instancePath:instancePath+"/maxReplaySize",schemaPath:"#/properties/maxReplaySize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
isUpstreamSettings.errors = vErrors;
return errors === 0;
}
