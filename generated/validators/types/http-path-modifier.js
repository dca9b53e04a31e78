// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["ReplaceFullPath","ReplacePrefixMatch"];

export function isHttpPathModifier(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "replaceFullPath")) || (key0 === "replacePrefixMatch"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "ReplaceFullPath") || (data0 === "ReplacePrefixMatch"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replaceFullPath !== undefined && func0.call(data, "replaceFullPath")){
let data1 = data.replaceFullPath;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err4 = {instancePath:instancePath+"/replaceFullPath",schemaPath:"#/properties/replaceFullPath/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/replaceFullPath",schemaPath:"#/properties/replaceFullPath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.replacePrefixMatch !== undefined && func0.call(data, "replacePrefixMatch")){
let data2 = data.replacePrefixMatch;
if(typeof data2 === "string"){
if(characters(data2) > 1024){
const err6 = {instancePath:instancePath+"/replacePrefixMatch",schemaPath:"#/properties/replacePrefixMatch/maxLength",keyword:"maxLength",params:{limit: 1024}};
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
const err7 = {instancePath:instancePath+"/replacePrefixMatch",schemaPath:"#/properties/replacePrefixMatch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const set0 = setOf(data, ["replaceFullPath","replacePrefixMatch"]);
if(!(set0.length === 1)){
const err8 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["replaceFullPath","replacePrefixMatch"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ReplaceFullPath"]}],"then":[{"field":"replaceFullPath","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "replaceFullPath must be set when type is ReplaceFullPath", ...fault0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ReplacePrefixMatch"]}],"then":[{"field":"replacePrefixMatch","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "replacePrefixMatch must be set when type is ReplacePrefixMatch", ...fault1}};
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
isHttpPathModifier.errors = vErrors;
return errors === 0;
}
