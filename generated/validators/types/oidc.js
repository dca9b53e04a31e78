// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isClientAuth } from "./client-auth.js";
import { isDuration } from "./duration.js";
import { isKeySet } from "./key-set.js";
import { isShortString } from "./short-string.js";
import { isUrlPath } from "./url-path.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"issuer":true,"authorizationEndpoint":true,"tokenEndpoint":true,"endSessionEndpoint":true,"jwks":true,"clientAuth":true,"redirectUri":true,"scopes":true,"sessionDuration":true,"logoutPath":true,"postLogoutRedirectUri":true,"forwardAccessToken":true};
const pattern0 = new RegExp("^https?://[^/?#@]+(/[^#]*)?$", "u");
const pattern1 = new RegExp("^https?://[^/?#@]+/[^?#]+$", "u");

export function isOidc(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.clientAuth === undefined) || (!(func0.call(data, "clientAuth")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientAuth"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.redirectUri === undefined) || (!(func0.call(data, "redirectUri")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUri"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.issuer !== undefined && func0.call(data, "issuer")){
if(!(isShortString.call(this, data.issuer, {instancePath:instancePath+"/issuer",parentData:data,parentDataProperty:"issuer",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.authorizationEndpoint !== undefined && func0.call(data, "authorizationEndpoint")){
let data1 = data.authorizationEndpoint;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err4 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(characters(data1) < 1){
const err5 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data1.length > 2048 || pattern0.test(data1))){
const err6 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
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
const err7 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tokenEndpoint !== undefined && func0.call(data, "tokenEndpoint")){
let data2 = data.tokenEndpoint;
if(typeof data2 === "string"){
if(characters(data2) > 1024){
const err8 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(characters(data2) < 1){
const err9 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data2.length > 2048 || pattern0.test(data2))){
const err10 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
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
const err11 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.endSessionEndpoint !== undefined && func0.call(data, "endSessionEndpoint")){
let data3 = data.endSessionEndpoint;
if(typeof data3 === "string"){
if(characters(data3) > 1024){
const err12 = {instancePath:instancePath+"/endSessionEndpoint",schemaPath:"#/properties/endSessionEndpoint/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(characters(data3) < 1){
const err13 = {instancePath:instancePath+"/endSessionEndpoint",schemaPath:"#/properties/endSessionEndpoint/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(data3.length > 2048 || pattern0.test(data3))){
const err14 = {instancePath:instancePath+"/endSessionEndpoint",schemaPath:"#/properties/endSessionEndpoint/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
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
const err15 = {instancePath:instancePath+"/endSessionEndpoint",schemaPath:"#/properties/endSessionEndpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.jwks !== undefined && func0.call(data, "jwks")){
if(!(isKeySet.call(this, data.jwks, {instancePath:instancePath+"/jwks",parentData:data,parentDataProperty:"jwks",rootData}))){
vErrors = joined(vErrors, isKeySet.errors);
errors = vErrors.length;
}
}
if(data.clientAuth !== undefined && func0.call(data, "clientAuth")){
if(!(isClientAuth.call(this, data.clientAuth, {instancePath:instancePath+"/clientAuth",parentData:data,parentDataProperty:"clientAuth",rootData}))){
vErrors = joined(vErrors, isClientAuth.errors);
errors = vErrors.length;
}
}
if(data.redirectUri !== undefined && func0.call(data, "redirectUri")){
let data6 = data.redirectUri;
if(typeof data6 === "string"){
if(characters(data6) > 1024){
const err16 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(characters(data6) < 1){
const err17 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(data6.length > 2048 || pattern1.test(data6))){
const err18 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/[^?#]+$","expected":"an absolute http or https URL with a path of its own, without query, fragment or user name"}};
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
const err19 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data7 = data.scopes;
if(Array.isArray(data7)){
if(data7.length > 64){
const err20 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(isShortString.call(this, data7[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data7);
if(!(repeated0 === undefined)){
const err21 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err22 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sessionDuration !== undefined && func0.call(data, "sessionDuration")){
let data9 = data.sessionDuration;
if(!(isDuration.call(this, data9, {instancePath:instancePath+"/sessionDuration",parentData:data,parentDataProperty:"sessionDuration",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
const length0 = milliseconds(data9);
if(!(isNaN(length0) || length0 >= 60000)){
const err23 = {instancePath:instancePath+"/sessionDuration",schemaPath:"#/properties/sessionDuration/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1m"}};
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
if(data.logoutPath !== undefined && func0.call(data, "logoutPath")){
if(!(isUrlPath.call(this, data.logoutPath, {instancePath:instancePath+"/logoutPath",parentData:data,parentDataProperty:"logoutPath",rootData}))){
vErrors = joined(vErrors, isUrlPath.errors);
errors = vErrors.length;
}
}
if(data.postLogoutRedirectUri !== undefined && func0.call(data, "postLogoutRedirectUri")){
let data11 = data.postLogoutRedirectUri;
if(typeof data11 === "string"){
if(characters(data11) > 1024){
const err24 = {instancePath:instancePath+"/postLogoutRedirectUri",schemaPath:"#/properties/postLogoutRedirectUri/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(characters(data11) < 1){
const err25 = {instancePath:instancePath+"/postLogoutRedirectUri",schemaPath:"#/properties/postLogoutRedirectUri/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(data11.length > 2048 || pattern0.test(data11))){
const err26 = {instancePath:instancePath+"/postLogoutRedirectUri",schemaPath:"#/properties/postLogoutRedirectUri/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/postLogoutRedirectUri",schemaPath:"#/properties/postLogoutRedirectUri/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.forwardAccessToken !== undefined && func0.call(data, "forwardAccessToken")){
if(typeof data.forwardAccessToken !== "boolean"){
const err28 = {instancePath:instancePath+"/forwardAccessToken",schemaPath:"#/properties/forwardAccessToken/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"authorizationEndpoint","test":"set","values":[]}],"then":[{"field":"tokenEndpoint","test":"set","values":[]},{"field":"jwks","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err29 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tokenEndpoint and jwks must be set when authorizationEndpoint is set", ...fault0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"authorizationEndpoint","test":"unset","values":[]}],"then":[{"field":"tokenEndpoint","test":"unset","values":[]},{"field":"jwks","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err30 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tokenEndpoint and jwks must be unset when authorizationEndpoint is unset", ...fault1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"logoutPath","test":"unset","values":[]}],"then":[{"field":"postLogoutRedirectUri","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err31 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "postLogoutRedirectUri must be unset when logoutPath is unset", ...fault2}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
isOidc.errors = vErrors;
return errors === 0;
}
