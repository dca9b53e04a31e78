// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isResponseCache(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "ttl") || (key0 === "sharedBy")) || (key0 === "key"))){
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
if(data.ttl !== undefined && func0.call(data, "ttl")){
let data0 = data.ttl;
if(!(isDuration.call(this, data0, {instancePath:instancePath+"/ttl",parentData:data,parentDataProperty:"ttl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = milliseconds(data0);
if(!(isNaN(length0) || length0 >= 1000)){
const err1 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.sharedBy !== undefined && func0.call(data, "sharedBy")){
let data1 = data.sharedBy;
if(Array.isArray(data1)){
if(data1.length > 16){
const err2 = {instancePath:instancePath+"/sharedBy",schemaPath:"#/properties/sharedBy/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/sharedBy",schemaPath:"#/properties/sharedBy/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isCelExpression.call(this, data1[i0], {instancePath:instancePath+"/sharedBy/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/sharedBy",schemaPath:"#/properties/sharedBy/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data3 = data.key;
if(Array.isArray(data3)){
if(data3.length > 16){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isCelExpression.call(this, data3[i1], {instancePath:instancePath+"/key/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "array"}};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
isResponseCache.errors = vErrors;
return errors === 0;
}
