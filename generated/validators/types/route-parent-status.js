// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCondition } from "./condition.js";
import { isParentReference } from "./parent-reference.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$", "u");
const schema0 = ["type"];

export function isRouteParentStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parentRef === undefined) || (!(func0.call(data, "parentRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.controllerName === undefined) || (!(func0.call(data, "controllerName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "controllerName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.conditions === undefined) || (!(func0.call(data, "conditions")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "parentRef") || (key0 === "controllerName")) || (key0 === "conditions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.parentRef !== undefined && func0.call(data, "parentRef")){
if(!(isParentReference.call(this, data.parentRef, {instancePath:instancePath+"/parentRef",parentData:data,parentDataProperty:"parentRef",rootData}))){
vErrors = joined(vErrors, isParentReference.errors);
errors = vErrors.length;
}
}
if(data.controllerName !== undefined && func0.call(data, "controllerName")){
let data1 = data.controllerName;
if(typeof data1 === "string"){
if(characters(data1) > 253){
const err4 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(characters(data1) < 1){
const err5 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1.length > 506 || pattern0.test(data1))){
const err6 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$","expected":"a domain, a slash and a path"}};
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
const err7 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.conditions !== undefined && func0.call(data, "conditions")){
let data2 = data.conditions;
if(Array.isArray(data2)){
if(data2.length > 8){
const err8 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isCondition.call(this, data2[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCondition.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data2, ["type"]))){
const err10 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
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
const err11 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
isRouteParentStatus.errors = vErrors;
return errors === 0;
}
