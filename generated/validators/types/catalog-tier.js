// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCatalogRates } from "./catalog-rates.js";
const func0 = Object.prototype.hasOwnProperty;

export function isCatalogTier(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.contextOver === undefined) || (!(func0.call(data, "contextOver")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contextOver"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.rates === undefined) || (!(func0.call(data, "rates")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rates"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "contextOver") || (key0 === "rates"))){
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
if(data.contextOver !== undefined && func0.call(data, "contextOver")){
let data0 = data.contextOver;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/contextOver",schemaPath:"#/properties/contextOver/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/contextOver",schemaPath:"#/properties/contextOver/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/contextOver",schemaPath:"#/properties/contextOver/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.rates !== undefined && func0.call(data, "rates")){
if(!(isCatalogRates.call(this, data.rates, {instancePath:instancePath+"/rates",parentData:data,parentDataProperty:"rates",rootData}))){
vErrors = joined(vErrors, isCatalogRates.errors);
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
isCatalogTier.errors = vErrors;
return errors === 0;
}
