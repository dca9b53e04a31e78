// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigCandidateFile } from "./admin-config-candidate-file.js";
import { isAdminSentText } from "./admin-sent-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminReplayOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "files") || (key0 === "records"))){
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
if(data.files !== undefined && func0.call(data, "files")){
let data0 = data.files;
if(Array.isArray(data0)){
if(data0.length > 64){
const err3 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminConfigCandidateFile.call(this, data0[i0], {instancePath:instancePath+"/files/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminConfigCandidateFile.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.records !== undefined && func0.call(data, "records")){
if(!(isAdminSentText.call(this, data.records, {instancePath:instancePath+"/records",parentData:data,parentDataProperty:"records",rootData}))){
vErrors = joined(vErrors, isAdminSentText.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isAdminReplayOrder.errors = vErrors;
return errors === 0;
}
