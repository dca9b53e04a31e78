// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFilePath } from "./file-path.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^https?://[^/?#@ ]+$", "u");

export function isIstioSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "caAddress") || (key0 === "tokenFile")) || (key0 === "rootCertificates")) || (key0 === "trustDomain")) || (key0 === "additionalTrustDomains")) || (key0 === "clusterId"))){
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
if(data.caAddress !== undefined && func0.call(data, "caAddress")){
let data0 = data.caAddress;
if(typeof data0 === "string"){
if(characters(data0) > 512){
const err1 = {instancePath:instancePath+"/caAddress",schemaPath:"#/properties/caAddress/maxLength",keyword:"maxLength",params:{limit: 512}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/caAddress",schemaPath:"#/properties/caAddress/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0.length > 1024 || pattern0.test(data0))){
const err3 = {instancePath:instancePath+"/caAddress",schemaPath:"#/properties/caAddress/x-pattern",keyword:"x-pattern",params:{"pattern":"^https?://[^/?#@ ]+$","expected":"http:// or https://, a host and a port"}};
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
const err4 = {instancePath:instancePath+"/caAddress",schemaPath:"#/properties/caAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tokenFile !== undefined && func0.call(data, "tokenFile")){
if(!(isFilePath.call(this, data.tokenFile, {instancePath:instancePath+"/tokenFile",parentData:data,parentDataProperty:"tokenFile",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.rootCertificates !== undefined && func0.call(data, "rootCertificates")){
if(!(isFilePath.call(this, data.rootCertificates, {instancePath:instancePath+"/rootCertificates",parentData:data,parentDataProperty:"rootCertificates",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
if(data.trustDomain !== undefined && func0.call(data, "trustDomain")){
if(!(isShortString.call(this, data.trustDomain, {instancePath:instancePath+"/trustDomain",parentData:data,parentDataProperty:"trustDomain",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.additionalTrustDomains !== undefined && func0.call(data, "additionalTrustDomains")){
let data4 = data.additionalTrustDomains;
if(Array.isArray(data4)){
if(data4.length > 64){
const err5 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(isShortString.call(this, data4[i0], {instancePath:instancePath+"/additionalTrustDomains/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data4);
if(!(repeated0 === undefined)){
const err6 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err7 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.clusterId !== undefined && func0.call(data, "clusterId")){
if(!(isShortString.call(this, data.clusterId, {instancePath:instancePath+"/clusterId",parentData:data,parentDataProperty:"clusterId",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
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
isIstioSettings.errors = vErrors;
return errors === 0;
}
