// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isListenAddress } from "./listen-address.js";
import { isNamespace } from "./namespace.js";
import { isNamespaceSelector } from "./namespace-selector.js";
import { isObjectName } from "./object-name.js";
import { isParametersRef } from "./parameters-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"controllerName":true,"gatewayClassName":true,"gatewayClassParametersRefs":true,"discoveryNamespaceSelectors":true,"models":true,"logLevel":true,"leaderElection":true,"leaseName":true,"podNamespace":true,"podName":true,"healthAddr":true,"metricsAddr":true,"logFormat":true};
const pattern0 = new RegExp("^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$", "u");
const schema1 = ["text","json"];

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
}
else {
const err3 = {instancePath:instancePath+"/controllerName",schemaPath:"#/properties/controllerName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data2)){
const _errs7 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 253){
const err5 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(key1) < 1){
const err6 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
const err8 = {instancePath:instancePath+"/gatewayClassParametersRefs",schemaPath:"#/properties/gatewayClassParametersRefs/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.discoveryNamespaceSelectors !== undefined && func0.call(data, "discoveryNamespaceSelectors")){
let data4 = data.discoveryNamespaceSelectors;
if(Array.isArray(data4)){
if(data4.length > 64){
const err9 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
const err10 = {instancePath:instancePath+"/discoveryNamespaceSelectors",schemaPath:"#/properties/discoveryNamespaceSelectors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.models !== undefined && func0.call(data, "models")){
if(typeof data.models !== "boolean"){
const err11 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.logLevel !== undefined && func0.call(data, "logLevel")){
let data7 = data.logLevel;
if(typeof data7 === "string"){
if(characters(data7) > 1024){
const err12 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(characters(data7) < 1){
const err13 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data7.length > 2048 || pattern0.test(data7))){
const err14 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/x-pattern",keyword:"x-pattern",params:{"pattern":"^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$","expected":"a level, or levels of modules such as info,engine=debug"}};
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
const err15 = {instancePath:instancePath+"/logLevel",schemaPath:"#/properties/logLevel/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.leaderElection !== undefined && func0.call(data, "leaderElection")){
if(typeof data.leaderElection !== "boolean"){
const err16 = {instancePath:instancePath+"/leaderElection",schemaPath:"#/properties/leaderElection/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
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
const err17 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(characters(data11) < 1){
const err18 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err19 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
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
const err20 = {instancePath:instancePath+"/logFormat",schemaPath:"#/properties/logFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data14 === "text") || (data14 === "json"))){
const err21 = {instancePath:instancePath+"/logFormat",schemaPath:"#/properties/logFormat/enum",keyword:"enum",params:{allowedValues: schema1}};
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
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
isControllerSettings.errors = vErrors;
return errors === 0;
}
