// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDollars } from "./dollars.js";
import { isDuration } from "./duration.js";
import { isShortString } from "./short-string.js";
import { isTimeZone } from "./time-zone.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"name":true,"scope":true,"subject":true,"tokens":true,"dollars":true,"period":true,"window":true,"calendar":true,"timeZone":true,"whenUnavailable":true};
const schema1 = ["Key","Team","User"];
const schema2 = ["Fixed","Sliding"];
const schema3 = ["Day","Week","Month","Year"];
const schema4 = ["Refuse","Allow"];

export function isLlmBudgetOrder(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.subject === undefined) || (!(func0.call(data, "subject")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.scope !== undefined && func0.call(data, "scope")){
let data1 = data.scope;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data1 === "Key") || (data1 === "Team")) || (data1 === "User"))){
const err5 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.subject !== undefined && func0.call(data, "subject")){
if(!(isShortString.call(this, data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data3 = data.tokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
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
let data6 = data.window;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data6 === "Fixed") || (data6 === "Sliding"))){
const err10 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.calendar !== undefined && func0.call(data, "calendar")){
let data7 = data.calendar;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/calendar",schemaPath:"#/properties/calendar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data7 === "Day") || (data7 === "Week")) || (data7 === "Month")) || (data7 === "Year"))){
const err12 = {instancePath:instancePath+"/calendar",schemaPath:"#/properties/calendar/enum",keyword:"enum",params:{allowedValues: schema3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
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
let data9 = data.whenUnavailable;
if(typeof data9 !== "string"){
const err13 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data9 === "Refuse") || (data9 === "Allow"))){
const err14 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/enum",keyword:"enum",params:{allowedValues: schema4}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
const set0 = setOf(data, ["tokens","dollars"]);
if(!(set0.length === 1)){
const err15 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["tokens","dollars"], set: set0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const set1 = setOf(data, ["period","calendar"]);
if(!(set1.length <= 1)){
const err16 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["period","calendar"], set: set1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"window","default":"Fixed","test":"in","values":["Sliding"]}],"then":[{"field":"period","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a sliding window needs a `period`", ...fault0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"timeZone","test":"set","values":[]}],"then":[{"field":"calendar","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a `timeZone` is that of a `calendar`", ...fault1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
isLlmBudgetOrder.errors = vErrors;
return errors === 0;
}
