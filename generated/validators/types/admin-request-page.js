// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminRequestRecord } from "./admin-request-record.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminRequestPage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.records === undefined) || (!(func0.call(data, "records")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "records"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "records") || (key0 === "next"))){
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
if(data.records !== undefined && func0.call(data, "records")){
let data0 = data.records;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminRequestRecord.call(this, data0[i0], {instancePath:instancePath+"/records/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminRequestRecord.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next !== undefined && func0.call(data, "next")){
if(!(isAdminName.call(this, data.next, {instancePath:instancePath+"/next",parentData:data,parentDataProperty:"next",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
isAdminRequestPage.errors = vErrors;
return errors === 0;
}
