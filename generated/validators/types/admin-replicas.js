// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminReplica } from "./admin-replica.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminReplicas(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.shared === undefined) || (!(func0.call(data, "shared")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shared"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.replicas === undefined) || (!(func0.call(data, "replicas")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replicas"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "shared") || (key0 === "replicas"))){
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
if(data.shared !== undefined && func0.call(data, "shared")){
if(typeof data.shared !== "boolean"){
const err3 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.replicas !== undefined && func0.call(data, "replicas")){
let data1 = data.replicas;
if(Array.isArray(data1)){
if(data1.length > 1024){
const err4 = {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminReplica.call(this, data1[i0], {instancePath:instancePath+"/replicas/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminReplica.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
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
isAdminReplicas.errors = vErrors;
return errors === 0;
}
