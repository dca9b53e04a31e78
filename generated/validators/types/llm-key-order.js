// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDollars } from "./dollars.js";
import { isDuration } from "./duration.js";
import { isLlmAllowedModels } from "./llm-allowed-models.js";
import { isLlmKeyMetadata } from "./llm-key-metadata.js";
import { isShortString } from "./short-string.js";
import { isTimeZone } from "./time-zone.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"name":true,"team":true,"user":true,"lifetime":true,"models":true,"metadata":true,"tokens":true,"dollars":true,"period":true,"window":true,"calendar":true,"timeZone":true,"whenUnavailable":true};
const schema1 = ["Fixed","Sliding"];
const schema2 = ["Day","Week","Month","Year"];
const schema3 = ["Refuse","Allow"];

export function isLlmKeyOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isShortString.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined && func0.call(data, "team")){
if(!(isShortString.call(this, data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined && func0.call(data, "user")){
if(!(isShortString.call(this, data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.lifetime !== undefined && func0.call(data, "lifetime")){
if(!(isDuration.call(this, data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.models !== undefined && func0.call(data, "models")){
if(!(isLlmAllowedModels.call(this, data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData}))){
vErrors = joined(vErrors, isLlmAllowedModels.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(isLlmKeyMetadata.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = joined(vErrors, isLlmKeyMetadata.errors);
errors = vErrors.length;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data6 = data.tokens;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err2 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err3 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err4 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.dollars !== undefined && func0.call(data, "dollars")){
if(!(isDollars.call(this, data.dollars, {instancePath:instancePath+"/dollars",parentData:data,parentDataProperty:"dollars",rootData}))){
vErrors = joined(vErrors, isDollars.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined && func0.call(data, "period")){
if(!(isDuration.call(this, data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.window !== undefined && func0.call(data, "window")){
let data9 = data.window;
if(typeof data9 !== "string"){
const err5 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data9 === "Fixed") || (data9 === "Sliding"))){
const err6 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.calendar !== undefined && func0.call(data, "calendar")){
let data10 = data.calendar;
if(typeof data10 !== "string"){
const err7 = {instancePath:instancePath+"/calendar",schemaPath:"#/properties/calendar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data10 === "Day") || (data10 === "Week")) || (data10 === "Month")) || (data10 === "Year"))){
const err8 = {instancePath:instancePath+"/calendar",schemaPath:"#/properties/calendar/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.timeZone !== undefined && func0.call(data, "timeZone")){
if(!(isTimeZone.call(this, data.timeZone, {instancePath:instancePath+"/timeZone",parentData:data,parentDataProperty:"timeZone",rootData}))){
vErrors = joined(vErrors, isTimeZone.errors);
errors = vErrors.length;
}
}
if(data.whenUnavailable !== undefined && func0.call(data, "whenUnavailable")){
let data12 = data.whenUnavailable;
if(typeof data12 !== "string"){
const err9 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data12 === "Refuse") || (data12 === "Allow"))){
const err10 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/enum",keyword:"enum",params:{allowedValues: schema3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
const set0 = setOf(data, ["tokens","dollars"]);
if(!(set0.length <= 1)){
const err11 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["tokens","dollars"], set: set0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"calendar","test":"set","values":[]}],"then":[{"field":"period","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a `calendar` replaces the `period`", ...fault0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"window","default":"Fixed","test":"in","values":["Sliding"]}],"then":[{"field":"period","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a sliding window needs a `period`", ...fault1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"timeZone","test":"set","values":[]}],"then":[{"field":"calendar","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a `timeZone` is that of a `calendar`", ...fault2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"period","test":"set","values":[]},{"field":"tokens","test":"unset","values":[]}],"then":[{"field":"dollars","test":"set","values":[]}]});
if(!(fault3 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a `period` is that of `tokens` or `dollars`", ...fault3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"calendar","test":"set","values":[]},{"field":"tokens","test":"unset","values":[]}],"then":[{"field":"dollars","test":"set","values":[]}]});
if(!(fault4 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a `calendar` is that of `tokens` or `dollars`", ...fault4}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault5 = ruleFault(data, {"when":[{"field":"whenUnavailable","default":"Refuse","test":"in","values":["Allow"]},{"field":"tokens","test":"unset","values":[]}],"then":[{"field":"dollars","test":"set","values":[]}]});
if(!(fault5 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "`whenUnavailable` is of calls with a budget of `tokens` or `dollars`", ...fault5}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
isLlmKeyOrder.errors = vErrors;
return errors === 0;
}
