// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAuthorization } from "./authorization.js";
import { isIrKey } from "./ir-key.js";
import { isIrVirtualModel } from "./ir-virtual-model.js";
import { isSourcePlace } from "./source-place.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrModel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.pattern === undefined) || (!(func0.call(data, "pattern")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pattern"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.isPublic === undefined) || (!(func0.call(data, "isPublic")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPublic"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.provider === undefined) || (!(func0.call(data, "provider")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "key") || (key0 === "pattern")) || (key0 === "isPublic")) || (key0 === "provider")) || (key0 === "backend")) || (key0 === "virtual")) || (key0 === "authorization")) || (key0 === "place"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(data.pattern !== undefined && func0.call(data, "pattern")){
let data1 = data.pattern;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err5 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(data1) < 1){
const err6 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isPublic !== undefined && func0.call(data, "isPublic")){
if(typeof data.isPublic !== "boolean"){
const err8 = {instancePath:instancePath+"/isPublic",schemaPath:"#/properties/isPublic/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
let data3 = data.provider;
if(typeof data3 === "string"){
if(characters(data3) > 256){
const err9 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(characters(data3) < 1){
const err10 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isIrKey.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.virtual !== undefined && func0.call(data, "virtual")){
if(!(isIrVirtualModel.call(this, data.virtual, {instancePath:instancePath+"/virtual",parentData:data,parentDataProperty:"virtual",rootData}))){
vErrors = joined(vErrors, isIrVirtualModel.errors);
errors = vErrors.length;
}
}
if(data.authorization !== undefined && func0.call(data, "authorization")){
if(!(isAuthorization.call(this, data.authorization, {instancePath:instancePath+"/authorization",parentData:data,parentDataProperty:"authorization",rootData}))){
vErrors = joined(vErrors, isAuthorization.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isSourcePlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isSourcePlace.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
isIrModel.errors = vErrors;
return errors === 0;
}
