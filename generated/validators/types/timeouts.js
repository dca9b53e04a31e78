// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;

export function isTimeouts(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "request") || (key0 === "backendRequest"))){
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
if(data.request !== undefined && func0.call(data, "request")){
let data0 = data.request;
if(!(isDuration.call(this, data0, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = milliseconds(data0);
if(!(isNaN(length0) || length0 >= 1)){
const err1 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.backendRequest !== undefined && func0.call(data, "backendRequest")){
let data1 = data.backendRequest;
if(!(isDuration.call(this, data1, {instancePath:instancePath+"/backendRequest",parentData:data,parentDataProperty:"backendRequest",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
const length1 = milliseconds(data1);
if(!(isNaN(length1) || length1 >= 1)){
const err2 = {instancePath:instancePath+"/backendRequest",schemaPath:"#/properties/backendRequest/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
const set0 = setOf(data, ["request","backendRequest"]);
if(!(set0.length >= 1)){
const err3 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","backendRequest"], set: set0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
isTimeouts.errors = vErrors;
return errors === 0;
}
