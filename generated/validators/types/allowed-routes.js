// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isRouteGroupKind } from "./route-group-kind.js";
import { isRouteNamespaces } from "./route-namespaces.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAllowedRoutes(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "namespaces") || (key0 === "kinds"))){
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
if(data.namespaces !== undefined && func0.call(data, "namespaces")){
if(!(isRouteNamespaces.call(this, data.namespaces, {instancePath:instancePath+"/namespaces",parentData:data,parentDataProperty:"namespaces",rootData}))){
vErrors = joined(vErrors, isRouteNamespaces.errors);
errors = vErrors.length;
}
}
if(data.kinds !== undefined && func0.call(data, "kinds")){
let data1 = data.kinds;
if(Array.isArray(data1)){
if(data1.length > 8){
const err1 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isRouteGroupKind.call(this, data1[i0], {instancePath:instancePath+"/kinds/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isRouteGroupKind.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
isAllowedRoutes.errors = vErrors;
return errors === 0;
}
