// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isExtractionLocation } from "./extraction-location.js";
import { isTokenType } from "./token-type.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Required"];

export function isActorToken(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source === undefined) || (!(func0.call(data, "source")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "source") || (key0 === "tokenType")) || (key0 === "mayAct"))){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(isExtractionLocation.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joined(vErrors, isExtractionLocation.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined && func0.call(data, "tokenType")){
if(!(isTokenType.call(this, data.tokenType, {instancePath:instancePath+"/tokenType",parentData:data,parentDataProperty:"tokenType",rootData}))){
vErrors = joined(vErrors, isTokenType.errors);
errors = vErrors.length;
}
}
if(data.mayAct !== undefined && func0.call(data, "mayAct")){
let data2 = data.mayAct;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/mayAct",schemaPath:"#/properties/mayAct/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data2 === "Required")){
const err3 = {instancePath:instancePath+"/mayAct",schemaPath:"#/properties/mayAct/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"mayAct","test":"set","values":[]}],"then":[{"field":"tokenType","test":"in","values":["Jwt"]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tokenType must be Jwt when mayAct is set", ...fault0}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isActorToken.errors = vErrors;
return errors === 0;
}
