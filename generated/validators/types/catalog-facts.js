// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCallIds } from "./call-ids.js";
import { isMediaType } from "./media-type.js";
import { isModelApi } from "./model-api.js";
import { isModelPattern } from "./model-pattern.js";
import { isReasoningEffort } from "./reasoning-effort.js";
import { isRefusableSetting } from "./refusable-setting.js";
import { isThinkingForm } from "./thinking-form.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"providers":true,"models":true,"source":true,"checked":true,"api":true,"completionTokens":true,"toolsByResponses":true,"cachePoints":true,"rerankVersion":true,"thinking":true,"thinkingAlwaysOn":true,"efforts":true,"refuses":true,"refusesWithThinking":true,"samplingEfforts":true,"oneOfSampling":true,"signedCalls":true,"callIds":true,"documents":true,"systemMessages":true,"visibleText":true};
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

export function isCatalogFacts(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.models === undefined) || (!(func0.call(data, "models")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "models"}};
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
if(data.providers !== undefined && func0.call(data, "providers")){
let data0 = data.providers;
if(Array.isArray(data0)){
if(data0.length > 64){
const err2 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isTinyString.call(this, data0[i0], {instancePath:instancePath+"/providers/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err5 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.models !== undefined && func0.call(data, "models")){
let data2 = data.models;
if(Array.isArray(data2)){
if(data2.length > 64){
const err6 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isModelPattern.call(this, data2[i1], {instancePath:instancePath+"/models/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isModelPattern.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data2);
if(!(repeated1 === undefined)){
const err8 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
const err9 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
let data4 = data.source;
if(typeof data4 === "string"){
if(characters(data4) > 1024){
const err10 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(characters(data4) < 1){
const err11 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.checked !== undefined && func0.call(data, "checked")){
let data5 = data.checked;
if(typeof data5 === "string"){
if(characters(data5) > 10){
const err13 = {instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(characters(data5) < 10){
const err14 = {instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(data5.length > 20 || pattern0.test(data5))){
const err15 = {instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","expected":"a date such as 2026-11-28"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.api !== undefined && func0.call(data, "api")){
if(!(isModelApi.call(this, data.api, {instancePath:instancePath+"/api",parentData:data,parentDataProperty:"api",rootData}))){
vErrors = joined(vErrors, isModelApi.errors);
errors = vErrors.length;
}
}
if(data.completionTokens !== undefined && func0.call(data, "completionTokens")){
if(typeof data.completionTokens !== "boolean"){
const err17 = {instancePath:instancePath+"/completionTokens",schemaPath:"#/properties/completionTokens/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.toolsByResponses !== undefined && func0.call(data, "toolsByResponses")){
if(typeof data.toolsByResponses !== "boolean"){
const err18 = {instancePath:instancePath+"/toolsByResponses",schemaPath:"#/properties/toolsByResponses/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.cachePoints !== undefined && func0.call(data, "cachePoints")){
if(typeof data.cachePoints !== "boolean"){
const err19 = {instancePath:instancePath+"/cachePoints",schemaPath:"#/properties/cachePoints/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.rerankVersion !== undefined && func0.call(data, "rerankVersion")){
let data10 = data.rerankVersion;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err20 = {instancePath:instancePath+"/rerankVersion",schemaPath:"#/properties/rerankVersion/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000 || isNaN(data10)){
const err21 = {instancePath:instancePath+"/rerankVersion",schemaPath:"#/properties/rerankVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/rerankVersion",schemaPath:"#/properties/rerankVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.thinking !== undefined && func0.call(data, "thinking")){
if(!(isThinkingForm.call(this, data.thinking, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = joined(vErrors, isThinkingForm.errors);
errors = vErrors.length;
}
}
if(data.thinkingAlwaysOn !== undefined && func0.call(data, "thinkingAlwaysOn")){
if(typeof data.thinkingAlwaysOn !== "boolean"){
const err23 = {instancePath:instancePath+"/thinkingAlwaysOn",schemaPath:"#/properties/thinkingAlwaysOn/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.efforts !== undefined && func0.call(data, "efforts")){
let data13 = data.efforts;
if(Array.isArray(data13)){
if(data13.length > 7){
const err24 = {instancePath:instancePath+"/efforts",schemaPath:"#/properties/efforts/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.length < 1){
const err25 = {instancePath:instancePath+"/efforts",schemaPath:"#/properties/efforts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(isReasoningEffort.call(this, data13[i2], {instancePath:instancePath+"/efforts/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isReasoningEffort.errors);
errors = vErrors.length;
}
}
const repeated2 = repeatedItem(data13);
if(!(repeated2 === undefined)){
const err26 = {instancePath:instancePath+"/efforts",schemaPath:"#/properties/efforts/x-unique-items",keyword:"x-unique-items",params:repeated2};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/efforts",schemaPath:"#/properties/efforts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.refuses !== undefined && func0.call(data, "refuses")){
let data15 = data.refuses;
if(Array.isArray(data15)){
if(data15.length > 8){
const err28 = {instancePath:instancePath+"/refuses",schemaPath:"#/properties/refuses/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(isRefusableSetting.call(this, data15[i3], {instancePath:instancePath+"/refuses/" + i3,parentData:data15,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isRefusableSetting.errors);
errors = vErrors.length;
}
}
const repeated3 = repeatedItem(data15);
if(!(repeated3 === undefined)){
const err29 = {instancePath:instancePath+"/refuses",schemaPath:"#/properties/refuses/x-unique-items",keyword:"x-unique-items",params:repeated3};
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
const err30 = {instancePath:instancePath+"/refuses",schemaPath:"#/properties/refuses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.refusesWithThinking !== undefined && func0.call(data, "refusesWithThinking")){
let data17 = data.refusesWithThinking;
if(Array.isArray(data17)){
if(data17.length > 8){
const err31 = {instancePath:instancePath+"/refusesWithThinking",schemaPath:"#/properties/refusesWithThinking/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len4 = data17.length;
for(let i4=0; i4<len4; i4++){
if(!(isRefusableSetting.call(this, data17[i4], {instancePath:instancePath+"/refusesWithThinking/" + i4,parentData:data17,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isRefusableSetting.errors);
errors = vErrors.length;
}
}
const repeated4 = repeatedItem(data17);
if(!(repeated4 === undefined)){
const err32 = {instancePath:instancePath+"/refusesWithThinking",schemaPath:"#/properties/refusesWithThinking/x-unique-items",keyword:"x-unique-items",params:repeated4};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/refusesWithThinking",schemaPath:"#/properties/refusesWithThinking/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.samplingEfforts !== undefined && func0.call(data, "samplingEfforts")){
let data19 = data.samplingEfforts;
if(Array.isArray(data19)){
if(data19.length > 7){
const err34 = {instancePath:instancePath+"/samplingEfforts",schemaPath:"#/properties/samplingEfforts/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data19.length < 1){
const err35 = {instancePath:instancePath+"/samplingEfforts",schemaPath:"#/properties/samplingEfforts/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
if(!(isReasoningEffort.call(this, data19[i5], {instancePath:instancePath+"/samplingEfforts/" + i5,parentData:data19,parentDataProperty:i5,rootData}))){
vErrors = joined(vErrors, isReasoningEffort.errors);
errors = vErrors.length;
}
}
const repeated5 = repeatedItem(data19);
if(!(repeated5 === undefined)){
const err36 = {instancePath:instancePath+"/samplingEfforts",schemaPath:"#/properties/samplingEfforts/x-unique-items",keyword:"x-unique-items",params:repeated5};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/samplingEfforts",schemaPath:"#/properties/samplingEfforts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.oneOfSampling !== undefined && func0.call(data, "oneOfSampling")){
if(typeof data.oneOfSampling !== "boolean"){
const err38 = {instancePath:instancePath+"/oneOfSampling",schemaPath:"#/properties/oneOfSampling/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.signedCalls !== undefined && func0.call(data, "signedCalls")){
if(typeof data.signedCalls !== "boolean"){
const err39 = {instancePath:instancePath+"/signedCalls",schemaPath:"#/properties/signedCalls/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.callIds !== undefined && func0.call(data, "callIds")){
if(!(isCallIds.call(this, data.callIds, {instancePath:instancePath+"/callIds",parentData:data,parentDataProperty:"callIds",rootData}))){
vErrors = joined(vErrors, isCallIds.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined && func0.call(data, "documents")){
let data24 = data.documents;
if(Array.isArray(data24)){
if(data24.length > 64){
const err40 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
if(!(isMediaType.call(this, data24[i6], {instancePath:instancePath+"/documents/" + i6,parentData:data24,parentDataProperty:i6,rootData}))){
vErrors = joined(vErrors, isMediaType.errors);
errors = vErrors.length;
}
}
const repeated6 = repeatedItem(data24);
if(!(repeated6 === undefined)){
const err41 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/x-unique-items",keyword:"x-unique-items",params:repeated6};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.systemMessages !== undefined && func0.call(data, "systemMessages")){
if(typeof data.systemMessages !== "boolean"){
const err43 = {instancePath:instancePath+"/systemMessages",schemaPath:"#/properties/systemMessages/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.visibleText !== undefined && func0.call(data, "visibleText")){
if(typeof data.visibleText !== "boolean"){
const err44 = {instancePath:instancePath+"/visibleText",schemaPath:"#/properties/visibleText/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
isCatalogFacts.errors = vErrors;
return errors === 0;
}
