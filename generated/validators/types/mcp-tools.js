// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isMcpToolOverride } from "./mcp-tool-override.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["All","Search"];
const schema1 = ["name"];

export function isMcpTools(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "disclosure") || (key0 === "allow")) || (key0 === "overrides"))){
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
if(data.disclosure !== undefined && func0.call(data, "disclosure")){
let data0 = data.disclosure;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "All") || (data0 === "Search"))){
const err2 = {instancePath:instancePath+"/disclosure",schemaPath:"#/properties/disclosure/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allow !== undefined && func0.call(data, "allow")){
let data1 = data.allow;
if(Array.isArray(data1)){
if(data1.length > 256){
const err3 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isCelExpression.call(this, data1[i0], {instancePath:instancePath+"/allow/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.overrides !== undefined && func0.call(data, "overrides")){
let data3 = data.overrides;
if(Array.isArray(data3)){
if(data3.length > 256){
const err6 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isMcpToolOverride.call(this, data3[i1], {instancePath:instancePath+"/overrides/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isMcpToolOverride.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data3, ["name"]))){
const err8 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
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
const err9 = {instancePath:instancePath+"/overrides",schemaPath:"#/properties/overrides/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isMcpTools.errors = vErrors;
return errors === 0;
}
