// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigAttempt } from "./admin-config-attempt.js";
import { isAdminName } from "./admin-name.js";
import { isAdminTime } from "./admin-time.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminConfigStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.synchronized === undefined) || (!(func0.call(data, "synchronized")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "synchronized"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.restartNeeded === undefined) || (!(func0.call(data, "restartNeeded")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "restartNeeded"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "generation") || (key0 === "since")) || (key0 === "source")) || (key0 === "synchronized")) || (key0 === "lastAttempt")) || (key0 === "restartNeeded"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data0 = data.generation;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.since !== undefined && func0.call(data, "since")){
if(!(isAdminTime.call(this, data.since, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(isAdminName.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.synchronized !== undefined && func0.call(data, "synchronized")){
if(typeof data.synchronized !== "boolean"){
const err8 = {instancePath:instancePath+"/synchronized",schemaPath:"#/properties/synchronized/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.lastAttempt !== undefined && func0.call(data, "lastAttempt")){
if(!(isAdminConfigAttempt.call(this, data.lastAttempt, {instancePath:instancePath+"/lastAttempt",parentData:data,parentDataProperty:"lastAttempt",rootData}))){
vErrors = joined(vErrors, isAdminConfigAttempt.errors);
errors = vErrors.length;
}
}
if(data.restartNeeded !== undefined && func0.call(data, "restartNeeded")){
let data5 = data.restartNeeded;
if(Array.isArray(data5)){
if(data5.length > 256){
const err9 = {instancePath:instancePath+"/restartNeeded",schemaPath:"#/properties/restartNeeded/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data5[i0], {instancePath:instancePath+"/restartNeeded/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/restartNeeded",schemaPath:"#/properties/restartNeeded/type",keyword:"type",params:{type: "array"}};
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
isAdminConfigStatus.errors = vErrors;
return errors === 0;
}
