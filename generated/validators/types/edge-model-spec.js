// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEdgeModelParentRef } from "./edge-model-parent-ref.js";
import { isModelAzureSettings } from "./model-azure-settings.js";
import { isModelBedrockSettings } from "./model-bedrock-settings.js";
import { isModelCustomSettings } from "./model-custom-settings.js";
import { isModelMatch } from "./model-match.js";
import { isModelPolicies } from "./model-policies.js";
import { isModelVertexAiSettings } from "./model-vertex-ai-settings.js";
import { isVirtualModel } from "./virtual-model.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"match":true,"visibility":true,"provider":true,"azure":true,"vertexai":true,"bedrock":true,"custom":true,"baseURL":true,"policies":true,"virtualModel":true,"parentRefs":true};
const schema1 = ["Public","Internal"];
const schema2 = ["OpenAI","Azure","Anthropic","Gemini","VertexAI","Bedrock","Cohere","Ollama","Baseten","Cerebras","Deepinfra","Deepseek","Groq","Huggingface","Mistral","Openrouter","TogetherAI","XAI","Fireworks","Custom"];
const pattern0 = new RegExp("^https?://[^/?#@\\s]+(/[^?#\\s]*)?$", "u");

export function isEdgeModelSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parentRefs === undefined) || (!(func0.call(data, "parentRefs")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentRefs"}};
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
if(data.match !== undefined && func0.call(data, "match")){
if(!(isModelMatch.call(this, data.match, {instancePath:instancePath+"/match",parentData:data,parentDataProperty:"match",rootData}))){
vErrors = joined(vErrors, isModelMatch.errors);
errors = vErrors.length;
}
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
let data1 = data.visibility;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data1 === "Public") || (data1 === "Internal"))){
const err3 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
let data2 = data.provider;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((((((((((data2 === "OpenAI") || (data2 === "Azure")) || (data2 === "Anthropic")) || (data2 === "Gemini")) || (data2 === "VertexAI")) || (data2 === "Bedrock")) || (data2 === "Cohere")) || (data2 === "Ollama")) || (data2 === "Baseten")) || (data2 === "Cerebras")) || (data2 === "Deepinfra")) || (data2 === "Deepseek")) || (data2 === "Groq")) || (data2 === "Huggingface")) || (data2 === "Mistral")) || (data2 === "Openrouter")) || (data2 === "TogetherAI")) || (data2 === "XAI")) || (data2 === "Fireworks")) || (data2 === "Custom"))){
const err5 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(isModelAzureSettings.call(this, data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = joined(vErrors, isModelAzureSettings.errors);
errors = vErrors.length;
}
}
if(data.vertexai !== undefined && func0.call(data, "vertexai")){
if(!(isModelVertexAiSettings.call(this, data.vertexai, {instancePath:instancePath+"/vertexai",parentData:data,parentDataProperty:"vertexai",rootData}))){
vErrors = joined(vErrors, isModelVertexAiSettings.errors);
errors = vErrors.length;
}
}
if(data.bedrock !== undefined && func0.call(data, "bedrock")){
if(!(isModelBedrockSettings.call(this, data.bedrock, {instancePath:instancePath+"/bedrock",parentData:data,parentDataProperty:"bedrock",rootData}))){
vErrors = joined(vErrors, isModelBedrockSettings.errors);
errors = vErrors.length;
}
}
if(data.custom !== undefined && func0.call(data, "custom")){
if(!(isModelCustomSettings.call(this, data.custom, {instancePath:instancePath+"/custom",parentData:data,parentDataProperty:"custom",rootData}))){
vErrors = joined(vErrors, isModelCustomSettings.errors);
errors = vErrors.length;
}
}
if(data.baseURL !== undefined && func0.call(data, "baseURL")){
let data7 = data.baseURL;
if(typeof data7 === "string"){
if(characters(data7) > 1024){
const err6 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(data7) < 1){
const err7 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data7.length > 2048 || pattern0.test(data7))){
const err8 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@\\s]+(/[^?#\\s]*)?$","expected":"a URL such as https://host:port/path, without query, fragment or user name"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/baseURL",schemaPath:"#/properties/baseURL/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isModelPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isModelPolicies.errors);
errors = vErrors.length;
}
}
if(data.virtualModel !== undefined && func0.call(data, "virtualModel")){
if(!(isVirtualModel.call(this, data.virtualModel, {instancePath:instancePath+"/virtualModel",parentData:data,parentDataProperty:"virtualModel",rootData}))){
vErrors = joined(vErrors, isVirtualModel.errors);
errors = vErrors.length;
}
}
if(data.parentRefs !== undefined && func0.call(data, "parentRefs")){
let data10 = data.parentRefs;
if(Array.isArray(data10)){
if(data10.length > 16){
const err10 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data10.length < 1){
const err11 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(isEdgeModelParentRef.call(this, data10[i0], {instancePath:instancePath+"/parentRefs/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isEdgeModelParentRef.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
const set0 = setOf(data, ["provider","virtualModel"]);
if(!(set0.length === 1)){
const err13 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["provider","virtualModel"], set: set0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"provider","test":"in","values":["Azure"]}],"then":[{"field":"azure","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "azure must be set when provider is Azure", ...fault0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"azure","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Azure"]}]});
if(!(fault1 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be Azure when azure is set", ...fault1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"provider","test":"in","values":["VertexAI"]}],"then":[{"field":"vertexai","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "vertexai must be set when provider is VertexAI", ...fault2}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"vertexai","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["VertexAI"]}]});
if(!(fault3 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be VertexAI when vertexai is set", ...fault3}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"provider","test":"in","values":["Bedrock"]}],"then":[{"field":"bedrock","test":"set","values":[]}]});
if(!(fault4 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "bedrock must be set when provider is Bedrock", ...fault4}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const fault5 = ruleFault(data, {"when":[{"field":"bedrock","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Bedrock"]}]});
if(!(fault5 === undefined)){
const err19 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be Bedrock when bedrock is set", ...fault5}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault6 = ruleFault(data, {"when":[{"field":"provider","test":"in","values":["Custom"]}],"then":[{"field":"custom","test":"set","values":[]}]});
if(!(fault6 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "custom must be set when provider is Custom", ...fault6}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault7 = ruleFault(data, {"when":[{"field":"custom","test":"set","values":[]}],"then":[{"field":"provider","test":"in","values":["Custom"]}]});
if(!(fault7 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be Custom when custom is set", ...fault7}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const fault8 = ruleFault(data, {"when":[{"field":"custom","test":"set","values":[]},{"field":"custom.backendRef","test":"unset","values":[]}],"then":[{"field":"baseURL","test":"set","values":[]}]});
if(!(fault8 === undefined)){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "baseURL must be set when custom is set and custom.backendRef is unset", ...fault8}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const fault9 = ruleFault(data, {"when":[{"field":"provider","test":"in","values":["Ollama"]}],"then":[{"field":"baseURL","test":"set","values":[]}]});
if(!(fault9 === undefined)){
const err23 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "baseURL must be set when provider is Ollama", ...fault9}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const fault10 = ruleFault(data, {"when":[{"field":"baseURL","test":"set","values":[]}],"then":[{"field":"provider","test":"set","values":[]}]});
if(!(fault10 === undefined)){
const err24 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "provider must be set when baseURL is set", ...fault10}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const fault11 = ruleFault(data, {"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"policies","test":"unset","values":[]}]});
if(!(fault11 === undefined)){
const err25 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "policies must be unset when virtualModel is set", ...fault11}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const fault12 = ruleFault(data, {"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"visibility","default":"Public","test":"in","values":["Public"]}]});
if(!(fault12 === undefined)){
const err26 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "visibility must be Public when virtualModel is set", ...fault12}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const fault13 = ruleFault(data, {"when":[{"field":"virtualModel","test":"set","values":[]}],"then":[{"field":"match.model","test":"notMatches","values":["[*]"]}]});
if(!(fault13 === undefined)){
const err27 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "match.model must be without wildcard when virtualModel is set", ...fault13}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const fault14 = ruleFault(data, {"when":[{"field":"baseURL","test":"set","values":[]}],"then":[{"field":"baseURL","test":"notMatches","values":["^https?://(([^/:]*\\.)?[lL][oO][cC][aA][lL][hH][oO][sS][tT]\\.?|127\\.[0-9.]*|0[0-9.]*|169\\.254\\.[0-9.]*|[0-9]+|0[xX][0-9a-fA-F.]*|\\[[0:]*[01]?\\]|\\[[0:]*:[fF]{4}:[^\\]]*\\]|\\[[fF][eE][89abAB][^\\]]*\\])(:[0-9]*)?(/|$)"]}]});
if(!(fault14 === undefined)){
const err28 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "baseURL must not lead to this machine or to link-local addresses", ...fault14}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
isEdgeModelSpec.errors = vErrors;
return errors === 0;
}
