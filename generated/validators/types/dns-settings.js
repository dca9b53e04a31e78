// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isDnsSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "servers") || (key0 === "minTtl")) || (key0 === "maxTtl")) || (key0 === "defaultTtl")) || (key0 === "timeout"))){
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
if(data.servers !== undefined && func0.call(data, "servers")){
let data0 = data.servers;
if(Array.isArray(data0)){
if(data0.length > 8){
const err1 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(characters(data1) > 64){
const err3 = {instancePath:instancePath+"/servers/" + i0,schemaPath:"#/properties/servers/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data1) < 1){
const err4 = {instancePath:instancePath+"/servers/" + i0,schemaPath:"#/properties/servers/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/servers/" + i0,schemaPath:"#/properties/servers/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/servers",schemaPath:"#/properties/servers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.minTtl !== undefined && func0.call(data, "minTtl")){
let data2 = data.minTtl;
if(!(isDuration.call(this, data2, {instancePath:instancePath+"/minTtl",parentData:data,parentDataProperty:"minTtl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length0 = milliseconds(data2);
if(!(isNaN(length0) || length0 >= 100)){
const err7 = {instancePath:instancePath+"/minTtl",schemaPath:"#/properties/minTtl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const length1 = milliseconds(data2);
if(!(isNaN(length1) || length1 <= 86400000)){
const err8 = {instancePath:instancePath+"/minTtl",schemaPath:"#/properties/minTtl/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "24h"}};
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
if(data.maxTtl !== undefined && func0.call(data, "maxTtl")){
let data3 = data.maxTtl;
if(!(isDuration.call(this, data3, {instancePath:instancePath+"/maxTtl",parentData:data,parentDataProperty:"maxTtl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length2 = milliseconds(data3);
if(!(isNaN(length2) || length2 >= 100)){
const err9 = {instancePath:instancePath+"/maxTtl",schemaPath:"#/properties/maxTtl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const length3 = milliseconds(data3);
if(!(isNaN(length3) || length3 <= 86400000)){
const err10 = {instancePath:instancePath+"/maxTtl",schemaPath:"#/properties/maxTtl/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "24h"}};
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
if(data.defaultTtl !== undefined && func0.call(data, "defaultTtl")){
let data4 = data.defaultTtl;
if(!(isDuration.call(this, data4, {instancePath:instancePath+"/defaultTtl",parentData:data,parentDataProperty:"defaultTtl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length4 = milliseconds(data4);
if(!(isNaN(length4) || length4 >= 100)){
const err11 = {instancePath:instancePath+"/defaultTtl",schemaPath:"#/properties/defaultTtl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const length5 = milliseconds(data4);
if(!(isNaN(length5) || length5 <= 86400000)){
const err12 = {instancePath:instancePath+"/defaultTtl",schemaPath:"#/properties/defaultTtl/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "24h"}};
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
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data5 = data.timeout;
if(!(isDuration.call(this, data5, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
const length6 = milliseconds(data5);
if(!(isNaN(length6) || length6 >= 10)){
const err13 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "10ms"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const length7 = milliseconds(data5);
if(!(isNaN(length7) || length7 <= 60000)){
const err14 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "1m"}};
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
isDnsSettings.errors = vErrors;
return errors === 0;
}
