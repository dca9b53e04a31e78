// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLongString } from "./long-string.js";
import { isSectionName } from "./section-name.js";
import { isStaticBackend } from "./static-backend.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneUdpBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "host") || (key0 === "backend")) || (key0 === "static")) || (key0 === "weight"))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(isLongString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isSectionName.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(isStaticBackend.call(this, data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = joined(vErrors, isStaticBackend.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data3 = data.weight;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const set0 = setOf(data, ["host","backend","static"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","backend","static"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isStandaloneUdpBackend.errors = vErrors;
return errors === 0;
}
