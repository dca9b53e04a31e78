// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Auth0","Keycloak","Okta","Descope","Authentik","Entra","ProviderA","ProviderB","ProviderC","ProviderD","ProviderE","ProviderF"];
const schema1 = ["Gateway","Provider"];

export function isMcpAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err9 = {instancePath:instancePath+"/authorizationServers",schemaPath:"#/properties/authorizationServers/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"authorizationServers","default":"Gateway","test":"in","values":["Provider"]}],"then":[{"field":"clientId","test":"unset","values":[]},{"field":"provider","test":"notIn","values":["Auth0","ProviderA"]}]});
if(!(fault0 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientId must be unset and provider must be other than Auth0 or ProviderA when authorizationServers is Provider", ...fault0}};
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
isMcpAuthentication.errors = vErrors;
return errors === 0;
}
