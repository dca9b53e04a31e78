// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFrontendTlsConfig } from "./frontend-tls-config.js";
import { isFrontendTlsPort } from "./frontend-tls-port.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["port"];

export function isGatewayFrontendTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.default === undefined) || (!(func0.call(data, "default")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "default"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "default") || (key0 === "perPort"))){
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
if(data.default !== undefined && func0.call(data, "default")){
if(!(isFrontendTlsConfig.call(this, data.default, {instancePath:instancePath+"/default",parentData:data,parentDataProperty:"default",rootData}))){
vErrors = joined(vErrors, isFrontendTlsConfig.errors);
errors = vErrors.length;
}
}
if(data.perPort !== undefined && func0.call(data, "perPort")){
let data1 = data.perPort;
if(Array.isArray(data1)){
if(data1.length > 64){
const err2 = {instancePath:instancePath+"/perPort",schemaPath:"#/properties/perPort/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isFrontendTlsPort.call(this, data1[i0], {instancePath:instancePath+"/perPort/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isFrontendTlsPort.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data1, ["port"]))){
const err3 = {instancePath:instancePath+"/perPort",schemaPath:"#/properties/perPort/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
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
const err4 = {instancePath:instancePath+"/perPort",schemaPath:"#/properties/perPort/type",keyword:"type",params:{type: "array"}};
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
isGatewayFrontendTls.errors = vErrors;
return errors === 0;
}
