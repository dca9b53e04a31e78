// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, omittedEarly, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isConditionalExtAuth } from "./conditional-ext-auth.js";
import { isExtAuthCache } from "./ext-auth-cache.js";
import { isExtAuthForwardBody } from "./ext-auth-forward-body.js";
import { isExtAuthGrpc } from "./ext-auth-grpc.js";
import { isExtAuthHttp } from "./ext-auth-http.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
const schema0 = ["FailClosed","FailOpen"];

export function isExtAuth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "grpc")) || (key0 === "http")) || (key0 === "forwardBody")) || (key0 === "cache")) || (key0 === "failureMode")) || (key0 === "conditional"))){
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
if(data.grpc !== undefined && func0.call(data, "grpc")){
if(!(isExtAuthGrpc.call(this, data.grpc, {instancePath:instancePath+"/grpc",parentData:data,parentDataProperty:"grpc",rootData}))){
vErrors = joined(vErrors, isExtAuthGrpc.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(isExtAuthHttp.call(this, data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = joined(vErrors, isExtAuthHttp.errors);
errors = vErrors.length;
}
}
if(data.forwardBody !== undefined && func0.call(data, "forwardBody")){
if(!(isExtAuthForwardBody.call(this, data.forwardBody, {instancePath:instancePath+"/forwardBody",parentData:data,parentDataProperty:"forwardBody",rootData}))){
vErrors = joined(vErrors, isExtAuthForwardBody.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(isExtAuthCache.call(this, data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = joined(vErrors, isExtAuthCache.errors);
errors = vErrors.length;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data6 = data.failureMode;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data6 === "FailClosed") || (data6 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data7 = data.conditional;
if(Array.isArray(data7)){
if(data7.length > 16){
const err7 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7.length < 1){
const err8 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(isConditionalExtAuth.call(this, data7[i0], {instancePath:instancePath+"/conditional/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isConditionalExtAuth.errors);
errors = vErrors.length;
}
}
if(!(!omittedEarly(data7, "condition"))){
const err9 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
const set0 = setOf(data, ["backendRef","url","conditional"]);
if(!(set0.length === 1)){
const err11 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const set1 = setOf(data, ["grpc","http","conditional"]);
if(!(set1.length === 1)){
const err12 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["grpc","http","conditional"], set: set1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"http.body","test":"set","values":[]}],"then":[{"field":"forwardBody","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "forwardBody must be unset when http.body is set", ...fault0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"grpc","test":"set","values":[]},{"field":"url","test":"set","values":[]}],"then":[{"field":"url","test":"matches","values":["^https?://[^/?#@]+/?$"]}]});
if(!(fault1 === undefined)){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "url must be without a path when grpc is set", ...fault1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"http.path","test":"set","values":[]},{"field":"url","test":"set","values":[]}],"then":[{"field":"url","test":"matches","values":["^https?://[^/?#@]+/?$"]}]});
if(!(fault2 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "url must be without a path when http.path is set", ...fault2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"forwardBody","test":"unset","values":[]},{"field":"cache","test":"unset","values":[]}]});
if(!(fault3 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "forwardBody and cache must be unset when conditional is set", ...fault3}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"failureMode","default":"FailClosed","test":"in","values":["FailClosed"]}]});
if(!(fault4 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "failureMode must not be set beside conditional, whose entries have their own", ...fault4}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
isExtAuth.errors = vErrors;
return errors === 0;
}
