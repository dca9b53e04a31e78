// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminFinding } from "./admin-finding.js";
import { isAdminName } from "./admin-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminConfigApplied(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.generation === undefined) || (!(func0.call(data, "generation")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generation"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.restartNeeded === undefined) || (!(func0.call(data, "restartNeeded")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restartNeeded"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.findings === undefined) || (!(func0.call(data, "findings")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "generation") || (key0 === "restartNeeded")) || (key0 === "findings"))){
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
if(data.generation !== undefined && func0.call(data, "generation")){
let data0 = data.generation;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.restartNeeded !== undefined && func0.call(data, "restartNeeded")){
let data1 = data.restartNeeded;
if(Array.isArray(data1)){
if(data1.length > 256){
const err7 = {instancePath:instancePath+"/restartNeeded",schemaPath:"#/properties/restartNeeded/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data1[i0], {instancePath:instancePath+"/restartNeeded/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/restartNeeded",schemaPath:"#/properties/restartNeeded/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.findings !== undefined && func0.call(data, "findings")){
let data3 = data.findings;
if(Array.isArray(data3)){
if(data3.length > 1024){
const err9 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminFinding.call(this, data3[i1], {instancePath:instancePath+"/findings/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminFinding.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
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
isAdminConfigApplied.errors = vErrors;
return errors === 0;
}
