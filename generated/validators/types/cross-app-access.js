// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCrossAppEndpoint } from "./cross-app-endpoint.js";
import { isIdSubjectToken } from "./id-subject-token.js";
import { isLongString } from "./long-string.js";
import { isShortString } from "./short-string.js";
import { isTokenCache } from "./token-cache.js";
const func0 = Object.prototype.hasOwnProperty;

export function isCrossAppAccess(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(isCrossAppEndpoint.call(this, data.identityProvider, {instancePath:instancePath+"/identityProvider",parentData:data,parentDataProperty:"identityProvider",rootData}))){
vErrors = joined(vErrors, isCrossAppEndpoint.errors);
errors = vErrors.length;
}
}
if(data.resourceAuthorizationServer !== undefined && func0.call(data, "resourceAuthorizationServer")){
if(!(isCrossAppEndpoint.call(this, data.resourceAuthorizationServer, {instancePath:instancePath+"/resourceAuthorizationServer",parentData:data,parentDataProperty:"resourceAuthorizationServer",rootData}))){
vErrors = joined(vErrors, isCrossAppEndpoint.errors);
errors = vErrors.length;
}
}
if(data.audience !== undefined && func0.call(data, "audience")){
if(!(isShortString.call(this, data.audience, {instancePath:instancePath+"/audience",parentData:data,parentDataProperty:"audience",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
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
if(!(isLongString.call(this, data3[i0], {instancePath:instancePath+"/resources/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data3);
if(!(repeated0 === undefined)){
const err6 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
for(let i1=0; i1<len1; i1++){
if(!(isShortString.call(this, data5[i1], {instancePath:instancePath+"/scopes/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data5);
if(!(repeated1 === undefined)){
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
for(let i2=0; i2<len2; i2++){
if(!(isShortString.call(this, data7[i2], {instancePath:instancePath+"/accessTokenScopes/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated2 = repeatedItem(data7);
if(!(repeated2 === undefined)){
const err13 = {instancePath:instancePath+"/accessTokenScopes",schemaPath:"#/properties/accessTokenScopes/x-unique-items",keyword:"x-unique-items",params:repeated2};
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
if(!(isIdSubjectToken.call(this, data.subjectToken, {instancePath:instancePath+"/subjectToken",parentData:data,parentDataProperty:"subjectToken",rootData}))){
vErrors = joined(vErrors, isIdSubjectToken.errors);
errors = vErrors.length;
}
}
if(data.cache !== undefined && func0.call(data, "cache")){
if(!(isTokenCache.call(this, data.cache, {instancePath:instancePath+"/cache",parentData:data,parentDataProperty:"cache",rootData}))){
vErrors = joined(vErrors, isTokenCache.errors);
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
isCrossAppAccess.errors = vErrors;
return errors === 0;
}
