// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_.-]*$", "u");
const pattern1 = new RegExp("^[a-z0-9]+:[0-9a-f]+$", "u");
const schema0 = ["Always","IfNotPresent","Never"];

export function isParametersImage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "registry") || (key0 === "repository")) || (key0 === "tag")) || (key0 === "digest")) || (key0 === "pullPolicy"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
if(!(isShortString.call(this, data.registry, {instancePath:instancePath+"/registry",parentData:data,parentDataProperty:"registry",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
if(!(isShortString.call(this, data.repository, {instancePath:instancePath+"/repository",parentData:data,parentDataProperty:"repository",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 === "string"){
if(characters(data2) > 128){
const err1 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data2) < 1){
const err2 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 256 || pattern0.test(data2))){
const err3 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.-]*$","expected":"letters and digits, with `_`, `.` and `-` between them"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
let data3 = data.digest;
if(typeof data3 === "string"){
if(characters(data3) > 256){
const err5 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(data3) < 1){
const err6 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data3.length > 512 || pattern1.test(data3))){
const err7 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]+:[0-9a-f]+$","expected":"a digest such as sha256: and hexadecimal digits"}};
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
const err8 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data4 = data.pullPolicy;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data4 === "Always") || (data4 === "IfNotPresent")) || (data4 === "Never"))){
const err10 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema0}};
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
isParametersImage.errors = vErrors;
return errors === 0;
}
