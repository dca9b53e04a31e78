// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, omittedEarly, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isConditionalTransformation } from "./conditional-transformation.js";
import { isTransformRequest } from "./transform-request.js";
import { isTransformResponse } from "./transform-response.js";
const func0 = Object.prototype.hasOwnProperty;

export function isTransformation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "request") || (key0 === "response")) || (key0 === "conditional"))){
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
if(data.request !== undefined && func0.call(data, "request")){
if(!(isTransformRequest.call(this, data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = joined(vErrors, isTransformRequest.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(isTransformResponse.call(this, data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joined(vErrors, isTransformResponse.errors);
errors = vErrors.length;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data2 = data.conditional;
if(Array.isArray(data2)){
if(data2.length > 16){
const err1 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2.length < 1){
const err2 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isConditionalTransformation.call(this, data2[i0], {instancePath:instancePath+"/conditional/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isConditionalTransformation.errors);
errors = vErrors.length;
}
}
if(!(!omittedEarly(data2, "condition"))){
const err3 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
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
const err4 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
const set0 = setOf(data, ["request","response","conditional"]);
if(!(set0.length >= 1)){
const err5 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["request","response","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"request","test":"unset","values":[]},{"field":"response","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "request and response must be unset when conditional is set", ...fault0}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isTransformation.errors = vErrors;
return errors === 0;
}
