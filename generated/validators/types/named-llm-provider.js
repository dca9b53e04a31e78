// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAiProviderPolicies } from "./ai-provider-policies.js";
import { isAnthropicProvider } from "./anthropic-provider.js";
import { isAzureOpenaiProvider } from "./azure-openai-provider.js";
import { isAzureProvider } from "./azure-provider.js";
import { isBedrockProvider } from "./bedrock-provider.js";
import { isCustomProvider } from "./custom-provider.js";
import { isGeminiProvider } from "./gemini-provider.js";
import { isLongString } from "./long-string.js";
import { isOpenaiProvider } from "./openai-provider.js";
import { isPort } from "./port.js";
import { isSectionName } from "./section-name.js";
import { isShortString } from "./short-string.js";
import { isVertexAiProvider } from "./vertex-ai-provider.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"openai":true,"azureopenai":true,"azure":true,"anthropic":true,"gemini":true,"vertexai":true,"bedrock":true,"custom":true,"host":true,"port":true,"path":true,"pathPrefix":true,"name":true,"policies":true};

export function isNamedLlmProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.openai !== undefined && func0.call(data, "openai")){
if(!(isOpenaiProvider.call(this, data.openai, {instancePath:instancePath+"/openai",parentData:data,parentDataProperty:"openai",rootData}))){
vErrors = joined(vErrors, isOpenaiProvider.errors);
errors = vErrors.length;
}
}
if(data.azureopenai !== undefined && func0.call(data, "azureopenai")){
if(!(isAzureOpenaiProvider.call(this, data.azureopenai, {instancePath:instancePath+"/azureopenai",parentData:data,parentDataProperty:"azureopenai",rootData}))){
vErrors = joined(vErrors, isAzureOpenaiProvider.errors);
errors = vErrors.length;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(isAzureProvider.call(this, data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = joined(vErrors, isAzureProvider.errors);
errors = vErrors.length;
}
}
if(data.anthropic !== undefined && func0.call(data, "anthropic")){
if(!(isAnthropicProvider.call(this, data.anthropic, {instancePath:instancePath+"/anthropic",parentData:data,parentDataProperty:"anthropic",rootData}))){
vErrors = joined(vErrors, isAnthropicProvider.errors);
errors = vErrors.length;
}
}
if(data.gemini !== undefined && func0.call(data, "gemini")){
if(!(isGeminiProvider.call(this, data.gemini, {instancePath:instancePath+"/gemini",parentData:data,parentDataProperty:"gemini",rootData}))){
vErrors = joined(vErrors, isGeminiProvider.errors);
errors = vErrors.length;
}
}
if(data.vertexai !== undefined && func0.call(data, "vertexai")){
if(!(isVertexAiProvider.call(this, data.vertexai, {instancePath:instancePath+"/vertexai",parentData:data,parentDataProperty:"vertexai",rootData}))){
vErrors = joined(vErrors, isVertexAiProvider.errors);
errors = vErrors.length;
}
}
if(data.bedrock !== undefined && func0.call(data, "bedrock")){
if(!(isBedrockProvider.call(this, data.bedrock, {instancePath:instancePath+"/bedrock",parentData:data,parentDataProperty:"bedrock",rootData}))){
vErrors = joined(vErrors, isBedrockProvider.errors);
errors = vErrors.length;
}
}
if(data.custom !== undefined && func0.call(data, "custom")){
if(!(isCustomProvider.call(this, data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = joined(vErrors, isCustomProvider.errors);
errors = vErrors.length;
}
}
if(data.host !== undefined && func0.call(data, "host")){
if(!(isShortString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
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
if(data.pathPrefix !== undefined && func0.call(data, "pathPrefix")){
if(!(isLongString.call(this, data.pathPrefix, {instancePath:instancePath+"/pathPrefix",parentData:data,parentDataProperty:"pathPrefix",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isSectionName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isAiProviderPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isAiProviderPolicies.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["openai","azureopenai","azure","anthropic","gemini","vertexai","bedrock","custom"]);
if(!(set0.length === 1)){
const err2 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["openai","azureopenai","azure","anthropic","gemini","vertexai","bedrock","custom"], set: set0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const set1 = setOf(data, ["path","pathPrefix"]);
if(!(set1.length <= 1)){
const err3 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["path","pathPrefix"], set: set1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"host","test":"set","values":[]}],"then":[{"field":"port","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "port must be set when host is set", ...fault0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"port","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set when port is set", ...fault1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"pathPrefix","test":"set","values":[]}],"then":[{"field":"host","test":"set","values":[]},{"field":"azureopenai","test":"unset","values":[]},{"field":"azure","test":"unset","values":[]},{"field":"gemini","test":"unset","values":[]},{"field":"vertexai","test":"unset","values":[]},{"field":"bedrock","test":"unset","values":[]},{"field":"custom","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set and azureopenai, azure, gemini, vertexai, bedrock and custom must be unset when pathPrefix is set", ...fault2}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"custom.backendRef","test":"set","values":[]}],"then":[{"field":"host","test":"unset","values":[]}]});
if(!(fault3 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be unset when custom.backendRef is set", ...fault3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"custom","test":"set","values":[]},{"field":"custom.backendRef","test":"unset","values":[]}],"then":[{"field":"host","test":"set","values":[]}]});
if(!(fault4 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "host must be set when custom is set and custom.backendRef is unset", ...fault4}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault5 = ruleFault(data, {"when":[{"field":"path","test":"set","values":[]}],"then":[{"field":"custom.formats.*.path","test":"unset","values":[]}]});
if(!(fault5 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "custom.formats.*.path must be unset when path is set", ...fault5}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isNamedLlmProvider.errors = vErrors;
return errors === 0;
}
