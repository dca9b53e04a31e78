// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isRegexMatch } from "./regex-match.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Ssn","CreditCard","PhoneNumber","Email","CaSin"];
const schema1 = ["Mask","Reject","Audit"];

export function isRegexGuard(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "matches") || (key0 === "builtins")) || (key0 === "action"))){
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
if(data.matches !== undefined && func0.call(data, "matches")){
let data0 = data.matches;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(isRegexMatch.call(this, data0[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isRegexMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.builtins !== undefined && func0.call(data, "builtins")){
let data2 = data.builtins;
if(Array.isArray(data2)){
if(data2.length > 5){
const err4 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 1){
const err5 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/builtins/" + i1,schemaPath:"#/properties/builtins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((data3 === "Ssn") || (data3 === "CreditCard")) || (data3 === "PhoneNumber")) || (data3 === "Email")) || (data3 === "CaSin"))){
const err7 = {instancePath:instancePath+"/builtins/" + i1,schemaPath:"#/properties/builtins/items/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const repeated0 = repeatedItem(data2);
if(!(repeated0 === undefined)){
const err8 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err9 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.action !== undefined && func0.call(data, "action")){
let data4 = data.action;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "Mask") || (data4 === "Reject")) || (data4 === "Audit"))){
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const set0 = setOf(data, ["matches","builtins"]);
if(!(set0.length >= 1)){
const err12 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["matches","builtins"], set: set0}};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isRegexGuard.errors = vErrors;
return errors === 0;
}
