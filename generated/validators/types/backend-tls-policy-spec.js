// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendTlsPolicyTargetRef } from "./backend-tls-policy-target-ref.js";
import { isBackendTlsPolicyValidation } from "./backend-tls-policy-validation.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$", "u");

export function isBackendTlsPolicySpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targetRefs === undefined) || (!(func0.call(data, "targetRefs")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetRefs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.validation === undefined) || (!(func0.call(data, "validation")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "validation"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "targetRefs") || (key0 === "validation")) || (key0 === "options"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.targetRefs !== undefined && func0.call(data, "targetRefs")){
let data0 = data.targetRefs;
if(Array.isArray(data0)){
if(data0.length > 16){
const err3 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isBackendTlsPolicyTargetRef.call(this, data0[i0], {instancePath:instancePath+"/targetRefs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isBackendTlsPolicyTargetRef.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data0, {"having":"group","distinct":["group","kind","name","sectionName"],"defaults":{}});
if(!(item0 < 0)){
const err5 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same group, kind, name and sectionName", item: item0, distinct: ["group","kind","name","sectionName"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const item1 = offendingItem(data0, {"alike":["sectionName"],"by":["group","kind","name"],"defaults":{}});
if(!(item1 < 0)){
const err6 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "items with the same group, kind and name must set the same of sectionName", item: item1, distinct: []}};
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
const err7 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const item2 = offendingItem(data0, {"having":"group","distinct":["group","kind","name","sectionName"],"defaults":{}});
if(!(item2 < 0)){
const err8 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same group, kind, name and sectionName", item: item2, distinct: ["group","kind","name","sectionName"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const item3 = offendingItem(data0, {"alike":["sectionName"],"by":["group","kind","name"],"defaults":{}});
if(!(item3 < 0)){
const err9 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "items with the same group, kind and name must set the same of sectionName", item: item3, distinct: []}};
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
if(data.validation !== undefined && func0.call(data, "validation")){
if(!(isBackendTlsPolicyValidation.call(this, data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData}))){
vErrors = joined(vErrors, isBackendTlsPolicyValidation.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data3 = data.options;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 16){
const err10 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxProperties",keyword:"maxProperties",params:{limit: 16}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 of Object.keys(data3)){
const _errs8 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 317){
const err11 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(characters(key1) < 1){
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(key1.length > 634 || pattern0.test(key1))){
const err13 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$","expected":"letters and digits, with `-`, `_` and `.` between them, perhaps behind a domain and a slash"},propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
const err14 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 of Object.keys(data3)){
let data4 = data3[key2];
if(typeof data4 === "string"){
if(characters(data4) > 4096){
const err15 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
isBackendTlsPolicySpec.errors = vErrors;
return errors === 0;
}
