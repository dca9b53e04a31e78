// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isTcpKeepalive } from "./tcp-keepalive.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["V1","V2"];

export function isBackendTcp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "connectTimeout") || (key0 === "keepalive")) || (key0 === "proxyProtocol"))){
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
if(data.connectTimeout !== undefined && func0.call(data, "connectTimeout")){
let data0 = data.connectTimeout;
if(!(isDuration.call(this, data0, {instancePath:instancePath+"/connectTimeout",parentData:data,parentDataProperty:"connectTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = milliseconds(data0);
if(!(isNaN(length0) || length0 >= 100)){
const err1 = {instancePath:instancePath+"/connectTimeout",schemaPath:"#/properties/connectTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.keepalive !== undefined && func0.call(data, "keepalive")){
if(!(isTcpKeepalive.call(this, data.keepalive, {instancePath:instancePath+"/keepalive",parentData:data,parentDataProperty:"keepalive",rootData}))){
vErrors = joined(vErrors, isTcpKeepalive.errors);
errors = vErrors.length;
}
}
if(data.proxyProtocol !== undefined && func0.call(data, "proxyProtocol")){
let data2 = data.proxyProtocol;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/proxyProtocol",schemaPath:"#/properties/proxyProtocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data2 === "V1") || (data2 === "V2"))){
const err3 = {instancePath:instancePath+"/proxyProtocol",schemaPath:"#/properties/proxyProtocol/enum",keyword:"enum",params:{allowedValues: schema0}};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
isBackendTcp.errors = vErrors;
return errors === 0;
}
