// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAiFieldDefault } from "./ai-field-default.js";
import { isAiFieldTransformation } from "./ai-field-transformation.js";
import { isPromptCaching } from "./prompt-caching.js";
import { isPromptEnrichment } from "./prompt-enrichment.js";
import { isPromptGuard } from "./prompt-guard.js";
import { isResponseCache } from "./response-cache.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"prompt":true,"promptGuard":true,"defaults":true,"overrides":true,"transformations":true,"finalTransformations":true,"modelAliases":true,"promptCaching":true,"responseCache":true,"routes":true};
const schema1 = ["field"];
const schema2 = ["Completions","Messages","Models","Passthrough","Detect","Responses","AnthropicTokenCount","Embeddings","Realtime","Rerank","GenerateContent","GeminiCountTokens"];

export function isAiPolicies(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.prompt !== undefined && func0.call(data, "prompt")){
if(!(isPromptEnrichment.call(this, data.prompt, {instancePath:instancePath+"/prompt",parentData:data,parentDataProperty:"prompt",rootData}))){
vErrors = joined(vErrors, isPromptEnrichment.errors);
errors = vErrors.length;
}
}
if(data.promptGuard !== undefined && func0.call(data, "promptGuard")){
if(!(isPromptGuard.call(this, data.promptGuard, {instancePath:instancePath+"/promptGuard",parentData:data,parentDataProperty:"promptGuard",rootData}))){
vErrors = joined(vErrors, isPromptGuard.errors);
errors = vErrors.length;
}
}
if(data.defaults !== undefined && func0.call(data, "defaults")){
let data2 = data.defaults;
if(Array.isArray(data2)){
if(data2.length > 64){
const err1 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.length < 1){
const err2 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isAiFieldDefault.call(this, data2[i0], {instancePath:instancePath+"/defaults/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAiFieldDefault.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.overrides !== undefined && func0.call(data, "overrides")){
let data4 = data.overrides;
if(Array.isArray(data4)){
if(data4.length > 64){
const err4 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.length < 1){
const err5 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(isAiFieldDefault.call(this, data4[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAiFieldDefault.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.transformations !== undefined && func0.call(data, "transformations")){
let data6 = data.transformations;
if(Array.isArray(data6)){
if(data6.length > 64){
const err7 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data6.length < 1){
const err8 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(isAiFieldTransformation.call(this, data6[i2], {instancePath:instancePath+"/transformations/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isAiFieldTransformation.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data6, ["field"]))){
const err9 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
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
const err10 = {instancePath:instancePath+"/transformations",schemaPath:"#/properties/transformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.finalTransformations !== undefined && func0.call(data, "finalTransformations")){
let data8 = data.finalTransformations;
if(Array.isArray(data8)){
if(data8.length > 64){
const err11 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.length < 1){
const err12 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(isAiFieldTransformation.call(this, data8[i3], {instancePath:instancePath+"/finalTransformations/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isAiFieldTransformation.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data8, ["field"]))){
const err13 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/finalTransformations",schemaPath:"#/properties/finalTransformations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.modelAliases !== undefined && func0.call(data, "modelAliases")){
let data10 = data.modelAliases;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 64){
const err15 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Object.keys(data10).length < 1){
const err16 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 of Object.keys(data10)){
const _errs18 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 256){
const err17 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(characters(key1) < 1){
const err18 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid9 = _errs18 === errors;
if(!valid9){
const err19 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key2 of Object.keys(data10)){
if(!(isShortString.call(this, data10[key2], {instancePath:instancePath+"/modelAliases/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data10,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/modelAliases",schemaPath:"#/properties/modelAliases/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.promptCaching !== undefined && func0.call(data, "promptCaching")){
if(!(isPromptCaching.call(this, data.promptCaching, {instancePath:instancePath+"/promptCaching",parentData:data,parentDataProperty:"promptCaching",rootData}))){
vErrors = joined(vErrors, isPromptCaching.errors);
errors = vErrors.length;
}
}
if(data.responseCache !== undefined && func0.call(data, "responseCache")){
if(!(isResponseCache.call(this, data.responseCache, {instancePath:instancePath+"/responseCache",parentData:data,parentDataProperty:"responseCache",rootData}))){
vErrors = joined(vErrors, isResponseCache.errors);
errors = vErrors.length;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data14 = data.routes;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 64){
const err21 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Object.keys(data14).length < 1){
const err22 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 of Object.keys(data14)){
const _errs25 = errors;
if(typeof key3 === "string"){
if(characters(key3) > 256){
const err23 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(characters(key3) < 1){
const err24 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var valid11 = _errs25 === errors;
if(!valid11){
const err25 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
for(const key4 of Object.keys(data14)){
let data15 = data14[key4];
if(typeof data15 !== "string"){
const err26 = {instancePath:instancePath+"/routes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((data15 === "Completions") || (data15 === "Messages")) || (data15 === "Models")) || (data15 === "Passthrough")) || (data15 === "Detect")) || (data15 === "Responses")) || (data15 === "AnthropicTokenCount")) || (data15 === "Embeddings")) || (data15 === "Realtime")) || (data15 === "Rerank")) || (data15 === "GenerateContent")) || (data15 === "GeminiCountTokens"))){
const err27 = {instancePath:instancePath+"/routes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/routes/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
const set0 = setOf(data, ["prompt","promptGuard","defaults","overrides","transformations","finalTransformations","modelAliases","promptCaching","responseCache","routes"]);
if(!(set0.length >= 1)){
const err29 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["prompt","promptGuard","defaults","overrides","transformations","finalTransformations","modelAliases","promptCaching","responseCache","routes"], set: set0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
isAiPolicies.errors = vErrors;
return errors === 0;
}
