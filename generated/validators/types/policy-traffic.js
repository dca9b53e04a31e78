// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isApiKeyAuthentication } from "./api-key-authentication.js";
import { isAuthorization } from "./authorization.js";
import { isBasicAuthentication } from "./basic-authentication.js";
import { isBodyBuffer } from "./body-buffer.js";
import { isCsrf } from "./csrf.js";
import { isDelay } from "./delay.js";
import { isDirectResponse } from "./direct-response.js";
import { isExtAuth } from "./ext-auth.js";
import { isExtProc } from "./ext-proc.js";
import { isHeaderModifiers } from "./header-modifiers.js";
import { isHostnameRewrite } from "./hostname-rewrite.js";
import { isHttpCorsFilter } from "./http-cors-filter.js";
import { isJwtAuthentication } from "./jwt-authentication.js";
import { isOidc } from "./oidc.js";
import { isRateLimit } from "./rate-limit.js";
import { isRetry } from "./retry.js";
import { isTimeouts } from "./timeouts.js";
import { isTransformation } from "./transformation.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"cors":true,"oidc":true,"jwtAuthentication":true,"authorization":true,"rateLimit":true,"buffer":true,"headerModifiers":true,"timeouts":true,"directResponse":true,"basicAuthentication":true,"apiKeyAuthentication":true,"extAuth":true,"extProc":true,"transformation":true,"csrf":true,"retry":true,"delay":true,"hostRewrite":true,"phase":true};
const schema1 = ["PreRouting","PostRouting"];

