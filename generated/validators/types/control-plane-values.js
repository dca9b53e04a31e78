// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAnnotations } from "./annotations.js";
import { isChartController } from "./chart-controller.js";
import { isChartServiceAccount } from "./chart-service-account.js";
import { isControlPlaneImage } from "./control-plane-image.js";
import { isControlPlaneIstio } from "./control-plane-istio.js";
import { isControlPlaneMonitoring } from "./control-plane-monitoring.js";
import { isControlPlaneProxy } from "./control-plane-proxy.js";
import { isControlPlaneRbac } from "./control-plane-rbac.js";
import { isImagePullSecret } from "./image-pull-secret.js";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isLabels } from "./labels.js";
import { isNamespaceSelector } from "./namespace-selector.js";
import { isOptionalFeature } from "./optional-feature.js";
import { isParametersRef } from "./parameters-ref.js";
import { isResourceRequirements } from "./resource-requirements.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$", "u");
const pattern1 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+)?$", "u");

export function isControlPlaneValues(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameOverride !== undefined && func0.call(data, "nameOverride")){
let data0 = data.nameOverride;
if(typeof data0 === "string"){
if(characters(data0) > 63){
const err0 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0.length > 126 || pattern0.test(data0))){
const err1 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$","expected":"lower case letters, digits and `-` between them, or nothing"}};
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
const err2 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fullnameOverride !== undefined && func0.call(data, "fullnameOverride")){
let data1 = data.fullnameOverride;
if(typeof data1 === "string"){
if(characters(data1) > 63){
const err3 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data1.length > 126 || pattern0.test(data1))){
const err4 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$","expected":"lower case letters, digits and `-` between them, or nothing"}};
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
const err5 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.commonLabels !== undefined && func0.call(data, "commonLabels")){
if(!(isLabels.call(this, data.commonLabels, {instancePath:instancePath+"/commonLabels",parentData:data,parentDataProperty:"commonLabels",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
errors = vErrors.length;
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
if(!(isImagePullSecret.call(this, data3[i0], {instancePath:instancePath+"/imagePullSecrets/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isImagePullSecret.errors);
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
if(data.image !== undefined && func0.call(data, "image")){
if(!(isControlPlaneImage.call(this, data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joined(vErrors, isControlPlaneImage.errors);
errors = vErrors.length;
}
}
if(data.controller !== undefined && func0.call(data, "controller")){
if(!(isChartController.call(this, data.controller, {instancePath:instancePath+"/controller",parentData:data,parentDataProperty:"controller",rootData}))){
vErrors = joined(vErrors, isChartController.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(isControlPlaneProxy.call(this, data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = joined(vErrors, isControlPlaneProxy.errors);
errors = vErrors.length;
}
}
if(data.gatewayClassName !== undefined && func0.call(data, "gatewayClassName")){
let data8 = data.gatewayClassName;
if(typeof data8 === "string"){
if(characters(data8) > 253){
const err8 = {instancePath:instancePath+"/gatewayClassName",schemaPath:"#/properties/gatewayClassName/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err9 = {instancePath:instancePath+"/gatewayClassName",schemaPath:"#/properties/gatewayClassName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.controllerName !== undefined && func0.call(data, "controllerName")){
let data9 = data.controllerName;
if(typeof data9 === "string"){
if(characters(data9) > 253){
const err10 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(data9.length > 506 || pattern1.test(data9))){
const err11 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+)?$","expected":"a domain, a slash and a path, or nothing"}};
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
const err12 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.gatewayClassParametersRefs !== undefined && func0.call(data, "gatewayClassParametersRefs")){
let data10 = data.gatewayClassParametersRefs;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 64){
const err13 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 of Object.keys(data10)){
const _errs18 = errors;
if(typeof key0 === "string"){
if(characters(key0) > 253){
const err14 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(characters(key0) < 1){
const err15 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key0};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid3 = _errs18 === errors;
if(!valid3){
const err16 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key1 of Object.keys(data10)){
if(!(isParametersRef.call(this, data10[key1], {instancePath:instancePath+"/gatewayClassParametersRefs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key1,rootData}))){
vErrors = joined(vErrors, isParametersRef.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.agentgatewayModels !== undefined && func0.call(data, "agentgatewayModels")){
if(!(isOptionalFeature.call(this, data.agentgatewayModels, {instancePath:instancePath+"/agentgatewayModels",parentData:data,parentDataProperty:"agentgatewayModels",rootData}))){
vErrors = joined(vErrors, isOptionalFeature.errors);
errors = vErrors.length;
}
}
if(data.xBackend !== undefined && func0.call(data, "xBackend")){
if(!(isOptionalFeature.call(this, data.xBackend, {instancePath:instancePath+"/xBackend",parentData:data,parentDataProperty:"xBackend",rootData}))){
vErrors = joined(vErrors, isOptionalFeature.errors);
errors = vErrors.length;
}
}
if(data.inferenceExtension !== undefined && func0.call(data, "inferenceExtension")){
if(!(isOptionalFeature.call(this, data.inferenceExtension, {instancePath:instancePath+"/inferenceExtension",parentData:data,parentDataProperty:"inferenceExtension",rootData}))){
vErrors = joined(vErrors, isOptionalFeature.errors);
errors = vErrors.length;
}
}
if(data.istio !== undefined && func0.call(data, "istio")){
if(!(isControlPlaneIstio.call(this, data.istio, {instancePath:instancePath+"/istio",parentData:data,parentDataProperty:"istio",rootData}))){
vErrors = joined(vErrors, isControlPlaneIstio.errors);
errors = vErrors.length;
}
}
if(data.discoveryNamespaceSelectors !== undefined && func0.call(data, "discoveryNamespaceSelectors")){
let data16 = data.discoveryNamespaceSelectors;
if(Array.isArray(data16)){
if(data16.length > 64){
const err18 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(isNamespaceSelector.call(this, data16[i1], {instancePath:instancePath+"/discoveryNamespaceSelectors/" + i1,parentData:data16,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isNamespaceSelector.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.rbac !== undefined && func0.call(data, "rbac")){
if(!(isControlPlaneRbac.call(this, data.rbac, {instancePath:instancePath+"/rbac",parentData:data,parentDataProperty:"rbac",rootData}))){
vErrors = joined(vErrors, isControlPlaneRbac.errors);
errors = vErrors.length;
}
}
if(data.monitoring !== undefined && func0.call(data, "monitoring")){
if(!(isControlPlaneMonitoring.call(this, data.monitoring, {instancePath:instancePath+"/monitoring",parentData:data,parentDataProperty:"monitoring",rootData}))){
vErrors = joined(vErrors, isControlPlaneMonitoring.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(isChartServiceAccount.call(this, data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = joined(vErrors, isChartServiceAccount.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(isResourceRequirements.call(this, data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = joined(vErrors, isResourceRequirements.errors);
errors = vErrors.length;
}
}
if(data.deploymentAnnotations !== undefined && func0.call(data, "deploymentAnnotations")){
if(!(isAnnotations.call(this, data.deploymentAnnotations, {instancePath:instancePath+"/deploymentAnnotations",parentData:data,parentDataProperty:"deploymentAnnotations",rootData}))){
vErrors = joined(vErrors, isAnnotations.errors);
errors = vErrors.length;
}
}
if(data.podAnnotations !== undefined && func0.call(data, "podAnnotations")){
if(!(isAnnotations.call(this, data.podAnnotations, {instancePath:instancePath+"/podAnnotations",parentData:data,parentDataProperty:"podAnnotations",rootData}))){
vErrors = joined(vErrors, isAnnotations.errors);
errors = vErrors.length;
}
}
if(data.podLabels !== undefined && func0.call(data, "podLabels")){
if(!(isLabels.call(this, data.podLabels, {instancePath:instancePath+"/podLabels",parentData:data,parentDataProperty:"podLabels",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
errors = vErrors.length;
}
}
if(data.podSecurityContext !== undefined && func0.call(data, "podSecurityContext")){
if(!(isKubernetesFields.call(this, data.podSecurityContext, {instancePath:instancePath+"/podSecurityContext",parentData:data,parentDataProperty:"podSecurityContext",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.securityContext !== undefined && func0.call(data, "securityContext")){
if(!(isKubernetesFields.call(this, data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.nodeSelector !== undefined && func0.call(data, "nodeSelector")){
if(!(isLabels.call(this, data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
errors = vErrors.length;
}
}
if(data.tolerations !== undefined && func0.call(data, "tolerations")){
let data28 = data.tolerations;
if(Array.isArray(data28)){
if(data28.length > 64){
const err20 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
if(!(isKubernetesFields.call(this, data28[i2], {instancePath:instancePath+"/tolerations/" + i2,parentData:data28,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.affinity !== undefined && func0.call(data, "affinity")){
if(!(isKubernetesFields.call(this, data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.topologySpreadConstraints !== undefined && func0.call(data, "topologySpreadConstraints")){
let data31 = data.topologySpreadConstraints;
if(Array.isArray(data31)){
if(data31.length > 64){
const err22 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len3 = data31.length;
for(let i3=0; i3<len3; i3++){
if(!(isKubernetesFields.call(this, data31[i3], {instancePath:instancePath+"/topologySpreadConstraints/" + i3,parentData:data31,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.dnsConfig !== undefined && func0.call(data, "dnsConfig")){
if(!(isKubernetesFields.call(this, data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
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
isControlPlaneValues.errors = vErrors;
return errors === 0;
}
