// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isPrivateKeyJwt } from "./private-key-jwt.js";
import { isSecretKeyRef } from "./secret-key-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["ClientSecretBasic","ClientSecretPost","PrivateKeyJwt"];

export function isClientAuth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clientId === undefined) || (!(func0.call(data, "clientId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "clientId") || (key0 === "secretRef")) || (key0 === "privateKeyJwt")) || (key0 === "method"))){
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
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(isShortString.call(this, data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(isSecretKeyRef.call(this, data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
errors = vErrors.length;
}
}
if(data.privateKeyJwt !== undefined && func0.call(data, "privateKeyJwt")){
if(!(isPrivateKeyJwt.call(this, data.privateKeyJwt, {instancePath:instancePath+"/privateKeyJwt",parentData:data,parentDataProperty:"privateKeyJwt",rootData}))){
vErrors = joined(vErrors, isPrivateKeyJwt.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined && func0.call(data, "method")){
let data3 = data.method;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data3 === "ClientSecretBasic") || (data3 === "ClientSecretPost")) || (data3 === "PrivateKeyJwt"))){
const err3 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["PrivateKeyJwt"]}],"then":[{"field":"privateKeyJwt","test":"set","values":[]},{"field":"secretRef","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "privateKeyJwt must be set and secretRef must be unset when method is PrivateKeyJwt", ...fault0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"privateKeyJwt","test":"set","values":[]}],"then":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["PrivateKeyJwt"]}]});
if(!(fault1 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "method must be PrivateKeyJwt when privateKeyJwt is set", ...fault1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["ClientSecretBasic"]}],"then":[{"field":"secretRef","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "secretRef must be set when method is ClientSecretBasic", ...fault2}};
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
isClientAuth.errors = vErrors;
return errors === 0;
}
