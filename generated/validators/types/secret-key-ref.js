// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGroup } from "./group.js";
import { isObjectName } from "./object-name.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$", "u");

export function isSecretKeyRef(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "name") || (key0 === "group")) || (key0 === "kind")) || (key0 === "key"))){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isObjectName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(!(isGroup.call(this, data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = joined(vErrors, isGroup.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data2 = data.kind;
if(typeof data2 === "string"){
if(characters(data2) > 63){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 126 || pattern0.test(data2))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/x-pattern",keyword:"x-pattern",params:{"pattern":"^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$","expected":"a kind such as Secret, or empty"}};
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
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
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
if(typeof data3 === "string"){
if(characters(data3) > 253){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(data3) < 1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"group","default":"","test":"in","values":[""]}],"then":[{"field":"kind","default":"","test":"in","values":["","Secret"]}]});
if(!(fault0 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be empty or Secret when group is empty", ...fault0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"group","default":"","test":"notIn","values":[""]}],"then":[{"field":"kind","default":"","test":"notIn","values":[""]}]});
if(!(fault1 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be other than empty when group is other than empty", ...fault1}};
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
isSecretKeyRef.errors = vErrors;
return errors === 0;
}
