// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAuthPassthrough } from "./auth-passthrough.js";
import { isAwsCredential } from "./aws-credential.js";
import { isAzureCredential } from "./azure-credential.js";
import { isCredentialLocation } from "./credential-location.js";
import { isCrossAppAccess } from "./cross-app-access.js";
import { isExtraCredential } from "./extra-credential.js";
import { isGcpCredential } from "./gcp-credential.js";
import { isJwtSign } from "./jwt-sign.js";
import { isOauthTokenExchange } from "./oauth-token-exchange.js";
import { isSecretKeyRef } from "./secret-key-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"key":true,"secretRef":true,"passthrough":true,"aws":true,"azure":true,"gcp":true,"oauthTokenExchange":true,"crossAppAccess":true,"jwtSign":true,"location":true,"credentials":true};
const pattern0 = new RegExp("^[\\t\\n\\r ]*[!-~\\x80-\\x9f\\xa1-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\x9f\\xa1-\\xff])?[\\t\\n\\r ]*$", "u");

export function isBackendAuth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(characters(data0) > 2048){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 4096 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/x-pattern",keyword:"x-pattern",params:{"pattern":"^[\\t\\n\\r ]*[!-~\\x80-\\x9f\\xa1-\\xff]([\\t -~\\x80-\\xff]*[!-~\\x80-\\x9f\\xa1-\\xff])?[\\t\\n\\r ]*$","expected":"a text of Latin-1 that is not blank, without line breaks or other control characters inside"}};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(isSecretKeyRef.call(this, data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
errors = vErrors.length;
}
}
if(data.passthrough !== undefined && func0.call(data, "passthrough")){
if(!(isAuthPassthrough.call(this, data.passthrough, {instancePath:instancePath+"/passthrough",parentData:data,parentDataProperty:"passthrough",rootData}))){
vErrors = joined(vErrors, isAuthPassthrough.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined && func0.call(data, "aws")){
if(!(isAwsCredential.call(this, data.aws, {instancePath:instancePath+"/aws",parentData:data,parentDataProperty:"aws",rootData}))){
vErrors = joined(vErrors, isAwsCredential.errors);
errors = vErrors.length;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(isAzureCredential.call(this, data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = joined(vErrors, isAzureCredential.errors);
errors = vErrors.length;
}
}
if(data.gcp !== undefined && func0.call(data, "gcp")){
if(!(isGcpCredential.call(this, data.gcp, {instancePath:instancePath+"/gcp",parentData:data,parentDataProperty:"gcp",rootData}))){
vErrors = joined(vErrors, isGcpCredential.errors);
errors = vErrors.length;
}
}
if(data.oauthTokenExchange !== undefined && func0.call(data, "oauthTokenExchange")){
if(!(isOauthTokenExchange.call(this, data.oauthTokenExchange, {instancePath:instancePath+"/oauthTokenExchange",parentData:data,parentDataProperty:"oauthTokenExchange",rootData}))){
vErrors = joined(vErrors, isOauthTokenExchange.errors);
errors = vErrors.length;
}
}
if(data.crossAppAccess !== undefined && func0.call(data, "crossAppAccess")){
if(!(isCrossAppAccess.call(this, data.crossAppAccess, {instancePath:instancePath+"/crossAppAccess",parentData:data,parentDataProperty:"crossAppAccess",rootData}))){
vErrors = joined(vErrors, isCrossAppAccess.errors);
errors = vErrors.length;
}
}
if(data.jwtSign !== undefined && func0.call(data, "jwtSign")){
if(!(isJwtSign.call(this, data.jwtSign, {instancePath:instancePath+"/jwtSign",parentData:data,parentDataProperty:"jwtSign",rootData}))){
vErrors = joined(vErrors, isJwtSign.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(isCredentialLocation.call(this, data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joined(vErrors, isCredentialLocation.errors);
errors = vErrors.length;
}
}
if(data.credentials !== undefined && func0.call(data, "credentials")){
let data10 = data.credentials;
if(Array.isArray(data10)){
if(data10.length > 8){
const err5 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data10.length < 1){
const err6 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(isExtraCredential.call(this, data10[i0], {instancePath:instancePath+"/credentials/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isExtraCredential.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/credentials",schemaPath:"#/properties/credentials/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const set0 = setOf(data, ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign"]);
if(!(set0.length <= 1)){
const err8 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const set1 = setOf(data, ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign","credentials"]);
if(!(set1.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["key","secretRef","passthrough","aws","azure","gcp","oauthTokenExchange","crossAppAccess","jwtSign","credentials"], set: set1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"key","test":"unset","values":[]},{"field":"secretRef","test":"unset","values":[]},{"field":"passthrough","test":"unset","values":[]}],"then":[{"field":"location","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "location must be unset when key, secretRef and passthrough are unset", ...fault0}};
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
isBackendAuth.errors = vErrors;
return errors === 0;
}
