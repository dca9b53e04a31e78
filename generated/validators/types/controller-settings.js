// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isListenAddress } from "./listen-address.js";
import { isLogLevel } from "./log-level.js";
import { isLongString } from "./long-string.js";
import { isNamespace } from "./namespace.js";
import { isNamespaceSelector } from "./namespace-selector.js";
import { isObjectName } from "./object-name.js";
import { isParametersRef } from "./parameters-ref.js";
import { isPort } from "./port.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"controllerName":true,"gatewayClassName":true,"gatewayClassParametersRefs":true,"discoveryNamespaceSelectors":true,"models":true,"logLevel":true,"leaderElection":true,"leaseName":true,"podNamespace":true,"podName":true,"healthAddr":true,"metricsAddr":true,"logFormat":true,"xBackend":true,"inferenceExtension":true,"gatewayNamespaces":true,"xdsAddr":true,"xdsMode":true,"xdsServiceName":true,"xdsServicePort":true,"proxyImageRegistry":true,"proxyImageRepository":true,"proxyImageTag":true,"proxyImagePullPolicy":true,"istio":true,"istioAutoEnabled":true,"istioCaAddress":true,"istioClusterId":true,"istioNamespace":true,"istioNetwork":true,"istioRevision":true,"xdsAuth":true,"xdsAudience":true,"xdsTlsSecret":true,"provisioning":true};
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$", "u");
const schema1 = ["text","json"];
const schema2 = ["plaintext","tls","either"];
const schema3 = ["Always","IfNotPresent","Never"];

