// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, repeatedItem, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHeaderName } from "./header-name.js";
import { isHttpHeaderValue } from "./http-header-value.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];

export function isHttpHeaderFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "set") || (key0 === "add")) || (key0 === "remove"))){
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
if(data.set !== undefined && func0.call(data, "set")){
let data0 = data.set;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/maxItems",keyword:"maxItems",params:{limit: 16}};
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
if(!(isHttpHeaderValue.call(this, data0[i0], {instancePath:instancePath+"/set/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isHttpHeaderValue.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data0, ["name"]))){
const err2 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
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
const err3 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.add !== undefined && func0.call(data, "add")){
let data2 = data.add;
if(Array.isArray(data2)){
if(data2.length > 16){
const err4 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isHttpHeaderValue.call(this, data2[i1], {instancePath:instancePath+"/add/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHttpHeaderValue.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data2, ["name"]))){
const err5 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
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
const err6 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.remove !== undefined && func0.call(data, "remove")){
let data4 = data.remove;
if(Array.isArray(data4)){
if(data4.length > 16){
const err7 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(isHeaderName.call(this, data4[i2], {instancePath:instancePath+"/remove/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isHeaderName.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data4);
if(!(repeated0 === undefined)){
const err8 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err9 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
const set0 = setOf(data, ["set","add","remove"]);
if(!(set0.length >= 1)){
const err10 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["set","add","remove"], set: set0}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
isHttpHeaderFilter.errors = vErrors;
return errors === 0;
}
