// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEnvVar } from "./env-var.js";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isParametersImage } from "./parameters-image.js";
import { isParametersIstio } from "./parameters-istio.js";
import { isParametersLogging } from "./parameters-logging.js";
import { isParametersModelCatalog } from "./parameters-model-catalog.js";
import { isParametersOverlay } from "./parameters-overlay.js";
import { isParametersShutdown } from "./parameters-shutdown.js";
import { isParametersSpiffe } from "./parameters-spiffe.js";
import { isParametersWorkload } from "./parameters-workload.js";
import { isParametersXds } from "./parameters-xds.js";
import { isResourceRequirements } from "./resource-requirements.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"workload":true,"logging":true,"rawConfig":true,"image":true,"env":true,"resources":true,"shutdown":true,"xds":true,"istio":true,"spiffe":true,"modelCatalog":true,"deployment":true,"daemonSet":true,"service":true,"serviceAccount":true,"podDisruptionBudget":true,"horizontalPodAutoscaler":true};
const schema1 = ["name"];

export function isEdgeParametersSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.workload !== undefined && func0.call(data, "workload")){
if(!(isParametersWorkload.call(this, data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = joined(vErrors, isParametersWorkload.errors);
errors = vErrors.length;
}
}
if(data.logging !== undefined && func0.call(data, "logging")){
if(!(isParametersLogging.call(this, data.logging, {instancePath:instancePath+"/logging",parentData:data,parentDataProperty:"logging",rootData}))){
vErrors = joined(vErrors, isParametersLogging.errors);
errors = vErrors.length;
}
}
if(data.rawConfig !== undefined && func0.call(data, "rawConfig")){
if(!(isKubernetesFields.call(this, data.rawConfig, {instancePath:instancePath+"/rawConfig",parentData:data,parentDataProperty:"rawConfig",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(isParametersImage.call(this, data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joined(vErrors, isParametersImage.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data4 = data.env;
if(Array.isArray(data4)){
if(data4.length > 128){
const err1 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(isEnvVar.call(this, data4[i0], {instancePath:instancePath+"/env/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isEnvVar.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data4, ["name"]))){
const err2 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(isResourceRequirements.call(this, data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = joined(vErrors, isResourceRequirements.errors);
errors = vErrors.length;
}
}
if(data.shutdown !== undefined && func0.call(data, "shutdown")){
if(!(isParametersShutdown.call(this, data.shutdown, {instancePath:instancePath+"/shutdown",parentData:data,parentDataProperty:"shutdown",rootData}))){
vErrors = joined(vErrors, isParametersShutdown.errors);
errors = vErrors.length;
}
}
if(data.xds !== undefined && func0.call(data, "xds")){
if(!(isParametersXds.call(this, data.xds, {instancePath:instancePath+"/xds",parentData:data,parentDataProperty:"xds",rootData}))){
vErrors = joined(vErrors, isParametersXds.errors);
errors = vErrors.length;
}
}
if(data.istio !== undefined && func0.call(data, "istio")){
if(!(isParametersIstio.call(this, data.istio, {instancePath:instancePath+"/istio",parentData:data,parentDataProperty:"istio",rootData}))){
vErrors = joined(vErrors, isParametersIstio.errors);
errors = vErrors.length;
}
}
if(data.spiffe !== undefined && func0.call(data, "spiffe")){
if(!(isParametersSpiffe.call(this, data.spiffe, {instancePath:instancePath+"/spiffe",parentData:data,parentDataProperty:"spiffe",rootData}))){
vErrors = joined(vErrors, isParametersSpiffe.errors);
errors = vErrors.length;
}
}
if(data.modelCatalog !== undefined && func0.call(data, "modelCatalog")){
if(!(isParametersModelCatalog.call(this, data.modelCatalog, {instancePath:instancePath+"/modelCatalog",parentData:data,parentDataProperty:"modelCatalog",rootData}))){
vErrors = joined(vErrors, isParametersModelCatalog.errors);
errors = vErrors.length;
}
}
if(data.deployment !== undefined && func0.call(data, "deployment")){
if(!(isParametersOverlay.call(this, data.deployment, {instancePath:instancePath+"/deployment",parentData:data,parentDataProperty:"deployment",rootData}))){
vErrors = joined(vErrors, isParametersOverlay.errors);
errors = vErrors.length;
}
}
if(data.daemonSet !== undefined && func0.call(data, "daemonSet")){
if(!(isParametersOverlay.call(this, data.daemonSet, {instancePath:instancePath+"/daemonSet",parentData:data,parentDataProperty:"daemonSet",rootData}))){
vErrors = joined(vErrors, isParametersOverlay.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined && func0.call(data, "service")){
if(!(isParametersOverlay.call(this, data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = joined(vErrors, isParametersOverlay.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(isParametersOverlay.call(this, data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = joined(vErrors, isParametersOverlay.errors);
errors = vErrors.length;
}
}
if(data.podDisruptionBudget !== undefined && func0.call(data, "podDisruptionBudget")){
if(!(isParametersOverlay.call(this, data.podDisruptionBudget, {instancePath:instancePath+"/podDisruptionBudget",parentData:data,parentDataProperty:"podDisruptionBudget",rootData}))){
vErrors = joined(vErrors, isParametersOverlay.errors);
errors = vErrors.length;
}
}
if(data.horizontalPodAutoscaler !== undefined && func0.call(data, "horizontalPodAutoscaler")){
if(!(isParametersOverlay.call(this, data.horizontalPodAutoscaler, {instancePath:instancePath+"/horizontalPodAutoscaler",parentData:data,parentDataProperty:"horizontalPodAutoscaler",rootData}))){
vErrors = joined(vErrors, isParametersOverlay.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"daemonSet","test":"set","values":[]}],"then":[{"field":"workload.kind","test":"in","values":["DaemonSet"]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "workload.kind must be DaemonSet when daemonSet is set", ...fault0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"workload.kind","test":"in","values":["DaemonSet"]}],"then":[{"field":"deployment","test":"unset","values":[]},{"field":"horizontalPodAutoscaler","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "deployment and horizontalPodAutoscaler must be unset when workload.kind is DaemonSet", ...fault1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
isEdgeParametersSpec.errors = vErrors;
return errors === 0;
}
