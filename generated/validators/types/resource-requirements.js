// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isQuantity } from "./quantity.js";
import { isResourceClaim } from "./resource-claim.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];

export function isResourceRequirements(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "requests") || (key0 === "limits")) || (key0 === "claims"))){
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
if(data.requests !== undefined && func0.call(data, "requests")){
let data0 = data.requests;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 32){
const err1 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxProperties",keyword:"maxProperties",params:{limit: 32}};
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
if(characters(key1) > 317){
const err2 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(key1) < 1){
const err3 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
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
const err4 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
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
if(!(isQuantity.call(this, data0[key2], {instancePath:instancePath+"/requests/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data0,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isQuantity.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.limits !== undefined && func0.call(data, "limits")){
let data2 = data.limits;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 32){
const err6 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/maxProperties",keyword:"maxProperties",params:{limit: 32}};
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
if(characters(key3) > 317){
const err7 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/maxLength",keyword:"maxLength",params:{limit: 317},propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(characters(key3) < 1){
const err8 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
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
const err9 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
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
if(!(isQuantity.call(this, data2[key4], {instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key4,rootData}))){
vErrors = joined(vErrors, isQuantity.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.claims !== undefined && func0.call(data, "claims")){
let data4 = data.claims;
if(Array.isArray(data4)){
if(data4.length > 16){
const err11 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(isResourceClaim.call(this, data4[i0], {instancePath:instancePath+"/claims/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isResourceClaim.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data4, ["name"]))){
const err12 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/claims",schemaPath:"#/properties/claims/type",keyword:"type",params:{type: "array"}};
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
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
isResourceRequirements.errors = vErrors;
return errors === 0;
}
