// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminPlace } from "./admin-place.js";
import { isAdminRouteAtListener } from "./admin-route-at-listener.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminRouteExplanation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.route === undefined) || (!(func0.call(data, "route")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "route"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.listeners === undefined) || (!(func0.call(data, "listeners")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listeners"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "route") || (key0 === "place")) || (key0 === "listeners"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(isAdminName.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isAdminPlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isAdminPlace.errors);
errors = vErrors.length;
}
}
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data2 = data.listeners;
if(Array.isArray(data2)){
if(data2.length > 256){
const err4 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminRouteAtListener.call(this, data2[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminRouteAtListener.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"}};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isAdminRouteExplanation.errors = vErrors;
return errors === 0;
}
