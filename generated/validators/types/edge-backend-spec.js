// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isA2aBackend } from "./a2a-backend.js";
import { isAiBackend } from "./ai-backend.js";
import { isAwsBackend } from "./aws-backend.js";
import { isDynamicForwardProxyBackend } from "./dynamic-forward-proxy-backend.js";
import { isMcpBackend } from "./mcp-backend.js";
import { isPolicyBackend } from "./policy-backend.js";
import { isStaticBackend } from "./static-backend.js";
const func0 = Object.prototype.hasOwnProperty;

export function isEdgeBackendSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "static") || (key0 === "mcp")) || (key0 === "policies")) || (key0 === "a2a")) || (key0 === "ai")) || (key0 === "dynamicForwardProxy")) || (key0 === "aws"))){
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
if(data.static !== undefined && func0.call(data, "static")){
if(!(isStaticBackend.call(this, data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = joined(vErrors, isStaticBackend.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(isMcpBackend.call(this, data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = joined(vErrors, isMcpBackend.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isPolicyBackend.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isPolicyBackend.errors);
errors = vErrors.length;
}
}
if(data.a2a !== undefined && func0.call(data, "a2a")){
if(!(isA2aBackend.call(this, data.a2a, {instancePath:instancePath+"/a2a",parentData:data,parentDataProperty:"a2a",rootData}))){
vErrors = joined(vErrors, isA2aBackend.errors);
errors = vErrors.length;
}
}
if(data.ai !== undefined && func0.call(data, "ai")){
if(!(isAiBackend.call(this, data.ai, {instancePath:instancePath+"/ai",parentData:data,parentDataProperty:"ai",rootData}))){
vErrors = joined(vErrors, isAiBackend.errors);
errors = vErrors.length;
}
}
if(data.dynamicForwardProxy !== undefined && func0.call(data, "dynamicForwardProxy")){
if(!(isDynamicForwardProxyBackend.call(this, data.dynamicForwardProxy, {instancePath:instancePath+"/dynamicForwardProxy",parentData:data,parentDataProperty:"dynamicForwardProxy",rootData}))){
vErrors = joined(vErrors, isDynamicForwardProxyBackend.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined && func0.call(data, "aws")){
if(!(isAwsBackend.call(this, data.aws, {instancePath:instancePath+"/aws",parentData:data,parentDataProperty:"aws",rootData}))){
vErrors = joined(vErrors, isAwsBackend.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["static","a2a","ai","mcp","dynamicForwardProxy","aws"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["static","a2a","ai","mcp","dynamicForwardProxy","aws"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"policies.ai","test":"set","values":[]}],"then":[{"field":"ai","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err2 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "ai must be set when policies.ai is set", ...fault0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"policies.mcp","test":"set","values":[]}],"then":[{"field":"mcp","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err3 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "mcp must be set when policies.mcp is set", ...fault1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const fault2 = this.isResource ? ruleFault(data, {"when":[],"then":[{"field":"mcp.targets.*.stdio","test":"unset","values":[]}]}) : undefined;
if(!(fault2 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "stdio is a program beside the gateway of a standalone file: use static", ...fault2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault3 = this.isResource ? ruleFault(data, {"when":[],"then":[{"field":"mcp.targets.*.static.openapi","test":"unset","values":[]}]}) : undefined;
if(!(fault3 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "openapi is for targets of a standalone file: a server of MCP has none", ...fault3}};
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
isEdgeBackendSpec.errors = vErrors;
return errors === 0;
}
