// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGroup } from "./group.js";
import { isPort } from "./port.js";
import { isSectionName } from "./section-name.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Gateway","ListenerSet","HTTPRoute","GRPCRoute","Service","InferencePool","EdgeBackend"];

export function isPolicyTargetSelector(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.matchLabels === undefined) || (!(func0.call(data, "matchLabels")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matchLabels"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "group") || (key0 === "kind")) || (key0 === "matchLabels")) || (key0 === "sectionName")) || (key0 === "port"))){
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
if(data.matchLabels !== undefined && func0.call(data, "matchLabels")){
let data2 = data.matchLabels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 64){
const err6 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 of Object.keys(data2)){
const _errs7 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 317){
const err7 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(characters(key1) < 1){
const err8 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err9 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key2 of Object.keys(data2)){
let data3 = data2[key2];
if(typeof data3 === "string"){
if(characters(data3) > 63){
const err10 = {instancePath:instancePath+"/matchLabels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matchLabels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/matchLabels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
const err13 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["sectionName","port"], set: set0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["Gateway","ListenerSet","HTTPRoute","GRPCRoute"]}],"then":[{"field":"group","test":"in","values":["gateway.networking.k8s.io"]}]});
if(!(fault0 === undefined)){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be gateway.networking.k8s.io when kind is Gateway, ListenerSet, HTTPRoute or GRPCRoute", ...fault0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["InferencePool"]}],"then":[{"field":"group","test":"in","values":["inference.networking.k8s.io"]}]});
if(!(fault1 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be inference.networking.k8s.io when kind is InferencePool", ...fault1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["Service"]}],"then":[{"field":"group","test":"in","values":[""]}]});
if(!(fault2 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be empty when kind is Service", ...fault2}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"kind","test":"in","values":["EdgeBackend"]}],"then":[{"field":"group","test":"in","values":["edgegateway.dev"]}]});
if(!(fault3 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be edgegateway.dev when kind is EdgeBackend", ...fault3}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"kind","test":"in","values":["Gateway"]}]});
if(!(fault4 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be Gateway when port is set", ...fault4}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
isPolicyTargetSelector.errors = vErrors;
return errors === 0;
}
