// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAffinityCookie } from "./affinity-cookie.js";
import { isCelExpression } from "./cel-expression.js";
const func0 = Object.prototype.hasOwnProperty;

export function isSessionAffinity(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "source") || (key0 === "cookie"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(isCelExpression.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.cookie !== undefined && func0.call(data, "cookie")){
if(!(isAffinityCookie.call(this, data.cookie, {instancePath:instancePath+"/cookie",parentData:data,parentDataProperty:"cookie",rootData}))){
vErrors = joined(vErrors, isAffinityCookie.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["source","cookie"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["source","cookie"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
isSessionAffinity.errors = vErrors;
return errors === 0;
}
