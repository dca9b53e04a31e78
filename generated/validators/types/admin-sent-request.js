// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminSentText } from "./admin-sent-text.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminSentRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.method === undefined) || (!(func0.call(data, "method")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "method") || (key0 === "url")) || (key0 === "headers")) || (key0 === "body")) || (key0 === "trace"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.method !== undefined && func0.call(data, "method")){
if(!(isAdminName.call(this, data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(isAdminText.call(this, data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data2 = data.headers;
if(Array.isArray(data2)){
if(data2.length > 256){
const err3 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminText.call(this, data2[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(isAdminSentText.call(this, data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = joined(vErrors, isAdminSentText.errors);
errors = vErrors.length;
}
}
if(data.trace !== undefined && func0.call(data, "trace")){
if(!(isAdminName.call(this, data.trace, {instancePath:instancePath+"/trace",parentData:data,parentDataProperty:"trace",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
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
isAdminSentRequest.errors = vErrors;
return errors === 0;
}
