// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGroup } from "./group.js";
import { isKind } from "./kind.js";
import { isObjectName } from "./object-name.js";
import { isPoolPort } from "./pool-port.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["FailOpen","FailClose"];

export function isEndpointPickerRef(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 of Object.keys(data)){
if(!(((((key0 === "group") || (key0 === "kind")) || (key0 === "name")) || (key0 === "port")) || (key0 === "failureMode"))){
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
if(data.group !== undefined && func0.call(data, "group")){
if(!(isGroup.call(this, data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = joined(vErrors, isGroup.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(isKind.call(this, data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joined(vErrors, isKind.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isObjectName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPoolPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPoolPort.errors);
errors = vErrors.length;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data4 = data.failureMode;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data4 === "FailOpen") || (data4 === "FailClose"))){
const err3 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"kind","default":"Service","test":"in","values":["Service"]}],"then":[{"field":"port","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when kind is Service", ...fault0}};
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
isEndpointPickerRef.errors = vErrors;
return errors === 0;
}
