// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpHeaderMatch } from "./http-header-match.js";
import { isHttpPathMatch } from "./http-path-match.js";
import { isHttpQueryParamMatch } from "./http-query-param-match.js";
import { isIrCallRank } from "./ir-call-rank.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];
const schema1 = ["GET","HEAD","POST","PUT","DELETE","CONNECT","OPTIONS","TRACE","PATCH"];

export function isIrRouteMatch(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "path") || (key0 === "queryParams")) || (key0 === "method")) || (key0 === "headers")) || (key0 === "call"))){
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
if(data.path !== undefined && func0.call(data, "path")){
if(!(isHttpPathMatch.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isHttpPathMatch.errors);
errors = vErrors.length;
}
}
if(data.queryParams !== undefined && func0.call(data, "queryParams")){
let data1 = data.queryParams;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isHttpQueryParamMatch.call(this, data1[i0], {instancePath:instancePath+"/queryParams/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isHttpQueryParamMatch.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data1, ["name"]))){
const err2 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.method !== undefined && func0.call(data, "method")){
let data3 = data.method;
if(typeof data3 !== "string"){
const err4 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((((data3 === "GET") || (data3 === "HEAD")) || (data3 === "POST")) || (data3 === "PUT")) || (data3 === "DELETE")) || (data3 === "CONNECT")) || (data3 === "OPTIONS")) || (data3 === "TRACE")) || (data3 === "PATCH"))){
const err5 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data4 = data.headers;
if(Array.isArray(data4)){
if(data4.length > 16){
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(isHttpHeaderMatch.call(this, data4[i1], {instancePath:instancePath+"/headers/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHttpHeaderMatch.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data4, ["name"]))){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.call !== undefined && func0.call(data, "call")){
if(!(isIrCallRank.call(this, data.call, {instancePath:instancePath+"/call",parentData:data,parentDataProperty:"call",rootData}))){
vErrors = joined(vErrors, isIrCallRank.errors);
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
isIrRouteMatch.errors = vErrors;
return errors === 0;
}
