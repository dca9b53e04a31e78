// Generated from schemas/ by `npm run generate`: do not edit.

import { brokenRule, characters, duplicateKey, equal, milliseconds, notIncreasing, omittedEarly, setOf } from "./runtime.ts";

export const ClientRegistration = validate0;
const schema0 = {"$id":"ClientRegistration","type":"object","properties":{"redirect_uris":{"type":"array","items":{"type":"string","minLength":1,"maxLength":2048,"x-pattern":{"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$","maxLength":2048}},"minItems":1,"maxItems":32},"client_name":{"type":"string","maxLength":1024}},"required":["redirect_uris"]};
const func0 = Object.prototype.hasOwnProperty;
const func2 = characters;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClientRegistration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.redirect_uris === undefined) || (!(func0.call(data, "redirect_uris")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirect_uris"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.redirect_uris !== undefined && func0.call(data, "redirect_uris")){
let data0 = data.redirect_uris;
if(Array.isArray(data0)){
if(data0.length > 32){
const err1 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/minItems",keyword:"minItems",params:{limit: 1}};
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
if(func2(data1) > 2048){
const err3 = {instancePath:instancePath+"/redirect_uris/" + i0,schemaPath:"#/properties/redirect_uris/items/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/redirect_uris/" + i0,schemaPath:"#/properties/redirect_uris/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1.length > 4096 || pattern0.test(data1))){
const err5 = {instancePath:instancePath+"/redirect_uris/" + i0,schemaPath:"#/properties/redirect_uris/items/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z][A-Za-z0-9+.-]*:[!-~]+$"}};
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
const err6 = {instancePath:instancePath+"/redirect_uris/" + i0,schemaPath:"#/properties/redirect_uris/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err7 = {instancePath:instancePath+"/redirect_uris",schemaPath:"#/properties/redirect_uris/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.client_name !== undefined && func0.call(data, "client_name")){
let data2 = data.client_name;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err8 = {instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: "string"}};
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
validate0.errors = vErrors;
return errors === 0;
}
export const ControlPlaneValues = validate1;
const schema1 = {"$id":"ControlPlaneValues","type":"object","properties":{"nameOverride":{"type":"string","maxLength":63},"fullnameOverride":{"type":"string","maxLength":63},"commonLabels":{"$ref":"Labels"},"imagePullSecrets":{"type":"array","items":{"$ref":"ImagePullSecret"},"maxItems":16},"image":{"$ref":"ControlPlaneImage"},"controller":{"$ref":"ChartController"},"proxy":{"$ref":"ControlPlaneProxy"},"gatewayClassName":{"type":"string","maxLength":253},"controllerName":{"type":"string","maxLength":253},"gatewayClassParametersRefs":{"type":"object","additionalProperties":{"$ref":"ParametersRef"},"propertyNames":{"minLength":1,"maxLength":253},"maxProperties":64},"agentgatewayModels":{"$ref":"OptionalFeature"},"xBackend":{"$ref":"OptionalFeature"},"inferenceExtension":{"$ref":"OptionalFeature"},"istio":{"$ref":"ControlPlaneIstio"},"discoveryNamespaceSelectors":{"type":"array","items":{"$ref":"NamespaceSelector"},"maxItems":64},"rbac":{"$ref":"ControlPlaneRbac"},"monitoring":{"$ref":"ControlPlaneMonitoring"},"serviceAccount":{"$ref":"ChartServiceAccount"},"resources":{"$ref":"ResourceRequirements"},"deploymentAnnotations":{"$ref":"Annotations"},"podAnnotations":{"$ref":"Annotations"},"podLabels":{"$ref":"Labels"},"podSecurityContext":{"$ref":"KubernetesFields"},"securityContext":{"$ref":"KubernetesFields"},"nodeSelector":{"$ref":"Labels"},"tolerations":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"affinity":{"$ref":"KubernetesFields"},"topologySpreadConstraints":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"dnsConfig":{"$ref":"KubernetesFields"}},"required":[]};
const schema2 = {"$id":"Labels","type":"object","additionalProperties":{"type":"string","maxLength":63},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":64};
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Labels" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 64){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 317){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 of Object.keys(data)){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 63){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
validate2.errors = vErrors;
return errors === 0;
}
const schema3 = {"$id":"ImagePullSecret","type":"object","properties":{"name":{"$ref":"ObjectName"}},"required":["name"],"additionalProperties":false};
const schema4 = {"$id":"ObjectName","type":"string","minLength":1,"maxLength":253};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ObjectName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImagePullSecret" */;
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
if(!(key0 === "name")){
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
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate4.errors = vErrors;
return errors === 0;
}
const schema5 = {"$id":"ControlPlaneImage","type":"object","properties":{"registry":{"type":"string","maxLength":253},"tag":{"type":"string","maxLength":128},"pullPolicy":{"type":"string","enum":["","Always","IfNotPresent","Never"]}},"required":[],"additionalProperties":false};
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "registry") || (key0 === "tag")) || (key0 === "pullPolicy"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
let data0 = data.registry;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err1 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data1 = data.tag;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err3 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err4 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data2 = data.pullPolicy;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data2 === "") || (data2 === "Always")) || (data2 === "IfNotPresent")) || (data2 === "Never"))){
const err6 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema5.properties.pullPolicy.enum}};
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
validate8.errors = vErrors;
return errors === 0;
}
const schema6 = {"$id":"ChartController","type":"object","properties":{"replicaCount":{"type":"integer","minimum":0,"maximum":1000},"logLevel":{"type":"string","minLength":1,"maxLength":1024},"image":{"$ref":"ControllerImage"},"service":{"$ref":"ControllerService"},"xds":{"$ref":"ControlPlaneXds"},"extraEnv":{"type":"object","additionalProperties":{"$ref":"ExtraEnv"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":128},"extraContainers":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"extraVolumes":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"extraVolumeMounts":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"strategy":{"$ref":"KubernetesFields"},"priorityClassName":{"type":"string","maxLength":253},"revisionHistoryLimit":{"type":["null","integer"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["integer"]},"then":{"type":"integer","minimum":0,"maximum":1000}}]},"podDisruptionBudget":{"$ref":"KubernetesFields"},"horizontalPodAutoscaler":{"$ref":"KubernetesFields"},"verticalPodAutoscaler":{"$ref":"KubernetesFields"}},"required":[],"additionalProperties":false};
const schema7 = {"$id":"ControllerImage","type":"object","properties":{"registry":{"type":"string","maxLength":253},"repository":{"type":"string","maxLength":253},"tag":{"type":"string","maxLength":128},"pullPolicy":{"type":"string","enum":["","Always","IfNotPresent","Never"]}},"required":[],"additionalProperties":false};
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControllerImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "registry") || (key0 === "repository")) || (key0 === "tag")) || (key0 === "pullPolicy"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
let data0 = data.registry;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err1 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
let data1 = data.repository;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err4 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err6 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data3 = data.pullPolicy;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "") || (data3 === "Always")) || (data3 === "IfNotPresent")) || (data3 === "Never"))){
const err8 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema7.properties.pullPolicy.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate11.errors = vErrors;
return errors === 0;
}
const schema8 = {"$id":"ControllerService","type":"object","properties":{"annotations":{"$ref":"Annotations"},"extraLabels":{"$ref":"Labels"},"clusterIP":{"type":"string","maxLength":64},"clusterIPs":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":2},"externalIPs":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":64},"externalName":{"type":"string","maxLength":253},"loadBalancerIP":{"type":"string","maxLength":64},"loadBalancerSourceRanges":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":256},"loadBalancerClass":{"type":"string","maxLength":317},"externalTrafficPolicy":{"type":"string","enum":["","Cluster","Local"]},"internalTrafficPolicy":{"type":"string","enum":["","Cluster","Local"]},"healthCheckNodePort":{"type":["null","integer"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["integer"]},"then":{"type":"integer","minimum":1,"maximum":65535}}]},"sessionAffinity":{"type":"string","enum":["","None","ClientIP"]},"sessionAffinityConfig":{"$ref":"KubernetesFields"},"ipFamilies":{"type":"array","items":{"type":"string","enum":["IPv4","IPv6"]},"maxItems":2,"uniqueItems":true},"ipFamilyPolicy":{"type":"string","enum":["","SingleStack","PreferDualStack","RequireDualStack"]},"publishNotReadyAddresses":{"type":"boolean"},"allocateLoadBalancerNodePorts":{"type":["null","boolean"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["boolean"]},"then":{"type":"boolean"}}]},"trafficDistribution":{"type":"string","maxLength":64},"enabled":{"type":"boolean"},"type":{"type":"string","enum":["ClusterIP","NodePort","LoadBalancer","ExternalName"]},"ports":{"$ref":"ControllerPorts"}},"required":[],"additionalProperties":false};
const schema9 = {"$id":"Annotations","type":"object","additionalProperties":{"type":"string","maxLength":262144},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":64};
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Annotations" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 64){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 317){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 of Object.keys(data)){
let data0 = data[key1];
if(typeof data0 === "string"){
if(func2(data0) > 262144){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 262144}};
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
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
validate14.errors = vErrors;
return errors === 0;
}
const schema10 = {"$id":"KubernetesFields","type":"object","properties":{},"required":[]};
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KubernetesFields" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
const schema11 = {"$id":"ControllerPorts","type":"object","properties":{"agwGrpc":{"type":"integer","minimum":1,"maximum":65535},"health":{"type":"integer","minimum":1,"maximum":65535},"metrics":{"type":"integer","minimum":1,"maximum":65535}},"required":[],"additionalProperties":false};
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControllerPorts" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "agwGrpc") || (key0 === "health")) || (key0 === "metrics"))){
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
if(data.agwGrpc !== undefined && func0.call(data, "agwGrpc")){
let data0 = data.agwGrpc;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/agwGrpc",schemaPath:"#/properties/agwGrpc/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/agwGrpc",schemaPath:"#/properties/agwGrpc/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/agwGrpc",schemaPath:"#/properties/agwGrpc/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.health !== undefined && func0.call(data, "health")){
let data1 = data.health;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.metrics !== undefined && func0.call(data, "metrics")){
let data2 = data.metrics;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/metrics",schemaPath:"#/properties/metrics/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate19.errors = vErrors;
return errors === 0;
}
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControllerService" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema8.properties, key0))){
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
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate14(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.extraLabels !== undefined && func0.call(data, "extraLabels")){
if(!(validate2(data.extraLabels, {instancePath:instancePath+"/extraLabels",parentData:data,parentDataProperty:"extraLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.clusterIP !== undefined && func0.call(data, "clusterIP")){
let data2 = data.clusterIP;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err1 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clusterIPs !== undefined && func0.call(data, "clusterIPs")){
let data3 = data.clusterIPs;
if(Array.isArray(data3)){
if(data3.length > 2){
const err3 = {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err4 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data4) < 1){
const err5 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err7 = {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.externalIPs !== undefined && func0.call(data, "externalIPs")){
let data5 = data.externalIPs;
if(Array.isArray(data5)){
if(data5.length > 64){
const err8 = {instancePath:instancePath+"/externalIPs",schemaPath:"#/properties/externalIPs/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err9 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data6) < 1){
const err10 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/externalIPs",schemaPath:"#/properties/externalIPs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.externalName !== undefined && func0.call(data, "externalName")){
let data7 = data.externalName;
if(typeof data7 === "string"){
if(func2(data7) > 253){
const err13 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.loadBalancerIP !== undefined && func0.call(data, "loadBalancerIP")){
let data8 = data.loadBalancerIP;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err15 = {instancePath:instancePath+"/loadBalancerIP",schemaPath:"#/properties/loadBalancerIP/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/loadBalancerIP",schemaPath:"#/properties/loadBalancerIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.loadBalancerSourceRanges !== undefined && func0.call(data, "loadBalancerSourceRanges")){
let data9 = data.loadBalancerSourceRanges;
if(Array.isArray(data9)){
if(data9.length > 256){
const err17 = {instancePath:instancePath+"/loadBalancerSourceRanges",schemaPath:"#/properties/loadBalancerSourceRanges/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func2(data10) > 64){
const err18 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data10) < 1){
const err19 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/loadBalancerSourceRanges",schemaPath:"#/properties/loadBalancerSourceRanges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.loadBalancerClass !== undefined && func0.call(data, "loadBalancerClass")){
let data11 = data.loadBalancerClass;
if(typeof data11 === "string"){
if(func2(data11) > 317){
const err22 = {instancePath:instancePath+"/loadBalancerClass",schemaPath:"#/properties/loadBalancerClass/maxLength",keyword:"maxLength",params:{limit: 317}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/loadBalancerClass",schemaPath:"#/properties/loadBalancerClass/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.externalTrafficPolicy !== undefined && func0.call(data, "externalTrafficPolicy")){
let data12 = data.externalTrafficPolicy;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data12 === "") || (data12 === "Cluster")) || (data12 === "Local"))){
const err25 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema8.properties.externalTrafficPolicy.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.internalTrafficPolicy !== undefined && func0.call(data, "internalTrafficPolicy")){
let data13 = data.internalTrafficPolicy;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data13 === "") || (data13 === "Cluster")) || (data13 === "Local"))){
const err27 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema8.properties.internalTrafficPolicy.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.healthCheckNodePort !== undefined && func0.call(data, "healthCheckNodePort")){
let data14 = data.healthCheckNodePort;
if((data14 !== null) && (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))))){
const err28 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/type",keyword:"type",params:{type: schema8.properties.healthCheckNodePort.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs31 = errors;
let valid8 = true;
const _errs32 = errors;
if(data14 !== null){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(data14 !== null){
const err30 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = _valid0;
}
if(!valid8){
const err31 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
let valid9 = true;
const _errs38 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid1 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs40 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 65535 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid1 = _errs40 === errors;
valid9 = _valid1;
}
if(!valid9){
const err36 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.sessionAffinity !== undefined && func0.call(data, "sessionAffinity")){
let data15 = data.sessionAffinity;
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((data15 === "") || (data15 === "None")) || (data15 === "ClientIP"))){
const err38 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/enum",keyword:"enum",params:{allowedValues: schema8.properties.sessionAffinity.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.sessionAffinityConfig !== undefined && func0.call(data, "sessionAffinityConfig")){
if(!(validate17(data.sessionAffinityConfig, {instancePath:instancePath+"/sessionAffinityConfig",parentData:data,parentDataProperty:"sessionAffinityConfig",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.ipFamilies !== undefined && func0.call(data, "ipFamilies")){
let data17 = data.ipFamilies;
if(Array.isArray(data17)){
if(data17.length > 2){
const err39 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err40 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data18 === "IPv4") || (data18 === "IPv6"))){
const err41 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/enum",keyword:"enum",params:{allowedValues: schema8.properties.ipFamilies.items.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
let i4 = data17.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data17[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err42 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err43 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.ipFamilyPolicy !== undefined && func0.call(data, "ipFamilyPolicy")){
let data19 = data.ipFamilyPolicy;
if(typeof data19 !== "string"){
const err44 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((((data19 === "") || (data19 === "SingleStack")) || (data19 === "PreferDualStack")) || (data19 === "RequireDualStack"))){
const err45 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/enum",keyword:"enum",params:{allowedValues: schema8.properties.ipFamilyPolicy.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.publishNotReadyAddresses !== undefined && func0.call(data, "publishNotReadyAddresses")){
if(typeof data.publishNotReadyAddresses !== "boolean"){
const err46 = {instancePath:instancePath+"/publishNotReadyAddresses",schemaPath:"#/properties/publishNotReadyAddresses/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.allocateLoadBalancerNodePorts !== undefined && func0.call(data, "allocateLoadBalancerNodePorts")){
let data21 = data.allocateLoadBalancerNodePorts;
if((data21 !== null) && (typeof data21 !== "boolean")){
const err47 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/type",keyword:"type",params:{type: schema8.properties.allocateLoadBalancerNodePorts.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs56 = errors;
let valid14 = true;
const _errs57 = errors;
if(data21 !== null){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid2 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs59 = errors;
if(data21 !== null){
const err49 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid14 = _valid2;
}
if(!valid14){
const err50 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs62 = errors;
let valid15 = true;
const _errs63 = errors;
if(typeof data21 !== "boolean"){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid3 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs65 = errors;
if(typeof data21 !== "boolean"){
const err52 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/1/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid3 = _errs65 === errors;
valid15 = _valid3;
}
if(!valid15){
const err53 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.trafficDistribution !== undefined && func0.call(data, "trafficDistribution")){
let data22 = data.trafficDistribution;
if(typeof data22 === "string"){
if(func2(data22) > 64){
const err54 = {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err56 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data24 = data.type;
if(typeof data24 !== "string"){
const err57 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!((((data24 === "ClusterIP") || (data24 === "NodePort")) || (data24 === "LoadBalancer")) || (data24 === "ExternalName"))){
const err58 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema8.properties.type.enum}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.ports !== undefined && func0.call(data, "ports")){
if(!(validate19(data.ports, {instancePath:instancePath+"/ports",parentData:data,parentDataProperty:"ports",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}
const schema12 = {"$id":"ControlPlaneXds","type":"object","properties":{"mode":{"type":"string","enum":["plaintext","tls","either"]}},"required":[],"additionalProperties":false};
function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneXds" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "mode")){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "plaintext") || (data0 === "tls")) || (data0 === "either"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema12.properties.mode.enum}};
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
validate22.errors = vErrors;
return errors === 0;
}
const schema13 = {"$id":"ExtraEnv","type":["string","integer","boolean","object"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":32768}},{"if":{"type":["integer"]},"then":{"type":"integer"}},{"if":{"type":["boolean"]},"then":{"type":"boolean"}},{"if":{"type":["object"]},"then":{"$ref":"ExtraEnvSource"}}]};
const schema14 = {"$id":"ExtraEnvSource","type":"object","properties":{"value":{"type":"string","maxLength":32768},"valueFrom":{"$ref":"EnvVarSource"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["value","valueFrom"]]};
const func120 = setOf;
const schema15 = {"$id":"EnvVarSource","type":"object","properties":{"fieldRef":{"$ref":"FieldSelector"},"resourceFieldRef":{"$ref":"ResourceFieldSelector"},"configMapKeyRef":{"$ref":"ConfigMapKeySelector"},"secretKeyRef":{"$ref":"SecretKeySelector"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["fieldRef","resourceFieldRef","configMapKeyRef","secretKeyRef"]]};
const schema16 = {"$id":"FieldSelector","type":"object","properties":{"apiVersion":{"$ref":"TinyString"},"fieldPath":{"$ref":"ShortString"}},"required":["fieldPath"],"additionalProperties":false};
const schema17 = {"$id":"TinyString","type":"string","minLength":1,"maxLength":64};
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TinyString" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 64){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
const schema18 = {"$id":"ShortString","type":"string","minLength":1,"maxLength":256};
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ShortString" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 256){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FieldSelector" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.fieldPath === undefined) || (!(func0.call(data, "fieldPath")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldPath"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "apiVersion") || (key0 === "fieldPath"))){
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
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
if(!(validate28(data.apiVersion, {instancePath:instancePath+"/apiVersion",parentData:data,parentDataProperty:"apiVersion",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.fieldPath !== undefined && func0.call(data, "fieldPath")){
if(!(validate30(data.fieldPath, {instancePath:instancePath+"/fieldPath",parentData:data,parentDataProperty:"fieldPath",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate27.errors = vErrors;
return errors === 0;
}
const schema19 = {"$id":"ResourceFieldSelector","type":"object","properties":{"containerName":{"$ref":"TinyString"},"resource":{"$ref":"ShortString"},"divisor":{"$ref":"Quantity"}},"required":["resource"],"additionalProperties":false};
const schema20 = {"$id":"Quantity","type":["integer","string"],"minimum":0,"minLength":1,"maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?(m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?$","maxLength":32,"expected":"an amount such as 100m or 128Mi"}};
const pattern1 = new RegExp("^[0-9]+(\\.[0-9]+)?(m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?$", "u");
function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Quantity" */;
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema20.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data === "string"){
if(func2(data) > 32){
const err2 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data) < 1){
const err3 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data.length > 64 || pattern1.test(data))){
const err4 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?(m|k|M|G|T|P|E|Ki|Mi|Gi|Ti|Pi|Ei)?$","expected":"an amount such as 100m or 128Mi"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate36.errors = vErrors;
return errors === 0;
}
function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResourceFieldSelector" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resource === undefined) || (!(func0.call(data, "resource")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "containerName") || (key0 === "resource")) || (key0 === "divisor"))){
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
if(data.containerName !== undefined && func0.call(data, "containerName")){
if(!(validate28(data.containerName, {instancePath:instancePath+"/containerName",parentData:data,parentDataProperty:"containerName",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.resource !== undefined && func0.call(data, "resource")){
if(!(validate30(data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.divisor !== undefined && func0.call(data, "divisor")){
if(!(validate36(data.divisor, {instancePath:instancePath+"/divisor",parentData:data,parentDataProperty:"divisor",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
validate33.errors = vErrors;
return errors === 0;
}
const schema21 = {"$id":"ConfigMapKeySelector","type":"object","properties":{"name":{"$ref":"ObjectName"},"key":{"type":"string","minLength":1,"maxLength":253},"optional":{"type":"boolean"}},"required":["name","key"],"additionalProperties":false};
function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConfigMapKeySelector" */;
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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "key")) || (key0 === "optional"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data1 = data.key;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.optional !== undefined && func0.call(data, "optional")){
if(typeof data.optional !== "boolean"){
const err6 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"}};
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
validate39.errors = vErrors;
return errors === 0;
}
const schema22 = {"$id":"SecretKeySelector","type":"object","properties":{"name":{"$ref":"ObjectName"},"key":{"type":"string","minLength":1,"maxLength":253},"optional":{"type":"boolean"}},"required":["name","key"],"additionalProperties":false};
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SecretKeySelector" */;
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
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "key")) || (key0 === "optional"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data1 = data.key;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.optional !== undefined && func0.call(data, "optional")){
if(typeof data.optional !== "boolean"){
const err6 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"}};
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
validate42.errors = vErrors;
return errors === 0;
}
function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvVarSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "fieldRef") || (key0 === "resourceFieldRef")) || (key0 === "configMapKeyRef")) || (key0 === "secretKeyRef"))){
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
if(data.fieldRef !== undefined && func0.call(data, "fieldRef")){
if(!(validate27(data.fieldRef, {instancePath:instancePath+"/fieldRef",parentData:data,parentDataProperty:"fieldRef",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.resourceFieldRef !== undefined && func0.call(data, "resourceFieldRef")){
if(!(validate33(data.resourceFieldRef, {instancePath:instancePath+"/resourceFieldRef",parentData:data,parentDataProperty:"resourceFieldRef",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.configMapKeyRef !== undefined && func0.call(data, "configMapKeyRef")){
if(!(validate39(data.configMapKeyRef, {instancePath:instancePath+"/configMapKeyRef",parentData:data,parentDataProperty:"configMapKeyRef",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.secretKeyRef !== undefined && func0.call(data, "secretKeyRef")){
if(!(validate42(data.secretKeyRef, {instancePath:instancePath+"/secretKeyRef",parentData:data,parentDataProperty:"secretKeyRef",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["fieldRef","resourceFieldRef","configMapKeyRef","secretKeyRef"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["fieldRef","resourceFieldRef","configMapKeyRef","secretKeyRef"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate26.errors = vErrors;
return errors === 0;
}
function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtraEnvSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "value") || (key0 === "valueFrom"))){
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
if(data.value !== undefined && func0.call(data, "value")){
let data0 = data.value;
if(typeof data0 === "string"){
if(func2(data0) > 32768){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 32768}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.valueFrom !== undefined && func0.call(data, "valueFrom")){
if(!(validate26(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["value","valueFrom"]);
if(!(set0.length === 1)){
const err3 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["value","valueFrom"], set: set0}};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtraEnv" */;
let vErrors = null;
let errors = 0;
if((((typeof data !== "string") && (!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))))) && (typeof data !== "boolean")) && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema13.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(typeof data === "string"){
if(func2(data) > 32768){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/maxLength",keyword:"maxLength",params:{limit: 32768}};
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
const err3 = {instancePath,schemaPath:"#/allOf/0/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err6 = {instancePath,schemaPath:"#/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err7 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs14 = errors;
let valid3 = true;
const _errs15 = errors;
if(typeof data !== "boolean"){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(typeof data !== "boolean"){
const err9 = {instancePath,schemaPath:"#/allOf/2/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = _valid2;
}
if(!valid3){
const err10 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs20 = errors;
let valid4 = true;
const _errs21 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid3 = _errs23 === errors;
valid4 = _valid3;
}
if(!valid4){
const err12 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChartController" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema6.properties, key0))){
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
if(data.replicaCount !== undefined && func0.call(data, "replicaCount")){
let data0 = data.replicaCount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.logLevel !== undefined && func0.call(data, "logLevel")){
let data1 = data.logLevel;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err4 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate11(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined && func0.call(data, "service")){
if(!(validate13(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.xds !== undefined && func0.call(data, "xds")){
if(!(validate22(data.xds, {instancePath:instancePath+"/xds",parentData:data,parentDataProperty:"xds",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.extraEnv !== undefined && func0.call(data, "extraEnv")){
let data5 = data.extraEnv;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 128){
const err7 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/maxProperties",keyword:"maxProperties",params:{limit: 128}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data5)){
const _errs11 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err8 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(key1) < 1){
const err9 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
const err10 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 of Object.keys(data5)){
if(!(validate24(data5[key2], {instancePath:instancePath+"/extraEnv/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.extraContainers !== undefined && func0.call(data, "extraContainers")){
let data7 = data.extraContainers;
if(Array.isArray(data7)){
if(data7.length > 64){
const err12 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data7[i0], {instancePath:instancePath+"/extraContainers/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.extraVolumes !== undefined && func0.call(data, "extraVolumes")){
let data9 = data.extraVolumes;
if(Array.isArray(data9)){
if(data9.length > 64){
const err14 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate17(data9[i1], {instancePath:instancePath+"/extraVolumes/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.extraVolumeMounts !== undefined && func0.call(data, "extraVolumeMounts")){
let data11 = data.extraVolumeMounts;
if(Array.isArray(data11)){
if(data11.length > 64){
const err16 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate17(data11[i2], {instancePath:instancePath+"/extraVolumeMounts/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.strategy !== undefined && func0.call(data, "strategy")){
if(!(validate17(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.priorityClassName !== undefined && func0.call(data, "priorityClassName")){
let data14 = data.priorityClassName;
if(typeof data14 === "string"){
if(func2(data14) > 253){
const err18 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.revisionHistoryLimit !== undefined && func0.call(data, "revisionHistoryLimit")){
let data15 = data.revisionHistoryLimit;
if((data15 !== null) && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
const err20 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/type",keyword:"type",params:{type: schema6.properties.revisionHistoryLimit.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs29 = errors;
let valid10 = true;
const _errs30 = errors;
if(data15 !== null){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid0 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs32 = errors;
if(data15 !== null){
const err22 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid10 = _valid0;
}
if(!valid10){
const err23 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs35 = errors;
let valid11 = true;
const _errs36 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs38 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid1 = _errs38 === errors;
valid11 = _valid1;
}
if(!valid11){
const err28 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.podDisruptionBudget !== undefined && func0.call(data, "podDisruptionBudget")){
if(!(validate17(data.podDisruptionBudget, {instancePath:instancePath+"/podDisruptionBudget",parentData:data,parentDataProperty:"podDisruptionBudget",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.horizontalPodAutoscaler !== undefined && func0.call(data, "horizontalPodAutoscaler")){
if(!(validate17(data.horizontalPodAutoscaler, {instancePath:instancePath+"/horizontalPodAutoscaler",parentData:data,parentDataProperty:"horizontalPodAutoscaler",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.verticalPodAutoscaler !== undefined && func0.call(data, "verticalPodAutoscaler")){
if(!(validate17(data.verticalPodAutoscaler, {instancePath:instancePath+"/verticalPodAutoscaler",parentData:data,parentDataProperty:"verticalPodAutoscaler",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
const schema23 = {"$id":"ControlPlaneProxy","type":"object","properties":{"image":{"$ref":"ControlPlaneProxyImage"}},"required":[],"additionalProperties":false};
const schema24 = {"$id":"ControlPlaneProxyImage","type":"object","properties":{"registry":{"type":"string","maxLength":253},"repository":{"type":"string","maxLength":253},"tag":{"type":"string","maxLength":128}},"required":[],"additionalProperties":false};
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneProxyImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "registry") || (key0 === "repository")) || (key0 === "tag"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
let data0 = data.registry;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err1 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
let data1 = data.repository;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err4 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err6 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
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
validate57.errors = vErrors;
return errors === 0;
}
function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneProxy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "image")){
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
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate57(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
const schema25 = {"$id":"ParametersRef","type":"object","properties":{"name":{"$ref":"ObjectName"},"namespace":{"$ref":"Namespace"}},"required":["name","namespace"],"additionalProperties":false};
const schema26 = {"$id":"Namespace","type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","maxLength":63,"expected":"a name of lower case letters, digits and `-`"}};
const pattern2 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Namespace" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 63){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 126 || pattern2.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","expected":"a name of lower case letters, digits and `-`"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersRef" */;
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
if((data.namespace === undefined) || (!(func0.call(data, "namespace")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "name") || (key0 === "namespace"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate62(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
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
validate60.errors = vErrors;
return errors === 0;
}
const schema27 = {"$id":"OptionalFeature","type":"object","properties":{"enabled":{"type":"boolean"}},"required":[],"additionalProperties":false};
function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OptionalFeature" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "enabled")){
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
validate65.errors = vErrors;
return errors === 0;
}
const schema28 = {"$id":"ControlPlaneIstio","type":"object","properties":{"enabled":{"type":"boolean"},"autoEnabled":{"type":"boolean"},"caAddress":{"type":"string","maxLength":1024},"clusterId":{"type":"string","maxLength":253},"namespace":{"type":"string","maxLength":63},"network":{"type":"string","maxLength":253},"revision":{"type":"string","maxLength":63}},"required":[],"additionalProperties":false};
function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneIstio" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "enabled") || (key0 === "autoEnabled")) || (key0 === "caAddress")) || (key0 === "clusterId")) || (key0 === "namespace")) || (key0 === "network")) || (key0 === "revision"))){
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
if(data.autoEnabled !== undefined && func0.call(data, "autoEnabled")){
if(typeof data.autoEnabled !== "boolean"){
const err2 = {instancePath:instancePath+"/autoEnabled",schemaPath:"#/properties/autoEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.caAddress !== undefined && func0.call(data, "caAddress")){
let data2 = data.caAddress;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err3 = {instancePath:instancePath+"/caAddress",schemaPath:"#/properties/caAddress/maxLength",keyword:"maxLength",params:{limit: 1024}};
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
const err4 = {instancePath:instancePath+"/caAddress",schemaPath:"#/properties/caAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clusterId !== undefined && func0.call(data, "clusterId")){
let data3 = data.clusterId;
if(typeof data3 === "string"){
if(func2(data3) > 253){
const err5 = {instancePath:instancePath+"/clusterId",schemaPath:"#/properties/clusterId/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err6 = {instancePath:instancePath+"/clusterId",schemaPath:"#/properties/clusterId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data4 = data.namespace;
if(typeof data4 === "string"){
if(func2(data4) > 63){
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err8 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.network !== undefined && func0.call(data, "network")){
let data5 = data.network;
if(typeof data5 === "string"){
if(func2(data5) > 253){
const err9 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/network",schemaPath:"#/properties/network/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.revision !== undefined && func0.call(data, "revision")){
let data6 = data.revision;
if(typeof data6 === "string"){
if(func2(data6) > 63){
const err11 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err12 = {instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
const schema29 = {"$id":"NamespaceSelector","type":"object","properties":{"matchLabels":{"$ref":"Labels"},"matchExpressions":{"type":"array","items":{"$ref":"LabelRequirement"},"maxItems":64}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["matchLabels","matchExpressions"]]};
const schema30 = {"$id":"LabelRequirement","type":"object","properties":{"key":{"type":"string","minLength":1,"maxLength":317},"operator":{"type":"string","enum":["In","NotIn","Exists","DoesNotExist"]},"values":{"type":"array","items":{"type":"string","maxLength":63},"maxItems":64}},"required":["key","operator"],"additionalProperties":false,"x-rules":[{"when":[{"field":"operator","test":"in","values":["In","NotIn"]}],"then":[{"field":"values","test":"set","values":[]}],"sentence":"values must be set when operator is In or NotIn"},{"when":[{"field":"operator","test":"in","values":["Exists","DoesNotExist"]}],"then":[{"field":"values","test":"unset","values":[]}],"sentence":"values must be unset when operator is Exists or DoesNotExist"}]};
const func181 = brokenRule;
function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LabelRequirement" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.operator === undefined) || (!(func0.call(data, "operator")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "key") || (key0 === "operator")) || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(func2(data0) > 317){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 317}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.operator !== undefined && func0.call(data, "operator")){
let data1 = data.operator;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data1 === "In") || (data1 === "NotIn")) || (data1 === "Exists")) || (data1 === "DoesNotExist"))){
const err7 = {instancePath:instancePath+"/operator",schemaPath:"#/properties/operator/enum",keyword:"enum",params:{allowedValues: schema30.properties.operator.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.values !== undefined && func0.call(data, "values")){
let data2 = data.values;
if(Array.isArray(data2)){
if(data2.length > 64){
const err8 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 63){
const err9 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err11 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(!(!func181(data, {"when":[{"field":"operator","test":"in","values":["In","NotIn"]}],"then":[{"field":"values","test":"set","values":[]}]}))){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "values must be set when operator is In or NotIn"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"operator","test":"in","values":["Exists","DoesNotExist"]}],"then":[{"field":"values","test":"unset","values":[]}]}))){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "values must be unset when operator is Exists or DoesNotExist"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}
function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NamespaceSelector" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "matchLabels") || (key0 === "matchExpressions"))){
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
if(data.matchLabels !== undefined && func0.call(data, "matchLabels")){
if(!(validate2(data.matchLabels, {instancePath:instancePath+"/matchLabels",parentData:data,parentDataProperty:"matchLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.matchExpressions !== undefined && func0.call(data, "matchExpressions")){
let data1 = data.matchExpressions;
if(Array.isArray(data1)){
if(data1.length > 64){
const err1 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/maxItems",keyword:"maxItems",params:{limit: 64}};
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
if(!(validate73(data1[i0], {instancePath:instancePath+"/matchExpressions/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const set0 = func120(data, ["matchLabels","matchExpressions"]);
if(!(set0.length >= 1)){
const err3 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["matchLabels","matchExpressions"], set: set0}};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
const schema31 = {"$id":"ControlPlaneRbac","type":"object","properties":{"gatewayNamespaces":{"type":"array","items":{"$ref":"Namespace"},"maxItems":256,"uniqueItems":true}},"required":[],"additionalProperties":false};
const func186 = equal;
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneRbac" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "gatewayNamespaces")){
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
if(data.gatewayNamespaces !== undefined && func0.call(data, "gatewayNamespaces")){
let data0 = data.gatewayNamespaces;
if(Array.isArray(data0)){
if(data0.length > 256){
const err1 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate62(data0[i0], {instancePath:instancePath+"/gatewayNamespaces/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func186(data0[i1], data0[j0])){
const err2 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
const schema32 = {"$id":"ControlPlaneMonitoring","type":"object","properties":{"enabled":{"type":"boolean"},"serviceMonitor":{"$ref":"ChartServiceMonitor"},"proxy":{"$ref":"ProxyMonitoring"},"grafanaDashboard":{"$ref":"GrafanaDashboard"}},"required":[],"additionalProperties":false};
const schema33 = {"$id":"ChartServiceMonitor","type":"object","properties":{"enabled":{"type":"boolean"},"interval":{"$ref":"Duration"},"extraLabels":{"$ref":"Labels"}},"required":[],"additionalProperties":false};
const schema34 = {"$id":"Duration","type":"string","maxLength":32,"x-pattern":{"pattern":"^([0-9]{1,5}(h|m|s|ms)){1,4}$","maxLength":32,"expected":"a duration such as 1m30s"}};
const pattern3 = new RegExp("^([0-9]{1,5}(h|m|s|ms)){1,4}$", "u");
function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Duration" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data.length > 64 || pattern3.test(data))){
const err1 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^([0-9]{1,5}(h|m|s|ms)){1,4}$","expected":"a duration such as 1m30s"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}
function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChartServiceMonitor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "enabled") || (key0 === "interval")) || (key0 === "extraLabels"))){
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
if(data.interval !== undefined && func0.call(data, "interval")){
if(!(validate81(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.extraLabels !== undefined && func0.call(data, "extraLabels")){
if(!(validate2(data.extraLabels, {instancePath:instancePath+"/extraLabels",parentData:data,parentDataProperty:"extraLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate80.errors = vErrors;
return errors === 0;
}
const schema35 = {"$id":"ProxyMonitoring","type":"object","properties":{"podMonitor":{"$ref":"ProxyPodMonitor"},"gatewayClassNames":{"type":"array","items":{"$ref":"ObjectName"},"maxItems":64,"uniqueItems":true},"namespaceSelector":{"$ref":"KubernetesFields"}},"required":[],"additionalProperties":false};
const schema36 = {"$id":"ProxyPodMonitor","type":"object","properties":{"enabled":{"type":"boolean"}},"required":[],"additionalProperties":false};
function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProxyPodMonitor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "enabled")){
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
validate86.errors = vErrors;
return errors === 0;
}
function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProxyMonitoring" */;
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
if(!(validate86(data.podMonitor, {instancePath:instancePath+"/podMonitor",parentData:data,parentDataProperty:"podMonitor",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data1[i0], {instancePath:instancePath+"/gatewayClassNames/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func186(data1[i1], data1[j0])){
const err2 = {instancePath:instancePath+"/gatewayClassNames",schemaPath:"#/properties/gatewayClassNames/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/gatewayClassNames",schemaPath:"#/properties/gatewayClassNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.namespaceSelector !== undefined && func0.call(data, "namespaceSelector")){
if(!(validate17(data.namespaceSelector, {instancePath:instancePath+"/namespaceSelector",parentData:data,parentDataProperty:"namespaceSelector",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
const schema37 = {"$id":"GrafanaDashboard","type":"object","properties":{"enabled":{"type":"boolean"},"labels":{"$ref":"Labels"}},"required":[],"additionalProperties":false};
function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GrafanaDashboard" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "enabled") || (key0 === "labels"))){
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
if(data.labels !== undefined && func0.call(data, "labels")){
if(!(validate2(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate91.errors = vErrors;
return errors === 0;
}
function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneMonitoring" */;
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
if(!(validate80(data.serviceMonitor, {instancePath:instancePath+"/serviceMonitor",parentData:data,parentDataProperty:"serviceMonitor",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(validate85(data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data.grafanaDashboard !== undefined && func0.call(data, "grafanaDashboard")){
if(!(validate91(data.grafanaDashboard, {instancePath:instancePath+"/grafanaDashboard",parentData:data,parentDataProperty:"grafanaDashboard",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
validate79.errors = vErrors;
return errors === 0;
}
const schema38 = {"$id":"ChartServiceAccount","type":"object","properties":{"create":{"type":"boolean"},"annotations":{"$ref":"Annotations"},"name":{"type":"string","maxLength":253}},"required":[],"additionalProperties":false};
function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChartServiceAccount" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "create") || (key0 === "annotations")) || (key0 === "name"))){
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
if(data.create !== undefined && func0.call(data, "create")){
if(typeof data.create !== "boolean"){
const err1 = {instancePath:instancePath+"/create",schemaPath:"#/properties/create/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate14(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(func2(data2) > 253){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
const schema39 = {"$id":"ResourceRequirements","type":"object","properties":{"requests":{"type":"object","additionalProperties":{"$ref":"Quantity"},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":32},"limits":{"type":"object","additionalProperties":{"$ref":"Quantity"},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":32},"claims":{"type":"array","items":{"$ref":"ResourceClaim"},"maxItems":16,"x-map-keys":["name"]}},"required":[],"additionalProperties":false};
const func219 = duplicateKey;
const schema40 = {"$id":"ResourceClaim","type":"object","properties":{"name":{"$ref":"TinyString"},"request":{"$ref":"TinyString"}},"required":["name"],"additionalProperties":false};
function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResourceClaim" */;
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
if(!((key0 === "name") || (key0 === "request"))){
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
if(!(validate28(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate28(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate101.errors = vErrors;
return errors === 0;
}
function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResourceRequirements" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "requests") || (key0 === "limits")) || (key0 === "claims"))){
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
if(data.requests !== undefined && func0.call(data, "requests")){
let data0 = data.requests;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 32){
const err1 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxProperties",keyword:"maxProperties",params:{limit: 32}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 317){
const err2 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(key1) < 1){
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key2 of Object.keys(data0)){
if(!(validate36(data0[key2], {instancePath:instancePath+"/requests/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data2 = data.limits;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 32){
const err6 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit: 32}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key3 of Object.keys(data2)){
const _errs9 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 317){
const err7 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(key3) < 1){
const err8 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key4 of Object.keys(data2)){
if(!(validate36(data2[key4], {instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data4 = data.claims;
if(Array.isArray(data4)){
if(data4.length > 16){
const err11 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate101(data4[i0], {instancePath:instancePath+"/claims/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(!(!func219(data4, ["name"]))){
const err12 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/x-map-keys",keyword:"x-map-keys",params:{keys: schema39.properties.claims["x-map-keys"]}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ControlPlaneValues" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameOverride !== undefined && func0.call(data, "nameOverride")){
let data0 = data.nameOverride;
if(typeof data0 === "string"){
if(func2(data0) > 63){
const err0 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fullnameOverride !== undefined && func0.call(data, "fullnameOverride")){
let data1 = data.fullnameOverride;
if(typeof data1 === "string"){
if(func2(data1) > 63){
const err2 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err3 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.commonLabels !== undefined && func0.call(data, "commonLabels")){
if(!(validate2(data.commonLabels, {instancePath:instancePath+"/commonLabels",parentData:data,parentDataProperty:"commonLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.imagePullSecrets !== undefined && func0.call(data, "imagePullSecrets")){
let data3 = data.imagePullSecrets;
if(Array.isArray(data3)){
if(data3.length > 16){
const err4 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data3[i0], {instancePath:instancePath+"/imagePullSecrets/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate8(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.controller !== undefined && func0.call(data, "controller")){
if(!(validate10(data.controller, {instancePath:instancePath+"/controller",parentData:data,parentDataProperty:"controller",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(validate56(data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.gatewayClassName !== undefined && func0.call(data, "gatewayClassName")){
let data8 = data.gatewayClassName;
if(typeof data8 === "string"){
if(func2(data8) > 253){
const err6 = {instancePath:instancePath+"/gatewayClassName",schemaPath:"#/properties/gatewayClassName/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err7 = {instancePath:instancePath+"/gatewayClassName",schemaPath:"#/properties/gatewayClassName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.controllerName !== undefined && func0.call(data, "controllerName")){
let data9 = data.controllerName;
if(typeof data9 === "string"){
if(func2(data9) > 253){
const err8 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.gatewayClassParametersRefs !== undefined && func0.call(data, "gatewayClassParametersRefs")){
let data10 = data.gatewayClassParametersRefs;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 64){
const err10 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 of Object.keys(data10)){
const _errs18 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 253){
const err11 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(key0) < 1){
const err12 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
const err13 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key1 of Object.keys(data10)){
if(!(validate60(data10[key1], {instancePath:instancePath+"/gatewayClassParametersRefs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.agentgatewayModels !== undefined && func0.call(data, "agentgatewayModels")){
if(!(validate65(data.agentgatewayModels, {instancePath:instancePath+"/agentgatewayModels",parentData:data,parentDataProperty:"agentgatewayModels",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.xBackend !== undefined && func0.call(data, "xBackend")){
if(!(validate65(data.xBackend, {instancePath:instancePath+"/xBackend",parentData:data,parentDataProperty:"xBackend",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.inferenceExtension !== undefined && func0.call(data, "inferenceExtension")){
if(!(validate65(data.inferenceExtension, {instancePath:instancePath+"/inferenceExtension",parentData:data,parentDataProperty:"inferenceExtension",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.istio !== undefined && func0.call(data, "istio")){
if(!(validate69(data.istio, {instancePath:instancePath+"/istio",parentData:data,parentDataProperty:"istio",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.discoveryNamespaceSelectors !== undefined && func0.call(data, "discoveryNamespaceSelectors")){
let data16 = data.discoveryNamespaceSelectors;
if(Array.isArray(data16)){
if(data16.length > 64){
const err15 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(validate71(data16[i1], {instancePath:instancePath+"/discoveryNamespaceSelectors/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.rbac !== undefined && func0.call(data, "rbac")){
if(!(validate76(data.rbac, {instancePath:instancePath+"/rbac",parentData:data,parentDataProperty:"rbac",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.monitoring !== undefined && func0.call(data, "monitoring")){
if(!(validate79(data.monitoring, {instancePath:instancePath+"/monitoring",parentData:data,parentDataProperty:"monitoring",rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(validate95(data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(validate98(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.deploymentAnnotations !== undefined && func0.call(data, "deploymentAnnotations")){
if(!(validate14(data.deploymentAnnotations, {instancePath:instancePath+"/deploymentAnnotations",parentData:data,parentDataProperty:"deploymentAnnotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.podAnnotations !== undefined && func0.call(data, "podAnnotations")){
if(!(validate14(data.podAnnotations, {instancePath:instancePath+"/podAnnotations",parentData:data,parentDataProperty:"podAnnotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.podLabels !== undefined && func0.call(data, "podLabels")){
if(!(validate2(data.podLabels, {instancePath:instancePath+"/podLabels",parentData:data,parentDataProperty:"podLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.podSecurityContext !== undefined && func0.call(data, "podSecurityContext")){
if(!(validate17(data.podSecurityContext, {instancePath:instancePath+"/podSecurityContext",parentData:data,parentDataProperty:"podSecurityContext",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.securityContext !== undefined && func0.call(data, "securityContext")){
if(!(validate17(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.nodeSelector !== undefined && func0.call(data, "nodeSelector")){
if(!(validate2(data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.tolerations !== undefined && func0.call(data, "tolerations")){
let data28 = data.tolerations;
if(Array.isArray(data28)){
if(data28.length > 64){
const err17 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
if(!(validate17(data28[i2], {instancePath:instancePath+"/tolerations/" + i2,parentData:data28,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.affinity !== undefined && func0.call(data, "affinity")){
if(!(validate17(data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.topologySpreadConstraints !== undefined && func0.call(data, "topologySpreadConstraints")){
let data31 = data.topologySpreadConstraints;
if(Array.isArray(data31)){
if(data31.length > 64){
const err19 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
if(!(validate17(data31[i3], {instancePath:instancePath+"/topologySpreadConstraints/" + i3,parentData:data31,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.dnsConfig !== undefined && func0.call(data, "dnsConfig")){
if(!(validate17(data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const CrdsValues = validate116;
const schema41 = {"$id":"CrdsValues","type":"object","properties":{},"required":[]};
function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CrdsValues" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
export const EdgeBackend = validate117;
const schema42 = {"$id":"EdgeBackend","type":"object","properties":{"apiVersion":{"type":"string","enum":["edgegateway.dev/v1alpha1"]},"kind":{"type":"string","enum":["EdgeBackend"]},"metadata":{"$ref":"ObjectMetadata"},"spec":{"$ref":"EdgeBackendSpec"},"status":{"$ref":"EdgeBackendStatus"}},"required":["apiVersion","kind","metadata","spec"],"additionalProperties":false};
const schema43 = {"$id":"ObjectMetadata","type":"object","properties":{"name":{"$ref":"ObjectName"},"namespace":{"$ref":"Namespace"},"generation":{"type":"integer","minimum":0},"creationTimestamp":{"type":"string","maxLength":40},"labels":{"type":"object","additionalProperties":{"type":"string","maxLength":63},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":1024},"annotations":{"type":"object","additionalProperties":{"type":"string","maxLength":262144},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":1024}},"required":["name"]};
function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ObjectMetadata" */;
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate62(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.generation !== undefined && func0.call(data, "generation")){
let data2 = data.generation;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/generation",schemaPath:"#/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.creationTimestamp !== undefined && func0.call(data, "creationTimestamp")){
let data3 = data.creationTimestamp;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err3 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/maxLength",keyword:"maxLength",params:{limit: 40}};
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
const err4 = {instancePath:instancePath+"/creationTimestamp",schemaPath:"#/properties/creationTimestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.labels !== undefined && func0.call(data, "labels")){
let data4 = data.labels;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 1024){
const err5 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data4)){
const _errs9 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 317){
const err6 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(key0) < 1){
const err7 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key1 of Object.keys(data4)){
let data5 = data4[key1];
if(typeof data5 === "string"){
if(func2(data5) > 63){
const err9 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
else {
const err11 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
let data6 = data.annotations;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 1024){
const err12 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 of Object.keys(data6)){
const _errs15 = errors;
if(typeof key2 === "string"){
if(func2(key2) > 317){
const err13 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(key2) < 1){
const err14 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
const err15 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key3 of Object.keys(data6)){
let data7 = data6[key3];
if(typeof data7 === "string"){
if(func2(data7) > 262144){
const err16 = {instancePath:instancePath+"/annotations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 262144}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/annotations/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/annotations/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}
const schema44 = {"$id":"EdgeBackendSpec","type":"object","properties":{"static":{"$ref":"StaticBackend"},"mcp":{"$ref":"McpBackend"},"policies":{"$ref":"BackendPolicies"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["static","mcp"]]};
const schema45 = {"$id":"StaticBackend","type":"object","properties":{"host":{"$ref":"ShortString"},"port":{"$ref":"Port"},"unixPath":{"$ref":"LongString"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["host","unixPath"]],"x-rules":[{"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}],"sentence":"port must be set when host is set"},{"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}],"sentence":"host must be set when port is set"}]};
const schema46 = {"$id":"Port","type":"integer","minimum":1,"maximum":65535};
function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Port" */;
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 65535 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
validate125.errors = vErrors;
return errors === 0;
}
const schema47 = {"$id":"LongString","type":"string","minLength":1,"maxLength":1024};
function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LongString" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 1024){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}
function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StaticBackend" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "host") || (key0 === "port")) || (key0 === "unixPath"))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(validate30(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.unixPath !== undefined && func0.call(data, "unixPath")){
if(!(validate127(data.unixPath, {instancePath:instancePath+"/unixPath",parentData:data,parentDataProperty:"unixPath",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["host","unixPath"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","unixPath"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}]}))){
const err2 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when host is set"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]}))){
const err3 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set when port is set"}};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}
const schema48 = {"$id":"McpBackend","type":"object","properties":{"targets":{"type":"array","items":{"$ref":"McpTarget"},"minItems":1,"maxItems":128,"x-map-keys":["name"]},"sessionRouting":{"type":"string","enum":["Stateful","Stateless"]},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"prefixMode":{"type":"string","enum":["Conditional","Always","Never"]}},"required":["targets"],"additionalProperties":false};
const schema49 = {"$id":"McpTarget","type":"object","properties":{"name":{"$ref":"SectionName"},"static":{"$ref":"McpTargetStatic"},"selector":{"$ref":"McpTargetSelector"}},"required":["name"],"additionalProperties":false,"x-exactly-one-of":[["static","selector"]]};
const schema50 = {"$id":"SectionName","type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253,"expected":"a name of lower case letters, digits, `-` and `.`"}};
const pattern4 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SectionName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 506 || pattern4.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"a name of lower case letters, digits, `-` and `.`"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}
const schema51 = {"$id":"McpTargetStatic","type":"object","properties":{"host":{"$ref":"ShortString"},"backendRef":{"$ref":"McpTargetBackendRef"},"port":{"$ref":"Port"},"path":{"$ref":"LongString"},"protocol":{"type":"string","enum":["StreamableHTTP","SSE"]},"policies":{"$ref":"SimpleBackendPolicies"}},"required":["port"],"additionalProperties":false,"x-exactly-one-of":[["host","backendRef"]],"x-rules":[{"when":[{"field":"policies","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}],"sentence":"host must be set when policies is set"}]};
const schema52 = {"$id":"McpTargetBackendRef","type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false};
function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpTargetBackendRef" */;
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
if(!(key0 === "name")){
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
if(!(validate30(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate136.errors = vErrors;
return errors === 0;
}
const schema53 = {"$id":"SimpleBackendPolicies","type":"object","properties":{"tcp":{"$ref":"BackendTcp"},"tls":{"$ref":"BackendTls"},"http":{"$ref":"BackendHttp"}},"required":[],"additionalProperties":false};
const schema54 = {"$id":"BackendTcp","type":"object","properties":{"connectTimeout":{"$ref":"Duration","x-minimum-duration":"100ms"},"keepalive":{"$ref":"TcpKeepalive"}},"required":[],"additionalProperties":false};
const func280 = milliseconds;
const schema55 = {"$id":"TcpKeepalive","type":"object","properties":{"retries":{"type":"integer","minimum":1,"maximum":64},"time":{"$ref":"Duration","x-minimum-duration":"1s"},"interval":{"$ref":"Duration","x-minimum-duration":"1s"}},"required":[],"additionalProperties":false};
function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TcpKeepalive" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "retries") || (key0 === "time")) || (key0 === "interval"))){
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
if(data.retries !== undefined && func0.call(data, "retries")){
let data0 = data.retries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 64 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/retries",schemaPath:"#/properties/retries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.time !== undefined && func0.call(data, "time")){
let data1 = data.time;
if(!(validate81(data1, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
const length0 = func280(data1);
if(!(isNaN(length0) || length0 >= 1000)){
const err4 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.interval !== undefined && func0.call(data, "interval")){
let data2 = data.interval;
if(!(validate81(data2, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length1 = func280(data2);
if(!(isNaN(length1) || length1 >= 1000)){
const err5 = {instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
validate144.errors = vErrors;
return errors === 0;
}
function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendTcp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "connectTimeout") || (key0 === "keepalive"))){
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
if(data.connectTimeout !== undefined && func0.call(data, "connectTimeout")){
let data0 = data.connectTimeout;
if(!(validate81(data0, {instancePath:instancePath+"/connectTimeout",parentData:data,parentDataProperty:"connectTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func280(data0);
if(!(isNaN(length0) || length0 >= 100)){
const err1 = {instancePath:instancePath+"/connectTimeout",schemaPath:"#/properties/connectTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.keepalive !== undefined && func0.call(data, "keepalive")){
if(!(validate144(data.keepalive, {instancePath:instancePath+"/keepalive",parentData:data,parentDataProperty:"keepalive",rootData}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate142.errors = vErrors;
return errors === 0;
}
const schema56 = {"$id":"BackendTls","type":"object","properties":{"sni":{"$ref":"Hostname"},"insecureSkipVerify":{"type":"string","enum":["All","Hostname"]}},"required":[],"additionalProperties":false};
const schema57 = {"$id":"Hostname","type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253,"expected":"a host name in lower case"}};
const pattern5 = new RegExp("^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Hostname" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 506 || pattern5.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"a host name in lower case"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}
function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendTls" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "sni") || (key0 === "insecureSkipVerify"))){
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
if(data.sni !== undefined && func0.call(data, "sni")){
if(!(validate150(data.sni, {instancePath:instancePath+"/sni",parentData:data,parentDataProperty:"sni",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.insecureSkipVerify !== undefined && func0.call(data, "insecureSkipVerify")){
let data1 = data.insecureSkipVerify;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "All") || (data1 === "Hostname"))){
const err2 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/enum",keyword:"enum",params:{allowedValues: schema56.properties.insecureSkipVerify.enum}};
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
validate149.errors = vErrors;
return errors === 0;
}
const schema58 = {"$id":"BackendHttp","type":"object","properties":{"requestTimeout":{"$ref":"Duration","x-minimum-duration":"1ms"}},"required":[],"additionalProperties":false};
function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendHttp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "requestTimeout")){
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
if(data.requestTimeout !== undefined && func0.call(data, "requestTimeout")){
let data0 = data.requestTimeout;
if(!(validate81(data0, {instancePath:instancePath+"/requestTimeout",parentData:data,parentDataProperty:"requestTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func280(data0);
if(!(isNaN(length0) || length0 >= 1)){
const err1 = {instancePath:instancePath+"/requestTimeout",schemaPath:"#/properties/requestTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
validate153.errors = vErrors;
return errors === 0;
}
function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SimpleBackendPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "tcp") || (key0 === "tls")) || (key0 === "http"))){
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
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(validate142(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate149(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate153(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpTargetStatic" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "host") || (key0 === "backendRef")) || (key0 === "port")) || (key0 === "path")) || (key0 === "protocol")) || (key0 === "policies"))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(validate30(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(validate136(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate127(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data4 = data.protocol;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data4 === "StreamableHTTP") || (data4 === "SSE"))){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema51.properties.protocol.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate141(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["host","backendRef"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","backendRef"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"policies","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set when policies is set"}};
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
validate134.errors = vErrors;
return errors === 0;
}
const schema59 = {"$id":"McpTargetSelector","type":"object","properties":{"namespaces":{"$ref":"LabelSelector"},"services":{"$ref":"LabelSelector"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["namespaces","services"]]};
const schema60 = {"$id":"LabelSelector","type":"object","properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string","maxLength":63},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":64}},"required":["matchLabels"],"additionalProperties":false};
function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LabelSelector" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.matchLabels === undefined) || (!(func0.call(data, "matchLabels")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matchLabels"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "matchLabels")){
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
if(data.matchLabels !== undefined && func0.call(data, "matchLabels")){
let data0 = data.matchLabels;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 64){
const err2 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 317){
const err3 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(key1) < 1){
const err4 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 of Object.keys(data0)){
let data1 = data0[key2];
if(typeof data1 === "string"){
if(func2(data1) > 63){
const err6 = {instancePath:instancePath+"/matchLabels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matchLabels/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err7 = {instancePath:instancePath+"/matchLabels/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/matchLabels/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/matchLabels",schemaPath:"#/properties/matchLabels/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate159.errors = vErrors;
return errors === 0;
}
function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpTargetSelector" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "namespaces") || (key0 === "services"))){
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
if(!(validate159(data.namespaces, {instancePath:instancePath+"/namespaces",parentData:data,parentDataProperty:"namespaces",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined && func0.call(data, "services")){
if(!(validate159(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["namespaces","services"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["namespaces","services"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate158.errors = vErrors;
return errors === 0;
}
function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpTarget" */;
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
if(!(((key0 === "name") || (key0 === "static")) || (key0 === "selector"))){
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
if(!(validate132(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(validate134(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined && func0.call(data, "selector")){
if(!(validate158(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["static","selector"]);
if(!(set0.length === 1)){
const err2 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["static","selector"], set: set0}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpBackend" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "targets") || (key0 === "sessionRouting")) || (key0 === "failureMode")) || (key0 === "prefixMode"))){
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
if(data.targets !== undefined && func0.call(data, "targets")){
let data0 = data.targets;
if(Array.isArray(data0)){
if(data0.length > 128){
const err2 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate131(data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
if(!(!func219(data0, ["name"]))){
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/x-map-keys",keyword:"x-map-keys",params:{keys: schema48.properties.targets["x-map-keys"]}};
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
const err5 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sessionRouting !== undefined && func0.call(data, "sessionRouting")){
let data2 = data.sessionRouting;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/sessionRouting",schemaPath:"#/properties/sessionRouting/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "Stateful") || (data2 === "Stateless"))){
const err7 = {instancePath:instancePath+"/sessionRouting",schemaPath:"#/properties/sessionRouting/enum",keyword:"enum",params:{allowedValues: schema48.properties.sessionRouting.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data3 = data.failureMode;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "FailClosed") || (data3 === "FailOpen"))){
const err9 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema48.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.prefixMode !== undefined && func0.call(data, "prefixMode")){
let data4 = data.prefixMode;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/prefixMode",schemaPath:"#/properties/prefixMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "Conditional") || (data4 === "Always")) || (data4 === "Never"))){
const err11 = {instancePath:instancePath+"/prefixMode",schemaPath:"#/properties/prefixMode/enum",keyword:"enum",params:{allowedValues: schema48.properties.prefixMode.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
validate130.errors = vErrors;
return errors === 0;
}
const schema61 = {"$id":"BackendPolicies","type":"object","properties":{"tcp":{"$ref":"BackendTcp"},"tls":{"$ref":"BackendTls"},"http":{"$ref":"BackendHttp"},"hostnameRewrite":{"$ref":"HostnameRewrite"},"headerModifiers":{"$ref":"HeaderModifiers"}},"required":[],"additionalProperties":false};
const schema62 = {"$id":"HostnameRewrite","type":"object","properties":{"mode":{"type":"string","enum":["Auto","None"]}},"required":["mode"],"additionalProperties":false};
function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HostnameRewrite" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "mode")){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "Auto") || (data0 === "None"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema62.properties.mode.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
const schema63 = {"$id":"HeaderModifiers","type":"object","properties":{"request":{"$ref":"HttpHeaderFilter"},"response":{"$ref":"HttpHeaderFilter"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response"]]};
const schema64 = {"$id":"HttpHeaderFilter","type":"object","properties":{"set":{"type":"array","items":{"$ref":"HttpHeaderValue"},"maxItems":16,"x-map-keys":["name"]},"add":{"type":"array","items":{"$ref":"HttpHeaderValue"},"maxItems":16,"x-map-keys":["name"]},"remove":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":16,"uniqueItems":true}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["set","add","remove"]]};
const schema65 = {"$id":"HttpHeaderValue","type":"object","properties":{"name":{"$ref":"HeaderName"},"value":{"type":"string","minLength":1,"maxLength":4096}},"required":["name","value"],"additionalProperties":false};
const schema66 = {"$id":"HeaderName","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","maxLength":256,"expected":"a header name"}};
const pattern6 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HeaderName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 256){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 512 || pattern6.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","expected":"a header name"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}
function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpHeaderValue" */;
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
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "name") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate174(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if(typeof data1 === "string"){
if(func2(data1) > 4096){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
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
validate173.errors = vErrors;
return errors === 0;
}
function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpHeaderFilter" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "set") || (key0 === "add")) || (key0 === "remove"))){
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
if(data.set !== undefined && func0.call(data, "set")){
let data0 = data.set;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate173(data0[i0], {instancePath:instancePath+"/set/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(!(!func219(data0, ["name"]))){
const err2 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/x-map-keys",keyword:"x-map-keys",params:{keys: schema64.properties.set["x-map-keys"]}};
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
const err3 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.add !== undefined && func0.call(data, "add")){
let data2 = data.add;
if(Array.isArray(data2)){
if(data2.length > 16){
const err4 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate173(data2[i1], {instancePath:instancePath+"/add/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
if(!(!func219(data2, ["name"]))){
const err5 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema64.properties.add["x-map-keys"]}};
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
const err6 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.remove !== undefined && func0.call(data, "remove")){
let data4 = data.remove;
if(Array.isArray(data4)){
if(data4.length > 16){
const err7 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate174(data4[i2], {instancePath:instancePath+"/remove/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
let i3 = data4.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func186(data4[i3], data4[j0])){
const err8 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
const set0 = func120(data, ["set","add","remove"]);
if(!(set0.length >= 1)){
const err10 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["set","add","remove"], set: set0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HeaderModifiers" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "request") || (key0 === "response"))){
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
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate172(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate172(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["request","response"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","response"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate171.errors = vErrors;
return errors === 0;
}
function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tcp") || (key0 === "tls")) || (key0 === "http")) || (key0 === "hostnameRewrite")) || (key0 === "headerModifiers"))){
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
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(validate142(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate149(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate153(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
if(data.hostnameRewrite !== undefined && func0.call(data, "hostnameRewrite")){
if(!(validate169(data.hostnameRewrite, {instancePath:instancePath+"/hostnameRewrite",parentData:data,parentDataProperty:"hostnameRewrite",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data.headerModifiers !== undefined && func0.call(data, "headerModifiers")){
if(!(validate171(data.headerModifiers, {instancePath:instancePath+"/headerModifiers",parentData:data,parentDataProperty:"headerModifiers",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}
function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeBackendSpec" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "static") || (key0 === "mcp")) || (key0 === "policies"))){
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
if(data.static !== undefined && func0.call(data, "static")){
if(!(validate123(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate130(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate165(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["static","mcp"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["static","mcp"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate122.errors = vErrors;
return errors === 0;
}
const schema67 = {"$id":"EdgeBackendStatus","type":"object","properties":{"conditions":{"type":"array","items":{"$ref":"Condition"},"maxItems":8,"x-map-keys":["type"]}},"required":[],"additionalProperties":false};
const schema68 = {"$id":"Condition","type":"object","properties":{"type":{"type":"string","minLength":1,"maxLength":316,"x-pattern":{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$","maxLength":316}},"status":{"type":"string","enum":["True","False","Unknown"]},"observedGeneration":{"type":"integer","minimum":0},"lastTransitionTime":{"type":"string","minLength":20,"maxLength":40,"x-pattern":{"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$","maxLength":40}},"reason":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$","maxLength":1024}},"message":{"type":"string","maxLength":32768}},"required":["type","status","lastTransitionTime","reason","message"],"additionalProperties":false};
const pattern7 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$", "u");
const pattern8 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
const pattern9 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");
function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Condition" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.lastTransitionTime === undefined) || (!(func0.call(data, "lastTransitionTime")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastTransitionTime"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.reason === undefined) || (!(func0.call(data, "reason")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "type") || (key0 === "status")) || (key0 === "observedGeneration")) || (key0 === "lastTransitionTime")) || (key0 === "reason")) || (key0 === "message"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 === "string"){
if(func2(data0) > 316){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 316}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data0) < 1){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data0.length > 632 || pattern7.test(data0))){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data1 === "True") || (data1 === "False")) || (data1 === "Unknown"))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema68.properties.status.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.observedGeneration !== undefined && func0.call(data, "observedGeneration")){
let data2 = data.observedGeneration;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/observedGeneration",schemaPath:"#/properties/observedGeneration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.lastTransitionTime !== undefined && func0.call(data, "lastTransitionTime")){
let data3 = data.lastTransitionTime;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err14 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data3) < 20){
const err15 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/minLength",keyword:"minLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(data3.length > 80 || pattern8.test(data3))){
const err16 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/lastTransitionTime",schemaPath:"#/properties/lastTransitionTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
let data4 = data.reason;
if(typeof data4 === "string"){
if(func2(data4) > 1024){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data4) < 1){
const err19 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(data4.length > 2048 || pattern9.test(data4))){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
let data5 = data.message;
if(typeof data5 === "string"){
if(func2(data5) > 32768){
const err22 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 32768}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}
function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeBackendStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "conditions")){
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
if(data.conditions !== undefined && func0.call(data, "conditions")){
let data0 = data.conditions;
if(Array.isArray(data0)){
if(data0.length > 8){
const err1 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate185(data0[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(!(!func219(data0, ["type"]))){
const err2 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/x-map-keys",keyword:"x-map-keys",params:{keys: schema67.properties.conditions["x-map-keys"]}};
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
const err3 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}
function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeBackend" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "edgegateway.dev/v1alpha1")){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema42.properties.apiVersion.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1 === "EdgeBackend")){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema42.properties.kind.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate118(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate122(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate184(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
validate117.errors = vErrors;
return errors === 0;
}
export const EdgeModel = validate188;
const schema69 = {"$id":"EdgeModel","type":"object","properties":{"apiVersion":{"type":"string","enum":["edgegateway.dev/v1alpha1"]},"kind":{"type":"string","enum":["EdgeModel"]},"metadata":{"$ref":"ObjectMetadata"},"spec":{"$ref":"EdgeModelSpec"},"status":{"$ref":"EdgeModelStatus"}},"required":["apiVersion","kind","metadata","spec"],"additionalProperties":false};
const schema70 = {"$id":"EdgeModelSpec","type":"object","properties":{"parentRefs":{"type":"array","items":{"$ref":"EdgeModelParentRef"},"minItems":1,"maxItems":16},"match":{"$ref":"ModelMatch"},"visibility":{"type":"string","enum":["Public","Internal"]},"provider":{"type":"string","enum":["OpenAI","Azure","Anthropic","Gemini","VertexAI","Bedrock","Cohere","Ollama","Baseten","Cerebras","Deepinfra","Deepseek","Groq","Huggingface","Mistral","Openrouter","TogetherAI","XAI","Fireworks","Custom"]},"azure":{"$ref":"ModelAzureSettings"},"vertexai":{"$ref":"ModelVertexAiSettings"},"bedrock":{"$ref":"ModelBedrockSettings"},"custom":{"$ref":"ModelCustomSettings"},"baseURL":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@\\s]+(/[^?#\\s]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"policies":{"$ref":"ModelPolicies"},"virtualModel":{"$ref":"VirtualModel"}},"required":["parentRefs"],"additionalProperties":false,"x-exactly-one-of":[["provider","virtualModel"]],"x-rules":[{"when":[{"field":"provider","test":"in","values":["Azure"]}],"then":[{"field":"azure","test":"set","values":[]}],"sentence":"azure must be set when provider is Azure"},{"when":[{"field":"azure","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Azure"]}],"sentence":"provider must be Azure when azure is set"},{"when":[{"field":"provider","test":"in","values":["VertexAI"]}],"then":[{"field":"vertexai","test":"set","values":[]}],"sentence":"vertexai must be set when provider is VertexAI"},{"when":[{"field":"vertexai","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["VertexAI"]}],"sentence":"provider must be VertexAI when vertexai is set"},{"when":[{"field":"provider","test":"in","values":["Bedrock"]}],"then":[{"field":"bedrock","test":"set","values":[]}],"sentence":"bedrock must be set when provider is Bedrock"},{"when":[{"field":"bedrock","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Bedrock"]}],"sentence":"provider must be Bedrock when bedrock is set"},{"when":[{"field":"provider","test":"in","values":["Custom"]}],"then":[{"field":"custom","test":"set","values":[]}],"sentence":"custom must be set when provider is Custom"},{"when":[{"field":"custom","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Custom"]}],"sentence":"provider must be Custom when custom is set"},{"when":[{"field":"provider","test":"in","values":["Ollama"]}],"then":[{"field":"baseURL","test":"set","values":[]}],"sentence":"baseURL must be set when provider is Ollama"},{"when":[{"field":"baseURL","test":"set","values":[]}],"then":[{"field":"provider","test":"set","values":[]}],"sentence":"provider must be set when baseURL is set"},{"when":[{"field":"baseURL","test":"set","values":[]}],"then":[{"field":"baseURL","test":"notMatches","values":["^https?://(([^/:]*\\.)?[lL][oO][cC][aA][lL][hH][oO][sS][tT]\\.?|127\\.[0-9.]*|0\\.0\\.0\\.0|169\\.254\\.[0-9.]*|[0-9]+|0[xX][0-9a-fA-F.]*|\\[::1?\\]|\\[[fF][eE][89abAB][^\\]]*\\])(:[0-9]*)?(/|$)"]}],"sentence":"baseURL must not lead to this machine or to link-local addresses"},{"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"policies","test":"unset","values":[]}],"sentence":"policies must be unset when virtualModel is set"},{"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"visibility","default":"Public","test":"in","values":["Public"]}],"sentence":"visibility must be Public when virtualModel is set"},{"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"match.model","test":"notMatches","values":["[*]"]}],"sentence":"match.model must be without wildcard when virtualModel is set"}]};
const schema71 = {"$id":"EdgeModelParentRef","type":"object","properties":{"group":{"type":"string","enum":["gateway.networking.k8s.io"]},"kind":{"type":"string","enum":["Gateway","ListenerSet","HTTPRoute"]},"namespace":{"$ref":"Namespace"},"name":{"$ref":"ObjectName"},"sectionName":{"$ref":"SectionName"},"port":{"$ref":"Port"}},"required":["name"],"additionalProperties":false};
function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeModelParentRef" */;
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
if(!((((((key0 === "group") || (key0 === "kind")) || (key0 === "namespace")) || (key0 === "name")) || (key0 === "sectionName")) || (key0 === "port"))){
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
let data0 = data.group;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "gateway.networking.k8s.io")){
const err3 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema71.properties.group.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "Gateway") || (data1 === "ListenerSet")) || (data1 === "HTTPRoute"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema71.properties.kind.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate62(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.sectionName !== undefined && func0.call(data, "sectionName")){
if(!(validate132(data.sectionName, {instancePath:instancePath+"/sectionName",parentData:data,parentDataProperty:"sectionName",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
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
validate191.errors = vErrors;
return errors === 0;
}
const schema72 = {"$id":"ModelMatch","type":"object","properties":{"model":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^(\\*|\\*[^*]+|[^*]+\\*?)$","maxLength":1024,"expected":"a name with at most one * at its beginning or end"}}},"required":[],"additionalProperties":false};
const pattern10 = new RegExp("^(\\*|\\*[^*]+|[^*]+\\*?)$", "u");
function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelMatch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "model")){
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
if(data.model !== undefined && func0.call(data, "model")){
let data0 = data.model;
if(typeof data0 === "string"){
if(func2(data0) > 1024){
const err1 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 2048 || pattern10.test(data0))){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/x-pattern",keyword:"x-pattern",params:{"pattern":"^(\\*|\\*[^*]+|[^*]+\\*?)$","expected":"a name with at most one * at its beginning or end"}};
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
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
validate197.errors = vErrors;
return errors === 0;
}
const schema73 = {"$id":"ModelAzureSettings","type":"object","properties":{"resourceName":{"$ref":"ShortString"},"resourceType":{"type":"string","enum":["OpenAI","Foundry"]},"apiVersion":{"$ref":"TinyString"},"projectName":{"$ref":"ShortString"}},"required":["resourceName","resourceType"],"additionalProperties":false,"x-rules":[{"when":[{"field":"resourceType","test":"in","values":["Foundry"]}],"then":[{"field":"projectName","test":"set","values":[]}],"sentence":"projectName must be set when resourceType is Foundry"}]};
function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelAzureSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resourceName === undefined) || (!(func0.call(data, "resourceName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.resourceType === undefined) || (!(func0.call(data, "resourceType")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "resourceName") || (key0 === "resourceType")) || (key0 === "apiVersion")) || (key0 === "projectName"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resourceName !== undefined && func0.call(data, "resourceName")){
if(!(validate30(data.resourceName, {instancePath:instancePath+"/resourceName",parentData:data,parentDataProperty:"resourceName",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.resourceType !== undefined && func0.call(data, "resourceType")){
let data1 = data.resourceType;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/resourceType",schemaPath:"#/properties/resourceType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "OpenAI") || (data1 === "Foundry"))){
const err4 = {instancePath:instancePath+"/resourceType",schemaPath:"#/properties/resourceType/enum",keyword:"enum",params:{allowedValues: schema73.properties.resourceType.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
if(!(validate28(data.apiVersion, {instancePath:instancePath+"/apiVersion",parentData:data,parentDataProperty:"apiVersion",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.projectName !== undefined && func0.call(data, "projectName")){
if(!(validate30(data.projectName, {instancePath:instancePath+"/projectName",parentData:data,parentDataProperty:"projectName",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(!(!func181(data, {"when":[{"field":"resourceType","test":"in","values":["Foundry"]}],"then":[{"field":"projectName","test":"set","values":[]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "projectName must be set when resourceType is Foundry"}};
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
validate199.errors = vErrors;
return errors === 0;
}
const schema74 = {"$id":"ModelVertexAiSettings","type":"object","properties":{"projectId":{"$ref":"TinyString"},"region":{"$ref":"TinyString"}},"required":["projectId"],"additionalProperties":false};
function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelVertexAiSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.projectId === undefined) || (!(func0.call(data, "projectId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "projectId") || (key0 === "region"))){
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
if(data.projectId !== undefined && func0.call(data, "projectId")){
if(!(validate28(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined && func0.call(data, "region")){
if(!(validate28(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
validate204.errors = vErrors;
return errors === 0;
}
const schema75 = {"$id":"ModelBedrockSettings","type":"object","properties":{"region":{"type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-z0-9-]+$","maxLength":63}},"guardrail":{"$ref":"ModelBedrockGuardrail"}},"required":[],"additionalProperties":false};
const pattern11 = new RegExp("^[a-z0-9-]+$", "u");
const schema76 = {"$id":"ModelBedrockGuardrail","type":"object","properties":{"identifier":{"$ref":"ShortString"},"version":{"$ref":"ShortString"}},"required":["identifier","version"],"additionalProperties":false};
function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelBedrockGuardrail" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.identifier === undefined) || (!(func0.call(data, "identifier")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identifier"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "identifier") || (key0 === "version"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.identifier !== undefined && func0.call(data, "identifier")){
if(!(validate30(data.identifier, {instancePath:instancePath+"/identifier",parentData:data,parentDataProperty:"identifier",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate30(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
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
validate209.errors = vErrors;
return errors === 0;
}
function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelBedrockSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "region") || (key0 === "guardrail"))){
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
if(data.region !== undefined && func0.call(data, "region")){
let data0 = data.region;
if(typeof data0 === "string"){
if(func2(data0) > 63){
const err1 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 126 || pattern11.test(data0))){
const err3 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9-]+$"}};
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
const err4 = {instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.guardrail !== undefined && func0.call(data, "guardrail")){
if(!(validate209(data.guardrail, {instancePath:instancePath+"/guardrail",parentData:data,parentDataProperty:"guardrail",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
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
validate208.errors = vErrors;
return errors === 0;
}
const schema77 = {"$id":"ModelCustomSettings","type":"object","properties":{"backendRef":{"$ref":"ModelCustomBackendRef"},"providerOverride":{"$ref":"ShortString"},"formats":{"type":"array","items":{"$ref":"ModelCustomFormat"},"minItems":1,"maxItems":6,"x-map-keys":["type"]}},"required":["formats"],"additionalProperties":false};
const schema78 = {"$id":"ModelCustomBackendRef","type":"object","properties":{"group":{"type":"string","enum":["","inference.networking.k8s.io"]},"kind":{"type":"string","enum":["Service","InferencePool"]},"name":{"$ref":"ObjectName"},"port":{"$ref":"Port"}},"required":["name"],"additionalProperties":false,"x-rules":[{"when":[{"field":"kind","default":"Service","test":"in","values":["Service"]}],"then":[{"field":"group","default":"","test":"in","values":[""]},{"field":"port","test":"set","values":[]}],"sentence":"group must be empty and port must be set when kind is Service"},{"when":[{"field":"kind","default":"Service","test":"in","values":["InferencePool"]}],"then":[{"field":"group","default":"","test":"in","values":["inference.networking.k8s.io"]}],"sentence":"group must be inference.networking.k8s.io when kind is InferencePool"}]};
function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCustomBackendRef" */;
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
if(!((((key0 === "group") || (key0 === "kind")) || (key0 === "name")) || (key0 === "port"))){
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
let data0 = data.group;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "") || (data0 === "inference.networking.k8s.io"))){
const err3 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/enum",keyword:"enum",params:{allowedValues: schema78.properties.group.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "Service") || (data1 === "InferencePool"))){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema78.properties.kind.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(!(!func181(data, {"when":[{"field":"kind","default":"Service","test":"in","values":["Service"]}],"then":[{"field":"group","default":"","test":"in","values":[""]},{"field":"port","test":"set","values":[]}]}))){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be empty and port must be set when kind is Service"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"kind","default":"Service","test":"in","values":["InferencePool"]}],"then":[{"field":"group","default":"","test":"in","values":["inference.networking.k8s.io"]}]}))){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "group must be inference.networking.k8s.io when kind is InferencePool"}};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}
const schema79 = {"$id":"ModelCustomFormat","type":"object","properties":{"type":{"type":"string","enum":["Completions","Messages","Responses","Embeddings","AnthropicTokenCount","Realtime","Rerank"]},"path":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^/.*$","maxLength":1024,"expected":"a path that begins with /"}}},"required":["type"],"additionalProperties":false};
const pattern12 = new RegExp("^/.*$", "u");
function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCustomFormat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "path"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((data0 === "Completions") || (data0 === "Messages")) || (data0 === "Responses")) || (data0 === "Embeddings")) || (data0 === "AnthropicTokenCount")) || (data0 === "Realtime")) || (data0 === "Rerank"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema79.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data1 = data.path;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1.length > 2048 || pattern12.test(data1))){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/x-pattern",keyword:"x-pattern",params:{"pattern":"^/.*$","expected":"a path that begins with /"}};
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
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}
function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCustomSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.formats === undefined) || (!(func0.call(data, "formats")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formats"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "backendRef") || (key0 === "providerOverride")) || (key0 === "formats"))){
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
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(validate215(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.providerOverride !== undefined && func0.call(data, "providerOverride")){
if(!(validate30(data.providerOverride, {instancePath:instancePath+"/providerOverride",parentData:data,parentDataProperty:"providerOverride",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.formats !== undefined && func0.call(data, "formats")){
let data2 = data.formats;
if(Array.isArray(data2)){
if(data2.length > 6){
const err2 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate220(data2[i0], {instancePath:instancePath+"/formats/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
if(!(!func219(data2, ["type"]))){
const err4 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/x-map-keys",keyword:"x-map-keys",params:{keys: schema77.properties.formats["x-map-keys"]}};
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
const err5 = {instancePath:instancePath+"/formats",schemaPath:"#/properties/formats/type",keyword:"type",params:{type: "array"}};
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
validate214.errors = vErrors;
return errors === 0;
}
const schema80 = {"$id":"ModelPolicies","type":"object","properties":{"transformations":{"type":"array","items":{"$ref":"ModelFieldTransformation"},"minItems":1,"maxItems":64,"x-map-keys":["field"]},"finalTransformations":{"type":"array","items":{"$ref":"ModelFieldTransformation"},"minItems":1,"maxItems":64,"x-map-keys":["field"]},"authorization":{"$ref":"Authorization"},"tls":{"$ref":"BackendTls"},"headers":{"$ref":"HeaderModifiers"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["transformations","finalTransformations","authorization","tls","headers"]]};
const schema81 = {"$id":"ModelFieldTransformation","type":"object","properties":{"field":{"$ref":"ShortString"},"expression":{"$ref":"CelExpression"}},"required":["field","expression"],"additionalProperties":false};
const schema82 = {"$id":"CelExpression","type":"string","minLength":1,"maxLength":16384};
function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CelExpression" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 16384){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16384}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}
function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelFieldTransformation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.field === undefined) || (!(func0.call(data, "field")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.expression === undefined) || (!(func0.call(data, "expression")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "field") || (key0 === "expression"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined && func0.call(data, "field")){
if(!(validate30(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate226(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
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
validate224.errors = vErrors;
return errors === 0;
}
const schema83 = {"$id":"Authorization","type":"object","properties":{"policy":{"$ref":"AuthorizationPolicy"},"action":{"type":"string","enum":["Allow","Require","Deny"]}},"required":["policy"],"additionalProperties":false};
const schema84 = {"$id":"AuthorizationPolicy","type":"object","properties":{"matchExpressions":{"type":"array","items":{"$ref":"CelExpression"},"minItems":1,"maxItems":256}},"required":["matchExpressions"],"additionalProperties":false};
function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuthorizationPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.matchExpressions === undefined) || (!(func0.call(data, "matchExpressions")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matchExpressions"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "matchExpressions")){
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
if(data.matchExpressions !== undefined && func0.call(data, "matchExpressions")){
let data0 = data.matchExpressions;
if(Array.isArray(data0)){
if(data0.length > 256){
const err2 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate226(data0[i0], {instancePath:instancePath+"/matchExpressions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/matchExpressions",schemaPath:"#/properties/matchExpressions/type",keyword:"type",params:{type: "array"}};
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
validate231.errors = vErrors;
return errors === 0;
}
function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Authorization" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "policy") || (key0 === "action"))){
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
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate231(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data1 = data.action;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "Allow") || (data1 === "Require")) || (data1 === "Deny"))){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema83.properties.action.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}
function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "transformations") || (key0 === "finalTransformations")) || (key0 === "authorization")) || (key0 === "tls")) || (key0 === "headers"))){
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
if(data.transformations !== undefined && func0.call(data, "transformations")){
let data0 = data.transformations;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate224(data0[i0], {instancePath:instancePath+"/transformations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
if(!(!func219(data0, ["field"]))){
const err3 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema80.properties.transformations["x-map-keys"]}};
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
const err4 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.finalTransformations !== undefined && func0.call(data, "finalTransformations")){
let data2 = data.finalTransformations;
if(Array.isArray(data2)){
if(data2.length > 64){
const err5 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate224(data2[i1], {instancePath:instancePath+"/finalTransformations/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
if(!(!func219(data2, ["field"]))){
const err7 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema80.properties.finalTransformations["x-map-keys"]}};
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
const err8 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(validate230(data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate149(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate171(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["transformations","finalTransformations","authorization","tls","headers"]);
if(!(set0.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["transformations","finalTransformations","authorization","tls","headers"], set: set0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
validate223.errors = vErrors;
return errors === 0;
}
const schema85 = {"$id":"VirtualModel","type":"object","properties":{"weighted":{"$ref":"WeightedModel"},"failover":{"$ref":"FailoverModel"},"conditional":{"$ref":"ConditionalModel"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["weighted","failover","conditional"]]};
const schema86 = {"$id":"WeightedModel","type":"object","properties":{"targets":{"type":"array","items":{"$ref":"WeightedTarget"},"minItems":1,"maxItems":64}},"required":["targets"],"additionalProperties":false};
const schema87 = {"$id":"WeightedTarget","type":"object","properties":{"modelRef":{"$ref":"ModelRef"},"model":{"$ref":"LongString"},"weight":{"type":"integer","minimum":1,"maximum":1000000}},"required":["modelRef"],"additionalProperties":false};
const schema88 = {"$id":"ModelRef","type":"object","properties":{"name":{"$ref":"ObjectName"}},"required":["name"],"additionalProperties":false};
function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelRef" */;
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
if(!(key0 === "name")){
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
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate241.errors = vErrors;
return errors === 0;
}
function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WeightedTarget" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.modelRef === undefined) || (!(func0.call(data, "modelRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modelRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "modelRef") || (key0 === "model")) || (key0 === "weight"))){
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
if(data.modelRef !== undefined && func0.call(data, "modelRef")){
if(!(validate241(data.modelRef, {instancePath:instancePath+"/modelRef",parentData:data,parentDataProperty:"modelRef",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate127(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data2 = data.weight;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate240.errors = vErrors;
return errors === 0;
}
function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WeightedModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "targets")){
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
if(data.targets !== undefined && func0.call(data, "targets")){
let data0 = data.targets;
if(Array.isArray(data0)){
if(data0.length > 64){
const err2 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate240(data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
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
validate239.errors = vErrors;
return errors === 0;
}
const schema89 = {"$id":"FailoverModel","type":"object","properties":{"targets":{"type":"array","items":{"$ref":"FailoverTarget"},"minItems":1,"maxItems":64}},"required":["targets"],"additionalProperties":false};
const schema90 = {"$id":"FailoverTarget","type":"object","properties":{"modelRef":{"$ref":"ModelRef"},"model":{"$ref":"LongString"},"priority":{"type":"integer","minimum":0,"maximum":1000000}},"required":["modelRef","priority"],"additionalProperties":false};
function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailoverTarget" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.modelRef === undefined) || (!(func0.call(data, "modelRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modelRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.priority === undefined) || (!(func0.call(data, "priority")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priority"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "modelRef") || (key0 === "model")) || (key0 === "priority"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.modelRef !== undefined && func0.call(data, "modelRef")){
if(!(validate241(data.modelRef, {instancePath:instancePath+"/modelRef",parentData:data,parentDataProperty:"modelRef",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate127(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data2 = data.priority;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate248.errors = vErrors;
return errors === 0;
}
function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FailoverModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "targets")){
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
if(data.targets !== undefined && func0.call(data, "targets")){
let data0 = data.targets;
if(Array.isArray(data0)){
if(data0.length > 64){
const err2 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate248(data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
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
validate247.errors = vErrors;
return errors === 0;
}
const schema91 = {"$id":"ConditionalModel","type":"object","properties":{"targets":{"type":"array","items":{"$ref":"ConditionalTarget"},"minItems":1,"maxItems":64,"x-last-may-omit":"when"}},"required":["targets"],"additionalProperties":false};
const func470 = omittedEarly;
const schema92 = {"$id":"ConditionalTarget","type":"object","properties":{"modelRef":{"$ref":"ModelRef"},"model":{"$ref":"LongString"},"when":{"$ref":"CelExpression"}},"required":["modelRef"],"additionalProperties":false};
function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalTarget" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.modelRef === undefined) || (!(func0.call(data, "modelRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modelRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "modelRef") || (key0 === "model")) || (key0 === "when"))){
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
if(data.modelRef !== undefined && func0.call(data, "modelRef")){
if(!(validate241(data.modelRef, {instancePath:instancePath+"/modelRef",parentData:data,parentDataProperty:"modelRef",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(validate127(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined && func0.call(data, "when")){
if(!(validate226(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
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
validate254.errors = vErrors;
return errors === 0;
}
function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "targets")){
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
if(data.targets !== undefined && func0.call(data, "targets")){
let data0 = data.targets;
if(Array.isArray(data0)){
if(data0.length > 64){
const err2 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate254(data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
}
if(!(!func470(data0, "when"))){
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "when"}};
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
const err5 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
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
validate253.errors = vErrors;
return errors === 0;
}
function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VirtualModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "weighted") || (key0 === "failover")) || (key0 === "conditional"))){
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
if(data.weighted !== undefined && func0.call(data, "weighted")){
if(!(validate239(data.weighted, {instancePath:instancePath+"/weighted",parentData:data,parentDataProperty:"weighted",rootData}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
}
if(data.failover !== undefined && func0.call(data, "failover")){
if(!(validate247(data.failover, {instancePath:instancePath+"/failover",parentData:data,parentDataProperty:"failover",rootData}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
if(!(validate253(data.conditional, {instancePath:instancePath+"/conditional",parentData:data,parentDataProperty:"conditional",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["weighted","failover","conditional"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["weighted","failover","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate238.errors = vErrors;
return errors === 0;
}
const pattern13 = new RegExp("^https?://[^/?#@\\s]+(/[^?#\\s]*)?$", "u");
function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeModelSpec" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parentRefs === undefined) || (!(func0.call(data, "parentRefs")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentRefs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema70.properties, key0))){
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
if(data.parentRefs !== undefined && func0.call(data, "parentRefs")){
let data0 = data.parentRefs;
if(Array.isArray(data0)){
if(data0.length > 16){
const err2 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate191(data0[i0], {instancePath:instancePath+"/parentRefs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.match !== undefined && func0.call(data, "match")){
if(!(validate197(data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
let data3 = data.visibility;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "Public") || (data3 === "Internal"))){
const err6 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema70.properties.visibility.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
let data4 = data.provider;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((((((((((((data4 === "OpenAI") || (data4 === "Azure")) || (data4 === "Anthropic")) || (data4 === "Gemini")) || (data4 === "VertexAI")) || (data4 === "Bedrock")) || (data4 === "Cohere")) || (data4 === "Ollama")) || (data4 === "Baseten")) || (data4 === "Cerebras")) || (data4 === "Deepinfra")) || (data4 === "Deepseek")) || (data4 === "Groq")) || (data4 === "Huggingface")) || (data4 === "Mistral")) || (data4 === "Openrouter")) || (data4 === "TogetherAI")) || (data4 === "XAI")) || (data4 === "Fireworks")) || (data4 === "Custom"))){
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema70.properties.provider.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(validate199(data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
}
if(data.vertexai !== undefined && func0.call(data, "vertexai")){
if(!(validate204(data.vertexai, {instancePath:instancePath+"/vertexai",parentData:data,parentDataProperty:"vertexai",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
if(data.bedrock !== undefined && func0.call(data, "bedrock")){
if(!(validate208(data.bedrock, {instancePath:instancePath+"/bedrock",parentData:data,parentDataProperty:"bedrock",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.custom !== undefined && func0.call(data, "custom")){
if(!(validate214(data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.baseURL !== undefined && func0.call(data, "baseURL")){
let data9 = data.baseURL;
if(typeof data9 === "string"){
if(func2(data9) > 1024){
const err9 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data9) < 1){
const err10 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data9.length > 2048 || pattern13.test(data9))){
const err11 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@\\s]+(/[^?#\\s]*)?$","expected":"a URL such as https://host:port/path, without query, fragment or user name"}};
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
const err12 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate223(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.virtualModel !== undefined && func0.call(data, "virtualModel")){
if(!(validate238(data.virtualModel, {instancePath:instancePath+"/virtualModel",parentData:data,parentDataProperty:"virtualModel",rootData}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["provider","virtualModel"]);
if(!(set0.length === 1)){
const err13 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["provider","virtualModel"], set: set0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"provider","test":"in","values":["Azure"]}],"then":[{"field":"azure","test":"set","values":[]}]}))){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "azure must be set when provider is Azure"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"azure","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Azure"]}]}))){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be Azure when azure is set"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"provider","test":"in","values":["VertexAI"]}],"then":[{"field":"vertexai","test":"set","values":[]}]}))){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "vertexai must be set when provider is VertexAI"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"vertexai","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["VertexAI"]}]}))){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be VertexAI when vertexai is set"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"provider","test":"in","values":["Bedrock"]}],"then":[{"field":"bedrock","test":"set","values":[]}]}))){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "bedrock must be set when provider is Bedrock"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"bedrock","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Bedrock"]}]}))){
const err19 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be Bedrock when bedrock is set"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"provider","test":"in","values":["Custom"]}],"then":[{"field":"custom","test":"set","values":[]}]}))){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "custom must be set when provider is Custom"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"custom","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Custom"]}]}))){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be Custom when custom is set"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"provider","test":"in","values":["Ollama"]}],"then":[{"field":"baseURL","test":"set","values":[]}]}))){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "baseURL must be set when provider is Ollama"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"baseURL","test":"set","values":[]}],"then":[{"field":"provider","test":"set","values":[]}]}))){
const err23 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be set when baseURL is set"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"baseURL","test":"set","values":[]}],"then":[{"field":"baseURL","test":"notMatches","values":["^https?://(([^/:]*\\.)?[lL][oO][cC][aA][lL][hH][oO][sS][tT]\\.?|127\\.[0-9.]*|0\\.0\\.0\\.0|169\\.254\\.[0-9.]*|[0-9]+|0[xX][0-9a-fA-F.]*|\\[::1?\\]|\\[[fF][eE][89abAB][^\\]]*\\])(:[0-9]*)?(/|$)"]}]}))){
const err24 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "baseURL must not lead to this machine or to link-local addresses"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"policies","test":"unset","values":[]}]}))){
const err25 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "policies must be unset when virtualModel is set"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"visibility","default":"Public","test":"in","values":["Public"]}]}))){
const err26 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "visibility must be Public when virtualModel is set"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"match.model","test":"notMatches","values":["[*]"]}]}))){
const err27 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "match.model must be without wildcard when virtualModel is set"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
const schema93 = {"$id":"EdgeModelStatus","type":"object","properties":{"parents":{"type":"array","items":{"$ref":"RouteParentStatus"},"maxItems":16}},"required":[],"additionalProperties":false};
const schema94 = {"$id":"RouteParentStatus","type":"object","properties":{"parentRef":{"$ref":"ParentReference"},"controllerName":{"type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$","maxLength":253}},"conditions":{"type":"array","items":{"$ref":"Condition"},"minItems":1,"maxItems":8,"x-map-keys":["type"]}},"required":["parentRef","controllerName","conditions"],"additionalProperties":false};
const schema95 = {"$id":"ParentReference","type":"object","properties":{"group":{"$ref":"Group"},"kind":{"$ref":"Kind"},"namespace":{"$ref":"Namespace"},"name":{"$ref":"ObjectName"},"sectionName":{"$ref":"SectionName"},"port":{"$ref":"Port"}},"required":["name"],"additionalProperties":false};
const schema96 = {"$id":"Group","type":"string","maxLength":253,"x-pattern":{"pattern":"^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}};
const pattern14 = new RegExp("^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Group" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data.length > 506 || pattern14.test(data))){
const err1 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate265.errors = vErrors;
return errors === 0;
}
const schema97 = {"$id":"Kind","type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$","maxLength":63,"expected":"a kind such as Service"}};
const pattern15 = new RegExp("^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$", "u");
function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Kind" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 63){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 126 || pattern15.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$","expected":"a kind such as Service"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}
function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParentReference" */;
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
if(!((((((key0 === "group") || (key0 === "kind")) || (key0 === "namespace")) || (key0 === "name")) || (key0 === "sectionName")) || (key0 === "port"))){
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
if(!(validate265(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate267(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate62(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.sectionName !== undefined && func0.call(data, "sectionName")){
if(!(validate132(data.sectionName, {instancePath:instancePath+"/sectionName",parentData:data,parentDataProperty:"sectionName",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
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
validate264.errors = vErrors;
return errors === 0;
}
const pattern16 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$", "u");
function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteParentStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parentRef === undefined) || (!(func0.call(data, "parentRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.controllerName === undefined) || (!(func0.call(data, "controllerName")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "controllerName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.conditions === undefined) || (!(func0.call(data, "conditions")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conditions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "parentRef") || (key0 === "controllerName")) || (key0 === "conditions"))){
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
if(data.parentRef !== undefined && func0.call(data, "parentRef")){
if(!(validate264(data.parentRef, {instancePath:instancePath+"/parentRef",parentData:data,parentDataProperty:"parentRef",rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
if(data.controllerName !== undefined && func0.call(data, "controllerName")){
let data1 = data.controllerName;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err4 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1.length > 506 || pattern16.test(data1))){
const err6 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$"}};
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
const err7 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.conditions !== undefined && func0.call(data, "conditions")){
let data2 = data.conditions;
if(Array.isArray(data2)){
if(data2.length > 8){
const err8 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate185(data2[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
if(!(!func219(data2, ["type"]))){
const err10 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/x-map-keys",keyword:"x-map-keys",params:{keys: schema94.properties.conditions["x-map-keys"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
validate263.errors = vErrors;
return errors === 0;
}
function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeModelStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "parents")){
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
if(data.parents !== undefined && func0.call(data, "parents")){
let data0 = data.parents;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/parents",schemaPath:"#/properties/parents/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate263(data0[i0], {instancePath:instancePath+"/parents/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate263.errors : vErrors.concat(validate263.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/parents",schemaPath:"#/properties/parents/type",keyword:"type",params:{type: "array"}};
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
validate262.errors = vErrors;
return errors === 0;
}
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "edgegateway.dev/v1alpha1")){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema69.properties.apiVersion.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1 === "EdgeModel")){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema69.properties.kind.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate118(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate190(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate262(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
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
validate188.errors = vErrors;
return errors === 0;
}
export const EdgeParameters = validate277;
const schema98 = {"$id":"EdgeParameters","type":"object","properties":{"apiVersion":{"type":"string","enum":["edgegateway.dev/v1alpha1"]},"kind":{"type":"string","enum":["EdgeParameters"]},"metadata":{"$ref":"ObjectMetadata"},"spec":{"$ref":"EdgeParametersSpec"},"status":{"$ref":"EdgeParametersStatus"}},"required":["apiVersion","kind","metadata","spec"],"additionalProperties":false};
const schema99 = {"$id":"EdgeParametersSpec","type":"object","properties":{"workload":{"$ref":"ParametersWorkload"},"logging":{"$ref":"ParametersLogging"},"rawConfig":{"$ref":"KubernetesFields"},"image":{"$ref":"ParametersImage"},"env":{"type":"array","items":{"$ref":"EnvVar"},"maxItems":128,"x-map-keys":["name"]},"resources":{"$ref":"ResourceRequirements"},"shutdown":{"$ref":"ParametersShutdown"},"istio":{"$ref":"ParametersIstio"},"spiffe":{"$ref":"ParametersSpiffe"},"modelCatalog":{"$ref":"ParametersModelCatalog"},"deployment":{"$ref":"ParametersOverlay"},"daemonSet":{"$ref":"ParametersOverlay"},"service":{"$ref":"ParametersOverlay"},"serviceAccount":{"$ref":"ParametersOverlay"},"podDisruptionBudget":{"$ref":"ParametersOverlay"},"horizontalPodAutoscaler":{"$ref":"ParametersOverlay"}},"required":[],"additionalProperties":false,"x-rules":[{"when":[{"field":"daemonSet","test":"set","values":[]}],"then":[{"field":"workload.kind","test":"in","values":["DaemonSet"]}],"sentence":"workload.kind must be DaemonSet when daemonSet is set"},{"when":[{"field":"workload.kind","test":"in","values":["DaemonSet"]}],"then":[{"field":"deployment","test":"unset","values":[]},{"field":"horizontalPodAutoscaler","test":"unset","values":[]}],"sentence":"deployment and horizontalPodAutoscaler must be unset when workload.kind is DaemonSet"}]};
const schema100 = {"$id":"ParametersWorkload","type":"object","properties":{"kind":{"type":"string","enum":["Deployment","DaemonSet"]}},"required":[],"additionalProperties":false};
function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersWorkload" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "kind")){
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
if(data.kind !== undefined && func0.call(data, "kind")){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Deployment") || (data0 === "DaemonSet"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema100.properties.kind.enum}};
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
validate280.errors = vErrors;
return errors === 0;
}
const schema101 = {"$id":"ParametersLogging","type":"object","properties":{"level":{"type":"string","minLength":1,"maxLength":1024},"format":{"type":"string","enum":["json","text"]}},"required":[],"additionalProperties":false};
function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersLogging" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "level") || (key0 === "format"))){
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
if(data.level !== undefined && func0.call(data, "level")){
let data0 = data.level;
if(typeof data0 === "string"){
if(func2(data0) > 1024){
const err1 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data1 = data.format;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "json") || (data1 === "text"))){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema101.properties.format.enum}};
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
validate282.errors = vErrors;
return errors === 0;
}
const schema102 = {"$id":"ParametersImage","type":"object","properties":{"registry":{"$ref":"ShortString"},"repository":{"$ref":"ShortString"},"tag":{"type":"string","minLength":1,"maxLength":128,"x-pattern":{"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.-]*$","maxLength":128}},"digest":{"type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^[a-z0-9]+:[0-9a-f]+$","maxLength":256,"expected":"a digest such as sha256: and hexadecimal digits"}},"pullPolicy":{"type":"string","enum":["Always","IfNotPresent","Never"]}},"required":[],"additionalProperties":false};
const pattern17 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_.-]*$", "u");
const pattern18 = new RegExp("^[a-z0-9]+:[0-9a-f]+$", "u");
function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "registry") || (key0 === "repository")) || (key0 === "tag")) || (key0 === "digest")) || (key0 === "pullPolicy"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
if(!(validate30(data.registry, {instancePath:instancePath+"/registry",parentData:data,parentDataProperty:"registry",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
if(!(validate30(data.repository, {instancePath:instancePath+"/repository",parentData:data,parentDataProperty:"repository",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err1 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data2) < 1){
const err2 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 256 || pattern17.test(data2))){
const err3 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9_][A-Za-z0-9_.-]*$"}};
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
const err4 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.digest !== undefined && func0.call(data, "digest")){
let data3 = data.digest;
if(typeof data3 === "string"){
if(func2(data3) > 256){
const err5 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data3.length > 512 || pattern18.test(data3))){
const err7 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]+:[0-9a-f]+$","expected":"a digest such as sha256: and hexadecimal digits"}};
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
const err8 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data4 = data.pullPolicy;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data4 === "Always") || (data4 === "IfNotPresent")) || (data4 === "Never"))){
const err10 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema102.properties.pullPolicy.enum}};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}
const schema103 = {"$id":"EnvVar","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^[ -<>-~]+$","maxLength":256,"expected":"a name without ="}},"value":{"type":"string","maxLength":32768},"valueFrom":{"$ref":"EnvVarSource"}},"required":["name"],"additionalProperties":false,"x-at-most-one-of":[["value","valueFrom"]]};
const pattern19 = new RegExp("^[ -<>-~]+$", "u");
function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvVar" */;
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
if(!(((key0 === "name") || (key0 === "value")) || (key0 === "valueFrom"))){
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
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 256){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 512 || pattern19.test(data0))){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-pattern",keyword:"x-pattern",params:{"pattern":"^[ -<>-~]+$","expected":"a name without ="}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if(typeof data1 === "string"){
if(func2(data1) > 32768){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 32768}};
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
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.valueFrom !== undefined && func0.call(data, "valueFrom")){
if(!(validate26(data.valueFrom, {instancePath:instancePath+"/valueFrom",parentData:data,parentDataProperty:"valueFrom",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["value","valueFrom"]);
if(!(set0.length <= 1)){
const err8 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["value","valueFrom"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate289.errors = vErrors;
return errors === 0;
}
const schema104 = {"$id":"ParametersShutdown","type":"object","properties":{"min":{"type":"integer","minimum":0,"maximum":31536000},"max":{"type":"integer","minimum":0,"maximum":31536000}},"required":["min","max"],"additionalProperties":false,"x-rules":[{"when":[{"field":"max","test":"set","values":[]}],"then":[{"field":"min","test":"atMost","values":["max"]}],"sentence":"min must be at most max when max is set"}]};
function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersShutdown" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.min === undefined) || (!(func0.call(data, "min")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "min"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.max === undefined) || (!(func0.call(data, "max")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "min") || (key0 === "max"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.min !== undefined && func0.call(data, "min")){
let data0 = data.min;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 31536000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.max !== undefined && func0.call(data, "max")){
let data1 = data.max;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 31536000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(!(!func181(data, {"when":[{"field":"max","test":"set","values":[]}],"then":[{"field":"min","test":"atMost","values":["max"]}]}))){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "min must be at most max when max is set"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
validate293.errors = vErrors;
return errors === 0;
}
const schema105 = {"$id":"ParametersIstio","type":"object","properties":{"enabled":{"type":"boolean"},"caAddress":{"$ref":"LongString"},"trustDomain":{"$ref":"ShortString"},"additionalTrustDomains":{"type":"array","items":{"$ref":"ShortString"},"maxItems":64,"uniqueItems":true},"clusterId":{"$ref":"ShortString"},"network":{"$ref":"ShortString"}},"required":[],"additionalProperties":false};
function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersIstio" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "enabled") || (key0 === "caAddress")) || (key0 === "trustDomain")) || (key0 === "additionalTrustDomains")) || (key0 === "clusterId")) || (key0 === "network"))){
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
if(data.caAddress !== undefined && func0.call(data, "caAddress")){
if(!(validate127(data.caAddress, {instancePath:instancePath+"/caAddress",parentData:data,parentDataProperty:"caAddress",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.trustDomain !== undefined && func0.call(data, "trustDomain")){
if(!(validate30(data.trustDomain, {instancePath:instancePath+"/trustDomain",parentData:data,parentDataProperty:"trustDomain",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.additionalTrustDomains !== undefined && func0.call(data, "additionalTrustDomains")){
let data3 = data.additionalTrustDomains;
if(Array.isArray(data3)){
if(data3.length > 64){
const err2 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data3[i0], {instancePath:instancePath+"/additionalTrustDomains/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func186(data3[i1], data3[j0])){
const err3 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clusterId !== undefined && func0.call(data, "clusterId")){
if(!(validate30(data.clusterId, {instancePath:instancePath+"/clusterId",parentData:data,parentDataProperty:"clusterId",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.network !== undefined && func0.call(data, "network")){
if(!(validate30(data.network, {instancePath:instancePath+"/network",parentData:data,parentDataProperty:"network",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate295.errors = vErrors;
return errors === 0;
}
const schema106 = {"$id":"ParametersSpiffe","type":"object","properties":{"enabled":{"type":"boolean"},"source":{"$ref":"SpiffeSource"}},"required":[],"additionalProperties":false};
const schema107 = {"$id":"SpiffeSource","type":"object","properties":{"csi":{"$ref":"SpiffeCsi"},"hostPath":{"$ref":"SpiffeHostPath"},"mountPath":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^/.*$","maxLength":1024,"expected":"an absolute path"}},"socketName":{"$ref":"ShortString"}},"required":[],"additionalProperties":false,"x-at-most-one-of":[["csi","hostPath"]]};
const schema108 = {"$id":"SpiffeCsi","type":"object","properties":{"driver":{"$ref":"ShortString"}},"required":[],"additionalProperties":false};
function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpiffeCsi" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "driver")){
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
if(data.driver !== undefined && func0.call(data, "driver")){
if(!(validate30(data.driver, {instancePath:instancePath+"/driver",parentData:data,parentDataProperty:"driver",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}
const schema109 = {"$id":"SpiffeHostPath","type":"object","properties":{"path":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^/.*$","maxLength":1024,"expected":"an absolute path"}}},"required":["path"],"additionalProperties":false};
function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpiffeHostPath" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "path")){
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
if(data.path !== undefined && func0.call(data, "path")){
let data0 = data.path;
if(typeof data0 === "string"){
if(func2(data0) > 1024){
const err2 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 2048 || pattern12.test(data0))){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/x-pattern",keyword:"x-pattern",params:{"pattern":"^/.*$","expected":"an absolute path"}};
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
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
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
validate307.errors = vErrors;
return errors === 0;
}
function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SpiffeSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "csi") || (key0 === "hostPath")) || (key0 === "mountPath")) || (key0 === "socketName"))){
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
if(data.csi !== undefined && func0.call(data, "csi")){
if(!(validate304(data.csi, {instancePath:instancePath+"/csi",parentData:data,parentDataProperty:"csi",rootData}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
}
if(data.hostPath !== undefined && func0.call(data, "hostPath")){
if(!(validate307(data.hostPath, {instancePath:instancePath+"/hostPath",parentData:data,parentDataProperty:"hostPath",rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
if(data.mountPath !== undefined && func0.call(data, "mountPath")){
let data2 = data.mountPath;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err1 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data2) < 1){
const err2 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 2048 || pattern12.test(data2))){
const err3 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/x-pattern",keyword:"x-pattern",params:{"pattern":"^/.*$","expected":"an absolute path"}};
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
const err4 = {instancePath:instancePath+"/mountPath",schemaPath:"#/properties/mountPath/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.socketName !== undefined && func0.call(data, "socketName")){
if(!(validate30(data.socketName, {instancePath:instancePath+"/socketName",parentData:data,parentDataProperty:"socketName",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["csi","hostPath"]);
if(!(set0.length <= 1)){
const err5 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["csi","hostPath"], set: set0}};
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
validate303.errors = vErrors;
return errors === 0;
}
function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersSpiffe" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "enabled") || (key0 === "source"))){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate303(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
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
validate302.errors = vErrors;
return errors === 0;
}
const schema110 = {"$id":"ParametersModelCatalog","type":"object","properties":{"sources":{"type":"array","items":{"$ref":"ModelCatalogSource"},"maxItems":16}},"required":[],"additionalProperties":false};
const schema111 = {"$id":"ModelCatalogSource","type":"object","properties":{"configMap":{"$ref":"ModelCatalogConfigMap"}},"required":["configMap"],"additionalProperties":false};
const schema112 = {"$id":"ModelCatalogConfigMap","type":"object","properties":{"name":{"$ref":"ObjectName"},"key":{"type":"string","minLength":1,"maxLength":253}},"required":["name"],"additionalProperties":false};
function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCatalogConfigMap" */;
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
if(!((key0 === "name") || (key0 === "key"))){
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
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data1 = data.key;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
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
validate314.errors = vErrors;
return errors === 0;
}
function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCatalogSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.configMap === undefined) || (!(func0.call(data, "configMap")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configMap"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "configMap")){
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
if(data.configMap !== undefined && func0.call(data, "configMap")){
if(!(validate314(data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
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
validate313.errors = vErrors;
return errors === 0;
}
function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersModelCatalog" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "sources")){
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
if(data.sources !== undefined && func0.call(data, "sources")){
let data0 = data.sources;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate313(data0[i0], {instancePath:instancePath+"/sources/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"}};
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
validate312.errors = vErrors;
return errors === 0;
}
const schema113 = {"$id":"ParametersOverlay","type":"object","properties":{"metadata":{"$ref":"OverlayMetadata"},"spec":{"$ref":"KubernetesFields"}},"required":[],"additionalProperties":false};
const schema114 = {"$id":"OverlayMetadata","type":"object","properties":{"labels":{"$ref":"Labels"},"annotations":{"$ref":"Annotations"}},"required":[],"additionalProperties":false};
function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OverlayMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "labels") || (key0 === "annotations"))){
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
if(data.labels !== undefined && func0.call(data, "labels")){
if(!(validate2(data.labels, {instancePath:instancePath+"/labels",parentData:data,parentDataProperty:"labels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate14(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}
function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ParametersOverlay" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "metadata") || (key0 === "spec"))){
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
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate320(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate17(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate319.errors = vErrors;
return errors === 0;
}
function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeParametersSpec" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema99.properties, key0))){
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
if(!(validate280(data.workload, {instancePath:instancePath+"/workload",parentData:data,parentDataProperty:"workload",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data.logging !== undefined && func0.call(data, "logging")){
if(!(validate282(data.logging, {instancePath:instancePath+"/logging",parentData:data,parentDataProperty:"logging",rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
if(data.rawConfig !== undefined && func0.call(data, "rawConfig")){
if(!(validate17(data.rawConfig, {instancePath:instancePath+"/rawConfig",parentData:data,parentDataProperty:"rawConfig",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate285(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
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
if(!(validate289(data4[i0], {instancePath:instancePath+"/env/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
if(!(!func219(data4, ["name"]))){
const err2 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/x-map-keys",keyword:"x-map-keys",params:{keys: schema99.properties.env["x-map-keys"]}};
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
if(!(validate98(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.shutdown !== undefined && func0.call(data, "shutdown")){
if(!(validate293(data.shutdown, {instancePath:instancePath+"/shutdown",parentData:data,parentDataProperty:"shutdown",rootData}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
errors = vErrors.length;
}
}
if(data.istio !== undefined && func0.call(data, "istio")){
if(!(validate295(data.istio, {instancePath:instancePath+"/istio",parentData:data,parentDataProperty:"istio",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
errors = vErrors.length;
}
}
if(data.spiffe !== undefined && func0.call(data, "spiffe")){
if(!(validate302(data.spiffe, {instancePath:instancePath+"/spiffe",parentData:data,parentDataProperty:"spiffe",rootData}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
}
if(data.modelCatalog !== undefined && func0.call(data, "modelCatalog")){
if(!(validate312(data.modelCatalog, {instancePath:instancePath+"/modelCatalog",parentData:data,parentDataProperty:"modelCatalog",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
if(data.deployment !== undefined && func0.call(data, "deployment")){
if(!(validate319(data.deployment, {instancePath:instancePath+"/deployment",parentData:data,parentDataProperty:"deployment",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.daemonSet !== undefined && func0.call(data, "daemonSet")){
if(!(validate319(data.daemonSet, {instancePath:instancePath+"/daemonSet",parentData:data,parentDataProperty:"daemonSet",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined && func0.call(data, "service")){
if(!(validate319(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(validate319(data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.podDisruptionBudget !== undefined && func0.call(data, "podDisruptionBudget")){
if(!(validate319(data.podDisruptionBudget, {instancePath:instancePath+"/podDisruptionBudget",parentData:data,parentDataProperty:"podDisruptionBudget",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(data.horizontalPodAutoscaler !== undefined && func0.call(data, "horizontalPodAutoscaler")){
if(!(validate319(data.horizontalPodAutoscaler, {instancePath:instancePath+"/horizontalPodAutoscaler",parentData:data,parentDataProperty:"horizontalPodAutoscaler",rootData}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
if(!(!func181(data, {"when":[{"field":"daemonSet","test":"set","values":[]}],"then":[{"field":"workload.kind","test":"in","values":["DaemonSet"]}]}))){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "workload.kind must be DaemonSet when daemonSet is set"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"workload.kind","test":"in","values":["DaemonSet"]}],"then":[{"field":"deployment","test":"unset","values":[]},{"field":"horizontalPodAutoscaler","test":"unset","values":[]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "deployment and horizontalPodAutoscaler must be unset when workload.kind is DaemonSet"}};
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
validate279.errors = vErrors;
return errors === 0;
}
const schema115 = {"$id":"EdgeParametersStatus","type":"object","properties":{},"required":[],"additionalProperties":false};
function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeParametersStatus" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate332.errors = vErrors;
return errors === 0;
}
function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EdgeParameters" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.apiVersion === undefined) || (!(func0.call(data, "apiVersion")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.metadata === undefined) || (!(func0.call(data, "metadata")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.spec === undefined) || (!(func0.call(data, "spec")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "edgegateway.dev/v1alpha1")){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema98.properties.apiVersion.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1 === "EdgeParameters")){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema98.properties.kind.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(validate118(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate279(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate332(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
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
validate277.errors = vErrors;
return errors === 0;
}
export const IdentityLimits = validate334;
const schema116 = {"$id":"IdentityLimits","type":"object","properties":{"requestTimeoutMilliseconds":{"type":"integer","minimum":100,"maximum":60000},"maxDocumentBytes":{"type":"integer","minimum":1024,"maximum":16777216},"keySetCooldownMilliseconds":{"type":"integer","minimum":100,"maximum":600000},"keySetStaleMilliseconds":{"type":"integer","minimum":0,"maximum":604800000},"metadataCacheMilliseconds":{"type":"integer","minimum":0,"maximum":86400000},"metadataDocuments":{"type":"integer","minimum":1,"maximum":65536},"verifiedTokens":{"type":"integer","minimum":0,"maximum":1000000},"clockLeewaySeconds":{"type":"integer","minimum":0,"maximum":3600},"maxRegistrationBytes":{"type":"integer","minimum":1024,"maximum":1048576}},"required":[],"additionalProperties":false};
function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdentityLimits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema116.properties, key0))){
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
if(data.requestTimeoutMilliseconds !== undefined && func0.call(data, "requestTimeoutMilliseconds")){
let data0 = data.requestTimeoutMilliseconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/requestTimeoutMilliseconds",schemaPath:"#/properties/requestTimeoutMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/requestTimeoutMilliseconds",schemaPath:"#/properties/requestTimeoutMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/requestTimeoutMilliseconds",schemaPath:"#/properties/requestTimeoutMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxDocumentBytes !== undefined && func0.call(data, "maxDocumentBytes")){
let data1 = data.maxDocumentBytes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxDocumentBytes",schemaPath:"#/properties/maxDocumentBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 16777216 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxDocumentBytes",schemaPath:"#/properties/maxDocumentBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1024 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxDocumentBytes",schemaPath:"#/properties/maxDocumentBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
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
if(data.keySetCooldownMilliseconds !== undefined && func0.call(data, "keySetCooldownMilliseconds")){
let data2 = data.keySetCooldownMilliseconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/keySetCooldownMilliseconds",schemaPath:"#/properties/keySetCooldownMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/keySetCooldownMilliseconds",schemaPath:"#/properties/keySetCooldownMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/keySetCooldownMilliseconds",schemaPath:"#/properties/keySetCooldownMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data.keySetStaleMilliseconds !== undefined && func0.call(data, "keySetStaleMilliseconds")){
let data3 = data.keySetStaleMilliseconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/keySetStaleMilliseconds",schemaPath:"#/properties/keySetStaleMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 604800000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/keySetStaleMilliseconds",schemaPath:"#/properties/keySetStaleMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/keySetStaleMilliseconds",schemaPath:"#/properties/keySetStaleMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.metadataCacheMilliseconds !== undefined && func0.call(data, "metadataCacheMilliseconds")){
let data4 = data.metadataCacheMilliseconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/metadataCacheMilliseconds",schemaPath:"#/properties/metadataCacheMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 86400000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/metadataCacheMilliseconds",schemaPath:"#/properties/metadataCacheMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/metadataCacheMilliseconds",schemaPath:"#/properties/metadataCacheMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.metadataDocuments !== undefined && func0.call(data, "metadataDocuments")){
let data5 = data.metadataDocuments;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/metadataDocuments",schemaPath:"#/properties/metadataDocuments/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65536 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/metadataDocuments",schemaPath:"#/properties/metadataDocuments/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/metadataDocuments",schemaPath:"#/properties/metadataDocuments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.verifiedTokens !== undefined && func0.call(data, "verifiedTokens")){
let data6 = data.verifiedTokens;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/verifiedTokens",schemaPath:"#/properties/verifiedTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/verifiedTokens",schemaPath:"#/properties/verifiedTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/verifiedTokens",schemaPath:"#/properties/verifiedTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.clockLeewaySeconds !== undefined && func0.call(data, "clockLeewaySeconds")){
let data7 = data.clockLeewaySeconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/clockLeewaySeconds",schemaPath:"#/properties/clockLeewaySeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3600 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/clockLeewaySeconds",schemaPath:"#/properties/clockLeewaySeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/clockLeewaySeconds",schemaPath:"#/properties/clockLeewaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.maxRegistrationBytes !== undefined && func0.call(data, "maxRegistrationBytes")){
let data8 = data.maxRegistrationBytes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/maxRegistrationBytes",schemaPath:"#/properties/maxRegistrationBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1048576 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/maxRegistrationBytes",schemaPath:"#/properties/maxRegistrationBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1024 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/maxRegistrationBytes",schemaPath:"#/properties/maxRegistrationBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate334.errors = vErrors;
return errors === 0;
}
export const ModelCatalog = validate335;
const schema117 = {"$id":"ModelCatalog","type":"object","properties":{"providers":{"type":"object","additionalProperties":{"$ref":"CatalogProvider"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":256}},"required":[],"additionalProperties":false};
const schema118 = {"$id":"CatalogProvider","type":"object","properties":{"models":{"type":"object","additionalProperties":{"$ref":"CatalogModel"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":8192}},"required":[],"additionalProperties":false};
const schema119 = {"$id":"CatalogModel","type":"object","properties":{"rates":{"$ref":"CatalogRates"},"tiers":{"type":"array","items":{"$ref":"CatalogTier"},"maxItems":16,"x-map-keys":["contextOver"],"x-increasing":"contextOver"},"tags":{"type":"array","items":{"$ref":"TinyString"},"maxItems":64,"uniqueItems":true}},"required":[],"additionalProperties":false};
const func629 = notIncreasing;
const schema120 = {"$id":"CatalogRates","type":"object","properties":{"input":{"$ref":"Money"},"output":{"$ref":"Money"},"cacheRead":{"$ref":"Money"},"cacheWrite":{"$ref":"Money"},"reasoning":{"$ref":"Money"},"inputAudio":{"$ref":"Money"},"outputAudio":{"$ref":"Money"}},"required":[],"additionalProperties":false};
const schema121 = {"$id":"Money","type":"string","minLength":1,"maxLength":16,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]{1,6})?$","maxLength":16,"expected":"an amount of dollars such as 2.50"}};
const pattern22 = new RegExp("^[0-9]+(\\.[0-9]{1,6})?$", "u");
function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Money" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 16){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 32 || pattern22.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]{1,6})?$","expected":"an amount of dollars such as 2.50"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate339.errors = vErrors;
return errors === 0;
}
function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CatalogRates" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "input") || (key0 === "output")) || (key0 === "cacheRead")) || (key0 === "cacheWrite")) || (key0 === "reasoning")) || (key0 === "inputAudio")) || (key0 === "outputAudio"))){
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
if(data.input !== undefined && func0.call(data, "input")){
if(!(validate339(data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(!(validate339(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.cacheRead !== undefined && func0.call(data, "cacheRead")){
if(!(validate339(data.cacheRead, {instancePath:instancePath+"/cacheRead",parentData:data,parentDataProperty:"cacheRead",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.cacheWrite !== undefined && func0.call(data, "cacheWrite")){
if(!(validate339(data.cacheWrite, {instancePath:instancePath+"/cacheWrite",parentData:data,parentDataProperty:"cacheWrite",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.reasoning !== undefined && func0.call(data, "reasoning")){
if(!(validate339(data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.inputAudio !== undefined && func0.call(data, "inputAudio")){
if(!(validate339(data.inputAudio, {instancePath:instancePath+"/inputAudio",parentData:data,parentDataProperty:"inputAudio",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.outputAudio !== undefined && func0.call(data, "outputAudio")){
if(!(validate339(data.outputAudio, {instancePath:instancePath+"/outputAudio",parentData:data,parentDataProperty:"outputAudio",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate338.errors = vErrors;
return errors === 0;
}
const schema122 = {"$id":"CatalogTier","type":"object","properties":{"contextOver":{"type":"integer","minimum":0,"maximum":9007199254740991},"rates":{"$ref":"CatalogRates"}},"required":["contextOver","rates"],"additionalProperties":false};
function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CatalogTier" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.contextOver === undefined) || (!(func0.call(data, "contextOver")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contextOver"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.rates === undefined) || (!(func0.call(data, "rates")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rates"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "contextOver") || (key0 === "rates"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.contextOver !== undefined && func0.call(data, "contextOver")){
let data0 = data.contextOver;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/contextOver",schemaPath:"#/properties/contextOver/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/contextOver",schemaPath:"#/properties/contextOver/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/contextOver",schemaPath:"#/properties/contextOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.rates !== undefined && func0.call(data, "rates")){
if(!(validate338(data.rates, {instancePath:instancePath+"/rates",parentData:data,parentDataProperty:"rates",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
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
validate348.errors = vErrors;
return errors === 0;
}
function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CatalogModel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "rates") || (key0 === "tiers")) || (key0 === "tags"))){
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
if(data.rates !== undefined && func0.call(data, "rates")){
if(!(validate338(data.rates, {instancePath:instancePath+"/rates",parentData:data,parentDataProperty:"rates",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.tiers !== undefined && func0.call(data, "tiers")){
let data1 = data.tiers;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/maxItems",keyword:"maxItems",params:{limit: 16}};
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
if(!(validate348(data1[i0], {instancePath:instancePath+"/tiers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
if(!(!func219(data1, ["contextOver"]))){
const err2 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/x-map-keys",keyword:"x-map-keys",params:{keys: schema119.properties.tiers["x-map-keys"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(!func629(data1, "contextOver"))){
const err3 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/x-increasing",keyword:"x-increasing",params:{wanted: "contextOver"}};
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
const err4 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 64){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate28(data3[i1], {instancePath:instancePath+"/tags/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
let i2 = data3.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func186(data3[i2], data3[j0])){
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate337.errors = vErrors;
return errors === 0;
}
function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CatalogProvider" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "models")){
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
if(data.models !== undefined && func0.call(data, "models")){
let data0 = data.models;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 8192){
const err1 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxProperties",keyword:"maxProperties",params:{limit: 8192}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err2 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(key1) < 1){
const err3 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key2 of Object.keys(data0)){
if(!(validate337(data0[key2], {instancePath:instancePath+"/models/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"}};
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
validate336.errors = vErrors;
return errors === 0;
}
function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelCatalog" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "providers")){
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
if(data.providers !== undefined && func0.call(data, "providers")){
let data0 = data.providers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 256){
const err1 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxProperties",keyword:"maxProperties",params:{limit: 256}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err2 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(key1) < 1){
const err3 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key2 of Object.keys(data0)){
if(!(validate336(data0[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"}};
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
validate335.errors = vErrors;
return errors === 0;
}
export const ObservabilityLimits = validate354;
const schema123 = {"$id":"ObservabilityLimits","type":"object","properties":{"maxTraceWatchers":{"type":"integer","minimum":1,"maximum":4096},"maxQueuedTraceRecords":{"type":"integer","minimum":1,"maximum":65536},"maxTracedBodyBytes":{"type":"integer","minimum":0,"maximum":4194304},"traceKeepaliveMilliseconds":{"type":"integer","minimum":100,"maximum":60000},"maxMetricSeries":{"type":"integer","minimum":1,"maximum":1000000}},"required":[],"additionalProperties":false};
function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ObservabilityLimits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "maxTraceWatchers") || (key0 === "maxQueuedTraceRecords")) || (key0 === "maxTracedBodyBytes")) || (key0 === "traceKeepaliveMilliseconds")) || (key0 === "maxMetricSeries"))){
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
if(data.maxTraceWatchers !== undefined && func0.call(data, "maxTraceWatchers")){
let data0 = data.maxTraceWatchers;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxTraceWatchers",schemaPath:"#/properties/maxTraceWatchers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4096 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxTraceWatchers",schemaPath:"#/properties/maxTraceWatchers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxTraceWatchers",schemaPath:"#/properties/maxTraceWatchers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxQueuedTraceRecords !== undefined && func0.call(data, "maxQueuedTraceRecords")){
let data1 = data.maxQueuedTraceRecords;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxQueuedTraceRecords",schemaPath:"#/properties/maxQueuedTraceRecords/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65536 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxQueuedTraceRecords",schemaPath:"#/properties/maxQueuedTraceRecords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxQueuedTraceRecords",schemaPath:"#/properties/maxQueuedTraceRecords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxTracedBodyBytes !== undefined && func0.call(data, "maxTracedBodyBytes")){
let data2 = data.maxTracedBodyBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxTracedBodyBytes",schemaPath:"#/properties/maxTracedBodyBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4194304 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxTracedBodyBytes",schemaPath:"#/properties/maxTracedBodyBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4194304}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxTracedBodyBytes",schemaPath:"#/properties/maxTracedBodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.traceKeepaliveMilliseconds !== undefined && func0.call(data, "traceKeepaliveMilliseconds")){
let data3 = data.traceKeepaliveMilliseconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/traceKeepaliveMilliseconds",schemaPath:"#/properties/traceKeepaliveMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/traceKeepaliveMilliseconds",schemaPath:"#/properties/traceKeepaliveMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 100 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/traceKeepaliveMilliseconds",schemaPath:"#/properties/traceKeepaliveMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.maxMetricSeries !== undefined && func0.call(data, "maxMetricSeries")){
let data4 = data.maxMetricSeries;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/maxMetricSeries",schemaPath:"#/properties/maxMetricSeries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/maxMetricSeries",schemaPath:"#/properties/maxMetricSeries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/maxMetricSeries",schemaPath:"#/properties/maxMetricSeries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate354.errors = vErrors;
return errors === 0;
}
export const StandaloneConfig = validate355;
const schema124 = {"$id":"StandaloneConfig","type":"object","properties":{"config":{"$ref":"Settings"},"gateways":{"type":"object","additionalProperties":{"$ref":"StandaloneGateway"},"propertyNames":{"minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}},"maxProperties":64},"routes":{"type":"array","items":{"$ref":"StandaloneRoute"},"maxItems":4096},"backends":{"type":"object","additionalProperties":{"$ref":"StandaloneBackend"},"propertyNames":{"minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}},"maxProperties":4096},"secrets":{"type":"object","additionalProperties":{"$ref":"StandaloneSecret"},"propertyNames":{"minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}},"maxProperties":1024}},"required":[],"additionalProperties":false};
const schema125 = {"$id":"Settings","type":"object","properties":{"adminAddr":{"$ref":"ListenAddress"},"statsAddr":{"$ref":"ListenAddress"},"readinessAddr":{"$ref":"ListenAddress"},"workerThreads":{"type":"integer","minimum":1,"maximum":1024},"streamBufferSize":{"$ref":"ByteSize"},"maxLocalRateLimits":{"type":"integer","minimum":1,"maximum":1000000},"connectionTerminationDeadline":{"$ref":"Duration"},"connectionMinTerminationDeadline":{"$ref":"Duration"},"sensitiveHeaders":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":64,"uniqueItems":true},"logging":{"$ref":"LoggingSettings"},"session":{"$ref":"SessionSettings"},"mcp":{"$ref":"McpSettings"},"backend":{"$ref":"UpstreamSettings"},"identity":{"$ref":"IdentityLimits"},"observability":{"$ref":"ObservabilityLimits"}},"required":[],"additionalProperties":false};
const schema126 = {"$id":"ListenAddress","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^(off|unix:/.+|(localhost|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5})$","maxLength":256,"expected":"`ip:port`, `localhost:port`, `unix:/path` or `off`"}};
const pattern23 = new RegExp("^(off|unix:/.+|(localhost|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5})$", "u");
function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListenAddress" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 256){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 512 || pattern23.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^(off|unix:/.+|(localhost|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5})$","expected":"`ip:port`, `localhost:port`, `unix:/path` or `off`"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate357.errors = vErrors;
return errors === 0;
}
const schema127 = {"$id":"ByteSize","type":["integer","string"],"minimum":1,"maximum":4294967295,"minLength":1,"maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E)?$","maxLength":32,"expected":"a number of bytes such as 2Mi"}};
const pattern24 = new RegExp("^[0-9]+(\\.[0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E)?$", "u");
function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ByteSize" */;
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema127.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 4294967295 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data < 1 || isNaN(data)){
const err2 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data === "string"){
if(func2(data) > 32){
const err3 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data) < 1){
const err4 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data.length > 64 || pattern24.test(data))){
const err5 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E)?$","expected":"a number of bytes such as 2Mi"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
validate361.errors = vErrors;
return errors === 0;
}
const schema128 = {"$id":"LoggingSettings","type":"object","properties":{"level":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$","maxLength":1024,"expected":"a level, or levels of modules such as info,engine=debug"}},"format":{"type":"string","enum":["text","json"]}},"required":[],"additionalProperties":false};
const pattern25 = new RegExp("^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$", "u");
function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LoggingSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "level") || (key0 === "format"))){
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
if(data.level !== undefined && func0.call(data, "level")){
let data0 = data.level;
if(typeof data0 === "string"){
if(func2(data0) > 1024){
const err1 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 2048 || pattern25.test(data0))){
const err3 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/x-pattern",keyword:"x-pattern",params:{"pattern":"^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$","expected":"a level, or levels of modules such as info,engine=debug"}};
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
const err4 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data1 = data.format;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "text") || (data1 === "json"))){
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema128.properties.format.enum}};
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
validate366.errors = vErrors;
return errors === 0;
}
const schema129 = {"$id":"SessionSettings","type":"object","properties":{"key":{"type":"string","minLength":64,"maxLength":64,"x-pattern":{"pattern":"^[0-9A-Fa-f]{64}$","maxLength":64,"expected":"64 hexadecimal digits"}}},"required":[],"additionalProperties":false};
const pattern26 = new RegExp("^[0-9A-Fa-f]{64}$", "u");
function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "key")){
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
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 64){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 128 || pattern26.test(data0))){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9A-Fa-f]{64}$","expected":"64 hexadecimal digits"}};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
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
validate368.errors = vErrors;
return errors === 0;
}
const schema130 = {"$id":"McpSettings","type":"object","properties":{"sessionTtl":{"$ref":"Duration"},"cachedSessions":{"type":"integer","minimum":0,"maximum":1000000}},"required":[],"additionalProperties":false};
function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "sessionTtl") || (key0 === "cachedSessions"))){
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
if(data.sessionTtl !== undefined && func0.call(data, "sessionTtl")){
if(!(validate81(data.sessionTtl, {instancePath:instancePath+"/sessionTtl",parentData:data,parentDataProperty:"sessionTtl",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.cachedSessions !== undefined && func0.call(data, "cachedSessions")){
let data1 = data.cachedSessions;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/cachedSessions",schemaPath:"#/properties/cachedSessions/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/cachedSessions",schemaPath:"#/properties/cachedSessions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/cachedSessions",schemaPath:"#/properties/cachedSessions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate370.errors = vErrors;
return errors === 0;
}
const schema131 = {"$id":"UpstreamSettings","type":"object","properties":{"connectTimeout":{"$ref":"Duration"},"poolIdleTimeout":{"$ref":"Duration"},"poolMaxIdle":{"type":"integer","minimum":0,"maximum":65536},"http1MaxHeaders":{"type":"integer","minimum":1,"maximum":10000},"maxHeadSize":{"$ref":"ByteSize"},"bodyIdleTimeout":{"$ref":"Duration"}},"required":[],"additionalProperties":false};
function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UpstreamSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "connectTimeout") || (key0 === "poolIdleTimeout")) || (key0 === "poolMaxIdle")) || (key0 === "http1MaxHeaders")) || (key0 === "maxHeadSize")) || (key0 === "bodyIdleTimeout"))){
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
if(data.connectTimeout !== undefined && func0.call(data, "connectTimeout")){
if(!(validate81(data.connectTimeout, {instancePath:instancePath+"/connectTimeout",parentData:data,parentDataProperty:"connectTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.poolIdleTimeout !== undefined && func0.call(data, "poolIdleTimeout")){
if(!(validate81(data.poolIdleTimeout, {instancePath:instancePath+"/poolIdleTimeout",parentData:data,parentDataProperty:"poolIdleTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.poolMaxIdle !== undefined && func0.call(data, "poolMaxIdle")){
let data2 = data.poolMaxIdle;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err1 = {instancePath:instancePath+"/poolMaxIdle",schemaPath:"#/properties/poolMaxIdle/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65536 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/poolMaxIdle",schemaPath:"#/properties/poolMaxIdle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/poolMaxIdle",schemaPath:"#/properties/poolMaxIdle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.http1MaxHeaders !== undefined && func0.call(data, "http1MaxHeaders")){
let data3 = data.http1MaxHeaders;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxHeadSize !== undefined && func0.call(data, "maxHeadSize")){
if(!(validate361(data.maxHeadSize, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.bodyIdleTimeout !== undefined && func0.call(data, "bodyIdleTimeout")){
if(!(validate81(data.bodyIdleTimeout, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
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
validate373.errors = vErrors;
return errors === 0;
}
function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Settings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema125.properties, key0))){
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
if(data.adminAddr !== undefined && func0.call(data, "adminAddr")){
if(!(validate357(data.adminAddr, {instancePath:instancePath+"/adminAddr",parentData:data,parentDataProperty:"adminAddr",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.statsAddr !== undefined && func0.call(data, "statsAddr")){
if(!(validate357(data.statsAddr, {instancePath:instancePath+"/statsAddr",parentData:data,parentDataProperty:"statsAddr",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.readinessAddr !== undefined && func0.call(data, "readinessAddr")){
if(!(validate357(data.readinessAddr, {instancePath:instancePath+"/readinessAddr",parentData:data,parentDataProperty:"readinessAddr",rootData}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
}
if(data.workerThreads !== undefined && func0.call(data, "workerThreads")){
let data3 = data.workerThreads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err1 = {instancePath:instancePath+"/workerThreads",schemaPath:"#/properties/workerThreads/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1024 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/workerThreads",schemaPath:"#/properties/workerThreads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/workerThreads",schemaPath:"#/properties/workerThreads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.streamBufferSize !== undefined && func0.call(data, "streamBufferSize")){
if(!(validate361(data.streamBufferSize, {instancePath:instancePath+"/streamBufferSize",parentData:data,parentDataProperty:"streamBufferSize",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.maxLocalRateLimits !== undefined && func0.call(data, "maxLocalRateLimits")){
let data5 = data.maxLocalRateLimits;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/maxLocalRateLimits",schemaPath:"#/properties/maxLocalRateLimits/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/maxLocalRateLimits",schemaPath:"#/properties/maxLocalRateLimits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/maxLocalRateLimits",schemaPath:"#/properties/maxLocalRateLimits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.connectionTerminationDeadline !== undefined && func0.call(data, "connectionTerminationDeadline")){
if(!(validate81(data.connectionTerminationDeadline, {instancePath:instancePath+"/connectionTerminationDeadline",parentData:data,parentDataProperty:"connectionTerminationDeadline",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.connectionMinTerminationDeadline !== undefined && func0.call(data, "connectionMinTerminationDeadline")){
if(!(validate81(data.connectionMinTerminationDeadline, {instancePath:instancePath+"/connectionMinTerminationDeadline",parentData:data,parentDataProperty:"connectionMinTerminationDeadline",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
if(data.sensitiveHeaders !== undefined && func0.call(data, "sensitiveHeaders")){
let data8 = data.sensitiveHeaders;
if(Array.isArray(data8)){
if(data8.length > 64){
const err7 = {instancePath:instancePath+"/sensitiveHeaders",schemaPath:"#/properties/sensitiveHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate174(data8[i0], {instancePath:instancePath+"/sensitiveHeaders/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func186(data8[i1], data8[j0])){
const err8 = {instancePath:instancePath+"/sensitiveHeaders",schemaPath:"#/properties/sensitiveHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/sensitiveHeaders",schemaPath:"#/properties/sensitiveHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.logging !== undefined && func0.call(data, "logging")){
if(!(validate366(data.logging, {instancePath:instancePath+"/logging",parentData:data,parentDataProperty:"logging",rootData}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate368(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate370(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(validate373(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined && func0.call(data, "identity")){
if(!(validate334(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
}
if(data.observability !== undefined && func0.call(data, "observability")){
if(!(validate354(data.observability, {instancePath:instancePath+"/observability",parentData:data,parentDataProperty:"observability",rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
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
validate356.errors = vErrors;
return errors === 0;
}
const schema132 = {"$id":"StandaloneGateway","type":"object","properties":{"port":{"$ref":"Port"},"protocol":{"type":"string","enum":["HTTP"]},"listeners":{"type":"array","items":{"$ref":"StandaloneListener"},"minItems":1,"maxItems":64,"x-map-keys":["name"]},"frontend":{"$ref":"FrontendPolicies"},"policies":{"$ref":"TrafficPolicies"},"routes":{"type":"array","items":{"$ref":"StandaloneRoute"},"maxItems":1024}},"required":["port"],"additionalProperties":false};
const schema133 = {"$id":"StandaloneListener","type":"object","properties":{"name":{"$ref":"SectionName"},"hostname":{"$ref":"Hostname"},"protocol":{"type":"string","enum":["HTTP"]}},"required":["name"],"additionalProperties":false};
function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneListener" */;
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
if(!(((key0 === "name") || (key0 === "hostname")) || (key0 === "protocol"))){
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
if(!(validate132(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
if(!(validate150(data.hostname, {instancePath:instancePath+"/hostname",parentData:data,parentDataProperty:"hostname",rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data2 = data.protocol;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2 === "HTTP")){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema133.properties.protocol.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate384.errors = vErrors;
return errors === 0;
}
const schema134 = {"$id":"FrontendPolicies","type":"object","properties":{"http":{"$ref":"FrontendHttp"},"connect":{"$ref":"FrontendConnect"}},"required":[],"additionalProperties":false};
const schema135 = {"$id":"FrontendHttp","type":"object","properties":{"maxBufferSize":{"$ref":"ByteSize"},"http1MaxHeaders":{"type":"integer","minimum":1,"maximum":4096},"maxHeadSize":{"$ref":"ByteSize"},"maxTargetSize":{"$ref":"ByteSize"},"http1IdleTimeout":{"$ref":"Duration","x-minimum-duration":"1s"},"headerTimeout":{"$ref":"Duration","x-minimum-duration":"1s"},"bodyIdleTimeout":{"$ref":"Duration","x-minimum-duration":"1s"}},"required":[],"additionalProperties":false};
function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendHttp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "maxBufferSize") || (key0 === "http1MaxHeaders")) || (key0 === "maxHeadSize")) || (key0 === "maxTargetSize")) || (key0 === "http1IdleTimeout")) || (key0 === "headerTimeout")) || (key0 === "bodyIdleTimeout"))){
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
if(data.maxBufferSize !== undefined && func0.call(data, "maxBufferSize")){
if(!(validate361(data.maxBufferSize, {instancePath:instancePath+"/maxBufferSize",parentData:data,parentDataProperty:"maxBufferSize",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.http1MaxHeaders !== undefined && func0.call(data, "http1MaxHeaders")){
let data1 = data.http1MaxHeaders;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err1 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4096 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxHeadSize !== undefined && func0.call(data, "maxHeadSize")){
if(!(validate361(data.maxHeadSize, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.maxTargetSize !== undefined && func0.call(data, "maxTargetSize")){
if(!(validate361(data.maxTargetSize, {instancePath:instancePath+"/maxTargetSize",parentData:data,parentDataProperty:"maxTargetSize",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.http1IdleTimeout !== undefined && func0.call(data, "http1IdleTimeout")){
let data4 = data.http1IdleTimeout;
if(!(validate81(data4, {instancePath:instancePath+"/http1IdleTimeout",parentData:data,parentDataProperty:"http1IdleTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length0 = func280(data4);
if(!(isNaN(length0) || length0 >= 1000)){
const err4 = {instancePath:instancePath+"/http1IdleTimeout",schemaPath:"#/properties/http1IdleTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.headerTimeout !== undefined && func0.call(data, "headerTimeout")){
let data5 = data.headerTimeout;
if(!(validate81(data5, {instancePath:instancePath+"/headerTimeout",parentData:data,parentDataProperty:"headerTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
const length1 = func280(data5);
if(!(isNaN(length1) || length1 >= 1000)){
const err5 = {instancePath:instancePath+"/headerTimeout",schemaPath:"#/properties/headerTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.bodyIdleTimeout !== undefined && func0.call(data, "bodyIdleTimeout")){
let data6 = data.bodyIdleTimeout;
if(!(validate81(data6, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
const length2 = func280(data6);
if(!(isNaN(length2) || length2 >= 1000)){
const err6 = {instancePath:instancePath+"/bodyIdleTimeout",schemaPath:"#/properties/bodyIdleTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
validate389.errors = vErrors;
return errors === 0;
}
const schema136 = {"$id":"FrontendConnect","type":"object","properties":{"mode":{"type":"string","enum":["Deny"]}},"required":["mode"],"additionalProperties":false};
function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendConnect" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "mode")){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "Deny")){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema136.properties.mode.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate397.errors = vErrors;
return errors === 0;
}
function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "http") || (key0 === "connect"))){
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
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate389(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate389.errors : vErrors.concat(validate389.errors);
errors = vErrors.length;
}
}
if(data.connect !== undefined && func0.call(data, "connect")){
if(!(validate397(data.connect, {instancePath:instancePath+"/connect",parentData:data,parentDataProperty:"connect",rootData}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate388.errors = vErrors;
return errors === 0;
}
const schema137 = {"$id":"TrafficPolicies","type":"object","properties":{"cors":{"$ref":"HttpCorsFilter"},"jwtAuthentication":{"$ref":"JwtAuthentication"},"authorization":{"$ref":"Authorization"},"rateLimit":{"$ref":"RateLimit"},"buffer":{"$ref":"BodyBuffer"},"headerModifiers":{"$ref":"HeaderModifiers"},"timeouts":{"$ref":"Timeouts"},"directResponse":{"$ref":"DirectResponse"}},"required":[],"additionalProperties":false};
const schema138 = {"$id":"HttpCorsFilter","type":"object","properties":{"allowOrigins":{"type":"array","items":{"$ref":"CorsOrigin"},"maxItems":64,"uniqueItems":true},"allowCredentials":{"type":"boolean"},"allowMethods":{"type":"array","items":{"type":"string","enum":["GET","HEAD","POST","PUT","DELETE","CONNECT","OPTIONS","TRACE","PATCH","*"]},"maxItems":9,"uniqueItems":true},"allowHeaders":{"type":"array","items":{"$ref":"CorsHeader"},"maxItems":64,"uniqueItems":true},"exposeHeaders":{"type":"array","items":{"$ref":"CorsHeader"},"maxItems":64,"uniqueItems":true},"maxAge":{"type":"integer","minimum":1,"maximum":2147483647}},"required":[],"additionalProperties":false};
const schema139 = {"$id":"CorsOrigin","type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^(\\*|[a-zA-Z][a-zA-Z0-9+\\-.]*://[^:/?#]+(:[0-9]{1,5})?)$","maxLength":253,"expected":"`*`, or an origin such as https://app.example.com"}};
const pattern28 = new RegExp("^(\\*|[a-zA-Z][a-zA-Z0-9+\\-.]*://[^:/?#]+(:[0-9]{1,5})?)$", "u");
function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CorsOrigin" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 253){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 506 || pattern28.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^(\\*|[a-zA-Z][a-zA-Z0-9+\\-.]*://[^:/?#]+(:[0-9]{1,5})?)$","expected":"`*`, or an origin such as https://app.example.com"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate402.errors = vErrors;
return errors === 0;
}
const schema140 = {"$id":"CorsHeader","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$","maxLength":256,"expected":"the name of a header, or `*`"}};
const pattern29 = new RegExp("^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$", "u");
function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CorsHeader" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 256){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 512 || pattern29.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$","expected":"the name of a header, or `*`"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate404.errors = vErrors;
return errors === 0;
}
function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpCorsFilter" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "allowOrigins") || (key0 === "allowCredentials")) || (key0 === "allowMethods")) || (key0 === "allowHeaders")) || (key0 === "exposeHeaders")) || (key0 === "maxAge"))){
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
if(data.allowOrigins !== undefined && func0.call(data, "allowOrigins")){
let data0 = data.allowOrigins;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/allowOrigins",schemaPath:"#/properties/allowOrigins/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate402(data0[i0], {instancePath:instancePath+"/allowOrigins/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate402.errors : vErrors.concat(validate402.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func186(data0[i1], data0[j0])){
const err2 = {instancePath:instancePath+"/allowOrigins",schemaPath:"#/properties/allowOrigins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/allowOrigins",schemaPath:"#/properties/allowOrigins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowCredentials !== undefined && func0.call(data, "allowCredentials")){
if(typeof data.allowCredentials !== "boolean"){
const err4 = {instancePath:instancePath+"/allowCredentials",schemaPath:"#/properties/allowCredentials/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.allowMethods !== undefined && func0.call(data, "allowMethods")){
let data3 = data.allowMethods;
if(Array.isArray(data3)){
if(data3.length > 9){
const err5 = {instancePath:instancePath+"/allowMethods",schemaPath:"#/properties/allowMethods/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/allowMethods/" + i2,schemaPath:"#/properties/allowMethods/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((data4 === "GET") || (data4 === "HEAD")) || (data4 === "POST")) || (data4 === "PUT")) || (data4 === "DELETE")) || (data4 === "CONNECT")) || (data4 === "OPTIONS")) || (data4 === "TRACE")) || (data4 === "PATCH")) || (data4 === "*"))){
const err7 = {instancePath:instancePath+"/allowMethods/" + i2,schemaPath:"#/properties/allowMethods/items/enum",keyword:"enum",params:{allowedValues: schema138.properties.allowMethods.items.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data3[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err8 = {instancePath:instancePath+"/allowMethods",schemaPath:"#/properties/allowMethods/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err9 = {instancePath:instancePath+"/allowMethods",schemaPath:"#/properties/allowMethods/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.allowHeaders !== undefined && func0.call(data, "allowHeaders")){
let data5 = data.allowHeaders;
if(Array.isArray(data5)){
if(data5.length > 64){
const err10 = {instancePath:instancePath+"/allowHeaders",schemaPath:"#/properties/allowHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
if(!(validate404(data5[i4], {instancePath:instancePath+"/allowHeaders/" + i4,parentData:data5,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
outer1:
for(;i5--;){
for(j2 = i5; j2--;){
if(func186(data5[i5], data5[j2])){
const err11 = {instancePath:instancePath+"/allowHeaders",schemaPath:"#/properties/allowHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/allowHeaders",schemaPath:"#/properties/allowHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.exposeHeaders !== undefined && func0.call(data, "exposeHeaders")){
let data7 = data.exposeHeaders;
if(Array.isArray(data7)){
if(data7.length > 64){
const err13 = {instancePath:instancePath+"/exposeHeaders",schemaPath:"#/properties/exposeHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len3 = data7.length;
for(let i6=0; i6<len3; i6++){
if(!(validate404(data7[i6], {instancePath:instancePath+"/exposeHeaders/" + i6,parentData:data7,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate404.errors : vErrors.concat(validate404.errors);
errors = vErrors.length;
}
}
let i7 = data7.length;
let j3;
if(i7 > 1){
outer2:
for(;i7--;){
for(j3 = i7; j3--;){
if(func186(data7[i7], data7[j3])){
const err14 = {instancePath:instancePath+"/exposeHeaders",schemaPath:"#/properties/exposeHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/exposeHeaders",schemaPath:"#/properties/exposeHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.maxAge !== undefined && func0.call(data, "maxAge")){
let data9 = data.maxAge;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/maxAge",schemaPath:"#/properties/maxAge/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/maxAge",schemaPath:"#/properties/maxAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/maxAge",schemaPath:"#/properties/maxAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate401.errors = vErrors;
return errors === 0;
}
const schema141 = {"$id":"JwtAuthentication","type":"object","properties":{"mode":{"type":"string","enum":["Strict","Optional","Permissive"]},"providers":{"type":"array","items":{"$ref":"JwtProvider"},"minItems":1,"maxItems":64},"location":{"$ref":"ExtractionLocation"},"preserveToken":{"type":"boolean"},"mcp":{"$ref":"McpAuthentication"}},"required":["providers"],"additionalProperties":false};
const schema142 = {"$id":"JwtProvider","type":"object","properties":{"issuer":{"$ref":"ShortString"},"audiences":{"type":"array","items":{"$ref":"LongString"},"minItems":1,"maxItems":64},"jwks":{"$ref":"KeySet"}},"required":["issuer","jwks"],"additionalProperties":false};
const schema143 = {"$id":"KeySet","type":"object","properties":{"remote":{"$ref":"RemoteKeySet"},"inline":{"type":"string","minLength":2,"maxLength":65536}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["remote","inline"]]};
const schema144 = {"$id":"RemoteKeySet","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"jwksPath":{"$ref":"LongString"},"cacheDuration":{"$ref":"Duration","x-minimum-duration":"5m"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]],"x-rules":[{"when":[{"field":"backendRef","test":"set","values":[]}],"then":[{"field":"jwksPath","test":"set","values":[]}],"sentence":"jwksPath must be set when backendRef is set"},{"when":[{"field":"jwksPath","test":"set","values":[]}],"then":[{"field":"backendRef","test":"set","values":[]}],"sentence":"backendRef must be set when jwksPath is set"}]};
const schema145 = {"$id":"BackendObjectRef","type":"object","properties":{"group":{"$ref":"Group"},"kind":{"$ref":"Kind"},"name":{"$ref":"ObjectName"},"namespace":{"$ref":"Namespace"},"port":{"$ref":"Port"}},"required":["name"],"additionalProperties":false,"x-rules":[{"when":[{"field":"kind","test":"in","values":["Service"]}],"then":[{"field":"port","test":"set","values":[]}],"sentence":"port must be set when kind is Service"}]};
function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendObjectRef" */;
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
if(!(((((key0 === "group") || (key0 === "kind")) || (key0 === "name")) || (key0 === "namespace")) || (key0 === "port"))){
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
if(!(validate265(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate267(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate62(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(!(!func181(data, {"when":[{"field":"kind","test":"in","values":["Service"]}],"then":[{"field":"port","test":"set","values":[]}]}))){
const err2 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when kind is Service"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate414.errors = vErrors;
return errors === 0;
}
const pattern30 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RemoteKeySet" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "backendRef") || (key0 === "url")) || (key0 === "jwksPath")) || (key0 === "cacheDuration"))){
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
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(validate414(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate414.errors : vErrors.concat(validate414.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data1.length > 2048 || pattern30.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","expected":"a URL such as https://host:port/path, without query, fragment or user name"}};
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
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.jwksPath !== undefined && func0.call(data, "jwksPath")){
if(!(validate127(data.jwksPath, {instancePath:instancePath+"/jwksPath",parentData:data,parentDataProperty:"jwksPath",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.cacheDuration !== undefined && func0.call(data, "cacheDuration")){
let data3 = data.cacheDuration;
if(!(validate81(data3, {instancePath:instancePath+"/cacheDuration",parentData:data,parentDataProperty:"cacheDuration",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length0 = func280(data3);
if(!(isNaN(length0) || length0 >= 300000)){
const err5 = {instancePath:instancePath+"/cacheDuration",schemaPath:"#/properties/cacheDuration/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "5m"}};
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
const set0 = func120(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err6 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"backendRef","test":"set","values":[]}],"then":[{"field":"jwksPath","test":"set","values":[]}]}))){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "jwksPath must be set when backendRef is set"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"jwksPath","test":"set","values":[]}],"then":[{"field":"backendRef","test":"set","values":[]}]}))){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "backendRef must be set when jwksPath is set"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate413.errors = vErrors;
return errors === 0;
}
function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeySet" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "remote") || (key0 === "inline"))){
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
if(data.remote !== undefined && func0.call(data, "remote")){
if(!(validate413(data.remote, {instancePath:instancePath+"/remote",parentData:data,parentDataProperty:"remote",rootData}))){
vErrors = vErrors === null ? validate413.errors : vErrors.concat(validate413.errors);
errors = vErrors.length;
}
}
if(data.inline !== undefined && func0.call(data, "inline")){
let data1 = data.inline;
if(typeof data1 === "string"){
if(func2(data1) > 65536){
const err1 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data1) < 2){
const err2 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/minLength",keyword:"minLength",params:{limit: 2}};
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
const err3 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const set0 = func120(data, ["remote","inline"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["remote","inline"], set: set0}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate412.errors = vErrors;
return errors === 0;
}
function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JwtProvider" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.issuer === undefined) || (!(func0.call(data, "issuer")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.jwks === undefined) || (!(func0.call(data, "jwks")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jwks"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "issuer") || (key0 === "audiences")) || (key0 === "jwks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.issuer !== undefined && func0.call(data, "issuer")){
if(!(validate30(data.issuer, {instancePath:instancePath+"/issuer",parentData:data,parentDataProperty:"issuer",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data1 = data.audiences;
if(Array.isArray(data1)){
if(data1.length > 64){
const err3 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate127(data1[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.jwks !== undefined && func0.call(data, "jwks")){
if(!(validate412(data.jwks, {instancePath:instancePath+"/jwks",parentData:data,parentDataProperty:"jwks",rootData}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
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
validate409.errors = vErrors;
return errors === 0;
}
const schema146 = {"$id":"ExtractionLocation","type":"object","properties":{"header":{"type":"object","properties":{"name":{"$ref":"HeaderName"},"prefix":{"type":"string","minLength":1,"maxLength":256}},"required":["name"],"additionalProperties":false},"queryParameter":{"type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false},"cookie":{"type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false},"expression":{"$ref":"CelExpression"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["header","queryParameter","cookie","expression"]]};
function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtractionLocation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "header") || (key0 === "queryParameter")) || (key0 === "cookie")) || (key0 === "expression"))){
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
if(data.header !== undefined && func0.call(data, "header")){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err1 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
if(!((key1 === "name") || (key1 === "prefix"))){
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
if(!(validate174(data0.name, {instancePath:instancePath+"/header/name",parentData:data0,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data0.prefix !== undefined && func0.call(data0, "prefix")){
let data2 = data0.prefix;
if(typeof data2 === "string"){
if(func2(data2) > 256){
const err3 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data2) < 1){
const err4 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.queryParameter !== undefined && func0.call(data, "queryParameter")){
let data3 = data.queryParameter;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.name === undefined) || (!(func0.call(data3, "name")))){
const err7 = {instancePath:instancePath+"/queryParameter",schemaPath:"#/properties/queryParameter/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key2 of Object.keys(data3)){
if(!(key2 === "name")){
const err8 = {instancePath:instancePath+"/queryParameter",schemaPath:"#/properties/queryParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data3.name !== undefined && func0.call(data3, "name")){
if(!(validate30(data3.name, {instancePath:instancePath+"/queryParameter/name",parentData:data3,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/queryParameter",schemaPath:"#/properties/queryParameter/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cookie !== undefined && func0.call(data, "cookie")){
let data5 = data.cookie;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.name === undefined) || (!(func0.call(data5, "name")))){
const err10 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key3 of Object.keys(data5)){
if(!(key3 === "name")){
const err11 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
if(!(validate30(data5.name, {instancePath:instancePath+"/cookie/name",parentData:data5,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate226(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["header","queryParameter","cookie","expression"]);
if(!(set0.length === 1)){
const err13 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["header","queryParameter","cookie","expression"], set: set0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate426.errors = vErrors;
return errors === 0;
}
const schema147 = {"$id":"McpAuthentication","type":"object","properties":{"resourceMetadata":{"type":"object","additionalProperties":{},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"provider":{"type":"string","enum":["Auth0","Keycloak","Okta","Descope","Authentik","Entra","ProviderA","ProviderB","ProviderC","ProviderD","ProviderE","ProviderF"]},"clientId":{"$ref":"ShortString"},"authorizationServers":{"type":"string","enum":["Gateway","Provider"]}},"required":[],"additionalProperties":false,"x-rules":[{"when":[{"field":"authorizationServers","default":"Gateway","test":"in","values":["Provider"]}],"then":[{"field":"clientId","test":"unset","values":[]},{"field":"provider","test":"notIn","values":["Auth0","ProviderA"]}],"sentence":"clientId must be unset and provider must be other than Auth0 or ProviderA when authorizationServers is Provider"}]};
function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpAuthentication" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "resourceMetadata") || (key0 === "provider")) || (key0 === "clientId")) || (key0 === "authorizationServers"))){
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
if(data.resourceMetadata !== undefined && func0.call(data, "resourceMetadata")){
let data0 = data.resourceMetadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 64){
const err1 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err2 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(key1) < 1){
const err3 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
else {
const err5 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
let data1 = data.provider;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((((data1 === "Auth0") || (data1 === "Keycloak")) || (data1 === "Okta")) || (data1 === "Descope")) || (data1 === "Authentik")) || (data1 === "Entra")) || (data1 === "ProviderA")) || (data1 === "ProviderB")) || (data1 === "ProviderC")) || (data1 === "ProviderD")) || (data1 === "ProviderE")) || (data1 === "ProviderF"))){
const err7 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema147.properties.provider.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(validate30(data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.authorizationServers !== undefined && func0.call(data, "authorizationServers")){
let data3 = data.authorizationServers;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/authorizationServers",schemaPath:"#/properties/authorizationServers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "Gateway") || (data3 === "Provider"))){
const err9 = {instancePath:instancePath+"/authorizationServers",schemaPath:"#/properties/authorizationServers/enum",keyword:"enum",params:{allowedValues: schema147.properties.authorizationServers.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(!(!func181(data, {"when":[{"field":"authorizationServers","default":"Gateway","test":"in","values":["Provider"]}],"then":[{"field":"clientId","test":"unset","values":[]},{"field":"provider","test":"notIn","values":["Auth0","ProviderA"]}]}))){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientId must be unset and provider must be other than Auth0 or ProviderA when authorizationServers is Provider"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate432.errors = vErrors;
return errors === 0;
}
function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JwtAuthentication" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.providers === undefined) || (!(func0.call(data, "providers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "mode") || (key0 === "providers")) || (key0 === "location")) || (key0 === "preserveToken")) || (key0 === "mcp"))){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "Strict") || (data0 === "Optional")) || (data0 === "Permissive"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema141.properties.mode.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.providers !== undefined && func0.call(data, "providers")){
let data1 = data.providers;
if(Array.isArray(data1)){
if(data1.length > 64){
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate409(data1[i0], {instancePath:instancePath+"/providers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate409.errors : vErrors.concat(validate409.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate426(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
if(data.preserveToken !== undefined && func0.call(data, "preserveToken")){
if(typeof data.preserveToken !== "boolean"){
const err7 = {instancePath:instancePath+"/preserveToken",schemaPath:"#/properties/preserveToken/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate432(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate432.errors : vErrors.concat(validate432.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate408.errors = vErrors;
return errors === 0;
}
const schema148 = {"$id":"RateLimit","type":"object","properties":{"local":{"type":"array","items":{"$ref":"LocalRateLimit"},"minItems":1,"maxItems":16}},"required":[],"additionalProperties":false};
const schema149 = {"$id":"LocalRateLimit","type":"object","properties":{"requests":{"type":"integer","minimum":1,"maximum":4294967295},"tokens":{"type":"integer","minimum":1,"maximum":4294967295},"unit":{"type":"string","enum":["Seconds","Minutes","Hours"]},"burst":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["unit"],"additionalProperties":false,"x-exactly-one-of":[["requests","tokens"]]};
function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LocalRateLimit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.unit === undefined) || (!(func0.call(data, "unit")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "requests") || (key0 === "tokens")) || (key0 === "unit")) || (key0 === "burst"))){
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
if(data.requests !== undefined && func0.call(data, "requests")){
let data0 = data.requests;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data1 = data.tokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4294967295 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.unit !== undefined && func0.call(data, "unit")){
let data2 = data.unit;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "Seconds") || (data2 === "Minutes")) || (data2 === "Hours"))){
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema149.properties.unit.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.burst !== undefined && func0.call(data, "burst")){
let data3 = data.burst;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/burst",schemaPath:"#/properties/burst/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/burst",schemaPath:"#/properties/burst/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/burst",schemaPath:"#/properties/burst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
const set0 = func120(data, ["requests","tokens"]);
if(!(set0.length === 1)){
const err13 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["requests","tokens"], set: set0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate438.errors = vErrors;
return errors === 0;
}
function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RateLimit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "local")){
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
if(data.local !== undefined && func0.call(data, "local")){
let data0 = data.local;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate438(data0[i0], {instancePath:instancePath+"/local/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate437.errors = vErrors;
return errors === 0;
}
const schema150 = {"$id":"BodyBuffer","type":"object","properties":{"request":{"$ref":"BodyBufferLimit"},"response":{"$ref":"BodyBufferLimit"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response"]]};
const schema151 = {"$id":"BodyBufferLimit","type":"object","properties":{"maxBytes":{"$ref":"ByteSize"},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]}},"required":[],"additionalProperties":false};
function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BodyBufferLimit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "maxBytes") || (key0 === "failureMode"))){
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
if(data.maxBytes !== undefined && func0.call(data, "maxBytes")){
if(!(validate361(data.maxBytes, {instancePath:instancePath+"/maxBytes",parentData:data,parentDataProperty:"maxBytes",rootData}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data1 = data.failureMode;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "FailClosed") || (data1 === "FailOpen"))){
const err2 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema151.properties.failureMode.enum}};
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
validate442.errors = vErrors;
return errors === 0;
}
function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BodyBuffer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "request") || (key0 === "response"))){
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
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate442(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate442(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["request","response"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","response"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate441.errors = vErrors;
return errors === 0;
}
const schema152 = {"$id":"Timeouts","type":"object","properties":{"request":{"$ref":"Duration","x-minimum-duration":"1ms"}},"required":[],"additionalProperties":false};
function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Timeouts" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "request")){
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
if(data.request !== undefined && func0.call(data, "request")){
let data0 = data.request;
if(!(validate81(data0, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func280(data0);
if(!(isNaN(length0) || length0 >= 1)){
const err1 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
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
validate448.errors = vErrors;
return errors === 0;
}
const schema153 = {"$id":"DirectResponse","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":"string","minLength":1,"maxLength":4096},"bodyExpression":{"$ref":"CelExpression"},"headers":{"type":"array","items":{"$ref":"DirectResponseHeader"},"minItems":1,"maxItems":16,"x-map-keys":["name"]},"conditional":{"type":"array","items":{"$ref":"ConditionalDirectResponse"},"minItems":1,"maxItems":16}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["status","conditional"]],"x-at-most-one-of":[["body","bodyExpression"]],"x-rules":[{"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"body","test":"unset","values":[]},{"field":"bodyExpression","test":"unset","values":[]},{"field":"headers","test":"unset","values":[]}],"sentence":"body, bodyExpression and headers must be unset when conditional is set"}]};
const schema154 = {"$id":"DirectResponseHeader","type":"object","properties":{"name":{"$ref":"HeaderName"},"value":{"$ref":"CelExpression"}},"required":["name","value"],"additionalProperties":false};
function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DirectResponseHeader" */;
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
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "name") || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate174(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate226(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
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
validate453.errors = vErrors;
return errors === 0;
}
const schema155 = {"$id":"ConditionalDirectResponse","type":"object","properties":{"condition":{"$ref":"CelExpression"},"policy":{"$ref":"DirectResponseAnswer"}},"required":["policy"],"additionalProperties":false};
const schema156 = {"$id":"DirectResponseAnswer","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":"string","minLength":1,"maxLength":4096},"bodyExpression":{"$ref":"CelExpression"},"headers":{"type":"array","items":{"$ref":"DirectResponseHeader"},"minItems":1,"maxItems":16,"x-map-keys":["name"]}},"required":["status"],"additionalProperties":false,"x-at-most-one-of":[["body","bodyExpression"]]};
function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DirectResponseAnswer" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "status") || (key0 === "body")) || (key0 === "bodyExpression")) || (key0 === "headers"))){
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
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}};
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
if(data.body !== undefined && func0.call(data, "body")){
let data1 = data.body;
if(typeof data1 === "string"){
if(func2(data1) > 4096){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.bodyExpression !== undefined && func0.call(data, "bodyExpression")){
if(!(validate226(data.bodyExpression, {instancePath:instancePath+"/bodyExpression",parentData:data,parentDataProperty:"bodyExpression",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data3 = data.headers;
if(Array.isArray(data3)){
if(data3.length > 16){
const err8 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate453(data3[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
}
if(!(!func219(data3, ["name"]))){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema156.properties.headers["x-map-keys"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const set0 = func120(data, ["body","bodyExpression"]);
if(!(set0.length <= 1)){
const err12 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["body","bodyExpression"], set: set0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate459.errors = vErrors;
return errors === 0;
}
function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalDirectResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.policy === undefined) || (!(func0.call(data, "policy")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policy"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "condition") || (key0 === "policy"))){
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
if(data.condition !== undefined && func0.call(data, "condition")){
if(!(validate226(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate459(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
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
validate457.errors = vErrors;
return errors === 0;
}
function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DirectResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "status") || (key0 === "body")) || (key0 === "bodyExpression")) || (key0 === "headers")) || (key0 === "conditional"))){
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
if(data.status !== undefined && func0.call(data, "status")){
let data0 = data.status;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 599 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 200 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.body !== undefined && func0.call(data, "body")){
let data1 = data.body;
if(typeof data1 === "string"){
if(func2(data1) > 4096){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bodyExpression !== undefined && func0.call(data, "bodyExpression")){
if(!(validate226(data.bodyExpression, {instancePath:instancePath+"/bodyExpression",parentData:data,parentDataProperty:"bodyExpression",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data3 = data.headers;
if(Array.isArray(data3)){
if(data3.length > 16){
const err7 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate453(data3[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate453.errors : vErrors.concat(validate453.errors);
errors = vErrors.length;
}
}
if(!(!func219(data3, ["name"]))){
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema153.properties.headers["x-map-keys"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data5 = data.conditional;
if(Array.isArray(data5)){
if(data5.length > 16){
const err11 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.length < 1){
const err12 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate457(data5[i1], {instancePath:instancePath+"/conditional/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const set0 = func120(data, ["status","conditional"]);
if(!(set0.length === 1)){
const err14 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["status","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const set1 = func120(data, ["body","bodyExpression"]);
if(!(set1.length <= 1)){
const err15 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["body","bodyExpression"], set: set1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"body","test":"unset","values":[]},{"field":"bodyExpression","test":"unset","values":[]},{"field":"headers","test":"unset","values":[]}]}))){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "body, bodyExpression and headers must be unset when conditional is set"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate451.errors = vErrors;
return errors === 0;
}
function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TrafficPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "cors") || (key0 === "jwtAuthentication")) || (key0 === "authorization")) || (key0 === "rateLimit")) || (key0 === "buffer")) || (key0 === "headerModifiers")) || (key0 === "timeouts")) || (key0 === "directResponse"))){
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
if(data.cors !== undefined && func0.call(data, "cors")){
if(!(validate401(data.cors, {instancePath:instancePath+"/cors",parentData:data,parentDataProperty:"cors",rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(data.jwtAuthentication !== undefined && func0.call(data, "jwtAuthentication")){
if(!(validate408(data.jwtAuthentication, {instancePath:instancePath+"/jwtAuthentication",parentData:data,parentDataProperty:"jwtAuthentication",rootData}))){
vErrors = vErrors === null ? validate408.errors : vErrors.concat(validate408.errors);
errors = vErrors.length;
}
}
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(validate230(data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
}
if(data.rateLimit !== undefined && func0.call(data, "rateLimit")){
if(!(validate437(data.rateLimit, {instancePath:instancePath+"/rateLimit",parentData:data,parentDataProperty:"rateLimit",rootData}))){
vErrors = vErrors === null ? validate437.errors : vErrors.concat(validate437.errors);
errors = vErrors.length;
}
}
if(data.buffer !== undefined && func0.call(data, "buffer")){
if(!(validate441(data.buffer, {instancePath:instancePath+"/buffer",parentData:data,parentDataProperty:"buffer",rootData}))){
vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
errors = vErrors.length;
}
}
if(data.headerModifiers !== undefined && func0.call(data, "headerModifiers")){
if(!(validate171(data.headerModifiers, {instancePath:instancePath+"/headerModifiers",parentData:data,parentDataProperty:"headerModifiers",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
if(data.timeouts !== undefined && func0.call(data, "timeouts")){
if(!(validate448(data.timeouts, {instancePath:instancePath+"/timeouts",parentData:data,parentDataProperty:"timeouts",rootData}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
}
if(data.directResponse !== undefined && func0.call(data, "directResponse")){
if(!(validate451(data.directResponse, {instancePath:instancePath+"/directResponse",parentData:data,parentDataProperty:"directResponse",rootData}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate400.errors = vErrors;
return errors === 0;
}
const schema157 = {"$id":"StandaloneRoute","type":"object","properties":{"name":{"$ref":"SectionName"},"gateways":{"type":"array","items":{"$ref":"ListenerRef"},"minItems":1,"maxItems":16,"uniqueItems":true},"hostnames":{"type":"array","items":{"$ref":"Hostname"},"maxItems":16},"matches":{"type":"array","items":{"$ref":"HttpRouteMatch"},"maxItems":64},"filters":{"type":"array","items":{"$ref":"HttpRouteFilter"},"maxItems":16},"policies":{"$ref":"TrafficPolicies"},"backends":{"type":"array","items":{"$ref":"StandaloneRouteBackend"},"maxItems":16}},"required":[],"additionalProperties":false};
const schema158 = {"$id":"ListenerRef","type":"string","minLength":1,"maxLength":507,"x-pattern":{"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?(/[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?$","maxLength":507,"expected":"the name of a gateway, or `gateway/listener`"}};
const pattern31 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?(/[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?$", "u");
function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListenerRef" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 507){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 507}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data.length > 1014 || pattern31.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?(/[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?$","expected":"the name of a gateway, or `gateway/listener`"}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}
const schema159 = {"$id":"HttpRouteMatch","type":"object","properties":{"path":{"$ref":"HttpPathMatch"},"headers":{"type":"array","items":{"$ref":"HttpHeaderMatch"},"maxItems":16,"x-map-keys":["name"]},"queryParams":{"type":"array","items":{"$ref":"HttpQueryParamMatch"},"maxItems":16,"x-map-keys":["name"]},"method":{"type":"string","enum":["GET","HEAD","POST","PUT","DELETE","CONNECT","OPTIONS","TRACE","PATCH"]}},"required":[],"additionalProperties":false};
const schema160 = {"$id":"HttpPathMatch","type":"object","properties":{"type":{"type":"string","enum":["Exact","PathPrefix","RegularExpression"]},"value":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false};
function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpPathMatch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "value"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "Exact") || (data0 === "PathPrefix")) || (data0 === "RegularExpression"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema160.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err3 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
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
validate472.errors = vErrors;
return errors === 0;
}
const schema161 = {"$id":"HttpHeaderMatch","type":"object","properties":{"type":{"type":"string","enum":["Exact","RegularExpression"]},"name":{"$ref":"HeaderName"},"value":{"type":"string","minLength":1,"maxLength":4096}},"required":["name","value"],"additionalProperties":false};
function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpHeaderMatch" */;
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
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "Exact") || (data0 === "RegularExpression"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema161.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate174(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data2 = data.value;
if(typeof data2 === "string"){
if(func2(data2) > 4096){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate474.errors = vErrors;
return errors === 0;
}
const schema162 = {"$id":"HttpQueryParamMatch","type":"object","properties":{"type":{"type":"string","enum":["Exact","RegularExpression"]},"name":{"$ref":"ShortString"},"value":{"type":"string","minLength":1,"maxLength":1024}},"required":["name","value"],"additionalProperties":false};
function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpQueryParamMatch" */;
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
if((data.value === undefined) || (!(func0.call(data, "value")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "value"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "Exact") || (data0 === "RegularExpression"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema162.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate30(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data2 = data.value;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate477.errors = vErrors;
return errors === 0;
}
function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpRouteMatch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "path") || (key0 === "headers")) || (key0 === "queryParams")) || (key0 === "method"))){
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
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate472(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data1 = data.headers;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxItems",keyword:"maxItems",params:{limit: 16}};
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
if(!(validate474(data1[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
errors = vErrors.length;
}
}
if(!(!func219(data1, ["name"]))){
const err2 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema159.properties.headers["x-map-keys"]}};
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
const err3 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.queryParams !== undefined && func0.call(data, "queryParams")){
let data3 = data.queryParams;
if(Array.isArray(data3)){
if(data3.length > 16){
const err4 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate477(data3[i1], {instancePath:instancePath+"/queryParams/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
}
if(!(!func219(data3, ["name"]))){
const err5 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/x-map-keys",keyword:"x-map-keys",params:{keys: schema159.properties.queryParams["x-map-keys"]}};
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
const err6 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.method !== undefined && func0.call(data, "method")){
let data5 = data.method;
if(typeof data5 !== "string"){
const err7 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((data5 === "GET") || (data5 === "HEAD")) || (data5 === "POST")) || (data5 === "PUT")) || (data5 === "DELETE")) || (data5 === "CONNECT")) || (data5 === "OPTIONS")) || (data5 === "TRACE")) || (data5 === "PATCH"))){
const err8 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema159.properties.method.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate471.errors = vErrors;
return errors === 0;
}
const schema163 = {"$id":"HttpRouteFilter","type":"object","properties":{"type":{"type":"string","enum":["RequestHeaderModifier","ResponseHeaderModifier","CORS"]},"requestHeaderModifier":{"$ref":"HttpHeaderFilter"},"responseHeaderModifier":{"$ref":"HttpHeaderFilter"},"cors":{"$ref":"HttpCorsFilter"}},"required":["type"],"additionalProperties":false,"x-exactly-one-of":[["requestHeaderModifier","responseHeaderModifier","cors"]],"x-rules":[{"when":[{"field":"type","test":"in","values":["RequestHeaderModifier"]}],"then":[{"field":"requestHeaderModifier","test":"set","values":[]}],"sentence":"requestHeaderModifier must be set when type is RequestHeaderModifier"},{"when":[{"field":"type","test":"in","values":["ResponseHeaderModifier"]}],"then":[{"field":"responseHeaderModifier","test":"set","values":[]}],"sentence":"responseHeaderModifier must be set when type is ResponseHeaderModifier"},{"when":[{"field":"type","test":"in","values":["CORS"]}],"then":[{"field":"cors","test":"set","values":[]}],"sentence":"cors must be set when type is CORS"}]};
function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HttpRouteFilter" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "requestHeaderModifier")) || (key0 === "responseHeaderModifier")) || (key0 === "cors"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "RequestHeaderModifier") || (data0 === "ResponseHeaderModifier")) || (data0 === "CORS"))){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema163.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.requestHeaderModifier !== undefined && func0.call(data, "requestHeaderModifier")){
if(!(validate172(data.requestHeaderModifier, {instancePath:instancePath+"/requestHeaderModifier",parentData:data,parentDataProperty:"requestHeaderModifier",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.responseHeaderModifier !== undefined && func0.call(data, "responseHeaderModifier")){
if(!(validate172(data.responseHeaderModifier, {instancePath:instancePath+"/responseHeaderModifier",parentData:data,parentDataProperty:"responseHeaderModifier",rootData}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
}
if(data.cors !== undefined && func0.call(data, "cors")){
if(!(validate401(data.cors, {instancePath:instancePath+"/cors",parentData:data,parentDataProperty:"cors",rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["requestHeaderModifier","responseHeaderModifier","cors"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["requestHeaderModifier","responseHeaderModifier","cors"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"type","test":"in","values":["RequestHeaderModifier"]}],"then":[{"field":"requestHeaderModifier","test":"set","values":[]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requestHeaderModifier must be set when type is RequestHeaderModifier"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"type","test":"in","values":["ResponseHeaderModifier"]}],"then":[{"field":"responseHeaderModifier","test":"set","values":[]}]}))){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "responseHeaderModifier must be set when type is ResponseHeaderModifier"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"type","test":"in","values":["CORS"]}],"then":[{"field":"cors","test":"set","values":[]}]}))){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "cors must be set when type is CORS"}};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate481.errors = vErrors;
return errors === 0;
}
const schema164 = {"$id":"StandaloneRouteBackend","type":"object","properties":{"host":{"$ref":"LongString"},"backend":{"$ref":"SectionName"},"static":{"$ref":"StaticBackend"},"mcp":{"$ref":"McpBackend"},"weight":{"type":"integer","minimum":0,"maximum":1000000},"filters":{"type":"array","items":{"$ref":"HttpRouteFilter"},"maxItems":16},"policies":{"$ref":"BackendPolicies"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["host","backend","static","mcp"]]};
function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneRouteBackend" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "host") || (key0 === "backend")) || (key0 === "static")) || (key0 === "mcp")) || (key0 === "weight")) || (key0 === "filters")) || (key0 === "policies"))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(validate127(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(validate132(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(validate123(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate130(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data4 = data.weight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err1 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data5 = data.filters;
if(Array.isArray(data5)){
if(data5.length > 16){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate481(data5[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate165(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["host","backend","static","mcp"]);
if(!(set0.length === 1)){
const err6 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","backend","static","mcp"], set: set0}};
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
validate487.errors = vErrors;
return errors === 0;
}
function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneRoute" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "gateways")) || (key0 === "hostnames")) || (key0 === "matches")) || (key0 === "filters")) || (key0 === "policies")) || (key0 === "backends"))){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate132(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
if(data.gateways !== undefined && func0.call(data, "gateways")){
let data1 = data.gateways;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate468(data1[i0], {instancePath:instancePath+"/gateways/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func186(data1[i1], data1[j0])){
const err3 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hostnames !== undefined && func0.call(data, "hostnames")){
let data3 = data.hostnames;
if(Array.isArray(data3)){
if(data3.length > 16){
const err5 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
if(!(validate150(data3[i2], {instancePath:instancePath+"/hostnames/" + i2,parentData:data3,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data5 = data.matches;
if(Array.isArray(data5)){
if(data5.length > 64){
const err7 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len2 = data5.length;
for(let i3=0; i3<len2; i3++){
if(!(validate471(data5[i3], {instancePath:instancePath+"/matches/" + i3,parentData:data5,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data7 = data.filters;
if(Array.isArray(data7)){
if(data7.length > 16){
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len3 = data7.length;
for(let i4=0; i4<len3; i4++){
if(!(validate481(data7[i4], {instancePath:instancePath+"/filters/" + i4,parentData:data7,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate400(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data10 = data.backends;
if(Array.isArray(data10)){
if(data10.length > 16){
const err11 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len4 = data10.length;
for(let i5=0; i5<len4; i5++){
if(!(validate487(data10[i5], {instancePath:instancePath+"/backends/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate487.errors : vErrors.concat(validate487.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate466.errors = vErrors;
return errors === 0;
}
function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneGateway" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "port") || (key0 === "protocol")) || (key0 === "listeners")) || (key0 === "frontend")) || (key0 === "policies")) || (key0 === "routes"))){
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
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data1 = data.protocol;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data1 === "HTTP")){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema132.properties.protocol.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data2 = data.listeners;
if(Array.isArray(data2)){
if(data2.length > 64){
const err4 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate384(data2[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
}
if(!(!func219(data2, ["name"]))){
const err6 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-map-keys",keyword:"x-map-keys",params:{keys: schema132.properties.listeners["x-map-keys"]}};
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
const err7 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.frontend !== undefined && func0.call(data, "frontend")){
if(!(validate388(data.frontend, {instancePath:instancePath+"/frontend",parentData:data,parentDataProperty:"frontend",rootData}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate400(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data6 = data.routes;
if(Array.isArray(data6)){
if(data6.length > 1024){
const err8 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate466(data6[i1], {instancePath:instancePath+"/routes/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
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
validate382.errors = vErrors;
return errors === 0;
}
const schema165 = {"$id":"StandaloneBackend","type":"object","properties":{"static":{"$ref":"StaticBackend"},"mcp":{"$ref":"McpBackend"},"policies":{"$ref":"BackendPolicies"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["static","mcp"]]};
function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneBackend" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "static") || (key0 === "mcp")) || (key0 === "policies"))){
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
if(data.static !== undefined && func0.call(data, "static")){
if(!(validate123(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate130(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate165(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
const set0 = func120(data, ["static","mcp"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["static","mcp"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
validate498.errors = vErrors;
return errors === 0;
}
const schema166 = {"$id":"StandaloneSecret","type":"object","properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"env":{"type":"object","additionalProperties":{"$ref":"ShortString"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"data":{"type":"object","additionalProperties":{"$ref":"SecretValue"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["file","env","data"]]};
const schema167 = {"$id":"SecretValue","type":"string","minLength":1,"maxLength":65536};
function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SecretValue" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func2(data) > 65536){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data) < 1){
const err1 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate505.errors = vErrors;
return errors === 0;
}
function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneSecret" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "file") || (key0 === "env")) || (key0 === "data"))){
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
if(data.file !== undefined && func0.call(data, "file")){
let data0 = data.file;
if(typeof data0 === "string"){
if(func2(data0) > 4096){
const err1 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.env !== undefined && func0.call(data, "env")){
let data1 = data.env;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs6 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err5 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(key1) < 1){
const err6 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
if(!(validate30(data1[key2], {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/properties/env/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined && func0.call(data, "data")){
let data3 = data.data;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 64){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key3 of Object.keys(data3)){
const _errs11 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 256){
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(key3) < 1){
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid3 = _errs11 === errors;
if(!valid3){
const err12 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
for(const key4 of Object.keys(data3)){
if(!(validate505(data3[key4], {instancePath:instancePath+"/data/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const set0 = func120(data, ["file","env","data"]);
if(!(set0.length === 1)){
const err14 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["file","env","data"], set: set0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate503.errors = vErrors;
return errors === 0;
}
function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "config") || (key0 === "gateways")) || (key0 === "routes")) || (key0 === "backends")) || (key0 === "secrets"))){
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
if(data.config !== undefined && func0.call(data, "config")){
if(!(validate356(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
if(data.gateways !== undefined && func0.call(data, "gateways")){
let data1 = data.gateways;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err1 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs5 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 253){
const err2 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(key1) < 1){
const err3 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(key1.length > 506 || pattern4.test(key1))){
const err4 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"},propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
if(!(validate382(data1[key2], {instancePath:instancePath+"/gateways/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data3 = data.routes;
if(Array.isArray(data3)){
if(data3.length > 4096){
const err7 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate466(data3[i0], {instancePath:instancePath+"/routes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data5 = data.backends;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 4096){
const err9 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxProperties",keyword:"maxProperties",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key3 of Object.keys(data5)){
const _errs13 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 253){
const err10 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(key3) < 1){
const err11 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(key3.length > 506 || pattern4.test(key3))){
const err12 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"},propertyName:key3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
const err13 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key4 of Object.keys(data5)){
if(!(validate498(data5[key4], {instancePath:instancePath+"/backends/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.secrets !== undefined && func0.call(data, "secrets")){
let data7 = data.secrets;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 1024){
const err15 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key5 of Object.keys(data7)){
const _errs18 = errors;
if(typeof key5 === "string"){
if(func2(key5) > 253){
const err16 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(key5) < 1){
const err17 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(key5.length > 506 || pattern4.test(key5))){
const err18 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"},propertyName:key5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid7 = _errs18 === errors;
if(!valid7){
const err19 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key6 of Object.keys(data7)){
if(!(validate503(data7[key6], {instancePath:instancePath+"/secrets/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate355.errors = vErrors;
return errors === 0;
}
export const StandaloneFileLimits = validate508;
const schema168 = {"$id":"StandaloneFileLimits","type":"object","properties":{"maxFileSize":{"type":"integer","minimum":1,"maximum":1073741824},"maxNodes":{"type":"integer","minimum":1,"maximum":100000000},"maxDepth":{"type":"integer","minimum":1,"maximum":1024},"maxDiagnostics":{"type":"integer","minimum":1,"maximum":100000}},"required":[],"additionalProperties":false};
function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneFileLimits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "maxFileSize") || (key0 === "maxNodes")) || (key0 === "maxDepth")) || (key0 === "maxDiagnostics"))){
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
if(data.maxFileSize !== undefined && func0.call(data, "maxFileSize")){
let data0 = data.maxFileSize;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxFileSize",schemaPath:"#/properties/maxFileSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1073741824 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxFileSize",schemaPath:"#/properties/maxFileSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1073741824}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxFileSize",schemaPath:"#/properties/maxFileSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxNodes !== undefined && func0.call(data, "maxNodes")){
let data1 = data.maxNodes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxNodes",schemaPath:"#/properties/maxNodes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxNodes",schemaPath:"#/properties/maxNodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxNodes",schemaPath:"#/properties/maxNodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxDepth !== undefined && func0.call(data, "maxDepth")){
let data2 = data.maxDepth;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxDepth",schemaPath:"#/properties/maxDepth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1024 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxDepth",schemaPath:"#/properties/maxDepth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxDepth",schemaPath:"#/properties/maxDepth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxDiagnostics !== undefined && func0.call(data, "maxDiagnostics")){
let data3 = data.maxDiagnostics;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/maxDiagnostics",schemaPath:"#/properties/maxDiagnostics/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/maxDiagnostics",schemaPath:"#/properties/maxDiagnostics/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/maxDiagnostics",schemaPath:"#/properties/maxDiagnostics/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate508.errors = vErrors;
return errors === 0;
}
export const StandaloneValues = validate509;
const schema169 = {"$id":"StandaloneValues","type":"object","properties":{"nameOverride":{"type":"string","maxLength":63},"fullnameOverride":{"type":"string","maxLength":63},"namespaceOverride":{"type":"string","maxLength":63},"imagePullSecrets":{"type":"array","items":{"$ref":"ImagePullSecret"},"maxItems":16},"mode":{"type":"string","enum":["readonly","database"]},"config":{"$ref":"KubernetesFields"},"database":{"$ref":"StandaloneDatabase"},"replicaCount":{"type":"integer","minimum":0,"maximum":1000},"image":{"$ref":"StandaloneImage"},"gateway":{"$ref":"StandaloneChartGateway"},"oidc":{"$ref":"StandaloneOidc"},"monitoring":{"$ref":"StandaloneMonitoring"},"serviceAccount":{"$ref":"ChartServiceAccount"},"resources":{"$ref":"ResourceRequirements"},"podAnnotations":{"$ref":"Annotations"},"podLabels":{"$ref":"Labels"},"podSecurityContext":{"$ref":"KubernetesFields"},"securityContext":{"$ref":"KubernetesFields"},"strategy":{"$ref":"KubernetesFields"},"revisionHistoryLimit":{"type":["null","integer"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["integer"]},"then":{"type":"integer","minimum":0,"maximum":1000}}]},"nodeSelector":{"$ref":"Labels"},"tolerations":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"affinity":{"$ref":"KubernetesFields"},"topologySpreadConstraints":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"dnsConfig":{"$ref":"KubernetesFields"},"extraEnv":{"type":"array","items":{"$ref":"EnvVar"},"maxItems":128,"x-map-keys":["name"]},"extraContainers":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"extraVolumes":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64},"extraVolumeMounts":{"type":"array","items":{"$ref":"KubernetesFields"},"maxItems":64}},"required":[],"x-rules":[{"when":[{"field":"mode","default":"readonly","test":"in","values":["database"]}],"then":[{"field":"database.postgres.url","test":"matches","values":["^postgres(ql)?://.+$"]}],"sentence":"database.postgres.url must begin with postgres:// or postgresql:// when mode is database"},{"when":[{"field":"mode","default":"readonly","test":"in","values":["readonly"]}],"then":[{"field":"database.postgres.url","test":"notMatches","values":["^.+$"]}],"sentence":"database.postgres.url must be empty when mode is readonly"}]};
const schema170 = {"$id":"StandaloneDatabase","type":"object","properties":{"postgres":{"$ref":"StandalonePostgres"}},"required":[],"additionalProperties":false};
const schema171 = {"$id":"StandalonePostgres","type":"object","properties":{"url":{"type":"string","maxLength":1024}},"required":[],"additionalProperties":false};
function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandalonePostgres" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "url")){
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
if(data.url !== undefined && func0.call(data, "url")){
let data0 = data.url;
if(typeof data0 === "string"){
if(func2(data0) > 1024){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
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
validate513.errors = vErrors;
return errors === 0;
}
function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneDatabase" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "postgres")){
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
if(data.postgres !== undefined && func0.call(data, "postgres")){
if(!(validate513(data.postgres, {instancePath:instancePath+"/postgres",parentData:data,parentDataProperty:"postgres",rootData}))){
vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate512.errors = vErrors;
return errors === 0;
}
const schema172 = {"$id":"StandaloneImage","type":"object","properties":{"registry":{"type":"string","maxLength":253},"repository":{"type":"string","maxLength":253},"tag":{"type":"string","maxLength":128},"pullPolicy":{"type":"string","enum":["","Always","IfNotPresent","Never"]}},"required":[],"additionalProperties":false};
function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "registry") || (key0 === "repository")) || (key0 === "tag")) || (key0 === "pullPolicy"))){
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
if(data.registry !== undefined && func0.call(data, "registry")){
let data0 = data.registry;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err1 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registry",schemaPath:"#/properties/registry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.repository !== undefined && func0.call(data, "repository")){
let data1 = data.repository;
if(typeof data1 === "string"){
if(func2(data1) > 253){
const err3 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err4 = {instancePath:instancePath+"/repository",schemaPath:"#/properties/repository/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tag !== undefined && func0.call(data, "tag")){
let data2 = data.tag;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err6 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.pullPolicy !== undefined && func0.call(data, "pullPolicy")){
let data3 = data.pullPolicy;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "") || (data3 === "Always")) || (data3 === "IfNotPresent")) || (data3 === "Never"))){
const err8 = {instancePath:instancePath+"/pullPolicy",schemaPath:"#/properties/pullPolicy/enum",keyword:"enum",params:{allowedValues: schema172.properties.pullPolicy.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate516.errors = vErrors;
return errors === 0;
}
const schema173 = {"$id":"StandaloneChartGateway","type":"object","properties":{"service":{"$ref":"StandaloneService"},"extraServices":{"type":"array","items":{"$ref":"ExtraService"},"maxItems":16,"x-map-keys":["name"]}},"required":[],"additionalProperties":false};
const schema174 = {"$id":"StandaloneService","type":"object","properties":{"annotations":{"$ref":"Annotations"},"extraLabels":{"$ref":"Labels"},"clusterIP":{"type":"string","maxLength":64},"clusterIPs":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":2},"externalIPs":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":64},"externalName":{"type":"string","maxLength":253},"loadBalancerIP":{"type":"string","maxLength":64},"loadBalancerSourceRanges":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":256},"loadBalancerClass":{"type":"string","maxLength":317},"externalTrafficPolicy":{"type":"string","enum":["","Cluster","Local"]},"internalTrafficPolicy":{"type":"string","enum":["","Cluster","Local"]},"healthCheckNodePort":{"type":["null","integer"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["integer"]},"then":{"type":"integer","minimum":1,"maximum":65535}}]},"sessionAffinity":{"type":"string","enum":["","None","ClientIP"]},"sessionAffinityConfig":{"$ref":"KubernetesFields"},"ipFamilies":{"type":"array","items":{"type":"string","enum":["IPv4","IPv6"]},"maxItems":2,"uniqueItems":true},"ipFamilyPolicy":{"type":"string","enum":["","SingleStack","PreferDualStack","RequireDualStack"]},"publishNotReadyAddresses":{"type":"boolean"},"allocateLoadBalancerNodePorts":{"type":["null","boolean"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["boolean"]},"then":{"type":"boolean"}}]},"trafficDistribution":{"type":"string","maxLength":64},"enabled":{"type":"boolean"},"type":{"type":"string","enum":["ClusterIP","NodePort","LoadBalancer","ExternalName"]},"ports":{"type":"array","items":{"$ref":"ChartServicePort"},"maxItems":64,"x-map-keys":["name"]}},"required":[],"additionalProperties":false};
const schema175 = {"$id":"ChartServicePort","type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","maxLength":63}},"port":{"$ref":"Port"},"protocol":{"type":"string","enum":["TCP","UDP","SCTP"]},"targetPort":{"$ref":"Port"},"nodePort":{"$ref":"Port"},"appProtocol":{"type":"string","minLength":1,"maxLength":317}},"required":["name","port","targetPort"],"additionalProperties":false};
function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChartServicePort" */;
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
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.targetPort === undefined) || (!(func0.call(data, "targetPort")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetPort"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "name") || (key0 === "port")) || (key0 === "protocol")) || (key0 === "targetPort")) || (key0 === "nodePort")) || (key0 === "appProtocol"))){
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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 63){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0.length > 126 || pattern2.test(data0))){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate125(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data2 = data.protocol;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "TCP") || (data2 === "UDP")) || (data2 === "SCTP"))){
const err9 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema175.properties.protocol.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.targetPort !== undefined && func0.call(data, "targetPort")){
if(!(validate125(data.targetPort, {instancePath:instancePath+"/targetPort",parentData:data,parentDataProperty:"targetPort",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.nodePort !== undefined && func0.call(data, "nodePort")){
if(!(validate125(data.nodePort, {instancePath:instancePath+"/nodePort",parentData:data,parentDataProperty:"nodePort",rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
if(data.appProtocol !== undefined && func0.call(data, "appProtocol")){
let data5 = data.appProtocol;
if(typeof data5 === "string"){
if(func2(data5) > 317){
const err10 = {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/maxLength",keyword:"maxLength",params:{limit: 317}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data5) < 1){
const err11 = {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/minLength",keyword:"minLength",params:{limit: 1}};
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
const err12 = {instancePath:instancePath+"/appProtocol",schemaPath:"#/properties/appProtocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate523.errors = vErrors;
return errors === 0;
}
function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneService" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema174.properties, key0))){
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
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate14(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.extraLabels !== undefined && func0.call(data, "extraLabels")){
if(!(validate2(data.extraLabels, {instancePath:instancePath+"/extraLabels",parentData:data,parentDataProperty:"extraLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.clusterIP !== undefined && func0.call(data, "clusterIP")){
let data2 = data.clusterIP;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err1 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.clusterIPs !== undefined && func0.call(data, "clusterIPs")){
let data3 = data.clusterIPs;
if(Array.isArray(data3)){
if(data3.length > 2){
const err3 = {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err4 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data4) < 1){
const err5 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err7 = {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.externalIPs !== undefined && func0.call(data, "externalIPs")){
let data5 = data.externalIPs;
if(Array.isArray(data5)){
if(data5.length > 64){
const err8 = {instancePath:instancePath+"/externalIPs",schemaPath:"#/properties/externalIPs/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err9 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data6) < 1){
const err10 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/externalIPs",schemaPath:"#/properties/externalIPs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.externalName !== undefined && func0.call(data, "externalName")){
let data7 = data.externalName;
if(typeof data7 === "string"){
if(func2(data7) > 253){
const err13 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.loadBalancerIP !== undefined && func0.call(data, "loadBalancerIP")){
let data8 = data.loadBalancerIP;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err15 = {instancePath:instancePath+"/loadBalancerIP",schemaPath:"#/properties/loadBalancerIP/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/loadBalancerIP",schemaPath:"#/properties/loadBalancerIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.loadBalancerSourceRanges !== undefined && func0.call(data, "loadBalancerSourceRanges")){
let data9 = data.loadBalancerSourceRanges;
if(Array.isArray(data9)){
if(data9.length > 256){
const err17 = {instancePath:instancePath+"/loadBalancerSourceRanges",schemaPath:"#/properties/loadBalancerSourceRanges/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func2(data10) > 64){
const err18 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data10) < 1){
const err19 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/loadBalancerSourceRanges",schemaPath:"#/properties/loadBalancerSourceRanges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.loadBalancerClass !== undefined && func0.call(data, "loadBalancerClass")){
let data11 = data.loadBalancerClass;
if(typeof data11 === "string"){
if(func2(data11) > 317){
const err22 = {instancePath:instancePath+"/loadBalancerClass",schemaPath:"#/properties/loadBalancerClass/maxLength",keyword:"maxLength",params:{limit: 317}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/loadBalancerClass",schemaPath:"#/properties/loadBalancerClass/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.externalTrafficPolicy !== undefined && func0.call(data, "externalTrafficPolicy")){
let data12 = data.externalTrafficPolicy;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data12 === "") || (data12 === "Cluster")) || (data12 === "Local"))){
const err25 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema174.properties.externalTrafficPolicy.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.internalTrafficPolicy !== undefined && func0.call(data, "internalTrafficPolicy")){
let data13 = data.internalTrafficPolicy;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data13 === "") || (data13 === "Cluster")) || (data13 === "Local"))){
const err27 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema174.properties.internalTrafficPolicy.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.healthCheckNodePort !== undefined && func0.call(data, "healthCheckNodePort")){
let data14 = data.healthCheckNodePort;
if((data14 !== null) && (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))))){
const err28 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/type",keyword:"type",params:{type: schema174.properties.healthCheckNodePort.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs31 = errors;
let valid8 = true;
const _errs32 = errors;
if(data14 !== null){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(data14 !== null){
const err30 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = _valid0;
}
if(!valid8){
const err31 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs37 = errors;
let valid9 = true;
const _errs38 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid1 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs40 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err33 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 65535 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var _valid1 = _errs40 === errors;
valid9 = _valid1;
}
if(!valid9){
const err36 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.sessionAffinity !== undefined && func0.call(data, "sessionAffinity")){
let data15 = data.sessionAffinity;
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((data15 === "") || (data15 === "None")) || (data15 === "ClientIP"))){
const err38 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/enum",keyword:"enum",params:{allowedValues: schema174.properties.sessionAffinity.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.sessionAffinityConfig !== undefined && func0.call(data, "sessionAffinityConfig")){
if(!(validate17(data.sessionAffinityConfig, {instancePath:instancePath+"/sessionAffinityConfig",parentData:data,parentDataProperty:"sessionAffinityConfig",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.ipFamilies !== undefined && func0.call(data, "ipFamilies")){
let data17 = data.ipFamilies;
if(Array.isArray(data17)){
if(data17.length > 2){
const err39 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err40 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data18 === "IPv4") || (data18 === "IPv6"))){
const err41 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/enum",keyword:"enum",params:{allowedValues: schema174.properties.ipFamilies.items.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
let i4 = data17.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data17[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err42 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err43 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.ipFamilyPolicy !== undefined && func0.call(data, "ipFamilyPolicy")){
let data19 = data.ipFamilyPolicy;
if(typeof data19 !== "string"){
const err44 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((((data19 === "") || (data19 === "SingleStack")) || (data19 === "PreferDualStack")) || (data19 === "RequireDualStack"))){
const err45 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/enum",keyword:"enum",params:{allowedValues: schema174.properties.ipFamilyPolicy.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.publishNotReadyAddresses !== undefined && func0.call(data, "publishNotReadyAddresses")){
if(typeof data.publishNotReadyAddresses !== "boolean"){
const err46 = {instancePath:instancePath+"/publishNotReadyAddresses",schemaPath:"#/properties/publishNotReadyAddresses/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.allocateLoadBalancerNodePorts !== undefined && func0.call(data, "allocateLoadBalancerNodePorts")){
let data21 = data.allocateLoadBalancerNodePorts;
if((data21 !== null) && (typeof data21 !== "boolean")){
const err47 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/type",keyword:"type",params:{type: schema174.properties.allocateLoadBalancerNodePorts.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const _errs56 = errors;
let valid14 = true;
const _errs57 = errors;
if(data21 !== null){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid2 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs59 = errors;
if(data21 !== null){
const err49 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid14 = _valid2;
}
if(!valid14){
const err50 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const _errs62 = errors;
let valid15 = true;
const _errs63 = errors;
if(typeof data21 !== "boolean"){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid3 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs65 = errors;
if(typeof data21 !== "boolean"){
const err52 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/1/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid3 = _errs65 === errors;
valid15 = _valid3;
}
if(!valid15){
const err53 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.trafficDistribution !== undefined && func0.call(data, "trafficDistribution")){
let data22 = data.trafficDistribution;
if(typeof data22 === "string"){
if(func2(data22) > 64){
const err54 = {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err56 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data24 = data.type;
if(typeof data24 !== "string"){
const err57 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!((((data24 === "ClusterIP") || (data24 === "NodePort")) || (data24 === "LoadBalancer")) || (data24 === "ExternalName"))){
const err58 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema174.properties.type.enum}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.ports !== undefined && func0.call(data, "ports")){
let data25 = data.ports;
if(Array.isArray(data25)){
if(data25.length > 64){
const err59 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len4 = data25.length;
for(let i5=0; i5<len4; i5++){
if(!(validate523(data25[i5], {instancePath:instancePath+"/ports/" + i5,parentData:data25,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
if(!(!func219(data25, ["name"]))){
const err60 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/x-map-keys",keyword:"x-map-keys",params:{keys: schema174.properties.ports["x-map-keys"]}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate519.errors = vErrors;
return errors === 0;
}
const schema176 = {"$id":"ExtraService","type":"object","properties":{"annotations":{"$ref":"Annotations"},"extraLabels":{"$ref":"Labels"},"clusterIP":{"type":"string","maxLength":64},"clusterIPs":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":2},"externalIPs":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":64},"externalName":{"type":"string","maxLength":253},"loadBalancerIP":{"type":"string","maxLength":64},"loadBalancerSourceRanges":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":256},"loadBalancerClass":{"type":"string","maxLength":317},"externalTrafficPolicy":{"type":"string","enum":["","Cluster","Local"]},"internalTrafficPolicy":{"type":"string","enum":["","Cluster","Local"]},"healthCheckNodePort":{"type":["null","integer"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["integer"]},"then":{"type":"integer","minimum":1,"maximum":65535}}]},"sessionAffinity":{"type":"string","enum":["","None","ClientIP"]},"sessionAffinityConfig":{"$ref":"KubernetesFields"},"ipFamilies":{"type":"array","items":{"type":"string","enum":["IPv4","IPv6"]},"maxItems":2,"uniqueItems":true},"ipFamilyPolicy":{"type":"string","enum":["","SingleStack","PreferDualStack","RequireDualStack"]},"publishNotReadyAddresses":{"type":"boolean"},"allocateLoadBalancerNodePorts":{"type":["null","boolean"],"allOf":[{"if":{"type":["null"]},"then":{"type":"null"}},{"if":{"type":["boolean"]},"then":{"type":"boolean"}}]},"trafficDistribution":{"type":"string","maxLength":64},"name":{"type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","maxLength":63}},"type":{"type":"string","enum":["ClusterIP","NodePort","LoadBalancer","ExternalName"]},"ports":{"type":"array","items":{"$ref":"ChartServicePort"},"minItems":1,"maxItems":64,"x-map-keys":["name"]}},"required":["name","ports"],"additionalProperties":false};
function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtraService" */;
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
if((data.ports === undefined) || (!(func0.call(data, "ports")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ports"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema176.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate14(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.extraLabels !== undefined && func0.call(data, "extraLabels")){
if(!(validate2(data.extraLabels, {instancePath:instancePath+"/extraLabels",parentData:data,parentDataProperty:"extraLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.clusterIP !== undefined && func0.call(data, "clusterIP")){
let data2 = data.clusterIP;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err3 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/maxLength",keyword:"maxLength",params:{limit: 64}};
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
const err4 = {instancePath:instancePath+"/clusterIP",schemaPath:"#/properties/clusterIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.clusterIPs !== undefined && func0.call(data, "clusterIPs")){
let data3 = data.clusterIPs;
if(Array.isArray(data3)){
if(data3.length > 2){
const err5 = {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err6 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data4) < 1){
const err7 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err8 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/clusterIPs",schemaPath:"#/properties/clusterIPs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.externalIPs !== undefined && func0.call(data, "externalIPs")){
let data5 = data.externalIPs;
if(Array.isArray(data5)){
if(data5.length > 64){
const err10 = {instancePath:instancePath+"/externalIPs",schemaPath:"#/properties/externalIPs/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err11 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data6) < 1){
const err12 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/externalIPs",schemaPath:"#/properties/externalIPs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.externalName !== undefined && func0.call(data, "externalName")){
let data7 = data.externalName;
if(typeof data7 === "string"){
if(func2(data7) > 253){
const err15 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/externalName",schemaPath:"#/properties/externalName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.loadBalancerIP !== undefined && func0.call(data, "loadBalancerIP")){
let data8 = data.loadBalancerIP;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err17 = {instancePath:instancePath+"/loadBalancerIP",schemaPath:"#/properties/loadBalancerIP/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/loadBalancerIP",schemaPath:"#/properties/loadBalancerIP/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.loadBalancerSourceRanges !== undefined && func0.call(data, "loadBalancerSourceRanges")){
let data9 = data.loadBalancerSourceRanges;
if(Array.isArray(data9)){
if(data9.length > 256){
const err19 = {instancePath:instancePath+"/loadBalancerSourceRanges",schemaPath:"#/properties/loadBalancerSourceRanges/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func2(data10) > 64){
const err20 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data10) < 1){
const err21 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/loadBalancerSourceRanges",schemaPath:"#/properties/loadBalancerSourceRanges/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.loadBalancerClass !== undefined && func0.call(data, "loadBalancerClass")){
let data11 = data.loadBalancerClass;
if(typeof data11 === "string"){
if(func2(data11) > 317){
const err24 = {instancePath:instancePath+"/loadBalancerClass",schemaPath:"#/properties/loadBalancerClass/maxLength",keyword:"maxLength",params:{limit: 317}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/loadBalancerClass",schemaPath:"#/properties/loadBalancerClass/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.externalTrafficPolicy !== undefined && func0.call(data, "externalTrafficPolicy")){
let data12 = data.externalTrafficPolicy;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data12 === "") || (data12 === "Cluster")) || (data12 === "Local"))){
const err27 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema176.properties.externalTrafficPolicy.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.internalTrafficPolicy !== undefined && func0.call(data, "internalTrafficPolicy")){
let data13 = data.internalTrafficPolicy;
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data13 === "") || (data13 === "Cluster")) || (data13 === "Local"))){
const err29 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema176.properties.internalTrafficPolicy.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.healthCheckNodePort !== undefined && func0.call(data, "healthCheckNodePort")){
let data14 = data.healthCheckNodePort;
if((data14 !== null) && (!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14))))){
const err30 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/type",keyword:"type",params:{type: schema176.properties.healthCheckNodePort.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs31 = errors;
let valid8 = true;
const _errs32 = errors;
if(data14 !== null){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(data14 !== null){
const err32 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = _valid0;
}
if(!valid8){
const err33 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const _errs37 = errors;
let valid9 = true;
const _errs38 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs40 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 65535 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid1 = _errs40 === errors;
valid9 = _valid1;
}
if(!valid9){
const err38 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.sessionAffinity !== undefined && func0.call(data, "sessionAffinity")){
let data15 = data.sessionAffinity;
if(typeof data15 !== "string"){
const err39 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data15 === "") || (data15 === "None")) || (data15 === "ClientIP"))){
const err40 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/enum",keyword:"enum",params:{allowedValues: schema176.properties.sessionAffinity.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.sessionAffinityConfig !== undefined && func0.call(data, "sessionAffinityConfig")){
if(!(validate17(data.sessionAffinityConfig, {instancePath:instancePath+"/sessionAffinityConfig",parentData:data,parentDataProperty:"sessionAffinityConfig",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.ipFamilies !== undefined && func0.call(data, "ipFamilies")){
let data17 = data.ipFamilies;
if(Array.isArray(data17)){
if(data17.length > 2){
const err41 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/maxItems",keyword:"maxItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 !== "string"){
const err42 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data18 === "IPv4") || (data18 === "IPv6"))){
const err43 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/enum",keyword:"enum",params:{allowedValues: schema176.properties.ipFamilies.items.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let i4 = data17.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data17[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err44 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
break;
}
indices0[item0] = i4;
}
}
}
else {
const err45 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.ipFamilyPolicy !== undefined && func0.call(data, "ipFamilyPolicy")){
let data19 = data.ipFamilyPolicy;
if(typeof data19 !== "string"){
const err46 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!((((data19 === "") || (data19 === "SingleStack")) || (data19 === "PreferDualStack")) || (data19 === "RequireDualStack"))){
const err47 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/enum",keyword:"enum",params:{allowedValues: schema176.properties.ipFamilyPolicy.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.publishNotReadyAddresses !== undefined && func0.call(data, "publishNotReadyAddresses")){
if(typeof data.publishNotReadyAddresses !== "boolean"){
const err48 = {instancePath:instancePath+"/publishNotReadyAddresses",schemaPath:"#/properties/publishNotReadyAddresses/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.allocateLoadBalancerNodePorts !== undefined && func0.call(data, "allocateLoadBalancerNodePorts")){
let data21 = data.allocateLoadBalancerNodePorts;
if((data21 !== null) && (typeof data21 !== "boolean")){
const err49 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/type",keyword:"type",params:{type: schema176.properties.allocateLoadBalancerNodePorts.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs56 = errors;
let valid14 = true;
const _errs57 = errors;
if(data21 !== null){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid2 = _errs57 === errors;
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs59 = errors;
if(data21 !== null){
const err51 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid14 = _valid2;
}
if(!valid14){
const err52 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
const _errs62 = errors;
let valid15 = true;
const _errs63 = errors;
if(typeof data21 !== "boolean"){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid3 = _errs63 === errors;
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs65 = errors;
if(typeof data21 !== "boolean"){
const err54 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/1/then/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid3 = _errs65 === errors;
valid15 = _valid3;
}
if(!valid15){
const err55 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.trafficDistribution !== undefined && func0.call(data, "trafficDistribution")){
let data22 = data.trafficDistribution;
if(typeof data22 === "string"){
if(func2(data22) > 64){
const err56 = {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/trafficDistribution",schemaPath:"#/properties/trafficDistribution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data23 = data.name;
if(typeof data23 === "string"){
if(func2(data23) > 63){
const err58 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func2(data23) < 1){
const err59 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(data23.length > 126 || pattern2.test(data23))){
const err60 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data24 = data.type;
if(typeof data24 !== "string"){
const err62 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!((((data24 === "ClusterIP") || (data24 === "NodePort")) || (data24 === "LoadBalancer")) || (data24 === "ExternalName"))){
const err63 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema176.properties.type.enum}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data.ports !== undefined && func0.call(data, "ports")){
let data25 = data.ports;
if(Array.isArray(data25)){
if(data25.length > 64){
const err64 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data25.length < 1){
const err65 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len4 = data25.length;
for(let i5=0; i5<len4; i5++){
if(!(validate523(data25[i5], {instancePath:instancePath+"/ports/" + i5,parentData:data25,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate523.errors : vErrors.concat(validate523.errors);
errors = vErrors.length;
}
}
if(!(!func219(data25, ["name"]))){
const err66 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/x-map-keys",keyword:"x-map-keys",params:{keys: schema176.properties.ports["x-map-keys"]}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate529.errors = vErrors;
return errors === 0;
}
function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneChartGateway" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "service") || (key0 === "extraServices"))){
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
if(data.service !== undefined && func0.call(data, "service")){
if(!(validate519(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? validate519.errors : vErrors.concat(validate519.errors);
errors = vErrors.length;
}
}
if(data.extraServices !== undefined && func0.call(data, "extraServices")){
let data1 = data.extraServices;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/extraServices",schemaPath:"#/properties/extraServices/maxItems",keyword:"maxItems",params:{limit: 16}};
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
if(!(validate529(data1[i0], {instancePath:instancePath+"/extraServices/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
}
if(!(!func219(data1, ["name"]))){
const err2 = {instancePath:instancePath+"/extraServices",schemaPath:"#/properties/extraServices/x-map-keys",keyword:"x-map-keys",params:{keys: schema173.properties.extraServices["x-map-keys"]}};
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
const err3 = {instancePath:instancePath+"/extraServices",schemaPath:"#/properties/extraServices/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate518.errors = vErrors;
return errors === 0;
}
const schema177 = {"$id":"StandaloneOidc","type":"object","properties":{"cookieSecretName":{"type":"string","maxLength":253}},"required":[],"additionalProperties":false};
function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneOidc" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "cookieSecretName")){
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
if(data.cookieSecretName !== undefined && func0.call(data, "cookieSecretName")){
let data0 = data.cookieSecretName;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err1 = {instancePath:instancePath+"/cookieSecretName",schemaPath:"#/properties/cookieSecretName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/cookieSecretName",schemaPath:"#/properties/cookieSecretName/type",keyword:"type",params:{type: "string"}};
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
validate536.errors = vErrors;
return errors === 0;
}
const schema178 = {"$id":"StandaloneMonitoring","type":"object","properties":{"enabled":{"type":"boolean"},"podMonitor":{"$ref":"StandalonePodMonitor"},"annotations":{"$ref":"Annotations"},"extraLabels":{"$ref":"Labels"}},"required":[],"additionalProperties":false};
const schema179 = {"$id":"StandalonePodMonitor","type":"object","properties":{"enabled":{"type":"boolean"},"interval":{"$ref":"Duration"}},"required":[],"additionalProperties":false};
function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandalonePodMonitor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "enabled") || (key0 === "interval"))){
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
if(data.interval !== undefined && func0.call(data, "interval")){
if(!(validate81(data.interval, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
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
validate539.errors = vErrors;
return errors === 0;
}
function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneMonitoring" */;
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
if(!(validate539(data.podMonitor, {instancePath:instancePath+"/podMonitor",parentData:data,parentDataProperty:"podMonitor",rootData}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
}
if(data.annotations !== undefined && func0.call(data, "annotations")){
if(!(validate14(data.annotations, {instancePath:instancePath+"/annotations",parentData:data,parentDataProperty:"annotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.extraLabels !== undefined && func0.call(data, "extraLabels")){
if(!(validate2(data.extraLabels, {instancePath:instancePath+"/extraLabels",parentData:data,parentDataProperty:"extraLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
validate538.errors = vErrors;
return errors === 0;
}
function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StandaloneValues" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameOverride !== undefined && func0.call(data, "nameOverride")){
let data0 = data.nameOverride;
if(typeof data0 === "string"){
if(func2(data0) > 63){
const err0 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fullnameOverride !== undefined && func0.call(data, "fullnameOverride")){
let data1 = data.fullnameOverride;
if(typeof data1 === "string"){
if(func2(data1) > 63){
const err2 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err3 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.namespaceOverride !== undefined && func0.call(data, "namespaceOverride")){
let data2 = data.namespaceOverride;
if(typeof data2 === "string"){
if(func2(data2) > 63){
const err4 = {instancePath:instancePath+"/namespaceOverride",schemaPath:"#/properties/namespaceOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err5 = {instancePath:instancePath+"/namespaceOverride",schemaPath:"#/properties/namespaceOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.imagePullSecrets !== undefined && func0.call(data, "imagePullSecrets")){
let data3 = data.imagePullSecrets;
if(Array.isArray(data3)){
if(data3.length > 16){
const err6 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data3[i0], {instancePath:instancePath+"/imagePullSecrets/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data5 = data.mode;
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data5 === "readonly") || (data5 === "database"))){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema169.properties.mode.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.config !== undefined && func0.call(data, "config")){
if(!(validate17(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.database !== undefined && func0.call(data, "database")){
if(!(validate512(data.database, {instancePath:instancePath+"/database",parentData:data,parentDataProperty:"database",rootData}))){
vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
errors = vErrors.length;
}
}
if(data.replicaCount !== undefined && func0.call(data, "replicaCount")){
let data8 = data.replicaCount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err10 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
const err11 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(validate516(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate516.errors : vErrors.concat(validate516.errors);
errors = vErrors.length;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
if(!(validate518(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
}
if(data.oidc !== undefined && func0.call(data, "oidc")){
if(!(validate536(data.oidc, {instancePath:instancePath+"/oidc",parentData:data,parentDataProperty:"oidc",rootData}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
}
if(data.monitoring !== undefined && func0.call(data, "monitoring")){
if(!(validate538(data.monitoring, {instancePath:instancePath+"/monitoring",parentData:data,parentDataProperty:"monitoring",rootData}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(validate95(data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(validate98(data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
if(data.podAnnotations !== undefined && func0.call(data, "podAnnotations")){
if(!(validate14(data.podAnnotations, {instancePath:instancePath+"/podAnnotations",parentData:data,parentDataProperty:"podAnnotations",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.podLabels !== undefined && func0.call(data, "podLabels")){
if(!(validate2(data.podLabels, {instancePath:instancePath+"/podLabels",parentData:data,parentDataProperty:"podLabels",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.podSecurityContext !== undefined && func0.call(data, "podSecurityContext")){
if(!(validate17(data.podSecurityContext, {instancePath:instancePath+"/podSecurityContext",parentData:data,parentDataProperty:"podSecurityContext",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.securityContext !== undefined && func0.call(data, "securityContext")){
if(!(validate17(data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.strategy !== undefined && func0.call(data, "strategy")){
if(!(validate17(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.revisionHistoryLimit !== undefined && func0.call(data, "revisionHistoryLimit")){
let data20 = data.revisionHistoryLimit;
if((data20 !== null) && (!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20))))){
const err13 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/type",keyword:"type",params:{type: schema169.properties.revisionHistoryLimit.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs30 = errors;
let valid4 = true;
const _errs31 = errors;
if(data20 !== null){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs33 = errors;
if(data20 !== null){
const err15 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs33 === errors;
valid4 = _valid0;
}
if(!valid4){
const err16 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs36 = errors;
let valid5 = true;
const _errs37 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs39 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err18 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err19 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err20 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid1 = _errs39 === errors;
valid5 = _valid1;
}
if(!valid5){
const err21 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.nodeSelector !== undefined && func0.call(data, "nodeSelector")){
if(!(validate2(data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.tolerations !== undefined && func0.call(data, "tolerations")){
let data22 = data.tolerations;
if(Array.isArray(data22)){
if(data22.length > 64){
const err22 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
if(!(validate17(data22[i1], {instancePath:instancePath+"/tolerations/" + i1,parentData:data22,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.affinity !== undefined && func0.call(data, "affinity")){
if(!(validate17(data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.topologySpreadConstraints !== undefined && func0.call(data, "topologySpreadConstraints")){
let data25 = data.topologySpreadConstraints;
if(Array.isArray(data25)){
if(data25.length > 64){
const err24 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(validate17(data25[i2], {instancePath:instancePath+"/topologySpreadConstraints/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.dnsConfig !== undefined && func0.call(data, "dnsConfig")){
if(!(validate17(data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.extraEnv !== undefined && func0.call(data, "extraEnv")){
let data28 = data.extraEnv;
if(Array.isArray(data28)){
if(data28.length > 128){
const err26 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
if(!(validate289(data28[i3], {instancePath:instancePath+"/extraEnv/" + i3,parentData:data28,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
if(!(!func219(data28, ["name"]))){
const err27 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/x-map-keys",keyword:"x-map-keys",params:{keys: schema169.properties.extraEnv["x-map-keys"]}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.extraContainers !== undefined && func0.call(data, "extraContainers")){
let data30 = data.extraContainers;
if(Array.isArray(data30)){
if(data30.length > 64){
const err29 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
if(!(validate17(data30[i4], {instancePath:instancePath+"/extraContainers/" + i4,parentData:data30,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.extraVolumes !== undefined && func0.call(data, "extraVolumes")){
let data32 = data.extraVolumes;
if(Array.isArray(data32)){
if(data32.length > 64){
const err31 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
if(!(validate17(data32[i5], {instancePath:instancePath+"/extraVolumes/" + i5,parentData:data32,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.extraVolumeMounts !== undefined && func0.call(data, "extraVolumeMounts")){
let data34 = data.extraVolumeMounts;
if(Array.isArray(data34)){
if(data34.length > 64){
const err33 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
if(!(validate17(data34[i6], {instancePath:instancePath+"/extraVolumeMounts/" + i6,parentData:data34,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(!(!func181(data, {"when":[{"field":"mode","default":"readonly","test":"in","values":["database"]}],"then":[{"field":"database.postgres.url","test":"matches","values":["^postgres(ql)?://.+$"]}]}))){
const err35 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "database.postgres.url must begin with postgres:// or postgresql:// when mode is database"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(!func181(data, {"when":[{"field":"mode","default":"readonly","test":"in","values":["readonly"]}],"then":[{"field":"database.postgres.url","test":"notMatches","values":["^.+$"]}]}))){
const err36 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "database.postgres.url must be empty when mode is readonly"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate509.errors = vErrors;
return errors === 0;
}
export const TraceRecord = validate561;
const schema180 = {"$id":"TraceRecord","type":"object","properties":{"eventStart":{"type":["integer","null"],"allOf":[{"if":{"type":["integer"]},"then":{"type":"integer","minimum":0}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"eventEnd":{"type":"integer","minimum":0},"severity":{"$ref":"TraceSeverity"},"scope":{"type":"array","items":{"type":"string","maxLength":512},"minItems":1,"maxItems":16},"message":{"$ref":"TraceMessage"}},"required":["eventStart","eventEnd","severity","message"],"additionalProperties":false};
const schema181 = {"$id":"TraceSeverity","type":"string","enum":["success","info","warn","error"]};
function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TraceSeverity" */;
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "success") || (data === "info")) || (data === "warn")) || (data === "error"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema181.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate562.errors = vErrors;
return errors === 0;
}
const schema182 = {"$id":"TraceMessage","type":"object","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"RequestStartedMessage"},{"$ref":"RequestSnapshotMessage"},{"$ref":"PolicySelectionMessage"},{"$ref":"RouteSelectionMessage"},{"$ref":"BackendCallStartMessage"},{"$ref":"BodySnapshotMessage"},{"$ref":"BackendCallResultMessage"},{"$ref":"ResponseSnapshotMessage"},{"$ref":"RequestFinishedMessage"},{"$ref":"RecordsLostMessage"},{"$ref":"PolicyMessage"},{"$ref":"AuthorizationResultMessage"},{"$ref":"CelMessage"}]};
const schema183 = {"$id":"RequestStartedMessage","type":"object","properties":{"type":{"type":"string","enum":["requestStarted"]}},"required":["type"],"additionalProperties":false};
function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestStartedMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "type")){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "requestStarted")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema183.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate565.errors = vErrors;
return errors === 0;
}
const schema184 = {"$id":"RequestSnapshotMessage","type":"object","properties":{"type":{"type":"string","enum":["requestSnapshot"]},"stage":{"type":"string","maxLength":128},"requestState":{"$ref":"RequestState"}},"required":["type","stage","requestState"],"additionalProperties":false};
const schema185 = {"$id":"RequestState","type":"object","properties":{"request":{"$ref":"TracedRequest"},"env":{"$ref":"TracedEnvironment"},"source":{"$ref":"TracedSource"},"destination":{"$ref":"TracedDestination"},"backend":{"$ref":"TracedBackend"},"proxy":{"$ref":"TracedProxy"},"jwt":{"type":"object","additionalProperties":{},"propertyNames":{"maxLength":65536},"maxProperties":65536},"response":{"$ref":"TracedResponse"}},"required":[],"additionalProperties":false};
const schema186 = {"$id":"TracedRequest","type":"object","properties":{"method":{"type":"string","maxLength":1048576},"uri":{"type":"string","maxLength":1048576},"path":{"type":"string","maxLength":1048576},"pathAndQuery":{"type":"string","maxLength":1048576},"host":{"type":"string","maxLength":1048576},"scheme":{"type":"string","enum":["http","https"]},"version":{"type":"string","maxLength":16},"headers":{"$ref":"TracedHeaderFields"},"startTime":{"type":"string","maxLength":64}},"required":["method","uri","path","pathAndQuery","host","scheme","version","headers"],"additionalProperties":false};
const schema187 = {"$id":"TracedHeaderFields","type":"object","additionalProperties":{"type":["string","array"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":1048576}},{"if":{"type":["array"]},"then":{"type":"array","items":{"type":"string","maxLength":1048576},"maxItems":4096}}]},"propertyNames":{"minLength":1,"maxLength":1048576},"maxProperties":4096};
function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedHeaderFields" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 4096){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
const _errs1 = errors;
if(typeof key0 === "string"){
if(func2(key0) > 1048576){
const err1 = {instancePath,schemaPath:"#/propertyNames/maxLength",keyword:"maxLength",params:{limit: 1048576},propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(key0) < 1){
const err2 = {instancePath,schemaPath:"#/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err3 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key1 of Object.keys(data)){
let data0 = data[key1];
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema187.additionalProperties.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(typeof data0 !== "string"){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs9 = errors;
if(typeof data0 === "string"){
if(func2(data0) > 1048576){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/allOf/0/then/maxLength",keyword:"maxLength",params:{limit: 1048576}};
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
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/allOf/0/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = _valid0;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs12 = errors;
let valid4 = true;
const _errs13 = errors;
if(!(Array.isArray(data0))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(Array.isArray(data0)){
if(data0.length > 4096){
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/allOf/1/then/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 1048576){
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/allOf/1/then/items/maxLength",keyword:"maxLength",params:{limit: 1048576}};
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
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,schemaPath:"#/additionalProperties/allOf/1/then/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/allOf/1/then/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate569.errors = vErrors;
return errors === 0;
}
function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.method === undefined) || (!(func0.call(data, "method")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.uri === undefined) || (!(func0.call(data, "uri")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uri"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.pathAndQuery === undefined) || (!(func0.call(data, "pathAndQuery")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathAndQuery"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.host === undefined) || (!(func0.call(data, "host")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.scheme === undefined) || (!(func0.call(data, "scheme")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheme"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.headers === undefined) || (!(func0.call(data, "headers")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema186.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.method !== undefined && func0.call(data, "method")){
let data0 = data.method;
if(typeof data0 === "string"){
if(func2(data0) > 1048576){
const err9 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 1048576}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.uri !== undefined && func0.call(data, "uri")){
let data1 = data.uri;
if(typeof data1 === "string"){
if(func2(data1) > 1048576){
const err11 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/maxLength",keyword:"maxLength",params:{limit: 1048576}};
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
const err12 = {instancePath:instancePath+"/uri",schemaPath:"#/properties/uri/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data2 = data.path;
if(typeof data2 === "string"){
if(func2(data2) > 1048576){
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1048576}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.pathAndQuery !== undefined && func0.call(data, "pathAndQuery")){
let data3 = data.pathAndQuery;
if(typeof data3 === "string"){
if(func2(data3) > 1048576){
const err15 = {instancePath:instancePath+"/pathAndQuery",schemaPath:"#/properties/pathAndQuery/maxLength",keyword:"maxLength",params:{limit: 1048576}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/pathAndQuery",schemaPath:"#/properties/pathAndQuery/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.host !== undefined && func0.call(data, "host")){
let data4 = data.host;
if(typeof data4 === "string"){
if(func2(data4) > 1048576){
const err17 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 1048576}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.scheme !== undefined && func0.call(data, "scheme")){
let data5 = data.scheme;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data5 === "http") || (data5 === "https"))){
const err20 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema186.properties.scheme.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data6 = data.version;
if(typeof data6 === "string"){
if(func2(data6) > 16){
const err21 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 16}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate569(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
}
}
if(data.startTime !== undefined && func0.call(data, "startTime")){
let data8 = data.startTime;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err23 = {instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/startTime",schemaPath:"#/properties/startTime/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate568.errors = vErrors;
return errors === 0;
}
const schema188 = {"$id":"TracedEnvironment","type":"object","properties":{"podName":{"type":"string","maxLength":253},"namespace":{"type":"string","maxLength":63},"gateway":{"type":"string","maxLength":253}},"required":[],"additionalProperties":false};
function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedEnvironment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "podName") || (key0 === "namespace")) || (key0 === "gateway"))){
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
if(data.podName !== undefined && func0.call(data, "podName")){
let data0 = data.podName;
if(typeof data0 === "string"){
if(func2(data0) > 253){
const err1 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(func2(data1) > 63){
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err4 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
let data2 = data.gateway;
if(typeof data2 === "string"){
if(func2(data2) > 253){
const err5 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err6 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: "string"}};
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
validate572.errors = vErrors;
return errors === 0;
}
const schema189 = {"$id":"TracedSource","type":"object","properties":{"address":{"type":"string","maxLength":64},"port":{"type":"integer","minimum":0,"maximum":65535}},"required":["address","port"],"additionalProperties":false};
function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "address") || (key0 === "port"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data0 = data.address;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 64}};
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
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
let data1 = data.port;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate574.errors = vErrors;
return errors === 0;
}
const schema190 = {"$id":"TracedDestination","type":"object","properties":{"address":{"type":"string","maxLength":64},"port":{"type":"integer","minimum":0,"maximum":65535}},"required":["address","port"],"additionalProperties":false};
function validate576(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedDestination" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.address === undefined) || (!(func0.call(data, "address")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "address") || (key0 === "port"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined && func0.call(data, "address")){
let data0 = data.address;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 64}};
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
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
let data1 = data.port;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate576.errors = vErrors;
return errors === 0;
}
const schema191 = {"$id":"TracedBackend","type":"object","properties":{"name":{"type":"string","maxLength":4096},"type":{"type":"string","enum":["static","mcp","ai","a2a","dynamic","aws","service","unknown"]},"protocol":{"type":"string","enum":["http","tcp","mcp","llm","a2a"]}},"required":["name","type","protocol"],"additionalProperties":false};
function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedBackend" */;
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
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "type")) || (key0 === "protocol"))){
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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 4096){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 4096}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data1 = data.type;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((data1 === "static") || (data1 === "mcp")) || (data1 === "ai")) || (data1 === "a2a")) || (data1 === "dynamic")) || (data1 === "aws")) || (data1 === "service")) || (data1 === "unknown"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema191.properties.type.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data2 = data.protocol;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data2 === "http") || (data2 === "tcp")) || (data2 === "mcp")) || (data2 === "llm")) || (data2 === "a2a"))){
const err9 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema191.properties.protocol.enum}};
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
validate578.errors = vErrors;
return errors === 0;
}
const schema192 = {"$id":"TracedProxy","type":"object","properties":{"bind":{"type":"string","maxLength":1024},"gateway":{"$ref":"TracedObjectName"},"listener":{"$ref":"TracedObjectName"},"route":{"$ref":"TracedObjectName"},"requestProcessingDuration":{"type":"string","maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?s$","maxLength":32}},"upstreamDuration":{"type":"string","maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?s$","maxLength":32}},"responseProcessingDuration":{"type":"string","maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?s$","maxLength":32}}},"required":[],"additionalProperties":false};
const schema193 = {"$id":"TracedObjectName","type":"object","properties":{"namespace":{"type":"string","maxLength":63},"name":{"type":"string","maxLength":1024}},"required":["name"],"additionalProperties":false};
function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedObjectName" */;
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
if(!((key0 === "namespace") || (key0 === "name"))){
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
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data0 = data.namespace;
if(typeof data0 === "string"){
if(func2(data0) > 63){
const err2 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63}};
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
const err3 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate581.errors = vErrors;
return errors === 0;
}
const pattern36 = new RegExp("^[0-9]+(\\.[0-9]+)?s$", "u");
function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedProxy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "bind") || (key0 === "gateway")) || (key0 === "listener")) || (key0 === "route")) || (key0 === "requestProcessingDuration")) || (key0 === "upstreamDuration")) || (key0 === "responseProcessingDuration"))){
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
if(data.bind !== undefined && func0.call(data, "bind")){
let data0 = data.bind;
if(typeof data0 === "string"){
if(func2(data0) > 1024){
const err1 = {instancePath:instancePath+"/bind",schemaPath:"#/properties/bind/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/bind",schemaPath:"#/properties/bind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
if(!(validate581(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(validate581(data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(validate581(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
errors = vErrors.length;
}
}
if(data.requestProcessingDuration !== undefined && func0.call(data, "requestProcessingDuration")){
let data4 = data.requestProcessingDuration;
if(typeof data4 === "string"){
if(func2(data4) > 32){
const err3 = {instancePath:instancePath+"/requestProcessingDuration",schemaPath:"#/properties/requestProcessingDuration/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data4.length > 64 || pattern36.test(data4))){
const err4 = {instancePath:instancePath+"/requestProcessingDuration",schemaPath:"#/properties/requestProcessingDuration/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?s$"}};
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
const err5 = {instancePath:instancePath+"/requestProcessingDuration",schemaPath:"#/properties/requestProcessingDuration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.upstreamDuration !== undefined && func0.call(data, "upstreamDuration")){
let data5 = data.upstreamDuration;
if(typeof data5 === "string"){
if(func2(data5) > 32){
const err6 = {instancePath:instancePath+"/upstreamDuration",schemaPath:"#/properties/upstreamDuration/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data5.length > 64 || pattern36.test(data5))){
const err7 = {instancePath:instancePath+"/upstreamDuration",schemaPath:"#/properties/upstreamDuration/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?s$"}};
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
const err8 = {instancePath:instancePath+"/upstreamDuration",schemaPath:"#/properties/upstreamDuration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.responseProcessingDuration !== undefined && func0.call(data, "responseProcessingDuration")){
let data6 = data.responseProcessingDuration;
if(typeof data6 === "string"){
if(func2(data6) > 32){
const err9 = {instancePath:instancePath+"/responseProcessingDuration",schemaPath:"#/properties/responseProcessingDuration/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data6.length > 64 || pattern36.test(data6))){
const err10 = {instancePath:instancePath+"/responseProcessingDuration",schemaPath:"#/properties/responseProcessingDuration/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?s$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/responseProcessingDuration",schemaPath:"#/properties/responseProcessingDuration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
validate580.errors = vErrors;
return errors === 0;
}
const schema194 = {"$id":"TracedResponse","type":"object","properties":{"code":{"type":"integer","minimum":100,"maximum":999},"headers":{"$ref":"TracedHeaderFields"}},"required":["code","headers"],"additionalProperties":false};
function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TracedResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.code === undefined) || (!(func0.call(data, "code")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.headers === undefined) || (!(func0.call(data, "headers")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "headers"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "code") || (key0 === "headers"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined && func0.call(data, "code")){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 100 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(validate569(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate569.errors : vErrors.concat(validate569.errors);
errors = vErrors.length;
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
validate586.errors = vErrors;
return errors === 0;
}
function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestState" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "request") || (key0 === "env")) || (key0 === "source")) || (key0 === "destination")) || (key0 === "backend")) || (key0 === "proxy")) || (key0 === "jwt")) || (key0 === "response"))){
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
if(data.request !== undefined && func0.call(data, "request")){
if(!(validate568(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate572(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate574(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined && func0.call(data, "destination")){
if(!(validate576(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(validate578(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = vErrors === null ? validate578.errors : vErrors.concat(validate578.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(validate580(data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
}
if(data.jwt !== undefined && func0.call(data, "jwt")){
let data6 = data.jwt;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 65536){
const err1 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/maxProperties",keyword:"maxProperties",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data6)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 65536){
const err2 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/propertyNames/maxLength",keyword:"maxLength",params:{limit: 65536},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/jwt",schemaPath:"#/properties/jwt/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate586(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
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
validate567.errors = vErrors;
return errors === 0;
}
function validate566(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestSnapshotMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.stage === undefined) || (!(func0.call(data, "stage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.requestState === undefined) || (!(func0.call(data, "requestState")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestState"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "stage")) || (key0 === "requestState"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "requestSnapshot")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema184.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined && func0.call(data, "stage")){
let data1 = data.stage;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.requestState !== undefined && func0.call(data, "requestState")){
if(!(validate567(data.requestState, {instancePath:instancePath+"/requestState",parentData:data,parentDataProperty:"requestState",rootData}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate566.errors = vErrors;
return errors === 0;
}
const schema195 = {"$id":"PolicySelectionMessage","type":"object","properties":{"type":{"type":"string","enum":["policySelection"]},"phase":{"type":"string","enum":["gateway","route","backend"]},"effectivePolicy":{"type":"object","additionalProperties":{},"propertyNames":{"maxLength":65536},"maxProperties":65536}},"required":["type","phase","effectivePolicy"],"additionalProperties":false};
function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PolicySelectionMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.phase === undefined) || (!(func0.call(data, "phase")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.effectivePolicy === undefined) || (!(func0.call(data, "effectivePolicy")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectivePolicy"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "phase")) || (key0 === "effectivePolicy"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "policySelection")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema195.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.phase !== undefined && func0.call(data, "phase")){
let data1 = data.phase;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "gateway") || (data1 === "route")) || (data1 === "backend"))){
const err7 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema195.properties.phase.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.effectivePolicy !== undefined && func0.call(data, "effectivePolicy")){
let data2 = data.effectivePolicy;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 65536){
const err8 = {instancePath:instancePath+"/effectivePolicy",schemaPath:"#/properties/effectivePolicy/maxProperties",keyword:"maxProperties",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 of Object.keys(data2)){
const _errs8 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 65536){
const err9 = {instancePath:instancePath+"/effectivePolicy",schemaPath:"#/properties/effectivePolicy/propertyNames/maxLength",keyword:"maxLength",params:{limit: 65536},propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err10 = {instancePath:instancePath+"/effectivePolicy",schemaPath:"#/properties/effectivePolicy/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
else {
const err11 = {instancePath:instancePath+"/effectivePolicy",schemaPath:"#/properties/effectivePolicy/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
validate590.errors = vErrors;
return errors === 0;
}
const schema196 = {"$id":"RouteSelectionMessage","type":"object","properties":{"type":{"type":"string","enum":["routeSelection"]},"selectedRoute":{"type":["string","null"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":1024}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"evaluatedRoutes":{"type":"array","items":{"type":"string","maxLength":1024},"maxItems":65536}},"required":["type","selectedRoute","evaluatedRoutes"],"additionalProperties":false};
function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RouteSelectionMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.selectedRoute === undefined) || (!(func0.call(data, "selectedRoute")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedRoute"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.evaluatedRoutes === undefined) || (!(func0.call(data, "evaluatedRoutes")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evaluatedRoutes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "selectedRoute")) || (key0 === "evaluatedRoutes"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "routeSelection")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema196.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.selectedRoute !== undefined && func0.call(data, "selectedRoute")){
let data1 = data.selectedRoute;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/type",keyword:"type",params:{type: schema196.properties.selectedRoute.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data1 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err8 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/0/then/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/0/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(data1 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = _valid1;
}
if(!valid3){
const err13 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.evaluatedRoutes !== undefined && func0.call(data, "evaluatedRoutes")){
let data2 = data.evaluatedRoutes;
if(Array.isArray(data2)){
if(data2.length > 65536){
const err14 = {instancePath:instancePath+"/evaluatedRoutes",schemaPath:"#/properties/evaluatedRoutes/maxItems",keyword:"maxItems",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 1024){
const err15 = {instancePath:instancePath+"/evaluatedRoutes/" + i0,schemaPath:"#/properties/evaluatedRoutes/items/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/evaluatedRoutes/" + i0,schemaPath:"#/properties/evaluatedRoutes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/evaluatedRoutes",schemaPath:"#/properties/evaluatedRoutes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate591.errors = vErrors;
return errors === 0;
}
const schema197 = {"$id":"BackendCallStartMessage","type":"object","properties":{"type":{"type":"string","enum":["backendCallStart"]},"target":{"type":"string","maxLength":4096}},"required":["type","target"],"additionalProperties":false};
function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendCallStartMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "target"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "backendCallStart")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema197.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
let data1 = data.target;
if(typeof data1 === "string"){
if(func2(data1) > 4096){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maxLength",keyword:"maxLength",params:{limit: 4096}};
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
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"}};
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
validate592.errors = vErrors;
return errors === 0;
}
const schema198 = {"$id":"BodySnapshotMessage","type":"object","properties":{"type":{"type":"string","enum":["bodySnapshot"]},"stage":{"type":"string","enum":["final request","response"]},"body":{"type":"string","maxLength":16777216,"x-pattern":{"pattern":"^[A-Za-z0-9+/]*={0,2}$","maxLength":16777216}}},"required":["type","stage","body"],"additionalProperties":false};
const pattern39 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BodySnapshotMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.stage === undefined) || (!(func0.call(data, "stage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.body === undefined) || (!(func0.call(data, "body")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "stage")) || (key0 === "body"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "bodySnapshot")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema198.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined && func0.call(data, "stage")){
let data1 = data.stage;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data1 === "final request") || (data1 === "response"))){
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema198.properties.stage.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
let data2 = data.body;
if(typeof data2 === "string"){
if(func2(data2) > 16777216){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/maxLength",keyword:"maxLength",params:{limit: 16777216}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data2.length > 33554432 || pattern39.test(data2))){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9+/]*={0,2}$"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"}};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate593.errors = vErrors;
return errors === 0;
}
const schema199 = {"$id":"BackendCallResultMessage","type":"object","properties":{"type":{"type":"string","enum":["backendCallResult"]},"status":{"type":["integer","null"],"allOf":[{"if":{"type":["integer"]},"then":{"type":"integer","minimum":100,"maximum":999}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"error":{"type":["string","null"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":4096}},{"if":{"type":["null"]},"then":{"type":"null"}}]}},"required":["type","status","error"],"additionalProperties":false};
function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendCallResultMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "status")) || (key0 === "error"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "backendCallResult")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema199.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema199.properties.status.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 100 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(data1 !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data1 !== null){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = _valid1;
}
if(!valid3){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema199.properties.error.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs21 = errors;
let valid5 = true;
const _errs22 = errors;
if(typeof data2 !== "string"){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(typeof data2 === "string"){
if(func2(data2) > 4096){
const err17 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/0/then/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/0/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid5 = _valid2;
}
if(!valid5){
const err19 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs27 = errors;
let valid6 = true;
const _errs28 = errors;
if(data2 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs30 = errors;
if(data2 !== null){
const err21 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid6 = _valid3;
}
if(!valid6){
const err22 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate594.errors = vErrors;
return errors === 0;
}
const schema200 = {"$id":"ResponseSnapshotMessage","type":"object","properties":{"type":{"type":"string","enum":["responseSnapshot"]},"stage":{"type":"string","maxLength":128},"requestState":{"$ref":"RequestState"}},"required":["type","stage","requestState"],"additionalProperties":false};
function validate595(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseSnapshotMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.stage === undefined) || (!(func0.call(data, "stage")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.requestState === undefined) || (!(func0.call(data, "requestState")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestState"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "stage")) || (key0 === "requestState"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "responseSnapshot")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema200.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.stage !== undefined && func0.call(data, "stage")){
let data1 = data.stage;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err6 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.requestState !== undefined && func0.call(data, "requestState")){
if(!(validate567(data.requestState, {instancePath:instancePath+"/requestState",parentData:data,parentDataProperty:"requestState",rootData}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate595.errors = vErrors;
return errors === 0;
}
const schema201 = {"$id":"RequestFinishedMessage","type":"object","properties":{"type":{"type":"string","enum":["requestFinished"]},"status":{"type":["integer","null"],"allOf":[{"if":{"type":["integer"]},"then":{"type":"integer","minimum":100,"maximum":999}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"error":{"type":["string","null"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":4096}},{"if":{"type":["null"]},"then":{"type":"null"}}]}},"required":["type","status","error"],"additionalProperties":false};
function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestFinishedMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.status === undefined) || (!(func0.call(data, "status")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.error === undefined) || (!(func0.call(data, "error")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "status")) || (key0 === "error"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "requestFinished")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema201.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data1 = data.status;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema201.properties.status.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 100 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(data1 !== null){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data1 !== null){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = _valid1;
}
if(!valid3){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
let data2 = data.error;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema201.properties.error.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs21 = errors;
let valid5 = true;
const _errs22 = errors;
if(typeof data2 !== "string"){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs24 = errors;
if(typeof data2 === "string"){
if(func2(data2) > 4096){
const err17 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/0/then/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/0/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid5 = _valid2;
}
if(!valid5){
const err19 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs27 = errors;
let valid6 = true;
const _errs28 = errors;
if(data2 !== null){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid3 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs30 = errors;
if(data2 !== null){
const err21 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid6 = _valid3;
}
if(!valid6){
const err22 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate597.errors = vErrors;
return errors === 0;
}
const schema202 = {"$id":"RecordsLostMessage","type":"object","properties":{"type":{"type":"string","enum":["recordsLost"]},"lost":{"type":"integer","minimum":1}},"required":["type","lost"],"additionalProperties":false};
function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RecordsLostMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.lost === undefined) || (!(func0.call(data, "lost")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lost"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "lost"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "recordsLost")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema202.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lost !== undefined && func0.call(data, "lost")){
let data1 = data.lost;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate598.errors = vErrors;
return errors === 0;
}
const schema203 = {"$id":"PolicyMessage","type":"object","properties":{"type":{"type":"string","enum":["policy"]},"kind":{"type":"string","maxLength":128},"result":{"type":"string","enum":["apply","skip"]},"details":{"type":"string","maxLength":4096}},"required":["type","kind","result"],"additionalProperties":false};
function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PolicyMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "kind")) || (key0 === "result")) || (key0 === "details"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "policy")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema203.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 128}};
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
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data2 = data.result;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "apply") || (data2 === "skip"))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema203.properties.result.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.details !== undefined && func0.call(data, "details")){
let data3 = data.details;
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err10 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
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
validate599.errors = vErrors;
return errors === 0;
}
const schema204 = {"$id":"AuthorizationResultMessage","type":"object","properties":{"type":{"type":"string","enum":["authorizationResult"]},"rules":{"type":"array","items":{"$ref":"AuthorizationRuleResult"},"maxItems":1024},"result":{"type":"string","enum":["allow","deny"]}},"required":["type","rules","result"],"additionalProperties":false};
const schema205 = {"$id":"AuthorizationRuleResult","type":"object","properties":{"name":{"type":"string","maxLength":16384},"matched":{"type":"boolean"},"mode":{"type":"string","enum":["allow","deny","require"]}},"required":["name","matched","mode"],"additionalProperties":false};
function validate601(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuthorizationRuleResult" */;
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
if((data.matched === undefined) || (!(func0.call(data, "matched")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "name") || (key0 === "matched")) || (key0 === "mode"))){
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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 16384){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 16384}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.matched !== undefined && func0.call(data, "matched")){
if(typeof data.matched !== "boolean"){
const err6 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "allow") || (data2 === "deny")) || (data2 === "require"))){
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema205.properties.mode.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate601.errors = vErrors;
return errors === 0;
}
function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuthorizationResultMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.result === undefined) || (!(func0.call(data, "result")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "rules")) || (key0 === "result"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "authorizationResult")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema204.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data1 = data.rules;
if(Array.isArray(data1)){
if(data1.length > 1024){
const err6 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate601(data1[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.result !== undefined && func0.call(data, "result")){
let data3 = data.result;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "allow") || (data3 === "deny"))){
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema204.properties.result.enum}};
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
validate600.errors = vErrors;
return errors === 0;
}
const schema206 = {"$id":"CelMessage","type":"object","properties":{"type":{"type":"string","enum":["cel"]},"expression":{"type":"string","maxLength":16384},"value":{},"error":{"type":"string","maxLength":4096}},"required":["type","expression"],"additionalProperties":false};
function validate603(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CelMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.expression === undefined) || (!(func0.call(data, "expression")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expression"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "type") || (key0 === "expression")) || (key0 === "value")) || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "cel")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema206.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
let data1 = data.expression;
if(typeof data1 === "string"){
if(func2(data1) > 16384){
const err5 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit: 16384}};
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
const err6 = {instancePath:instancePath+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.error !== undefined && func0.call(data, "error")){
let data2 = data.error;
if(typeof data2 === "string"){
if(func2(data2) > 4096){
const err7 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/maxLength",keyword:"maxLength",params:{limit: 4096}};
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
const err8 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
validate603.errors = vErrors;
return errors === 0;
}
function validate564(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TraceMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "requestStarted"){
if(!(validate565(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
errors = vErrors.length;
}
}
else if(tag0 === "requestSnapshot"){
if(!(validate566(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
errors = vErrors.length;
}
}
else if(tag0 === "policySelection"){
if(!(validate590(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
errors = vErrors.length;
}
}
else if(tag0 === "routeSelection"){
if(!(validate591(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendCallStart"){
if(!(validate592(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
errors = vErrors.length;
}
}
else if(tag0 === "bodySnapshot"){
if(!(validate593(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendCallResult"){
if(!(validate594(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
}
else if(tag0 === "responseSnapshot"){
if(!(validate595(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate595.errors : vErrors.concat(validate595.errors);
errors = vErrors.length;
}
}
else if(tag0 === "requestFinished"){
if(!(validate597(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
errors = vErrors.length;
}
}
else if(tag0 === "recordsLost"){
if(!(validate598(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
errors = vErrors.length;
}
}
else if(tag0 === "policy"){
if(!(validate599(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
}
else if(tag0 === "authorizationResult"){
if(!(validate600(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cel"){
if(!(validate603(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate564.errors = vErrors;
return errors === 0;
}
function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TraceRecord" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.eventStart === undefined) || (!(func0.call(data, "eventStart")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventStart"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.eventEnd === undefined) || (!(func0.call(data, "eventEnd")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventEnd"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.severity === undefined) || (!(func0.call(data, "severity")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "severity"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.message === undefined) || (!(func0.call(data, "message")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "eventStart") || (key0 === "eventEnd")) || (key0 === "severity")) || (key0 === "scope")) || (key0 === "message"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.eventStart !== undefined && func0.call(data, "eventStart")){
let data0 = data.eventStart;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/type",keyword:"type",params:{type: schema180.properties.eventStart.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs8 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/allOf/0/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/allOf/0/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
valid2 = _valid0;
}
if(!valid2){
const err9 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs11 = errors;
let valid3 = true;
const _errs12 = errors;
if(data0 !== null){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data0 !== null){
const err11 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = _valid1;
}
if(!valid3){
const err12 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.eventEnd !== undefined && func0.call(data, "eventEnd")){
let data1 = data.eventEnd;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err13 = {instancePath:instancePath+"/eventEnd",schemaPath:"#/properties/eventEnd/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err14 = {instancePath:instancePath+"/eventEnd",schemaPath:"#/properties/eventEnd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.severity !== undefined && func0.call(data, "severity")){
if(!(validate562(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate562.errors : vErrors.concat(validate562.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data3 = data.scope;
if(Array.isArray(data3)){
if(data3.length > 16){
const err15 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.length < 1){
const err16 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 512){
const err17 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.message !== undefined && func0.call(data, "message")){
if(!(validate564(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate564.errors : vErrors.concat(validate564.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate561.errors = vErrors;
return errors === 0;
}

