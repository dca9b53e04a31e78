// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
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
if(!(isByteSize.call(this, data.maxHeadSize, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
}
if(data.bodyIdleTimeout !== undefined && func0.call(data, "bodyIdleTimeout")){
if(!(isDuration.call(this, data.bodyIdleTimeout, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.maxReplaySize !== undefined && func0.call(data, "maxReplaySize")){
if(!(isByteSize.call(this, data.maxReplaySize, {instancePath:instancePath+"/maxReplaySize",parentData:data,parentDataProperty:"maxReplaySize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isUpstreamSettings.errors = vErrors;
return errors === 0;
}
