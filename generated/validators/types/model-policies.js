// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAiFieldTransformation } from "./ai-field-transformation.js";
import { isAuthorization } from "./authorization.js";
import { isBackendAuth } from "./backend-auth.js";
import { isBackendHealth } from "./backend-health.js";
import { isBackendTls } from "./backend-tls.js";
import { isBackendTunnel } from "./backend-tunnel.js";
import { isHeaderModifiers } from "./header-modifiers.js";
import { isPromptGuard } from "./prompt-guard.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"transformations":true,"finalTransformations":true,"authorization":true,"auth":true,"health":true,"tls":true,"tunnel":true,"headers":true,"promptGuard":true};
const schema1 = ["field"];

export function isModelPolicies(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.transformations !== undefined && func0.call(data, "transformations")){
let data0 = data.transformations;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isAiFieldTransformation.call(this, data0[i0], {instancePath:instancePath+"/transformations/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAiFieldTransformation.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data0, ["field"]))){
const err3 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
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
const err4 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.finalTransformations !== undefined && func0.call(data, "finalTransformations")){
let data2 = data.finalTransformations;
if(Array.isArray(data2)){
if(data2.length > 64){
const err5 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isAiFieldTransformation.call(this, data2[i1], {instancePath:instancePath+"/finalTransformations/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAiFieldTransformation.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data2, ["field"]))){
const err7 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(isAuthorization.call(this, data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = joined(vErrors, isAuthorization.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(!(isBackendAuth.call(this, data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = joined(vErrors, isBackendAuth.errors);
errors = vErrors.length;
}
}
if(data.health !== undefined && func0.call(data, "health")){
if(!(isBackendHealth.call(this, data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData}))){
vErrors = joined(vErrors, isBackendHealth.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isBackendTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isBackendTls.errors);
errors = vErrors.length;
}
}
if(data.tunnel !== undefined && func0.call(data, "tunnel")){
if(!(isBackendTunnel.call(this, data.tunnel, {instancePath:instancePath+"/tunnel",parentData:data,parentDataProperty:"tunnel",rootData}))){
vErrors = joined(vErrors, isBackendTunnel.errors);
errors = vErrors.length;
}
}
if(data.headers !== undefined && func0.call(data, "headers")){
if(!(isHeaderModifiers.call(this, data.headers, {instancePath:instancePath+"/headers",parentData:data,parentDataProperty:"headers",rootData}))){
vErrors = joined(vErrors, isHeaderModifiers.errors);
errors = vErrors.length;
}
}
if(data.promptGuard !== undefined && func0.call(data, "promptGuard")){
if(!(isPromptGuard.call(this, data.promptGuard, {instancePath:instancePath+"/promptGuard",parentData:data,parentDataProperty:"promptGuard",rootData}))){
vErrors = joined(vErrors, isPromptGuard.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["transformations","finalTransformations","authorization","auth","health","tls","tunnel","headers","promptGuard"]);
if(!(set0.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["transformations","finalTransformations","authorization","auth","health","tls","tunnel","headers","promptGuard"], set: set0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"auth","test":"set","values":[]}],"then":[{"field":"auth.crossAppAccess","test":"unset","values":[]},{"field":"auth.jwtSign","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "auth must be without crossAppAccess and jwtSign", ...fault0}};
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
isModelPolicies.errors = vErrors;
return errors === 0;
}
