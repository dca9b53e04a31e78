// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isStandaloneRoute } from "./standalone-route.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneRouteGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.routes === undefined) || (!(func0.call(data, "routes")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "routes")){
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
if(data.routes !== undefined && func0.call(data, "routes")){
let data0 = data.routes;
if(Array.isArray(data0)){
if(data0.length > 100000){
const err2 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 100000}};
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
if(!(isStandaloneRoute.call(this, data0[i0], {instancePath:instancePath+"/routes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isStandaloneRoute.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data0, {"distinct":["name"],"having":"name","says":"the routes of a group have different names","defaults":{}});
if(!(item0 < 0)){
const err3 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/x-item-rules",keyword:"x-item-rules",params:{sentence: "the routes of a group have different names", item: item0, distinct: ["name"]}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const item1 = offendingItem(data0, {"distinct":["name"],"having":"name","says":"the routes of a group have different names","defaults":{}});
if(!(item1 < 0)){
const err5 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/x-item-rules",keyword:"x-item-rules",params:{sentence: "the routes of a group have different names", item: item1, distinct: ["name"]}};
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
const fault0 = ruleFault(data, {"when":[],"then":[{"field":"routes.*.gateways","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a route of a group names no gateways: its requests come from the routes that name the group", ...fault0}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isStandaloneRouteGroup.errors = vErrors;
return errors === 0;
}