export function isControllerSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.controllerName !== undefined && func0.call(data, "controllerName")){
let data0 = data.controllerName;
if(typeof data0 === "string"){
if(characters(data0) > 253){
const err1 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 506 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9/._~%!$&'()*+,;=:-]+$","expected":"a domain, a slash and a path"}};
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
const err4 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.gatewayClassName !== undefined && func0.call(data, "gatewayClassName")){
if(!(isObjectName.call(this, data.gatewayClassName, {instancePath:instancePath+"/gatewayClassName",parentData:data,parentDataProperty:"gatewayClassName",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.gatewayClassParametersRefs !== undefined && func0.call(data, "gatewayClassParametersRefs")){
let data2 = data.gatewayClassParametersRefs;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 64){
const err5 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 of Object.keys(data2)){
const _errs7 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 253){
const err6 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(key1) < 1){
const err7 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 of Object.keys(data2)){
if(!(isParametersRef.call(this, data2[key2], {instancePath:instancePath+"/gatewayClassParametersRefs/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isParametersRef.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.discoveryNamespaceSelectors !== undefined && func0.call(data, "discoveryNamespaceSelectors")){
let data4 = data.discoveryNamespaceSelectors;
if(Array.isArray(data4)){
if(data4.length > 64){
const err10 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(isNamespaceSelector.call(this, data4[i0], {instancePath:instancePath+"/discoveryNamespaceSelectors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isNamespaceSelector.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.models !== undefined && func0.call(data, "models")){
if(typeof data.models !== "boolean"){
const err12 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.logLevel !== undefined && func0.call(data, "logLevel")){
if(!(isLogLevel.call(this, data.logLevel, {instancePath:instancePath+"/logLevel",parentData:data,parentDataProperty:"logLevel",rootData}))){
vErrors = joined(vErrors, isLogLevel.errors);
errors = vErrors.length;
}
}
if(data.leaderElection !== undefined && func0.call(data, "leaderElection")){
if(typeof data.leaderElection !== "boolean"){
const err13 = {instancePath:instancePath+"/leaderElection",schemaPath:"#/properties/leaderElection/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.leaseName !== undefined && func0.call(data, "leaseName")){
if(!(isObjectName.call(this, data.leaseName, {instancePath:instancePath+"/leaseName",parentData:data,parentDataProperty:"leaseName",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.podNamespace !== undefined && func0.call(data, "podNamespace")){
if(!(isNamespace.call(this, data.podNamespace, {instancePath:instancePath+"/podNamespace",parentData:data,parentDataProperty:"podNamespace",rootData}))){
vErrors = joined(vErrors, isNamespace.errors);
errors = vErrors.length;
}
}
if(data.podName !== undefined && func0.call(data, "podName")){
let data11 = data.podName;
if(typeof data11 === "string"){
if(characters(data11) > 253){
const err14 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(characters(data11) < 1){
const err15 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err16 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.healthAddr !== undefined && func0.call(data, "healthAddr")){
if(!(isListenAddress.call(this, data.healthAddr, {instancePath:instancePath+"/healthAddr",parentData:data,parentDataProperty:"healthAddr",rootData}))){
vErrors = joined(vErrors, isListenAddress.errors);
errors = vErrors.length;
}
}
if(data.metricsAddr !== undefined && func0.call(data, "metricsAddr")){
if(!(isListenAddress.call(this, data.metricsAddr, {instancePath:instancePath+"/metricsAddr",parentData:data,parentDataProperty:"metricsAddr",rootData}))){
vErrors = joined(vErrors, isListenAddress.errors);
errors = vErrors.length;
}
}
if(data.logFormat !== undefined && func0.call(data, "logFormat")){
let data14 = data.logFormat;
if(typeof data14 !== "string"){
const err17 = {instancePath:instancePath+"/logFormat",schemaPath:"#/properties/logFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data14 === "text") || (data14 === "json"))){
const err18 = {instancePath:instancePath+"/logFormat",schemaPath:"#/properties/logFormat/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.xBackend !== undefined && func0.call(data, "xBackend")){
if(typeof data.xBackend !== "boolean"){
const err19 = {instancePath:instancePath+"/xBackend",schemaPath:"#/properties/xBackend/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.inferenceExtension !== undefined && func0.call(data, "inferenceExtension")){
if(typeof data.inferenceExtension !== "boolean"){
const err20 = {instancePath:instancePath+"/inferenceExtension",schemaPath:"#/properties/inferenceExtension/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gatewayNamespaces !== undefined && func0.call(data, "gatewayNamespaces")){
let data17 = data.gatewayNamespaces;
if(Array.isArray(data17)){
if(data17.length > 256){
const err21 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(isNamespace.call(this, data17[i1], {instancePath:instancePath+"/gatewayNamespaces/" + i1,parentData:data17,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isNamespace.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data17);
if(!(repeated0 === undefined)){
const err22 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err23 = {instancePath:instancePath+"/gatewayNamespaces",schemaPath:"#/properties/gatewayNamespaces/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.xdsAddr !== undefined && func0.call(data, "xdsAddr")){
if(!(isListenAddress.call(this, data.xdsAddr, {instancePath:instancePath+"/xdsAddr",parentData:data,parentDataProperty:"xdsAddr",rootData}))){
vErrors = joined(vErrors, isListenAddress.errors);
errors = vErrors.length;
}
}
if(data.xdsMode !== undefined && func0.call(data, "xdsMode")){
let data20 = data.xdsMode;
if(typeof data20 !== "string"){
const err24 = {instancePath:instancePath+"/xdsMode",schemaPath:"#/properties/xdsMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data20 === "plaintext") || (data20 === "tls")) || (data20 === "either"))){
const err25 = {instancePath:instancePath+"/xdsMode",schemaPath:"#/properties/xdsMode/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.xdsServiceName !== undefined && func0.call(data, "xdsServiceName")){
if(!(isObjectName.call(this, data.xdsServiceName, {instancePath:instancePath+"/xdsServiceName",parentData:data,parentDataProperty:"xdsServiceName",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.xdsServicePort !== undefined && func0.call(data, "xdsServicePort")){
if(!(isPort.call(this, data.xdsServicePort, {instancePath:instancePath+"/xdsServicePort",parentData:data,parentDataProperty:"xdsServicePort",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.proxyImageRegistry !== undefined && func0.call(data, "proxyImageRegistry")){
let data23 = data.proxyImageRegistry;
if(typeof data23 === "string"){
if(characters(data23) > 253){
const err26 = {instancePath:instancePath+"/proxyImageRegistry",schemaPath:"#/properties/proxyImageRegistry/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(characters(data23) < 1){
const err27 = {instancePath:instancePath+"/proxyImageRegistry",schemaPath:"#/properties/proxyImageRegistry/minLength",keyword:"minLength",params:{limit: 1}};
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
const err28 = {instancePath:instancePath+"/proxyImageRegistry",schemaPath:"#/properties/proxyImageRegistry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.proxyImageRepository !== undefined && func0.call(data, "proxyImageRepository")){
let data24 = data.proxyImageRepository;
if(typeof data24 === "string"){
if(characters(data24) > 253){
const err29 = {instancePath:instancePath+"/proxyImageRepository",schemaPath:"#/properties/proxyImageRepository/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(characters(data24) < 1){
const err30 = {instancePath:instancePath+"/proxyImageRepository",schemaPath:"#/properties/proxyImageRepository/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/proxyImageRepository",schemaPath:"#/properties/proxyImageRepository/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.proxyImageTag !== undefined && func0.call(data, "proxyImageTag")){
let data25 = data.proxyImageTag;
if(typeof data25 === "string"){
if(characters(data25) > 128){
const err32 = {instancePath:instancePath+"/proxyImageTag",schemaPath:"#/properties/proxyImageTag/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(characters(data25) < 1){
const err33 = {instancePath:instancePath+"/proxyImageTag",schemaPath:"#/properties/proxyImageTag/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/proxyImageTag",schemaPath:"#/properties/proxyImageTag/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.proxyImagePullPolicy !== undefined && func0.call(data, "proxyImagePullPolicy")){
let data26 = data.proxyImagePullPolicy;
if(typeof data26 !== "string"){
const err35 = {instancePath:instancePath+"/proxyImagePullPolicy",schemaPath:"#/properties/proxyImagePullPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data26 === "Always") || (data26 === "IfNotPresent")) || (data26 === "Never"))){
const err36 = {instancePath:instancePath+"/proxyImagePullPolicy",schemaPath:"#/properties/proxyImagePullPolicy/enum",keyword:"enum",params:{allowedValues: schema3}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.istio !== undefined && func0.call(data, "istio")){
if(typeof data.istio !== "boolean"){
const err37 = {instancePath:instancePath+"/istio",schemaPath:"#/properties/istio/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.istioAutoEnabled !== undefined && func0.call(data, "istioAutoEnabled")){
if(typeof data.istioAutoEnabled !== "boolean"){
const err38 = {instancePath:instancePath+"/istioAutoEnabled",schemaPath:"#/properties/istioAutoEnabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.istioCaAddress !== undefined && func0.call(data, "istioCaAddress")){
if(!(isLongString.call(this, data.istioCaAddress, {instancePath:instancePath+"/istioCaAddress",parentData:data,parentDataProperty:"istioCaAddress",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
if(data.istioClusterId !== undefined && func0.call(data, "istioClusterId")){
if(!(isShortString.call(this, data.istioClusterId, {instancePath:instancePath+"/istioClusterId",parentData:data,parentDataProperty:"istioClusterId",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.istioNamespace !== undefined && func0.call(data, "istioNamespace")){
if(!(isNamespace.call(this, data.istioNamespace, {instancePath:instancePath+"/istioNamespace",parentData:data,parentDataProperty:"istioNamespace",rootData}))){
vErrors = joined(vErrors, isNamespace.errors);
errors = vErrors.length;
}
}
if(data.istioNetwork !== undefined && func0.call(data, "istioNetwork")){
if(!(isShortString.call(this, data.istioNetwork, {instancePath:instancePath+"/istioNetwork",parentData:data,parentDataProperty:"istioNetwork",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.istioRevision !== undefined && func0.call(data, "istioRevision")){
let data33 = data.istioRevision;
if(typeof data33 === "string"){
if(characters(data33) > 63){
const err39 = {instancePath:instancePath+"/istioRevision",schemaPath:"#/properties/istioRevision/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(characters(data33) < 1){
const err40 = {instancePath:instancePath+"/istioRevision",schemaPath:"#/properties/istioRevision/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/istioRevision",schemaPath:"#/properties/istioRevision/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.xdsAuth !== undefined && func0.call(data, "xdsAuth")){
if(typeof data.xdsAuth !== "boolean"){
const err42 = {instancePath:instancePath+"/xdsAuth",schemaPath:"#/properties/xdsAuth/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.xdsAudience !== undefined && func0.call(data, "xdsAudience")){
let data35 = data.xdsAudience;
if(typeof data35 === "string"){
if(characters(data35) > 253){
const err43 = {instancePath:instancePath+"/xdsAudience",schemaPath:"#/properties/xdsAudience/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(characters(data35) < 1){
const err44 = {instancePath:instancePath+"/xdsAudience",schemaPath:"#/properties/xdsAudience/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/xdsAudience",schemaPath:"#/properties/xdsAudience/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.xdsTlsSecret !== undefined && func0.call(data, "xdsTlsSecret")){
if(!(isObjectName.call(this, data.xdsTlsSecret, {instancePath:instancePath+"/xdsTlsSecret",parentData:data,parentDataProperty:"xdsTlsSecret",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.provisioning !== undefined && func0.call(data, "provisioning")){
if(typeof data.provisioning !== "boolean"){
const err46 = {instancePath:instancePath+"/provisioning",schemaPath:"#/properties/provisioning/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
isControllerSettings.errors = vErrors;
return errors === 0;
}
