// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isControlPlaneXds } from "./control-plane-xds.js";
import { isControllerImage } from "./controller-image.js";
import { isControllerService } from "./controller-service.js";
import { isExtraEnv } from "./extra-env.js";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isLogLevel } from "./log-level.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"replicaCount":true,"logLevel":true,"image":true,"service":true,"xds":true,"extraEnv":true,"extraContainers":true,"extraVolumes":true,"extraVolumeMounts":true,"strategy":true,"priorityClassName":true,"revisionHistoryLimit":true,"podDisruptionBudget":true,"horizontalPodAutoscaler":true,"verticalPodAutoscaler":true};
const schema1 = ["null","integer"];

export function isChartController(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(isLogLevel.call(this, data.logLevel, {instancePath:instancePath+"/logLevel",parentData:data,parentDataProperty:"logLevel",rootData}))){
vErrors = joined(vErrors, isLogLevel.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined && func0.call(data, "image")){
if(!(isControllerImage.call(this, data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joined(vErrors, isControllerImage.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined && func0.call(data, "service")){
if(!(isControllerService.call(this, data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = joined(vErrors, isControllerService.errors);
errors = vErrors.length;
}
}
if(data.xds !== undefined && func0.call(data, "xds")){
if(!(isControlPlaneXds.call(this, data.xds, {instancePath:instancePath+"/xds",parentData:data,parentDataProperty:"xds",rootData}))){
vErrors = joined(vErrors, isControlPlaneXds.errors);
errors = vErrors.length;
}
}
if(data.extraEnv !== undefined && func0.call(data, "extraEnv")){
let data5 = data.extraEnv;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 128){
const err4 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/maxProperties",keyword:"maxProperties",params:{limit: 128}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data5)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 256){
const err5 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(key1) < 1){
const err6 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 of Object.keys(data5)){
if(!(isExtraEnv.call(this, data5[key2], {instancePath:instancePath+"/extraEnv/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isExtraEnv.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.extraContainers !== undefined && func0.call(data, "extraContainers")){
let data7 = data.extraContainers;
if(Array.isArray(data7)){
if(data7.length > 64){
const err9 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(isKubernetesFields.call(this, data7[i0], {instancePath:instancePath+"/extraContainers/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.extraVolumes !== undefined && func0.call(data, "extraVolumes")){
let data9 = data.extraVolumes;
if(Array.isArray(data9)){
if(data9.length > 64){
const err11 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(isKubernetesFields.call(this, data9[i1], {instancePath:instancePath+"/extraVolumes/" + i1,parentData:data9,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.extraVolumeMounts !== undefined && func0.call(data, "extraVolumeMounts")){
let data11 = data.extraVolumeMounts;
if(Array.isArray(data11)){
if(data11.length > 64){
const err13 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(isKubernetesFields.call(this, data11[i2], {instancePath:instancePath+"/extraVolumeMounts/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.strategy !== undefined && func0.call(data, "strategy")){
if(!(isKubernetesFields.call(this, data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.priorityClassName !== undefined && func0.call(data, "priorityClassName")){
let data14 = data.priorityClassName;
if(typeof data14 === "string"){
if(characters(data14) > 253){
const err15 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/maxLength",keyword:"maxLength",params:{limit: 253}};
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
const err16 = {instancePath:instancePath+"/priorityClassName",schemaPath:"#/properties/priorityClassName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.revisionHistoryLimit !== undefined && func0.call(data, "revisionHistoryLimit")){
let data15 = data.revisionHistoryLimit;
if((data15 !== null) && (!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15))))){
const err17 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/type",keyword:"type",params:{type: schema1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs28 = errors;
let valid10 = true;
const _errs29 = errors;
if(data15 !== null){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs31 = errors;
if(data15 !== null){
const err19 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs31 === errors;
valid10 = _valid0;
}
if(!valid10){
const err20 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs34 = errors;
let valid11 = true;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs37 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err22 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000 || isNaN(data15)){
const err23 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err24 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid1 = _errs37 === errors;
valid11 = _valid1;
}
if(!valid11){
const err25 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.podDisruptionBudget !== undefined && func0.call(data, "podDisruptionBudget")){
if(!(isKubernetesFields.call(this, data.podDisruptionBudget, {instancePath:instancePath+"/podDisruptionBudget",parentData:data,parentDataProperty:"podDisruptionBudget",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.horizontalPodAutoscaler !== undefined && func0.call(data, "horizontalPodAutoscaler")){
if(!(isKubernetesFields.call(this, data.horizontalPodAutoscaler, {instancePath:instancePath+"/horizontalPodAutoscaler",parentData:data,parentDataProperty:"horizontalPodAutoscaler",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.verticalPodAutoscaler !== undefined && func0.call(data, "verticalPodAutoscaler")){
if(!(isKubernetesFields.call(this, data.verticalPodAutoscaler, {instancePath:instancePath+"/verticalPodAutoscaler",parentData:data,parentDataProperty:"verticalPodAutoscaler",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
isChartController.errors = vErrors;
return errors === 0;
}
