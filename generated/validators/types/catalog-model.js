// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, notIncreasing, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCatalogRates } from "./catalog-rates.js";
import { isCatalogTier } from "./catalog-tier.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["contextOver"];

export function isCatalogModel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "rates") || (key0 === "tiers")) || (key0 === "tags")) || (key0 === "contextWindow")) || (key0 === "maxOutputTokens")) || (key0 === "inputModalities")) || (key0 === "outputModalities")) || (key0 === "capabilities"))){
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
if(data.rates !== undefined && func0.call(data, "rates")){
if(!(isCatalogRates.call(this, data.rates, {instancePath:instancePath+"/rates",parentData:data,parentDataProperty:"rates",rootData}))){
vErrors = joined(vErrors, isCatalogRates.errors);
errors = vErrors.length;
}
}
if(data.tiers !== undefined && func0.call(data, "tiers")){
let data1 = data.tiers;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isCatalogTier.call(this, data1[i0], {instancePath:instancePath+"/tiers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCatalogTier.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data1, ["contextOver"]))){
const err2 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(!notIncreasing(data1, "contextOver"))){
const err3 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/x-increasing",keyword:"x-increasing",params:{wanted: "contextOver"}};
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
const err4 = {instancePath:instancePath+"/tiers",schemaPath:"#/properties/tiers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 64){
const err5 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isTinyString.call(this, data3[i1], {instancePath:instancePath+"/tags/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data3);
if(!(repeated0 === undefined)){
const err6 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err7 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.contextWindow !== undefined && func0.call(data, "contextWindow")){
let data5 = data.contextWindow;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/contextWindow",schemaPath:"#/properties/contextWindow/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/contextWindow",schemaPath:"#/properties/contextWindow/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/contextWindow",schemaPath:"#/properties/contextWindow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxOutputTokens !== undefined && func0.call(data, "maxOutputTokens")){
let data6 = data.maxOutputTokens;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/maxOutputTokens",schemaPath:"#/properties/maxOutputTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.inputModalities !== undefined && func0.call(data, "inputModalities")){
let data7 = data.inputModalities;
if(Array.isArray(data7)){
if(data7.length > 16){
const err14 = {instancePath:instancePath+"/inputModalities",schemaPath:"#/properties/inputModalities/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(isTinyString.call(this, data7[i2], {instancePath:instancePath+"/inputModalities/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data7);
if(!(repeated1 === undefined)){
const err15 = {instancePath:instancePath+"/inputModalities",schemaPath:"#/properties/inputModalities/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
const err16 = {instancePath:instancePath+"/inputModalities",schemaPath:"#/properties/inputModalities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.outputModalities !== undefined && func0.call(data, "outputModalities")){
let data9 = data.outputModalities;
if(Array.isArray(data9)){
if(data9.length > 16){
const err17 = {instancePath:instancePath+"/outputModalities",schemaPath:"#/properties/outputModalities/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(isTinyString.call(this, data9[i3], {instancePath:instancePath+"/outputModalities/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
const repeated2 = repeatedItem(data9);
if(!(repeated2 === undefined)){
const err18 = {instancePath:instancePath+"/outputModalities",schemaPath:"#/properties/outputModalities/x-unique-items",keyword:"x-unique-items",params:repeated2};
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
const err19 = {instancePath:instancePath+"/outputModalities",schemaPath:"#/properties/outputModalities/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.capabilities !== undefined && func0.call(data, "capabilities")){
let data11 = data.capabilities;
if(Array.isArray(data11)){
if(data11.length > 32){
const err20 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(isTinyString.call(this, data11[i4], {instancePath:instancePath+"/capabilities/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
const repeated3 = repeatedItem(data11);
if(!(repeated3 === undefined)){
const err21 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/x-unique-items",keyword:"x-unique-items",params:repeated3};
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
const err22 = {instancePath:instancePath+"/capabilities",schemaPath:"#/properties/capabilities/type",keyword:"type",params:{type: "array"}};
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
isCatalogModel.errors = vErrors;
return errors === 0;
}
