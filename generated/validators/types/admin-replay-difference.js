// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["route","policy","response","backend","url","header"];

export function isAdminReplayDifference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.what === undefined) || (!(func0.call(data, "what")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "what"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.before === undefined) || (!(func0.call(data, "before")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.after === undefined) || (!(func0.call(data, "after")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "what") || (key0 === "name")) || (key0 === "before")) || (key0 === "after"))){
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
if(data.what !== undefined && func0.call(data, "what")){
let data0 = data.what;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((data0 === "route") || (data0 === "policy")) || (data0 === "response")) || (data0 === "backend")) || (data0 === "url")) || (data0 === "header"))){
const err5 = {instancePath:instancePath+"/what",schemaPath:"#/properties/what/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.before !== undefined && func0.call(data, "before")){
if(!(isAdminText.call(this, data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.after !== undefined && func0.call(data, "after")){
if(!(isAdminText.call(this, data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
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
isAdminReplayDifference.errors = vErrors;
return errors === 0;
}
