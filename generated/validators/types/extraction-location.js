// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isHeaderName } from "./header-name.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[\\t -~\\x80-\\xff]*$", "u");

export function isExtractionLocation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "header") || (key0 === "queryParameter")) || (key0 === "cookie")) || (key0 === "expression"))){
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
if(data.header !== undefined && func0.call(data, "header")){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if((data0.name === undefined) || (!(func0.call(data0, "name")))){
const err1 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 of Object.keys(data0)){
if(!((key1 === "name") || (key1 === "prefix"))){
const err2 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined && func0.call(data0, "name")){
if(!(isHeaderName.call(this, data0.name, {instancePath:instancePath+"/header/name",parentData:data0,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isHeaderName.errors);
errors = vErrors.length;
}
}
if(data0.prefix !== undefined && func0.call(data0, "prefix")){
let data2 = data0.prefix;
if(typeof data2 === "string"){
if(characters(data2) > 256){
const err3 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(characters(data2) < 1){
const err4 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data2.length > 512 || pattern0.test(data2))){
const err5 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/x-pattern",keyword:"x-pattern",params:{"pattern":"^[\\t -~\\x80-\\xff]*$","expected":"part of a header value: characters of Latin-1 without control characters"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/header/prefix",schemaPath:"#/properties/header/properties/prefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.queryParameter !== undefined && func0.call(data, "queryParameter")){
let data3 = data.queryParameter;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if((data3.name === undefined) || (!(func0.call(data3, "name")))){
const err8 = {instancePath:instancePath+"/queryParameter",schemaPath:"#/properties/queryParameter/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 of Object.keys(data3)){
if(!(key2 === "name")){
const err9 = {instancePath:instancePath+"/queryParameter",schemaPath:"#/properties/queryParameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.name !== undefined && func0.call(data3, "name")){
if(!(isShortString.call(this, data3.name, {instancePath:instancePath+"/queryParameter/name",parentData:data3,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/queryParameter",schemaPath:"#/properties/queryParameter/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cookie !== undefined && func0.call(data, "cookie")){
let data5 = data.cookie;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if((data5.name === undefined) || (!(func0.call(data5, "name")))){
const err11 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key3 of Object.keys(data5)){
if(!(key3 === "name")){
const err12 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.name !== undefined && func0.call(data5, "name")){
if(!(isShortString.call(this, data5.name, {instancePath:instancePath+"/cookie/name",parentData:data5,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/cookie",schemaPath:"#/properties/cookie/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expression !== undefined && func0.call(data, "expression")){
if(!(isCelExpression.call(this, data.expression, {instancePath:instancePath+"/expression",parentData:data,parentDataProperty:"expression",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["header","queryParameter","cookie","expression"]);
if(!(set0.length === 1)){
const err14 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["header","queryParameter","cookie","expression"], set: set0}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
isExtractionLocation.errors = vErrors;
return errors === 0;
}
