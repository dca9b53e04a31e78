// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, duplicateAcross, joined, milliseconds, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
import { isLlmProvider } from "./llm-provider.js";
import { isPriorityGroup } from "./priority-group.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Lossy","Strict"];
const schema1 = ["Cancel","Drain"];

export function isAiBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "provider") || (key0 === "groups")) || (key0 === "maxBodySize")) || (key0 === "conversion")) || (key0 === "firstEventTimeout")) || (key0 === "clientDisconnect")) || (key0 === "drainTimeout")) || (key0 === "defaultMaxTokens"))){
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
if(data.provider !== undefined && func0.call(data, "provider")){
if(!(isLlmProvider.call(this, data.provider, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = joined(vErrors, isLlmProvider.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined && func0.call(data, "groups")){
let data1 = data.groups;
if(Array.isArray(data1)){
if(data1.length > 8){
const err1 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isPriorityGroup.call(this, data1[i0], {instancePath:instancePath+"/groups/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isPriorityGroup.errors);
errors = vErrors.length;
}
}
if(!(!duplicateAcross(data1, {"list":"providers","key":"name"}))){
const err3 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/x-unique-across",keyword:"x-unique-across",params:{wanted: {"list":"providers","key":"name"}}};
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
const err4 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.maxBodySize !== undefined && func0.call(data, "maxBodySize")){
let data3 = data.maxBodySize;
if(!(isByteSize.call(this, data3, {instancePath:instancePath+"/maxBodySize",parentData:data,parentDataProperty:"maxBodySize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
const size0 = bytes(data3);
if(!(isNaN(size0) || size0 >= 1)){
const err5 = {instancePath:instancePath+"/maxBodySize",schemaPath:"#/properties/maxBodySize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const size1 = bytes(data3);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err6 = {instancePath:instancePath+"/maxBodySize",schemaPath:"#/properties/maxBodySize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data3 === "string"){
const size2 = bytes(data3);
if(!(isNaN(size2) || size2 >= 1)){
const err7 = {instancePath:instancePath+"/maxBodySize",schemaPath:"#/properties/maxBodySize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const size3 = bytes(data3);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err8 = {instancePath:instancePath+"/maxBodySize",schemaPath:"#/properties/maxBodySize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
if(data.conversion !== undefined && func0.call(data, "conversion")){
let data4 = data.conversion;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/conversion",schemaPath:"#/properties/conversion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "Lossy") || (data4 === "Strict"))){
const err10 = {instancePath:instancePath+"/conversion",schemaPath:"#/properties/conversion/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.firstEventTimeout !== undefined && func0.call(data, "firstEventTimeout")){
let data5 = data.firstEventTimeout;
if(!(isDuration.call(this, data5, {instancePath:instancePath+"/firstEventTimeout",parentData:data,parentDataProperty:"firstEventTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data5 === "string"){
const length0 = milliseconds(data5);
if(!(isNaN(length0) || length0 >= 1)){
const err11 = {instancePath:instancePath+"/firstEventTimeout",schemaPath:"#/properties/firstEventTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.clientDisconnect !== undefined && func0.call(data, "clientDisconnect")){
let data6 = data.clientDisconnect;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/clientDisconnect",schemaPath:"#/properties/clientDisconnect/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data6 === "Cancel") || (data6 === "Drain"))){
const err13 = {instancePath:instancePath+"/clientDisconnect",schemaPath:"#/properties/clientDisconnect/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.drainTimeout !== undefined && func0.call(data, "drainTimeout")){
let data7 = data.drainTimeout;
if(!(isDuration.call(this, data7, {instancePath:instancePath+"/drainTimeout",parentData:data,parentDataProperty:"drainTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
const length1 = milliseconds(data7);
if(!(isNaN(length1) || length1 >= 1)){
const err14 = {instancePath:instancePath+"/drainTimeout",schemaPath:"#/properties/drainTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.defaultMaxTokens !== undefined && func0.call(data, "defaultMaxTokens")){
let data8 = data.defaultMaxTokens;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/defaultMaxTokens",schemaPath:"#/properties/defaultMaxTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/defaultMaxTokens",schemaPath:"#/properties/defaultMaxTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/defaultMaxTokens",schemaPath:"#/properties/defaultMaxTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
const set0 = setOf(data, ["provider","groups"]);
if(!(set0.length === 1)){
const err18 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["provider","groups"], set: set0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
isAiBackend.errors = vErrors;
return errors === 0;
}
