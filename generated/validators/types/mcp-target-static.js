// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLongString } from "./long-string.js";
import { isMcpConsent } from "./mcp-consent.js";
import { isMcpOpenApi } from "./mcp-open-api.js";
import { isMcpTargetBackendRef } from "./mcp-target-backend-ref.js";
import { isPort } from "./port.js";
import { isShortString } from "./short-string.js";
import { isSimpleBackendPolicies } from "./simple-backend-policies.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["StreamableHTTP","SSE"];

export function isMcpTargetStatic(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "host") || (key0 === "backendRef")) || (key0 === "port")) || (key0 === "path")) || (key0 === "protocol")) || (key0 === "policies")) || (key0 === "openapi")) || (key0 === "consent"))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(isShortString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(isMcpTargetBackendRef.call(this, data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = joined(vErrors, isMcpTargetBackendRef.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined && func0.call(data, "path")){
if(!(isLongString.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data4 = data.protocol;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data4 === "StreamableHTTP") || (data4 === "SSE"))){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isSimpleBackendPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isSimpleBackendPolicies.errors);
errors = vErrors.length;
}
}
if(data.openapi !== undefined && func0.call(data, "openapi")){
if(!(isMcpOpenApi.call(this, data.openapi, {instancePath:instancePath+"/openapi",parentData:data,parentDataProperty:"openapi",rootData}))){
vErrors = joined(vErrors, isMcpOpenApi.errors);
errors = vErrors.length;
}
}
if(data.consent !== undefined && func0.call(data, "consent")){
if(!(isMcpConsent.call(this, data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData}))){
vErrors = joined(vErrors, isMcpConsent.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["host","backendRef"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","backendRef"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"backendRef","test":"set","values":[]}],"then":[{"field":"policies","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "policies must be unset when backendRef is set", ...fault0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isMcpTargetStatic.errors = vErrors;
return errors === 0;
}
