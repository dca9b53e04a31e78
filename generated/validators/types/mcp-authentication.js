// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isSecretKeyRef } from "./secret-key-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Auth0","Keycloak","Okta","Descope","Authentik","Entra","ProviderA","ProviderB","ProviderC","ProviderD","ProviderE","ProviderF"];
const pattern0 = new RegExp("^[!#-\\[\\]-~]+$", "u");
const schema1 = ["Gateway","Provider"];

export function isMcpAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "resourceMetadata") || (key0 === "provider")) || (key0 === "clientId")) || (key0 === "clientSecretRef")) || (key0 === "requiredScopes")) || (key0 === "authorizationServers")) || (key0 === "metadataIssuer"))){
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
if(characters(key1) > 256){
const err2 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(key1) < 1){
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
const err7 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema0}};
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
if(data.requiredScopes !== undefined && func0.call(data, "requiredScopes")){
let data4 = data.requiredScopes;
if(Array.isArray(data4)){
if(data4.length > 64){
const err8 = {instancePath:instancePath+"/requiredScopes",schemaPath:"#/properties/requiredScopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/requiredScopes",schemaPath:"#/properties/requiredScopes/minItems",keyword:"minItems",params:{limit: 1}};
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
let data5 = data4[i0];
if(typeof data5 === "string"){
if(characters(data5) > 256){
const err10 = {instancePath:instancePath+"/requiredScopes/" + i0,schemaPath:"#/properties/requiredScopes/items/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(characters(data5) < 1){
const err11 = {instancePath:instancePath+"/requiredScopes/" + i0,schemaPath:"#/properties/requiredScopes/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data5.length > 512 || pattern0.test(data5))){
const err12 = {instancePath:instancePath+"/requiredScopes/" + i0,schemaPath:"#/properties/requiredScopes/items/x-pattern",keyword:"x-pattern",params:{"pattern":"^[!#-\\[\\]-~]+$","expected":"a scope: visible characters of ASCII without quotes and backslashes"}};
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
const err13 = {instancePath:instancePath+"/requiredScopes/" + i0,schemaPath:"#/properties/requiredScopes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
const repeated0 = repeatedItem(data4);
if(!(repeated0 === undefined)){
const err14 = {instancePath:instancePath+"/requiredScopes",schemaPath:"#/properties/requiredScopes/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err15 = {instancePath:instancePath+"/requiredScopes",schemaPath:"#/properties/requiredScopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.authorizationServers !== undefined && func0.call(data, "authorizationServers")){
let data6 = data.authorizationServers;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/authorizationServers",schemaPath:"#/properties/authorizationServers/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data6 === "Gateway") || (data6 === "Provider"))){
const err17 = {instancePath:instancePath+"/authorizationServers",schemaPath:"#/properties/authorizationServers/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.metadataIssuer !== undefined && func0.call(data, "metadataIssuer")){
let data7 = data.metadataIssuer;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/metadataIssuer",schemaPath:"#/properties/metadataIssuer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data7 === "Gateway") || (data7 === "Provider"))){
const err19 = {instancePath:instancePath+"/metadataIssuer",schemaPath:"#/properties/metadataIssuer/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"authorizationServers","default":"Gateway","test":"in","values":["Provider"]}],"then":[{"field":"clientId","test":"unset","values":[]},{"field":"metadataIssuer","test":"unset","values":[]},{"field":"provider","test":"notIn","values":["Auth0","ProviderA"]}]});
if(!(fault0 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientId and metadataIssuer must be unset and provider must be other than Auth0 or ProviderA when authorizationServers is Provider", ...fault0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"clientSecretRef","test":"set","values":[]}],"then":[{"field":"clientId","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientId must be set when clientSecretRef is set", ...fault1}};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
isMcpAuthentication.errors = vErrors;
return errors === 0;
}
