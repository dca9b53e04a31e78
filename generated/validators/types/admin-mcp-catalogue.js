// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminMcpItem } from "./admin-mcp-item.js";
import { isAdminMcpTargetReading } from "./admin-mcp-target-reading.js";
import { isAdminName } from "./admin-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminMcpCatalogue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.demands === undefined) || (!(func0.call(data, "demands")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "demands"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.items === undefined) || (!(func0.call(data, "items")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.omitted === undefined) || (!(func0.call(data, "omitted")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.searchOnly === undefined) || (!(func0.call(data, "searchOnly")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "searchOnly"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "route") || (key0 === "demands")) || (key0 === "items")) || (key0 === "omitted")) || (key0 === "targets")) || (key0 === "searchOnly"))){
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
if(data.route !== undefined && func0.call(data, "route")){
if(!(isAdminName.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.demands !== undefined && func0.call(data, "demands")){
let data1 = data.demands;
if(Array.isArray(data1)){
if(data1.length > 8){
const err6 = {instancePath:instancePath+"/demands",schemaPath:"#/properties/demands/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data1[i0], {instancePath:instancePath+"/demands/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/demands",schemaPath:"#/properties/demands/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.items !== undefined && func0.call(data, "items")){
let data3 = data.items;
if(Array.isArray(data3)){
if(data3.length > 4096){
const err8 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminMcpItem.call(this, data3[i1], {instancePath:instancePath+"/items/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminMcpItem.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.omitted !== undefined && func0.call(data, "omitted")){
let data5 = data.omitted;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.targets !== undefined && func0.call(data, "targets")){
let data6 = data.targets;
if(Array.isArray(data6)){
if(data6.length > 128){
const err13 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(isAdminMcpTargetReading.call(this, data6[i2], {instancePath:instancePath+"/targets/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isAdminMcpTargetReading.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.searchOnly !== undefined && func0.call(data, "searchOnly")){
if(typeof data.searchOnly !== "boolean"){
const err15 = {instancePath:instancePath+"/searchOnly",schemaPath:"#/properties/searchOnly/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
isAdminMcpCatalogue.errors = vErrors;
return errors === 0;
}
