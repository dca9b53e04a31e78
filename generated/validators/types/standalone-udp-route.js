// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isListenerRef } from "./listener-ref.js";
import { isSectionName } from "./section-name.js";
import { isStandaloneUdpBackend } from "./standalone-udp-backend.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneUdpRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.backends === undefined) || (!(func0.call(data, "backends")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backends"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "name") || (key0 === "gateways")) || (key0 === "idleTimeout")) || (key0 === "backends"))){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isSectionName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.gateways !== undefined && func0.call(data, "gateways")){
let data1 = data.gateways;
if(Array.isArray(data1)){
if(data1.length > 16){
const err2 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isListenerRef.call(this, data1[i0], {instancePath:instancePath+"/gateways/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isListenerRef.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err4 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err5 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.idleTimeout !== undefined && func0.call(data, "idleTimeout")){
let data3 = data.idleTimeout;
if(!(isDuration.call(this, data3, {instancePath:instancePath+"/idleTimeout",parentData:data,parentDataProperty:"idleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length0 = milliseconds(data3);
if(!(isNaN(length0) || length0 >= 1000)){
const err6 = {instancePath:instancePath+"/idleTimeout",schemaPath:"#/properties/idleTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data4 = data.backends;
if(Array.isArray(data4)){
if(data4.length > 16){
const err7 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(isStandaloneUdpBackend.call(this, data4[i1], {instancePath:instancePath+"/backends/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isStandaloneUdpBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
isStandaloneUdpRoute.errors = vErrors;
return errors === 0;
}
