// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGroup } from "./group.js";
import { isGrpcRouteFilter } from "./grpc-route-filter.js";
import { isKind } from "./kind.js";
import { isNamespace } from "./namespace.js";
import { isObjectName } from "./object-name.js";
import { isPort } from "./port.js";
const func0 = Object.prototype.hasOwnProperty;

export function isGrpcBackendRef(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "group") || (key0 === "kind")) || (key0 === "name")) || (key0 === "namespace")) || (key0 === "port")) || (key0 === "weight")) || (key0 === "filters"))){
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
if(data.group !== undefined && func0.call(data, "group")){
if(!(isGroup.call(this, data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = joined(vErrors, isGroup.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(isKind.call(this, data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = joined(vErrors, isKind.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isObjectName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(isNamespace.call(this, data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = joined(vErrors, isNamespace.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data5 = data.weight;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err4 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data6 = data.filters;
if(Array.isArray(data6)){
if(data6.length > 16){
const err5 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(isGrpcRouteFilter.call(this, data6[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isGrpcRouteFilter.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data6, {"atMostOne":"type","in":["RequestHeaderModifier"],"defaults":{}});
if(!(item0 < 0)){
const err6 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestHeaderModifier", item: item0, distinct: []}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const item1 = offendingItem(data6, {"atMostOne":"type","in":["ResponseHeaderModifier"],"defaults":{}});
if(!(item1 < 0)){
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type ResponseHeaderModifier", item: item1, distinct: []}};
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
const err8 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const item2 = offendingItem(data6, {"atMostOne":"type","in":["RequestHeaderModifier"],"defaults":{}});
if(!(item2 < 0)){
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestHeaderModifier", item: item2, distinct: []}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const item3 = offendingItem(data6, {"atMostOne":"type","in":["ResponseHeaderModifier"],"defaults":{}});
if(!(item3 < 0)){
const err10 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type ResponseHeaderModifier", item: item3, distinct: []}};
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
const fault0 = ruleFault(data, {"when":[{"field":"group","default":"","test":"in","values":[""]},{"field":"kind","default":"Service","test":"in","values":["Service"]}],"then":[{"field":"port","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err11 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when group is empty and kind is Service", ...fault0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
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
isGrpcBackendRef.errors = vErrors;
return errors === 0;
}
