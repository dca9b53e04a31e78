// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpAuthorization } from "./mcp-authorization.js";
import { isMcpBackendAuthentication } from "./mcp-backend-authentication.js";
import { isMcpGuardrails } from "./mcp-guardrails.js";
import { isMcpTools } from "./mcp-tools.js";
const func0 = Object.prototype.hasOwnProperty;

export function isMcpPolicies(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "authorization") || (key0 === "authentication")) || (key0 === "guardrails")) || (key0 === "tools"))){
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
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(isMcpAuthorization.call(this, data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = joined(vErrors, isMcpAuthorization.errors);
errors = vErrors.length;
}
}
if(data.authentication !== undefined && func0.call(data, "authentication")){
if(!(isMcpBackendAuthentication.call(this, data.authentication, {instancePath:instancePath+"/authentication",parentData:data,parentDataProperty:"authentication",rootData}))){
vErrors = joined(vErrors, isMcpBackendAuthentication.errors);
errors = vErrors.length;
}
}
if(data.guardrails !== undefined && func0.call(data, "guardrails")){
if(!(isMcpGuardrails.call(this, data.guardrails, {instancePath:instancePath+"/guardrails",parentData:data,parentDataProperty:"guardrails",rootData}))){
vErrors = joined(vErrors, isMcpGuardrails.errors);
errors = vErrors.length;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
if(!(isMcpTools.call(this, data.tools, {instancePath:instancePath+"/tools",parentData:data,parentDataProperty:"tools",rootData}))){
vErrors = joined(vErrors, isMcpTools.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["authorization","authentication","guardrails","tools"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["authorization","authentication","guardrails","tools"], set: set0}};
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
isMcpPolicies.errors = vErrors;
return errors === 0;
}
