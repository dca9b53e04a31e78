// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isFilePath } from "./file-path.js";
const func0 = Object.prototype.hasOwnProperty;

export function isMcpSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "sessionTtl") || (key0 === "maxSessionAge")) || (key0 === "cachedSessions")) || (key0 === "inputTimeout")) || (key0 === "maxWaitingCalls")) || (key0 === "consentFile"))){
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
if(data.sessionTtl !== undefined && func0.call(data, "sessionTtl")){
if(!(isDuration.call(this, data.sessionTtl, {instancePath:instancePath+"/sessionTtl",parentData:data,parentDataProperty:"sessionTtl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.maxSessionAge !== undefined && func0.call(data, "maxSessionAge")){
if(!(isDuration.call(this, data.maxSessionAge, {instancePath:instancePath+"/maxSessionAge",parentData:data,parentDataProperty:"maxSessionAge",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.cachedSessions !== undefined && func0.call(data, "cachedSessions")){
let data2 = data.cachedSessions;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/cachedSessions",schemaPath:"#/properties/cachedSessions/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/cachedSessions",schemaPath:"#/properties/cachedSessions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/cachedSessions",schemaPath:"#/properties/cachedSessions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.inputTimeout !== undefined && func0.call(data, "inputTimeout")){
if(!(isDuration.call(this, data.inputTimeout, {instancePath:instancePath+"/inputTimeout",parentData:data,parentDataProperty:"inputTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.maxWaitingCalls !== undefined && func0.call(data, "maxWaitingCalls")){
let data4 = data.maxWaitingCalls;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/maxWaitingCalls",schemaPath:"#/properties/maxWaitingCalls/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/maxWaitingCalls",schemaPath:"#/properties/maxWaitingCalls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/maxWaitingCalls",schemaPath:"#/properties/maxWaitingCalls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.consentFile !== undefined && func0.call(data, "consentFile")){
if(!(isFilePath.call(this, data.consentFile, {instancePath:instancePath+"/consentFile",parentData:data,parentDataProperty:"consentFile",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
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
isMcpSettings.errors = vErrors;
return errors === 0;
}
