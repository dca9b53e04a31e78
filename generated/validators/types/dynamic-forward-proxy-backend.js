// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$", "u");

export function isDynamicForwardProxyBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "target") || (key0 === "allowedNetworks"))){
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
if(data.target !== undefined && func0.call(data, "target")){
if(!(isCelExpression.call(this, data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.allowedNetworks !== undefined && func0.call(data, "allowedNetworks")){
let data1 = data.allowedNetworks;
if(Array.isArray(data1)){
if(data1.length > 256){
const err1 = {instancePath:instancePath+"/allowedNetworks",schemaPath:"#/properties/allowedNetworks/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/allowedNetworks",schemaPath:"#/properties/allowedNetworks/minItems",keyword:"minItems",params:{limit: 1}};
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
let data2 = data1[i0];
if(typeof data2 === "string"){
if(characters(data2) > 64){
const err3 = {instancePath:instancePath+"/allowedNetworks/" + i0,schemaPath:"#/properties/allowedNetworks/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data2) < 1){
const err4 = {instancePath:instancePath+"/allowedNetworks/" + i0,schemaPath:"#/properties/allowedNetworks/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data2.length > 128 || pattern0.test(data2))){
const err5 = {instancePath:instancePath+"/allowedNetworks/" + i0,schemaPath:"#/properties/allowedNetworks/items/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f:.]+(/[0-9]{1,3})?$","expected":"an IP address or a network such as 10.0.0.0/8"}};
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
const err6 = {instancePath:instancePath+"/allowedNetworks/" + i0,schemaPath:"#/properties/allowedNetworks/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err7 = {instancePath:instancePath+"/allowedNetworks",schemaPath:"#/properties/allowedNetworks/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/allowedNetworks",schemaPath:"#/properties/allowedNetworks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
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
isDynamicForwardProxyBackend.errors = vErrors;
return errors === 0;
}
