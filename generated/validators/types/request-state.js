// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTracedBackend } from "./traced-backend.js";
import { isTracedDestination } from "./traced-destination.js";
import { isTracedEnvironment } from "./traced-environment.js";
import { isTracedProxy } from "./traced-proxy.js";
import { isTracedRequest } from "./traced-request.js";
import { isTracedResponse } from "./traced-response.js";
import { isTracedSource } from "./traced-source.js";
const func0 = Object.prototype.hasOwnProperty;

export function isRequestState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "request") || (key0 === "env")) || (key0 === "source")) || (key0 === "destination")) || (key0 === "backend")) || (key0 === "proxy")) || (key0 === "jwt")) || (key0 === "response"))){
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
if(!(isTracedRequest.call(this, data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = joined(vErrors, isTracedRequest.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(isTracedEnvironment.call(this, data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = joined(vErrors, isTracedEnvironment.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(isTracedSource.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joined(vErrors, isTracedSource.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined && func0.call(data, "destination")){
if(!(isTracedDestination.call(this, data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = joined(vErrors, isTracedDestination.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isTracedBackend.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isTracedBackend.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(isTracedProxy.call(this, data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = joined(vErrors, isTracedProxy.errors);
errors = vErrors.length;
}
}
if(data.jwt !== undefined && func0.call(data, "jwt")){
let data6 = data.jwt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 65536){
const err1 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/maxProperties",keyword:"maxProperties",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data6)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 65536){
const err2 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/propertyNames/maxLength",keyword:"maxLength",params:{limit: 65536},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
const err4 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(isTracedResponse.call(this, data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joined(vErrors, isTracedResponse.errors);
errors = vErrors.length;
}
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
isRequestState.errors = vErrors;
return errors === 0;
}
