// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isClientAuth } from "./client-auth.js";
import { isDuration } from "./duration.js";
import { isUrlPath } from "./url-path.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");

export function isTokenIntrospection(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "backendRef") || (key0 === "url")) || (key0 === "path")) || (key0 === "clientAuth")) || (key0 === "cacheDuration"))){
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
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(isBackendObjectRef.call(this, data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = joined(vErrors, isBackendObjectRef.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data1) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data1.length > 2048 || pattern0.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","expected":"a URL such as https://host:port/path, without query, fragment or user name"}};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(isUrlPath.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isUrlPath.errors);
errors = vErrors.length;
}
}
if(data.clientAuth !== undefined && func0.call(data, "clientAuth")){
if(!(isClientAuth.call(this, data.clientAuth, {instancePath:instancePath+"/clientAuth",parentData:data,parentDataProperty:"clientAuth",rootData}))){
vErrors = joined(vErrors, isClientAuth.errors);
errors = vErrors.length;
}
}
if(data.cacheDuration !== undefined && func0.call(data, "cacheDuration")){
if(!(isDuration.call(this, data.cacheDuration, {instancePath:instancePath+"/cacheDuration",parentData:data,parentDataProperty:"cacheDuration",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err5 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"url","test":"set","values":[]}],"then":[{"field":"path","default":"/","test":"in","values":["/"]}]});
if(!(fault0 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "path must be / when url is set", ...fault0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isTokenIntrospection.errors = vErrors;
return errors === 0;
}
