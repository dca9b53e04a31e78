// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLlmAllowedModels } from "./llm-allowed-models.js";
import { isLlmKeyMetadata } from "./llm-key-metadata.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isLlmKeyEdit(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "team")) || (key0 === "user")) || (key0 === "expiresAt")) || (key0 === "isDisabled")) || (key0 === "models")) || (key0 === "metadata"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
let data3 = data.expiresAt;
if(typeof data3 === "string"){
if(characters(data3) > 32){
const err2 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(data3) < 20){
const err3 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/minLength",keyword:"minLength",params:{limit: 20}};
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
const err4 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.isDisabled !== undefined && func0.call(data, "isDisabled")){
if(typeof data.isDisabled !== "boolean"){
const err5 = {instancePath:instancePath+"/isDisabled",schemaPath:"#/properties/isDisabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isLlmKeyEdit.errors = vErrors;
return errors === 0;
}
