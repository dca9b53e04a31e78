// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isSecretKeyRef } from "./secret-key-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"issuer":true,"authorizationEndpoint":true,"tokenEndpoint":true,"clientId":true,"clientSecretRef":true,"clientAuthMethod":true,"redirectUri":true,"scopes":true,"resource":true,"identity":true};
const pattern0 = new RegExp("^https?://[^/?#@]+(/[^#]*)?$", "u");
const schema1 = ["ClientSecretPost","ClientSecretBasic"];
const pattern1 = new RegExp("^https?://[^/?#@]+/[^?#]+$", "u");
const schema2 = ["Verified","Shown"];

export function isMcpConsent(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.redirectUri === undefined) || (!(func0.call(data, "redirectUri")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "redirectUri"}};
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
const err3 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data1) < 1){
const err4 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1.length > 2048 || pattern0.test(data1))){
const err5 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
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
const err6 = {instancePath:instancePath+"/authorizationEndpoint",schemaPath:"#/properties/authorizationEndpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tokenEndpoint !== undefined && func0.call(data, "tokenEndpoint")){
let data2 = data.tokenEndpoint;
if(typeof data2 === "string"){
if(characters(data2) > 1024){
const err7 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(characters(data2) < 1){
const err8 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data2.length > 2048 || pattern0.test(data2))){
const err9 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
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
const err10 = {instancePath:instancePath+"/tokenEndpoint",schemaPath:"#/properties/tokenEndpoint/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.clientId !== undefined && func0.call(data, "clientId")){
if(!(isShortString.call(this, data.clientId, {instancePath:instancePath+"/clientId",parentData:data,parentDataProperty:"clientId",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.clientSecretRef !== undefined && func0.call(data, "clientSecretRef")){
if(!(isSecretKeyRef.call(this, data.clientSecretRef, {instancePath:instancePath+"/clientSecretRef",parentData:data,parentDataProperty:"clientSecretRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
errors = vErrors.length;
}
}
if(data.clientAuthMethod !== undefined && func0.call(data, "clientAuthMethod")){
let data5 = data.clientAuthMethod;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/clientAuthMethod",schemaPath:"#/properties/clientAuthMethod/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "ClientSecretPost") || (data5 === "ClientSecretBasic"))){
const err12 = {instancePath:instancePath+"/clientAuthMethod",schemaPath:"#/properties/clientAuthMethod/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.redirectUri !== undefined && func0.call(data, "redirectUri")){
let data6 = data.redirectUri;
if(typeof data6 === "string"){
if(characters(data6) > 1024){
const err13 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(characters(data6) < 1){
const err14 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(data6.length > 2048 || pattern1.test(data6))){
const err15 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+/[^?#]+$","expected":"an absolute http or https URL with a path of its own, without query, fragment or user name"}};
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
const err16 = {instancePath:instancePath+"/redirectUri",schemaPath:"#/properties/redirectUri/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data7 = data.scopes;
if(Array.isArray(data7)){
if(data7.length > 64){
const err17 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
const err18 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err19 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.resource !== undefined && func0.call(data, "resource")){
let data9 = data.resource;
if(typeof data9 === "string"){
if(characters(data9) > 1024){
const err20 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(characters(data9) < 1){
const err21 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(data9.length > 2048 || pattern0.test(data9))){
const err22 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@]+(/[^#]*)?$","expected":"an absolute http or https URL without fragment or user name"}};
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
const err23 = {instancePath:instancePath+"/resource",schemaPath:"#/properties/resource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.identity !== undefined && func0.call(data, "identity")){
let data10 = data.identity;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data10 === "Verified") || (data10 === "Shown"))){
const err25 = {instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"authorizationEndpoint","test":"set","values":[]}],"then":[{"field":"tokenEndpoint","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err26 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tokenEndpoint must be set when authorizationEndpoint is set", ...fault0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"authorizationEndpoint","test":"unset","values":[]}],"then":[{"field":"tokenEndpoint","test":"unset","values":[]},{"field":"issuer","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err27 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tokenEndpoint must be unset and issuer must be set when authorizationEndpoint is unset", ...fault1}};
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
isMcpConsent.errors = vErrors;
return errors === 0;
}
