// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrMeshWorkload } from "./ir-mesh-workload.js";
import { isPort } from "./port.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^/.*$", "u");

export function isIrEndpoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "host") || (key0 === "port")) || (key0 === "unixPath")) || (key0 === "weight")) || (key0 === "priority")) || (key0 === "zones")) || (key0 === "workload"))){
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
if(data.host !== undefined && func0.call(data, "host")){
let data0 = data.host;
if(typeof data0 === "string"){
if(characters(data0) > 256){
const err1 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.unixPath !== undefined && func0.call(data, "unixPath")){
let data2 = data.unixPath;
if(typeof data2 === "string"){
if(characters(data2) > 1024){
const err4 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(characters(data2) < 1){
const err5 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data2.length > 2048 || pattern0.test(data2))){
const err6 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/x-pattern",keyword:"x-pattern",params:{"pattern":"^/.*$","expected":"an absolute path"}};
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
const err7 = {instancePath:instancePath+"/unixPath",schemaPath:"#/properties/unixPath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data3 = data.weight;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data4 = data.priority;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 16 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.zones !== undefined && func0.call(data, "zones")){
let data5 = data.zones;
if(Array.isArray(data5)){
if(data5.length > 8){
const err14 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(characters(data6) > 253){
const err15 = {instancePath:instancePath+"/zones/" + i0,schemaPath:"#/properties/zones/items/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(characters(data6) < 1){
const err16 = {instancePath:instancePath+"/zones/" + i0,schemaPath:"#/properties/zones/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/zones/" + i0,schemaPath:"#/properties/zones/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/zones",schemaPath:"#/properties/zones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.workload !== undefined && func0.call(data, "workload")){
if(!(isIrMeshWorkload.call(this, data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = joined(vErrors, isIrMeshWorkload.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["host","unixPath"]);
if(!(set0.length === 1)){
const err19 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","unixPath"], set: set0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when host is set", ...fault0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set when port is set", ...fault1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"unixPath","test":"set","values":[]}],"then":[{"field":"workload","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "workload must be unset when unixPath is set", ...fault2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
isIrEndpoint.errors = vErrors;
return errors === 0;
}
