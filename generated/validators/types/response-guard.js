// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBedrockGuardrails } from "./bedrock-guardrails.js";
import { isGoogleModelArmor } from "./google-model-armor.js";
import { isRegexGuard } from "./regex-guard.js";
import { isRejectionResponse } from "./rejection-response.js";
import { isWebhookGuard } from "./webhook-guard.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Refuse","Allow"];

export function isResponseGuard(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "regex") || (key0 === "webhook")) || (key0 === "bedrockGuardrails")) || (key0 === "googleModelArmor")) || (key0 === "unreadable")) || (key0 === "response"))){
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
if(data.unreadable !== undefined && func0.call(data, "unreadable")){
let data4 = data.unreadable;
if(typeof data4 !== "string"){
const err1 = {instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data4 === "Refuse") || (data4 === "Allow"))){
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
const set0 = setOf(data, ["regex","webhook","bedrockGuardrails","googleModelArmor"]);
if(!(set0.length === 1)){
const err3 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["regex","webhook","bedrockGuardrails","googleModelArmor"], set: set0}};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
isResponseGuard.errors = vErrors;
return errors === 0;
}
