// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isChartServiceMonitor } from "./chart-service-monitor.js";
import { isGrafanaDashboard } from "./grafana-dashboard.js";
import { isProxyMonitoring } from "./proxy-monitoring.js";
const func0 = Object.prototype.hasOwnProperty;

export function isControlPlaneMonitoring(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "enabled") || (key0 === "serviceMonitor")) || (key0 === "proxy")) || (key0 === "grafanaDashboard"))){
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
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.serviceMonitor !== undefined && func0.call(data, "serviceMonitor")){
if(!(isChartServiceMonitor.call(this, data.serviceMonitor, {instancePath:instancePath+"/serviceMonitor",parentData:data,parentDataProperty:"serviceMonitor",rootData}))){
vErrors = joined(vErrors, isChartServiceMonitor.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(isProxyMonitoring.call(this, data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = joined(vErrors, isProxyMonitoring.errors);
errors = vErrors.length;
}
}
if(data.grafanaDashboard !== undefined && func0.call(data, "grafanaDashboard")){
if(!(isGrafanaDashboard.call(this, data.grafanaDashboard, {instancePath:instancePath+"/grafanaDashboard",parentData:data,parentDataProperty:"grafanaDashboard",rootData}))){
vErrors = joined(vErrors, isGrafanaDashboard.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isControlPlaneMonitoring.errors = vErrors;
return errors === 0;
}
