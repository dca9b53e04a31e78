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
if(!(((key0 === "rates") || (key0 === "tiers")) || (key0 === "tags"))){
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
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
isCatalogModel.errors = vErrors;
return errors === 0;
}
