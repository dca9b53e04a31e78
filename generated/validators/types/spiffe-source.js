// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
import { isSpiffeCsi } from "./spiffe-csi.js";
import { isSpiffeHostPath } from "./spiffe-host-path.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^/.*$", "u");

export function isSpiffeSource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "csi") || (key0 === "hostPath")) || (key0 === "mountPath")) || (key0 === "socketName"))){
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
if(data.csi !== undefined && func0.call(data, "csi")){
if(!(isSpiffeCsi.call(this, data.csi, {instancePath:instancePath+"/csi",parentData:data,parentDataProperty:"csi",rootData}))){
vErrors = joined(vErrors, isSpiffeCsi.errors);
errors = vErrors.length;
}
}
if(data.hostPath !== undefined && func0.call(data, "hostPath")){
if(!(isSpiffeHostPath.call(this, data.hostPath, {instancePath:instancePath+"/hostPath",parentData:data,parentDataProperty:"hostPath",rootData}))){
vErrors = joined(vErrors, isSpiffeHostPath.errors);
errors = vErrors.length;
}
}
if(data.mountPath !== undefined && func0.call(data, "mountPath")){
let data2 = data.mountPath;
if(typeof data2 === "string"){
if(characters(data2) > 1024){
const err1 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data2) < 1){
const err2 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 2048 || pattern0.test(data2))){
const err3 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/x-pattern",keyword:"x-pattern",params:{"pattern":"^/.*$","expected":"an absolute path"}};
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
const err4 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.socketName !== undefined && func0.call(data, "socketName")){
if(!(isShortString.call(this, data.socketName, {instancePath:instancePath+"/socketName",parentData:data,parentDataProperty:"socketName",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["csi","hostPath"]);
if(!(set0.length <= 1)){
const err5 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["csi","hostPath"], set: set0}};
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
isSpiffeSource.errors = vErrors;
return errors === 0;
}
