// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrClientValidation } from "./ir-client-validation.js";
import { isIrKeyPair } from "./ir-key-pair.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrListenerTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.certificates === undefined) || (!(func0.call(data, "certificates")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certificates"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "certificates") || (key0 === "authority")) || (key0 === "showsWorkload")) || (key0 === "clients"))){
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
if(data.certificates !== undefined && func0.call(data, "certificates")){
let data0 = data.certificates;
if(Array.isArray(data0)){
if(data0.length > 1024){
const err2 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isIrKeyPair.call(this, data0[i0], {instancePath:instancePath+"/certificates/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isIrKeyPair.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.authority !== undefined && func0.call(data, "authority")){
if(!(isIrKeyPair.call(this, data.authority, {instancePath:instancePath+"/authority",parentData:data,parentDataProperty:"authority",rootData}))){
vErrors = joined(vErrors, isIrKeyPair.errors);
errors = vErrors.length;
}
}
if(data.showsWorkload !== undefined && func0.call(data, "showsWorkload")){
if(typeof data.showsWorkload !== "boolean"){
const err4 = {instancePath:instancePath+"/showsWorkload",schemaPath:"#/properties/showsWorkload/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clients !== undefined && func0.call(data, "clients")){
if(!(isIrClientValidation.call(this, data.clients, {instancePath:instancePath+"/clients",parentData:data,parentDataProperty:"clients",rootData}))){
vErrors = joined(vErrors, isIrClientValidation.errors);
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
isIrListenerTls.errors = vErrors;
return errors === 0;
}
