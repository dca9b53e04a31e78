// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigFile } from "./admin-config-file.js";
import { isAdminConfigVersion } from "./admin-config-version.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminConfigVersionTexts(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.files === undefined) || (!(func0.call(data, "files")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "version") || (key0 === "files")) || (key0 === "before"))){
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
if(data.version !== undefined && func0.call(data, "version")){
if(!(isAdminConfigVersion.call(this, data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = joined(vErrors, isAdminConfigVersion.errors);
errors = vErrors.length;
}
}
if(data.files !== undefined && func0.call(data, "files")){
let data1 = data.files;
if(Array.isArray(data1)){
if(data1.length > 256){
const err4 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/maxItems",keyword:"maxItems",params:{limit: 256}};
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
if(!(isAdminConfigFile.call(this, data1[i0], {instancePath:instancePath+"/files/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminConfigFile.errors);
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
if(data.before !== undefined && func0.call(data, "before")){
let data3 = data.before;
if(Array.isArray(data3)){
if(data3.length > 256){
const err6 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/maxItems",keyword:"maxItems",params:{limit: 256}};
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
if(!(isAdminConfigFile.call(this, data3[i1], {instancePath:instancePath+"/before/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminConfigFile.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "array"}};
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
isAdminConfigVersionTexts.errors = vErrors;
return errors === 0;
}
