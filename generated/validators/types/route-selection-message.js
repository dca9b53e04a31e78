// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["routeSelection"];
const schema1 = ["string","null"];

export function isRouteSelectionMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.selectedRoute === undefined) || (!(func0.call(data, "selectedRoute")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "selectedRoute"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.evaluatedRoutes === undefined) || (!(func0.call(data, "evaluatedRoutes")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evaluatedRoutes"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "type") || (key0 === "selectedRoute")) || (key0 === "evaluatedRoutes"))){
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
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "routeSelection")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.selectedRoute !== undefined && func0.call(data, "selectedRoute")){
let data1 = data.selectedRoute;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/type",keyword:"type",params:{type: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(typeof data1 !== "string"){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs10 = errors;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err8 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/0/then/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/0/then/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = _valid0;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(data1 !== null){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs16 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/1/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid3 = _valid1;
}
if(!valid3){
const err13 = {instancePath:instancePath+"/selectedRoute",schemaPath:"#/properties/selectedRoute/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.evaluatedRoutes !== undefined && func0.call(data, "evaluatedRoutes")){
let data2 = data.evaluatedRoutes;
if(Array.isArray(data2)){
if(data2.length > 65536){
const err14 = {instancePath:instancePath+"/evaluatedRoutes",schemaPath:"#/properties/evaluatedRoutes/maxItems",keyword:"maxItems",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(characters(data3) > 1024){
const err15 = {instancePath:instancePath+"/evaluatedRoutes/" + i0,schemaPath:"#/properties/evaluatedRoutes/items/maxLength",keyword:"maxLength",params:{limit: 1024}};
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
const err16 = {instancePath:instancePath+"/evaluatedRoutes/" + i0,schemaPath:"#/properties/evaluatedRoutes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/evaluatedRoutes",schemaPath:"#/properties/evaluatedRoutes/type",keyword:"type",params:{type: "array"}};
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
isRouteSelectionMessage.errors = vErrors;
return errors === 0;
}
