// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Exact","PathPrefix","RegularExpression"];

export function isAdminRouteMatch(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pathType === undefined) || (!(func0.call(data, "pathType")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.headers === undefined) || (!(func0.call(data, "headers")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.queryParams === undefined) || (!(func0.call(data, "queryParams")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queryParams"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "pathType") || (key0 === "path")) || (key0 === "method")) || (key0 === "headers")) || (key0 === "queryParams"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pathType !== undefined && func0.call(data, "pathType")){
let data0 = data.pathType;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/pathType",schemaPath:"#/properties/pathType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "Exact") || (data0 === "PathPrefix")) || (data0 === "RegularExpression"))){
const err6 = {instancePath:instancePath+"/pathType",schemaPath:"#/properties/pathType/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(isAdminName.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined && func0.call(data, "method")){
if(!(isAdminName.call(this, data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data3 = data.headers;
if(Array.isArray(data3)){
if(data3.length > 64){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data3[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
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
if(data.queryParams !== undefined && func0.call(data, "queryParams")){
let data5 = data.queryParams;
if(Array.isArray(data5)){
if(data5.length > 64){
const err9 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminName.call(this, data5[i1], {instancePath:instancePath+"/queryParams/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/type",keyword:"type",params:{type: "array"}};
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
isAdminRouteMatch.errors = vErrors;
return errors === 0;
}
