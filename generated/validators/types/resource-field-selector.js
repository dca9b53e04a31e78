// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isQuantity } from "./quantity.js";
import { isShortString } from "./short-string.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isResourceFieldSelector(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.resource === undefined) || (!(func0.call(data, "resource")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resource"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "containerName") || (key0 === "resource")) || (key0 === "divisor"))){
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
if(data.containerName !== undefined && func0.call(data, "containerName")){
if(!(isTinyString.call(this, data.containerName, {instancePath:instancePath+"/containerName",parentData:data,parentDataProperty:"containerName",rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
if(data.resource !== undefined && func0.call(data, "resource")){
if(!(isShortString.call(this, data.resource, {instancePath:instancePath+"/resource",parentData:data,parentDataProperty:"resource",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.divisor !== undefined && func0.call(data, "divisor")){
if(!(isQuantity.call(this, data.divisor, {instancePath:instancePath+"/divisor",parentData:data,parentDataProperty:"divisor",rootData}))){
vErrors = joined(vErrors, isQuantity.errors);
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
isResourceFieldSelector.errors = vErrors;
return errors === 0;
}
