// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAiPolicies } from "./ai-policies.js";
import { isBackendAuth } from "./backend-auth.js";
import { isBackendHealth } from "./backend-health.js";
import { isBackendHttp } from "./backend-http.js";
import { isBackendTcp } from "./backend-tcp.js";
import { isBackendTls } from "./backend-tls.js";
import { isBackendTunnel } from "./backend-tunnel.js";
import { isExtAuthPolicy } from "./ext-auth-policy.js";
import { isHeaderModifiers } from "./header-modifiers.js";
import { isHostnameRewrite } from "./hostname-rewrite.js";
import { isMcpPolicies } from "./mcp-policies.js";
import { isSessionAffinity } from "./session-affinity.js";
import { isTransformation } from "./transformation.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"tcp":true,"tls":true,"http":true,"hostnameRewrite":true,"headerModifiers":true,"tunnel":true,"auth":true,"health":true,"sessionAffinity":true,"transformation":true,"extAuth":true,"ai":true,"mcp":true};

export function isPolicyBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(isBackendTcp.call(this, data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = joined(vErrors, isBackendTcp.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isBackendTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isBackendTls.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(isBackendHttp.call(this, data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = joined(vErrors, isBackendHttp.errors);
errors = vErrors.length;
}
}
if(data.hostnameRewrite !== undefined && func0.call(data, "hostnameRewrite")){
if(!(isHostnameRewrite.call(this, data.hostnameRewrite, {instancePath:instancePath+"/hostnameRewrite",parentData:data,parentDataProperty:"hostnameRewrite",rootData}))){
vErrors = joined(vErrors, isHostnameRewrite.errors);
errors = vErrors.length;
}
}
if(data.headerModifiers !== undefined && func0.call(data, "headerModifiers")){
if(!(isHeaderModifiers.call(this, data.headerModifiers, {instancePath:instancePath+"/headerModifiers",parentData:data,parentDataProperty:"headerModifiers",rootData}))){
vErrors = joined(vErrors, isHeaderModifiers.errors);
errors = vErrors.length;
}
}
if(data.tunnel !== undefined && func0.call(data, "tunnel")){
if(!(isBackendTunnel.call(this, data.tunnel, {instancePath:instancePath+"/tunnel",parentData:data,parentDataProperty:"tunnel",rootData}))){
vErrors = joined(vErrors, isBackendTunnel.errors);
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
if(data.sessionAffinity !== undefined && func0.call(data, "sessionAffinity")){
if(!(isSessionAffinity.call(this, data.sessionAffinity, {instancePath:instancePath+"/sessionAffinity",parentData:data,parentDataProperty:"sessionAffinity",rootData}))){
vErrors = joined(vErrors, isSessionAffinity.errors);
errors = vErrors.length;
}
}
if(data.transformation !== undefined && func0.call(data, "transformation")){
if(!(isTransformation.call(this, data.transformation, {instancePath:instancePath+"/transformation",parentData:data,parentDataProperty:"transformation",rootData}))){
vErrors = joined(vErrors, isTransformation.errors);
errors = vErrors.length;
}
}
if(data.extAuth !== undefined && func0.call(data, "extAuth")){
if(!(isExtAuthPolicy.call(this, data.extAuth, {instancePath:instancePath+"/extAuth",parentData:data,parentDataProperty:"extAuth",rootData}))){
vErrors = joined(vErrors, isExtAuthPolicy.errors);
errors = vErrors.length;
}
}
if(data.ai !== undefined && func0.call(data, "ai")){
if(!(isAiPolicies.call(this, data.ai, {instancePath:instancePath+"/ai",parentData:data,parentDataProperty:"ai",rootData}))){
vErrors = joined(vErrors, isAiPolicies.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(isMcpPolicies.call(this, data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = joined(vErrors, isMcpPolicies.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["tcp","tls","http","hostnameRewrite","headerModifiers","tunnel","auth","health","sessionAffinity","transformation","extAuth","ai","mcp"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["tcp","tls","http","hostnameRewrite","headerModifiers","tunnel","auth","health","sessionAffinity","transformation","extAuth","ai","mcp"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isPolicyBackend.errors = vErrors;
return errors === 0;
}
