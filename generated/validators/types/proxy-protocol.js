// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["V1","V2","All"];
const schema1 = ["Strict","Optional"];

export function isProxyProtocol(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "version") || (key0 === "mode")) || (key0 === "headerTimeout")) || (key0 === "maxExtensionSize"))){
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
if(data.version !== undefined && func0.call(data, "version")){
let data0 = data.version;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "V1") || (data0 === "V2")) || (data0 === "All"))){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "Strict") || (data1 === "Optional"))){
const err4 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.headerTimeout !== undefined && func0.call(data, "headerTimeout")){
let data2 = data.headerTimeout;
if(!(isDuration.call(this, data2, {instancePath:instancePath+"/headerTimeout",parentData:data,parentDataProperty:"headerTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data2 === "string"){
const length0 = milliseconds(data2);
if(!(isNaN(length0) || length0 >= 100)){
const err5 = {instancePath:instancePath+"/headerTimeout",schemaPath:"#/properties/headerTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
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
if(data.maxExtensionSize !== undefined && func0.call(data, "maxExtensionSize")){
let data3 = data.maxExtensionSize;
if(!(isByteSize.call(this, data3, {instancePath:instancePath+"/maxExtensionSize",parentData:data,parentDataProperty:"maxExtensionSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
const size0 = bytes(data3);
if(!(isNaN(size0) || size0 >= 1)){
const err6 = {instancePath:instancePath+"/maxExtensionSize",schemaPath:"#/properties/maxExtensionSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const size1 = bytes(data3);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err7 = {instancePath:instancePath+"/maxExtensionSize",schemaPath:"#/properties/maxExtensionSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data3 === "string"){
const size2 = bytes(data3);
if(!(isNaN(size2) || size2 >= 1)){
const err8 = {instancePath:instancePath+"/maxExtensionSize",schemaPath:"#/properties/maxExtensionSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const size3 = bytes(data3);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err9 = {instancePath:instancePath+"/maxExtensionSize",schemaPath:"#/properties/maxExtensionSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
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
isProxyProtocol.errors = vErrors;
return errors === 0;
}
