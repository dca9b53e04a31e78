// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminTime } from "./admin-time.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminMcpSession(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.backend === undefined) || (!(func0.call(data, "backend")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backend"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.route === undefined) || (!(func0.call(data, "route")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "route"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.client === undefined) || (!(func0.call(data, "client")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.owner === undefined) || (!(func0.call(data, "owner")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "owner"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.begun === undefined) || (!(func0.call(data, "begun")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "begun"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.streams === undefined) || (!(func0.call(data, "streams")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "streams"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "backend")) || (key0 === "route")) || (key0 === "client")) || (key0 === "owner")) || (key0 === "targets")) || (key0 === "begun")) || (key0 === "streams"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(isAdminName.call(this, data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isAdminName.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(isAdminName.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.client !== undefined && func0.call(data, "client")){
if(!(isAdminName.call(this, data.client, {instancePath:instancePath+"/client",parentData:data,parentDataProperty:"client",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.owner !== undefined && func0.call(data, "owner")){
if(!(isAdminName.call(this, data.owner, {instancePath:instancePath+"/owner",parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data5 = data.targets;
if(Array.isArray(data5)){
if(data5.length > 128){
const err9 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data5[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.begun !== undefined && func0.call(data, "begun")){
if(!(isAdminTime.call(this, data.begun, {instancePath:instancePath+"/begun",parentData:data,parentDataProperty:"begun",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.streams !== undefined && func0.call(data, "streams")){
let data8 = data.streams;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err11 = {instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/streams",schemaPath:"#/properties/streams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
isAdminMcpSession.errors = vErrors;
return errors === 0;
}
