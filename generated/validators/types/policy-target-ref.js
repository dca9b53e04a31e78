// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGroup } from "./group.js";
import { isObjectName } from "./object-name.js";
import { isPort } from "./port.js";
import { isSectionName } from "./section-name.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Gateway","ListenerSet","HTTPRoute","GRPCRoute","Service","InferencePool","EdgeBackend"];

export function isPolicyTargetRef(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.group === undefined) || (!(func0.call(data, "group")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "group") || (key0 === "kind")) || (key0 === "name")) || (key0 === "sectionName")) || (key0 === "port"))){
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
if(data.group !== undefined && func0.call(data, "group")){
if(!(isGroup.call(this, data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = joined(vErrors, isGroup.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data1 === "Gateway") || (data1 === "ListenerSet")) || (data1 === "HTTPRoute")) || (data1 === "GRPCRoute")) || (data1 === "Service")) || (data1 === "InferencePool")) || (data1 === "EdgeBackend"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isObjectName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.sectionName !== undefined && func0.call(data, "sectionName")){
if(!(isSectionName.call(this, data.sectionName, {instancePath:instancePath+"/sectionName",parentData:data,parentDataProperty:"sectionName",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["sectionName","port"]);
if(!(set0.length <= 1)){
const err6 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["sectionName","port"], set: set0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["Gateway","ListenerSet","HTTPRoute","GRPCRoute"]}],"then":[{"field":"group","test":"in","values":["gateway.networking.k8s.io"]}]});
if(!(fault0 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be gateway.networking.k8s.io when kind is Gateway, ListenerSet, HTTPRoute or GRPCRoute", ...fault0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["InferencePool"]}],"then":[{"field":"group","test":"in","values":["inference.networking.k8s.io"]}]});
if(!(fault1 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be inference.networking.k8s.io when kind is InferencePool", ...fault1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["Service"]}],"then":[{"field":"group","test":"in","values":[""]}]});
if(!(fault2 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be empty when kind is Service", ...fault2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["EdgeBackend"]}],"then":[{"field":"group","test":"in","values":["edgegateway.dev"]}]});
if(!(fault3 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be edgegateway.dev when kind is EdgeBackend", ...fault3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"kind","test":"in","values":["Gateway"]}]});
if(!(fault4 === undefined)){
const err11 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be Gateway when port is set", ...fault4}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
isPolicyTargetRef.errors = vErrors;
return errors === 0;
}
