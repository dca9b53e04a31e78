// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCorsHeader } from "./cors-header.js";
import { isCorsOrigin } from "./cors-origin.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["GET","HEAD","POST","PUT","DELETE","CONNECT","OPTIONS","TRACE","PATCH","*"];

export function isHttpCorsFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "allowOrigins") || (key0 === "allowCredentials")) || (key0 === "allowMethods")) || (key0 === "allowHeaders")) || (key0 === "exposeHeaders")) || (key0 === "maxAge"))){
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
if(data.allowOrigins !== undefined && func0.call(data, "allowOrigins")){
let data0 = data.allowOrigins;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/allowOrigins",schemaPath:"#/properties/allowOrigins/maxItems",keyword:"maxItems",params:{limit: 64}};
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
if(!(isCorsOrigin.call(this, data0[i0], {instancePath:instancePath+"/allowOrigins/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCorsOrigin.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err2 = {instancePath:instancePath+"/allowOrigins",schemaPath:"#/properties/allowOrigins/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err3 = {instancePath:instancePath+"/allowOrigins",schemaPath:"#/properties/allowOrigins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowCredentials !== undefined && func0.call(data, "allowCredentials")){
if(typeof data.allowCredentials !== "boolean"){
const err4 = {instancePath:instancePath+"/allowCredentials",schemaPath:"#/properties/allowCredentials/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.allowMethods !== undefined && func0.call(data, "allowMethods")){
let data3 = data.allowMethods;
if(Array.isArray(data3)){
if(data3.length > 9){
const err5 = {instancePath:instancePath+"/allowMethods",schemaPath:"#/properties/allowMethods/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/allowMethods/" + i1,schemaPath:"#/properties/allowMethods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((data4 === "GET") || (data4 === "HEAD")) || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "DELETE")) || (data4 === "CONNECT")) || (data4 === "OPTIONS")) || (data4 === "TRACE")) || (data4 === "PATCH")) || (data4 === "*"))){
const err7 = {instancePath:instancePath+"/allowMethods/" + i1,schemaPath:"#/properties/allowMethods/items/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const repeated1 = repeatedItem(data3);
if(!(repeated1 === undefined)){
const err8 = {instancePath:instancePath+"/allowMethods",schemaPath:"#/properties/allowMethods/x-unique-items",keyword:"x-unique-items",params:repeated1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/allowMethods",schemaPath:"#/properties/allowMethods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.allowHeaders !== undefined && func0.call(data, "allowHeaders")){
let data5 = data.allowHeaders;
if(Array.isArray(data5)){
if(data5.length > 64){
const err10 = {instancePath:instancePath+"/allowHeaders",schemaPath:"#/properties/allowHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(isCorsHeader.call(this, data5[i2], {instancePath:instancePath+"/allowHeaders/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isCorsHeader.errors);
errors = vErrors.length;
}
}
const repeated2 = repeatedItem(data5);
if(!(repeated2 === undefined)){
const err11 = {instancePath:instancePath+"/allowHeaders",schemaPath:"#/properties/allowHeaders/x-unique-items",keyword:"x-unique-items",params:repeated2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/allowHeaders",schemaPath:"#/properties/allowHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exposeHeaders !== undefined && func0.call(data, "exposeHeaders")){
let data7 = data.exposeHeaders;
if(Array.isArray(data7)){
if(data7.length > 64){
const err13 = {instancePath:instancePath+"/exposeHeaders",schemaPath:"#/properties/exposeHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(isCorsHeader.call(this, data7[i3], {instancePath:instancePath+"/exposeHeaders/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isCorsHeader.errors);
errors = vErrors.length;
}
}
const repeated3 = repeatedItem(data7);
if(!(repeated3 === undefined)){
const err14 = {instancePath:instancePath+"/exposeHeaders",schemaPath:"#/properties/exposeHeaders/x-unique-items",keyword:"x-unique-items",params:repeated3};
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
const err15 = {instancePath:instancePath+"/exposeHeaders",schemaPath:"#/properties/exposeHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.maxAge !== undefined && func0.call(data, "maxAge")){
let data9 = data.maxAge;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/maxAge",schemaPath:"#/properties/maxAge/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/maxAge",schemaPath:"#/properties/maxAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/maxAge",schemaPath:"#/properties/maxAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const fault0 = ruleFault(data, {"when":[{"field":"allowOrigins","test":"has","values":["*"]}],"then":[{"field":"allowOrigins","test":"atMostItems","values":[1]}]});
if(!(fault0 === undefined)){
const err19 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "`*` must be the only item of allowOrigins", ...fault0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"allowMethods","test":"has","values":["*"]}],"then":[{"field":"allowMethods","test":"atMostItems","values":[1]}]});
if(!(fault1 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "`*` must be the only item of allowMethods", ...fault1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"allowHeaders","test":"has","values":["*"]}],"then":[{"field":"allowHeaders","test":"atMostItems","values":[1]}]});
if(!(fault2 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "`*` must be the only item of allowHeaders", ...fault2}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
isHttpCorsFilter.errors = vErrors;
return errors === 0;
}
