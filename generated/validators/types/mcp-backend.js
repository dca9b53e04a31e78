// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpTarget } from "./mcp-target.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];
const schema1 = ["Stateful","Stateless"];
const schema2 = ["FailClosed","FailOpen"];
const schema3 = ["Conditional","Always","Never"];

export function isMcpBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "targets") || (key0 === "sessionRouting")) || (key0 === "failureMode")) || (key0 === "prefixMode"))){
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
if(data.targets !== undefined && func0.call(data, "targets")){
let data0 = data.targets;
if(Array.isArray(data0)){
if(data0.length > 128){
const err2 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isMcpTarget.call(this, data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isMcpTarget.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data0, ["name"]))){
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sessionRouting !== undefined && func0.call(data, "sessionRouting")){
let data2 = data.sessionRouting;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/sessionRouting",schemaPath:"#/properties/sessionRouting/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "Stateful") || (data2 === "Stateless"))){
const err7 = {instancePath:instancePath+"/sessionRouting",schemaPath:"#/properties/sessionRouting/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data3 = data.failureMode;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "FailClosed") || (data3 === "FailOpen"))){
const err9 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prefixMode !== undefined && func0.call(data, "prefixMode")){
let data4 = data.prefixMode;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/prefixMode",schemaPath:"#/properties/prefixMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "Conditional") || (data4 === "Always")) || (data4 === "Never"))){
const err11 = {instancePath:instancePath+"/prefixMode",schemaPath:"#/properties/prefixMode/enum",keyword:"enum",params:{allowedValues: schema3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
isMcpBackend.errors = vErrors;
return errors === 0;
}