export function isPolicyTraffic(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.cors !== undefined && func0.call(data, "cors")){
if(!(isHttpCorsFilter.call(this, data.cors, {instancePath:instancePath+"/cors",parentData:data,parentDataProperty:"cors",rootData}))){
vErrors = joined(vErrors, isHttpCorsFilter.errors);
errors = vErrors.length;
}
}
if(data.oidc !== undefined && func0.call(data, "oidc")){
if(!(isOidc.call(this, data.oidc, {instancePath:instancePath+"/oidc",parentData:data,parentDataProperty:"oidc",rootData}))){
vErrors = joined(vErrors, isOidc.errors);
errors = vErrors.length;
}
}
if(data.jwtAuthentication !== undefined && func0.call(data, "jwtAuthentication")){
if(!(isJwtAuthentication.call(this, data.jwtAuthentication, {instancePath:instancePath+"/jwtAuthentication",parentData:data,parentDataProperty:"jwtAuthentication",rootData}))){
vErrors = joined(vErrors, isJwtAuthentication.errors);
errors = vErrors.length;
}
}
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(isAuthorization.call(this, data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = joined(vErrors, isAuthorization.errors);
errors = vErrors.length;
}
}
if(data.rateLimit !== undefined && func0.call(data, "rateLimit")){
if(!(isRateLimit.call(this, data.rateLimit, {instancePath:instancePath+"/rateLimit",parentData:data,parentDataProperty:"rateLimit",rootData}))){
vErrors = joined(vErrors, isRateLimit.errors);
errors = vErrors.length;
}
}
if(data.buffer !== undefined && func0.call(data, "buffer")){
if(!(isBodyBuffer.call(this, data.buffer, {instancePath:instancePath+"/buffer",parentData:data,parentDataProperty:"buffer",rootData}))){
vErrors = joined(vErrors, isBodyBuffer.errors);
errors = vErrors.length;
}
}
if(data.headerModifiers !== undefined && func0.call(data, "headerModifiers")){
if(!(isHeaderModifiers.call(this, data.headerModifiers, {instancePath:instancePath+"/headerModifiers",parentData:data,parentDataProperty:"headerModifiers",rootData}))){
vErrors = joined(vErrors, isHeaderModifiers.errors);
errors = vErrors.length;
}
}
if(data.timeouts !== undefined && func0.call(data, "timeouts")){
if(!(isTimeouts.call(this, data.timeouts, {instancePath:instancePath+"/timeouts",parentData:data,parentDataProperty:"timeouts",rootData}))){
vErrors = joined(vErrors, isTimeouts.errors);
errors = vErrors.length;
}
}
if(data.directResponse !== undefined && func0.call(data, "directResponse")){
if(!(isDirectResponse.call(this, data.directResponse, {instancePath:instancePath+"/directResponse",parentData:data,parentDataProperty:"directResponse",rootData}))){
vErrors = joined(vErrors, isDirectResponse.errors);
errors = vErrors.length;
}
}
if(data.basicAuthentication !== undefined && func0.call(data, "basicAuthentication")){
if(!(isBasicAuthentication.call(this, data.basicAuthentication, {instancePath:instancePath+"/basicAuthentication",parentData:data,parentDataProperty:"basicAuthentication",rootData}))){
vErrors = joined(vErrors, isBasicAuthentication.errors);
errors = vErrors.length;
}
}
if(data.apiKeyAuthentication !== undefined && func0.call(data, "apiKeyAuthentication")){
if(!(isApiKeyAuthentication.call(this, data.apiKeyAuthentication, {instancePath:instancePath+"/apiKeyAuthentication",parentData:data,parentDataProperty:"apiKeyAuthentication",rootData}))){
vErrors = joined(vErrors, isApiKeyAuthentication.errors);
errors = vErrors.length;
}
}
if(data.extAuth !== undefined && func0.call(data, "extAuth")){
if(!(isExtAuth.call(this, data.extAuth, {instancePath:instancePath+"/extAuth",parentData:data,parentDataProperty:"extAuth",rootData}))){
vErrors = joined(vErrors, isExtAuth.errors);
errors = vErrors.length;
}
}
if(data.extProc !== undefined && func0.call(data, "extProc")){
if(!(isExtProc.call(this, data.extProc, {instancePath:instancePath+"/extProc",parentData:data,parentDataProperty:"extProc",rootData}))){
vErrors = joined(vErrors, isExtProc.errors);
errors = vErrors.length;
}
}
if(data.transformation !== undefined && func0.call(data, "transformation")){
if(!(isTransformation.call(this, data.transformation, {instancePath:instancePath+"/transformation",parentData:data,parentDataProperty:"transformation",rootData}))){
vErrors = joined(vErrors, isTransformation.errors);
errors = vErrors.length;
}
}
if(data.csrf !== undefined && func0.call(data, "csrf")){
if(!(isCsrf.call(this, data.csrf, {instancePath:instancePath+"/csrf",parentData:data,parentDataProperty:"csrf",rootData}))){
vErrors = joined(vErrors, isCsrf.errors);
errors = vErrors.length;
}
}
if(data.retry !== undefined && func0.call(data, "retry")){
if(!(isRetry.call(this, data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = joined(vErrors, isRetry.errors);
errors = vErrors.length;
}
}
if(data.delay !== undefined && func0.call(data, "delay")){
if(!(isDelay.call(this, data.delay, {instancePath:instancePath+"/delay",parentData:data,parentDataProperty:"delay",rootData}))){
vErrors = joined(vErrors, isDelay.errors);
errors = vErrors.length;
}
}
if(data.hostRewrite !== undefined && func0.call(data, "hostRewrite")){
if(!(isHostnameRewrite.call(this, data.hostRewrite, {instancePath:instancePath+"/hostRewrite",parentData:data,parentDataProperty:"hostRewrite",rootData}))){
vErrors = joined(vErrors, isHostnameRewrite.errors);
errors = vErrors.length;
}
}
if(data.phase !== undefined && func0.call(data, "phase")){
let data18 = data.phase;
if(typeof data18 !== "string"){
const err1 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data18 === "PreRouting") || (data18 === "PostRouting"))){
const err2 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"phase","default":"PostRouting","test":"in","values":["PreRouting"]}],"then":[{"field":"rateLimit","test":"unset","values":[]},{"field":"buffer","test":"unset","values":[]},{"field":"headerModifiers","test":"unset","values":[]},{"field":"timeouts","test":"unset","values":[]},{"field":"directResponse","test":"unset","values":[]},{"field":"csrf","test":"unset","values":[]},{"field":"retry","test":"unset","values":[]},{"field":"delay","test":"unset","values":[]},{"field":"hostRewrite","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err3 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "policies that run after a route is selected must be unset when phase is PreRouting", ...fault0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const fault1 = this.isResource ? ruleFault(data, {"when":[],"then":[{"field":"oidc","test":"unset","values":[]}]}) : undefined;
if(!(fault1 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "oidc is for standalone files: use jwtAuthentication or extAuth", ...fault1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isPolicyTraffic.errors = vErrors;
return errors === 0;
}
