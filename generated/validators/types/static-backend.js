// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isPort } from "./port.js";
import { isShortString } from "./short-string.js";
import { isStaticEndpoint } from "./static-endpoint.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^/.*$", "u");

export function isStaticBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "host") || (key0 === "port")) || (key0 === "unixPath")) || (key0 === "endpoints"))){
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
if(!(isShortString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.unixPath !== undefined && func0.call(data, "unixPath")){
let data2 = data.unixPath;
if(typeof data2 === "string"){
if(characters(data2) > 1024){
const err1 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data2) < 1){
const err2 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 2048 || pattern0.test(data2))){
const err3 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/x-pattern",keyword:"x-pattern",params:{"pattern":"^/.*$","expected":"an absolute path"}};
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
const err4 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.endpoints !== undefined && func0.call(data, "endpoints")){
let data3 = data.endpoints;
if(Array.isArray(data3)){
if(data3.length > 256){
const err5 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isStaticEndpoint.call(this, data3[i0], {instancePath:instancePath+"/endpoints/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isStaticEndpoint.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const set0 = setOf(data, ["host","unixPath","endpoints"]);
if(!(set0.length === 1)){
const err8 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","unixPath","endpoints"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when host is set", ...fault0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set when port is set", ...fault1}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
isStaticBackend.errors = vErrors;
return errors === 0;
}
