// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCredentialLocation } from "./credential-location.js";
import { isDuration } from "./duration.js";
import { isSecretKeyRef } from "./secret-key-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["RS256","RS384","RS512","PS256","ES256","ES384"];
const pattern0 = new RegExp("^([^ien].*|i|i[^a].*|ia|ia[^t].*|iat.+|e|e[^x].*|ex|ex[^p].*|exp.+|n|n[^b].*|nb|nb[^f].*|nbf.+)$", "u");

export function isJwtSign(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(isSecretKeyRef.call(this, data.signingKeyRef, {instancePath:instancePath+"/signingKeyRef",parentData:data,parentDataProperty:"signingKeyRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
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
const err3 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema0}};
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
if(!(isShortString.call(this, data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
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
if(characters(key1) > 256){
const err5 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(key1) < 1){
const err6 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(key1.length > 512 || pattern0.test(key1))){
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
if(!(isDuration.call(this, data4, {instancePath:instancePath+"/ttl",parentData:data,parentDataProperty:"ttl",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data4 === "string"){
const length0 = milliseconds(data4);
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
if(!(isCredentialLocation.call(this, data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joined(vErrors, isCredentialLocation.errors);
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
isJwtSign.errors = vErrors;
return errors === 0;
}
