// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLongString } from "./long-string.js";
import { isRemoteKeySet } from "./remote-key-set.js";
import { isSecretKeyRef } from "./secret-key-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Auth0","Keycloak","Okta","Descope","Authentik","Entra","ProviderA","ProviderB","ProviderC","ProviderD","ProviderE","ProviderF"];
const schema1 = ["Strict","Optional","Permissive"];

export function isMcpBackendAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.jwks === undefined) || (!(func0.call(data, "jwks")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jwks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "resourceMetadata") || (key0 === "provider")) || (key0 === "issuer")) || (key0 === "audiences")) || (key0 === "jwks")) || (key0 === "mode")) || (key0 === "clientId")) || (key0 === "clientSecretRef"))){
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
if(data.resourceMetadata !== undefined && func0.call(data, "resourceMetadata")){
let data0 = data.resourceMetadata;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 64){
const err2 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/maxProperties",keyword:"maxProperties",params:{limit: 64}};
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
if(characters(key1) > 256){
const err3 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(key1) < 1){
const err4 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err5 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
const err6 = {instancePath:instancePath+"/resourceMetadata",schemaPath:"#/properties/resourceMetadata/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
let data1 = data.provider;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((((data1 === "Auth0") || (data1 === "Keycloak")) || (data1 === "Okta")) || (data1 === "Descope")) || (data1 === "Authentik")) || (data1 === "Entra")) || (data1 === "ProviderA")) || (data1 === "ProviderB")) || (data1 === "ProviderC")) || (data1 === "ProviderD")) || (data1 === "ProviderE")) || (data1 === "ProviderF"))){
const err8 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data3 = data.audiences;
if(Array.isArray(data3)){
if(data3.length > 64){
const err9 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(isLongString.call(this, data3[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.jwks !== undefined && func0.call(data, "jwks")){
if(!(isRemoteKeySet.call(this, data.jwks, {instancePath:instancePath+"/jwks",parentData:data,parentDataProperty:"jwks",rootData}))){
vErrors = joined(vErrors, isRemoteKeySet.errors);
errors = vErrors.length;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data6 = data.mode;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data6 === "Strict") || (data6 === "Optional")) || (data6 === "Permissive"))){
const err13 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
isMcpBackendAuthentication.errors = vErrors;
return errors === 0;
}
