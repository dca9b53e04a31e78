// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminReplayDifference } from "./admin-replay-difference.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminReplayedRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.line === undefined) || (!(func0.call(data, "line")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "line"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.method === undefined) || (!(func0.call(data, "method")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.differences === undefined) || (!(func0.call(data, "differences")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "differences"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.undecided === undefined) || (!(func0.call(data, "undecided")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "undecided"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "line") || (key0 === "method")) || (key0 === "url")) || (key0 === "differences")) || (key0 === "undecided"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.line !== undefined && func0.call(data, "line")){
let data0 = data.line;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.method !== undefined && func0.call(data, "method")){
if(!(isAdminName.call(this, data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(isAdminText.call(this, data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.differences !== undefined && func0.call(data, "differences")){
let data3 = data.differences;
if(Array.isArray(data3)){
if(data3.length > 256){
const err9 = {instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminReplayDifference.call(this, data3[i0], {instancePath:instancePath+"/differences/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminReplayDifference.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.undecided !== undefined && func0.call(data, "undecided")){
let data5 = data.undecided;
if(Array.isArray(data5)){
if(data5.length > 64){
const err11 = {instancePath:instancePath+"/undecided",schemaPath:"#/properties/undecided/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminName.call(this, data5[i1], {instancePath:instancePath+"/undecided/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/undecided",schemaPath:"#/properties/undecided/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isAdminReplayedRequest.errors = vErrors;
return errors === 0;
}
