// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminTime } from "./admin-time.js";
import { isLlmAllowedModels } from "./llm-allowed-models.js";
import { isLlmKeyMetadata } from "./llm-key-metadata.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"id":true,"version":true,"name":true,"team":true,"user":true,"createdAt":true,"expiresAt":true,"isDisabled":true,"models":true,"metadata":true,"budgets":true};

export function isAdminLlmKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.createdAt === undefined) || (!(func0.call(data, "createdAt")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.isDisabled === undefined) || (!(func0.call(data, "isDisabled")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isDisabled"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.budgets === undefined) || (!(func0.call(data, "budgets")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "budgets"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(isAdminName.call(this, data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!(isAdminName.call(this, data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.team !== undefined && func0.call(data, "team")){
if(!(isAdminName.call(this, data.team, {instancePath:instancePath+"/team",parentData:data,parentDataProperty:"team",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.user !== undefined && func0.call(data, "user")){
if(!(isAdminName.call(this, data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined && func0.call(data, "createdAt")){
if(!(isAdminTime.call(this, data.createdAt, {instancePath:instancePath+"/createdAt",parentData:data,parentDataProperty:"createdAt",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.expiresAt !== undefined && func0.call(data, "expiresAt")){
if(!(isAdminTime.call(this, data.expiresAt, {instancePath:instancePath+"/expiresAt",parentData:data,parentDataProperty:"expiresAt",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.isDisabled !== undefined && func0.call(data, "isDisabled")){
if(typeof data.isDisabled !== "boolean"){
const err7 = {instancePath:instancePath+"/isDisabled",schemaPath:"#/properties/isDisabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(data.budgets !== undefined && func0.call(data, "budgets")){
let data10 = data.budgets;
if(Array.isArray(data10)){
if(data10.length > 64){
const err8 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data10[i0], {instancePath:instancePath+"/budgets/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/budgets",schemaPath:"#/properties/budgets/type",keyword:"type",params:{type: "array"}};
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
isAdminLlmKey.errors = vErrors;
return errors === 0;
}
