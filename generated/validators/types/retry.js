// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isDuration } from "./duration.js";
import { isRetryBudget } from "./retry-budget.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Connect","Reset","Timeout"];

export function isRetry(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "codes") || (key0 === "attempts")) || (key0 === "backoff")) || (key0 === "precondition")) || (key0 === "condition")) || (key0 === "failures")) || (key0 === "budget"))){
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
if(data.codes !== undefined && func0.call(data, "codes")){
let data0 = data.codes;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 400 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err6 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attempts !== undefined && func0.call(data, "attempts")){
let data2 = data.attempts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.backoff !== undefined && func0.call(data, "backoff")){
if(!(isDuration.call(this, data.backoff, {instancePath:instancePath+"/backoff",parentData:data,parentDataProperty:"backoff",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.precondition !== undefined && func0.call(data, "precondition")){
if(!(isCelExpression.call(this, data.precondition, {instancePath:instancePath+"/precondition",parentData:data,parentDataProperty:"precondition",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined && func0.call(data, "condition")){
if(!(isCelExpression.call(this, data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.failures !== undefined && func0.call(data, "failures")){
let data6 = data.failures;
if(Array.isArray(data6)){
if(data6.length > 3){
const err11 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.length < 1){
const err12 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 !== "string"){
const err13 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/properties/failures/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data7 === "Connect") || (data7 === "Reset")) || (data7 === "Timeout"))){
const err14 = {instancePath:instancePath+"/failures/" + i1,schemaPath:"#/properties/failures/items/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
const repeated1 = repeatedItem(data6);
if(!(repeated1 === undefined)){
const err15 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
const err16 = {instancePath:instancePath+"/failures",schemaPath:"#/properties/failures/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.budget !== undefined && func0.call(data, "budget")){
if(!(isRetryBudget.call(this, data.budget, {instancePath:instancePath+"/budget",parentData:data,parentDataProperty:"budget",rootData}))){
vErrors = joined(vErrors, isRetryBudget.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
isRetry.errors = vErrors;
return errors === 0;
}
