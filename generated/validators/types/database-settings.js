// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isFilePath } from "./file-path.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^postgres(ql)?://(.*@)?([^@,/?]+([/?].*)?|[/?].+)$", "u");
const pattern1 = new RegExp("^[0-9A-Fa-f]{64}$", "u");

export function isDatabaseSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "url") || (key0 === "file")) || (key0 === "history")) || (key0 === "key")) || (key0 === "previousKey")) || (key0 === "keyFile")) || (key0 === "cacheFile")) || (key0 === "maxCacheAge"))){
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
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 2048 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^postgres(ql)?://(.*@)?([^@,/?]+([/?].*)?|[/?].+)$","expected":"a URL of one host that begins with postgres:// or postgresql://"}};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(isFilePath.call(this, data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.history !== undefined && func0.call(data, "history")){
let data2 = data.history;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.key !== undefined && func0.call(data, "key")){
let data3 = data.key;
if(typeof data3 === "string"){
if(characters(data3) > 64){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(characters(data3) < 64){
const err9 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data3.length > 128 || pattern1.test(data3))){
const err10 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f]{64}$","expected":"64 hexadecimal digits"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.previousKey !== undefined && func0.call(data, "previousKey")){
let data4 = data.previousKey;
if(typeof data4 === "string"){
if(characters(data4) > 64){
const err12 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(characters(data4) < 64){
const err13 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data4.length > 128 || pattern1.test(data4))){
const err14 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f]{64}$","expected":"64 hexadecimal digits"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/previousKey",schemaPath:"#/properties/previousKey/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.keyFile !== undefined && func0.call(data, "keyFile")){
if(!(isFilePath.call(this, data.keyFile, {instancePath:instancePath+"/keyFile",parentData:data,parentDataProperty:"keyFile",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.cacheFile !== undefined && func0.call(data, "cacheFile")){
if(!(isFilePath.call(this, data.cacheFile, {instancePath:instancePath+"/cacheFile",parentData:data,parentDataProperty:"cacheFile",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.maxCacheAge !== undefined && func0.call(data, "maxCacheAge")){
let data7 = data.maxCacheAge;
if(!(isDuration.call(this, data7, {instancePath:instancePath+"/maxCacheAge",parentData:data,parentDataProperty:"maxCacheAge",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
const length0 = milliseconds(data7);
if(!(isNaN(length0) || length0 >= 1000)){
const err16 = {instancePath:instancePath+"/maxCacheAge",schemaPath:"#/properties/maxCacheAge/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
const fault0 = ruleFault(data, {"when":[{"field":"previousKey","test":"set","values":[]}],"then":[{"field":"key","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "key must be set when previousKey is set", ...fault0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"keyFile","test":"set","values":[]}],"then":[{"field":"key","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "key must be unset when keyFile is set", ...fault1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
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
isDatabaseSettings.errors = vErrors;
return errors === 0;
}
