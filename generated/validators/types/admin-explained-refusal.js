// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminExplainedRefusal(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.why === undefined) || (!(func0.call(data, "why")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "policy") || (key0 === "status")) || (key0 === "why"))){
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
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(isAdminName.call(this, data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data.why !== undefined && func0.call(data, "why")){
if(!(isAdminText.call(this, data.why, {instancePath:instancePath+"/why",parentData:data,parentDataProperty:"why",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
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
isAdminExplainedRefusal.errors = vErrors;
return errors === 0;
}
