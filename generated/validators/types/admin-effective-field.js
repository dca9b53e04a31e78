// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminLosingPlace } from "./admin-losing-place.js";
import { isAdminName } from "./admin-name.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminEffectiveField(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.from === undefined) || (!(func0.call(data, "from")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.instead === undefined) || (!(func0.call(data, "instead")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instead"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "name") || (key0 === "value")) || (key0 === "from")) || (key0 === "instead"))){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined && func0.call(data, "from")){
let data1 = data.from;
if(Array.isArray(data1)){
if(data1.length > 256){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxItems",keyword:"maxItems",params:{limit: 256}};
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
if(!(isAdminText.call(this, data1[i0], {instancePath:instancePath+"/from/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.instead !== undefined && func0.call(data, "instead")){
let data3 = data.instead;
if(Array.isArray(data3)){
if(data3.length > 256){
const err6 = {instancePath:instancePath+"/instead",schemaPath:"#/properties/instead/maxItems",keyword:"maxItems",params:{limit: 256}};
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
if(!(isAdminLosingPlace.call(this, data3[i1], {instancePath:instancePath+"/instead/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminLosingPlace.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/instead",schemaPath:"#/properties/instead/type",keyword:"type",params:{type: "array"}};
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
isAdminEffectiveField.errors = vErrors;
return errors === 0;
}
