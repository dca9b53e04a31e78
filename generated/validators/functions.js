// Generated from schemas/ by `npm run generate`: do not edit.

import { brokenRule, characters, duplicateKey, equal, milliseconds, omittedEarly, setOf } from "./runtime.ts";

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
export const EdgeBackend = validate1;
const schema1 = {"$id":"EdgeBackend","type":"object","properties":{"apiVersion":{"type":"string","enum":["edgegateway.dev/v1alpha1"]},"kind":{"type":"string","enum":["EdgeBackend"]},"metadata":{"$ref":"ObjectMetadata"},"spec":{"$ref":"EdgeBackendSpec"},"status":{"$ref":"EdgeBackendStatus"}},"required":["apiVersion","kind","metadata","spec"],"additionalProperties":false};
const schema2 = {"$id":"ObjectMetadata","type":"object","properties":{"name":{"$ref":"ObjectName"},"namespace":{"$ref":"Namespace"},"generation":{"type":"integer","minimum":0},"creationTimestamp":{"type":"string","maxLength":40},"labels":{"type":"object","additionalProperties":{"type":"string","maxLength":63},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":1024},"annotations":{"type":"object","additionalProperties":{"type":"string","maxLength":262144},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":1024}},"required":["name"]};
const schema3 = {"$id":"ObjectName","type":"string","minLength":1,"maxLength":253};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate3.errors = vErrors;
return errors === 0;
}
const schema4 = {"$id":"Namespace","type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$","maxLength":63,"expected":"a name of lower case letters, digits and `-`"}};
const pattern1 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 126 || pattern1.test(data))){
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
validate5.errors = vErrors;
return errors === 0;
}
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
validate2.errors = vErrors;
return errors === 0;
}
const schema5 = {"$id":"EdgeBackendSpec","type":"object","properties":{"static":{"$ref":"StaticBackend"},"mcp":{"$ref":"McpBackend"},"policies":{"$ref":"BackendPolicies"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["static","mcp"]]};
const func40 = setOf;
const schema6 = {"$id":"StaticBackend","type":"object","properties":{"host":{"$ref":"ShortString"},"port":{"$ref":"Port"},"unixPath":{"$ref":"LongString"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["host","unixPath"]],"x-rules":[{"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}],"sentence":"port must be set when host is set"},{"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}],"sentence":"host must be set when port is set"}]};
const func41 = brokenRule;
const schema7 = {"$id":"ShortString","type":"string","minLength":1,"maxLength":256};
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate10.errors = vErrors;
return errors === 0;
}
const schema8 = {"$id":"Port","type":"integer","minimum":1,"maximum":65535};
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate12.errors = vErrors;
return errors === 0;
}
const schema9 = {"$id":"LongString","type":"string","minLength":1,"maxLength":1024};
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate14.errors = vErrors;
return errors === 0;
}
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate10(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate12(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.unixPath !== undefined && func0.call(data, "unixPath")){
if(!(validate14(data.unixPath, {instancePath:instancePath+"/unixPath",parentData:data,parentDataProperty:"unixPath",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["host","unixPath"]);
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
if(!(!func41(data, {"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}]}))){
const err2 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when host is set"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]}))){
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
validate9.errors = vErrors;
return errors === 0;
}
const schema10 = {"$id":"McpBackend","type":"object","properties":{"targets":{"type":"array","items":{"$ref":"McpTarget"},"minItems":1,"maxItems":128,"x-map-keys":["name"]},"sessionRouting":{"type":"string","enum":["Stateful","Stateless"]},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"prefixMode":{"type":"string","enum":["Conditional","Always","Never"]}},"required":["targets"],"additionalProperties":false};
const func158 = duplicateKey;
const schema11 = {"$id":"McpTarget","type":"object","properties":{"name":{"$ref":"SectionName"},"static":{"$ref":"McpTargetStatic"},"selector":{"$ref":"McpTargetSelector"}},"required":["name"],"additionalProperties":false,"x-exactly-one-of":[["static","selector"]]};
const schema12 = {"$id":"SectionName","type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253,"expected":"a name of lower case letters, digits, `-` and `.`"}};
const pattern2 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 506 || pattern2.test(data))){
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
validate19.errors = vErrors;
return errors === 0;
}
const schema13 = {"$id":"McpTargetStatic","type":"object","properties":{"host":{"$ref":"ShortString"},"backendRef":{"$ref":"McpTargetBackendRef"},"port":{"$ref":"Port"},"path":{"$ref":"LongString"},"protocol":{"type":"string","enum":["StreamableHTTP","SSE"]},"policies":{"$ref":"SimpleBackendPolicies"}},"required":["port"],"additionalProperties":false,"x-exactly-one-of":[["host","backendRef"]],"x-rules":[{"when":[{"field":"policies","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}],"sentence":"host must be set when policies is set"}]};
const schema14 = {"$id":"McpTargetBackendRef","type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false};
function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate23.errors = vErrors;
return errors === 0;
}
const schema15 = {"$id":"SimpleBackendPolicies","type":"object","properties":{"tcp":{"$ref":"BackendTcp"},"tls":{"$ref":"BackendTls"},"http":{"$ref":"BackendHttp"},"tunnel":{"$ref":"BackendTunnel"},"auth":{"$ref":"BackendAuth"}},"required":[],"additionalProperties":false};
const schema16 = {"$id":"BackendTcp","type":"object","properties":{"connectTimeout":{"$ref":"Duration","x-minimum-duration":"100ms"},"keepalive":{"$ref":"TcpKeepalive"}},"required":[],"additionalProperties":false};
const func63 = milliseconds;
const schema17 = {"$id":"Duration","type":"string","maxLength":32,"x-pattern":{"pattern":"^([0-9]{1,5}(h|m|s|ms)){1,4}$","maxLength":32,"expected":"a duration such as 1m30s"}};
const pattern3 = new RegExp("^([0-9]{1,5}(h|m|s|ms)){1,4}$", "u");
function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate30.errors = vErrors;
return errors === 0;
}
const schema18 = {"$id":"TcpKeepalive","type":"object","properties":{"retries":{"type":"integer","minimum":1,"maximum":64},"time":{"$ref":"Duration","x-minimum-duration":"1s"},"interval":{"$ref":"Duration","x-minimum-duration":"1s"}},"required":[],"additionalProperties":false};
function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate30(data1, {instancePath:instancePath+"/time",parentData:data,parentDataProperty:"time",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
const length0 = func63(data1);
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
if(!(validate30(data2, {instancePath:instancePath+"/interval",parentData:data,parentDataProperty:"interval",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length1 = func63(data2);
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
validate32.errors = vErrors;
return errors === 0;
}
function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate30(data0, {instancePath:instancePath+"/connectTimeout",parentData:data,parentDataProperty:"connectTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func63(data0);
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
if(!(validate32(data.keepalive, {instancePath:instancePath+"/keepalive",parentData:data,parentDataProperty:"keepalive",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate29.errors = vErrors;
return errors === 0;
}
const schema19 = {"$id":"BackendTls","type":"object","properties":{"sni":{"$ref":"Hostname"},"insecureSkipVerify":{"type":"string","enum":["All","Hostname"]},"certificateSource":{"type":"string","enum":["Inline","SPIFFE"]},"mtlsCertificateRef":{"type":"array","items":{"$ref":"SecretRef"},"maxItems":1},"caCertificateRefs":{"type":"array","items":{"$ref":"CaCertificateRef"},"maxItems":1},"verifySubjectAltNames":{"type":"array","items":{"$ref":"ShortString"},"minItems":1,"maxItems":16,"uniqueItems":true},"alpnProtocols":{"type":"array","items":{"$ref":"TinyString"},"minItems":1,"maxItems":16},"keyExchangeGroups":{"type":"array","items":{"$ref":"KeyExchangeGroup"},"minItems":1,"maxItems":4,"uniqueItems":true}},"required":[],"additionalProperties":false,"x-at-most-one-of":[["verifySubjectAltNames","insecureSkipVerify"]],"x-rules":[{"when":[{"field":"insecureSkipVerify","test":"in","values":["All"]}],"then":[{"field":"caCertificateRefs","test":"unset","values":[]}],"sentence":"caCertificateRefs must be unset when insecureSkipVerify is All"},{"when":[{"field":"certificateSource","default":"Inline","test":"in","values":["SPIFFE"]}],"then":[{"field":"mtlsCertificateRef","test":"unset","values":[]},{"field":"caCertificateRefs","test":"unset","values":[]},{"field":"insecureSkipVerify","test":"unset","values":[]}],"sentence":"mtlsCertificateRef, caCertificateRefs and insecureSkipVerify must be unset when certificateSource is SPIFFE"}]};
const func90 = equal;
const schema20 = {"$id":"Hostname","type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253,"expected":"a host name in lower case"}};
const pattern4 = new RegExp("^(\\*\\.)?[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 506 || pattern4.test(data))){
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
validate38.errors = vErrors;
return errors === 0;
}
const schema21 = {"$id":"SecretRef","type":"object","properties":{"name":{"$ref":"ObjectName"},"group":{"$ref":"Group"},"kind":{"type":"string","maxLength":63,"x-pattern":{"pattern":"^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$","maxLength":63}}},"required":["name"],"additionalProperties":false,"x-rules":[{"when":[{"field":"group","default":"","test":"in","values":[""]}],"then":[{"field":"kind","default":"","test":"in","values":["","Secret"]}],"sentence":"kind must be empty or Secret when group is empty"},{"when":[{"field":"group","default":"","test":"notIn","values":[""]}],"then":[{"field":"kind","default":"","test":"notIn","values":[""]}],"sentence":"kind must be other than empty when group is other than empty"}]};
const schema22 = {"$id":"Group","type":"string","maxLength":253,"x-pattern":{"pattern":"^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}};
const pattern5 = new RegExp("^$|^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");
function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 506 || pattern5.test(data))){
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
validate42.errors = vErrors;
return errors === 0;
}
const pattern6 = new RegExp("^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$", "u");
function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SecretRef" */;
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
if(!(((key0 === "name") || (key0 === "group")) || (key0 === "kind"))){
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
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(!(validate42(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data2 = data.kind;
if(typeof data2 === "string"){
if(func2(data2) > 63){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 126 || pattern6.test(data2))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/x-pattern",keyword:"x-pattern",params:{"pattern":"^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$"}};
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
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"group","default":"","test":"in","values":[""]}],"then":[{"field":"kind","default":"","test":"in","values":["","Secret"]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be empty or Secret when group is empty"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"group","default":"","test":"notIn","values":[""]}],"then":[{"field":"kind","default":"","test":"notIn","values":[""]}]}))){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be other than empty when group is other than empty"}};
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
validate40.errors = vErrors;
return errors === 0;
}
const schema23 = {"$id":"CaCertificateRef","type":"object","properties":{"name":{"$ref":"ObjectName"},"kind":{"type":"string","enum":["ConfigMap","Secret"]}},"required":["name"],"additionalProperties":false};
function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CaCertificateRef" */;
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
if(!((key0 === "name") || (key0 === "kind"))){
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
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "ConfigMap") || (data1 === "Secret"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema23.properties.kind.enum}};
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
validate45.errors = vErrors;
return errors === 0;
}
const schema24 = {"$id":"TinyString","type":"string","minLength":1,"maxLength":64};
function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate49.errors = vErrors;
return errors === 0;
}
const schema25 = {"$id":"KeyExchangeGroup","type":"string","enum":["X25519","P-256","P-384","X25519_MLKEM768"]};
function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="KeyExchangeGroup" */;
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
if(!((((data === "X25519") || (data === "P-256")) || (data === "P-384")) || (data === "X25519_MLKEM768"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendTls" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "sni") || (key0 === "insecureSkipVerify")) || (key0 === "certificateSource")) || (key0 === "mtlsCertificateRef")) || (key0 === "caCertificateRefs")) || (key0 === "verifySubjectAltNames")) || (key0 === "alpnProtocols")) || (key0 === "keyExchangeGroups"))){
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
if(!(validate38(data.sni, {instancePath:instancePath+"/sni",parentData:data,parentDataProperty:"sni",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
const err2 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/enum",keyword:"enum",params:{allowedValues: schema19.properties.insecureSkipVerify.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.certificateSource !== undefined && func0.call(data, "certificateSource")){
let data2 = data.certificateSource;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/certificateSource",schemaPath:"#/properties/certificateSource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "Inline") || (data2 === "SPIFFE"))){
const err4 = {instancePath:instancePath+"/certificateSource",schemaPath:"#/properties/certificateSource/enum",keyword:"enum",params:{allowedValues: schema19.properties.certificateSource.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mtlsCertificateRef !== undefined && func0.call(data, "mtlsCertificateRef")){
let data3 = data.mtlsCertificateRef;
if(Array.isArray(data3)){
if(data3.length > 1){
const err5 = {instancePath:instancePath+"/mtlsCertificateRef",schemaPath:"#/properties/mtlsCertificateRef/maxItems",keyword:"maxItems",params:{limit: 1}};
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
if(!(validate40(data3[i0], {instancePath:instancePath+"/mtlsCertificateRef/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/mtlsCertificateRef",schemaPath:"#/properties/mtlsCertificateRef/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.caCertificateRefs !== undefined && func0.call(data, "caCertificateRefs")){
let data5 = data.caCertificateRefs;
if(Array.isArray(data5)){
if(data5.length > 1){
const err7 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate45(data5[i1], {instancePath:instancePath+"/caCertificateRefs/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.verifySubjectAltNames !== undefined && func0.call(data, "verifySubjectAltNames")){
let data7 = data.verifySubjectAltNames;
if(Array.isArray(data7)){
if(data7.length > 16){
const err9 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.length < 1){
const err10 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate10(data7[i2], {instancePath:instancePath+"/verifySubjectAltNames/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func90(data7[i3], data7[j0])){
const err11 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.alpnProtocols !== undefined && func0.call(data, "alpnProtocols")){
let data9 = data.alpnProtocols;
if(Array.isArray(data9)){
if(data9.length > 16){
const err13 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data9.length < 1){
const err14 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len3 = data9.length;
for(let i4=0; i4<len3; i4++){
if(!(validate49(data9[i4], {instancePath:instancePath+"/alpnProtocols/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.keyExchangeGroups !== undefined && func0.call(data, "keyExchangeGroups")){
let data11 = data.keyExchangeGroups;
if(Array.isArray(data11)){
if(data11.length > 4){
const err16 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data11.length < 1){
const err17 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len4 = data11.length;
for(let i5=0; i5<len4; i5++){
if(!(validate51(data11[i5], {instancePath:instancePath+"/keyExchangeGroups/" + i5,parentData:data11,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
let i6 = data11.length;
let j1;
if(i6 > 1){
outer1:
for(;i6--;){
for(j1 = i6; j1--;){
if(func90(data11[i6], data11[j1])){
const err18 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
const set0 = func40(data, ["verifySubjectAltNames","insecureSkipVerify"]);
if(!(set0.length <= 1)){
const err20 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["verifySubjectAltNames","insecureSkipVerify"], set: set0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"insecureSkipVerify","test":"in","values":["All"]}],"then":[{"field":"caCertificateRefs","test":"unset","values":[]}]}))){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "caCertificateRefs must be unset when insecureSkipVerify is All"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"certificateSource","default":"Inline","test":"in","values":["SPIFFE"]}],"then":[{"field":"mtlsCertificateRef","test":"unset","values":[]},{"field":"caCertificateRefs","test":"unset","values":[]},{"field":"insecureSkipVerify","test":"unset","values":[]}]}))){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "mtlsCertificateRef, caCertificateRefs and insecureSkipVerify must be unset when certificateSource is SPIFFE"}};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
const schema26 = {"$id":"BackendHttp","type":"object","properties":{"requestTimeout":{"$ref":"Duration","x-minimum-duration":"1ms"},"version":{"type":"string","enum":["HTTP1","HTTP2"]}},"required":[],"additionalProperties":false};
function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendHttp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "requestTimeout") || (key0 === "version"))){
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
if(!(validate30(data0, {instancePath:instancePath+"/requestTimeout",parentData:data,parentDataProperty:"requestTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func63(data0);
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
if(data.version !== undefined && func0.call(data, "version")){
let data1 = data.version;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "HTTP1") || (data1 === "HTTP2"))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema26.properties.version.enum}};
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
validate54.errors = vErrors;
return errors === 0;
}
const schema27 = {"$id":"BackendTunnel","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+/?$","maxLength":1024,"expected":"a URL such as https://host:port, without path, query, fragment or user name"}},"mode":{"type":"string","enum":["Auto","Connect"]}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]]};
const schema28 = {"$id":"BackendObjectRef","type":"object","properties":{"group":{"$ref":"Group"},"kind":{"$ref":"Kind"},"name":{"$ref":"ObjectName"},"namespace":{"$ref":"Namespace"},"port":{"$ref":"Port"}},"required":["name"],"additionalProperties":false,"x-rules":[{"when":[{"field":"kind","test":"in","values":["Service"]}],"then":[{"field":"port","test":"set","values":[]}],"sentence":"port must be set when kind is Service"}]};
const schema29 = {"$id":"Kind","type":"string","minLength":1,"maxLength":63,"x-pattern":{"pattern":"^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$","maxLength":63,"expected":"a kind such as Service"}};
const pattern7 = new RegExp("^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$", "u");
function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 126 || pattern7.test(data))){
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
validate60.errors = vErrors;
return errors === 0;
}
function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate42(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
if(!(validate60(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
if(!(validate5(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate12(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(!(!func41(data, {"when":[{"field":"kind","test":"in","values":["Service"]}],"then":[{"field":"port","test":"set","values":[]}]}))){
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
validate58.errors = vErrors;
return errors === 0;
}
const pattern8 = new RegExp("^https?://[^/?#@]+/?$", "u");
function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendTunnel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "backendRef") || (key0 === "url")) || (key0 === "mode"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern8.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/?$","expected":"a URL such as https://host:port, without path, query, fragment or user name"}};
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "Auto") || (data2 === "Connect"))){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema27.properties.mode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err7 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
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
validate57.errors = vErrors;
return errors === 0;
}
const schema30 = {"$id":"BackendAuth","type":"object","properties":{"key":{"type":"string","minLength":1,"maxLength":2048},"secretRef":{"$ref":"SecretKeyRef"},"passthrough":{"$ref":"AuthPassthrough"},"aws":{"$ref":"AwsCredential"},"azure":{"$ref":"AzureCredential"},"gcp":{"$ref":"GcpCredential"},"oauthTokenExchange":{"$ref":"OauthTokenExchange"},"crossAppAccess":{"$ref":"CrossAppAccess"},"jwtSign":{"$ref":"JwtSign"},"location":{"$ref":"CredentialLocation"},"credentials":{"type":"array","items":{"$ref":"ExtraCredential"},"minItems":1,"maxItems":8}},"required":[],"additionalProperties":false,"x-at-most-one-of":[["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign"]],"x-at-least-one-of":[["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign","credentials"]],"x-rules":[{"when":[{"field":"key","test":"unset","values":[]},{"field":"secretRef","test":"unset","values":[]},{"field":"passthrough","test":"unset","values":[]}],"then":[{"field":"location","test":"unset","values":[]}],"sentence":"location must be unset when key, secretRef and passthrough are unset"}]};
const schema31 = {"$id":"SecretKeyRef","type":"object","properties":{"name":{"$ref":"ObjectName"},"group":{"$ref":"Group"},"kind":{"type":"string","maxLength":63,"x-pattern":{"pattern":"^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$","maxLength":63}},"key":{"type":"string","minLength":1,"maxLength":253}},"required":["name"],"additionalProperties":false,"x-rules":[{"when":[{"field":"group","default":"","test":"in","values":[""]}],"then":[{"field":"kind","default":"","test":"in","values":["","Secret"]}],"sentence":"kind must be empty or Secret when group is empty"},{"when":[{"field":"group","default":"","test":"notIn","values":[""]}],"then":[{"field":"kind","default":"","test":"notIn","values":[""]}],"sentence":"kind must be other than empty when group is other than empty"}]};
function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SecretKeyRef" */;
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
if(!((((key0 === "name") || (key0 === "group")) || (key0 === "kind")) || (key0 === "key"))){
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
if(!(validate3(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(!(validate42(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data2 = data.kind;
if(typeof data2 === "string"){
if(func2(data2) > 63){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2.length > 126 || pattern6.test(data2))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/x-pattern",keyword:"x-pattern",params:{"pattern":"^$|^[a-zA-Z]([-a-zA-Z0-9]*[a-zA-Z0-9])?$"}};
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
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data3 = data.key;
if(typeof data3 === "string"){
if(func2(data3) > 253){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"group","default":"","test":"in","values":[""]}],"then":[{"field":"kind","default":"","test":"in","values":["","Secret"]}]}))){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be empty or Secret when group is empty"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"group","default":"","test":"notIn","values":[""]}],"then":[{"field":"kind","default":"","test":"notIn","values":[""]}]}))){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "kind must be other than empty when group is other than empty"}};
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
validate68.errors = vErrors;
return errors === 0;
}
const schema32 = {"$id":"AuthPassthrough","type":"object","properties":{},"required":[],"additionalProperties":false};
function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AuthPassthrough" */;
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
validate72.errors = vErrors;
return errors === 0;
}
const schema33 = {"$id":"AwsCredential","type":"object","properties":{"secretRef":{"$ref":"SecretRef"},"assumeRole":{"$ref":"AwsAssumeRole"},"serviceName":{"$ref":"ShortString"},"region":{"$ref":"ShortString"}},"required":[],"additionalProperties":false,"x-at-most-one-of":[["secretRef","assumeRole"]]};
const schema34 = {"$id":"AwsAssumeRole","type":"object","properties":{"roleArn":{"type":"string","minLength":20,"maxLength":2048,"x-pattern":{"pattern":"^arn:aws[a-z-]*:iam::[0-9]{12}:role/[A-Za-z0-9+=,.@_/-]+$","maxLength":2048,"expected":"the ARN of a role such as arn:aws:iam::123456789012:role/name"}},"sessionName":{"type":"string","minLength":2,"maxLength":64,"x-pattern":{"pattern":"^[A-Za-z0-9_+=,.@-]+$","maxLength":64,"expected":"letters, digits and the characters _+=,.@-"}},"sessionNameExpression":{"$ref":"CelExpression"},"tags":{"type":"array","items":{"$ref":"AwsSessionTag"},"maxItems":50,"x-map-keys":["key"]}},"required":["roleArn"],"additionalProperties":false,"x-at-most-one-of":[["sessionName","sessionNameExpression"]]};
const pattern10 = new RegExp("^arn:aws[a-z-]*:iam::[0-9]{12}:role/[A-Za-z0-9+=,.@_/-]+$", "u");
const pattern11 = new RegExp("^[A-Za-z0-9_+=,.@-]+$", "u");
const schema35 = {"$id":"CelExpression","type":"string","minLength":1,"maxLength":16384};
function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate77.errors = vErrors;
return errors === 0;
}
const schema36 = {"$id":"AwsSessionTag","type":"object","properties":{"key":{"type":"string","minLength":1,"maxLength":128},"value":{"type":"string","maxLength":256},"expression":{"$ref":"CelExpression"}},"required":["key"],"additionalProperties":false,"x-exactly-one-of":[["value","expression"]]};
function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AwsSessionTag" */;
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
for(const key0 of Object.keys(data)){
if(!(((key0 === "key") || (key0 === "value")) || (key0 === "expression"))){
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
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(func2(data0) > 128){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 128}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
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
if(data.value !== undefined && func0.call(data, "value")){
let data1 = data.value;
if(typeof data1 === "string"){
if(func2(data1) > 256){
const err5 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256}};
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
const err6 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["value","expression"]);
if(!(set0.length === 1)){
const err7 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["value","expression"], set: set0}};
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
validate79.errors = vErrors;
return errors === 0;
}
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AwsAssumeRole" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.roleArn === undefined) || (!(func0.call(data, "roleArn")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleArn"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "roleArn") || (key0 === "sessionName")) || (key0 === "sessionNameExpression")) || (key0 === "tags"))){
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
if(data.roleArn !== undefined && func0.call(data, "roleArn")){
let data0 = data.roleArn;
if(typeof data0 === "string"){
if(func2(data0) > 2048){
const err2 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 20){
const err3 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/minLength",keyword:"minLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 4096 || pattern10.test(data0))){
const err4 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/x-pattern",keyword:"x-pattern",params:{"pattern":"^arn:aws[a-z-]*:iam::[0-9]{12}:role/[A-Za-z0-9+=,.@_/-]+$","expected":"the ARN of a role such as arn:aws:iam::123456789012:role/name"}};
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
const err5 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sessionName !== undefined && func0.call(data, "sessionName")){
let data1 = data.sessionName;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 2){
const err7 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1.length > 128 || pattern11.test(data1))){
const err8 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9_+=,.@-]+$","expected":"letters, digits and the characters _+=,.@-"}};
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
const err9 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sessionNameExpression !== undefined && func0.call(data, "sessionNameExpression")){
if(!(validate77(data.sessionNameExpression, {instancePath:instancePath+"/sessionNameExpression",parentData:data,parentDataProperty:"sessionNameExpression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 50){
const err10 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate79(data3[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
}
if(!(!func158(data3, ["key"]))){
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/x-map-keys",keyword:"x-map-keys",params:{keys: schema34.properties.tags["x-map-keys"]}};
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
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
const set0 = func40(data, ["sessionName","sessionNameExpression"]);
if(!(set0.length <= 1)){
const err13 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["sessionName","sessionNameExpression"], set: set0}};
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
validate76.errors = vErrors;
return errors === 0;
}
function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AwsCredential" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "secretRef") || (key0 === "assumeRole")) || (key0 === "serviceName")) || (key0 === "region"))){
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
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate40(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.assumeRole !== undefined && func0.call(data, "assumeRole")){
if(!(validate76(data.assumeRole, {instancePath:instancePath+"/assumeRole",parentData:data,parentDataProperty:"assumeRole",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
if(data.serviceName !== undefined && func0.call(data, "serviceName")){
if(!(validate10(data.serviceName, {instancePath:instancePath+"/serviceName",parentData:data,parentDataProperty:"serviceName",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined && func0.call(data, "region")){
if(!(validate10(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["secretRef","assumeRole"]);
if(!(set0.length <= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["secretRef","assumeRole"], set: set0}};
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
validate74.errors = vErrors;
return errors === 0;
}
const schema37 = {"$id":"AzureCredential","type":"object","properties":{"scopes":{"type":"array","items":{"$ref":"ShortString"},"minItems":1,"maxItems":64,"uniqueItems":true},"secretRef":{"$ref":"SecretRef"},"managedIdentity":{"$ref":"AzureManagedIdentity"},"workloadIdentity":{"$ref":"AzureWorkloadIdentity"}},"required":[],"additionalProperties":false,"x-at-most-one-of":[["secretRef","managedIdentity","workloadIdentity"]]};
const schema38 = {"$id":"AzureManagedIdentity","type":"object","properties":{"clientId":{"$ref":"ShortString"},"objectId":{"$ref":"ShortString"},"resourceId":{"$ref":"LongString"}},"required":[],"additionalProperties":false,"x-at-most-one-of":[["clientId","objectId","resourceId"]]};
function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AzureManagedIdentity" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "clientId") || (key0 === "objectId")) || (key0 === "resourceId"))){
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
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(validate10(data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.objectId !== undefined && func0.call(data, "objectId")){
if(!(validate10(data.objectId, {instancePath:instancePath+"/objectId",parentData:data,parentDataProperty:"objectId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.resourceId !== undefined && func0.call(data, "resourceId")){
if(!(validate14(data.resourceId, {instancePath:instancePath+"/resourceId",parentData:data,parentDataProperty:"resourceId",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["clientId","objectId","resourceId"]);
if(!(set0.length <= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["clientId","objectId","resourceId"], set: set0}};
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
validate89.errors = vErrors;
return errors === 0;
}
const schema39 = {"$id":"AzureWorkloadIdentity","type":"object","properties":{},"required":[],"additionalProperties":false};
function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AzureWorkloadIdentity" */;
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
validate94.errors = vErrors;
return errors === 0;
}
function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AzureCredential" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "scopes") || (key0 === "secretRef")) || (key0 === "managedIdentity")) || (key0 === "workloadIdentity"))){
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
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data0 = data.scopes;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate10(data0[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data0[i1], data0[j0])){
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err4 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate40(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.managedIdentity !== undefined && func0.call(data, "managedIdentity")){
if(!(validate89(data.managedIdentity, {instancePath:instancePath+"/managedIdentity",parentData:data,parentDataProperty:"managedIdentity",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data.workloadIdentity !== undefined && func0.call(data, "workloadIdentity")){
if(!(validate94(data.workloadIdentity, {instancePath:instancePath+"/workloadIdentity",parentData:data,parentDataProperty:"workloadIdentity",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["secretRef","managedIdentity","workloadIdentity"]);
if(!(set0.length <= 1)){
const err5 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["secretRef","managedIdentity","workloadIdentity"], set: set0}};
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
validate86.errors = vErrors;
return errors === 0;
}
const schema40 = {"$id":"GcpCredential","type":"object","properties":{"type":{"type":"string","enum":["AccessToken","IdToken"]},"secretRef":{"$ref":"SecretKeyRef"},"audience":{"$ref":"ShortString"}},"required":[],"additionalProperties":false,"x-rules":[{"when":[{"field":"audience","test":"set","values":[]}],"then":[{"field":"type","default":"AccessToken","test":"in","values":["IdToken"]}],"sentence":"type must be IdToken when audience is set"}]};
function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GcpCredential" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "secretRef")) || (key0 === "audience"))){
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
if(!((data0 === "AccessToken") || (data0 === "IdToken"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate68(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate10(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(!(!func41(data, {"when":[{"field":"audience","test":"set","values":[]}],"then":[{"field":"type","default":"AccessToken","test":"in","values":["IdToken"]}]}))){
const err3 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "type must be IdToken when audience is set"}};
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
validate97.errors = vErrors;
return errors === 0;
}
const schema41 = {"$id":"OauthTokenExchange","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"path":{"$ref":"UrlPath"},"grantType":{"type":"string","enum":["TokenExchange","JwtBearer"]},"subjectToken":{"$ref":"SubjectToken"},"actorToken":{"$ref":"ActorToken"},"audiences":{"type":"array","items":{"$ref":"ShortString"},"minItems":1,"maxItems":64,"uniqueItems":true},"scopes":{"type":"array","items":{"$ref":"ShortString"},"minItems":1,"maxItems":64,"uniqueItems":true},"resources":{"type":"array","items":{"$ref":"LongString"},"minItems":1,"maxItems":64,"uniqueItems":true},"requestedTokenType":{"type":"string","enum":["AccessToken","Jwt","IdToken"]},"additionalParams":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"clientAuth":{"$ref":"ClientAuth"},"location":{"$ref":"CredentialLocation"},"cache":{"$ref":"TokenCache"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]],"x-rules":[{"when":[{"field":"grantType","default":"TokenExchange","test":"in","values":["JwtBearer"]}],"then":[{"field":"actorToken","test":"unset","values":[]},{"field":"requestedTokenType","test":"unset","values":[]}],"sentence":"actorToken and requestedTokenType must be unset when grantType is JwtBearer"}]};
const schema42 = {"$id":"UrlPath","type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^/[^?#]*$","maxLength":1024,"expected":"a path that starts with / and has no query and no fragment"}};
const pattern13 = new RegExp("^/[^?#]*$", "u");
function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UrlPath" */;
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
if(!(data.length > 2048 || pattern13.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^/[^?#]*$","expected":"a path that starts with / and has no query and no fragment"}};
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
validate103.errors = vErrors;
return errors === 0;
}
const schema43 = {"$id":"SubjectToken","type":"object","properties":{"source":{"$ref":"ExtractionLocation"},"tokenType":{"$ref":"TokenType"}},"required":[],"additionalProperties":false};
const schema44 = {"$id":"ExtractionLocation","type":"object","properties":{"header":{"type":"object","properties":{"name":{"$ref":"HeaderName"},"prefix":{"type":"string","minLength":1,"maxLength":256}},"required":["name"],"additionalProperties":false},"queryParameter":{"type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false},"cookie":{"type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false},"expression":{"$ref":"CelExpression"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["header","queryParameter","cookie","expression"]]};
const schema45 = {"$id":"HeaderName","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","maxLength":256,"expected":"a header name"}};
const pattern14 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");
function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 512 || pattern14.test(data))){
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
validate107.errors = vErrors;
return errors === 0;
}
function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate107(data0.name, {instancePath:instancePath+"/header/name",parentData:data0,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
if(!(validate10(data3.name, {instancePath:instancePath+"/queryParameter/name",parentData:data3,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate10(data5.name, {instancePath:instancePath+"/cookie/name",parentData:data5,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["header","queryParameter","cookie","expression"]);
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
validate106.errors = vErrors;
return errors === 0;
}
const schema46 = {"$id":"TokenType","type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^(AccessToken|Jwt|IdToken|IdJag|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$","maxLength":1024,"expected":"AccessToken, Jwt, IdToken, IdJag or an absolute URI"}};
const pattern15 = new RegExp("^(AccessToken|Jwt|IdToken|IdJag|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$", "u");
function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenType" */;
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
if(!(data.length > 2048 || pattern15.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^(AccessToken|Jwt|IdToken|IdJag|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$","expected":"AccessToken, Jwt, IdToken, IdJag or an absolute URI"}};
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
validate113.errors = vErrors;
return errors === 0;
}
function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SubjectToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "source") || (key0 === "tokenType"))){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate106(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined && func0.call(data, "tokenType")){
if(!(validate113(data.tokenType, {instancePath:instancePath+"/tokenType",parentData:data,parentDataProperty:"tokenType",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
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
validate105.errors = vErrors;
return errors === 0;
}
const schema47 = {"$id":"ActorToken","type":"object","properties":{"source":{"$ref":"ExtractionLocation"},"tokenType":{"$ref":"TokenType"},"mayAct":{"type":"string","enum":["Required"]}},"required":["source"],"additionalProperties":false,"x-rules":[{"when":[{"field":"mayAct","test":"set","values":[]}],"then":[{"field":"tokenType","test":"in","values":["Jwt"]}],"sentence":"tokenType must be Jwt when mayAct is set"}]};
function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ActorToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "source") || (key0 === "tokenType")) || (key0 === "mayAct"))){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate106(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined && func0.call(data, "tokenType")){
if(!(validate113(data.tokenType, {instancePath:instancePath+"/tokenType",parentData:data,parentDataProperty:"tokenType",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.mayAct !== undefined && func0.call(data, "mayAct")){
let data2 = data.mayAct;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/mayAct",schemaPath:"#/properties/mayAct/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2 === "Required")){
const err3 = {instancePath:instancePath+"/mayAct",schemaPath:"#/properties/mayAct/enum",keyword:"enum",params:{allowedValues: schema47.properties.mayAct.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"mayAct","test":"set","values":[]}],"then":[{"field":"tokenType","test":"in","values":["Jwt"]}]}))){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tokenType must be Jwt when mayAct is set"}};
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
validate116.errors = vErrors;
return errors === 0;
}
const schema48 = {"$id":"ClientAuth","type":"object","properties":{"clientId":{"$ref":"ShortString"},"secretRef":{"$ref":"SecretKeyRef"},"privateKeyJwt":{"$ref":"PrivateKeyJwt"},"method":{"type":"string","enum":["ClientSecretBasic","ClientSecretPost","PrivateKeyJwt"]}},"required":["clientId"],"additionalProperties":false,"x-rules":[{"when":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["PrivateKeyJwt"]}],"then":[{"field":"privateKeyJwt","test":"set","values":[]},{"field":"secretRef","test":"unset","values":[]}],"sentence":"privateKeyJwt must be set and secretRef must be unset when method is PrivateKeyJwt"},{"when":[{"field":"privateKeyJwt","test":"set","values":[]}],"then":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["PrivateKeyJwt"]}],"sentence":"method must be PrivateKeyJwt when privateKeyJwt is set"},{"when":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["ClientSecretBasic"]}],"then":[{"field":"secretRef","test":"set","values":[]}],"sentence":"secretRef must be set when method is ClientSecretBasic"}]};
const schema49 = {"$id":"PrivateKeyJwt","type":"object","properties":{"signingKeyRef":{"$ref":"SecretKeyRef"},"certificateRef":{"$ref":"SecretKeyRef"},"certificateHeader":{"type":"string","enum":["x5c","x5t#S256"]},"alg":{"type":"string","enum":["RS256","RS384","RS512","PS256","ES256","ES384"]},"kid":{"$ref":"ShortString"},"assertionAudience":{"$ref":"LongString"}},"required":["signingKeyRef","assertionAudience"],"additionalProperties":false,"x-rules":[{"when":[{"field":"certificateRef","test":"set","values":[]}],"then":[{"field":"certificateHeader","test":"set","values":[]}],"sentence":"certificateHeader must be set when certificateRef is set"},{"when":[{"field":"certificateHeader","test":"set","values":[]}],"then":[{"field":"certificateRef","test":"set","values":[]}],"sentence":"certificateRef must be set when certificateHeader is set"}]};
function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrivateKeyJwt" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.signingKeyRef === undefined) || (!(func0.call(data, "signingKeyRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signingKeyRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.assertionAudience === undefined) || (!(func0.call(data, "assertionAudience")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assertionAudience"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "signingKeyRef") || (key0 === "certificateRef")) || (key0 === "certificateHeader")) || (key0 === "alg")) || (key0 === "kid")) || (key0 === "assertionAudience"))){
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
if(data.signingKeyRef !== undefined && func0.call(data, "signingKeyRef")){
if(!(validate68(data.signingKeyRef, {instancePath:instancePath+"/signingKeyRef",parentData:data,parentDataProperty:"signingKeyRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.certificateRef !== undefined && func0.call(data, "certificateRef")){
if(!(validate68(data.certificateRef, {instancePath:instancePath+"/certificateRef",parentData:data,parentDataProperty:"certificateRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.certificateHeader !== undefined && func0.call(data, "certificateHeader")){
let data2 = data.certificateHeader;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/certificateHeader",schemaPath:"#/properties/certificateHeader/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "x5c") || (data2 === "x5t#S256"))){
const err4 = {instancePath:instancePath+"/certificateHeader",schemaPath:"#/properties/certificateHeader/enum",keyword:"enum",params:{allowedValues: schema49.properties.certificateHeader.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data3 = data.alg;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data3 === "RS256") || (data3 === "RS384")) || (data3 === "RS512")) || (data3 === "PS256")) || (data3 === "ES256")) || (data3 === "ES384"))){
const err6 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema49.properties.alg.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(validate10(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.assertionAudience !== undefined && func0.call(data, "assertionAudience")){
if(!(validate14(data.assertionAudience, {instancePath:instancePath+"/assertionAudience",parentData:data,parentDataProperty:"assertionAudience",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(!(!func41(data, {"when":[{"field":"certificateRef","test":"set","values":[]}],"then":[{"field":"certificateHeader","test":"set","values":[]}]}))){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "certificateHeader must be set when certificateRef is set"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"certificateHeader","test":"set","values":[]}],"then":[{"field":"certificateRef","test":"set","values":[]}]}))){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "certificateRef must be set when certificateHeader is set"}};
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
validate127.errors = vErrors;
return errors === 0;
}
function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ClientAuth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clientId === undefined) || (!(func0.call(data, "clientId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "clientId") || (key0 === "secretRef")) || (key0 === "privateKeyJwt")) || (key0 === "method"))){
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
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(validate10(data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate68(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.privateKeyJwt !== undefined && func0.call(data, "privateKeyJwt")){
if(!(validate127(data.privateKeyJwt, {instancePath:instancePath+"/privateKeyJwt",parentData:data,parentDataProperty:"privateKeyJwt",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined && func0.call(data, "method")){
let data3 = data.method;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data3 === "ClientSecretBasic") || (data3 === "ClientSecretPost")) || (data3 === "PrivateKeyJwt"))){
const err3 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema48.properties.method.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["PrivateKeyJwt"]}],"then":[{"field":"privateKeyJwt","test":"set","values":[]},{"field":"secretRef","test":"unset","values":[]}]}))){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "privateKeyJwt must be set and secretRef must be unset when method is PrivateKeyJwt"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"privateKeyJwt","test":"set","values":[]}],"then":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["PrivateKeyJwt"]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "method must be PrivateKeyJwt when privateKeyJwt is set"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"method","default":"ClientSecretBasic","test":"in","values":["ClientSecretBasic"]}],"then":[{"field":"secretRef","test":"set","values":[]}]}))){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "secretRef must be set when method is ClientSecretBasic"}};
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
validate124.errors = vErrors;
return errors === 0;
}
const schema50 = {"$id":"CredentialLocation","type":"object","properties":{"header":{"type":"object","properties":{"name":{"$ref":"HeaderName"},"prefix":{"type":"string","minLength":1,"maxLength":256}},"required":["name"],"additionalProperties":false},"queryParameter":{"type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false},"cookie":{"type":"object","properties":{"name":{"$ref":"ShortString"}},"required":["name"],"additionalProperties":false}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["header","queryParameter","cookie"]]};
function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CredentialLocation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "header") || (key0 === "queryParameter")) || (key0 === "cookie"))){
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
if(!(validate107(data0.name, {instancePath:instancePath+"/header/name",parentData:data0,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
if(!(validate10(data3.name, {instancePath:instancePath+"/queryParameter/name",parentData:data3,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate10(data5.name, {instancePath:instancePath+"/cookie/name",parentData:data5,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
const set0 = func40(data, ["header","queryParameter","cookie"]);
if(!(set0.length === 1)){
const err13 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["header","queryParameter","cookie"], set: set0}};
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
validate134.errors = vErrors;
return errors === 0;
}
const schema51 = {"$id":"TokenCache","type":"object","properties":{"inMemory":{"$ref":"TokenCacheInMemory"}},"required":[],"additionalProperties":false};
const schema52 = {"$id":"TokenCacheInMemory","type":"object","properties":{"maxEntries":{"type":"integer","minimum":0,"maximum":4294967295},"defaultTtl":{"$ref":"Duration","x-minimum-duration":"1s"}},"required":[],"additionalProperties":false};
function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenCacheInMemory" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "maxEntries") || (key0 === "defaultTtl"))){
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
if(data.maxEntries !== undefined && func0.call(data, "maxEntries")){
let data0 = data.maxEntries;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.defaultTtl !== undefined && func0.call(data, "defaultTtl")){
let data1 = data.defaultTtl;
if(!(validate30(data1, {instancePath:instancePath+"/defaultTtl",parentData:data,parentDataProperty:"defaultTtl",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data1 === "string"){
const length0 = func63(data1);
if(!(isNaN(length0) || length0 >= 1000)){
const err4 = {instancePath:instancePath+"/defaultTtl",schemaPath:"#/properties/defaultTtl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
validate140.errors = vErrors;
return errors === 0;
}
function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenCache" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "inMemory")){
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
if(data.inMemory !== undefined && func0.call(data, "inMemory")){
if(!(validate140(data.inMemory, {instancePath:instancePath+"/inMemory",parentData:data,parentDataProperty:"inMemory",rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
validate139.errors = vErrors;
return errors === 0;
}
const pattern12 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OauthTokenExchange" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema41.properties, key0))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern12.test(data1))){
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
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate103(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.grantType !== undefined && func0.call(data, "grantType")){
let data3 = data.grantType;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "TokenExchange") || (data3 === "JwtBearer"))){
const err6 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/enum",keyword:"enum",params:{allowedValues: schema41.properties.grantType.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.subjectToken !== undefined && func0.call(data, "subjectToken")){
if(!(validate105(data.subjectToken, {instancePath:instancePath+"/subjectToken",parentData:data,parentDataProperty:"subjectToken",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.actorToken !== undefined && func0.call(data, "actorToken")){
if(!(validate116(data.actorToken, {instancePath:instancePath+"/actorToken",parentData:data,parentDataProperty:"actorToken",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data6 = data.audiences;
if(Array.isArray(data6)){
if(data6.length > 64){
const err7 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.length < 1){
const err8 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate10(data6[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data6[i1], data6[j0])){
const err9 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data8 = data.scopes;
if(Array.isArray(data8)){
if(data8.length > 64){
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.length < 1){
const err12 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data8.length;
for(let i2=0; i2<len1; i2++){
if(!(validate10(data8[i2], {instancePath:instancePath+"/scopes/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i3 = data8.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func90(data8[i3], data8[j1])){
const err13 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
let data10 = data.resources;
if(Array.isArray(data10)){
if(data10.length > 64){
const err15 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10.length < 1){
const err16 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data10.length;
for(let i4=0; i4<len2; i4++){
if(!(validate14(data10[i4], {instancePath:instancePath+"/resources/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
let i5 = data10.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func90(data10[i5], data10[j2])){
const err17 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.requestedTokenType !== undefined && func0.call(data, "requestedTokenType")){
let data12 = data.requestedTokenType;
if(typeof data12 !== "string"){
const err19 = {instancePath:instancePath+"/requestedTokenType",schemaPath:"#/properties/requestedTokenType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(((data12 === "AccessToken") || (data12 === "Jwt")) || (data12 === "IdToken"))){
const err20 = {instancePath:instancePath+"/requestedTokenType",schemaPath:"#/properties/requestedTokenType/enum",keyword:"enum",params:{allowedValues: schema41.properties.requestedTokenType.enum}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.additionalParams !== undefined && func0.call(data, "additionalParams")){
let data13 = data.additionalParams;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 64){
const err21 = {instancePath:instancePath+"/additionalParams",schemaPath:"#/properties/additionalParams/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key1 of Object.keys(data13)){
const _errs23 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err22 = {instancePath:instancePath+"/additionalParams",schemaPath:"#/properties/additionalParams/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(key1) < 1){
const err23 = {instancePath:instancePath+"/additionalParams",schemaPath:"#/properties/additionalParams/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid10 = _errs23 === errors;
if(!valid10){
const err24 = {instancePath:instancePath+"/additionalParams",schemaPath:"#/properties/additionalParams/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
for(const key2 of Object.keys(data13)){
if(!(validate77(data13[key2], {instancePath:instancePath+"/additionalParams/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/additionalParams",schemaPath:"#/properties/additionalParams/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.clientAuth !== undefined && func0.call(data, "clientAuth")){
if(!(validate124(data.clientAuth, {instancePath:instancePath+"/clientAuth",parentData:data,parentDataProperty:"clientAuth",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate134(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(validate139(data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err26 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"grantType","default":"TokenExchange","test":"in","values":["JwtBearer"]}],"then":[{"field":"actorToken","test":"unset","values":[]},{"field":"requestedTokenType","test":"unset","values":[]}]}))){
const err27 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "actorToken and requestedTokenType must be unset when grantType is JwtBearer"}};
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
validate101.errors = vErrors;
return errors === 0;
}
const schema53 = {"$id":"CrossAppAccess","type":"object","properties":{"identityProvider":{"$ref":"CrossAppEndpoint"},"resourceAuthorizationServer":{"$ref":"CrossAppEndpoint"},"audience":{"$ref":"ShortString"},"resources":{"type":"array","items":{"$ref":"LongString"},"minItems":1,"maxItems":64,"uniqueItems":true},"scopes":{"type":"array","items":{"$ref":"ShortString"},"minItems":1,"maxItems":64,"uniqueItems":true},"accessTokenScopes":{"type":"array","items":{"$ref":"ShortString"},"maxItems":64,"uniqueItems":true},"subjectToken":{"$ref":"IdSubjectToken"},"cache":{"$ref":"TokenCache"}},"required":["identityProvider","resourceAuthorizationServer","audience"],"additionalProperties":false};
const schema54 = {"$id":"CrossAppEndpoint","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"path":{"$ref":"UrlPath"},"clientAuth":{"$ref":"ClientAuth"}},"required":["clientAuth"],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]],"x-rules":[{"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"url","test":"unset","values":[]}],"sentence":"url must be unset when path is set"}]};
function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CrossAppEndpoint" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.clientAuth === undefined) || (!(func0.call(data, "clientAuth")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientAuth"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "backendRef") || (key0 === "url")) || (key0 === "path")) || (key0 === "clientAuth"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data1.length > 2048 || pattern12.test(data1))){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","expected":"a URL such as https://host:port/path, without query, fragment or user name"}};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate103(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.clientAuth !== undefined && func0.call(data, "clientAuth")){
if(!(validate124(data.clientAuth, {instancePath:instancePath+"/clientAuth",parentData:data,parentDataProperty:"clientAuth",rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["backendRef","url"]);
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
if(!(!func41(data, {"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"url","test":"unset","values":[]}]}))){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "url must be unset when path is set"}};
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
validate146.errors = vErrors;
return errors === 0;
}
const schema55 = {"$id":"IdSubjectToken","type":"object","properties":{"source":{"$ref":"ExtractionLocation"},"tokenType":{"$ref":"IdTokenType"}},"required":[],"additionalProperties":false};
const schema56 = {"$id":"IdTokenType","type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^(AccessToken|Jwt|IdToken|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$","maxLength":1024,"expected":"AccessToken, Jwt, IdToken or an absolute URI"}};
const pattern17 = new RegExp("^(AccessToken|Jwt|IdToken|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$", "u");
function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdTokenType" */;
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
if(!(data.length > 2048 || pattern17.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^(AccessToken|Jwt|IdToken|[A-Za-z][A-Za-z0-9+.-]*:[!-~]+)$","expected":"AccessToken, Jwt, IdToken or an absolute URI"}};
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
validate158.errors = vErrors;
return errors === 0;
}
function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdSubjectToken" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "source") || (key0 === "tokenType"))){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate106(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined && func0.call(data, "tokenType")){
if(!(validate158(data.tokenType, {instancePath:instancePath+"/tokenType",parentData:data,parentDataProperty:"tokenType",rootData}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
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
validate156.errors = vErrors;
return errors === 0;
}
function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CrossAppAccess" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.identityProvider === undefined) || (!(func0.call(data, "identityProvider")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identityProvider"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.resourceAuthorizationServer === undefined) || (!(func0.call(data, "resourceAuthorizationServer")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceAuthorizationServer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.audience === undefined) || (!(func0.call(data, "audience")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "audience"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "identityProvider") || (key0 === "resourceAuthorizationServer")) || (key0 === "audience")) || (key0 === "resources")) || (key0 === "scopes")) || (key0 === "accessTokenScopes")) || (key0 === "subjectToken")) || (key0 === "cache"))){
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
if(data.identityProvider !== undefined && func0.call(data, "identityProvider")){
if(!(validate146(data.identityProvider, {instancePath:instancePath+"/identityProvider",parentData:data,parentDataProperty:"identityProvider",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data.resourceAuthorizationServer !== undefined && func0.call(data, "resourceAuthorizationServer")){
if(!(validate146(data.resourceAuthorizationServer, {instancePath:instancePath+"/resourceAuthorizationServer",parentData:data,parentDataProperty:"resourceAuthorizationServer",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(validate10(data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
let data3 = data.resources;
if(Array.isArray(data3)){
if(data3.length > 64){
const err4 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.length < 1){
const err5 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate14(data3[i0], {instancePath:instancePath+"/resources/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data3[i1], data3[j0])){
const err6 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err7 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data5 = data.scopes;
if(Array.isArray(data5)){
if(data5.length > 64){
const err8 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.length < 1){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
if(!(validate10(data5[i2], {instancePath:instancePath+"/scopes/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func90(data5[i3], data5[j1])){
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.accessTokenScopes !== undefined && func0.call(data, "accessTokenScopes")){
let data7 = data.accessTokenScopes;
if(Array.isArray(data7)){
if(data7.length > 64){
const err12 = {instancePath:instancePath+"/accessTokenScopes",schemaPath:"#/properties/accessTokenScopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
if(!(validate10(data7[i4], {instancePath:instancePath+"/accessTokenScopes/" + i4,parentData:data7,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i5 = data7.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func90(data7[i5], data7[j2])){
const err13 = {instancePath:instancePath+"/accessTokenScopes",schemaPath:"#/properties/accessTokenScopes/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/accessTokenScopes",schemaPath:"#/properties/accessTokenScopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.subjectToken !== undefined && func0.call(data, "subjectToken")){
if(!(validate156(data.subjectToken, {instancePath:instancePath+"/subjectToken",parentData:data,parentDataProperty:"subjectToken",rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(validate139(data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
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
validate145.errors = vErrors;
return errors === 0;
}
const schema57 = {"$id":"JwtSign","type":"object","properties":{"signingKeyRef":{"$ref":"SecretKeyRef"},"alg":{"type":"string","enum":["RS256","RS384","RS512","PS256","ES256","ES384"]},"kid":{"$ref":"ShortString"},"claims":{"type":"object","additionalProperties":{},"propertyNames":{"minLength":1,"maxLength":256,"x-pattern":{"pattern":"^([^ien].*|i|i[^a].*|ia|ia[^t].*|iat.+|e|e[^x].*|ex|ex[^p].*|exp.+|n|n[^b].*|nb|nb[^f].*|nbf.+)$","maxLength":256,"expected":"a claim other than iat, exp and nbf"}},"maxProperties":64},"ttl":{"$ref":"Duration","x-minimum-duration":"1s"},"location":{"$ref":"CredentialLocation"}},"required":["signingKeyRef"],"additionalProperties":false};
const pattern18 = new RegExp("^([^ien].*|i|i[^a].*|ia|ia[^t].*|iat.+|e|e[^x].*|ex|ex[^p].*|exp.+|n|n[^b].*|nb|nb[^f].*|nbf.+)$", "u");
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="JwtSign" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.signingKeyRef === undefined) || (!(func0.call(data, "signingKeyRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signingKeyRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "signingKeyRef") || (key0 === "alg")) || (key0 === "kid")) || (key0 === "claims")) || (key0 === "ttl")) || (key0 === "location"))){
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
if(data.signingKeyRef !== undefined && func0.call(data, "signingKeyRef")){
if(!(validate68(data.signingKeyRef, {instancePath:instancePath+"/signingKeyRef",parentData:data,parentDataProperty:"signingKeyRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data1 = data.alg;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data1 === "RS256") || (data1 === "RS384")) || (data1 === "RS512")) || (data1 === "PS256")) || (data1 === "ES256")) || (data1 === "ES384"))){
const err3 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema57.properties.alg.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(validate10(data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data3 = data.claims;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 64){
const err4 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data3)){
const _errs8 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err5 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(key1) < 1){
const err6 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(key1.length > 512 || pattern18.test(key1))){
const err7 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^([^ien].*|i|i[^a].*|ia|ia[^t].*|iat.+|e|e[^x].*|ex|ex[^p].*|exp.+|n|n[^b].*|nb|nb[^f].*|nbf.+)$","expected":"a claim other than iat, exp and nbf"},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
const err9 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ttl !== undefined && func0.call(data, "ttl")){
let data4 = data.ttl;
if(!(validate30(data4, {instancePath:instancePath+"/ttl",parentData:data,parentDataProperty:"ttl",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length0 = func63(data4);
if(!(isNaN(length0) || length0 >= 1000)){
const err10 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate134(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
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
validate163.errors = vErrors;
return errors === 0;
}
const schema58 = {"$id":"ExtraCredential","type":"object","properties":{"location":{"$ref":"CredentialLocation"},"secretRef":{"$ref":"SecretKeyRef"}},"required":["location","secretRef"],"additionalProperties":false};
function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtraCredential" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.location === undefined) || (!(func0.call(data, "location")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.secretRef === undefined) || (!(func0.call(data, "secretRef")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secretRef"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "location") || (key0 === "secretRef"))){
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
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate134(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate68(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
validate170.errors = vErrors;
return errors === 0;
}
function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendAuth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema30.properties, key0))){
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
if(func2(data0) > 2048){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate68(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.passthrough !== undefined && func0.call(data, "passthrough")){
if(!(validate72(data.passthrough, {instancePath:instancePath+"/passthrough",parentData:data,parentDataProperty:"passthrough",rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined && func0.call(data, "aws")){
if(!(validate74(data.aws, {instancePath:instancePath+"/aws",parentData:data,parentDataProperty:"aws",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(validate86(data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.gcp !== undefined && func0.call(data, "gcp")){
if(!(validate97(data.gcp, {instancePath:instancePath+"/gcp",parentData:data,parentDataProperty:"gcp",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
if(data.oauthTokenExchange !== undefined && func0.call(data, "oauthTokenExchange")){
if(!(validate101(data.oauthTokenExchange, {instancePath:instancePath+"/oauthTokenExchange",parentData:data,parentDataProperty:"oauthTokenExchange",rootData}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
}
if(data.crossAppAccess !== undefined && func0.call(data, "crossAppAccess")){
if(!(validate145(data.crossAppAccess, {instancePath:instancePath+"/crossAppAccess",parentData:data,parentDataProperty:"crossAppAccess",rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
if(data.jwtSign !== undefined && func0.call(data, "jwtSign")){
if(!(validate163(data.jwtSign, {instancePath:instancePath+"/jwtSign",parentData:data,parentDataProperty:"jwtSign",rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate134(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.credentials !== undefined && func0.call(data, "credentials")){
let data10 = data.credentials;
if(Array.isArray(data10)){
if(data10.length > 8){
const err4 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data10.length < 1){
const err5 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate170(data10[i0], {instancePath:instancePath+"/credentials/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const set0 = func40(data, ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign"]);
if(!(set0.length <= 1)){
const err7 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign"], set: set0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const set1 = func40(data, ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign","credentials"]);
if(!(set1.length >= 1)){
const err8 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign","credentials"], set: set1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"key","test":"unset","values":[]},{"field":"secretRef","test":"unset","values":[]},{"field":"passthrough","test":"unset","values":[]}],"then":[{"field":"location","test":"unset","values":[]}]}))){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "location must be unset when key, secretRef and passthrough are unset"}};
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
validate67.errors = vErrors;
return errors === 0;
}
function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SimpleBackendPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tcp") || (key0 === "tls")) || (key0 === "http")) || (key0 === "tunnel")) || (key0 === "auth"))){
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
if(!(validate29(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate37(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate54(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.tunnel !== undefined && func0.call(data, "tunnel")){
if(!(validate57(data.tunnel, {instancePath:instancePath+"/tunnel",parentData:data,parentDataProperty:"tunnel",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(!(validate67(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
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
validate28.errors = vErrors;
return errors === 0;
}
function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate10(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(validate23(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(validate12(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate14(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema13.properties.protocol.enum}};
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
if(!(validate28(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["host","backendRef"]);
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
if(!(!func41(data, {"when":[{"field":"policies","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]}))){
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
validate21.errors = vErrors;
return errors === 0;
}
const schema59 = {"$id":"McpTargetSelector","type":"object","properties":{"namespaces":{"$ref":"LabelSelector"},"services":{"$ref":"LabelSelector"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["namespaces","services"]]};
const schema60 = {"$id":"LabelSelector","type":"object","properties":{"matchLabels":{"type":"object","additionalProperties":{"type":"string","maxLength":63},"propertyNames":{"minLength":1,"maxLength":317},"maxProperties":64}},"required":["matchLabels"],"additionalProperties":false};
function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate178.errors = vErrors;
return errors === 0;
}
function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate178(data.namespaces, {instancePath:instancePath+"/namespaces",parentData:data,parentDataProperty:"namespaces",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.services !== undefined && func0.call(data, "services")){
if(!(validate178(data.services, {instancePath:instancePath+"/services",parentData:data,parentDataProperty:"services",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["namespaces","services"]);
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
validate177.errors = vErrors;
return errors === 0;
}
function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate19(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(validate21(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined && func0.call(data, "selector")){
if(!(validate177(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["static","selector"]);
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
validate18.errors = vErrors;
return errors === 0;
}
function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate18(data0[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(!(!func158(data0, ["name"]))){
const err4 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/x-map-keys",keyword:"x-map-keys",params:{keys: schema10.properties.targets["x-map-keys"]}};
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
const err7 = {instancePath:instancePath+"/sessionRouting",schemaPath:"#/properties/sessionRouting/enum",keyword:"enum",params:{allowedValues: schema10.properties.sessionRouting.enum}};
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
const err9 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema10.properties.failureMode.enum}};
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
const err11 = {instancePath:instancePath+"/prefixMode",schemaPath:"#/properties/prefixMode/enum",keyword:"enum",params:{allowedValues: schema10.properties.prefixMode.enum}};
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
validate17.errors = vErrors;
return errors === 0;
}
const schema61 = {"$id":"BackendPolicies","type":"object","properties":{"tcp":{"$ref":"BackendTcp"},"tls":{"$ref":"BackendTls"},"http":{"$ref":"BackendHttp"},"hostnameRewrite":{"$ref":"HostnameRewrite"},"headerModifiers":{"$ref":"HeaderModifiers"},"tunnel":{"$ref":"BackendTunnel"},"auth":{"$ref":"BackendAuth"},"health":{"$ref":"BackendHealth"},"sessionAffinity":{"$ref":"SessionAffinity"},"transformation":{"$ref":"Transformation"},"extAuth":{"$ref":"ExtAuthPolicy"},"ai":{"$ref":"AiPolicies"},"mcp":{"$ref":"McpPolicies"}},"required":[],"additionalProperties":false};
const schema62 = {"$id":"HostnameRewrite","type":"object","properties":{"mode":{"type":"string","enum":["Auto","None"]}},"required":["mode"],"additionalProperties":false};
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate188.errors = vErrors;
return errors === 0;
}
const schema63 = {"$id":"HeaderModifiers","type":"object","properties":{"request":{"$ref":"HttpHeaderFilter"},"response":{"$ref":"HttpHeaderFilter"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response"]]};
const schema64 = {"$id":"HttpHeaderFilter","type":"object","properties":{"set":{"type":"array","items":{"$ref":"HttpHeaderValue"},"maxItems":16,"x-map-keys":["name"]},"add":{"type":"array","items":{"$ref":"HttpHeaderValue"},"maxItems":16,"x-map-keys":["name"]},"remove":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":16,"uniqueItems":true}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["set","add","remove"]]};
const schema65 = {"$id":"HttpHeaderValue","type":"object","properties":{"name":{"$ref":"HeaderName"},"value":{"type":"string","minLength":1,"maxLength":4096}},"required":["name","value"],"additionalProperties":false};
function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate107(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate192.errors = vErrors;
return errors === 0;
}
function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate192(data0[i0], {instancePath:instancePath+"/set/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(!(!func158(data0, ["name"]))){
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
if(!(validate192(data2[i1], {instancePath:instancePath+"/add/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
if(!(!func158(data2, ["name"]))){
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
if(!(validate107(data4[i2], {instancePath:instancePath+"/remove/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i3 = data4.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func90(data4[i3], data4[j0])){
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
const set0 = func40(data, ["set","add","remove"]);
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
validate191.errors = vErrors;
return errors === 0;
}
function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate191(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate191(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["request","response"]);
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
validate190.errors = vErrors;
return errors === 0;
}
const schema66 = {"$id":"BackendHealth","type":"object","properties":{"unhealthyCondition":{"$ref":"CelExpression"},"eviction":{"$ref":"HealthEviction"}},"required":[],"additionalProperties":false};
const schema67 = {"$id":"HealthEviction","type":"object","properties":{"duration":{"$ref":"Duration","x-minimum-duration":"1s"},"restoreHealth":{"type":"integer","minimum":0,"maximum":100},"consecutiveFailures":{"type":"integer","minimum":0,"maximum":4294967295},"healthThreshold":{"type":"integer","minimum":0,"maximum":100}},"required":[],"additionalProperties":false};
function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="HealthEviction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "duration") || (key0 === "restoreHealth")) || (key0 === "consecutiveFailures")) || (key0 === "healthThreshold"))){
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
if(data.duration !== undefined && func0.call(data, "duration")){
let data0 = data.duration;
if(!(validate30(data0, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func63(data0);
if(!(isNaN(length0) || length0 >= 1000)){
const err1 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.restoreHealth !== undefined && func0.call(data, "restoreHealth")){
let data1 = data.restoreHealth;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err2 = {instancePath:instancePath+"/restoreHealth",schemaPath:"#/properties/restoreHealth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/restoreHealth",schemaPath:"#/properties/restoreHealth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/restoreHealth",schemaPath:"#/properties/restoreHealth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.consecutiveFailures !== undefined && func0.call(data, "consecutiveFailures")){
let data2 = data.consecutiveFailures;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/consecutiveFailures",schemaPath:"#/properties/consecutiveFailures/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4294967295 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/consecutiveFailures",schemaPath:"#/properties/consecutiveFailures/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/consecutiveFailures",schemaPath:"#/properties/consecutiveFailures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.healthThreshold !== undefined && func0.call(data, "healthThreshold")){
let data3 = data.healthThreshold;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/healthThreshold",schemaPath:"#/properties/healthThreshold/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/healthThreshold",schemaPath:"#/properties/healthThreshold/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/healthThreshold",schemaPath:"#/properties/healthThreshold/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate204.errors = vErrors;
return errors === 0;
}
function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendHealth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "unhealthyCondition") || (key0 === "eviction"))){
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
if(data.unhealthyCondition !== undefined && func0.call(data, "unhealthyCondition")){
if(!(validate77(data.unhealthyCondition, {instancePath:instancePath+"/unhealthyCondition",parentData:data,parentDataProperty:"unhealthyCondition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.eviction !== undefined && func0.call(data, "eviction")){
if(!(validate204(data.eviction, {instancePath:instancePath+"/eviction",parentData:data,parentDataProperty:"eviction",rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
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
validate202.errors = vErrors;
return errors === 0;
}
const schema68 = {"$id":"SessionAffinity","type":"object","properties":{"source":{"$ref":"CelExpression"}},"required":["source"],"additionalProperties":false};
function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SessionAffinity" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "source")){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate77(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate208.errors = vErrors;
return errors === 0;
}
const schema69 = {"$id":"Transformation","type":"object","properties":{"request":{"$ref":"TransformRequest"},"response":{"$ref":"TransformResponse"},"conditional":{"type":"array","items":{"$ref":"ConditionalTransformation"},"minItems":1,"maxItems":16,"x-last-may-omit":"condition"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response","conditional"]],"x-rules":[{"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"request","test":"unset","values":[]},{"field":"response","test":"unset","values":[]}],"sentence":"request and response must be unset when conditional is set"}]};
const func410 = omittedEarly;
const schema70 = {"$id":"TransformRequest","type":"object","properties":{"metadata":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"minProperties":1,"maxProperties":16},"set":{"type":"array","items":{"$ref":"TransformRequestField"},"minItems":1,"maxItems":16,"x-map-keys":["name"]},"add":{"type":"array","items":{"$ref":"TransformRequestField"},"minItems":1,"maxItems":16,"x-map-keys":["name"]},"remove":{"type":"array","items":{"$ref":"HeaderName"},"minItems":1,"maxItems":16,"uniqueItems":true},"body":{"$ref":"CelExpression"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["metadata","set","add","remove","body"]]};
const schema71 = {"$id":"TransformRequestField","type":"object","properties":{"name":{"$ref":"FieldName"},"value":{"$ref":"CelExpression"}},"required":["name","value"],"additionalProperties":false};
const schema72 = {"$id":"FieldName","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^(:(authority|method|path|scheme|status)|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$","maxLength":256,"expected":"a header name, or one of :authority, :method, :path, :scheme and :status"}};
const pattern19 = new RegExp("^(:(authority|method|path|scheme|status)|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$", "u");
function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FieldName" */;
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
if(!(data.length > 512 || pattern19.test(data))){
const err2 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^(:(authority|method|path|scheme|status)|[A-Za-z0-9!#$%&'*+.^_`|~-]+)$","expected":"a header name, or one of :authority, :method, :path, :scheme and :status"}};
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
validate215.errors = vErrors;
return errors === 0;
}
function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransformRequestField" */;
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
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate214.errors = vErrors;
return errors === 0;
}
function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransformRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "metadata") || (key0 === "set")) || (key0 === "add")) || (key0 === "remove")) || (key0 === "body"))){
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
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 16){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/minProperties",keyword:"minProperties",params:{limit: 1}};
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
if(func2(key1) > 256){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(key1) < 1){
const err4 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err5 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
if(!(validate77(data0[key2], {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.set !== undefined && func0.call(data, "set")){
let data2 = data.set;
if(Array.isArray(data2)){
if(data2.length > 16){
const err7 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate214(data2[i0], {instancePath:instancePath+"/set/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(!(!func158(data2, ["name"]))){
const err9 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/x-map-keys",keyword:"x-map-keys",params:{keys: schema70.properties.set["x-map-keys"]}};
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
const err10 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.add !== undefined && func0.call(data, "add")){
let data4 = data.add;
if(Array.isArray(data4)){
if(data4.length > 16){
const err11 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length < 1){
const err12 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate214(data4[i1], {instancePath:instancePath+"/add/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(!(!func158(data4, ["name"]))){
const err13 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema70.properties.add["x-map-keys"]}};
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
const err14 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.remove !== undefined && func0.call(data, "remove")){
let data6 = data.remove;
if(Array.isArray(data6)){
if(data6.length > 16){
const err15 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate107(data6[i2], {instancePath:instancePath+"/remove/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i3 = data6.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func90(data6[i3], data6[j0])){
const err17 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate77(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["metadata","set","add","remove","body"]);
if(!(set0.length >= 1)){
const err19 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["metadata","set","add","remove","body"], set: set0}};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}
const schema73 = {"$id":"TransformResponse","type":"object","properties":{"metadata":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"minProperties":1,"maxProperties":16},"set":{"type":"array","items":{"$ref":"TransformResponseField"},"minItems":1,"maxItems":16,"x-map-keys":["name"]},"add":{"type":"array","items":{"$ref":"TransformResponseField"},"minItems":1,"maxItems":16,"x-map-keys":["name"]},"remove":{"type":"array","items":{"$ref":"HeaderName"},"minItems":1,"maxItems":16,"uniqueItems":true},"body":{"$ref":"CelExpression"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["metadata","set","add","remove","body"]]};
const schema74 = {"$id":"TransformResponseField","type":"object","properties":{"name":{"$ref":"FieldName"},"value":{"$ref":"CelExpression"}},"required":["name","value"],"additionalProperties":false};
function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransformResponseField" */;
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
if(!(validate215(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate225.errors = vErrors;
return errors === 0;
}
function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransformResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "metadata") || (key0 === "set")) || (key0 === "add")) || (key0 === "remove")) || (key0 === "body"))){
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
let data0 = data.metadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 16){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/minProperties",keyword:"minProperties",params:{limit: 1}};
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
if(func2(key1) > 256){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(key1) < 1){
const err4 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err5 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
if(!(validate77(data0[key2], {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.set !== undefined && func0.call(data, "set")){
let data2 = data.set;
if(Array.isArray(data2)){
if(data2.length > 16){
const err7 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate225(data2[i0], {instancePath:instancePath+"/set/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(!(!func158(data2, ["name"]))){
const err9 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/x-map-keys",keyword:"x-map-keys",params:{keys: schema73.properties.set["x-map-keys"]}};
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
const err10 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.add !== undefined && func0.call(data, "add")){
let data4 = data.add;
if(Array.isArray(data4)){
if(data4.length > 16){
const err11 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length < 1){
const err12 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate225(data4[i1], {instancePath:instancePath+"/add/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
}
if(!(!func158(data4, ["name"]))){
const err13 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema73.properties.add["x-map-keys"]}};
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
const err14 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.remove !== undefined && func0.call(data, "remove")){
let data6 = data.remove;
if(Array.isArray(data6)){
if(data6.length > 16){
const err15 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate107(data6[i2], {instancePath:instancePath+"/remove/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i3 = data6.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func90(data6[i3], data6[j0])){
const err17 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate77(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["metadata","set","add","remove","body"]);
if(!(set0.length >= 1)){
const err19 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["metadata","set","add","remove","body"], set: set0}};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}
const schema75 = {"$id":"ConditionalTransformation","type":"object","properties":{"condition":{"$ref":"CelExpression"},"policy":{"$ref":"TransformationPolicy"}},"required":["policy"],"additionalProperties":false};
const schema76 = {"$id":"TransformationPolicy","type":"object","properties":{"request":{"$ref":"TransformRequest"},"response":{"$ref":"TransformResponse"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response"]]};
function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TransformationPolicy" */;
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
if(!(validate212(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate223(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["request","response"]);
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
validate235.errors = vErrors;
return errors === 0;
}
function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalTransformation" */;
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
if(!(validate77(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate235(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
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
validate233.errors = vErrors;
return errors === 0;
}
function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Transformation" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "request") || (key0 === "response")) || (key0 === "conditional"))){
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
if(!(validate212(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate223(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data2 = data.conditional;
if(Array.isArray(data2)){
if(data2.length > 16){
const err1 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.length < 1){
const err2 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate233(data2[i0], {instancePath:instancePath+"/conditional/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
if(!(!func410(data2, "condition"))){
const err3 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
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
const err4 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
const set0 = func40(data, ["request","response","conditional"]);
if(!(set0.length >= 1)){
const err5 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","response","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"request","test":"unset","values":[]},{"field":"response","test":"unset","values":[]}]}))){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "request and response must be unset when conditional is set"}};
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
validate211.errors = vErrors;
return errors === 0;
}
const schema77 = {"$id":"ExtAuthPolicy","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"grpc":{"$ref":"ExtAuthGrpc"},"http":{"$ref":"ExtAuthHttp"},"forwardBody":{"$ref":"ExtAuthForwardBody"},"cache":{"$ref":"ExtAuthCache"},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"],["grpc","http"]],"x-rules":[{"when":[{"field":"http.body","test":"set","values":[]}],"then":[{"field":"forwardBody","test":"unset","values":[]}],"sentence":"forwardBody must be unset when http.body is set"}]};
const schema78 = {"$id":"ExtAuthGrpc","type":"object","properties":{"contextExtensions":{"type":"object","additionalProperties":{"type":"string","maxLength":1024},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"requestMetadata":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64}},"required":[],"additionalProperties":false};
function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtAuthGrpc" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "contextExtensions") || (key0 === "requestMetadata"))){
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
if(data.contextExtensions !== undefined && func0.call(data, "contextExtensions")){
let data0 = data.contextExtensions;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 64){
const err1 = {instancePath:instancePath+"/contextExtensions",schemaPath:"#/properties/contextExtensions/maxProperties",keyword:"maxProperties",params:{limit: 64}};
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
const err2 = {instancePath:instancePath+"/contextExtensions",schemaPath:"#/properties/contextExtensions/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(key1) < 1){
const err3 = {instancePath:instancePath+"/contextExtensions",schemaPath:"#/properties/contextExtensions/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err4 = {instancePath:instancePath+"/contextExtensions",schemaPath:"#/properties/contextExtensions/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
let data1 = data0[key2];
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err5 = {instancePath:instancePath+"/contextExtensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contextExtensions/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 1024}};
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
const err6 = {instancePath:instancePath+"/contextExtensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/contextExtensions/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/contextExtensions",schemaPath:"#/properties/contextExtensions/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.requestMetadata !== undefined && func0.call(data, "requestMetadata")){
let data2 = data.requestMetadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 64){
const err8 = {instancePath:instancePath+"/requestMetadata",schemaPath:"#/properties/requestMetadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key3 of Object.keys(data2)){
const _errs10 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 256){
const err9 = {instancePath:instancePath+"/requestMetadata",schemaPath:"#/properties/requestMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(key3) < 1){
const err10 = {instancePath:instancePath+"/requestMetadata",schemaPath:"#/properties/requestMetadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(!valid3){
const err11 = {instancePath:instancePath+"/requestMetadata",schemaPath:"#/properties/requestMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key4 of Object.keys(data2)){
if(!(validate77(data2[key4], {instancePath:instancePath+"/requestMetadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/requestMetadata",schemaPath:"#/properties/requestMetadata/type",keyword:"type",params:{type: "object"}};
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
validate243.errors = vErrors;
return errors === 0;
}
const schema79 = {"$id":"ExtAuthHttp","type":"object","properties":{"path":{"$ref":"CelExpression"},"redirect":{"$ref":"CelExpression"},"body":{"$ref":"CelExpression"},"allowedRequestHeaders":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":64,"uniqueItems":true},"addRequestHeaders":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"allowedResponseHeaders":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":64,"uniqueItems":true},"responseMetadata":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64}},"required":[],"additionalProperties":false};
function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtAuthHttp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "path") || (key0 === "redirect")) || (key0 === "body")) || (key0 === "allowedRequestHeaders")) || (key0 === "addRequestHeaders")) || (key0 === "allowedResponseHeaders")) || (key0 === "responseMetadata"))){
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
if(!(validate77(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.redirect !== undefined && func0.call(data, "redirect")){
if(!(validate77(data.redirect, {instancePath:instancePath+"/redirect",parentData:data,parentDataProperty:"redirect",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.body !== undefined && func0.call(data, "body")){
if(!(validate77(data.body, {instancePath:instancePath+"/body",parentData:data,parentDataProperty:"body",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.allowedRequestHeaders !== undefined && func0.call(data, "allowedRequestHeaders")){
let data3 = data.allowedRequestHeaders;
if(Array.isArray(data3)){
if(data3.length > 64){
const err1 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate107(data3[i0], {instancePath:instancePath+"/allowedRequestHeaders/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data3[i1], data3[j0])){
const err2 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err3 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.addRequestHeaders !== undefined && func0.call(data, "addRequestHeaders")){
let data5 = data.addRequestHeaders;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 64){
const err4 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/maxProperties",keyword:"maxProperties",params:{limit: 64}};
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
if(func2(key1) > 256){
const err5 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(key1) < 1){
const err6 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid4 = _errs10 === errors;
if(!valid4){
const err7 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
if(!(validate77(data5[key2], {instancePath:instancePath+"/addRequestHeaders/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/addRequestHeaders",schemaPath:"#/properties/addRequestHeaders/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.allowedResponseHeaders !== undefined && func0.call(data, "allowedResponseHeaders")){
let data7 = data.allowedResponseHeaders;
if(Array.isArray(data7)){
if(data7.length > 64){
const err9 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate107(data7[i2], {instancePath:instancePath+"/allowedResponseHeaders/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func90(data7[i3], data7[j1])){
const err10 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/allowedResponseHeaders",schemaPath:"#/properties/allowedResponseHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.responseMetadata !== undefined && func0.call(data, "responseMetadata")){
let data9 = data.responseMetadata;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 64){
const err12 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key3 of Object.keys(data9)){
const _errs18 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 256){
const err13 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(key3) < 1){
const err14 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid9 = _errs18 === errors;
if(!valid9){
const err15 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key4 of Object.keys(data9)){
if(!(validate77(data9[key4], {instancePath:instancePath+"/responseMetadata/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/responseMetadata",schemaPath:"#/properties/responseMetadata/type",keyword:"type",params:{type: "object"}};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate246.errors = vErrors;
return errors === 0;
}
const schema80 = {"$id":"ExtAuthForwardBody","type":"object","properties":{"maxSize":{"$ref":"ByteSize"}},"required":["maxSize"],"additionalProperties":false};
const schema81 = {"$id":"ByteSize","type":["integer","string"],"minimum":1,"maximum":4294967295,"minLength":1,"maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E)?$","maxLength":32,"expected":"a number of bytes such as 2Mi"}};
const pattern21 = new RegExp("^[0-9]+(\\.[0-9]+)?(Ki|Mi|Gi|Ti|Pi|Ei|k|M|G|T|P|E)?$", "u");
function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ByteSize" */;
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema81.type}};
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
if(!(data.length > 64 || pattern21.test(data))){
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
validate256.errors = vErrors;
return errors === 0;
}
function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtAuthForwardBody" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.maxSize === undefined) || (!(func0.call(data, "maxSize")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxSize"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "maxSize")){
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
if(data.maxSize !== undefined && func0.call(data, "maxSize")){
if(!(validate256(data.maxSize, {instancePath:instancePath+"/maxSize",parentData:data,parentDataProperty:"maxSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
validate255.errors = vErrors;
return errors === 0;
}
const schema82 = {"$id":"ExtAuthCache","type":"object","properties":{"key":{"type":"array","items":{"$ref":"CelExpression"},"minItems":1,"maxItems":16},"ttl":{"$ref":"CelExpression"},"maxEntries":{"type":"integer","minimum":1,"maximum":4294967295}},"required":["key","ttl"],"additionalProperties":false};
function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtAuthCache" */;
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
if((data.ttl === undefined) || (!(func0.call(data, "ttl")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ttl"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "key") || (key0 === "ttl")) || (key0 === "maxEntries"))){
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
if(Array.isArray(data0)){
if(data0.length > 16){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate77(data0[i0], {instancePath:instancePath+"/key/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ttl !== undefined && func0.call(data, "ttl")){
if(!(validate77(data.ttl, {instancePath:instancePath+"/ttl",parentData:data,parentDataProperty:"ttl",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.maxEntries !== undefined && func0.call(data, "maxEntries")){
let data3 = data.maxEntries;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/maxEntries",schemaPath:"#/properties/maxEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate259.errors = vErrors;
return errors === 0;
}
function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtAuthPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "grpc")) || (key0 === "http")) || (key0 === "forwardBody")) || (key0 === "cache")) || (key0 === "failureMode"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern12.test(data1))){
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
if(data.grpc !== undefined && func0.call(data, "grpc")){
if(!(validate243(data.grpc, {instancePath:instancePath+"/grpc",parentData:data,parentDataProperty:"grpc",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate246(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
}
if(data.forwardBody !== undefined && func0.call(data, "forwardBody")){
if(!(validate255(data.forwardBody, {instancePath:instancePath+"/forwardBody",parentData:data,parentDataProperty:"forwardBody",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(validate259(data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data6 = data.failureMode;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data6 === "FailClosed") || (data6 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema77.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err7 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const set1 = func40(data, ["grpc","http"]);
if(!(set1.length === 1)){
const err8 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["grpc","http"], set: set1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"http.body","test":"set","values":[]}],"then":[{"field":"forwardBody","test":"unset","values":[]}]}))){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "forwardBody must be unset when http.body is set"}};
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
validate241.errors = vErrors;
return errors === 0;
}
const schema83 = {"$id":"AiPolicies","type":"object","properties":{"prompt":{"$ref":"PromptEnrichment"},"promptGuard":{"$ref":"PromptGuard"},"defaults":{"type":"array","items":{"$ref":"AiFieldDefault"},"minItems":1,"maxItems":64},"overrides":{"type":"array","items":{"$ref":"AiFieldDefault"},"minItems":1,"maxItems":64},"transformations":{"type":"array","items":{"$ref":"AiFieldTransformation"},"minItems":1,"maxItems":64,"x-map-keys":["field"]},"finalTransformations":{"type":"array","items":{"$ref":"AiFieldTransformation"},"minItems":1,"maxItems":64,"x-map-keys":["field"]},"modelAliases":{"type":"object","additionalProperties":{"$ref":"ShortString"},"propertyNames":{"minLength":1,"maxLength":256},"minProperties":1,"maxProperties":64},"promptCaching":{"$ref":"PromptCaching"},"routes":{"type":"object","additionalProperties":{"type":"string","enum":["Completions","Messages","Models","Passthrough","Detect","Responses","AnthropicTokenCount","Embeddings","Realtime","Rerank","GenerateContent","GeminiCountTokens"]},"propertyNames":{"minLength":1,"maxLength":256},"minProperties":1,"maxProperties":64}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["prompt","promptGuard","defaults","overrides","transformations","finalTransformations","modelAliases","promptCaching","routes"]]};
const schema84 = {"$id":"PromptEnrichment","type":"object","properties":{"prepend":{"type":"array","items":{"$ref":"PromptMessage"},"minItems":1,"maxItems":64},"append":{"type":"array","items":{"$ref":"PromptMessage"},"minItems":1,"maxItems":64}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["prepend","append"]]};
const schema85 = {"$id":"PromptMessage","type":"object","properties":{"role":{"$ref":"ShortString"},"content":{"type":"string","minLength":1,"maxLength":16384}},"required":["role","content"],"additionalProperties":false};
function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.role === undefined) || (!(func0.call(data, "role")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.content === undefined) || (!(func0.call(data, "content")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "role") || (key0 === "content"))){
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
if(data.role !== undefined && func0.call(data, "role")){
if(!(validate10(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.content !== undefined && func0.call(data, "content")){
let data1 = data.content;
if(typeof data1 === "string"){
if(func2(data1) > 16384){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 16384}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minLength",keyword:"minLength",params:{limit: 1}};
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
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
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
validate266.errors = vErrors;
return errors === 0;
}
function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptEnrichment" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "prepend") || (key0 === "append"))){
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
if(data.prepend !== undefined && func0.call(data, "prepend")){
let data0 = data.prepend;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/prepend",schemaPath:"#/properties/prepend/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/prepend",schemaPath:"#/properties/prepend/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate266(data0[i0], {instancePath:instancePath+"/prepend/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/prepend",schemaPath:"#/properties/prepend/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.append !== undefined && func0.call(data, "append")){
let data2 = data.append;
if(Array.isArray(data2)){
if(data2.length > 64){
const err4 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate266(data2[i1], {instancePath:instancePath+"/append/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const set0 = func40(data, ["prepend","append"]);
if(!(set0.length >= 1)){
const err7 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["prepend","append"], set: set0}};
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
validate265.errors = vErrors;
return errors === 0;
}
const schema86 = {"$id":"PromptGuard","type":"object","properties":{"streaming":{"type":"string","enum":["Enabled","Disabled"]},"request":{"type":"array","items":{"$ref":"RequestGuard"},"minItems":1,"maxItems":8},"response":{"type":"array","items":{"$ref":"ResponseGuard"},"minItems":1,"maxItems":8}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response"]]};
const schema87 = {"$id":"RequestGuard","type":"object","properties":{"regex":{"$ref":"RegexGuard"},"webhook":{"$ref":"WebhookGuard"},"bedrockGuardrails":{"$ref":"BedrockGuardrails"},"googleModelArmor":{"$ref":"GoogleModelArmor"},"openAIModeration":{"$ref":"OpenAiModeration"},"response":{"$ref":"RejectionResponse"},"scope":{"type":"array","items":{"type":"string","enum":["SystemPrompt","Messages","ToolOutput","ToolInput"]},"minItems":1,"maxItems":4,"uniqueItems":true}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["regex","webhook","openAIModeration","bedrockGuardrails","googleModelArmor"]],"x-rules":[{"when":[{"field":"webhook","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}],"sentence":"scope.* must be SystemPrompt or Messages when webhook is set"},{"when":[{"field":"openAIModeration","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}],"sentence":"scope.* must be SystemPrompt or Messages when openAIModeration is set"},{"when":[{"field":"googleModelArmor","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}],"sentence":"scope.* must be SystemPrompt or Messages when googleModelArmor is set"}]};
const schema88 = {"$id":"RegexGuard","type":"object","properties":{"matches":{"type":"array","items":{"$ref":"RegexMatch"},"minItems":1,"maxItems":64},"builtins":{"type":"array","items":{"type":"string","enum":["Ssn","CreditCard","PhoneNumber","Email","CaSin"]},"minItems":1,"maxItems":5,"uniqueItems":true},"action":{"type":"string","enum":["Mask","Reject","Audit"]}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["matches","builtins"]]};
const schema89 = {"$id":"RegexMatch","type":"object","properties":{"pattern":{"$ref":"LongString"},"name":{"$ref":"ShortString"}},"required":["pattern"],"additionalProperties":false};
function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegexMatch" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pattern === undefined) || (!(func0.call(data, "pattern")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "pattern") || (key0 === "name"))){
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
if(data.pattern !== undefined && func0.call(data, "pattern")){
if(!(validate14(data.pattern, {instancePath:instancePath+"/pattern",parentData:data,parentDataProperty:"pattern",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate274.errors = vErrors;
return errors === 0;
}
function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegexGuard" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "matches") || (key0 === "builtins")) || (key0 === "action"))){
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
if(data.matches !== undefined && func0.call(data, "matches")){
let data0 = data.matches;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate274(data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.builtins !== undefined && func0.call(data, "builtins")){
let data2 = data.builtins;
if(Array.isArray(data2)){
if(data2.length > 5){
const err4 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/builtins/" + i1,schemaPath:"#/properties/builtins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data3 === "Ssn") || (data3 === "CreditCard")) || (data3 === "PhoneNumber")) || (data3 === "Email")) || (data3 === "CaSin"))){
const err7 = {instancePath:instancePath+"/builtins/" + i1,schemaPath:"#/properties/builtins/items/enum",keyword:"enum",params:{allowedValues: schema88.properties.builtins.items.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i2 = data2.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data2[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err9 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data4 = data.action;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "Mask") || (data4 === "Reject")) || (data4 === "Audit"))){
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema88.properties.action.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const set0 = func40(data, ["matches","builtins"]);
if(!(set0.length >= 1)){
const err12 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["matches","builtins"], set: set0}};
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
validate273.errors = vErrors;
return errors === 0;
}
const schema90 = {"$id":"WebhookGuard","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"headers":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"forwardHeaderMatches":{"type":"array","items":{"$ref":"HttpHeaderMatch"},"minItems":1,"maxItems":64},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"action":{"type":"string","enum":["Reject","Audit"]}},"required":["backendRef"],"additionalProperties":false};
const schema91 = {"$id":"HttpHeaderMatch","type":"object","properties":{"type":{"type":"string","enum":["Exact","RegularExpression"]},"name":{"$ref":"HeaderName"},"value":{"type":"string","minLength":1,"maxLength":4096}},"required":["name","value"],"additionalProperties":false};
function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum}};
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
if(!(validate107(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
validate282.errors = vErrors;
return errors === 0;
}
function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebhookGuard" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.backendRef === undefined) || (!(func0.call(data, "backendRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backendRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "backendRef") || (key0 === "headers")) || (key0 === "forwardHeaderMatches")) || (key0 === "failureMode")) || (key0 === "action"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
let data1 = data.headers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err2 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs5 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err3 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(key1) < 1){
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err5 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
if(!(validate77(data1[key2], {instancePath:instancePath+"/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.forwardHeaderMatches !== undefined && func0.call(data, "forwardHeaderMatches")){
let data3 = data.forwardHeaderMatches;
if(Array.isArray(data3)){
if(data3.length > 64){
const err7 = {instancePath:instancePath+"/forwardHeaderMatches",schemaPath:"#/properties/forwardHeaderMatches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/forwardHeaderMatches",schemaPath:"#/properties/forwardHeaderMatches/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate282(data3[i0], {instancePath:instancePath+"/forwardHeaderMatches/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/forwardHeaderMatches",schemaPath:"#/properties/forwardHeaderMatches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data5 = data.failureMode;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "FailClosed") || (data5 === "FailOpen"))){
const err11 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema90.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data6 = data.action;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === "Reject") || (data6 === "Audit"))){
const err13 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema90.properties.action.enum}};
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
validate279.errors = vErrors;
return errors === 0;
}
const schema92 = {"$id":"BedrockGuardrails","type":"object","properties":{"identifier":{"$ref":"ShortString"},"version":{"$ref":"ShortString"},"region":{"$ref":"ShortString"},"policies":{"$ref":"GuardConnection"},"action":{"type":"string","enum":["Reject","Audit"]}},"required":["identifier","version","region"],"additionalProperties":false};
const schema93 = {"$id":"GuardConnection","type":"object","properties":{"tcp":{"$ref":"BackendTcp"},"tls":{"$ref":"BackendTls"},"http":{"$ref":"BackendHttp"},"tunnel":{"$ref":"BackendTunnel"},"auth":{"$ref":"GuardAuth"}},"required":[],"additionalProperties":false};
const schema94 = {"$id":"GuardAuth","type":"object","properties":{"key":{"type":"string","minLength":1,"maxLength":2048},"secretRef":{"$ref":"SecretKeyRef"},"aws":{"$ref":"AwsCredential"},"azure":{"$ref":"AzureCredential"},"gcp":{"$ref":"GcpCredential"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["key","secretRef","aws","azure","gcp"]]};
function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GuardAuth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "key") || (key0 === "secretRef")) || (key0 === "aws")) || (key0 === "azure")) || (key0 === "gcp"))){
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
if(func2(data0) > 2048){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate68(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined && func0.call(data, "aws")){
if(!(validate74(data.aws, {instancePath:instancePath+"/aws",parentData:data,parentDataProperty:"aws",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(validate86(data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
if(data.gcp !== undefined && func0.call(data, "gcp")){
if(!(validate97(data.gcp, {instancePath:instancePath+"/gcp",parentData:data,parentDataProperty:"gcp",rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["key","secretRef","aws","azure","gcp"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["key","secretRef","aws","azure","gcp"], set: set0}};
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
validate295.errors = vErrors;
return errors === 0;
}
function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GuardConnection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tcp") || (key0 === "tls")) || (key0 === "http")) || (key0 === "tunnel")) || (key0 === "auth"))){
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
if(!(validate29(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate37(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate54(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.tunnel !== undefined && func0.call(data, "tunnel")){
if(!(validate57(data.tunnel, {instancePath:instancePath+"/tunnel",parentData:data,parentDataProperty:"tunnel",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(!(validate295(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
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
validate290.errors = vErrors;
return errors === 0;
}
function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BedrockGuardrails" */;
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
if((data.region === undefined) || (!(func0.call(data, "region")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "region"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "identifier") || (key0 === "version")) || (key0 === "region")) || (key0 === "policies")) || (key0 === "action"))){
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
if(data.identifier !== undefined && func0.call(data, "identifier")){
if(!(validate10(data.identifier, {instancePath:instancePath+"/identifier",parentData:data,parentDataProperty:"identifier",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(validate10(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined && func0.call(data, "region")){
if(!(validate10(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate290(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data4 = data.action;
if(typeof data4 !== "string"){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data4 === "Reject") || (data4 === "Audit"))){
const err5 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema92.properties.action.enum}};
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
validate286.errors = vErrors;
return errors === 0;
}
const schema95 = {"$id":"GoogleModelArmor","type":"object","properties":{"templateId":{"$ref":"ShortString"},"projectId":{"$ref":"ShortString"},"location":{"$ref":"ShortString"},"policies":{"$ref":"GuardConnection"},"action":{"type":"string","enum":["Reject","Audit"]}},"required":["templateId","projectId"],"additionalProperties":false};
function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GoogleModelArmor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.templateId === undefined) || (!(func0.call(data, "templateId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templateId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.projectId === undefined) || (!(func0.call(data, "projectId")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "templateId") || (key0 === "projectId")) || (key0 === "location")) || (key0 === "policies")) || (key0 === "action"))){
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
if(data.templateId !== undefined && func0.call(data, "templateId")){
if(!(validate10(data.templateId, {instancePath:instancePath+"/templateId",parentData:data,parentDataProperty:"templateId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined && func0.call(data, "projectId")){
if(!(validate10(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate10(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate290(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data4 = data.action;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data4 === "Reject") || (data4 === "Audit"))){
const err4 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema95.properties.action.enum}};
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
validate303.errors = vErrors;
return errors === 0;
}
const schema96 = {"$id":"OpenAiModeration","type":"object","properties":{"model":{"$ref":"ShortString"},"policies":{"$ref":"GuardConnection"},"action":{"type":"string","enum":["Reject","Audit"]}},"required":[],"additionalProperties":false};
function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OpenAiModeration" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "model") || (key0 === "policies")) || (key0 === "action"))){
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
if(!(validate10(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate290(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data2 = data.action;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data2 === "Reject") || (data2 === "Audit"))){
const err2 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema96.properties.action.enum}};
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
validate309.errors = vErrors;
return errors === 0;
}
const schema97 = {"$id":"RejectionResponse","type":"object","properties":{"message":{"type":"string","minLength":1,"maxLength":4096},"statusCode":{"type":"integer","minimum":200,"maximum":599}},"required":[],"additionalProperties":false};
function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RejectionResponse" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "message") || (key0 === "statusCode"))){
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
if(data.message !== undefined && func0.call(data, "message")){
let data0 = data.message;
if(typeof data0 === "string"){
if(func2(data0) > 4096){
const err1 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.statusCode !== undefined && func0.call(data, "statusCode")){
let data1 = data.statusCode;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 200 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/statusCode",schemaPath:"#/properties/statusCode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200}};
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
validate313.errors = vErrors;
return errors === 0;
}
function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RequestGuard" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "regex") || (key0 === "webhook")) || (key0 === "bedrockGuardrails")) || (key0 === "googleModelArmor")) || (key0 === "openAIModeration")) || (key0 === "response")) || (key0 === "scope"))){
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
if(data.regex !== undefined && func0.call(data, "regex")){
if(!(validate273(data.regex, {instancePath:instancePath+"/regex",parentData:data,parentDataProperty:"regex",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.webhook !== undefined && func0.call(data, "webhook")){
if(!(validate279(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.bedrockGuardrails !== undefined && func0.call(data, "bedrockGuardrails")){
if(!(validate286(data.bedrockGuardrails, {instancePath:instancePath+"/bedrockGuardrails",parentData:data,parentDataProperty:"bedrockGuardrails",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
if(data.googleModelArmor !== undefined && func0.call(data, "googleModelArmor")){
if(!(validate303(data.googleModelArmor, {instancePath:instancePath+"/googleModelArmor",parentData:data,parentDataProperty:"googleModelArmor",rootData}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
}
if(data.openAIModeration !== undefined && func0.call(data, "openAIModeration")){
if(!(validate309(data.openAIModeration, {instancePath:instancePath+"/openAIModeration",parentData:data,parentDataProperty:"openAIModeration",rootData}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate313(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
if(Array.isArray(data6)){
if(data6.length > 4){
const err1 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data6.length < 1){
const err2 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err3 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data7 === "SystemPrompt") || (data7 === "Messages")) || (data7 === "ToolOutput")) || (data7 === "ToolInput"))){
const err4 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/enum",keyword:"enum",params:{allowedValues: schema87.properties.scope.items.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const set0 = func40(data, ["regex","webhook","openAIModeration","bedrockGuardrails","googleModelArmor"]);
if(!(set0.length === 1)){
const err7 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["regex","webhook","openAIModeration","bedrockGuardrails","googleModelArmor"], set: set0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"webhook","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}]}))){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scope.* must be SystemPrompt or Messages when webhook is set"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"openAIModeration","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}]}))){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scope.* must be SystemPrompt or Messages when openAIModeration is set"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"googleModelArmor","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}]}))){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scope.* must be SystemPrompt or Messages when googleModelArmor is set"}};
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
validate272.errors = vErrors;
return errors === 0;
}
const schema98 = {"$id":"ResponseGuard","type":"object","properties":{"regex":{"$ref":"RegexGuard"},"webhook":{"$ref":"WebhookGuard"},"bedrockGuardrails":{"$ref":"BedrockGuardrails"},"googleModelArmor":{"$ref":"GoogleModelArmor"},"response":{"$ref":"RejectionResponse"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["regex","webhook","bedrockGuardrails","googleModelArmor"]]};
function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseGuard" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "regex") || (key0 === "webhook")) || (key0 === "bedrockGuardrails")) || (key0 === "googleModelArmor")) || (key0 === "response"))){
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
if(data.regex !== undefined && func0.call(data, "regex")){
if(!(validate273(data.regex, {instancePath:instancePath+"/regex",parentData:data,parentDataProperty:"regex",rootData}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
errors = vErrors.length;
}
}
if(data.webhook !== undefined && func0.call(data, "webhook")){
if(!(validate279(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
}
if(data.bedrockGuardrails !== undefined && func0.call(data, "bedrockGuardrails")){
if(!(validate286(data.bedrockGuardrails, {instancePath:instancePath+"/bedrockGuardrails",parentData:data,parentDataProperty:"bedrockGuardrails",rootData}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
}
if(data.googleModelArmor !== undefined && func0.call(data, "googleModelArmor")){
if(!(validate303(data.googleModelArmor, {instancePath:instancePath+"/googleModelArmor",parentData:data,parentDataProperty:"googleModelArmor",rootData}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate313(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["regex","webhook","bedrockGuardrails","googleModelArmor"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["regex","webhook","bedrockGuardrails","googleModelArmor"], set: set0}};
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
validate316.errors = vErrors;
return errors === 0;
}
function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptGuard" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "streaming") || (key0 === "request")) || (key0 === "response"))){
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
if(data.streaming !== undefined && func0.call(data, "streaming")){
let data0 = data.streaming;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Enabled") || (data0 === "Disabled"))){
const err2 = {instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/enum",keyword:"enum",params:{allowedValues: schema86.properties.streaming.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.request !== undefined && func0.call(data, "request")){
let data1 = data.request;
if(Array.isArray(data1)){
if(data1.length > 8){
const err3 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate272(data1[i0], {instancePath:instancePath+"/request/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/request",schemaPath:"#/properties/request/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
let data3 = data.response;
if(Array.isArray(data3)){
if(data3.length > 8){
const err6 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate316(data3[i1], {instancePath:instancePath+"/response/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const set0 = func40(data, ["request","response"]);
if(!(set0.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","response"], set: set0}};
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
validate271.errors = vErrors;
return errors === 0;
}
const schema99 = {"$id":"AiFieldDefault","type":"object","properties":{"field":{"$ref":"ShortString"},"value":{},"override":{"type":"boolean"}},"required":["field","value"],"additionalProperties":false};
function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AiFieldDefault" */;
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
if(!(((key0 === "field") || (key0 === "value")) || (key0 === "override"))){
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
if(!(validate10(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.override !== undefined && func0.call(data, "override")){
if(typeof data.override !== "boolean"){
const err3 = {instancePath:instancePath+"/override",schemaPath:"#/properties/override/type",keyword:"type",params:{type: "boolean"}};
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
validate324.errors = vErrors;
return errors === 0;
}
const schema100 = {"$id":"AiFieldTransformation","type":"object","properties":{"field":{"$ref":"ShortString"},"expression":{"$ref":"CelExpression"}},"required":["field","expression"],"additionalProperties":false};
function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AiFieldTransformation" */;
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
if(!(validate10(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate328.errors = vErrors;
return errors === 0;
}
const schema101 = {"$id":"PromptCaching","type":"object","properties":{"cacheSystem":{"type":"boolean"},"cacheMessages":{"type":"boolean"},"cacheTools":{"type":"boolean"},"minTokens":{"type":"integer","minimum":0,"maximum":4294967295},"cacheMessageOffset":{"type":"integer","minimum":0,"maximum":4294967295}},"required":[],"additionalProperties":false};
function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PromptCaching" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "cacheSystem") || (key0 === "cacheMessages")) || (key0 === "cacheTools")) || (key0 === "minTokens")) || (key0 === "cacheMessageOffset"))){
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
if(data.cacheSystem !== undefined && func0.call(data, "cacheSystem")){
if(typeof data.cacheSystem !== "boolean"){
const err1 = {instancePath:instancePath+"/cacheSystem",schemaPath:"#/properties/cacheSystem/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cacheMessages !== undefined && func0.call(data, "cacheMessages")){
if(typeof data.cacheMessages !== "boolean"){
const err2 = {instancePath:instancePath+"/cacheMessages",schemaPath:"#/properties/cacheMessages/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cacheTools !== undefined && func0.call(data, "cacheTools")){
if(typeof data.cacheTools !== "boolean"){
const err3 = {instancePath:instancePath+"/cacheTools",schemaPath:"#/properties/cacheTools/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.minTokens !== undefined && func0.call(data, "minTokens")){
let data3 = data.minTokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/minTokens",schemaPath:"#/properties/minTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/minTokens",schemaPath:"#/properties/minTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/minTokens",schemaPath:"#/properties/minTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.cacheMessageOffset !== undefined && func0.call(data, "cacheMessageOffset")){
let data4 = data.cacheMessageOffset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/cacheMessageOffset",schemaPath:"#/properties/cacheMessageOffset/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4294967295 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/cacheMessageOffset",schemaPath:"#/properties/cacheMessageOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/cacheMessageOffset",schemaPath:"#/properties/cacheMessageOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
validate334.errors = vErrors;
return errors === 0;
}
function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AiPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema83.properties, key0))){
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
if(data.prompt !== undefined && func0.call(data, "prompt")){
if(!(validate265(data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
}
if(data.promptGuard !== undefined && func0.call(data, "promptGuard")){
if(!(validate271(data.promptGuard, {instancePath:instancePath+"/promptGuard",parentData:data,parentDataProperty:"promptGuard",rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
if(data.defaults !== undefined && func0.call(data, "defaults")){
let data2 = data.defaults;
if(Array.isArray(data2)){
if(data2.length > 64){
const err1 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.length < 1){
const err2 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate324(data2[i0], {instancePath:instancePath+"/defaults/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.overrides !== undefined && func0.call(data, "overrides")){
let data4 = data.overrides;
if(Array.isArray(data4)){
if(data4.length > 64){
const err4 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.length < 1){
const err5 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate324(data4[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.transformations !== undefined && func0.call(data, "transformations")){
let data6 = data.transformations;
if(Array.isArray(data6)){
if(data6.length > 64){
const err7 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.length < 1){
const err8 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate328(data6[i2], {instancePath:instancePath+"/transformations/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(!(!func158(data6, ["field"]))){
const err9 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema83.properties.transformations["x-map-keys"]}};
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
const err10 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.finalTransformations !== undefined && func0.call(data, "finalTransformations")){
let data8 = data.finalTransformations;
if(Array.isArray(data8)){
if(data8.length > 64){
const err11 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.length < 1){
const err12 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate328(data8[i3], {instancePath:instancePath+"/finalTransformations/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
}
if(!(!func158(data8, ["field"]))){
const err13 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema83.properties.finalTransformations["x-map-keys"]}};
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
const err14 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.modelAliases !== undefined && func0.call(data, "modelAliases")){
let data10 = data.modelAliases;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 64){
const err15 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Object.keys(data10).length < 1){
const err16 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data10)){
const _errs18 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err17 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(key1) < 1){
const err18 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid9 = _errs18 === errors;
if(!valid9){
const err19 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key2 of Object.keys(data10)){
if(!(validate10(data10[key2], {instancePath:instancePath+"/modelAliases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.promptCaching !== undefined && func0.call(data, "promptCaching")){
if(!(validate334(data.promptCaching, {instancePath:instancePath+"/promptCaching",parentData:data,parentDataProperty:"promptCaching",rootData}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data13 = data.routes;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 64){
const err21 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Object.keys(data13).length < 1){
const err22 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 of Object.keys(data13)){
const _errs24 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 256){
const err23 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(key3) < 1){
const err24 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid11 = _errs24 === errors;
if(!valid11){
const err25 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
for(const key4 of Object.keys(data13)){
let data14 = data13[key4];
if(typeof data14 !== "string"){
const err26 = {instancePath:instancePath+"/routes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((data14 === "Completions") || (data14 === "Messages")) || (data14 === "Models")) || (data14 === "Passthrough")) || (data14 === "Detect")) || (data14 === "Responses")) || (data14 === "AnthropicTokenCount")) || (data14 === "Embeddings")) || (data14 === "Realtime")) || (data14 === "Rerank")) || (data14 === "GenerateContent")) || (data14 === "GeminiCountTokens"))){
const err27 = {instancePath:instancePath+"/routes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema83.properties.routes.additionalProperties.enum}};
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
else {
const err28 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const set0 = func40(data, ["prompt","promptGuard","defaults","overrides","transformations","finalTransformations","modelAliases","promptCaching","routes"]);
if(!(set0.length >= 1)){
const err29 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["prompt","promptGuard","defaults","overrides","transformations","finalTransformations","modelAliases","promptCaching","routes"], set: set0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate264.errors = vErrors;
return errors === 0;
}
const schema102 = {"$id":"McpPolicies","type":"object","properties":{"authorization":{"$ref":"McpAuthorization"},"authentication":{"$ref":"McpBackendAuthentication"},"guardrails":{"$ref":"McpGuardrails"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["authorization","authentication","guardrails"]]};
const schema103 = {"$id":"McpAuthorization","type":"object","properties":{"policy":{"$ref":"McpAuthorizationPolicy"},"action":{"type":"string","enum":["Allow","Require","Deny"]}},"required":["policy"],"additionalProperties":false};
const schema104 = {"$id":"McpAuthorizationPolicy","type":"object","properties":{"matchExpressions":{"type":"array","items":{"$ref":"CelExpression"},"minItems":1,"maxItems":256}},"required":["matchExpressions"],"additionalProperties":false};
function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpAuthorizationPolicy" */;
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
if(!(validate77(data0[i0], {instancePath:instancePath+"/matchExpressions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate339.errors = vErrors;
return errors === 0;
}
function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpAuthorization" */;
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
if(!(validate339(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
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
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema103.properties.action.enum}};
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
validate338.errors = vErrors;
return errors === 0;
}
const schema105 = {"$id":"McpBackendAuthentication","type":"object","properties":{"resourceMetadata":{"type":"object","additionalProperties":{},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"provider":{"type":"string","enum":["Auth0","Keycloak","Okta","Descope","Authentik","Entra","ProviderA","ProviderB","ProviderC","ProviderD","ProviderE","ProviderF"]},"issuer":{"$ref":"ShortString"},"audiences":{"type":"array","items":{"$ref":"LongString"},"minItems":1,"maxItems":64},"jwks":{"$ref":"RemoteKeySet"},"mode":{"type":"string","enum":["Strict","Optional","Permissive"]},"clientId":{"$ref":"ShortString"},"clientSecretRef":{"$ref":"SecretKeyRef"}},"required":["resourceMetadata","jwks"],"additionalProperties":false};
const schema106 = {"$id":"RemoteKeySet","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"jwksPath":{"$ref":"LongString"},"cacheDuration":{"$ref":"Duration","x-minimum-duration":"5m"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]],"x-rules":[{"when":[{"field":"backendRef","test":"set","values":[]}],"then":[{"field":"jwksPath","test":"set","values":[]}],"sentence":"jwksPath must be set when backendRef is set"},{"when":[{"field":"jwksPath","test":"set","values":[]}],"then":[{"field":"backendRef","test":"set","values":[]}],"sentence":"backendRef must be set when jwksPath is set"}]};
function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern12.test(data1))){
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
if(!(validate14(data.jwksPath, {instancePath:instancePath+"/jwksPath",parentData:data,parentDataProperty:"jwksPath",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.cacheDuration !== undefined && func0.call(data, "cacheDuration")){
let data3 = data.cacheDuration;
if(!(validate30(data3, {instancePath:instancePath+"/cacheDuration",parentData:data,parentDataProperty:"cacheDuration",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data3 === "string"){
const length0 = func63(data3);
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
const set0 = func40(data, ["backendRef","url"]);
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
if(!(!func41(data, {"when":[{"field":"backendRef","test":"set","values":[]}],"then":[{"field":"jwksPath","test":"set","values":[]}]}))){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "jwksPath must be set when backendRef is set"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"jwksPath","test":"set","values":[]}],"then":[{"field":"backendRef","test":"set","values":[]}]}))){
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
validate346.errors = vErrors;
return errors === 0;
}
function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpBackendAuthentication" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resourceMetadata === undefined) || (!(func0.call(data, "resourceMetadata")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceMetadata"}};
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
if(!((((((((key0 === "resourceMetadata") || (key0 === "provider")) || (key0 === "issuer")) || (key0 === "audiences")) || (key0 === "jwks")) || (key0 === "mode")) || (key0 === "clientId")) || (key0 === "clientSecretRef"))){
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
if(data.resourceMetadata !== undefined && func0.call(data, "resourceMetadata")){
let data0 = data.resourceMetadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 64){
const err3 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err4 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(key1) < 1){
const err5 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
const err7 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
let data1 = data.provider;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((((((data1 === "Auth0") || (data1 === "Keycloak")) || (data1 === "Okta")) || (data1 === "Descope")) || (data1 === "Authentik")) || (data1 === "Entra")) || (data1 === "ProviderA")) || (data1 === "ProviderB")) || (data1 === "ProviderC")) || (data1 === "ProviderD")) || (data1 === "ProviderE")) || (data1 === "ProviderF"))){
const err9 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema105.properties.provider.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.issuer !== undefined && func0.call(data, "issuer")){
if(!(validate10(data.issuer, {instancePath:instancePath+"/issuer",parentData:data,parentDataProperty:"issuer",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data3 = data.audiences;
if(Array.isArray(data3)){
if(data3.length > 64){
const err10 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate14(data3[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.jwks !== undefined && func0.call(data, "jwks")){
if(!(validate346(data.jwks, {instancePath:instancePath+"/jwks",parentData:data,parentDataProperty:"jwks",rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data6 = data.mode;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data6 === "Strict") || (data6 === "Optional")) || (data6 === "Permissive"))){
const err14 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema105.properties.mode.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(validate10(data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.clientSecretRef !== undefined && func0.call(data, "clientSecretRef")){
if(!(validate68(data.clientSecretRef, {instancePath:instancePath+"/clientSecretRef",parentData:data,parentDataProperty:"clientSecretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
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
validate343.errors = vErrors;
return errors === 0;
}
const schema107 = {"$id":"McpGuardrails","type":"object","properties":{"processors":{"type":"array","items":{"$ref":"McpGuardrailProcessor"},"minItems":1,"maxItems":16}},"required":["processors"],"additionalProperties":false};
const schema108 = {"$id":"McpGuardrailProcessor","type":"object","properties":{"remote":{"$ref":"McpGuardrailRemote"},"methods":{"type":"object","additionalProperties":{"type":"string","enum":["Off","Request","Response","Full"]},"propertyNames":{"minLength":1,"maxLength":256,"x-pattern":{"pattern":"^(\\*|[^*]+|[^*]+/\\*|\\*/[^*]+)$","maxLength":256,"expected":"a method, prefix/*, */suffix or *"}},"minProperties":1,"maxProperties":64}},"required":["remote","methods"],"additionalProperties":false};
const schema109 = {"$id":"McpGuardrailRemote","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+/?$","maxLength":1024,"expected":"a URL such as https://host:port, without path, query, fragment or user name"}},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"metadata":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"allowedRequestHeaders":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":64,"uniqueItems":true},"disallowedRequestHeaders":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":64,"uniqueItems":true}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]]};
function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpGuardrailRemote" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "failureMode")) || (key0 === "metadata")) || (key0 === "allowedRequestHeaders")) || (key0 === "disallowedRequestHeaders"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern8.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/?$","expected":"a URL such as https://host:port, without path, query, fragment or user name"}};
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
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data2 = data.failureMode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "FailClosed") || (data2 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema109.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
let data3 = data.metadata;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 64){
const err7 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data3)){
const _errs9 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(key1) < 1){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 of Object.keys(data3)){
if(!(validate77(data3[key2], {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.allowedRequestHeaders !== undefined && func0.call(data, "allowedRequestHeaders")){
let data5 = data.allowedRequestHeaders;
if(Array.isArray(data5)){
if(data5.length > 64){
const err12 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate107(data5[i0], {instancePath:instancePath+"/allowedRequestHeaders/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data5[i1], data5[j0])){
const err13 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/allowedRequestHeaders",schemaPath:"#/properties/allowedRequestHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.disallowedRequestHeaders !== undefined && func0.call(data, "disallowedRequestHeaders")){
let data7 = data.disallowedRequestHeaders;
if(Array.isArray(data7)){
if(data7.length > 64){
const err15 = {instancePath:instancePath+"/disallowedRequestHeaders",schemaPath:"#/properties/disallowedRequestHeaders/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
if(!(validate107(data7[i2], {instancePath:instancePath+"/disallowedRequestHeaders/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func90(data7[i3], data7[j1])){
const err16 = {instancePath:instancePath+"/disallowedRequestHeaders",schemaPath:"#/properties/disallowedRequestHeaders/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/disallowedRequestHeaders",schemaPath:"#/properties/disallowedRequestHeaders/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err18 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate356.errors = vErrors;
return errors === 0;
}
const pattern24 = new RegExp("^(\\*|[^*]+|[^*]+/\\*|\\*/[^*]+)$", "u");
function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpGuardrailProcessor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.remote === undefined) || (!(func0.call(data, "remote")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remote"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.methods === undefined) || (!(func0.call(data, "methods")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "methods"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "remote") || (key0 === "methods"))){
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
if(data.remote !== undefined && func0.call(data, "remote")){
if(!(validate356(data.remote, {instancePath:instancePath+"/remote",parentData:data,parentDataProperty:"remote",rootData}))){
vErrors = vErrors === null ? validate356.errors : vErrors.concat(validate356.errors);
errors = vErrors.length;
}
}
if(data.methods !== undefined && func0.call(data, "methods")){
let data1 = data.methods;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err3 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs5 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err5 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(key1) < 1){
const err6 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(key1.length > 512 || pattern24.test(key1))){
const err7 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^(\\*|[^*]+|[^*]+/\\*|\\*/[^*]+)$","expected":"a method, prefix/*, */suffix or *"},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
let data2 = data1[key2];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/methods/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methods/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "Off") || (data2 === "Request")) || (data2 === "Response")) || (data2 === "Full"))){
const err10 = {instancePath:instancePath+"/methods/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/methods/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema108.properties.methods.additionalProperties.enum}};
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
const err11 = {instancePath:instancePath+"/methods",schemaPath:"#/properties/methods/type",keyword:"type",params:{type: "object"}};
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
validate355.errors = vErrors;
return errors === 0;
}
function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpGuardrails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.processors === undefined) || (!(func0.call(data, "processors")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "processors"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "processors")){
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
if(data.processors !== undefined && func0.call(data, "processors")){
let data0 = data.processors;
if(Array.isArray(data0)){
if(data0.length > 16){
const err2 = {instancePath:instancePath+"/processors",schemaPath:"#/properties/processors/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/processors",schemaPath:"#/properties/processors/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate355(data0[i0], {instancePath:instancePath+"/processors/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/processors",schemaPath:"#/properties/processors/type",keyword:"type",params:{type: "array"}};
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
validate354.errors = vErrors;
return errors === 0;
}
function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="McpPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "authorization") || (key0 === "authentication")) || (key0 === "guardrails"))){
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
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(validate338(data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
}
if(data.authentication !== undefined && func0.call(data, "authentication")){
if(!(validate343(data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
}
if(data.guardrails !== undefined && func0.call(data, "guardrails")){
if(!(validate354(data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData}))){
vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["authorization","authentication","guardrails"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["authorization","authentication","guardrails"], set: set0}};
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
validate337.errors = vErrors;
return errors === 0;
}
function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BackendPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema61.properties, key0))){
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
if(!(validate29(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate37(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate54(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.hostnameRewrite !== undefined && func0.call(data, "hostnameRewrite")){
if(!(validate188(data.hostnameRewrite, {instancePath:instancePath+"/hostnameRewrite",parentData:data,parentDataProperty:"hostnameRewrite",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.headerModifiers !== undefined && func0.call(data, "headerModifiers")){
if(!(validate190(data.headerModifiers, {instancePath:instancePath+"/headerModifiers",parentData:data,parentDataProperty:"headerModifiers",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.tunnel !== undefined && func0.call(data, "tunnel")){
if(!(validate57(data.tunnel, {instancePath:instancePath+"/tunnel",parentData:data,parentDataProperty:"tunnel",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(!(validate67(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.health !== undefined && func0.call(data, "health")){
if(!(validate202(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
if(data.sessionAffinity !== undefined && func0.call(data, "sessionAffinity")){
if(!(validate208(data.sessionAffinity, {instancePath:instancePath+"/sessionAffinity",parentData:data,parentDataProperty:"sessionAffinity",rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
if(data.transformation !== undefined && func0.call(data, "transformation")){
if(!(validate211(data.transformation, {instancePath:instancePath+"/transformation",parentData:data,parentDataProperty:"transformation",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
if(data.extAuth !== undefined && func0.call(data, "extAuth")){
if(!(validate241(data.extAuth, {instancePath:instancePath+"/extAuth",parentData:data,parentDataProperty:"extAuth",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
if(data.ai !== undefined && func0.call(data, "ai")){
if(!(validate264(data.ai, {instancePath:instancePath+"/ai",parentData:data,parentDataProperty:"ai",rootData}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate337(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
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
validate184.errors = vErrors;
return errors === 0;
}
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate17(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate184(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["static","mcp"]);
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
validate8.errors = vErrors;
return errors === 0;
}
const schema110 = {"$id":"EdgeBackendStatus","type":"object","properties":{"conditions":{"type":"array","items":{"$ref":"Condition"},"maxItems":8,"x-map-keys":["type"]}},"required":[],"additionalProperties":false};
const schema111 = {"$id":"Condition","type":"object","properties":{"type":{"type":"string","minLength":1,"maxLength":316,"x-pattern":{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$","maxLength":316}},"status":{"type":"string","enum":["True","False","Unknown"]},"observedGeneration":{"type":"integer","minimum":0},"lastTransitionTime":{"type":"string","minLength":20,"maxLength":40,"x-pattern":{"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$","maxLength":40}},"reason":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$","maxLength":1024}},"message":{"type":"string","maxLength":32768}},"required":["type","status","lastTransitionTime","reason","message"],"additionalProperties":false};
const pattern25 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$", "u");
const pattern26 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$", "u");
const pattern27 = new RegExp("^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$", "u");
function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data0.length > 632 || pattern25.test(data0))){
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
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema111.properties.status.enum}};
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
if(!(data3.length > 80 || pattern26.test(data3))){
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
if(!(data4.length > 2048 || pattern27.test(data4))){
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
validate368.errors = vErrors;
return errors === 0;
}
function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate368(data0[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
}
if(!(!func158(data0, ["type"]))){
const err2 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/x-map-keys",keyword:"x-map-keys",params:{keys: schema110.properties.conditions["x-map-keys"]}};
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
validate367.errors = vErrors;
return errors === 0;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema1.properties.apiVersion.enum}};
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
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum}};
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
if(!(validate2(data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(validate8(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined && func0.call(data, "status")){
if(!(validate367(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
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
validate1.errors = vErrors;
return errors === 0;
}
export const IdentityLimits = validate371;
const schema112 = {"$id":"IdentityLimits","type":"object","properties":{"requestTimeoutMilliseconds":{"type":"integer","minimum":100,"maximum":60000},"maxDocumentBytes":{"type":"integer","minimum":1024,"maximum":16777216},"keySetCooldownMilliseconds":{"type":"integer","minimum":100,"maximum":600000},"keySetStaleMilliseconds":{"type":"integer","minimum":0,"maximum":604800000},"metadataCacheMilliseconds":{"type":"integer","minimum":0,"maximum":86400000},"metadataDocuments":{"type":"integer","minimum":1,"maximum":65536},"verifiedTokens":{"type":"integer","minimum":0,"maximum":1000000},"clockLeewaySeconds":{"type":"integer","minimum":0,"maximum":3600},"maxRegistrationBytes":{"type":"integer","minimum":1024,"maximum":1048576}},"required":[],"additionalProperties":false};
function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdentityLimits" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema112.properties, key0))){
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
validate371.errors = vErrors;
return errors === 0;
}
export const ObservabilityLimits = validate372;
const schema113 = {"$id":"ObservabilityLimits","type":"object","properties":{"maxTraceWatchers":{"type":"integer","minimum":1,"maximum":4096},"maxQueuedTraceRecords":{"type":"integer","minimum":1,"maximum":65536},"maxTracedBodyBytes":{"type":"integer","minimum":0,"maximum":4194304},"traceKeepaliveMilliseconds":{"type":"integer","minimum":100,"maximum":60000},"maxMetricSeries":{"type":"integer","minimum":1,"maximum":1000000}},"required":[],"additionalProperties":false};
function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate372.errors = vErrors;
return errors === 0;
}
export const StandaloneConfig = validate373;
const schema114 = {"$id":"StandaloneConfig","type":"object","properties":{"config":{"$ref":"Settings"},"gateways":{"type":"object","additionalProperties":{"$ref":"StandaloneGateway"},"propertyNames":{"minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}},"maxProperties":64},"routes":{"type":"array","items":{"$ref":"StandaloneRoute"},"maxItems":4096},"backends":{"type":"object","additionalProperties":{"$ref":"StandaloneBackend"},"propertyNames":{"minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}},"maxProperties":4096},"secrets":{"type":"object","additionalProperties":{"$ref":"StandaloneSecret"},"propertyNames":{"minLength":1,"maxLength":253,"x-pattern":{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","maxLength":253}},"maxProperties":1024}},"required":[],"additionalProperties":false};
const schema115 = {"$id":"Settings","type":"object","properties":{"adminAddr":{"$ref":"ListenAddress"},"statsAddr":{"$ref":"ListenAddress"},"readinessAddr":{"$ref":"ListenAddress"},"workerThreads":{"type":"integer","minimum":1,"maximum":1024},"streamBufferSize":{"$ref":"ByteSize"},"maxLocalRateLimits":{"type":"integer","minimum":1,"maximum":1000000},"connectionTerminationDeadline":{"$ref":"Duration"},"connectionMinTerminationDeadline":{"$ref":"Duration"},"sensitiveHeaders":{"type":"array","items":{"$ref":"HeaderName"},"maxItems":64,"uniqueItems":true},"logging":{"$ref":"LoggingSettings"},"session":{"$ref":"SessionSettings"},"mcp":{"$ref":"McpSettings"},"backend":{"$ref":"UpstreamSettings"},"identity":{"$ref":"IdentityLimits"},"observability":{"$ref":"ObservabilityLimits"}},"required":[],"additionalProperties":false};
const schema116 = {"$id":"ListenAddress","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^(off|unix:/.+|(localhost|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5})$","maxLength":256,"expected":"`ip:port`, `localhost:port`, `unix:/path` or `off`"}};
const pattern28 = new RegExp("^(off|unix:/.+|(localhost|[0-9]{1,3}(\\.[0-9]{1,3}){3}|\\[[0-9A-Fa-f:.]+\\]):[0-9]{1,5})$", "u");
function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 512 || pattern28.test(data))){
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
validate375.errors = vErrors;
return errors === 0;
}
const schema117 = {"$id":"LoggingSettings","type":"object","properties":{"level":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$","maxLength":1024,"expected":"a level, or levels of modules such as info,engine=debug"}},"format":{"type":"string","enum":["text","json"]}},"required":[],"additionalProperties":false};
const pattern29 = new RegExp("^((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error))(,((trace|debug|info|warn|error)|[A-Za-z][A-Za-z0-9_-]*=(trace|debug|info|warn|error)))*$", "u");
function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data0.length > 2048 || pattern29.test(data0))){
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
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema117.properties.format.enum}};
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
validate383.errors = vErrors;
return errors === 0;
}
const schema118 = {"$id":"SessionSettings","type":"object","properties":{"key":{"type":"string","minLength":64,"maxLength":64,"x-pattern":{"pattern":"^[0-9A-Fa-f]{64}$","maxLength":64,"expected":"64 hexadecimal digits"}}},"required":[],"additionalProperties":false};
const pattern30 = new RegExp("^[0-9A-Fa-f]{64}$", "u");
function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data0.length > 128 || pattern30.test(data0))){
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
validate385.errors = vErrors;
return errors === 0;
}
const schema119 = {"$id":"McpSettings","type":"object","properties":{"sessionTtl":{"$ref":"Duration"},"cachedSessions":{"type":"integer","minimum":0,"maximum":1000000}},"required":[],"additionalProperties":false};
function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate30(data.sessionTtl, {instancePath:instancePath+"/sessionTtl",parentData:data,parentDataProperty:"sessionTtl",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate387.errors = vErrors;
return errors === 0;
}
const schema120 = {"$id":"UpstreamSettings","type":"object","properties":{"connectTimeout":{"$ref":"Duration"},"poolIdleTimeout":{"$ref":"Duration"},"poolMaxIdle":{"type":"integer","minimum":0,"maximum":65536},"http1MaxHeaders":{"type":"integer","minimum":1,"maximum":10000},"maxHeadSize":{"$ref":"ByteSize"},"bodyIdleTimeout":{"$ref":"Duration"}},"required":[],"additionalProperties":false};
function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate30(data.connectTimeout, {instancePath:instancePath+"/connectTimeout",parentData:data,parentDataProperty:"connectTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.poolIdleTimeout !== undefined && func0.call(data, "poolIdleTimeout")){
if(!(validate30(data.poolIdleTimeout, {instancePath:instancePath+"/poolIdleTimeout",parentData:data,parentDataProperty:"poolIdleTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate256(data.maxHeadSize, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.bodyIdleTimeout !== undefined && func0.call(data, "bodyIdleTimeout")){
if(!(validate30(data.bodyIdleTimeout, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate390.errors = vErrors;
return errors === 0;
}
function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Settings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema115.properties, key0))){
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
if(!(validate375(data.adminAddr, {instancePath:instancePath+"/adminAddr",parentData:data,parentDataProperty:"adminAddr",rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
if(data.statsAddr !== undefined && func0.call(data, "statsAddr")){
if(!(validate375(data.statsAddr, {instancePath:instancePath+"/statsAddr",parentData:data,parentDataProperty:"statsAddr",rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
}
if(data.readinessAddr !== undefined && func0.call(data, "readinessAddr")){
if(!(validate375(data.readinessAddr, {instancePath:instancePath+"/readinessAddr",parentData:data,parentDataProperty:"readinessAddr",rootData}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
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
if(!(validate256(data.streamBufferSize, {instancePath:instancePath+"/streamBufferSize",parentData:data,parentDataProperty:"streamBufferSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
if(!(validate30(data.connectionTerminationDeadline, {instancePath:instancePath+"/connectionTerminationDeadline",parentData:data,parentDataProperty:"connectionTerminationDeadline",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.connectionMinTerminationDeadline !== undefined && func0.call(data, "connectionMinTerminationDeadline")){
if(!(validate30(data.connectionMinTerminationDeadline, {instancePath:instancePath+"/connectionMinTerminationDeadline",parentData:data,parentDataProperty:"connectionMinTerminationDeadline",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
if(!(validate107(data8[i0], {instancePath:instancePath+"/sensitiveHeaders/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data8[i1], data8[j0])){
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
if(!(validate383(data.logging, {instancePath:instancePath+"/logging",parentData:data,parentDataProperty:"logging",rootData}))){
vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
errors = vErrors.length;
}
}
if(data.session !== undefined && func0.call(data, "session")){
if(!(validate385(data.session, {instancePath:instancePath+"/session",parentData:data,parentDataProperty:"session",rootData}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate387(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(validate390(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = vErrors === null ? validate390.errors : vErrors.concat(validate390.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined && func0.call(data, "identity")){
if(!(validate371(data.identity, {instancePath:instancePath+"/identity",parentData:data,parentDataProperty:"identity",rootData}))){
vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
errors = vErrors.length;
}
}
if(data.observability !== undefined && func0.call(data, "observability")){
if(!(validate372(data.observability, {instancePath:instancePath+"/observability",parentData:data,parentDataProperty:"observability",rootData}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
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
validate374.errors = vErrors;
return errors === 0;
}
const schema121 = {"$id":"StandaloneGateway","type":"object","properties":{"port":{"$ref":"Port"},"protocol":{"type":"string","enum":["HTTP"]},"listeners":{"type":"array","items":{"$ref":"StandaloneListener"},"minItems":1,"maxItems":64,"x-map-keys":["name"]},"frontend":{"$ref":"FrontendPolicies"},"policies":{"$ref":"TrafficPolicies"},"routes":{"type":"array","items":{"$ref":"StandaloneRoute"},"maxItems":1024}},"required":["port"],"additionalProperties":false};
const schema122 = {"$id":"StandaloneListener","type":"object","properties":{"name":{"$ref":"SectionName"},"hostname":{"$ref":"Hostname"},"protocol":{"type":"string","enum":["HTTP"]}},"required":["name"],"additionalProperties":false};
function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate19(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
if(!(validate38(data.hostname, {instancePath:instancePath+"/hostname",parentData:data,parentDataProperty:"hostname",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema122.properties.protocol.enum}};
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
validate401.errors = vErrors;
return errors === 0;
}
const schema123 = {"$id":"FrontendPolicies","type":"object","properties":{"http":{"$ref":"FrontendHttp"},"connect":{"$ref":"FrontendConnect"},"tcp":{"$ref":"FrontendTcp"},"networkAuthorization":{"$ref":"NetworkAuthorization"},"tls":{"$ref":"FrontendTls"},"proxyProtocol":{"$ref":"ProxyProtocol"},"accessLog":{"$ref":"AccessLog"},"tracing":{"$ref":"Tracing"},"metrics":{"$ref":"FrontendMetrics"}},"required":[],"additionalProperties":false};
const schema124 = {"$id":"FrontendHttp","type":"object","properties":{"maxBufferSize":{"$ref":"ByteSize"},"http1MaxHeaders":{"type":"integer","minimum":1,"maximum":4096},"maxHeadSize":{"$ref":"ByteSize"},"maxTargetSize":{"$ref":"ByteSize"},"http1IdleTimeout":{"$ref":"Duration","x-minimum-duration":"1s"},"headerTimeout":{"$ref":"Duration","x-minimum-duration":"1s"},"bodyIdleTimeout":{"$ref":"Duration","x-minimum-duration":"1s"},"http1HeaderCase":{"type":"string","enum":["Lowercase","Preserve"]},"http2WindowSize":{"$ref":"ByteSize"},"http2ConnectionWindowSize":{"$ref":"ByteSize"},"http2FrameSize":{"$ref":"ByteSize"},"http2MaxHeaderSize":{"$ref":"ByteSize"},"http2KeepaliveInterval":{"$ref":"Duration","x-minimum-duration":"1s"},"http2KeepaliveTimeout":{"$ref":"Duration","x-minimum-duration":"1s"},"maxConnectionDuration":{"$ref":"Duration","x-minimum-duration":"1s"}},"required":[],"additionalProperties":false};
function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendHttp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema124.properties, key0))){
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
if(!(validate256(data.maxBufferSize, {instancePath:instancePath+"/maxBufferSize",parentData:data,parentDataProperty:"maxBufferSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
if(!(validate256(data.maxHeadSize, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.maxTargetSize !== undefined && func0.call(data, "maxTargetSize")){
if(!(validate256(data.maxTargetSize, {instancePath:instancePath+"/maxTargetSize",parentData:data,parentDataProperty:"maxTargetSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.http1IdleTimeout !== undefined && func0.call(data, "http1IdleTimeout")){
let data4 = data.http1IdleTimeout;
if(!(validate30(data4, {instancePath:instancePath+"/http1IdleTimeout",parentData:data,parentDataProperty:"http1IdleTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length0 = func63(data4);
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
if(!(validate30(data5, {instancePath:instancePath+"/headerTimeout",parentData:data,parentDataProperty:"headerTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
const length1 = func63(data5);
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
if(!(validate30(data6, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data6 === "string"){
const length2 = func63(data6);
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
if(data.http1HeaderCase !== undefined && func0.call(data, "http1HeaderCase")){
let data7 = data.http1HeaderCase;
if(typeof data7 !== "string"){
const err7 = {instancePath:instancePath+"/http1HeaderCase",schemaPath:"#/properties/http1HeaderCase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data7 === "Lowercase") || (data7 === "Preserve"))){
const err8 = {instancePath:instancePath+"/http1HeaderCase",schemaPath:"#/properties/http1HeaderCase/enum",keyword:"enum",params:{allowedValues: schema124.properties.http1HeaderCase.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.http2WindowSize !== undefined && func0.call(data, "http2WindowSize")){
if(!(validate256(data.http2WindowSize, {instancePath:instancePath+"/http2WindowSize",parentData:data,parentDataProperty:"http2WindowSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.http2ConnectionWindowSize !== undefined && func0.call(data, "http2ConnectionWindowSize")){
if(!(validate256(data.http2ConnectionWindowSize, {instancePath:instancePath+"/http2ConnectionWindowSize",parentData:data,parentDataProperty:"http2ConnectionWindowSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.http2FrameSize !== undefined && func0.call(data, "http2FrameSize")){
if(!(validate256(data.http2FrameSize, {instancePath:instancePath+"/http2FrameSize",parentData:data,parentDataProperty:"http2FrameSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.http2MaxHeaderSize !== undefined && func0.call(data, "http2MaxHeaderSize")){
if(!(validate256(data.http2MaxHeaderSize, {instancePath:instancePath+"/http2MaxHeaderSize",parentData:data,parentDataProperty:"http2MaxHeaderSize",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.http2KeepaliveInterval !== undefined && func0.call(data, "http2KeepaliveInterval")){
let data12 = data.http2KeepaliveInterval;
if(!(validate30(data12, {instancePath:instancePath+"/http2KeepaliveInterval",parentData:data,parentDataProperty:"http2KeepaliveInterval",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data12 === "string"){
const length3 = func63(data12);
if(!(isNaN(length3) || length3 >= 1000)){
const err9 = {instancePath:instancePath+"/http2KeepaliveInterval",schemaPath:"#/properties/http2KeepaliveInterval/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.http2KeepaliveTimeout !== undefined && func0.call(data, "http2KeepaliveTimeout")){
let data13 = data.http2KeepaliveTimeout;
if(!(validate30(data13, {instancePath:instancePath+"/http2KeepaliveTimeout",parentData:data,parentDataProperty:"http2KeepaliveTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data13 === "string"){
const length4 = func63(data13);
if(!(isNaN(length4) || length4 >= 1000)){
const err10 = {instancePath:instancePath+"/http2KeepaliveTimeout",schemaPath:"#/properties/http2KeepaliveTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.maxConnectionDuration !== undefined && func0.call(data, "maxConnectionDuration")){
let data14 = data.maxConnectionDuration;
if(!(validate30(data14, {instancePath:instancePath+"/maxConnectionDuration",parentData:data,parentDataProperty:"maxConnectionDuration",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data14 === "string"){
const length5 = func63(data14);
if(!(isNaN(length5) || length5 >= 1000)){
const err11 = {instancePath:instancePath+"/maxConnectionDuration",schemaPath:"#/properties/maxConnectionDuration/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
validate406.errors = vErrors;
return errors === 0;
}
const schema125 = {"$id":"FrontendConnect","type":"object","properties":{"mode":{"type":"string","enum":["Deny","Route","Tunnel"]}},"required":["mode"],"additionalProperties":false};
function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(((data0 === "Deny") || (data0 === "Route")) || (data0 === "Tunnel"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema125.properties.mode.enum}};
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
validate421.errors = vErrors;
return errors === 0;
}
const schema126 = {"$id":"FrontendTcp","type":"object","properties":{"keepalive":{"$ref":"TcpKeepalive"}},"required":["keepalive"],"additionalProperties":false};
function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendTcp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.keepalive === undefined) || (!(func0.call(data, "keepalive")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keepalive"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "keepalive")){
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
if(data.keepalive !== undefined && func0.call(data, "keepalive")){
if(!(validate32(data.keepalive, {instancePath:instancePath+"/keepalive",parentData:data,parentDataProperty:"keepalive",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate423.errors = vErrors;
return errors === 0;
}
const schema127 = {"$id":"NetworkAuthorization","type":"object","properties":{"policy":{"$ref":"NetworkAuthorizationPolicy"},"action":{"type":"string","enum":["Allow","Require","Deny"]}},"required":["policy"],"additionalProperties":false};
const schema128 = {"$id":"NetworkAuthorizationPolicy","type":"object","properties":{"matchExpressions":{"type":"array","items":{"$ref":"CelExpression"},"minItems":1,"maxItems":256}},"required":["matchExpressions"],"additionalProperties":false};
function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NetworkAuthorizationPolicy" */;
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
if(!(validate77(data0[i0], {instancePath:instancePath+"/matchExpressions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate427.errors = vErrors;
return errors === 0;
}
function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NetworkAuthorization" */;
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
if(!(validate427(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
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
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema127.properties.action.enum}};
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
validate426.errors = vErrors;
return errors === 0;
}
const schema129 = {"$id":"FrontendTls","type":"object","properties":{"handshakeTimeout":{"$ref":"Duration","x-minimum-duration":"100ms"},"alpnProtocols":{"type":"array","items":{"$ref":"TinyString"},"minItems":1,"maxItems":16},"minProtocolVersion":{"type":"string","enum":["1.2","1.3"]},"maxProtocolVersion":{"type":"string","enum":["1.2","1.3"]},"cipherSuites":{"type":"array","items":{"$ref":"CipherSuite"},"minItems":1,"maxItems":9,"uniqueItems":true},"keyExchangeGroups":{"type":"array","items":{"$ref":"KeyExchangeGroup"},"minItems":1,"maxItems":4,"uniqueItems":true}},"required":[],"additionalProperties":false,"x-rules":[{"when":[{"field":"minProtocolVersion","test":"in","values":["1.3"]}],"then":[{"field":"maxProtocolVersion","test":"notIn","values":["1.2"]}],"sentence":"maxProtocolVersion must be other than 1.2 when minProtocolVersion is 1.3"}]};
const schema130 = {"$id":"CipherSuite","type":"string","enum":["TLS13_AES_256_GCM_SHA384","TLS13_AES_128_GCM_SHA256","TLS13_CHACHA20_POLY1305_SHA256","TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"]};
function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CipherSuite" */;
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
if(!(((((((((data === "TLS13_AES_256_GCM_SHA384") || (data === "TLS13_AES_128_GCM_SHA256")) || (data === "TLS13_CHACHA20_POLY1305_SHA256")) || (data === "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384")) || (data === "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256")) || (data === "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256")) || (data === "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384")) || (data === "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256")) || (data === "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema130.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate434.errors = vErrors;
return errors === 0;
}
function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendTls" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "handshakeTimeout") || (key0 === "alpnProtocols")) || (key0 === "minProtocolVersion")) || (key0 === "maxProtocolVersion")) || (key0 === "cipherSuites")) || (key0 === "keyExchangeGroups"))){
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
if(data.handshakeTimeout !== undefined && func0.call(data, "handshakeTimeout")){
let data0 = data.handshakeTimeout;
if(!(validate30(data0, {instancePath:instancePath+"/handshakeTimeout",parentData:data,parentDataProperty:"handshakeTimeout",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func63(data0);
if(!(isNaN(length0) || length0 >= 100)){
const err1 = {instancePath:instancePath+"/handshakeTimeout",schemaPath:"#/properties/handshakeTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
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
if(data.alpnProtocols !== undefined && func0.call(data, "alpnProtocols")){
let data1 = data.alpnProtocols;
if(Array.isArray(data1)){
if(data1.length > 16){
const err2 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate49(data1[i0], {instancePath:instancePath+"/alpnProtocols/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.minProtocolVersion !== undefined && func0.call(data, "minProtocolVersion")){
let data3 = data.minProtocolVersion;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/minProtocolVersion",schemaPath:"#/properties/minProtocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "1.2") || (data3 === "1.3"))){
const err6 = {instancePath:instancePath+"/minProtocolVersion",schemaPath:"#/properties/minProtocolVersion/enum",keyword:"enum",params:{allowedValues: schema129.properties.minProtocolVersion.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.maxProtocolVersion !== undefined && func0.call(data, "maxProtocolVersion")){
let data4 = data.maxProtocolVersion;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/maxProtocolVersion",schemaPath:"#/properties/maxProtocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data4 === "1.2") || (data4 === "1.3"))){
const err8 = {instancePath:instancePath+"/maxProtocolVersion",schemaPath:"#/properties/maxProtocolVersion/enum",keyword:"enum",params:{allowedValues: schema129.properties.maxProtocolVersion.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cipherSuites !== undefined && func0.call(data, "cipherSuites")){
let data5 = data.cipherSuites;
if(Array.isArray(data5)){
if(data5.length > 9){
const err9 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate434(data5[i1], {instancePath:instancePath+"/cipherSuites/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate434.errors : vErrors.concat(validate434.errors);
errors = vErrors.length;
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func90(data5[i2], data5[j0])){
const err11 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.keyExchangeGroups !== undefined && func0.call(data, "keyExchangeGroups")){
let data7 = data.keyExchangeGroups;
if(Array.isArray(data7)){
if(data7.length > 4){
const err13 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.length < 1){
const err14 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data7.length;
for(let i3=0; i3<len2; i3++){
if(!(validate51(data7[i3], {instancePath:instancePath+"/keyExchangeGroups/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
let i4 = data7.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func90(data7[i4], data7[j1])){
const err15 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"minProtocolVersion","test":"in","values":["1.3"]}],"then":[{"field":"maxProtocolVersion","test":"notIn","values":["1.2"]}]}))){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "maxProtocolVersion must be other than 1.2 when minProtocolVersion is 1.3"}};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate431.errors = vErrors;
return errors === 0;
}
const schema131 = {"$id":"ProxyProtocol","type":"object","properties":{"version":{"type":"string","enum":["V1","V2","All"]},"mode":{"type":"string","enum":["Strict","Optional"]}},"required":[],"additionalProperties":false};
function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProxyProtocol" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "version") || (key0 === "mode"))){
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
if(data.version !== undefined && func0.call(data, "version")){
let data0 = data.version;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "V1") || (data0 === "V2")) || (data0 === "All"))){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema131.properties.version.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "Strict") || (data1 === "Optional"))){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema131.properties.mode.enum}};
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
validate438.errors = vErrors;
return errors === 0;
}
const schema132 = {"$id":"AccessLog","type":"object","properties":{"preset":{"type":"string","enum":["Otel"]},"filter":{"$ref":"CelExpression"},"attributes":{"$ref":"LogAttributes"},"otlp":{"$ref":"AccessLogOtlp"}},"required":[],"additionalProperties":false};
const schema133 = {"$id":"LogAttributes","type":"object","properties":{"remove":{"type":"array","items":{"$ref":"TinyString"},"minItems":1,"maxItems":32,"uniqueItems":true},"add":{"type":"array","items":{"$ref":"LogAttribute"},"minItems":1,"maxItems":64,"x-map-keys":["name"]}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["remove","add"]]};
const schema134 = {"$id":"LogAttribute","type":"object","properties":{"name":{"$ref":"ShortString"},"expression":{"$ref":"CelExpression"}},"required":["name","expression"],"additionalProperties":false};
function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogAttribute" */;
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
if(!((key0 === "name") || (key0 === "expression"))){
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
if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate444.errors = vErrors;
return errors === 0;
}
function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LogAttributes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "remove") || (key0 === "add"))){
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
if(data.remove !== undefined && func0.call(data, "remove")){
let data0 = data.remove;
if(Array.isArray(data0)){
if(data0.length > 32){
const err1 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate49(data0[i0], {instancePath:instancePath+"/remove/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data0[i1], data0[j0])){
const err3 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err4 = {instancePath:instancePath+"/remove",schemaPath:"#/properties/remove/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.add !== undefined && func0.call(data, "add")){
let data2 = data.add;
if(Array.isArray(data2)){
if(data2.length > 64){
const err5 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
if(!(validate444(data2[i2], {instancePath:instancePath+"/add/" + i2,parentData:data2,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
if(!(!func158(data2, ["name"]))){
const err7 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema133.properties.add["x-map-keys"]}};
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
const err8 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const set0 = func40(data, ["remove","add"]);
if(!(set0.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["remove","add"], set: set0}};
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
validate442.errors = vErrors;
return errors === 0;
}
const schema135 = {"$id":"AccessLogOtlp","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"filter":{"$ref":"CelExpression"},"attributes":{"$ref":"LogAttributes"},"protocol":{"type":"string","enum":["GRPC","HTTP"]},"path":{"$ref":"UrlPath"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]],"x-rules":[{"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"protocol","default":"GRPC","test":"in","values":["HTTP"]},{"field":"url","test":"unset","values":[]}],"sentence":"protocol must be HTTP and url must be unset when path is set"}]};
function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AccessLogOtlp" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "filter")) || (key0 === "attributes")) || (key0 === "protocol")) || (key0 === "path"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern12.test(data1))){
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
if(data.filter !== undefined && func0.call(data, "filter")){
if(!(validate77(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(validate442(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data4 = data.protocol;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data4 === "GRPC") || (data4 === "HTTP"))){
const err6 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema135.properties.protocol.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate103(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err7 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"protocol","default":"GRPC","test":"in","values":["HTTP"]},{"field":"url","test":"unset","values":[]}]}))){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "protocol must be HTTP and url must be unset when path is set"}};
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
validate449.errors = vErrors;
return errors === 0;
}
function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AccessLog" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "preset") || (key0 === "filter")) || (key0 === "attributes")) || (key0 === "otlp"))){
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
if(data.preset !== undefined && func0.call(data, "preset")){
let data0 = data.preset;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "Otel")){
const err2 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues: schema132.properties.preset.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
if(!(validate77(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(validate442(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.otlp !== undefined && func0.call(data, "otlp")){
if(!(validate449(data.otlp, {instancePath:instancePath+"/otlp",parentData:data,parentDataProperty:"otlp",rootData}))){
vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
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
validate440.errors = vErrors;
return errors === 0;
}
const schema136 = {"$id":"Tracing","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"protocol":{"type":"string","enum":["GRPC","HTTP"]},"path":{"$ref":"UrlPath"},"attributes":{"$ref":"LogAttributes"},"resources":{"type":"array","items":{"$ref":"ResourceAttribute"},"minItems":1,"maxItems":64,"x-map-keys":["name"]},"randomSampling":{"$ref":"CelExpression"},"clientSampling":{"$ref":"CelExpression"},"filter":{"$ref":"CelExpression"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]],"x-rules":[{"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"protocol","default":"GRPC","test":"in","values":["HTTP"]},{"field":"url","test":"unset","values":[]}],"sentence":"protocol must be HTTP and url must be unset when path is set"}]};
const schema137 = {"$id":"ResourceAttribute","type":"object","properties":{"name":{"$ref":"ShortString"},"expression":{"$ref":"CelExpression"}},"required":["name","expression"],"additionalProperties":false};
function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResourceAttribute" */;
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
if(!((key0 === "name") || (key0 === "expression"))){
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
if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate460.errors = vErrors;
return errors === 0;
}
function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tracing" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema136.properties, key0))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern12.test(data1))){
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
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data2 = data.protocol;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "GRPC") || (data2 === "HTTP"))){
const err6 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema136.properties.protocol.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(validate103(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(validate442(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
let data5 = data.resources;
if(Array.isArray(data5)){
if(data5.length > 64){
const err7 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.length < 1){
const err8 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate460(data5[i0], {instancePath:instancePath+"/resources/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
errors = vErrors.length;
}
}
if(!(!func158(data5, ["name"]))){
const err9 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/x-map-keys",keyword:"x-map-keys",params:{keys: schema136.properties.resources["x-map-keys"]}};
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
const err10 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.randomSampling !== undefined && func0.call(data, "randomSampling")){
if(!(validate77(data.randomSampling, {instancePath:instancePath+"/randomSampling",parentData:data,parentDataProperty:"randomSampling",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.clientSampling !== undefined && func0.call(data, "clientSampling")){
if(!(validate77(data.clientSampling, {instancePath:instancePath+"/clientSampling",parentData:data,parentDataProperty:"clientSampling",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
if(!(validate77(data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err11 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"protocol","default":"GRPC","test":"in","values":["HTTP"]},{"field":"url","test":"unset","values":[]}]}))){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "protocol must be HTTP and url must be unset when path is set"}};
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
validate456.errors = vErrors;
return errors === 0;
}
const schema138 = {"$id":"FrontendMetrics","type":"object","properties":{"attributes":{"$ref":"MetricAttributes"}},"required":["attributes"],"additionalProperties":false};
const schema139 = {"$id":"MetricAttributes","type":"object","properties":{"add":{"type":"array","items":{"$ref":"MetricAttribute"},"minItems":1,"maxItems":16,"x-map-keys":["name"]}},"required":["add"],"additionalProperties":false};
const schema140 = {"$id":"MetricAttribute","type":"object","properties":{"name":{"$ref":"ShortString"},"expression":{"$ref":"CelExpression"}},"required":["name","expression"],"additionalProperties":false};
function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MetricAttribute" */;
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
if(!((key0 === "name") || (key0 === "expression"))){
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
if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate470.errors = vErrors;
return errors === 0;
}
function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MetricAttributes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.add === undefined) || (!(func0.call(data, "add")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "add"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "add")){
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
if(data.add !== undefined && func0.call(data, "add")){
let data0 = data.add;
if(Array.isArray(data0)){
if(data0.length > 16){
const err2 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate470(data0[i0], {instancePath:instancePath+"/add/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate470.errors : vErrors.concat(validate470.errors);
errors = vErrors.length;
}
}
if(!(!func158(data0, ["name"]))){
const err4 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/x-map-keys",keyword:"x-map-keys",params:{keys: schema139.properties.add["x-map-keys"]}};
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
const err5 = {instancePath:instancePath+"/add",schemaPath:"#/properties/add/type",keyword:"type",params:{type: "array"}};
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
validate469.errors = vErrors;
return errors === 0;
}
function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendMetrics" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.attributes === undefined) || (!(func0.call(data, "attributes")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "attributes")){
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
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(validate469(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = vErrors === null ? validate469.errors : vErrors.concat(validate469.errors);
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
validate468.errors = vErrors;
return errors === 0;
}
function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FrontendPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema123.properties, key0))){
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
if(!(validate406(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate406.errors : vErrors.concat(validate406.errors);
errors = vErrors.length;
}
}
if(data.connect !== undefined && func0.call(data, "connect")){
if(!(validate421(data.connect, {instancePath:instancePath+"/connect",parentData:data,parentDataProperty:"connect",rootData}))){
vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
errors = vErrors.length;
}
}
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(validate423(data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
errors = vErrors.length;
}
}
if(data.networkAuthorization !== undefined && func0.call(data, "networkAuthorization")){
if(!(validate426(data.networkAuthorization, {instancePath:instancePath+"/networkAuthorization",parentData:data,parentDataProperty:"networkAuthorization",rootData}))){
vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(validate431(data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
errors = vErrors.length;
}
}
if(data.proxyProtocol !== undefined && func0.call(data, "proxyProtocol")){
if(!(validate438(data.proxyProtocol, {instancePath:instancePath+"/proxyProtocol",parentData:data,parentDataProperty:"proxyProtocol",rootData}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
}
if(data.accessLog !== undefined && func0.call(data, "accessLog")){
if(!(validate440(data.accessLog, {instancePath:instancePath+"/accessLog",parentData:data,parentDataProperty:"accessLog",rootData}))){
vErrors = vErrors === null ? validate440.errors : vErrors.concat(validate440.errors);
errors = vErrors.length;
}
}
if(data.tracing !== undefined && func0.call(data, "tracing")){
if(!(validate456(data.tracing, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData}))){
vErrors = vErrors === null ? validate456.errors : vErrors.concat(validate456.errors);
errors = vErrors.length;
}
}
if(data.metrics !== undefined && func0.call(data, "metrics")){
if(!(validate468(data.metrics, {instancePath:instancePath+"/metrics",parentData:data,parentDataProperty:"metrics",rootData}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
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
validate405.errors = vErrors;
return errors === 0;
}
const schema141 = {"$id":"TrafficPolicies","type":"object","properties":{"cors":{"$ref":"HttpCorsFilter"},"jwtAuthentication":{"$ref":"JwtAuthentication"},"authorization":{"$ref":"Authorization"},"rateLimit":{"$ref":"RateLimit"},"buffer":{"$ref":"BodyBuffer"},"headerModifiers":{"$ref":"HeaderModifiers"},"timeouts":{"$ref":"Timeouts"},"directResponse":{"$ref":"DirectResponse"},"basicAuthentication":{"$ref":"BasicAuthentication"},"apiKeyAuthentication":{"$ref":"ApiKeyAuthentication"},"extAuth":{"$ref":"ExtAuth"},"extProc":{"$ref":"ExtProc"},"transformation":{"$ref":"Transformation"},"csrf":{"$ref":"Csrf"},"retry":{"$ref":"Retry"},"delay":{"$ref":"Delay"},"hostRewrite":{"$ref":"HostnameRewrite"}},"required":[],"additionalProperties":false};
const schema142 = {"$id":"HttpCorsFilter","type":"object","properties":{"allowOrigins":{"type":"array","items":{"$ref":"CorsOrigin"},"maxItems":64,"uniqueItems":true},"allowCredentials":{"type":"boolean"},"allowMethods":{"type":"array","items":{"type":"string","enum":["GET","HEAD","POST","PUT","DELETE","CONNECT","OPTIONS","TRACE","PATCH","*"]},"maxItems":9,"uniqueItems":true},"allowHeaders":{"type":"array","items":{"$ref":"CorsHeader"},"maxItems":64,"uniqueItems":true},"exposeHeaders":{"type":"array","items":{"$ref":"CorsHeader"},"maxItems":64,"uniqueItems":true},"maxAge":{"type":"integer","minimum":1,"maximum":2147483647}},"required":[],"additionalProperties":false};
const schema143 = {"$id":"CorsOrigin","type":"string","minLength":1,"maxLength":253,"x-pattern":{"pattern":"^(\\*|[a-zA-Z][a-zA-Z0-9+\\-.]*://[^:/?#]+(:[0-9]{1,5})?)$","maxLength":253,"expected":"`*`, or an origin such as https://app.example.com"}};
const pattern34 = new RegExp("^(\\*|[a-zA-Z][a-zA-Z0-9+\\-.]*://[^:/?#]+(:[0-9]{1,5})?)$", "u");
function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 506 || pattern34.test(data))){
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
validate479.errors = vErrors;
return errors === 0;
}
const schema144 = {"$id":"CorsHeader","type":"string","minLength":1,"maxLength":256,"x-pattern":{"pattern":"^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$","maxLength":256,"expected":"the name of a header, or `*`"}};
const pattern35 = new RegExp("^[A-Za-z0-9!#$%&'*+\\-.^_\\x60|~]+$", "u");
function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 512 || pattern35.test(data))){
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
validate481.errors = vErrors;
return errors === 0;
}
function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate479(data0[i0], {instancePath:instancePath+"/allowOrigins/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data0[i1], data0[j0])){
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
const err7 = {instancePath:instancePath+"/allowMethods/" + i2,schemaPath:"#/properties/allowMethods/items/enum",keyword:"enum",params:{allowedValues: schema142.properties.allowMethods.items.enum}};
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
if(!(validate481(data5[i4], {instancePath:instancePath+"/allowHeaders/" + i4,parentData:data5,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
outer1:
for(;i5--;){
for(j2 = i5; j2--;){
if(func90(data5[i5], data5[j2])){
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
if(!(validate481(data7[i6], {instancePath:instancePath+"/exposeHeaders/" + i6,parentData:data7,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
errors = vErrors.length;
}
}
let i7 = data7.length;
let j3;
if(i7 > 1){
outer2:
for(;i7--;){
for(j3 = i7; j3--;){
if(func90(data7[i7], data7[j3])){
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
validate478.errors = vErrors;
return errors === 0;
}
const schema145 = {"$id":"JwtAuthentication","type":"object","properties":{"mode":{"type":"string","enum":["Strict","Optional","Permissive"]},"providers":{"type":"array","items":{"$ref":"JwtProvider"},"minItems":1,"maxItems":64},"location":{"$ref":"ExtractionLocation"},"preserveToken":{"type":"boolean"},"mcp":{"$ref":"McpAuthentication"}},"required":["providers"],"additionalProperties":false};
const schema146 = {"$id":"JwtProvider","type":"object","properties":{"issuer":{"$ref":"ShortString"},"audiences":{"type":"array","items":{"$ref":"LongString"},"minItems":1,"maxItems":64},"jwks":{"$ref":"KeySet"}},"required":["issuer","jwks"],"additionalProperties":false};
const schema147 = {"$id":"KeySet","type":"object","properties":{"remote":{"$ref":"RemoteKeySet"},"inline":{"type":"string","minLength":2,"maxLength":65536}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["remote","inline"]]};
function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate346(data.remote, {instancePath:instancePath+"/remote",parentData:data,parentDataProperty:"remote",rootData}))){
vErrors = vErrors === null ? validate346.errors : vErrors.concat(validate346.errors);
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
const set0 = func40(data, ["remote","inline"]);
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
validate489.errors = vErrors;
return errors === 0;
}
function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate10(data.issuer, {instancePath:instancePath+"/issuer",parentData:data,parentDataProperty:"issuer",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate14(data1[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
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
if(!(validate489(data.jwks, {instancePath:instancePath+"/jwks",parentData:data,parentDataProperty:"jwks",rootData}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
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
validate486.errors = vErrors;
return errors === 0;
}
const schema148 = {"$id":"McpAuthentication","type":"object","properties":{"resourceMetadata":{"type":"object","additionalProperties":{},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"provider":{"type":"string","enum":["Auth0","Keycloak","Okta","Descope","Authentik","Entra","ProviderA","ProviderB","ProviderC","ProviderD","ProviderE","ProviderF"]},"clientId":{"$ref":"ShortString"},"authorizationServers":{"type":"string","enum":["Gateway","Provider"]}},"required":[],"additionalProperties":false,"x-rules":[{"when":[{"field":"authorizationServers","default":"Gateway","test":"in","values":["Provider"]}],"then":[{"field":"clientId","test":"unset","values":[]},{"field":"provider","test":"notIn","values":["Auth0","ProviderA"]}],"sentence":"clientId must be unset and provider must be other than Auth0 or ProviderA when authorizationServers is Provider"}]};
function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err7 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema148.properties.provider.enum}};
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
if(!(validate10(data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
const err9 = {instancePath:instancePath+"/authorizationServers",schemaPath:"#/properties/authorizationServers/enum",keyword:"enum",params:{allowedValues: schema148.properties.authorizationServers.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"authorizationServers","default":"Gateway","test":"in","values":["Provider"]}],"then":[{"field":"clientId","test":"unset","values":[]},{"field":"provider","test":"notIn","values":["Auth0","ProviderA"]}]}))){
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
validate494.errors = vErrors;
return errors === 0;
}
function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema145.properties.mode.enum}};
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
if(!(validate486(data1[i0], {instancePath:instancePath+"/providers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
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
if(!(validate106(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
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
if(!(validate494(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate494.errors : vErrors.concat(validate494.errors);
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
validate485.errors = vErrors;
return errors === 0;
}
const schema149 = {"$id":"Authorization","type":"object","properties":{"policy":{"$ref":"AuthorizationPolicy"},"action":{"type":"string","enum":["Allow","Require","Deny"]}},"required":["policy"],"additionalProperties":false};
const schema150 = {"$id":"AuthorizationPolicy","type":"object","properties":{"matchExpressions":{"type":"array","items":{"$ref":"CelExpression"},"minItems":1,"maxItems":256}},"required":["matchExpressions"],"additionalProperties":false};
function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate77(data0[i0], {instancePath:instancePath+"/matchExpressions/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate499.errors = vErrors;
return errors === 0;
}
function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate499(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
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
const err3 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema149.properties.action.enum}};
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
validate498.errors = vErrors;
return errors === 0;
}
const schema151 = {"$id":"RateLimit","type":"object","properties":{"local":{"type":"array","items":{"$ref":"LocalRateLimit"},"minItems":1,"maxItems":16},"global":{"$ref":"GlobalRateLimit"},"conditional":{"type":"array","items":{"$ref":"ConditionalRateLimit"},"minItems":1,"maxItems":16,"x-last-may-omit":"condition"}},"required":[],"additionalProperties":false,"x-rules":[{"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"local","test":"unset","values":[]},{"field":"global","test":"unset","values":[]}],"sentence":"local and global must be unset when conditional is set"}]};
const schema152 = {"$id":"LocalRateLimit","type":"object","properties":{"requests":{"type":"integer","minimum":1,"maximum":4294967295},"tokens":{"type":"integer","minimum":1,"maximum":4294967295},"unit":{"type":"string","enum":["Seconds","Minutes","Hours"]},"burst":{"type":"integer","minimum":0,"maximum":4294967295}},"required":["unit"],"additionalProperties":false,"x-exactly-one-of":[["requests","tokens"]]};
function validate504(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema152.properties.unit.enum}};
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
const set0 = func40(data, ["requests","tokens"]);
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
validate504.errors = vErrors;
return errors === 0;
}
const schema153 = {"$id":"GlobalRateLimit","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+/?$","maxLength":1024,"expected":"a URL such as https://host:port, without path, query, fragment or user name"}},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"domain":{"$ref":"ShortString"},"descriptors":{"type":"array","items":{"$ref":"RateLimitDescriptor"},"minItems":1,"maxItems":16}},"required":["domain","descriptors"],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]]};
const schema154 = {"$id":"RateLimitDescriptor","type":"object","properties":{"entries":{"type":"array","items":{"$ref":"RateLimitDescriptorEntry"},"minItems":1,"maxItems":16},"unit":{"type":"string","enum":["Requests","Tokens"]},"cost":{"$ref":"CelExpression"},"limitOverride":{"$ref":"CelExpression"}},"required":["entries"],"additionalProperties":false};
const schema155 = {"$id":"RateLimitDescriptorEntry","type":"object","properties":{"name":{"$ref":"TinyString"},"expression":{"$ref":"CelExpression"}},"required":["name","expression"],"additionalProperties":false};
function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RateLimitDescriptorEntry" */;
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
if(!((key0 === "name") || (key0 === "expression"))){
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
if(!(validate49(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(validate77(data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate510.errors = vErrors;
return errors === 0;
}
function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RateLimitDescriptor" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.entries === undefined) || (!(func0.call(data, "entries")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "entries") || (key0 === "unit")) || (key0 === "cost")) || (key0 === "limitOverride"))){
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
if(data.entries !== undefined && func0.call(data, "entries")){
let data0 = data.entries;
if(Array.isArray(data0)){
if(data0.length > 16){
const err2 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate510(data0[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate510.errors : vErrors.concat(validate510.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.unit !== undefined && func0.call(data, "unit")){
let data2 = data.unit;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "Requests") || (data2 === "Tokens"))){
const err6 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema154.properties.unit.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cost !== undefined && func0.call(data, "cost")){
if(!(validate77(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.limitOverride !== undefined && func0.call(data, "limitOverride")){
if(!(validate77(data.limitOverride, {instancePath:instancePath+"/limitOverride",parentData:data,parentDataProperty:"limitOverride",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate509.errors = vErrors;
return errors === 0;
}
function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GlobalRateLimit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.domain === undefined) || (!(func0.call(data, "domain")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.descriptors === undefined) || (!(func0.call(data, "descriptors")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descriptors"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "backendRef") || (key0 === "url")) || (key0 === "failureMode")) || (key0 === "domain")) || (key0 === "descriptors"))){
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
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1.length > 2048 || pattern8.test(data1))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/?$","expected":"a URL such as https://host:port, without path, query, fragment or user name"}};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data2 = data.failureMode;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "FailClosed") || (data2 === "FailOpen"))){
const err8 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema153.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.domain !== undefined && func0.call(data, "domain")){
if(!(validate10(data.domain, {instancePath:instancePath+"/domain",parentData:data,parentDataProperty:"domain",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.descriptors !== undefined && func0.call(data, "descriptors")){
let data4 = data.descriptors;
if(Array.isArray(data4)){
if(data4.length > 16){
const err9 = {instancePath:instancePath+"/descriptors",schemaPath:"#/properties/descriptors/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/descriptors",schemaPath:"#/properties/descriptors/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate509(data4[i0], {instancePath:instancePath+"/descriptors/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/descriptors",schemaPath:"#/properties/descriptors/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err12 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
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
validate506.errors = vErrors;
return errors === 0;
}
const schema156 = {"$id":"ConditionalRateLimit","type":"object","properties":{"condition":{"$ref":"CelExpression"},"policy":{"$ref":"RateLimitPolicy"}},"required":["policy"],"additionalProperties":false};
const schema157 = {"$id":"RateLimitPolicy","type":"object","properties":{"local":{"type":"array","items":{"$ref":"LocalRateLimit"},"minItems":1,"maxItems":16},"global":{"$ref":"GlobalRateLimit"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["local","global"]]};
function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RateLimitPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "local") || (key0 === "global"))){
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
if(!(validate504(data0[i0], {instancePath:instancePath+"/local/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
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
if(data.global !== undefined && func0.call(data, "global")){
if(!(validate506(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["local","global"]);
if(!(set0.length >= 1)){
const err4 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["local","global"], set: set0}};
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
validate520.errors = vErrors;
return errors === 0;
}
function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalRateLimit" */;
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
if(!(validate77(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate520(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate520.errors : vErrors.concat(validate520.errors);
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
validate518.errors = vErrors;
return errors === 0;
}
function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RateLimit" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "local") || (key0 === "global")) || (key0 === "conditional"))){
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
if(!(validate504(data0[i0], {instancePath:instancePath+"/local/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
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
if(data.global !== undefined && func0.call(data, "global")){
if(!(validate506(data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data3 = data.conditional;
if(Array.isArray(data3)){
if(data3.length > 16){
const err4 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.length < 1){
const err5 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate518(data3[i1], {instancePath:instancePath+"/conditional/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
errors = vErrors.length;
}
}
if(!(!func410(data3, "condition"))){
const err6 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
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
const err7 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(!(!func41(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"local","test":"unset","values":[]},{"field":"global","test":"unset","values":[]}]}))){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "local and global must be unset when conditional is set"}};
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
validate503.errors = vErrors;
return errors === 0;
}
const schema158 = {"$id":"BodyBuffer","type":"object","properties":{"request":{"$ref":"BodyBufferLimit"},"response":{"$ref":"BodyBufferLimit"}},"required":[],"additionalProperties":false,"x-at-least-one-of":[["request","response"]]};
const schema159 = {"$id":"BodyBufferLimit","type":"object","properties":{"maxBytes":{"$ref":"ByteSize"},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]}},"required":[],"additionalProperties":false};
function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate256(data.maxBytes, {instancePath:instancePath+"/maxBytes",parentData:data,parentDataProperty:"maxBytes",rootData}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
const err2 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema159.properties.failureMode.enum}};
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
validate527.errors = vErrors;
return errors === 0;
}
function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate527(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(validate527(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["request","response"]);
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
validate526.errors = vErrors;
return errors === 0;
}
const schema160 = {"$id":"Timeouts","type":"object","properties":{"request":{"$ref":"Duration","x-minimum-duration":"1ms"}},"required":[],"additionalProperties":false};
function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate30(data0, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = func63(data0);
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
validate533.errors = vErrors;
return errors === 0;
}
const schema161 = {"$id":"DirectResponse","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":"string","minLength":1,"maxLength":4096},"bodyExpression":{"$ref":"CelExpression"},"headers":{"type":"array","items":{"$ref":"DirectResponseHeader"},"minItems":1,"maxItems":16,"x-map-keys":["name"]},"conditional":{"type":"array","items":{"$ref":"ConditionalDirectResponse"},"minItems":1,"maxItems":16,"x-last-may-omit":"condition"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["status","conditional"]],"x-at-most-one-of":[["body","bodyExpression"]],"x-rules":[{"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"body","test":"unset","values":[]},{"field":"bodyExpression","test":"unset","values":[]},{"field":"headers","test":"unset","values":[]}],"sentence":"body, bodyExpression and headers must be unset when conditional is set"}]};
const schema162 = {"$id":"DirectResponseHeader","type":"object","properties":{"name":{"$ref":"HeaderName"},"value":{"$ref":"CelExpression"}},"required":["name","value"],"additionalProperties":false};
function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate107(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined && func0.call(data, "value")){
if(!(validate77(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate538.errors = vErrors;
return errors === 0;
}
const schema163 = {"$id":"ConditionalDirectResponse","type":"object","properties":{"condition":{"$ref":"CelExpression"},"policy":{"$ref":"DirectResponseAnswer"}},"required":["policy"],"additionalProperties":false};
const schema164 = {"$id":"DirectResponseAnswer","type":"object","properties":{"status":{"type":"integer","minimum":200,"maximum":599},"body":{"type":"string","minLength":1,"maxLength":4096},"bodyExpression":{"$ref":"CelExpression"},"headers":{"type":"array","items":{"$ref":"DirectResponseHeader"},"minItems":1,"maxItems":16,"x-map-keys":["name"]}},"required":["status"],"additionalProperties":false,"x-at-most-one-of":[["body","bodyExpression"]]};
function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate77(data.bodyExpression, {instancePath:instancePath+"/bodyExpression",parentData:data,parentDataProperty:"bodyExpression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
if(!(validate538(data3[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
}
if(!(!func158(data3, ["name"]))){
const err10 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema164.properties.headers["x-map-keys"]}};
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
const set0 = func40(data, ["body","bodyExpression"]);
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
validate544.errors = vErrors;
return errors === 0;
}
function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate77(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate544(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
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
validate542.errors = vErrors;
return errors === 0;
}
function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate77(data.bodyExpression, {instancePath:instancePath+"/bodyExpression",parentData:data,parentDataProperty:"bodyExpression",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
if(!(validate538(data3[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate538.errors : vErrors.concat(validate538.errors);
errors = vErrors.length;
}
}
if(!(!func158(data3, ["name"]))){
const err9 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema161.properties.headers["x-map-keys"]}};
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
if(!(validate542(data5[i1], {instancePath:instancePath+"/conditional/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors);
errors = vErrors.length;
}
}
if(!(!func410(data5, "condition"))){
const err13 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
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
const err14 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
const set0 = func40(data, ["status","conditional"]);
if(!(set0.length === 1)){
const err15 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["status","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const set1 = func40(data, ["body","bodyExpression"]);
if(!(set1.length <= 1)){
const err16 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["body","bodyExpression"], set: set1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"body","test":"unset","values":[]},{"field":"bodyExpression","test":"unset","values":[]},{"field":"headers","test":"unset","values":[]}]}))){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "body, bodyExpression and headers must be unset when conditional is set"}};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate536.errors = vErrors;
return errors === 0;
}
const schema165 = {"$id":"BasicAuthentication","type":"object","properties":{"mode":{"type":"string","enum":["Strict","Optional"]},"realm":{"$ref":"ShortString"},"users":{"type":"array","items":{"type":"string","minLength":1,"maxLength":1024},"minItems":1,"maxItems":256},"secretRef":{"$ref":"SecretKeyRef"},"location":{"$ref":"ExtractionLocation"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["users","secretRef"]]};
function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BasicAuthentication" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "mode") || (key0 === "realm")) || (key0 === "users")) || (key0 === "secretRef")) || (key0 === "location"))){
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
if(!((data0 === "Strict") || (data0 === "Optional"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema165.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.realm !== undefined && func0.call(data, "realm")){
if(!(validate10(data.realm, {instancePath:instancePath+"/realm",parentData:data,parentDataProperty:"realm",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.users !== undefined && func0.call(data, "users")){
let data2 = data.users;
if(Array.isArray(data2)){
if(data2.length > 256){
const err3 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.length < 1){
const err4 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 1024){
const err5 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data3) < 1){
const err6 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/users/" + i0,schemaPath:"#/properties/users/items/type",keyword:"type",params:{type: "string"}};
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
const err8 = {instancePath:instancePath+"/users",schemaPath:"#/properties/users/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate68(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate106(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["users","secretRef"]);
if(!(set0.length === 1)){
const err9 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["users","secretRef"], set: set0}};
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
validate550.errors = vErrors;
return errors === 0;
}
const schema166 = {"$id":"ApiKeyAuthentication","type":"object","properties":{"mode":{"type":"string","enum":["Strict","Optional","Permissive"]},"secretRef":{"$ref":"SecretRef"},"secretSelector":{"$ref":"LabelSelector"},"configMapSelector":{"$ref":"LabelSelector"},"location":{"$ref":"ExtractionLocation"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["secretRef","secretSelector","configMapSelector"]]};
function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApiKeyAuthentication" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "mode") || (key0 === "secretRef")) || (key0 === "secretSelector")) || (key0 === "configMapSelector")) || (key0 === "location"))){
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
if(!(((data0 === "Strict") || (data0 === "Optional")) || (data0 === "Permissive"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema166.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(validate40(data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.secretSelector !== undefined && func0.call(data, "secretSelector")){
if(!(validate178(data.secretSelector, {instancePath:instancePath+"/secretSelector",parentData:data,parentDataProperty:"secretSelector",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.configMapSelector !== undefined && func0.call(data, "configMapSelector")){
if(!(validate178(data.configMapSelector, {instancePath:instancePath+"/configMapSelector",parentData:data,parentDataProperty:"configMapSelector",rootData}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(validate106(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["secretRef","secretSelector","configMapSelector"]);
if(!(set0.length === 1)){
const err3 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["secretRef","secretSelector","configMapSelector"], set: set0}};
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
validate555.errors = vErrors;
return errors === 0;
}
const schema167 = {"$id":"ExtAuth","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+(/[^?#]*)?$","maxLength":1024,"expected":"a URL such as https://host:port/path, without query, fragment or user name"}},"grpc":{"$ref":"ExtAuthGrpc"},"http":{"$ref":"ExtAuthHttp"},"forwardBody":{"$ref":"ExtAuthForwardBody"},"cache":{"$ref":"ExtAuthCache"},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"conditional":{"type":"array","items":{"$ref":"ConditionalExtAuth"},"minItems":1,"maxItems":16,"x-last-may-omit":"condition"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url","conditional"],["grpc","http","conditional"]],"x-rules":[{"when":[{"field":"http.body","test":"set","values":[]}],"then":[{"field":"forwardBody","test":"unset","values":[]}],"sentence":"forwardBody must be unset when http.body is set"},{"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"failureMode","test":"unset","values":[]},{"field":"forwardBody","test":"unset","values":[]},{"field":"cache","test":"unset","values":[]}],"sentence":"failureMode, forwardBody and cache must be unset when conditional is set"}]};
const schema168 = {"$id":"ConditionalExtAuth","type":"object","properties":{"condition":{"$ref":"CelExpression"},"policy":{"$ref":"ExtAuthPolicy"}},"required":["policy"],"additionalProperties":false};
function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalExtAuth" */;
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
if(!(validate77(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate241(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
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
validate567.errors = vErrors;
return errors === 0;
}
function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtAuth" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "grpc")) || (key0 === "http")) || (key0 === "forwardBody")) || (key0 === "cache")) || (key0 === "failureMode")) || (key0 === "conditional"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern12.test(data1))){
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
if(data.grpc !== undefined && func0.call(data, "grpc")){
if(!(validate243(data.grpc, {instancePath:instancePath+"/grpc",parentData:data,parentDataProperty:"grpc",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(validate246(data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
}
if(data.forwardBody !== undefined && func0.call(data, "forwardBody")){
if(!(validate255(data.forwardBody, {instancePath:instancePath+"/forwardBody",parentData:data,parentDataProperty:"forwardBody",rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(validate259(data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
}
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data6 = data.failureMode;
if(typeof data6 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data6 === "FailClosed") || (data6 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema167.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data7 = data.conditional;
if(Array.isArray(data7)){
if(data7.length > 16){
const err7 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data7.length < 1){
const err8 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate567(data7[i0], {instancePath:instancePath+"/conditional/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
errors = vErrors.length;
}
}
if(!(!func410(data7, "condition"))){
const err9 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
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
const err10 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url","conditional"]);
if(!(set0.length === 1)){
const err11 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const set1 = func40(data, ["grpc","http","conditional"]);
if(!(set1.length === 1)){
const err12 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["grpc","http","conditional"], set: set1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"http.body","test":"set","values":[]}],"then":[{"field":"forwardBody","test":"unset","values":[]}]}))){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "forwardBody must be unset when http.body is set"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"failureMode","test":"unset","values":[]},{"field":"forwardBody","test":"unset","values":[]},{"field":"cache","test":"unset","values":[]}]}))){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "failureMode, forwardBody and cache must be unset when conditional is set"}};
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
validate561.errors = vErrors;
return errors === 0;
}
const schema169 = {"$id":"ExtProc","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+/?$","maxLength":1024,"expected":"a URL such as https://host:port, without path, query, fragment or user name"}},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"processingOptions":{"$ref":"ProcessingOptions"},"metadataContext":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"requestAttributes":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"responseAttributes":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"conditional":{"type":"array","items":{"$ref":"ConditionalExtProc"},"minItems":1,"maxItems":16,"x-last-may-omit":"condition"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url","conditional"]],"x-rules":[{"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"failureMode","test":"unset","values":[]},{"field":"processingOptions","test":"unset","values":[]},{"field":"metadataContext","test":"unset","values":[]},{"field":"requestAttributes","test":"unset","values":[]},{"field":"responseAttributes","test":"unset","values":[]}],"sentence":"failureMode, processingOptions, metadataContext, requestAttributes and responseAttributes must be unset when conditional is set"}]};
const schema170 = {"$id":"ProcessingOptions","type":"object","properties":{"requestHeaderMode":{"type":"string","enum":["Send","Skip"]},"responseHeaderMode":{"type":"string","enum":["Send","Skip"]},"requestBodyMode":{"type":"string","enum":["None","Buffered","BufferedPartial","FullDuplexStreamed"]},"responseBodyMode":{"type":"string","enum":["None","Buffered","BufferedPartial","FullDuplexStreamed"]},"requestTrailerMode":{"type":"string","enum":["Send","Skip"]},"responseTrailerMode":{"type":"string","enum":["Send","Skip"]},"allowModeOverride":{"type":"boolean"}},"required":[],"additionalProperties":false};
function validate574(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProcessingOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "requestHeaderMode") || (key0 === "responseHeaderMode")) || (key0 === "requestBodyMode")) || (key0 === "responseBodyMode")) || (key0 === "requestTrailerMode")) || (key0 === "responseTrailerMode")) || (key0 === "allowModeOverride"))){
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
if(data.requestHeaderMode !== undefined && func0.call(data, "requestHeaderMode")){
let data0 = data.requestHeaderMode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/requestHeaderMode",schemaPath:"#/properties/requestHeaderMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Send") || (data0 === "Skip"))){
const err2 = {instancePath:instancePath+"/requestHeaderMode",schemaPath:"#/properties/requestHeaderMode/enum",keyword:"enum",params:{allowedValues: schema170.properties.requestHeaderMode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.responseHeaderMode !== undefined && func0.call(data, "responseHeaderMode")){
let data1 = data.responseHeaderMode;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/responseHeaderMode",schemaPath:"#/properties/responseHeaderMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "Send") || (data1 === "Skip"))){
const err4 = {instancePath:instancePath+"/responseHeaderMode",schemaPath:"#/properties/responseHeaderMode/enum",keyword:"enum",params:{allowedValues: schema170.properties.responseHeaderMode.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requestBodyMode !== undefined && func0.call(data, "requestBodyMode")){
let data2 = data.requestBodyMode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/requestBodyMode",schemaPath:"#/properties/requestBodyMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data2 === "None") || (data2 === "Buffered")) || (data2 === "BufferedPartial")) || (data2 === "FullDuplexStreamed"))){
const err6 = {instancePath:instancePath+"/requestBodyMode",schemaPath:"#/properties/requestBodyMode/enum",keyword:"enum",params:{allowedValues: schema170.properties.requestBodyMode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.responseBodyMode !== undefined && func0.call(data, "responseBodyMode")){
let data3 = data.responseBodyMode;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/responseBodyMode",schemaPath:"#/properties/responseBodyMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "None") || (data3 === "Buffered")) || (data3 === "BufferedPartial")) || (data3 === "FullDuplexStreamed"))){
const err8 = {instancePath:instancePath+"/responseBodyMode",schemaPath:"#/properties/responseBodyMode/enum",keyword:"enum",params:{allowedValues: schema170.properties.responseBodyMode.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.requestTrailerMode !== undefined && func0.call(data, "requestTrailerMode")){
let data4 = data.requestTrailerMode;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/requestTrailerMode",schemaPath:"#/properties/requestTrailerMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "Send") || (data4 === "Skip"))){
const err10 = {instancePath:instancePath+"/requestTrailerMode",schemaPath:"#/properties/requestTrailerMode/enum",keyword:"enum",params:{allowedValues: schema170.properties.requestTrailerMode.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.responseTrailerMode !== undefined && func0.call(data, "responseTrailerMode")){
let data5 = data.responseTrailerMode;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/responseTrailerMode",schemaPath:"#/properties/responseTrailerMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "Send") || (data5 === "Skip"))){
const err12 = {instancePath:instancePath+"/responseTrailerMode",schemaPath:"#/properties/responseTrailerMode/enum",keyword:"enum",params:{allowedValues: schema170.properties.responseTrailerMode.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.allowModeOverride !== undefined && func0.call(data, "allowModeOverride")){
if(typeof data.allowModeOverride !== "boolean"){
const err13 = {instancePath:instancePath+"/allowModeOverride",schemaPath:"#/properties/allowModeOverride/type",keyword:"type",params:{type: "boolean"}};
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
validate574.errors = vErrors;
return errors === 0;
}
const schema171 = {"$id":"ConditionalExtProc","type":"object","properties":{"condition":{"$ref":"CelExpression"},"policy":{"$ref":"ExtProcPolicy"}},"required":["policy"],"additionalProperties":false};
const schema172 = {"$id":"ExtProcPolicy","type":"object","properties":{"backendRef":{"$ref":"BackendObjectRef"},"url":{"type":"string","minLength":1,"maxLength":1024,"x-pattern":{"pattern":"^https?://[^/?#@]+/?$","maxLength":1024,"expected":"a URL such as https://host:port, without path, query, fragment or user name"}},"failureMode":{"type":"string","enum":["FailClosed","FailOpen"]},"processingOptions":{"$ref":"ProcessingOptions"},"metadataContext":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"requestAttributes":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"responseAttributes":{"type":"object","additionalProperties":{"$ref":"CelExpression"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["backendRef","url"]]};
function validate581(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtProcPolicy" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "failureMode")) || (key0 === "processingOptions")) || (key0 === "metadataContext")) || (key0 === "requestAttributes")) || (key0 === "responseAttributes"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern8.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/?$","expected":"a URL such as https://host:port, without path, query, fragment or user name"}};
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
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data2 = data.failureMode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "FailClosed") || (data2 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema172.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.processingOptions !== undefined && func0.call(data, "processingOptions")){
if(!(validate574(data.processingOptions, {instancePath:instancePath+"/processingOptions",parentData:data,parentDataProperty:"processingOptions",rootData}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
}
if(data.metadataContext !== undefined && func0.call(data, "metadataContext")){
let data4 = data.metadataContext;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 64){
const err7 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data4)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err8 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(key1) < 1){
const err9 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err10 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 of Object.keys(data4)){
let data5 = data4[key2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 64){
const err11 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key3 of Object.keys(data5)){
const _errs14 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 256){
const err12 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(key3) < 1){
const err13 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
const err14 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key4 of Object.keys(data5)){
if(!(validate77(data5[key4], {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/type",keyword:"type",params:{type: "object"}};
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
else {
const err16 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requestAttributes !== undefined && func0.call(data, "requestAttributes")){
let data7 = data.requestAttributes;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 64){
const err17 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key5 of Object.keys(data7)){
const _errs19 = errors;
if(typeof key5 === "string"){
if(func2(key5) > 256){
const err18 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(key5) < 1){
const err19 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid5 = _errs19 === errors;
if(!valid5){
const err20 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
for(const key6 of Object.keys(data7)){
if(!(validate77(data7[key6], {instancePath:instancePath+"/requestAttributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.responseAttributes !== undefined && func0.call(data, "responseAttributes")){
let data9 = data.responseAttributes;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 64){
const err22 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key7 of Object.keys(data9)){
const _errs24 = errors;
if(typeof key7 === "string"){
if(func2(key7) > 256){
const err23 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(key7) < 1){
const err24 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err25 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
for(const key8 of Object.keys(data9)){
if(!(validate77(data9[key8], {instancePath:instancePath+"/responseAttributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key8,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url"]);
if(!(set0.length === 1)){
const err27 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url"], set: set0}};
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
validate581.errors = vErrors;
return errors === 0;
}
function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConditionalExtProc" */;
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
if(!(validate77(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(validate581(data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = vErrors === null ? validate581.errors : vErrors.concat(validate581.errors);
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
validate579.errors = vErrors;
return errors === 0;
}
function validate572(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtProc" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "backendRef") || (key0 === "url")) || (key0 === "failureMode")) || (key0 === "processingOptions")) || (key0 === "metadataContext")) || (key0 === "requestAttributes")) || (key0 === "responseAttributes")) || (key0 === "conditional"))){
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
if(!(validate58(data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
if(!(data1.length > 2048 || pattern8.test(data1))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/?$","expected":"a URL such as https://host:port, without path, query, fragment or user name"}};
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
if(data.failureMode !== undefined && func0.call(data, "failureMode")){
let data2 = data.failureMode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data2 === "FailClosed") || (data2 === "FailOpen"))){
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema169.properties.failureMode.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.processingOptions !== undefined && func0.call(data, "processingOptions")){
if(!(validate574(data.processingOptions, {instancePath:instancePath+"/processingOptions",parentData:data,parentDataProperty:"processingOptions",rootData}))){
vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
errors = vErrors.length;
}
}
if(data.metadataContext !== undefined && func0.call(data, "metadataContext")){
let data4 = data.metadataContext;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 64){
const err7 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 of Object.keys(data4)){
const _errs10 = errors;
if(typeof key1 === "string"){
if(func2(key1) > 256){
const err8 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(key1) < 1){
const err9 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
const err10 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
for(const key2 of Object.keys(data4)){
let data5 = data4[key2];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 64){
const err11 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key3 of Object.keys(data5)){
const _errs14 = errors;
if(typeof key3 === "string"){
if(func2(key3) > 256){
const err12 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(key3) < 1){
const err13 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
const err14 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key4 of Object.keys(data5)){
if(!(validate77(data5[key4], {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/type",keyword:"type",params:{type: "object"}};
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
else {
const err16 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.requestAttributes !== undefined && func0.call(data, "requestAttributes")){
let data7 = data.requestAttributes;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 64){
const err17 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key5 of Object.keys(data7)){
const _errs19 = errors;
if(typeof key5 === "string"){
if(func2(key5) > 256){
const err18 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(key5) < 1){
const err19 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid5 = _errs19 === errors;
if(!valid5){
const err20 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
for(const key6 of Object.keys(data7)){
if(!(validate77(data7[key6], {instancePath:instancePath+"/requestAttributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.responseAttributes !== undefined && func0.call(data, "responseAttributes")){
let data9 = data.responseAttributes;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length > 64){
const err22 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key7 of Object.keys(data9)){
const _errs24 = errors;
if(typeof key7 === "string"){
if(func2(key7) > 256){
const err23 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(key7) < 1){
const err24 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid7 = _errs24 === errors;
if(!valid7){
const err25 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
for(const key8 of Object.keys(data9)){
if(!(validate77(data9[key8], {instancePath:instancePath+"/responseAttributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key8,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data11 = data.conditional;
if(Array.isArray(data11)){
if(data11.length > 16){
const err27 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.length < 1){
const err28 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate579(data11[i0], {instancePath:instancePath+"/conditional/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
}
if(!(!func410(data11, "condition"))){
const err29 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
const set0 = func40(data, ["backendRef","url","conditional"]);
if(!(set0.length === 1)){
const err31 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["backendRef","url","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"failureMode","test":"unset","values":[]},{"field":"processingOptions","test":"unset","values":[]},{"field":"metadataContext","test":"unset","values":[]},{"field":"requestAttributes","test":"unset","values":[]},{"field":"responseAttributes","test":"unset","values":[]}]}))){
const err32 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "failureMode, processingOptions, metadataContext, requestAttributes and responseAttributes must be unset when conditional is set"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate572.errors = vErrors;
return errors === 0;
}
const schema173 = {"$id":"Csrf","type":"object","properties":{"additionalOrigins":{"type":"array","items":{"$ref":"ShortString"},"minItems":1,"maxItems":16,"uniqueItems":true}},"required":[],"additionalProperties":false};
function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Csrf" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "additionalOrigins")){
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
if(data.additionalOrigins !== undefined && func0.call(data, "additionalOrigins")){
let data0 = data.additionalOrigins;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/additionalOrigins",schemaPath:"#/properties/additionalOrigins/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/additionalOrigins",schemaPath:"#/properties/additionalOrigins/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(validate10(data0[i0], {instancePath:instancePath+"/additionalOrigins/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data0[i1], data0[j0])){
const err3 = {instancePath:instancePath+"/additionalOrigins",schemaPath:"#/properties/additionalOrigins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
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
const err4 = {instancePath:instancePath+"/additionalOrigins",schemaPath:"#/properties/additionalOrigins/type",keyword:"type",params:{type: "array"}};
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
validate591.errors = vErrors;
return errors === 0;
}
const schema174 = {"$id":"Retry","type":"object","properties":{"codes":{"type":"array","items":{"type":"integer","minimum":400,"maximum":599},"minItems":1,"maxItems":64,"uniqueItems":true},"attempts":{"type":"integer","minimum":1,"maximum":100},"backoff":{"$ref":"Duration"},"precondition":{"$ref":"CelExpression"},"condition":{"$ref":"CelExpression"}},"required":[],"additionalProperties":false};
function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Retry" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "codes") || (key0 === "attempts")) || (key0 === "backoff")) || (key0 === "precondition")) || (key0 === "condition"))){
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
if(data.codes !== undefined && func0.call(data, "codes")){
let data0 = data.codes;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 400 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
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
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attempts !== undefined && func0.call(data, "attempts")){
let data2 = data.attempts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.backoff !== undefined && func0.call(data, "backoff")){
if(!(validate30(data.backoff, {instancePath:instancePath+"/backoff",parentData:data,parentDataProperty:"backoff",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.precondition !== undefined && func0.call(data, "precondition")){
if(!(validate77(data.precondition, {instancePath:instancePath+"/precondition",parentData:data,parentDataProperty:"precondition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined && func0.call(data, "condition")){
if(!(validate77(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
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
validate594.errors = vErrors;
return errors === 0;
}
const schema175 = {"$id":"Delay","type":"object","properties":{"duration":{"$ref":"CelExpression"}},"required":["duration"],"additionalProperties":false};
function validate599(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Delay" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.duration === undefined) || (!(func0.call(data, "duration")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "duration")){
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
if(data.duration !== undefined && func0.call(data, "duration")){
if(!(validate77(data.duration, {instancePath:instancePath+"/duration",parentData:data,parentDataProperty:"duration",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate599.errors = vErrors;
return errors === 0;
}
function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TrafficPolicies" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema141.properties, key0))){
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
if(!(validate478(data.cors, {instancePath:instancePath+"/cors",parentData:data,parentDataProperty:"cors",rootData}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
if(data.jwtAuthentication !== undefined && func0.call(data, "jwtAuthentication")){
if(!(validate485(data.jwtAuthentication, {instancePath:instancePath+"/jwtAuthentication",parentData:data,parentDataProperty:"jwtAuthentication",rootData}))){
vErrors = vErrors === null ? validate485.errors : vErrors.concat(validate485.errors);
errors = vErrors.length;
}
}
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(validate498(data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
if(data.rateLimit !== undefined && func0.call(data, "rateLimit")){
if(!(validate503(data.rateLimit, {instancePath:instancePath+"/rateLimit",parentData:data,parentDataProperty:"rateLimit",rootData}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
}
if(data.buffer !== undefined && func0.call(data, "buffer")){
if(!(validate526(data.buffer, {instancePath:instancePath+"/buffer",parentData:data,parentDataProperty:"buffer",rootData}))){
vErrors = vErrors === null ? validate526.errors : vErrors.concat(validate526.errors);
errors = vErrors.length;
}
}
if(data.headerModifiers !== undefined && func0.call(data, "headerModifiers")){
if(!(validate190(data.headerModifiers, {instancePath:instancePath+"/headerModifiers",parentData:data,parentDataProperty:"headerModifiers",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
if(data.timeouts !== undefined && func0.call(data, "timeouts")){
if(!(validate533(data.timeouts, {instancePath:instancePath+"/timeouts",parentData:data,parentDataProperty:"timeouts",rootData}))){
vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
errors = vErrors.length;
}
}
if(data.directResponse !== undefined && func0.call(data, "directResponse")){
if(!(validate536(data.directResponse, {instancePath:instancePath+"/directResponse",parentData:data,parentDataProperty:"directResponse",rootData}))){
vErrors = vErrors === null ? validate536.errors : vErrors.concat(validate536.errors);
errors = vErrors.length;
}
}
if(data.basicAuthentication !== undefined && func0.call(data, "basicAuthentication")){
if(!(validate550(data.basicAuthentication, {instancePath:instancePath+"/basicAuthentication",parentData:data,parentDataProperty:"basicAuthentication",rootData}))){
vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
errors = vErrors.length;
}
}
if(data.apiKeyAuthentication !== undefined && func0.call(data, "apiKeyAuthentication")){
if(!(validate555(data.apiKeyAuthentication, {instancePath:instancePath+"/apiKeyAuthentication",parentData:data,parentDataProperty:"apiKeyAuthentication",rootData}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
}
if(data.extAuth !== undefined && func0.call(data, "extAuth")){
if(!(validate561(data.extAuth, {instancePath:instancePath+"/extAuth",parentData:data,parentDataProperty:"extAuth",rootData}))){
vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
errors = vErrors.length;
}
}
if(data.extProc !== undefined && func0.call(data, "extProc")){
if(!(validate572(data.extProc, {instancePath:instancePath+"/extProc",parentData:data,parentDataProperty:"extProc",rootData}))){
vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
errors = vErrors.length;
}
}
if(data.transformation !== undefined && func0.call(data, "transformation")){
if(!(validate211(data.transformation, {instancePath:instancePath+"/transformation",parentData:data,parentDataProperty:"transformation",rootData}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
if(data.csrf !== undefined && func0.call(data, "csrf")){
if(!(validate591(data.csrf, {instancePath:instancePath+"/csrf",parentData:data,parentDataProperty:"csrf",rootData}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
}
if(data.retry !== undefined && func0.call(data, "retry")){
if(!(validate594(data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = vErrors === null ? validate594.errors : vErrors.concat(validate594.errors);
errors = vErrors.length;
}
}
if(data.delay !== undefined && func0.call(data, "delay")){
if(!(validate599(data.delay, {instancePath:instancePath+"/delay",parentData:data,parentDataProperty:"delay",rootData}))){
vErrors = vErrors === null ? validate599.errors : vErrors.concat(validate599.errors);
errors = vErrors.length;
}
}
if(data.hostRewrite !== undefined && func0.call(data, "hostRewrite")){
if(!(validate188(data.hostRewrite, {instancePath:instancePath+"/hostRewrite",parentData:data,parentDataProperty:"hostRewrite",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate477.errors = vErrors;
return errors === 0;
}
const schema176 = {"$id":"StandaloneRoute","type":"object","properties":{"name":{"$ref":"SectionName"},"gateways":{"type":"array","items":{"$ref":"ListenerRef"},"minItems":1,"maxItems":16,"uniqueItems":true},"hostnames":{"type":"array","items":{"$ref":"Hostname"},"maxItems":16},"matches":{"type":"array","items":{"$ref":"HttpRouteMatch"},"maxItems":64},"filters":{"type":"array","items":{"$ref":"HttpRouteFilter"},"maxItems":16},"policies":{"$ref":"TrafficPolicies"},"backends":{"type":"array","items":{"$ref":"StandaloneRouteBackend"},"maxItems":16}},"required":[],"additionalProperties":false};
const schema177 = {"$id":"ListenerRef","type":"string","minLength":1,"maxLength":507,"x-pattern":{"pattern":"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?(/[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?$","maxLength":507,"expected":"the name of a gateway, or `gateway/listener`"}};
const pattern40 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?(/[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?)?$", "u");
function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data.length > 1014 || pattern40.test(data))){
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
validate606.errors = vErrors;
return errors === 0;
}
const schema178 = {"$id":"HttpRouteMatch","type":"object","properties":{"path":{"$ref":"HttpPathMatch"},"headers":{"type":"array","items":{"$ref":"HttpHeaderMatch"},"maxItems":16,"x-map-keys":["name"]},"queryParams":{"type":"array","items":{"$ref":"HttpQueryParamMatch"},"maxItems":16,"x-map-keys":["name"]},"method":{"type":"string","enum":["GET","HEAD","POST","PUT","DELETE","CONNECT","OPTIONS","TRACE","PATCH"]}},"required":[],"additionalProperties":false};
const schema179 = {"$id":"HttpPathMatch","type":"object","properties":{"type":{"type":"string","enum":["Exact","PathPrefix","RegularExpression"]},"value":{"type":"string","minLength":1,"maxLength":1024}},"required":[],"additionalProperties":false};
function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema179.properties.type.enum}};
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
validate610.errors = vErrors;
return errors === 0;
}
const schema180 = {"$id":"HttpQueryParamMatch","type":"object","properties":{"type":{"type":"string","enum":["Exact","RegularExpression"]},"name":{"$ref":"ShortString"},"value":{"type":"string","minLength":1,"maxLength":1024}},"required":["name","value"],"additionalProperties":false};
function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema180.properties.type.enum}};
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
if(!(validate10(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate613.errors = vErrors;
return errors === 0;
}
function validate609(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate610(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate610.errors : vErrors.concat(validate610.errors);
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
if(!(validate282(data1[i0], {instancePath:instancePath+"/headers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
if(!(!func158(data1, ["name"]))){
const err2 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/x-map-keys",keyword:"x-map-keys",params:{keys: schema178.properties.headers["x-map-keys"]}};
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
if(!(validate613(data3[i1], {instancePath:instancePath+"/queryParams/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
errors = vErrors.length;
}
}
if(!(!func158(data3, ["name"]))){
const err5 = {instancePath:instancePath+"/queryParams",schemaPath:"#/properties/queryParams/x-map-keys",keyword:"x-map-keys",params:{keys: schema178.properties.queryParams["x-map-keys"]}};
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
const err8 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema178.properties.method.enum}};
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
validate609.errors = vErrors;
return errors === 0;
}
const schema181 = {"$id":"HttpRouteFilter","type":"object","properties":{"type":{"type":"string","enum":["RequestHeaderModifier","ResponseHeaderModifier","CORS"]},"requestHeaderModifier":{"$ref":"HttpHeaderFilter"},"responseHeaderModifier":{"$ref":"HttpHeaderFilter"},"cors":{"$ref":"HttpCorsFilter"}},"required":["type"],"additionalProperties":false,"x-exactly-one-of":[["requestHeaderModifier","responseHeaderModifier","cors"]],"x-rules":[{"when":[{"field":"type","test":"in","values":["RequestHeaderModifier"]}],"then":[{"field":"requestHeaderModifier","test":"set","values":[]}],"sentence":"requestHeaderModifier must be set when type is RequestHeaderModifier"},{"when":[{"field":"type","test":"in","values":["ResponseHeaderModifier"]}],"then":[{"field":"responseHeaderModifier","test":"set","values":[]}],"sentence":"responseHeaderModifier must be set when type is ResponseHeaderModifier"},{"when":[{"field":"type","test":"in","values":["CORS"]}],"then":[{"field":"cors","test":"set","values":[]}],"sentence":"cors must be set when type is CORS"}]};
function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema181.properties.type.enum}};
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
if(!(validate191(data.requestHeaderModifier, {instancePath:instancePath+"/requestHeaderModifier",parentData:data,parentDataProperty:"requestHeaderModifier",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.responseHeaderModifier !== undefined && func0.call(data, "responseHeaderModifier")){
if(!(validate191(data.responseHeaderModifier, {instancePath:instancePath+"/responseHeaderModifier",parentData:data,parentDataProperty:"responseHeaderModifier",rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
}
if(data.cors !== undefined && func0.call(data, "cors")){
if(!(validate478(data.cors, {instancePath:instancePath+"/cors",parentData:data,parentDataProperty:"cors",rootData}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["requestHeaderModifier","responseHeaderModifier","cors"]);
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
if(!(!func41(data, {"when":[{"field":"type","test":"in","values":["RequestHeaderModifier"]}],"then":[{"field":"requestHeaderModifier","test":"set","values":[]}]}))){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requestHeaderModifier must be set when type is RequestHeaderModifier"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"type","test":"in","values":["ResponseHeaderModifier"]}],"then":[{"field":"responseHeaderModifier","test":"set","values":[]}]}))){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "responseHeaderModifier must be set when type is ResponseHeaderModifier"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(!func41(data, {"when":[{"field":"type","test":"in","values":["CORS"]}],"then":[{"field":"cors","test":"set","values":[]}]}))){
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
validate617.errors = vErrors;
return errors === 0;
}
const schema182 = {"$id":"StandaloneRouteBackend","type":"object","properties":{"host":{"$ref":"LongString"},"backend":{"$ref":"SectionName"},"static":{"$ref":"StaticBackend"},"mcp":{"$ref":"McpBackend"},"weight":{"type":"integer","minimum":0,"maximum":1000000},"filters":{"type":"array","items":{"$ref":"HttpRouteFilter"},"maxItems":16},"policies":{"$ref":"BackendPolicies"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["host","backend","static","mcp"]]};
function validate623(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate14(data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(validate19(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(validate9(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate17(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
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
if(!(validate617(data5[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
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
if(!(validate184(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["host","backend","static","mcp"]);
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
validate623.errors = vErrors;
return errors === 0;
}
function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate19(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
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
if(!(validate606(data1[i0], {instancePath:instancePath+"/gateways/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func90(data1[i1], data1[j0])){
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
if(!(validate38(data3[i2], {instancePath:instancePath+"/hostnames/" + i2,parentData:data3,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
if(!(validate609(data5[i3], {instancePath:instancePath+"/matches/" + i3,parentData:data5,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate609.errors : vErrors.concat(validate609.errors);
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
if(!(validate617(data7[i4], {instancePath:instancePath+"/filters/" + i4,parentData:data7,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
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
if(!(validate477(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
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
if(!(validate623(data10[i5], {instancePath:instancePath+"/backends/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate623.errors : vErrors.concat(validate623.errors);
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
validate604.errors = vErrors;
return errors === 0;
}
function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate12(data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema121.properties.protocol.enum}};
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
if(!(validate401(data2[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
}
if(!(!func158(data2, ["name"]))){
const err6 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-map-keys",keyword:"x-map-keys",params:{keys: schema121.properties.listeners["x-map-keys"]}};
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
if(!(validate405(data.frontend, {instancePath:instancePath+"/frontend",parentData:data,parentDataProperty:"frontend",rootData}))){
vErrors = vErrors === null ? validate405.errors : vErrors.concat(validate405.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate477(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
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
if(!(validate604(data6[i1], {instancePath:instancePath+"/routes/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
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
validate399.errors = vErrors;
return errors === 0;
}
const schema183 = {"$id":"StandaloneBackend","type":"object","properties":{"static":{"$ref":"StaticBackend"},"mcp":{"$ref":"McpBackend"},"policies":{"$ref":"BackendPolicies"}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["static","mcp"]]};
function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate9(data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(validate17(data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(validate184(data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
}
const set0 = func40(data, ["static","mcp"]);
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
validate634.errors = vErrors;
return errors === 0;
}
const schema184 = {"$id":"StandaloneSecret","type":"object","properties":{"file":{"type":"string","minLength":1,"maxLength":4096},"env":{"type":"object","additionalProperties":{"$ref":"ShortString"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64},"data":{"type":"object","additionalProperties":{"$ref":"SecretValue"},"propertyNames":{"minLength":1,"maxLength":256},"maxProperties":64}},"required":[],"additionalProperties":false,"x-exactly-one-of":[["file","env","data"]]};
const schema185 = {"$id":"SecretValue","type":"string","minLength":1,"maxLength":65536};
function validate641(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate641.errors = vErrors;
return errors === 0;
}
function validate639(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate10(data1[key2], {instancePath:instancePath+"/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
if(!(validate641(data3[key4], {instancePath:instancePath+"/data/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
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
const set0 = func40(data, ["file","env","data"]);
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
validate639.errors = vErrors;
return errors === 0;
}
function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate374(data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
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
if(!(key1.length > 506 || pattern2.test(key1))){
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
if(!(validate399(data1[key2], {instancePath:instancePath+"/gateways/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate399.errors : vErrors.concat(validate399.errors);
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
if(!(validate604(data3[i0], {instancePath:instancePath+"/routes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
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
if(!(key3.length > 506 || pattern2.test(key3))){
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
if(!(validate634(data5[key4], {instancePath:instancePath+"/backends/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
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
if(!(key5.length > 506 || pattern2.test(key5))){
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
if(!(validate639(data7[key6], {instancePath:instancePath+"/secrets/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
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
validate373.errors = vErrors;
return errors === 0;
}
export const StandaloneFileLimits = validate644;
const schema186 = {"$id":"StandaloneFileLimits","type":"object","properties":{"maxFileSize":{"type":"integer","minimum":1,"maximum":1073741824},"maxNodes":{"type":"integer","minimum":1,"maximum":100000000},"maxDepth":{"type":"integer","minimum":1,"maximum":1024},"maxDiagnostics":{"type":"integer","minimum":1,"maximum":100000}},"required":[],"additionalProperties":false};
function validate644(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate644.errors = vErrors;
return errors === 0;
}
export const TraceRecord = validate645;
const schema187 = {"$id":"TraceRecord","type":"object","properties":{"eventStart":{"type":["integer","null"],"allOf":[{"if":{"type":["integer"]},"then":{"type":"integer","minimum":0}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"eventEnd":{"type":"integer","minimum":0},"severity":{"$ref":"TraceSeverity"},"scope":{"type":"array","items":{"type":"string","maxLength":512},"minItems":1,"maxItems":16},"message":{"$ref":"TraceMessage"}},"required":["eventStart","eventEnd","severity","message"],"additionalProperties":false};
const schema188 = {"$id":"TraceSeverity","type":"string","enum":["success","info","warn","error"]};
function validate646(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema188.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate646.errors = vErrors;
return errors === 0;
}
const schema189 = {"$id":"TraceMessage","type":"object","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"RequestStartedMessage"},{"$ref":"RequestSnapshotMessage"},{"$ref":"PolicySelectionMessage"},{"$ref":"RouteSelectionMessage"},{"$ref":"BackendCallStartMessage"},{"$ref":"BodySnapshotMessage"},{"$ref":"BackendCallResultMessage"},{"$ref":"ResponseSnapshotMessage"},{"$ref":"RequestFinishedMessage"},{"$ref":"RecordsLostMessage"},{"$ref":"PolicyMessage"},{"$ref":"AuthorizationResultMessage"},{"$ref":"CelMessage"}]};
const schema190 = {"$id":"RequestStartedMessage","type":"object","properties":{"type":{"type":"string","enum":["requestStarted"]}},"required":["type"],"additionalProperties":false};
function validate649(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema190.properties.type.enum}};
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
validate649.errors = vErrors;
return errors === 0;
}
const schema191 = {"$id":"RequestSnapshotMessage","type":"object","properties":{"type":{"type":"string","enum":["requestSnapshot"]},"stage":{"type":"string","maxLength":128},"requestState":{"$ref":"RequestState"}},"required":["type","stage","requestState"],"additionalProperties":false};
const schema192 = {"$id":"RequestState","type":"object","properties":{"request":{"$ref":"TracedRequest"},"env":{"$ref":"TracedEnvironment"},"source":{"$ref":"TracedSource"},"destination":{"$ref":"TracedDestination"},"backend":{"$ref":"TracedBackend"},"proxy":{"$ref":"TracedProxy"},"jwt":{"type":"object","additionalProperties":{},"propertyNames":{"maxLength":65536},"maxProperties":65536},"response":{"$ref":"TracedResponse"}},"required":[],"additionalProperties":false};
const schema193 = {"$id":"TracedRequest","type":"object","properties":{"method":{"type":"string","maxLength":1048576},"uri":{"type":"string","maxLength":1048576},"path":{"type":"string","maxLength":1048576},"pathAndQuery":{"type":"string","maxLength":1048576},"host":{"type":"string","maxLength":1048576},"scheme":{"type":"string","enum":["http","https"]},"version":{"type":"string","maxLength":16},"headers":{"$ref":"TracedHeaderFields"},"startTime":{"type":"string","maxLength":64}},"required":["method","uri","path","pathAndQuery","host","scheme","version","headers"],"additionalProperties":false};
const schema194 = {"$id":"TracedHeaderFields","type":"object","additionalProperties":{"type":["string","array"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":1048576}},{"if":{"type":["array"]},"then":{"type":"array","items":{"type":"string","maxLength":1048576},"maxItems":4096}}]},"propertyNames":{"minLength":1,"maxLength":1048576},"maxProperties":4096};
function validate653(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: schema194.additionalProperties.type}};
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
validate653.errors = vErrors;
return errors === 0;
}
function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema193.properties, key0))){
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
const err20 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema193.properties.scheme.enum}};
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
if(!(validate653(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors);
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
validate652.errors = vErrors;
return errors === 0;
}
const schema195 = {"$id":"TracedEnvironment","type":"object","properties":{"podName":{"type":"string","maxLength":253},"namespace":{"type":"string","maxLength":63},"gateway":{"type":"string","maxLength":253}},"required":[],"additionalProperties":false};
function validate656(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate656.errors = vErrors;
return errors === 0;
}
const schema196 = {"$id":"TracedSource","type":"object","properties":{"address":{"type":"string","maxLength":64},"port":{"type":"integer","minimum":0,"maximum":65535}},"required":["address","port"],"additionalProperties":false};
function validate658(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate658.errors = vErrors;
return errors === 0;
}
const schema197 = {"$id":"TracedDestination","type":"object","properties":{"address":{"type":"string","maxLength":64},"port":{"type":"integer","minimum":0,"maximum":65535}},"required":["address","port"],"additionalProperties":false};
function validate660(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate660.errors = vErrors;
return errors === 0;
}
const schema198 = {"$id":"TracedBackend","type":"object","properties":{"name":{"type":"string","maxLength":4096},"type":{"type":"string","enum":["static","mcp","ai","a2a","dynamic","aws","service","unknown"]},"protocol":{"type":"string","enum":["http","tcp","mcp","llm","a2a"]}},"required":["name","type","protocol"],"additionalProperties":false};
function validate662(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema198.properties.type.enum}};
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
const err9 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema198.properties.protocol.enum}};
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
validate662.errors = vErrors;
return errors === 0;
}
const schema199 = {"$id":"TracedProxy","type":"object","properties":{"bind":{"type":"string","maxLength":1024},"gateway":{"$ref":"TracedObjectName"},"listener":{"$ref":"TracedObjectName"},"route":{"$ref":"TracedObjectName"},"requestProcessingDuration":{"type":"string","maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?s$","maxLength":32}},"upstreamDuration":{"type":"string","maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?s$","maxLength":32}},"responseProcessingDuration":{"type":"string","maxLength":32,"x-pattern":{"pattern":"^[0-9]+(\\.[0-9]+)?s$","maxLength":32}}},"required":[],"additionalProperties":false};
const schema200 = {"$id":"TracedObjectName","type":"object","properties":{"namespace":{"type":"string","maxLength":63},"name":{"type":"string","maxLength":1024}},"required":["name"],"additionalProperties":false};
function validate665(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate665.errors = vErrors;
return errors === 0;
}
const pattern43 = new RegExp("^[0-9]+(\\.[0-9]+)?s$", "u");
function validate664(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate665(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
errors = vErrors.length;
}
}
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(validate665(data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(validate665(data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = vErrors === null ? validate665.errors : vErrors.concat(validate665.errors);
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
if(!(data4.length > 64 || pattern43.test(data4))){
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
if(!(data5.length > 64 || pattern43.test(data5))){
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
if(!(data6.length > 64 || pattern43.test(data6))){
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
validate664.errors = vErrors;
return errors === 0;
}
const schema201 = {"$id":"TracedResponse","type":"object","properties":{"code":{"type":"integer","minimum":100,"maximum":999},"headers":{"$ref":"TracedHeaderFields"}},"required":["code","headers"],"additionalProperties":false};
function validate670(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate653(data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = vErrors === null ? validate653.errors : vErrors.concat(validate653.errors);
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
validate670.errors = vErrors;
return errors === 0;
}
function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate652(data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(validate656(data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = vErrors === null ? validate656.errors : vErrors.concat(validate656.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(validate658(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined && func0.call(data, "destination")){
if(!(validate660(data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = vErrors === null ? validate660.errors : vErrors.concat(validate660.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(validate662(data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = vErrors === null ? validate662.errors : vErrors.concat(validate662.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(validate664(data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = vErrors === null ? validate664.errors : vErrors.concat(validate664.errors);
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
if(!(validate670(data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
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
validate651.errors = vErrors;
return errors === 0;
}
function validate650(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema191.properties.type.enum}};
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
if(!(validate651(data.requestState, {instancePath:instancePath+"/requestState",parentData:data,parentDataProperty:"requestState",rootData}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
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
validate650.errors = vErrors;
return errors === 0;
}
const schema202 = {"$id":"PolicySelectionMessage","type":"object","properties":{"type":{"type":"string","enum":["policySelection"]},"phase":{"type":"string","enum":["gateway","route","backend"]},"effectivePolicy":{"type":"object","additionalProperties":{},"propertyNames":{"maxLength":65536},"maxProperties":65536}},"required":["type","phase","effectivePolicy"],"additionalProperties":false};
function validate674(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema202.properties.type.enum}};
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
const err7 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema202.properties.phase.enum}};
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
validate674.errors = vErrors;
return errors === 0;
}
const schema203 = {"$id":"RouteSelectionMessage","type":"object","properties":{"type":{"type":"string","enum":["routeSelection"]},"selectedRoute":{"type":["string","null"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":1024}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"evaluatedRoutes":{"type":"array","items":{"type":"string","maxLength":1024},"maxItems":65536}},"required":["type","selectedRoute","evaluatedRoutes"],"additionalProperties":false};
function validate675(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.selectedRoute !== undefined && func0.call(data, "selectedRoute")){
let data1 = data.selectedRoute;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/type",keyword:"type",params:{type: schema203.properties.selectedRoute.type}};
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
validate675.errors = vErrors;
return errors === 0;
}
const schema204 = {"$id":"BackendCallStartMessage","type":"object","properties":{"type":{"type":"string","enum":["backendCallStart"]},"target":{"type":"string","maxLength":4096}},"required":["type","target"],"additionalProperties":false};
function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema204.properties.type.enum}};
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
validate676.errors = vErrors;
return errors === 0;
}
const schema205 = {"$id":"BodySnapshotMessage","type":"object","properties":{"type":{"type":"string","enum":["bodySnapshot"]},"stage":{"type":"string","enum":["final request","response"]},"body":{"type":"string","maxLength":16777216,"x-pattern":{"pattern":"^[A-Za-z0-9+/]*={0,2}$","maxLength":16777216}}},"required":["type","stage","body"],"additionalProperties":false};
const pattern46 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");
function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema205.properties.type.enum}};
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
const err7 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schema205.properties.stage.enum}};
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
if(!(data2.length > 33554432 || pattern46.test(data2))){
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
validate677.errors = vErrors;
return errors === 0;
}
const schema206 = {"$id":"BackendCallResultMessage","type":"object","properties":{"type":{"type":"string","enum":["backendCallResult"]},"status":{"type":["integer","null"],"allOf":[{"if":{"type":["integer"]},"then":{"type":"integer","minimum":100,"maximum":999}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"error":{"type":["string","null"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":4096}},{"if":{"type":["null"]},"then":{"type":"null"}}]}},"required":["type","status","error"],"additionalProperties":false};
function validate678(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema206.properties.type.enum}};
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
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema206.properties.status.type}};
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
const err15 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema206.properties.error.type}};
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
validate678.errors = vErrors;
return errors === 0;
}
const schema207 = {"$id":"ResponseSnapshotMessage","type":"object","properties":{"type":{"type":"string","enum":["responseSnapshot"]},"stage":{"type":"string","maxLength":128},"requestState":{"$ref":"RequestState"}},"required":["type","stage","requestState"],"additionalProperties":false};
function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema207.properties.type.enum}};
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
if(!(validate651(data.requestState, {instancePath:instancePath+"/requestState",parentData:data,parentDataProperty:"requestState",rootData}))){
vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
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
validate679.errors = vErrors;
return errors === 0;
}
const schema208 = {"$id":"RequestFinishedMessage","type":"object","properties":{"type":{"type":"string","enum":["requestFinished"]},"status":{"type":["integer","null"],"allOf":[{"if":{"type":["integer"]},"then":{"type":"integer","minimum":100,"maximum":999}},{"if":{"type":["null"]},"then":{"type":"null"}}]},"error":{"type":["string","null"],"allOf":[{"if":{"type":["string"]},"then":{"type":"string","maxLength":4096}},{"if":{"type":["null"]},"then":{"type":"null"}}]}},"required":["type","status","error"],"additionalProperties":false};
function validate681(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema208.properties.type.enum}};
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
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema208.properties.status.type}};
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
const err15 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema208.properties.error.type}};
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
validate681.errors = vErrors;
return errors === 0;
}
const schema209 = {"$id":"RecordsLostMessage","type":"object","properties":{"type":{"type":"string","enum":["recordsLost"]},"lost":{"type":"integer","minimum":1}},"required":["type","lost"],"additionalProperties":false};
function validate682(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema209.properties.type.enum}};
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
validate682.errors = vErrors;
return errors === 0;
}
const schema210 = {"$id":"PolicyMessage","type":"object","properties":{"type":{"type":"string","enum":["policy"]},"kind":{"type":"string","maxLength":128},"result":{"type":"string","enum":["apply","skip"]},"details":{"type":"string","maxLength":4096}},"required":["type","kind","result"],"additionalProperties":false};
function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema210.properties.type.enum}};
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
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema210.properties.result.enum}};
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
validate683.errors = vErrors;
return errors === 0;
}
const schema211 = {"$id":"AuthorizationResultMessage","type":"object","properties":{"type":{"type":"string","enum":["authorizationResult"]},"rules":{"type":"array","items":{"$ref":"AuthorizationRuleResult"},"maxItems":1024},"result":{"type":"string","enum":["allow","deny"]}},"required":["type","rules","result"],"additionalProperties":false};
const schema212 = {"$id":"AuthorizationRuleResult","type":"object","properties":{"name":{"type":"string","maxLength":16384},"matched":{"type":"boolean"},"mode":{"type":"string","enum":["allow","deny","require"]}},"required":["name","matched","mode"],"additionalProperties":false};
function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err8 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema212.properties.mode.enum}};
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
validate685.errors = vErrors;
return errors === 0;
}
function validate684(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema211.properties.type.enum}};
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
if(!(validate685(data1[i0], {instancePath:instancePath+"/rules/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate685.errors : vErrors.concat(validate685.errors);
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
const err9 = {instancePath:instancePath+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues: schema211.properties.result.enum}};
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
validate684.errors = vErrors;
return errors === 0;
}
const schema213 = {"$id":"CelMessage","type":"object","properties":{"type":{"type":"string","enum":["cel"]},"expression":{"type":"string","maxLength":16384},"value":{},"error":{"type":"string","maxLength":4096}},"required":["type","expression"],"additionalProperties":false};
function validate687(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema213.properties.type.enum}};
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
validate687.errors = vErrors;
return errors === 0;
}
function validate648(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(validate649(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
errors = vErrors.length;
}
}
else if(tag0 === "requestSnapshot"){
if(!(validate650(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
errors = vErrors.length;
}
}
else if(tag0 === "policySelection"){
if(!(validate674(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
errors = vErrors.length;
}
}
else if(tag0 === "routeSelection"){
if(!(validate675(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate675.errors : vErrors.concat(validate675.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendCallStart"){
if(!(validate676(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
errors = vErrors.length;
}
}
else if(tag0 === "bodySnapshot"){
if(!(validate677(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate677.errors : vErrors.concat(validate677.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendCallResult"){
if(!(validate678(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate678.errors : vErrors.concat(validate678.errors);
errors = vErrors.length;
}
}
else if(tag0 === "responseSnapshot"){
if(!(validate679(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate679.errors : vErrors.concat(validate679.errors);
errors = vErrors.length;
}
}
else if(tag0 === "requestFinished"){
if(!(validate681(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
errors = vErrors.length;
}
}
else if(tag0 === "recordsLost"){
if(!(validate682(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate682.errors : vErrors.concat(validate682.errors);
errors = vErrors.length;
}
}
else if(tag0 === "policy"){
if(!(validate683(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate683.errors : vErrors.concat(validate683.errors);
errors = vErrors.length;
}
}
else if(tag0 === "authorizationResult"){
if(!(validate684(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate684.errors : vErrors.concat(validate684.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cel"){
if(!(validate687(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
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
validate648.errors = vErrors;
return errors === 0;
}
function validate645(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err5 = {instancePath:instancePath+"/eventStart",schemaPath:"#/properties/eventStart/type",keyword:"type",params:{type: schema187.properties.eventStart.type}};
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
if(!(validate646(data.severity, {instancePath:instancePath+"/severity",parentData:data,parentDataProperty:"severity",rootData}))){
vErrors = vErrors === null ? validate646.errors : vErrors.concat(validate646.errors);
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
if(!(validate648(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate648.errors : vErrors.concat(validate648.errors);
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
validate645.errors = vErrors;
return errors === 0;
}

