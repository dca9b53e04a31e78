// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isRegexMatch } from "./regex-match.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Ssn","CreditCard","PhoneNumber","Email","CaSin"];

export function isRequestLogMask(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "builtins") || (key0 === "matches"))){
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
if(data.builtins !== undefined && func0.call(data, "builtins")){
let data0 = data.builtins;
if(Array.isArray(data0)){
if(data0.length > 5){
const err1 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/builtins/" + i0,schemaPath:"#/properties/builtins/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data1 === "Ssn") || (data1 === "CreditCard")) || (data1 === "PhoneNumber")) || (data1 === "Email")) || (data1 === "CaSin"))){
const err3 = {instancePath:instancePath+"/builtins/" + i0,schemaPath:"#/properties/builtins/items/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err4 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/builtins",schemaPath:"#/properties/builtins/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data2 = data.matches;
if(Array.isArray(data2)){
if(data2.length > 64){
const err6 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isRegexMatch.call(this, data2[i1], {instancePath:instancePath+"/matches/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isRegexMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
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
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
isRequestLogMask.errors = vErrors;
return errors === 0;
}
