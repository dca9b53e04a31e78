// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCatalogFacts } from "./catalog-facts.js";
import { isCatalogProvider } from "./catalog-provider.js";
const func0 = Object.prototype.hasOwnProperty;

export function isModelCatalog(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "providers") || (key0 === "facts"))){
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
if(data.providers !== undefined && func0.call(data, "providers")){
let data0 = data.providers;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1024){
const err1 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
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
if(characters(key1) > 256){
const err2 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/maxLength",keyword:"maxLength",params:{limit: 256},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(key1) < 1){
const err3 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
if(!(isCatalogProvider.call(this, data0[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isCatalogProvider.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.facts !== undefined && func0.call(data, "facts")){
let data2 = data.facts;
if(Array.isArray(data2)){
if(data2.length > 1024){
const err6 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isCatalogFacts.call(this, data2[i0], {instancePath:instancePath+"/facts/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCatalogFacts.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"}};
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
isModelCatalog.errors = vErrors;
return errors === 0;
}
