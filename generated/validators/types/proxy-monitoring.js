// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isObjectName } from "./object-name.js";
import { isProxyPodMonitor } from "./proxy-pod-monitor.js";
const func0 = Object.prototype.hasOwnProperty;

export function isProxyMonitoring(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "podMonitor") || (key0 === "gatewayClassNames")) || (key0 === "namespaceSelector"))){
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
if(data.podMonitor !== undefined && func0.call(data, "podMonitor")){
if(!(isProxyPodMonitor.call(this, data.podMonitor, {instancePath:instancePath+"/podMonitor",parentData:data,parentDataProperty:"podMonitor",rootData}))){
vErrors = joined(vErrors, isProxyPodMonitor.errors);
errors = vErrors.length;
}
}
if(data.gatewayClassNames !== undefined && func0.call(data, "gatewayClassNames")){
let data1 = data.gatewayClassNames;
if(Array.isArray(data1)){
if(data1.length > 64){
const err1 = {instancePath:instancePath+"/gatewayClassNames",schemaPath:"#/properties/gatewayClassNames/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/gatewayClassNames",schemaPath:"#/properties/gatewayClassNames/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isObjectName.call(this, data1[i0], {instancePath:instancePath+"/gatewayClassNames/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err3 = {instancePath:instancePath+"/gatewayClassNames",schemaPath:"#/properties/gatewayClassNames/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err4 = {instancePath:instancePath+"/gatewayClassNames",schemaPath:"#/properties/gatewayClassNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.namespaceSelector !== undefined && func0.call(data, "namespaceSelector")){
if(!(isKubernetesFields.call(this, data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isProxyMonitoring.errors = vErrors;
return errors === 0;
}
