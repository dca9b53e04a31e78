// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, omittedEarly, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isCelExpression } from "./cel-expression.js";
import { isConditionalExtProc } from "./conditional-ext-proc.js";
import { isProcessingOptions } from "./processing-options.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://[^/?#@]+/?$", "u");
const schema0 = ["FailClosed","FailOpen"];

export function isExtProc(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err6 = {instancePath:instancePath+"/failureMode",schemaPath:"#/properties/failureMode/enum",keyword:"enum",params:{allowedValues: schema0}};
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
if(!(isProcessingOptions.call(this, data.processingOptions, {instancePath:instancePath+"/processingOptions",parentData:data,parentDataProperty:"processingOptions",rootData}))){
vErrors = joined(vErrors, isProcessingOptions.errors);
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
if(characters(key1) > 256){
const err8 = {instancePath:instancePath+"/metadataContext",schemaPath:"#/properties/metadataContext/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(characters(key1) < 1){
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
if(characters(key3) > 256){
const err12 = {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadataContext/additionalProperties/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(characters(key3) < 1){
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
if(!(isCelExpression.call(this, data5[key4], {instancePath:instancePath+"/metadataContext/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
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
if(characters(key5) > 256){
const err18 = {instancePath:instancePath+"/requestAttributes",schemaPath:"#/properties/requestAttributes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(characters(key5) < 1){
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
if(!(isCelExpression.call(this, data7[key6], {instancePath:instancePath+"/requestAttributes/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data7,parentDataProperty:key6,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
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
if(characters(key7) > 256){
const err23 = {instancePath:instancePath+"/responseAttributes",schemaPath:"#/properties/responseAttributes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(characters(key7) < 1){
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
if(!(isCelExpression.call(this, data9[key8], {instancePath:instancePath+"/responseAttributes/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key8,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
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
if(!(isConditionalExtProc.call(this, data11[i0], {instancePath:instancePath+"/conditional/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isConditionalExtProc.errors);
errors = vErrors.length;
}
}
if(!(!omittedEarly(data11, "condition"))){
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
const set0 = setOf(data, ["backendRef","url","conditional"]);
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
const fault0 = ruleFault(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"failureMode","test":"unset","values":[]},{"field":"processingOptions","test":"unset","values":[]},{"field":"metadataContext","test":"unset","values":[]},{"field":"requestAttributes","test":"unset","values":[]},{"field":"responseAttributes","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err32 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "failureMode, processingOptions, metadataContext, requestAttributes and responseAttributes must be unset when conditional is set", ...fault0}};
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
isExtProc.errors = vErrors;
return errors === 0;
}
