// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, characters, joined, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isCounterSettings } from "./counter-settings.js";
import { isDatabaseSettings } from "./database-settings.js";
import { isDnsSettings } from "./dns-settings.js";
import { isDuration } from "./duration.js";
import { isDynamicCaSettings } from "./dynamic-ca-settings.js";
import { isHeaderName } from "./header-name.js";
import { isIdentityLimits } from "./identity-limits.js";
import { isIstioSettings } from "./istio-settings.js";
import { isListenAddress } from "./listen-address.js";
import { isLlmKeySettings } from "./llm-key-settings.js";
import { isLoggingSettings } from "./logging-settings.js";
import { isMcpSettings } from "./mcp-settings.js";
import { isMirrorSettings } from "./mirror-settings.js";
import { isObservabilityLimits } from "./observability-limits.js";
import { isOidcSettings } from "./oidc-settings.js";
import { isOtlpSettings } from "./otlp-settings.js";
import { isOverloadSettings } from "./overload-settings.js";
import { isPolicyServerSettings } from "./policy-server-settings.js";
import { isPreciseHostname } from "./precise-hostname.js";
import { isRequestLogSettings } from "./request-log-settings.js";
import { isResponseCacheSettings } from "./response-cache-settings.js";
import { isSessionSettings } from "./session-settings.js";
import { isSpiffeSettings } from "./spiffe-settings.js";
import { isStandaloneModelCatalogSource } from "./standalone-model-catalog-source.js";
import { isStorageSettings } from "./storage-settings.js";
import { isUdpSettings } from "./udp-settings.js";
import { isUpstreamSettings } from "./upstream-settings.js";
import { isXdsSettings } from "./xds-settings.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"adminAddr":true,"adminHosts":true,"statsAddr":true,"readinessAddr":true,"workerThreads":true,"socketAdapter":true,"streamBufferSize":true,"maxLocalRateLimits":true,"maxRateLimitKeys":true,"connectionTerminationDeadline":true,"connectionMinTerminationDeadline":true,"sensitiveHeaders":true,"sensitiveQueryParameters":true,"podName":true,"namespace":true,"gateway":true,"zone":true,"xds":true,"storage":true,"database":true,"requestLog":true,"modelCatalog":true,"logging":true,"session":true,"responseCache":true,"llmKeys":true,"counters":true,"oidc":true,"mcp":true,"udp":true,"overload":true,"backend":true,"dynamicCa":true,"dns":true,"mirror":true,"spiffe":true,"istio":true,"otlp":true,"policyServers":true,"identity":true,"observability":true};
const schema1 = ["Net","Fast"];
const pattern0 = new RegExp("^[^&=#\\s]+$", "u");

