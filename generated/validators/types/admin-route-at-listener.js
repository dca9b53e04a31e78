// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminExplainedBackend } from "./admin-explained-backend.js";
import { isAdminExplainedPhase } from "./admin-explained-phase.js";
import { isAdminKnownResponse } from "./admin-known-response.js";
import { isAdminName } from "./admin-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminRouteAtListener(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.listener === undefined) || (!(func0.call(data, "listener")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listener"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.phases === undefined) || (!(func0.call(data, "phases")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phases"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.backends === undefined) || (!(func0.call(data, "backends")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backends"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "listener") || (key0 === "phases")) || (key0 === "backends")) || (key0 === "response"))){
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
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(isAdminName.call(this, data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.phases !== undefined && func0.call(data, "phases")){
let data1 = data.phases;
if(Array.isArray(data1)){
if(data1.length > 3){
const err4 = {instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminExplainedPhase.call(this, data1[i0], {instancePath:instancePath+"/phases/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminExplainedPhase.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data3 = data.backends;
if(Array.isArray(data3)){
if(data3.length > 1024){
const err6 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminExplainedBackend.call(this, data3[i1], {instancePath:instancePath+"/backends/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminExplainedBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(isAdminKnownResponse.call(this, data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joined(vErrors, isAdminKnownResponse.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
isAdminRouteAtListener.errors = vErrors;
return errors === 0;
}
