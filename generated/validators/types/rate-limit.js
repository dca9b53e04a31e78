// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, omittedEarly, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isConditionalRateLimit } from "./conditional-rate-limit.js";
import { isGlobalRateLimit } from "./global-rate-limit.js";
import { isLocalRateLimit } from "./local-rate-limit.js";
const func0 = Object.prototype.hasOwnProperty;

export function isRateLimit(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "local") || (key0 === "global")) || (key0 === "conditional"))){
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
if(data.local !== undefined && func0.call(data, "local")){
let data0 = data.local;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isLocalRateLimit.call(this, data0[i0], {instancePath:instancePath+"/local/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isLocalRateLimit.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.global !== undefined && func0.call(data, "global")){
if(!(isGlobalRateLimit.call(this, data.global, {instancePath:instancePath+"/global",parentData:data,parentDataProperty:"global",rootData}))){
vErrors = joined(vErrors, isGlobalRateLimit.errors);
errors = vErrors.length;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
let data3 = data.conditional;
if(Array.isArray(data3)){
if(data3.length > 16){
const err4 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.length < 1){
const err5 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isConditionalRateLimit.call(this, data3[i1], {instancePath:instancePath+"/conditional/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isConditionalRateLimit.errors);
errors = vErrors.length;
}
}
if(!(!omittedEarly(data3, "condition"))){
const err6 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/x-last-may-omit",keyword:"x-last-may-omit",params:{wanted: "condition"}};
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
const err7 = {instancePath:instancePath+"/conditional",schemaPath:"#/properties/conditional/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const set0 = setOf(data, ["local","global","conditional"]);
if(!(set0.length >= 1)){
const err8 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["local","global","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"conditional","test":"set","values":[]}],"then":[{"field":"local","test":"unset","values":[]},{"field":"global","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "local and global must be unset when conditional is set", ...fault0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
isRateLimit.errors = vErrors;
return errors === 0;
}
