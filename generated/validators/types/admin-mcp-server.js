// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpTarget } from "./admin-mcp-target.js";
import { isAdminName } from "./admin-name.js";
import { isAdminPlace } from "./admin-place.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminMcpServer(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.backend === undefined) || (!(func0.call(data, "backend")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backend"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.isPrefixed === undefined) || (!(func0.call(data, "isPrefixed")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPrefixed"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "backend") || (key0 === "name")) || (key0 === "isPrefixed")) || (key0 === "targets")) || (key0 === "openPorts")) || (key0 === "place"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isAdminName.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.isPrefixed !== undefined && func0.call(data, "isPrefixed")){
if(typeof data.isPrefixed !== "boolean"){
const err6 = {instancePath:instancePath+"/isPrefixed",schemaPath:"#/properties/isPrefixed/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data3 = data.targets;
if(Array.isArray(data3)){
if(data3.length > 128){
const err7 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 128}};
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
if(!(isAdminMcpTarget.call(this, data3[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminMcpTarget.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.openPorts !== undefined && func0.call(data, "openPorts")){
let data5 = data.openPorts;
if(Array.isArray(data5)){
if(data5.length > 64){
const err9 = {instancePath:instancePath+"/openPorts",schemaPath:"#/properties/openPorts/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err10 = {instancePath:instancePath+"/openPorts/" + i1,schemaPath:"#/properties/openPorts/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 65535 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/openPorts/" + i1,schemaPath:"#/properties/openPorts/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/openPorts/" + i1,schemaPath:"#/properties/openPorts/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/openPorts",schemaPath:"#/properties/openPorts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isAdminPlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isAdminPlace.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
isAdminMcpServer.errors = vErrors;
return errors === 0;
}
