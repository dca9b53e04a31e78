// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAccessLogOtlp } from "./access-log-otlp.js";
import { isCelExpression } from "./cel-expression.js";
import { isLogAttributes } from "./log-attributes.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Otel"];

export function isAccessLog(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "preset") || (key0 === "filter")) || (key0 === "attributes")) || (key0 === "otlp"))){
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
if(data.preset !== undefined && func0.call(data, "preset")){
let data0 = data.preset;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "Otel")){
const err2 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.filter !== undefined && func0.call(data, "filter")){
if(!(isCelExpression.call(this, data.filter, {instancePath:instancePath+"/filter",parentData:data,parentDataProperty:"filter",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.attributes !== undefined && func0.call(data, "attributes")){
if(!(isLogAttributes.call(this, data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData}))){
vErrors = joined(vErrors, isLogAttributes.errors);
errors = vErrors.length;
}
}
if(data.otlp !== undefined && func0.call(data, "otlp")){
if(!(isAccessLogOtlp.call(this, data.otlp, {instancePath:instancePath+"/otlp",parentData:data,parentDataProperty:"otlp",rootData}))){
vErrors = joined(vErrors, isAccessLogOtlp.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
isAccessLog.errors = vErrors;
return errors === 0;
}
