// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAnnotations } from "./annotations.js";
import { isChartServicePort } from "./chart-service-port.js";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isLabels } from "./labels.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"annotations":true,"extraLabels":true,"clusterIP":true,"clusterIPs":true,"externalIPs":true,"externalName":true,"loadBalancerIP":true,"loadBalancerSourceRanges":true,"loadBalancerClass":true,"externalTrafficPolicy":true,"internalTrafficPolicy":true,"healthCheckNodePort":true,"sessionAffinity":true,"sessionAffinityConfig":true,"ipFamilies":true,"ipFamilyPolicy":true,"publishNotReadyAddresses":true,"allocateLoadBalancerNodePorts":true,"trafficDistribution":true,"name":true,"type":true,"ports":true};
const schema1 = ["","Cluster","Local"];
const schema2 = ["null","integer"];
const schema3 = ["","None","ClientIP"];
const schema4 = ["IPv4","IPv6"];
const schema5 = ["","SingleStack","PreferDualStack","RequireDualStack"];
const schema6 = ["null","boolean"];
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
const schema7 = ["ClusterIP","NodePort","LoadBalancer","ExternalName"];
const schema8 = ["name"];

export function isExtraService(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema0, key0))){
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
if(data.clusterIP !== undefined && func0.call(data, "clusterIP")){
let data2 = data.clusterIP;
if(typeof data2 === "string"){
if(characters(data2) > 64){
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
if(characters(data4) > 64){
const err6 = {instancePath:instancePath+"/clusterIPs/" + i0,schemaPath:"#/properties/clusterIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(data4) < 1){
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
if(characters(data6) > 64){
const err11 = {instancePath:instancePath+"/externalIPs/" + i1,schemaPath:"#/properties/externalIPs/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(characters(data6) < 1){
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
if(characters(data7) > 253){
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
if(characters(data8) > 64){
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
if(characters(data10) > 64){
const err20 = {instancePath:instancePath+"/loadBalancerSourceRanges/" + i2,schemaPath:"#/properties/loadBalancerSourceRanges/items/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(characters(data10) < 1){
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
if(characters(data11) > 317){
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
const err27 = {instancePath:instancePath+"/externalTrafficPolicy",schemaPath:"#/properties/externalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema1}};
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
const err29 = {instancePath:instancePath+"/internalTrafficPolicy",schemaPath:"#/properties/internalTrafficPolicy/enum",keyword:"enum",params:{allowedValues: schema1}};
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
const err30 = {instancePath:instancePath+"/healthCheckNodePort",schemaPath:"#/properties/healthCheckNodePort/type",keyword:"type",params:{type: schema2}};
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
const err40 = {instancePath:instancePath+"/sessionAffinity",schemaPath:"#/properties/sessionAffinity/enum",keyword:"enum",params:{allowedValues: schema3}};
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
if(!(isKubernetesFields.call(this, data.sessionAffinityConfig, {instancePath:instancePath+"/sessionAffinityConfig",parentData:data,parentDataProperty:"sessionAffinityConfig",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
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
const err43 = {instancePath:instancePath+"/ipFamilies/" + i3,schemaPath:"#/properties/ipFamilies/items/enum",keyword:"enum",params:{allowedValues: schema4}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
const repeated0 = repeatedItem(data17);
if(!(repeated0 === undefined)){
const err44 = {instancePath:instancePath+"/ipFamilies",schemaPath:"#/properties/ipFamilies/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err47 = {instancePath:instancePath+"/ipFamilyPolicy",schemaPath:"#/properties/ipFamilyPolicy/enum",keyword:"enum",params:{allowedValues: schema5}};
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
const err49 = {instancePath:instancePath+"/allocateLoadBalancerNodePorts",schemaPath:"#/properties/allocateLoadBalancerNodePorts/type",keyword:"type",params:{type: schema6}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const _errs56 = errors;
let valid13 = true;
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
valid13 = _valid2;
}
if(!valid13){
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
let valid14 = true;
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
valid14 = _valid3;
}
if(!valid14){
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
if(characters(data22) > 64){
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
if(characters(data23) > 63){
const err58 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(characters(data23) < 1){
const err59 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!(data23.length > 126 || pattern0.test(data23))){
const err60 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","expected":"a name of lower case letters, digits and `-`"}};
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
const err63 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7}};
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
for(let i4=0; i4<len4; i4++){
if(!(isChartServicePort.call(this, data25[i4], {instancePath:instancePath+"/ports/" + i4,parentData:data25,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isChartServicePort.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data25, ["name"]))){
const err66 = {instancePath:instancePath+"/ports",schemaPath:"#/properties/ports/x-map-keys",keyword:"x-map-keys",params:{keys: schema8}};
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
isExtraService.errors = vErrors;
return errors === 0;
}