export function isSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.adminAddr !== undefined && func0.call(data, "adminAddr")){
if(!(isListenAddress.call(this, data.adminAddr, {instancePath:instancePath+"/adminAddr",parentData:data,parentDataProperty:"adminAddr",rootData}))){
vErrors = joined(vErrors, isListenAddress.errors);
errors = vErrors.length;
}
}
if(data.adminHosts !== undefined && func0.call(data, "adminHosts")){
let data1 = data.adminHosts;
if(Array.isArray(data1)){
if(data1.length > 64){
const err1 = {instancePath:instancePath+"/adminHosts",schemaPath:"#/properties/adminHosts/maxItems",keyword:"maxItems",params:{limit: 64}};
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
if(!(isPreciseHostname.call(this, data1[i0], {instancePath:instancePath+"/adminHosts/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isPreciseHostname.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err2 = {instancePath:instancePath+"/adminHosts",schemaPath:"#/properties/adminHosts/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err3 = {instancePath:instancePath+"/adminHosts",schemaPath:"#/properties/adminHosts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.statsAddr !== undefined && func0.call(data, "statsAddr")){
if(!(isListenAddress.call(this, data.statsAddr, {instancePath:instancePath+"/statsAddr",parentData:data,parentDataProperty:"statsAddr",rootData}))){
vErrors = joined(vErrors, isListenAddress.errors);
errors = vErrors.length;
}
}
if(data.readinessAddr !== undefined && func0.call(data, "readinessAddr")){
if(!(isListenAddress.call(this, data.readinessAddr, {instancePath:instancePath+"/readinessAddr",parentData:data,parentDataProperty:"readinessAddr",rootData}))){
vErrors = joined(vErrors, isListenAddress.errors);
errors = vErrors.length;
}
}
if(data.workerThreads !== undefined && func0.call(data, "workerThreads")){
let data5 = data.workerThreads;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err4 = {instancePath:instancePath+"/workerThreads",schemaPath:"#/properties/workerThreads/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1024 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/workerThreads",schemaPath:"#/properties/workerThreads/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err6 = {instancePath:instancePath+"/workerThreads",schemaPath:"#/properties/workerThreads/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.socketAdapter !== undefined && func0.call(data, "socketAdapter")){
let data6 = data.socketAdapter;
if(typeof data6 !== "string"){
const err7 = {instancePath:instancePath+"/socketAdapter",schemaPath:"#/properties/socketAdapter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data6 === "Net") || (data6 === "Fast"))){
const err8 = {instancePath:instancePath+"/socketAdapter",schemaPath:"#/properties/socketAdapter/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.streamBufferSize !== undefined && func0.call(data, "streamBufferSize")){
let data7 = data.streamBufferSize;
if(!(isByteSize.call(this, data7, {instancePath:instancePath+"/streamBufferSize",parentData:data,parentDataProperty:"streamBufferSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data7 == "number") && (isFinite(data7))){
const size0 = bytes(data7);
if(!(isNaN(size0) || size0 >= 1)){
const err9 = {instancePath:instancePath+"/streamBufferSize",schemaPath:"#/properties/streamBufferSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const size1 = bytes(data7);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err10 = {instancePath:instancePath+"/streamBufferSize",schemaPath:"#/properties/streamBufferSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data7 === "string"){
const size2 = bytes(data7);
if(!(isNaN(size2) || size2 >= 1)){
const err11 = {instancePath:instancePath+"/streamBufferSize",schemaPath:"#/properties/streamBufferSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const size3 = bytes(data7);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err12 = {instancePath:instancePath+"/streamBufferSize",schemaPath:"#/properties/streamBufferSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
if(data.maxLocalRateLimits !== undefined && func0.call(data, "maxLocalRateLimits")){
let data8 = data.maxLocalRateLimits;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/maxLocalRateLimits",schemaPath:"#/properties/maxLocalRateLimits/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/maxLocalRateLimits",schemaPath:"#/properties/maxLocalRateLimits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/maxLocalRateLimits",schemaPath:"#/properties/maxLocalRateLimits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxRateLimitKeys !== undefined && func0.call(data, "maxRateLimitKeys")){
let data9 = data.maxRateLimitKeys;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/maxRateLimitKeys",schemaPath:"#/properties/maxRateLimitKeys/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000000 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/maxRateLimitKeys",schemaPath:"#/properties/maxRateLimitKeys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/maxRateLimitKeys",schemaPath:"#/properties/maxRateLimitKeys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.connectionTerminationDeadline !== undefined && func0.call(data, "connectionTerminationDeadline")){
if(!(isDuration.call(this, data.connectionTerminationDeadline, {instancePath:instancePath+"/connectionTerminationDeadline",parentData:data,parentDataProperty:"connectionTerminationDeadline",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.connectionMinTerminationDeadline !== undefined && func0.call(data, "connectionMinTerminationDeadline")){
if(!(isDuration.call(this, data.connectionMinTerminationDeadline, {instancePath:instancePath+"/connectionMinTerminationDeadline",parentData:data,parentDataProperty:"connectionMinTerminationDeadline",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.sensitiveHeaders !== undefined && func0.call(data, "sensitiveHeaders")){
let data12 = data.sensitiveHeaders;
if(Array.isArray(data12)){
if(data12.length > 64){
const err19 = {instancePath:instancePath+"/sensitiveHeaders",schemaPath:"#/properties/sensitiveHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(isHeaderName.call(this, data12[i1], {instancePath:instancePath+"/sensitiveHeaders/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHeaderName.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data12);
if(!(repeated1 === undefined)){
const err20 = {instancePath:instancePath+"/sensitiveHeaders",schemaPath:"#/properties/sensitiveHeaders/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
const err21 = {instancePath:instancePath+"/sensitiveHeaders",schemaPath:"#/properties/sensitiveHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.sensitiveQueryParameters !== undefined && func0.call(data, "sensitiveQueryParameters")){
let data14 = data.sensitiveQueryParameters;
if(Array.isArray(data14)){
if(data14.length > 64){
const err22 = {instancePath:instancePath+"/sensitiveQueryParameters",schemaPath:"#/properties/sensitiveQueryParameters/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(characters(data15) > 256){
const err23 = {instancePath:instancePath+"/sensitiveQueryParameters/" + i2,schemaPath:"#/properties/sensitiveQueryParameters/items/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(characters(data15) < 1){
const err24 = {instancePath:instancePath+"/sensitiveQueryParameters/" + i2,schemaPath:"#/properties/sensitiveQueryParameters/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(data15.length > 512 || pattern0.test(data15))){
const err25 = {instancePath:instancePath+"/sensitiveQueryParameters/" + i2,schemaPath:"#/properties/sensitiveQueryParameters/items/x-pattern",keyword:"x-pattern",params:{"pattern":"^[^&=#\\s]+$","expected":"the name of a query parameter"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/sensitiveQueryParameters/" + i2,schemaPath:"#/properties/sensitiveQueryParameters/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
const repeated2 = repeatedItem(data14);
if(!(repeated2 === undefined)){
const err27 = {instancePath:instancePath+"/sensitiveQueryParameters",schemaPath:"#/properties/sensitiveQueryParameters/x-unique-items",keyword:"x-unique-items",params:repeated2};
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
const err28 = {instancePath:instancePath+"/sensitiveQueryParameters",schemaPath:"#/properties/sensitiveQueryParameters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.podName !== undefined && func0.call(data, "podName")){
let data16 = data.podName;
if(typeof data16 === "string"){
if(characters(data16) > 253){
const err29 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(characters(data16) < 1){
const err30 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/minLength",keyword:"minLength",params:{limit: 1}};
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
const err31 = {instancePath:instancePath+"/podName",schemaPath:"#/properties/podName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data17 = data.namespace;
if(typeof data17 === "string"){
if(characters(data17) > 63){
const err32 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(characters(data17) < 1){
const err33 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/minLength",keyword:"minLength",params:{limit: 1}};
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
const err34 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
let data18 = data.gateway;
if(typeof data18 === "string"){
if(characters(data18) > 253){
const err35 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(characters(data18) < 1){
const err36 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/minLength",keyword:"minLength",params:{limit: 1}};
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
const err37 = {instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.zone !== undefined && func0.call(data, "zone")){
let data19 = data.zone;
if(typeof data19 === "string"){
if(characters(data19) > 253){
const err38 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(characters(data19) < 1){
const err39 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/zone",schemaPath:"#/properties/zone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.xds !== undefined && func0.call(data, "xds")){
if(!(isXdsSettings.call(this, data.xds, {instancePath:instancePath+"/xds",parentData:data,parentDataProperty:"xds",rootData}))){
vErrors = joined(vErrors, isXdsSettings.errors);
errors = vErrors.length;
}
}
if(data.storage !== undefined && func0.call(data, "storage")){
if(!(isStorageSettings.call(this, data.storage, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData}))){
vErrors = joined(vErrors, isStorageSettings.errors);
errors = vErrors.length;
}
}
if(data.database !== undefined && func0.call(data, "database")){
if(!(isDatabaseSettings.call(this, data.database, {instancePath:instancePath+"/database",parentData:data,parentDataProperty:"database",rootData}))){
vErrors = joined(vErrors, isDatabaseSettings.errors);
errors = vErrors.length;
}
}
if(data.requestLog !== undefined && func0.call(data, "requestLog")){
if(!(isRequestLogSettings.call(this, data.requestLog, {instancePath:instancePath+"/requestLog",parentData:data,parentDataProperty:"requestLog",rootData}))){
vErrors = joined(vErrors, isRequestLogSettings.errors);
errors = vErrors.length;
}
}
if(data.modelCatalog !== undefined && func0.call(data, "modelCatalog")){
let data24 = data.modelCatalog;
if(Array.isArray(data24)){
if(data24.length > 16){
const err41 = {instancePath:instancePath+"/modelCatalog",schemaPath:"#/properties/modelCatalog/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(!(isStandaloneModelCatalogSource.call(this, data24[i3], {instancePath:instancePath+"/modelCatalog/" + i3,parentData:data24,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isStandaloneModelCatalogSource.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/modelCatalog",schemaPath:"#/properties/modelCatalog/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.logging !== undefined && func0.call(data, "logging")){
if(!(isLoggingSettings.call(this, data.logging, {instancePath:instancePath+"/logging",parentData:data,parentDataProperty:"logging",rootData}))){
vErrors = joined(vErrors, isLoggingSettings.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(isSessionSettings.call(this, data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = joined(vErrors, isSessionSettings.errors);
errors = vErrors.length;
}
}
if(data.responseCache !== undefined && func0.call(data, "responseCache")){
if(!(isResponseCacheSettings.call(this, data.responseCache, {instancePath:instancePath+"/responseCache",parentData:data,parentDataProperty:"responseCache",rootData}))){
vErrors = joined(vErrors, isResponseCacheSettings.errors);
errors = vErrors.length;
}
}
if(data.llmKeys !== undefined && func0.call(data, "llmKeys")){
if(!(isLlmKeySettings.call(this, data.llmKeys, {instancePath:instancePath+"/llmKeys",parentData:data,parentDataProperty:"llmKeys",rootData}))){
vErrors = joined(vErrors, isLlmKeySettings.errors);
errors = vErrors.length;
}
}
if(data.counters !== undefined && func0.call(data, "counters")){
if(!(isCounterSettings.call(this, data.counters, {instancePath:instancePath+"/counters",parentData:data,parentDataProperty:"counters",rootData}))){
vErrors = joined(vErrors, isCounterSettings.errors);
errors = vErrors.length;
}
}
if(data.oidc !== undefined && func0.call(data, "oidc")){
if(!(isOidcSettings.call(this, data.oidc, {instancePath:instancePath+"/oidc",parentData:data,parentDataProperty:"oidc",rootData}))){
vErrors = joined(vErrors, isOidcSettings.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(isMcpSettings.call(this, data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = joined(vErrors, isMcpSettings.errors);
errors = vErrors.length;
}
}
if(data.udp !== undefined && func0.call(data, "udp")){
if(!(isUdpSettings.call(this, data.udp, {instancePath:instancePath+"/udp",parentData:data,parentDataProperty:"udp",rootData}))){
vErrors = joined(vErrors, isUdpSettings.errors);
errors = vErrors.length;
}
}
if(data.overload !== undefined && func0.call(data, "overload")){
if(!(isOverloadSettings.call(this, data.overload, {instancePath:instancePath+"/overload",parentData:data,parentDataProperty:"overload",rootData}))){
vErrors = joined(vErrors, isOverloadSettings.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isUpstreamSettings.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isUpstreamSettings.errors);
errors = vErrors.length;
}
}
if(data.dynamicCa !== undefined && func0.call(data, "dynamicCa")){
if(!(isDynamicCaSettings.call(this, data.dynamicCa, {instancePath:instancePath+"/dynamicCa",parentData:data,parentDataProperty:"dynamicCa",rootData}))){
vErrors = joined(vErrors, isDynamicCaSettings.errors);
errors = vErrors.length;
}
}
if(data.dns !== undefined && func0.call(data, "dns")){
if(!(isDnsSettings.call(this, data.dns, {instancePath:instancePath+"/dns",parentData:data,parentDataProperty:"dns",rootData}))){
vErrors = joined(vErrors, isDnsSettings.errors);
errors = vErrors.length;
}
}
if(data.mirror !== undefined && func0.call(data, "mirror")){
if(!(isMirrorSettings.call(this, data.mirror, {instancePath:instancePath+"/mirror",parentData:data,parentDataProperty:"mirror",rootData}))){
vErrors = joined(vErrors, isMirrorSettings.errors);
errors = vErrors.length;
}
}
if(data.spiffe !== undefined && func0.call(data, "spiffe")){
if(!(isSpiffeSettings.call(this, data.spiffe, {instancePath:instancePath+"/spiffe",parentData:data,parentDataProperty:"spiffe",rootData}))){
vErrors = joined(vErrors, isSpiffeSettings.errors);
errors = vErrors.length;
}
}
if(data.istio !== undefined && func0.call(data, "istio")){
if(!(isIstioSettings.call(this, data.istio, {instancePath:instancePath+"/istio",parentData:data,parentDataProperty:"istio",rootData}))){
vErrors = joined(vErrors, isIstioSettings.errors);
errors = vErrors.length;
}
}
if(data.otlp !== undefined && func0.call(data, "otlp")){
if(!(isOtlpSettings.call(this, data.otlp, {instancePath:instancePath+"/otlp",parentData:data,parentDataProperty:"otlp",rootData}))){
vErrors = joined(vErrors, isOtlpSettings.errors);
errors = vErrors.length;
}
}
if(data.policyServers !== undefined && func0.call(data, "policyServers")){
if(!(isPolicyServerSettings.call(this, data.policyServers, {instancePath:instancePath+"/policyServers",parentData:data,parentDataProperty:"policyServers",rootData}))){
vErrors = joined(vErrors, isPolicyServerSettings.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined && func0.call(data, "identity")){
if(!(isIdentityLimits.call(this, data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = joined(vErrors, isIdentityLimits.errors);
errors = vErrors.length;
}
}
if(data.observability !== undefined && func0.call(data, "observability")){
if(!(isObservabilityLimits.call(this, data.observability, {instancePath:instancePath+"/observability",parentData:data,parentDataProperty:"observability",rootData}))){
vErrors = joined(vErrors, isObservabilityLimits.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"storage.mode","test":"in","values":["database"]}],"then":[{"field":"xds.address","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err43 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a gateway has its configuration either from a controller (`xds.address`) or from a database", ...fault0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
isSettings.errors = vErrors;
return errors === 0;
}
