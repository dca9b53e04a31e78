// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEndpointPickerRef } from "./endpoint-picker-ref.js";
import { isPoolPort } from "./pool-port.js";
import { isPoolSelector } from "./pool-selector.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["http","kubernetes.io/h2c"];

export function isInferencePoolSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.selector === undefined) || (!(func0.call(data, "selector")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selector"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.targetPorts === undefined) || (!(func0.call(data, "targetPorts")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetPorts"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.endpointPickerRef === undefined) || (!(func0.call(data, "endpointPickerRef")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpointPickerRef"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "selector") || (key0 === "targetPorts")) || (key0 === "appProtocol")) || (key0 === "endpointPickerRef"))){
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
if(data.selector !== undefined && func0.call(data, "selector")){
if(!(isPoolSelector.call(this, data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = joined(vErrors, isPoolSelector.errors);
errors = vErrors.length;
}
}
if(data.targetPorts !== undefined && func0.call(data, "targetPorts")){
let data1 = data.targetPorts;
if(Array.isArray(data1)){
if(data1.length > 8){
const err4 = {instancePath:instancePath+"/targetPorts",schemaPath:"#/properties/targetPorts/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/targetPorts",schemaPath:"#/properties/targetPorts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isPoolPort.call(this, data1[i0], {instancePath:instancePath+"/targetPorts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isPoolPort.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/targetPorts",schemaPath:"#/properties/targetPorts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.appProtocol !== undefined && func0.call(data, "appProtocol")){
let data3 = data.appProtocol;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "http") || (data3 === "kubernetes.io/h2c"))){
const err8 = {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.endpointPickerRef !== undefined && func0.call(data, "endpointPickerRef")){
if(!(isEndpointPickerRef.call(this, data.endpointPickerRef, {instancePath:instancePath+"/endpointPickerRef",parentData:data,parentDataProperty:"endpointPickerRef",rootData}))){
vErrors = joined(vErrors, isEndpointPickerRef.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
isInferencePoolSpec.errors = vErrors;
return errors === 0;
}
