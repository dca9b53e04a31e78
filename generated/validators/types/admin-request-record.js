// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminRequestBody } from "./admin-request-body.js";
import { isAdminText } from "./admin-text.js";
import { isAdminTime } from "./admin-time.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"id":true,"timestamp":true,"kind":true,"key":true,"user":true,"team":true,"gateway":true,"listener":true,"route":true,"backend":true,"client.address":true,"server.address":true,"http.request.method":true,"url.path":true,"http.response.status_code":true,"duration":true,"trace.id":true,"span.id":true,"error.type":true,"error.message":true,"gen_ai.operation.name":true,"gen_ai.provider.name":true,"gen_ai.request.model":true,"llm.requested_model":true,"gen_ai.response.model":true,"gen_ai.response.finish_reasons":true,"gen_ai.usage.input_tokens":true,"gen_ai.usage.output_tokens":true,"gen_ai.usage.cache_read.input_tokens":true,"gen_ai.usage.reasoning.output_tokens":true,"llm.cost.nanodollars":true,"llm.cache.status":true,"mcp.method.name":true,"mcp.target.name":true,"gen_ai.tool.name":true,"gen_ai.prompt.name":true,"mcp.resource.uri":true,"http.request.body.content":true,"http.request.body.size":true,"http.response.body.content":true,"http.response.body.size":true};
const schema1 = ["Model","Mcp","Refusal","Http"];

