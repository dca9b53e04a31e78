// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isSectionName } from "./section-name.js";
import { isTokenReservation } from "./token-reservation.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"requests":true,"tokens":true,"unit":true,"burst":true,"name":true,"key":true,"counts":true,"reservation":true,"scope":true,"whenUnavailable":true};
const schema1 = ["Seconds","Minutes","Hours"];
const schema2 = ["All","Forwarded"];
const schema3 = ["Process","Shared"];
const schema4 = ["Refuse","Allow"];

export function isLocalRateLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.unit === undefined) || (!(func0.call(data, "unit")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"}};
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
if(data.requests !== undefined && func0.call(data, "requests")){
let data0 = data.requests;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4294967295 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data1 = data.tokens;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4294967295 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.unit !== undefined && func0.call(data, "unit")){
let data2 = data.unit;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "Seconds") || (data2 === "Minutes")) || (data2 === "Hours"))){
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.burst !== undefined && func0.call(data, "burst")){
let data3 = data.burst;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/burst",schemaPath:"#/properties/burst/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/burst",schemaPath:"#/properties/burst/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/burst",schemaPath:"#/properties/burst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isSectionName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(isCelExpression.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined && func0.call(data, "counts")){
let data6 = data.counts;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "All") || (data6 === "Forwarded"))){
const err14 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.reservation !== undefined && func0.call(data, "reservation")){
if(!(isTokenReservation.call(this, data.reservation, {instancePath:instancePath+"/reservation",parentData:data,parentDataProperty:"reservation",rootData}))){
vErrors = joined(vErrors, isTokenReservation.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data8 = data.scope;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data8 === "Process") || (data8 === "Shared"))){
const err16 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema3}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.whenUnavailable !== undefined && func0.call(data, "whenUnavailable")){
let data9 = data.whenUnavailable;
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data9 === "Refuse") || (data9 === "Allow"))){
const err18 = {instancePath:instancePath+"/whenUnavailable",schemaPath:"#/properties/whenUnavailable/enum",keyword:"enum",params:{allowedValues: schema4}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
const set0 = setOf(data, ["requests","tokens"]);
if(!(set0.length === 1)){
const err19 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["requests","tokens"], set: set0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"reservation","test":"set","values":[]}],"then":[{"field":"requests","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "requests must be unset when reservation is set", ...fault0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"scope","default":"Process","test":"in","values":["Shared"]}],"then":[{"field":"burst","default":0,"test":"in","values":[0]}]});
if(!(fault1 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a shared limit begins again with each unit of time, and has no burst", ...fault1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"whenUnavailable","default":"Refuse","test":"in","values":["Allow"]}],"then":[{"field":"scope","default":"Process","test":"in","values":["Shared"]}]});
if(!(fault2 === undefined)){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "only a shared limit depends on a database", ...fault2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
isLocalRateLimit.errors = vErrors;
return errors === 0;
}
