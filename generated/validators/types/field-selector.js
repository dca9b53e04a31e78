// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isFieldSelector(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.fieldPath === undefined) || (!(func0.call(data, "fieldPath")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldPath"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "apiVersion") || (key0 === "fieldPath"))){
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
if(data.apiVersion !== undefined && func0.call(data, "apiVersion")){
if(!(isTinyString.call(this, data.apiVersion, {instancePath:instancePath+"/apiVersion",parentData:data,parentDataProperty:"apiVersion",rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
if(data.fieldPath !== undefined && func0.call(data, "fieldPath")){
if(!(isShortString.call(this, data.fieldPath, {instancePath:instancePath+"/fieldPath",parentData:data,parentDataProperty:"fieldPath",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isFieldSelector.errors = vErrors;
return errors === 0;
}
