// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminSpendingSum } from "./admin-spending-sum.js";
import { isAdminTime } from "./admin-time.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminSpending(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.from === undefined) || (!(func0.call(data, "from")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.to === undefined) || (!(func0.call(data, "to")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.groups === undefined) || (!(func0.call(data, "groups")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.omitted === undefined) || (!(func0.call(data, "omitted")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.points === undefined) || (!(func0.call(data, "points")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "from") || (key0 === "to")) || (key0 === "groups")) || (key0 === "omitted")) || (key0 === "points"))){
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
if(data.from !== undefined && func0.call(data, "from")){
if(!(isAdminTime.call(this, data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined && func0.call(data, "to")){
if(!(isAdminTime.call(this, data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
vErrors = joined(vErrors, isAdminTime.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined && func0.call(data, "groups")){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err6 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminSpendingSum.call(this, data2[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminSpendingSum.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.omitted !== undefined && func0.call(data, "omitted")){
let data4 = data.omitted;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.points !== undefined && func0.call(data, "points")){
let data5 = data.points;
if(Array.isArray(data5)){
if(data5.length > 10000){
const err11 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/maxItems",keyword:"maxItems",params:{limit: 10000}};
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
if(!(isAdminSpendingSum.call(this, data5[i1], {instancePath:instancePath+"/points/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminSpendingSum.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"}};
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
isAdminSpending.errors = vErrors;
return errors === 0;
}
