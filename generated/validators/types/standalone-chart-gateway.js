// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isExtraService } from "./extra-service.js";
import { isStandaloneService } from "./standalone-service.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];

export function isStandaloneChartGateway(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "service") || (key0 === "extraServices"))){
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
if(data.service !== undefined && func0.call(data, "service")){
if(!(isStandaloneService.call(this, data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = joined(vErrors, isStandaloneService.errors);
errors = vErrors.length;
}
}
if(data.extraServices !== undefined && func0.call(data, "extraServices")){
let data1 = data.extraServices;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/extraServices",schemaPath:"#/properties/extraServices/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isExtraService.call(this, data1[i0], {instancePath:instancePath+"/extraServices/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isExtraService.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data1, ["name"]))){
const err2 = {instancePath:instancePath+"/extraServices",schemaPath:"#/properties/extraServices/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/extraServices",schemaPath:"#/properties/extraServices/type",keyword:"type",params:{type: "array"}};
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
isStandaloneChartGateway.errors = vErrors;
return errors === 0;
}
