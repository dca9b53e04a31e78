// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpHeaderFilter } from "./http-header-filter.js";
import { isHttpRequestMirrorFilter } from "./http-request-mirror-filter.js";
import { isLocalObjectReference } from "./local-object-reference.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["RequestHeaderModifier","ResponseHeaderModifier","RequestMirror","ExtensionRef"];

export function isGrpcRouteFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((((key0 === "type") || (key0 === "requestHeaderModifier")) || (key0 === "responseHeaderModifier")) || (key0 === "requestMirror")) || (key0 === "extensionRef"))){
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
if(!((((data0 === "RequestHeaderModifier") || (data0 === "ResponseHeaderModifier")) || (data0 === "RequestMirror")) || (data0 === "ExtensionRef"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
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
if(data.requestMirror !== undefined && func0.call(data, "requestMirror")){
if(!(isHttpRequestMirrorFilter.call(this, data.requestMirror, {instancePath:instancePath+"/requestMirror",parentData:data,parentDataProperty:"requestMirror",rootData}))){
vErrors = joined(vErrors, isHttpRequestMirrorFilter.errors);
errors = vErrors.length;
}
}
if(data.extensionRef !== undefined && func0.call(data, "extensionRef")){
if(!(isLocalObjectReference.call(this, data.extensionRef, {instancePath:instancePath+"/extensionRef",parentData:data,parentDataProperty:"extensionRef",rootData}))){
vErrors = joined(vErrors, isLocalObjectReference.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["requestHeaderModifier","responseHeaderModifier","requestMirror","extensionRef"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["requestHeaderModifier","responseHeaderModifier","requestMirror","extensionRef"], set: set0}};
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
const fault2 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["RequestMirror"]}],"then":[{"field":"requestMirror","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requestMirror must be set when type is RequestMirror", ...fault2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ExtensionRef"]}],"then":[{"field":"extensionRef","test":"set","values":[]}]});
if(!(fault3 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "extensionRef must be set when type is ExtensionRef", ...fault3}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
isGrpcRouteFilter.errors = vErrors;
return errors === 0;
}
