// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isSessionCookie } from "./session-cookie.js";
import { isSessionHeader } from "./session-header.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Cookie","Header"];

export function isSessionPersistence(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "absoluteTimeout") || (key0 === "type")) || (key0 === "cookie")) || (key0 === "header"))){
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
if(data.absoluteTimeout !== undefined && func0.call(data, "absoluteTimeout")){
if(!(isDuration.call(this, data.absoluteTimeout, {instancePath:instancePath+"/absoluteTimeout",parentData:data,parentDataProperty:"absoluteTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "Cookie") || (data1 === "Header"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cookie !== undefined && func0.call(data, "cookie")){
if(!(isSessionCookie.call(this, data.cookie, {instancePath:instancePath+"/cookie",parentData:data,parentDataProperty:"cookie",rootData}))){
vErrors = joined(vErrors, isSessionCookie.errors);
errors = vErrors.length;
}
}
if(data.header !== undefined && func0.call(data, "header")){
if(!(isSessionHeader.call(this, data.header, {instancePath:instancePath+"/header",parentData:data,parentDataProperty:"header",rootData}))){
vErrors = joined(vErrors, isSessionHeader.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"type","default":"Cookie","test":"in","values":["Cookie"]}],"then":[{"field":"cookie","test":"set","values":[]},{"field":"header","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err3 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "cookie must be set and header must be unset when type is Cookie", ...fault0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"type","default":"Cookie","test":"in","values":["Header"]}],"then":[{"field":"header","test":"set","values":[]},{"field":"cookie","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "header must be set and cookie must be unset when type is Header", ...fault1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"cookie.lifetimeType","test":"in","values":["Permanent"]}],"then":[{"field":"absoluteTimeout","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "absoluteTimeout must be set when cookie.lifetimeType is Permanent", ...fault2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isSessionPersistence.errors = vErrors;
return errors === 0;
}