export function isAdminRequestRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.timestamp === undefined) || (!(func0.call(data, "timestamp")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data["http.request.method"] === undefined) || (!(func0.call(data, "http.request.method")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "http.request.method"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data["url.path"] === undefined) || (!(func0.call(data, "url.path")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url.path"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data["http.response.status_code"] === undefined) || (!(func0.call(data, "http.response.status_code")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "http.response.status_code"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.duration === undefined) || (!(func0.call(data, "duration")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(isAdminName.call(this, data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.timestamp !== undefined && func0.call(data, "timestamp")){
if(!(isAdminTime.call(this, data.timestamp, {instancePath:instancePath+"/timestamp",parentData:data,parentDataProperty:"timestamp",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "Model") || (data2 === "Mcp")) || (data2 === "Refusal")) || (data2 === "Http"))){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(isAdminName.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined && func0.call(data, "user")){
if(!(isAdminName.call(this, data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined && func0.call(data, "team")){
if(!(isAdminName.call(this, data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
if(!(isAdminName.call(this, data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(isAdminName.call(this, data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(isAdminName.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isAdminName.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["client.address"] !== undefined && func0.call(data, "client.address")){
if(!(isAdminName.call(this, data["client.address"], {instancePath:instancePath+"/client.address",parentData:data,parentDataProperty:"client.address",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["server.address"] !== undefined && func0.call(data, "server.address")){
if(!(isAdminName.call(this, data["server.address"], {instancePath:instancePath+"/server.address",parentData:data,parentDataProperty:"server.address",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["http.request.method"] !== undefined && func0.call(data, "http.request.method")){
if(!(isAdminName.call(this, data["http.request.method"], {instancePath:instancePath+"/http.request.method",parentData:data,parentDataProperty:"http.request.method",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["url.path"] !== undefined && func0.call(data, "url.path")){
if(!(isAdminName.call(this, data["url.path"], {instancePath:instancePath+"/url.path",parentData:data,parentDataProperty:"url.path",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["http.response.status_code"] !== undefined && func0.call(data, "http.response.status_code")){
let data14 = data["http.response.status_code"];
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err10 = {instancePath:instancePath+"/http.response.status_code",schemaPath:"#/properties/http.response.status_code/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 999 || isNaN(data14)){
const err11 = {instancePath:instancePath+"/http.response.status_code",schemaPath:"#/properties/http.response.status_code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err12 = {instancePath:instancePath+"/http.response.status_code",schemaPath:"#/properties/http.response.status_code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.duration !== undefined && func0.call(data, "duration")){
let data15 = data.duration;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err13 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
const err14 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err15 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data["trace.id"] !== undefined && func0.call(data, "trace.id")){
if(!(isAdminName.call(this, data["trace.id"], {instancePath:instancePath+"/trace.id",parentData:data,parentDataProperty:"trace.id",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["span.id"] !== undefined && func0.call(data, "span.id")){
if(!(isAdminName.call(this, data["span.id"], {instancePath:instancePath+"/span.id",parentData:data,parentDataProperty:"span.id",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["error.type"] !== undefined && func0.call(data, "error.type")){
if(!(isAdminName.call(this, data["error.type"], {instancePath:instancePath+"/error.type",parentData:data,parentDataProperty:"error.type",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["error.message"] !== undefined && func0.call(data, "error.message")){
if(!(isAdminText.call(this, data["error.message"], {instancePath:instancePath+"/error.message",parentData:data,parentDataProperty:"error.message",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.operation.name"] !== undefined && func0.call(data, "gen_ai.operation.name")){
if(!(isAdminName.call(this, data["gen_ai.operation.name"], {instancePath:instancePath+"/gen_ai.operation.name",parentData:data,parentDataProperty:"gen_ai.operation.name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.provider.name"] !== undefined && func0.call(data, "gen_ai.provider.name")){
if(!(isAdminName.call(this, data["gen_ai.provider.name"], {instancePath:instancePath+"/gen_ai.provider.name",parentData:data,parentDataProperty:"gen_ai.provider.name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.request.model"] !== undefined && func0.call(data, "gen_ai.request.model")){
if(!(isAdminName.call(this, data["gen_ai.request.model"], {instancePath:instancePath+"/gen_ai.request.model",parentData:data,parentDataProperty:"gen_ai.request.model",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["llm.requested_model"] !== undefined && func0.call(data, "llm.requested_model")){
if(!(isAdminName.call(this, data["llm.requested_model"], {instancePath:instancePath+"/llm.requested_model",parentData:data,parentDataProperty:"llm.requested_model",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.response.model"] !== undefined && func0.call(data, "gen_ai.response.model")){
if(!(isAdminName.call(this, data["gen_ai.response.model"], {instancePath:instancePath+"/gen_ai.response.model",parentData:data,parentDataProperty:"gen_ai.response.model",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.response.finish_reasons"] !== undefined && func0.call(data, "gen_ai.response.finish_reasons")){
if(!(isAdminName.call(this, data["gen_ai.response.finish_reasons"], {instancePath:instancePath+"/gen_ai.response.finish_reasons",parentData:data,parentDataProperty:"gen_ai.response.finish_reasons",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.usage.input_tokens"] !== undefined && func0.call(data, "gen_ai.usage.input_tokens")){
let data26 = data["gen_ai.usage.input_tokens"];
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err16 = {instancePath:instancePath+"/gen_ai.usage.input_tokens",schemaPath:"#/properties/gen_ai.usage.input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
const err17 = {instancePath:instancePath+"/gen_ai.usage.input_tokens",schemaPath:"#/properties/gen_ai.usage.input_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err18 = {instancePath:instancePath+"/gen_ai.usage.input_tokens",schemaPath:"#/properties/gen_ai.usage.input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data["gen_ai.usage.output_tokens"] !== undefined && func0.call(data, "gen_ai.usage.output_tokens")){
let data27 = data["gen_ai.usage.output_tokens"];
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err19 = {instancePath:instancePath+"/gen_ai.usage.output_tokens",schemaPath:"#/properties/gen_ai.usage.output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
const err20 = {instancePath:instancePath+"/gen_ai.usage.output_tokens",schemaPath:"#/properties/gen_ai.usage.output_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err21 = {instancePath:instancePath+"/gen_ai.usage.output_tokens",schemaPath:"#/properties/gen_ai.usage.output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data["gen_ai.usage.cache_read.input_tokens"] !== undefined && func0.call(data, "gen_ai.usage.cache_read.input_tokens")){
let data28 = data["gen_ai.usage.cache_read.input_tokens"];
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err22 = {instancePath:instancePath+"/gen_ai.usage.cache_read.input_tokens",schemaPath:"#/properties/gen_ai.usage.cache_read.input_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
const err23 = {instancePath:instancePath+"/gen_ai.usage.cache_read.input_tokens",schemaPath:"#/properties/gen_ai.usage.cache_read.input_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err24 = {instancePath:instancePath+"/gen_ai.usage.cache_read.input_tokens",schemaPath:"#/properties/gen_ai.usage.cache_read.input_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data["gen_ai.usage.reasoning.output_tokens"] !== undefined && func0.call(data, "gen_ai.usage.reasoning.output_tokens")){
let data29 = data["gen_ai.usage.reasoning.output_tokens"];
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err25 = {instancePath:instancePath+"/gen_ai.usage.reasoning.output_tokens",schemaPath:"#/properties/gen_ai.usage.reasoning.output_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err26 = {instancePath:instancePath+"/gen_ai.usage.reasoning.output_tokens",schemaPath:"#/properties/gen_ai.usage.reasoning.output_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err27 = {instancePath:instancePath+"/gen_ai.usage.reasoning.output_tokens",schemaPath:"#/properties/gen_ai.usage.reasoning.output_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data["llm.cost.nanodollars"] !== undefined && func0.call(data, "llm.cost.nanodollars")){
let data30 = data["llm.cost.nanodollars"];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err28 = {instancePath:instancePath+"/llm.cost.nanodollars",schemaPath:"#/properties/llm.cost.nanodollars/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
const err29 = {instancePath:instancePath+"/llm.cost.nanodollars",schemaPath:"#/properties/llm.cost.nanodollars/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err30 = {instancePath:instancePath+"/llm.cost.nanodollars",schemaPath:"#/properties/llm.cost.nanodollars/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data["llm.cache.status"] !== undefined && func0.call(data, "llm.cache.status")){
if(!(isAdminName.call(this, data["llm.cache.status"], {instancePath:instancePath+"/llm.cache.status",parentData:data,parentDataProperty:"llm.cache.status",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["mcp.method.name"] !== undefined && func0.call(data, "mcp.method.name")){
if(!(isAdminName.call(this, data["mcp.method.name"], {instancePath:instancePath+"/mcp.method.name",parentData:data,parentDataProperty:"mcp.method.name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["mcp.target.name"] !== undefined && func0.call(data, "mcp.target.name")){
if(!(isAdminName.call(this, data["mcp.target.name"], {instancePath:instancePath+"/mcp.target.name",parentData:data,parentDataProperty:"mcp.target.name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.tool.name"] !== undefined && func0.call(data, "gen_ai.tool.name")){
if(!(isAdminName.call(this, data["gen_ai.tool.name"], {instancePath:instancePath+"/gen_ai.tool.name",parentData:data,parentDataProperty:"gen_ai.tool.name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["gen_ai.prompt.name"] !== undefined && func0.call(data, "gen_ai.prompt.name")){
if(!(isAdminName.call(this, data["gen_ai.prompt.name"], {instancePath:instancePath+"/gen_ai.prompt.name",parentData:data,parentDataProperty:"gen_ai.prompt.name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["mcp.resource.uri"] !== undefined && func0.call(data, "mcp.resource.uri")){
if(!(isAdminName.call(this, data["mcp.resource.uri"], {instancePath:instancePath+"/mcp.resource.uri",parentData:data,parentDataProperty:"mcp.resource.uri",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data["http.request.body.content"] !== undefined && func0.call(data, "http.request.body.content")){
if(!(isAdminRequestBody.call(this, data["http.request.body.content"], {instancePath:instancePath+"/http.request.body.content",parentData:data,parentDataProperty:"http.request.body.content",rootData}))){
vErrors = joined(vErrors, isAdminRequestBody.errors);
errors = vErrors.length;
}
}
if(data["http.request.body.size"] !== undefined && func0.call(data, "http.request.body.size")){
let data38 = data["http.request.body.size"];
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err31 = {instancePath:instancePath+"/http.request.body.size",schemaPath:"#/properties/http.request.body.size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 9007199254740991 || isNaN(data38)){
const err32 = {instancePath:instancePath+"/http.request.body.size",schemaPath:"#/properties/http.request.body.size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err33 = {instancePath:instancePath+"/http.request.body.size",schemaPath:"#/properties/http.request.body.size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data["http.response.body.content"] !== undefined && func0.call(data, "http.response.body.content")){
if(!(isAdminRequestBody.call(this, data["http.response.body.content"], {instancePath:instancePath+"/http.response.body.content",parentData:data,parentDataProperty:"http.response.body.content",rootData}))){
vErrors = joined(vErrors, isAdminRequestBody.errors);
errors = vErrors.length;
}
}
if(data["http.response.body.size"] !== undefined && func0.call(data, "http.response.body.size")){
let data40 = data["http.response.body.size"];
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err34 = {instancePath:instancePath+"/http.response.body.size",schemaPath:"#/properties/http.response.body.size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err35 = {instancePath:instancePath+"/http.response.body.size",schemaPath:"#/properties/http.response.body.size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err36 = {instancePath:instancePath+"/http.response.body.size",schemaPath:"#/properties/http.response.body.size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
isAdminRequestRecord.errors = vErrors;
return errors === 0;
}
