// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpRouteFilter } from "./http-route-filter.js";
import { isIrKey } from "./ir-key.js";
import { isIrRouteMatch } from "./ir-route-match.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrRouteAbove(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.matches === undefined) || (!(func0.call(data, "matches")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.filters === undefined) || (!(func0.call(data, "filters")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "key") || (key0 === "parent")) || (key0 === "matches")) || (key0 === "filters"))){
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
if(data.key !== undefined && func0.call(data, "key")){
if(!(isIrKey.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(isIrKey.call(this, data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data2 = data.matches;
if(Array.isArray(data2)){
if(data2.length > 4096){
const err4 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isIrRouteMatch.call(this, data2[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isIrRouteMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data4 = data.filters;
if(Array.isArray(data4)){
if(data4.length > 1024){
const err6 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(isHttpRouteFilter.call(this, data4[i1], {instancePath:instancePath+"/filters/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHttpRouteFilter.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
isIrRouteAbove.errors = vErrors;
return errors === 0;
}
