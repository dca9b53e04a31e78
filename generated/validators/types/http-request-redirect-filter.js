// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpPathModifier } from "./http-path-modifier.js";
import { isPort } from "./port.js";
import { isPreciseHostname } from "./precise-hostname.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["http","https"];
const schema1 = [301,302,303,307,308];

export function isHttpRequestRedirectFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "scheme") || (key0 === "hostname")) || (key0 === "path")) || (key0 === "port")) || (key0 === "statusCode"))){
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
if(data.scheme !== undefined && func0.call(data, "scheme")){
let data0 = data.scheme;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "http") || (data0 === "https"))){
const err2 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
if(!(isPreciseHostname.call(this, data.hostname, {instancePath:instancePath+"/hostname",parentData:data,parentDataProperty:"hostname",rootData}))){
vErrors = joined(vErrors, isPreciseHostname.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(isHttpPathModifier.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isHttpPathModifier.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.statusCode !== undefined && func0.call(data, "statusCode")){
let data4 = data.statusCode;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data4 === 301) || (data4 === 302)) || (data4 === 303)) || (data4 === 307)) || (data4 === 308))){
const err4 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/enum",keyword:"enum",params:{allowedValues: schema1}};
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
isHttpRequestRedirectFilter.errors = vErrors;
return errors === 0;
}
