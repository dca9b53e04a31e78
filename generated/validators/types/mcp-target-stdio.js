// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
import { isSecretValue } from "./secret-value.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

export function isMcpTargetStdio(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "command") || (key0 === "args")) || (key0 === "env")) || (key0 === "workingDirectory")) || (key0 === "maxProcesses")) || (key0 === "maxMemory")) || (key0 === "requestTimeout"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(typeof data0 === "string"){
if(characters(data0) > 4096){
const err2 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(data0) < 1){
const err3 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data1 = data.args;
if(Array.isArray(data1)){
if(data1.length > 256){
const err5 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(characters(data2) > 4096){
const err6 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/args/" + i0,schemaPath:"#/properties/args/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err8 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data3 = data.env;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 256){
const err9 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 256}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 of Object.keys(data3)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 256){
const err10 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(characters(key1) < 1){
const err11 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(key1.length > 512 || pattern0.test(key1))){
const err12 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z_][A-Za-z0-9_]*$","expected":"letters, digits and `_`, without a digit in front"},propertyName:key1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err13 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key2 of Object.keys(data3)){
if(!(isSecretValue.call(this, data3[key2], {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isSecretValue.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.workingDirectory !== undefined && func0.call(data, "workingDirectory")){
let data5 = data.workingDirectory;
if(typeof data5 === "string"){
if(characters(data5) > 4096){
const err15 = {instancePath:instancePath+"/workingDirectory",schemaPath:"#/properties/workingDirectory/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(characters(data5) < 1){
const err16 = {instancePath:instancePath+"/workingDirectory",schemaPath:"#/properties/workingDirectory/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/workingDirectory",schemaPath:"#/properties/workingDirectory/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.maxProcesses !== undefined && func0.call(data, "maxProcesses")){
let data6 = data.maxProcesses;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/maxProcesses",schemaPath:"#/properties/maxProcesses/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/maxProcesses",schemaPath:"#/properties/maxProcesses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/maxProcesses",schemaPath:"#/properties/maxProcesses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxMemory !== undefined && func0.call(data, "maxMemory")){
let data7 = data.maxMemory;
if(!(isByteSize.call(this, data7, {instancePath:instancePath+"/maxMemory",parentData:data,parentDataProperty:"maxMemory",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
const size0 = bytes(data7);
if(!(isNaN(size0) || size0 >= 1)){
const err21 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const size1 = bytes(data7);
if(!(isNaN(size1) || size1 <= 1099511627776)){
const err22 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1099511627776}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data7 === "string"){
const size2 = bytes(data7);
if(!(isNaN(size2) || size2 >= 1)){
const err23 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const size3 = bytes(data7);
if(!(isNaN(size3) || size3 <= 1099511627776)){
const err24 = {instancePath:instancePath+"/maxMemory",schemaPath:"#/properties/maxMemory/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 1099511627776}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.requestTimeout !== undefined && func0.call(data, "requestTimeout")){
if(!(isDuration.call(this, data.requestTimeout, {instancePath:instancePath+"/requestTimeout",parentData:data,parentDataProperty:"requestTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
isMcpTargetStdio.errors = vErrors;
return errors === 0;
}
