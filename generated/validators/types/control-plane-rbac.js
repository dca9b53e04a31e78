// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isNamespace } from "./namespace.js";
const func0 = Object.prototype.hasOwnProperty;

export function isControlPlaneRbac(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "gatewayNamespaces")){
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
if(data.gatewayNamespaces !== undefined && func0.call(data, "gatewayNamespaces")){
let data0 = data.gatewayNamespaces;
if(Array.isArray(data0)){
if(data0.length > 256){
const err1 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isNamespace.call(this, data0[i0], {instancePath:instancePath+"/gatewayNamespaces/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isNamespace.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err2 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/type",keyword:"type",params:{type: "array"}};
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
isControlPlaneRbac.errors = vErrors;
return errors === 0;
}
