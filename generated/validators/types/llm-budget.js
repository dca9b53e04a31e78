// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDollars } from "./dollars.js";
import { isDuration } from "./duration.js";
import { isShortString } from "./short-string.js";
import { isTimeZone } from "./time-zone.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"scope":true,"subject":true,"tokens":true,"dollars":true,"period":true,"window":true,"calendar":true,"timeZone":true,"whenUnavailable":true,"createdAt":true};
const schema1 = ["Key","Team","User"];
const schema2 = ["Fixed","Sliding"];
const schema3 = ["Day","Week","Month","Year"];
const schema4 = ["Refuse","Allow"];

export function isLlmBudget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.scope === undefined) || (!(func0.call(data, "scope")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.subject === undefined) || (!(func0.call(data, "subject")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"}};
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
if(data.scope !== undefined && func0.call(data, "scope")){
let data0 = data.scope;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data0 === "Key") || (data0 === "Team")) || (data0 === "User"))){
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
let data2 = data.tokens;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
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
let data5 = data.window;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "Fixed") || (data5 === "Sliding"))){
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
let data6 = data.calendar;
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/calendar",schemaPath:"#/properties/calendar/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data6 === "Day") || (data6 === "Week")) || (data6 === "Month")) || (data6 === "Year"))){
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
let data8 = data.whenUnavailable;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data8 === "Refuse") || (data8 === "Allow"))){
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
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data9 = data.createdAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err16 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
const set0 = setOf(data, ["tokens","dollars"]);
if(!(set0.length === 1)){
const err18 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["tokens","dollars"], set: set0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const set1 = setOf(data, ["period","calendar"]);
if(!(set1.length <= 1)){
const err19 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["period","calendar"], set: set1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"window","default":"Fixed","test":"in","values":["Sliding"]}],"then":[{"field":"period","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a sliding window needs a `period`", ...fault0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"timeZone","test":"set","values":[]}],"then":[{"field":"calendar","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a `timeZone` is that of a `calendar`", ...fault1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
isLlmBudget.errors = vErrors;
return errors === 0;
}
