// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isActorToken } from "./actor-token.js";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isCelExpression } from "./cel-expression.js";
import { isClientAuth } from "./client-auth.js";
import { isCredentialLocation } from "./credential-location.js";
import { isLongString } from "./long-string.js";
import { isShortString } from "./short-string.js";
import { isSubjectToken } from "./subject-token.js";
import { isTokenCache } from "./token-cache.js";
import { isUrlPath } from "./url-path.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"backendRef":true,"url":true,"path":true,"grantType":true,"subjectToken":true,"actorToken":true,"audiences":true,"scopes":true,"resources":true,"requestedTokenType":true,"additionalParams":true,"clientAuth":true,"location":true,"cache":true};
const pattern0 = new RegExp("^https?://[^/?#@]+(/[^?#]*)?$", "u");
const schema1 = ["TokenExchange","JwtBearer"];
const schema2 = ["AccessToken","Jwt","IdToken"];

export function isOauthTokenExchange(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.path !== undefined && func0.call(data, "path")){
if(!(isUrlPath.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isUrlPath.errors);
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
const err6 = {instancePath:instancePath+"/grantType",schemaPath:"#/properties/grantType/enum",keyword:"enum",params:{allowedValues: schema1}};
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
if(!(isSubjectToken.call(this, data.subjectToken, {instancePath:instancePath+"/subjectToken",parentData:data,parentDataProperty:"subjectToken",rootData}))){
vErrors = joined(vErrors, isSubjectToken.errors);
errors = vErrors.length;
}
}
if(data.actorToken !== undefined && func0.call(data, "actorToken")){
if(!(isActorToken.call(this, data.actorToken, {instancePath:instancePath+"/actorToken",parentData:data,parentDataProperty:"actorToken",rootData}))){
vErrors = joined(vErrors, isActorToken.errors);
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
if(!(isShortString.call(this, data6[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data6);
if(!(repeated0 === undefined)){
const err9 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
for(let i1=0; i1<len1; i1++){
if(!(isShortString.call(this, data8[i1], {instancePath:instancePath+"/scopes/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data8);
if(!(repeated1 === undefined)){
const err13 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
for(let i2=0; i2<len2; i2++){
if(!(isLongString.call(this, data10[i2], {instancePath:instancePath+"/resources/" + i2,parentData:data10,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
const repeated2 = repeatedItem(data10);
if(!(repeated2 === undefined)){
const err17 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/x-unique-items",keyword:"x-unique-items",params:repeated2};
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
const err20 = {instancePath:instancePath+"/requestedTokenType",schemaPath:"#/properties/requestedTokenType/enum",keyword:"enum",params:{allowedValues: schema2}};
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
if(characters(key1) > 256){
const err22 = {instancePath:instancePath+"/additionalParams",schemaPath:"#/properties/additionalParams/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(characters(key1) < 1){
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
var valid7 = _errs23 === errors;
if(!valid7){
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
if(!(isCelExpression.call(this, data13[key2], {instancePath:instancePath+"/additionalParams/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
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
if(!(isClientAuth.call(this, data.clientAuth, {instancePath:instancePath+"/clientAuth",parentData:data,parentDataProperty:"clientAuth",rootData}))){
vErrors = joined(vErrors, isClientAuth.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(isCredentialLocation.call(this, data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joined(vErrors, isCredentialLocation.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(isTokenCache.call(this, data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = joined(vErrors, isTokenCache.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["backendRef","url"]);
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
const fault0 = ruleFault(data, {"when":[{"field":"url","test":"set","values":[]}],"then":[{"field":"path","default":"/","test":"in","values":["/"]}]});
if(!(fault0 === undefined)){
const err27 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "path must be / when url is set", ...fault0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"grantType","default":"TokenExchange","test":"in","values":["JwtBearer"]}],"then":[{"field":"actorToken","test":"unset","values":[]},{"field":"requestedTokenType","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err28 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "actorToken and requestedTokenType must be unset when grantType is JwtBearer", ...fault1}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
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
isOauthTokenExchange.errors = vErrors;
return errors === 0;
}
