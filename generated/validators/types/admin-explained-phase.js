// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminEffectiveField } from "./admin-effective-field.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["connection","gateway","route"];

export function isAdminExplainedPhase(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.phase === undefined) || (!(func0.call(data, "phase")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.policies === undefined) || (!(func0.call(data, "policies")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "phase") || (key0 === "policies"))){
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
if(data.phase !== undefined && func0.call(data, "phase")){
let data0 = data.phase;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "connection") || (data0 === "gateway")) || (data0 === "route"))){
const err4 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
let data1 = data.policies;
if(Array.isArray(data1)){
if(data1.length > 256){
const err5 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminEffectiveField.call(this, data1[i0], {instancePath:instancePath+"/policies/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminEffectiveField.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isAdminExplainedPhase.errors = vErrors;
return errors === 0;
}
