// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isExtractionLocation } from "./extraction-location.js";
import { isJwtProvider } from "./jwt-provider.js";
import { isMcpAuthentication } from "./mcp-authentication.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Strict","Optional","Permissive"];

export function isJwtAuthentication(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.providers === undefined) || (!(func0.call(data, "providers")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providers"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "mode") || (key0 === "providers")) || (key0 === "location")) || (key0 === "preserveToken")) || (key0 === "mcp"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "Strict") || (data0 === "Optional")) || (data0 === "Permissive"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.providers !== undefined && func0.call(data, "providers")){
let data1 = data.providers;
if(Array.isArray(data1)){
if(data1.length > 64){
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isJwtProvider.call(this, data1[i0], {instancePath:instancePath+"/providers/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isJwtProvider.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.location !== undefined && func0.call(data, "location")){
if(!(isExtractionLocation.call(this, data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = joined(vErrors, isExtractionLocation.errors);
errors = vErrors.length;
}
}
if(data.preserveToken !== undefined && func0.call(data, "preserveToken")){
if(typeof data.preserveToken !== "boolean"){
const err7 = {instancePath:instancePath+"/preserveToken",schemaPath:"#/properties/preserveToken/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(isMcpAuthentication.call(this, data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = joined(vErrors, isMcpAuthentication.errors);
errors = vErrors.length;
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
isJwtAuthentication.errors = vErrors;
return errors === 0;
}
