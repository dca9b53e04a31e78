// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFilePath } from "./file-path.js";
import { isLabels } from "./labels.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[-._a-zA-Z0-9]+$", "u");

export function isStandaloneConfigMap(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "file") || (key0 === "data")) || (key0 === "labels"))){
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
if(data.file !== undefined && func0.call(data, "file")){
if(!(isFilePath.call(this, data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined && func0.call(data, "data")){
let data1 = data.data;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 1024){
const err1 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs5 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 253){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(key1) < 1){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(key1.length > 506 || pattern0.test(key1))){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[-._a-zA-Z0-9]+$","expected":"letters, digits, `-`, `_` and `.`"},propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
let data2 = data1[key2];
if(typeof data2 === "string"){
if(characters(data2) > 1048576){
const err6 = {instancePath:instancePath+"/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1048576}};
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
const err7 = {instancePath:instancePath+"/data/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/data/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.labels !== undefined && func0.call(data, "labels")){
if(!(isLabels.call(this, data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["file","data"]);
if(!(set0.length === 1)){
const err9 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["file","data"], set: set0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isStandaloneConfigMap.errors = vErrors;
return errors === 0;
}
