// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isCelExpression } from "./cel-expression.js";
import { isLogAttributes } from "./log-attributes.js";
import { isResourceAttribute } from "./resource-attribute.js";
import { isUrlPath } from "./url-path.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"backendRef":true,"url":true,"protocol":true,"path":true,"attributes":true,"resources":true,"randomSampling":true,"clientSampling":true,"filter":true};
const pattern0 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
const schema1 = ["GRPC","HTTP"];
const schema2 = ["name"];

export function isTracing(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(isBackendObjectRef.call(this, data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = joined(vErrors, isBackendObjectRef.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data1) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data1.length > 2048 || pattern0.test(data1))){
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
const err6 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema1}};
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
if(!(isUrlPath.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isUrlPath.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(isLogAttributes.call(this, data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = joined(vErrors, isLogAttributes.errors);
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
if(!(isResourceAttribute.call(this, data5[i0], {instancePath:instancePath+"/resources/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isResourceAttribute.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data5, ["name"]))){
const err9 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/x-map-keys",keyword:"x-map-keys",params:{keys: schema2}};
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
if(!(isCelExpression.call(this, data.randomSampling, {instancePath:instancePath+"/randomSampling",parentData:data,parentDataProperty:"randomSampling",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.clientSampling !== undefined && func0.call(data, "clientSampling")){
if(!(isCelExpression.call(this, data.clientSampling, {instancePath:instancePath+"/clientSampling",parentData:data,parentDataProperty:"clientSampling",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
if(!(isCelExpression.call(this, data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["backendRef","url"]);
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
const fault0 = ruleFault(data, {"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"protocol","default":"GRPC","test":"in","values":["HTTP"]},{"field":"url","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "protocol must be HTTP and url must be unset when path is set", ...fault0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"protocol","default":"GRPC","test":"in","values":["GRPC"]},{"field":"url","test":"set","values":[]}],"then":[{"field":"url","test":"matches","values":["^https?://[^/?#@]+/?$"]}]});
if(!(fault1 === undefined)){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "url must be without a path when protocol is GRPC", ...fault1}};
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
isTracing.errors = vErrors;
return errors === 0;
}
