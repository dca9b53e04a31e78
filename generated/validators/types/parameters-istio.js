// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLongString } from "./long-string.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isParametersIstio(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "enabled") || (key0 === "caAddress")) || (key0 === "trustDomain")) || (key0 === "additionalTrustDomains")) || (key0 === "clusterId")) || (key0 === "network"))){
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
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.caAddress !== undefined && func0.call(data, "caAddress")){
if(!(isLongString.call(this, data.caAddress, {instancePath:instancePath+"/caAddress",parentData:data,parentDataProperty:"caAddress",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
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
let data3 = data.additionalTrustDomains;
if(Array.isArray(data3)){
if(data3.length > 64){
const err2 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isShortString.call(this, data3[i0], {instancePath:instancePath+"/additionalTrustDomains/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data3);
if(!(repeated0 === undefined)){
const err3 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err4 = {instancePath:instancePath+"/additionalTrustDomains",schemaPath:"#/properties/additionalTrustDomains/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(data.network !== undefined && func0.call(data, "network")){
if(!(isShortString.call(this, data.network, {instancePath:instancePath+"/network",parentData:data,parentDataProperty:"network",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isParametersIstio.errors = vErrors;
return errors === 0;
}
