// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpCorsFilter } from "./http-cors-filter.js";
import { isHttpExternalAuthFilter } from "./http-external-auth-filter.js";
import { isHttpHeaderFilter } from "./http-header-filter.js";
import { isHttpRequestMirrorFilter } from "./http-request-mirror-filter.js";
import { isHttpRequestRedirectFilter } from "./http-request-redirect-filter.js";
import { isHttpUrlRewriteFilter } from "./http-url-rewrite-filter.js";
import { isLocalObjectReference } from "./local-object-reference.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"type":true,"requestHeaderModifier":true,"responseHeaderModifier":true,"cors":true,"requestRedirect":true,"urlRewrite":true,"requestMirror":true,"externalAuth":true,"extensionRef":true};
const schema1 = ["RequestHeaderModifier","ResponseHeaderModifier","CORS","RequestRedirect","URLRewrite","RequestMirror","ExternalAuth","ExtensionRef"];

export function isHttpRouteFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((data0 === "RequestHeaderModifier") || (data0 === "ResponseHeaderModifier")) || (data0 === "CORS")) || (data0 === "RequestRedirect")) || (data0 === "URLRewrite")) || (data0 === "RequestMirror")) || (data0 === "ExternalAuth")) || (data0 === "ExtensionRef"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.requestHeaderModifier !== undefined && func0.call(data, "requestHeaderModifier")){
if(!(isHttpHeaderFilter.call(this, data.requestHeaderModifier, {instancePath:instancePath+"/requestHeaderModifier",parentData:data,parentDataProperty:"requestHeaderModifier",rootData}))){
vErrors = joined(vErrors, isHttpHeaderFilter.errors);
errors = vErrors.length;
}
}
if(data.responseHeaderModifier !== undefined && func0.call(data, "responseHeaderModifier")){
if(!(isHttpHeaderFilter.call(this, data.responseHeaderModifier, {instancePath:instancePath+"/responseHeaderModifier",parentData:data,parentDataProperty:"responseHeaderModifier",rootData}))){
vErrors = joined(vErrors, isHttpHeaderFilter.errors);
errors = vErrors.length;
}
}
if(data.cors !== undefined && func0.call(data, "cors")){
if(!(isHttpCorsFilter.call(this, data.cors, {instancePath:instancePath+"/cors",parentData:data,parentDataProperty:"cors",rootData}))){
vErrors = joined(vErrors, isHttpCorsFilter.errors);
errors = vErrors.length;
}
}
if(data.requestRedirect !== undefined && func0.call(data, "requestRedirect")){
if(!(isHttpRequestRedirectFilter.call(this, data.requestRedirect, {instancePath:instancePath+"/requestRedirect",parentData:data,parentDataProperty:"requestRedirect",rootData}))){
vErrors = joined(vErrors, isHttpRequestRedirectFilter.errors);
errors = vErrors.length;
}
}
if(data.urlRewrite !== undefined && func0.call(data, "urlRewrite")){
if(!(isHttpUrlRewriteFilter.call(this, data.urlRewrite, {instancePath:instancePath+"/urlRewrite",parentData:data,parentDataProperty:"urlRewrite",rootData}))){
vErrors = joined(vErrors, isHttpUrlRewriteFilter.errors);
errors = vErrors.length;
}
}
if(data.requestMirror !== undefined && func0.call(data, "requestMirror")){
if(!(isHttpRequestMirrorFilter.call(this, data.requestMirror, {instancePath:instancePath+"/requestMirror",parentData:data,parentDataProperty:"requestMirror",rootData}))){
vErrors = joined(vErrors, isHttpRequestMirrorFilter.errors);
errors = vErrors.length;
}
}
if(data.externalAuth !== undefined && func0.call(data, "externalAuth")){
if(!(isHttpExternalAuthFilter.call(this, data.externalAuth, {instancePath:instancePath+"/externalAuth",parentData:data,parentDataProperty:"externalAuth",rootData}))){
vErrors = joined(vErrors, isHttpExternalAuthFilter.errors);
errors = vErrors.length;
}
}
if(data.extensionRef !== undefined && func0.call(data, "extensionRef")){
if(!(isLocalObjectReference.call(this, data.extensionRef, {instancePath:instancePath+"/extensionRef",parentData:data,parentDataProperty:"extensionRef",rootData}))){
vErrors = joined(vErrors, isLocalObjectReference.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["requestHeaderModifier","responseHeaderModifier","cors","requestRedirect","urlRewrite","requestMirror","externalAuth","extensionRef"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["requestHeaderModifier","responseHeaderModifier","cors","requestRedirect","urlRewrite","requestMirror","externalAuth","extensionRef"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["RequestHeaderModifier"]}],"then":[{"field":"requestHeaderModifier","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requestHeaderModifier must be set when type is RequestHeaderModifier", ...fault0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ResponseHeaderModifier"]}],"then":[{"field":"responseHeaderModifier","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "responseHeaderModifier must be set when type is ResponseHeaderModifier", ...fault1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["CORS"]}],"then":[{"field":"cors","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "cors must be set when type is CORS", ...fault2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["RequestRedirect"]}],"then":[{"field":"requestRedirect","test":"set","values":[]}]});
if(!(fault3 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requestRedirect must be set when type is RequestRedirect", ...fault3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["URLRewrite"]}],"then":[{"field":"urlRewrite","test":"set","values":[]}]});
if(!(fault4 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "urlRewrite must be set when type is URLRewrite", ...fault4}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault5 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["RequestMirror"]}],"then":[{"field":"requestMirror","test":"set","values":[]}]});
if(!(fault5 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requestMirror must be set when type is RequestMirror", ...fault5}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const fault6 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ExternalAuth"]}],"then":[{"field":"externalAuth","test":"set","values":[]}]});
if(!(fault6 === undefined)){
const err11 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "externalAuth must be set when type is ExternalAuth", ...fault6}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const fault7 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ExtensionRef"]}],"then":[{"field":"extensionRef","test":"set","values":[]}]});
if(!(fault7 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "extensionRef must be set when type is ExtensionRef", ...fault7}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isHttpRouteFilter.errors = vErrors;
return errors === 0;
}
