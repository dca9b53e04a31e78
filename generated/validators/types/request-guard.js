// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBedrockGuardrails } from "./bedrock-guardrails.js";
import { isGoogleModelArmor } from "./google-model-armor.js";
import { isOpenAiModeration } from "./open-ai-moderation.js";
import { isRegexGuard } from "./regex-guard.js";
import { isRejectionResponse } from "./rejection-response.js";
import { isWebhookGuard } from "./webhook-guard.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Refuse","Allow"];
const schema1 = ["SystemPrompt","Messages","ToolOutput","ToolInput"];

export function isRequestGuard(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "regex") || (key0 === "webhook")) || (key0 === "bedrockGuardrails")) || (key0 === "googleModelArmor")) || (key0 === "openAIModeration")) || (key0 === "unreadable")) || (key0 === "response")) || (key0 === "scope"))){
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
if(data.regex !== undefined && func0.call(data, "regex")){
if(!(isRegexGuard.call(this, data.regex, {instancePath:instancePath+"/regex",parentData:data,parentDataProperty:"regex",rootData}))){
vErrors = joined(vErrors, isRegexGuard.errors);
errors = vErrors.length;
}
}
if(data.webhook !== undefined && func0.call(data, "webhook")){
if(!(isWebhookGuard.call(this, data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData}))){
vErrors = joined(vErrors, isWebhookGuard.errors);
errors = vErrors.length;
}
}
if(data.bedrockGuardrails !== undefined && func0.call(data, "bedrockGuardrails")){
if(!(isBedrockGuardrails.call(this, data.bedrockGuardrails, {instancePath:instancePath+"/bedrockGuardrails",parentData:data,parentDataProperty:"bedrockGuardrails",rootData}))){
vErrors = joined(vErrors, isBedrockGuardrails.errors);
errors = vErrors.length;
}
}
if(data.googleModelArmor !== undefined && func0.call(data, "googleModelArmor")){
if(!(isGoogleModelArmor.call(this, data.googleModelArmor, {instancePath:instancePath+"/googleModelArmor",parentData:data,parentDataProperty:"googleModelArmor",rootData}))){
vErrors = joined(vErrors, isGoogleModelArmor.errors);
errors = vErrors.length;
}
}
if(data.openAIModeration !== undefined && func0.call(data, "openAIModeration")){
if(!(isOpenAiModeration.call(this, data.openAIModeration, {instancePath:instancePath+"/openAIModeration",parentData:data,parentDataProperty:"openAIModeration",rootData}))){
vErrors = joined(vErrors, isOpenAiModeration.errors);
errors = vErrors.length;
}
}
if(data.unreadable !== undefined && func0.call(data, "unreadable")){
let data5 = data.unreadable;
if(typeof data5 !== "string"){
const err1 = {instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data5 === "Refuse") || (data5 === "Allow"))){
const err2 = {instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(isRejectionResponse.call(this, data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joined(vErrors, isRejectionResponse.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data7 = data.scope;
if(Array.isArray(data7)){
if(data7.length > 4){
const err3 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data7.length < 1){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err5 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data8 === "SystemPrompt") || (data8 === "Messages")) || (data8 === "ToolOutput")) || (data8 === "ToolInput"))){
const err6 = {instancePath:instancePath+"/scope/" + i0,schemaPath:"#/properties/scope/items/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
const repeated0 = repeatedItem(data7);
if(!(repeated0 === undefined)){
const err7 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err8 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
const set0 = setOf(data, ["regex","webhook","openAIModeration","bedrockGuardrails","googleModelArmor"]);
if(!(set0.length === 1)){
const err9 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["regex","webhook","openAIModeration","bedrockGuardrails","googleModelArmor"], set: set0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"webhook","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}]});
if(!(fault0 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scope.* must be SystemPrompt or Messages when webhook is set", ...fault0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"openAIModeration","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}]});
if(!(fault1 === undefined)){
const err11 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scope.* must be SystemPrompt or Messages when openAIModeration is set", ...fault1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"googleModelArmor","test":"set","values":[]}],"then":[{"field":"scope.*","test":"in","values":["SystemPrompt","Messages"]}]});
if(!(fault2 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scope.* must be SystemPrompt or Messages when googleModelArmor is set", ...fault2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isRequestGuard.errors = vErrors;
return errors === 0;
}
