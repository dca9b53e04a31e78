// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFilePath } from "./file-path.js";
import { isSecretRef } from "./secret-ref.js";
import { isStandaloneClientValidation } from "./standalone-client-validation.js";
import { isStandaloneSpiffe } from "./standalone-spiffe.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Static","DynamicCa"];

export function isStandaloneTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "mode") || (key0 === "cert")) || (key0 === "key")) || (key0 === "certificateRefs")) || (key0 === "spiffe")) || (key0 === "frontendValidation"))){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Static") || (data0 === "DynamicCa"))){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cert !== undefined && func0.call(data, "cert")){
if(!(isFilePath.call(this, data.cert, {instancePath:instancePath+"/cert",parentData:data,parentDataProperty:"cert",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(isFilePath.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.certificateRefs !== undefined && func0.call(data, "certificateRefs")){
let data3 = data.certificateRefs;
if(Array.isArray(data3)){
if(data3.length > 64){
const err3 = {instancePath:instancePath+"/certificateRefs",schemaPath:"#/properties/certificateRefs/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/certificateRefs",schemaPath:"#/properties/certificateRefs/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isSecretRef.call(this, data3[i0], {instancePath:instancePath+"/certificateRefs/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isSecretRef.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/certificateRefs",schemaPath:"#/properties/certificateRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.spiffe !== undefined && func0.call(data, "spiffe")){
if(!(isStandaloneSpiffe.call(this, data.spiffe, {instancePath:instancePath+"/spiffe",parentData:data,parentDataProperty:"spiffe",rootData}))){
vErrors = joined(vErrors, isStandaloneSpiffe.errors);
errors = vErrors.length;
}
}
if(data.frontendValidation !== undefined && func0.call(data, "frontendValidation")){
if(!(isStandaloneClientValidation.call(this, data.frontendValidation, {instancePath:instancePath+"/frontendValidation",parentData:data,parentDataProperty:"frontendValidation",rootData}))){
vErrors = joined(vErrors, isStandaloneClientValidation.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["cert","certificateRefs","spiffe"]);
if(!(set0.length === 1)){
const err6 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["cert","certificateRefs","spiffe"], set: set0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"cert","test":"set","values":[]}],"then":[{"field":"key","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "key must be set when cert is set", ...fault0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"mode","default":"Static","test":"in","values":["DynamicCa"]}],"then":[{"field":"certificateRefs","test":"unset","values":[]},{"field":"spiffe","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "certificateRefs and spiffe must be unset when mode is DynamicCa", ...fault1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"frontendValidation","test":"set","values":[]}],"then":[{"field":"spiffe","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "spiffe must be unset when frontendValidation is set", ...fault2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"key","test":"set","values":[]}],"then":[{"field":"cert","test":"set","values":[]}]});
if(!(fault3 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "cert must be set when key is set", ...fault3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
isStandaloneTls.errors = vErrors;
return errors === 0;
}
