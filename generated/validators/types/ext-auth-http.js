// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isHeaderName } from "./header-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isExtAuthHttp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "path") || (key0 === "redirect")) || (key0 === "body")) || (key0 === "allowedRequestHeaders")) || (key0 === "addRequestHeaders")) || (key0 === "allowedResponseHeaders")) || (key0 === "responseMetadata"))){
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
if(!(isCelExpression.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.redirect !== undefined && func0.call(data, "redirect")){
if(!(isCelExpression.call(this, data.redirect, {instancePath:instancePath+"/redirect",parentData:data,parentDataProperty:"redirect",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(isCelExpression.call(this, data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.allowedRequestHeaders !== undefined && func0.call(data, "allowedRequestHeaders")){
let data3 = data.allowedRequestHeaders;
if(Array.isArray(data3)){
if(data3.length > 64){
const err1 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isHeaderName.call(this, data3[i0], {instancePath:instancePath+"/allowedRequestHeaders/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isHeaderName.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data3);
if(!(repeated0 === undefined)){
const err2 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err3 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.addRequestHeaders !== undefined && func0.call(data, "addRequestHeaders")){
let data5 = data.addRequestHeaders;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 64){
const err4 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data5)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 256){
const err5 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(key1) < 1){
const err6 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err7 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 of Object.keys(data5)){
if(!(isCelExpression.call(this, data5[key2], {instancePath:instancePath+"/addRequestHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.allowedResponseHeaders !== undefined && func0.call(data, "allowedResponseHeaders")){
let data7 = data.allowedResponseHeaders;
if(Array.isArray(data7)){
if(data7.length > 64){
const err9 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(isHeaderName.call(this, data7[i1], {instancePath:instancePath+"/allowedResponseHeaders/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHeaderName.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data7);
if(!(repeated1 === undefined)){
const err10 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
const err11 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.responseMetadata !== undefined && func0.call(data, "responseMetadata")){
let data9 = data.responseMetadata;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 64){
const err12 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key3 of Object.keys(data9)){
const _errs18 = errors;
if(typeof key3 === "string"){
if(characters(key3) > 256){
const err13 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(characters(key3) < 1){
const err14 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid7 = _errs18 === errors;
if(!valid7){
const err15 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key4 of Object.keys(data9)){
if(!(isCelExpression.call(this, data9[key4], {instancePath:instancePath+"/responseMetadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key4,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/type",keyword:"type",params:{type: "object"}};
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
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
isExtAuthHttp.errors = vErrors;
return errors === 0;
}
