// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAnnotations } from "./annotations.js";
import { isLabels } from "./labels.js";
import { isStandalonePodMonitor } from "./standalone-pod-monitor.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneMonitoring(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "enabled") || (key0 === "podMonitor")) || (key0 === "annotations")) || (key0 === "extraLabels"))){
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
if(data.podMonitor !== undefined && func0.call(data, "podMonitor")){
if(!(isStandalonePodMonitor.call(this, data.podMonitor, {instancePath:instancePath+"/podMonitor",parentData:data,parentDataProperty:"podMonitor",rootData}))){
vErrors = joined(vErrors, isStandalonePodMonitor.errors);
errors = vErrors.length;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(isAnnotations.call(this, data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = joined(vErrors, isAnnotations.errors);
errors = vErrors.length;
}
}
if(data.extraLabels !== undefined && func0.call(data, "extraLabels")){
if(!(isLabels.call(this, data.extraLabels, {instancePath:instancePath+"/extraLabels",parentData:data,parentDataProperty:"extraLabels",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
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
isStandaloneMonitoring.errors = vErrors;
return errors === 0;
}
