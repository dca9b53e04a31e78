// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmBudget } from "./llm-budget.js";
import { isLlmKey } from "./llm-key.js";
import { isLlmSpending } from "./llm-spending.js";
const func0 = Object.prototype.hasOwnProperty;

export function isLlmKeyFile(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "keys") || (key0 === "budgets")) || (key0 === "spendings"))){
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
if(data.keys !== undefined && func0.call(data, "keys")){
let data0 = data.keys;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100000){
const err1 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxProperties",keyword:"maxProperties",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
const _errs4 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 64){
const err2 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(key1) < 1){
const err3 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key2 of Object.keys(data0)){
if(!(isLlmKey.call(this, data0[key2], {instancePath:instancePath+"/keys/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isLlmKey.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.budgets !== undefined && func0.call(data, "budgets")){
let data2 = data.budgets;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100000){
const err6 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/maxProperties",keyword:"maxProperties",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key3 of Object.keys(data2)){
const _errs9 = errors;
if(typeof key3 === "string"){
if(characters(key3) > 256){
const err7 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(characters(key3) < 1){
const err8 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
const err9 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key4 of Object.keys(data2)){
if(!(isLlmBudget.call(this, data2[key4], {instancePath:instancePath+"/budgets/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key4,rootData}))){
vErrors = joined(vErrors, isLlmBudget.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.spendings !== undefined && func0.call(data, "spendings")){
let data4 = data.spendings;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 100000){
const err11 = {instancePath:instancePath+"/spendings",schemaPath:"#/properties/spendings/maxProperties",keyword:"maxProperties",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key5 of Object.keys(data4)){
const _errs14 = errors;
if(typeof key5 === "string"){
if(characters(key5) > 256){
const err12 = {instancePath:instancePath+"/spendings",schemaPath:"#/properties/spendings/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(characters(key5) < 1){
const err13 = {instancePath:instancePath+"/spendings",schemaPath:"#/properties/spendings/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid5 = _errs14 === errors;
if(!valid5){
const err14 = {instancePath:instancePath+"/spendings",schemaPath:"#/properties/spendings/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key6 of Object.keys(data4)){
if(!(isLlmSpending.call(this, data4[key6], {instancePath:instancePath+"/spendings/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key6,rootData}))){
vErrors = joined(vErrors, isLlmSpending.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/spendings",schemaPath:"#/properties/spendings/type",keyword:"type",params:{type: "object"}};
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
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
isLlmKeyFile.errors = vErrors;
return errors === 0;
}
