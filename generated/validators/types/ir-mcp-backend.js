// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrEndpoint } from "./ir-endpoint.js";
import { isIrKey } from "./ir-key.js";
import { isMcpBackend } from "./mcp-backend.js";
import { isSourcePlace } from "./source-place.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["mcp"];

export function isIrMcpBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.mcp === undefined) || (!(func0.call(data, "mcp")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcp"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "key") || (key0 === "name")) || (key0 === "place")) || (key0 === "kind")) || (key0 === "mcp")) || (key0 === "endpoints"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(isIrKey.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isSourcePlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isSourcePlace.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data3 = data.kind;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data3 === "mcp")){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(isMcpBackend.call(this, data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = joined(vErrors, isMcpBackend.errors);
errors = vErrors.length;
}
}
if(data.endpoints !== undefined && func0.call(data, "endpoints")){
let data5 = data.endpoints;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 128){
const err11 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/maxProperties",keyword:"maxProperties",params:{limit: 128}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 of Object.keys(data5)){
const _errs11 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 253){
const err12 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(characters(key1) < 1){
const err13 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
const err14 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
for(const key2 of Object.keys(data5)){
let data6 = data5[key2];
if(Array.isArray(data6)){
if(data6.length > 16384){
const err15 = {instancePath:instancePath+"/endpoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/endpoints/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 16384}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(isIrEndpoint.call(this, data6[i0], {instancePath:instancePath+"/endpoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isIrEndpoint.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/endpoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/endpoints/additionalProperties/type",keyword:"type",params:{type: "array"}};
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
const err17 = {instancePath:instancePath+"/endpoints",schemaPath:"#/properties/endpoints/type",keyword:"type",params:{type: "object"}};
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
isIrMcpBackend.errors = vErrors;
return errors === 0;
}
