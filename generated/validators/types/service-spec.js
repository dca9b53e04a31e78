// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isServicePort } from "./service-port.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["ClusterIP","NodePort","LoadBalancer","ExternalName"];

export function isServiceSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "ClusterIP") || (data0 === "NodePort")) || (data0 === "LoadBalancer")) || (data0 === "ExternalName"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.clusterIP !== undefined && func0.call(data, "clusterIP")){
let data1 = data.clusterIP;
if(typeof data1 === "string"){
if(characters(data1) > 64){
const err2 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/maxLength",keyword:"maxLength",params:{limit: 64}};
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
const err3 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.externalName !== undefined && func0.call(data, "externalName")){
let data2 = data.externalName;
if(typeof data2 === "string"){
if(characters(data2) > 253){
const err4 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(characters(data2) < 1){
const err5 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ports !== undefined && func0.call(data, "ports")){
let data3 = data.ports;
if(Array.isArray(data3)){
if(data3.length > 1024){
const err7 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isServicePort.call(this, data3[i0], {instancePath:instancePath+"/ports/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isServicePort.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"type","default":"ClusterIP","test":"in","values":["ExternalName"]}],"then":[{"field":"externalName","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "externalName must be set when type is ExternalName", ...fault0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isServiceSpec.errors = vErrors;
return errors === 0;
}
