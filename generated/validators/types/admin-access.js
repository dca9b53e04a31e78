// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["jwt","apiKey","basicAuth","login","none"];

export function isAdminAccess(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.authentication === undefined) || (!(func0.call(data, "authentication")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authentication"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.mayWrite === undefined) || (!(func0.call(data, "mayWrite")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mayWrite"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "user") || (key0 === "authentication")) || (key0 === "mayWrite")) || (key0 === "refusal"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user !== undefined && func0.call(data, "user")){
if(!(isAdminName.call(this, data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.authentication !== undefined && func0.call(data, "authentication")){
let data1 = data.authentication;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data1 === "jwt") || (data1 === "apiKey")) || (data1 === "basicAuth")) || (data1 === "login")) || (data1 === "none"))){
const err4 = {instancePath:instancePath+"/authentication",schemaPath:"#/properties/authentication/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mayWrite !== undefined && func0.call(data, "mayWrite")){
if(typeof data.mayWrite !== "boolean"){
const err5 = {instancePath:instancePath+"/mayWrite",schemaPath:"#/properties/mayWrite/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.refusal !== undefined && func0.call(data, "refusal")){
if(!(isAdminText.call(this, data.refusal, {instancePath:instancePath+"/refusal",parentData:data,parentDataProperty:"refusal",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
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
isAdminAccess.errors = vErrors;
return errors === 0;
}
