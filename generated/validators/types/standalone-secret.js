// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFilePath } from "./file-path.js";
import { isLabels } from "./labels.js";
import { isSecretValue } from "./secret-value.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "file") || (key0 === "env")) || (key0 === "data")) || (key0 === "labels"))){
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
if(data.env !== undefined && func0.call(data, "env")){
let data1 = data.env;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err1 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 64}};
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
if(characters(key1) > 256){
const err2 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(key1) < 1){
const err3 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
if(!(isShortString.call(this, data1[key2], {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined && func0.call(data, "data")){
let data3 = data.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 64){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key3 of Object.keys(data3)){
const _errs10 = errors;
if(typeof key3 === "string"){
if(characters(key3) > 256){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(characters(key3) < 1){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key4 of Object.keys(data3)){
if(!(isSecretValue.call(this, data3[key4], {instancePath:instancePath+"/data/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = joined(vErrors, isSecretValue.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
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
const set0 = setOf(data, ["file","env","data"]);
if(!(set0.length === 1)){
const err11 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["file","env","data"], set: set0}};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
isStandaloneSecret.errors = vErrors;
return errors === 0;
}
