// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9A-Fa-f]{64}$", "u");

export function isOidcSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "cookieSecret")){
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
if(data.cookieSecret !== undefined && func0.call(data, "cookieSecret")){
let data0 = data.cookieSecret;
if(typeof data0 === "string"){
if(characters(data0) > 64){
const err1 = {instancePath:instancePath+"/cookieSecret",schemaPath:"#/properties/cookieSecret/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 64){
const err2 = {instancePath:instancePath+"/cookieSecret",schemaPath:"#/properties/cookieSecret/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 128 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/cookieSecret",schemaPath:"#/properties/cookieSecret/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f]{64}$","expected":"64 hexadecimal digits"}};
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
const err4 = {instancePath:instancePath+"/cookieSecret",schemaPath:"#/properties/cookieSecret/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
isOidcSettings.errors = vErrors;
return errors === 0;
}
