// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmAllowedModels } from "./llm-allowed-models.js";
import { isLlmKeyMetadata } from "./llm-key-metadata.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"digest":true,"name":true,"team":true,"user":true,"createdAt":true,"expiresAt":true,"isDisabled":true,"models":true,"metadata":true};
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");

export function isLlmKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.digest === undefined) || (!(func0.call(data, "digest")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "digest"}};
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
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.digest !== undefined && func0.call(data, "digest")){
let data0 = data.digest;
if(typeof data0 === "string"){
if(characters(data0) > 64){
const err4 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(characters(data0) < 64){
const err5 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/minLength",keyword:"minLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0.length > 128 || pattern0.test(data0))){
const err6 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9a-f]{64}$","expected":"64 hexadecimal digits"}};
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
const err7 = {instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isShortString.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined && func0.call(data, "team")){
if(!(isShortString.call(this, data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined && func0.call(data, "user")){
if(!(isShortString.call(this, data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
let data4 = data.createdAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data5 = data.expiresAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.isDisabled !== undefined && func0.call(data, "isDisabled")){
if(typeof data.isDisabled !== "boolean"){
const err14 = {instancePath:instancePath+"/isDisabled",schemaPath:"#/properties/isDisabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.models !== undefined && func0.call(data, "models")){
if(!(isLlmAllowedModels.call(this, data.models, {instancePath:instancePath+"/models",parentData:data,parentDataProperty:"models",rootData}))){
vErrors = joined(vErrors, isLlmAllowedModels.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(isLlmKeyMetadata.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = joined(vErrors, isLlmKeyMetadata.errors);
errors = vErrors.length;
}
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
isLlmKey.errors = vErrors;
return errors === 0;
}
