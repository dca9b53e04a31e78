// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEndpointConditions } from "./endpoint-conditions.js";
import { isEndpointHints } from "./endpoint-hints.js";
import { isSliceTarget } from "./slice-target.js";
const func0 = Object.prototype.hasOwnProperty;

export function isSliceEndpoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.addresses === undefined) || (!(func0.call(data, "addresses")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data0 = data.addresses;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1}};
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
let data1 = data0[i0];
if(typeof data1 === "string"){
if(characters(data1) > 253){
const err3 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data1) < 1){
const err4 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.conditions !== undefined && func0.call(data, "conditions")){
if(!(isEndpointConditions.call(this, data.conditions, {instancePath:instancePath+"/conditions",parentData:data,parentDataProperty:"conditions",rootData}))){
vErrors = joined(vErrors, isEndpointConditions.errors);
errors = vErrors.length;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
let data3 = data.zone;
if(typeof data3 === "string"){
if(characters(data3) > 253){
const err7 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err8 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hints !== undefined && func0.call(data, "hints")){
if(!(isEndpointHints.call(this, data.hints, {instancePath:instancePath+"/hints",parentData:data,parentDataProperty:"hints",rootData}))){
vErrors = joined(vErrors, isEndpointHints.errors);
errors = vErrors.length;
}
}
if(data.targetRef !== undefined && func0.call(data, "targetRef")){
if(!(isSliceTarget.call(this, data.targetRef, {instancePath:instancePath+"/targetRef",parentData:data,parentDataProperty:"targetRef",rootData}))){
vErrors = joined(vErrors, isSliceTarget.errors);
errors = vErrors.length;
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
isSliceEndpoint.errors = vErrors;
return errors === 0;
}
