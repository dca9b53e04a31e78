// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminCertificateFault } from "./admin-certificate-fault.js";
import { isAdminExposure } from "./admin-exposure.js";
import { isAdminName } from "./admin-name.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"version":true,"node":true,"platform":true,"mode":true,"workers":true,"uptimeSeconds":true,"exposed":true,"certificates":true,"writable":true,"readOnlyReason":true};
const schema1 = ["standalone","cluster"];

export function isAdminRuntime(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.node === undefined) || (!(func0.call(data, "node")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.platform === undefined) || (!(func0.call(data, "platform")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.workers === undefined) || (!(func0.call(data, "workers")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workers"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.uptimeSeconds === undefined) || (!(func0.call(data, "uptimeSeconds")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uptimeSeconds"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.exposed === undefined) || (!(func0.call(data, "exposed")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exposed"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.certificates === undefined) || (!(func0.call(data, "certificates")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certificates"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.writable === undefined) || (!(func0.call(data, "writable")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "writable"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(isAdminName.call(this, data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.node !== undefined && func0.call(data, "node")){
if(!(isAdminName.call(this, data.node, {instancePath:instancePath+"/node",parentData:data,parentDataProperty:"node",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.platform !== undefined && func0.call(data, "platform")){
if(!(isAdminName.call(this, data.platform, {instancePath:instancePath+"/platform",parentData:data,parentDataProperty:"platform",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data3 = data.mode;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data3 === "standalone") || (data3 === "cluster"))){
const err11 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.workers !== undefined && func0.call(data, "workers")){
let data4 = data.workers;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 65536 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/workers",schemaPath:"#/properties/workers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.uptimeSeconds !== undefined && func0.call(data, "uptimeSeconds")){
let data5 = data.uptimeSeconds;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/uptimeSeconds",schemaPath:"#/properties/uptimeSeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/uptimeSeconds",schemaPath:"#/properties/uptimeSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/uptimeSeconds",schemaPath:"#/properties/uptimeSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.exposed !== undefined && func0.call(data, "exposed")){
let data6 = data.exposed;
if(Array.isArray(data6)){
if(data6.length > 16){
const err18 = {instancePath:instancePath+"/exposed",schemaPath:"#/properties/exposed/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminExposure.call(this, data6[i0], {instancePath:instancePath+"/exposed/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminExposure.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/exposed",schemaPath:"#/properties/exposed/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.certificates !== undefined && func0.call(data, "certificates")){
let data8 = data.certificates;
if(Array.isArray(data8)){
if(data8.length > 256){
const err20 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminCertificateFault.call(this, data8[i1], {instancePath:instancePath+"/certificates/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminCertificateFault.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/certificates",schemaPath:"#/properties/certificates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.writable !== undefined && func0.call(data, "writable")){
if(typeof data.writable !== "boolean"){
const err22 = {instancePath:instancePath+"/writable",schemaPath:"#/properties/writable/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.readOnlyReason !== undefined && func0.call(data, "readOnlyReason")){
if(!(isAdminText.call(this, data.readOnlyReason, {instancePath:instancePath+"/readOnlyReason",parentData:data,parentDataProperty:"readOnlyReason",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
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
isAdminRuntime.errors = vErrors;
return errors === 0;
}
