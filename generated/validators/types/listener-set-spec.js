// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGatewayListener } from "./gateway-listener.js";
import { isListenerSetParentRef } from "./listener-set-parent-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];

export function isListenerSetSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.parentRef === undefined) || (!(func0.call(data, "parentRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parentRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.listeners === undefined) || (!(func0.call(data, "listeners")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listeners"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "parentRef") || (key0 === "listeners"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.parentRef !== undefined && func0.call(data, "parentRef")){
if(!(isListenerSetParentRef.call(this, data.parentRef, {instancePath:instancePath+"/parentRef",parentData:data,parentDataProperty:"parentRef",rootData}))){
vErrors = joined(vErrors, isListenerSetParentRef.errors);
errors = vErrors.length;
}
}
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data1 = data.listeners;
if(Array.isArray(data1)){
if(data1.length > 64){
const err3 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isGatewayListener.call(this, data1[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isGatewayListener.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data1, ["name"]))){
const err5 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const item0 = offendingItem(data1, {"having":"port","distinct":["port","protocol","hostname"],"defaults":{}});
if(!(item0 < 0)){
const err6 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same port, protocol and hostname", item: item0, distinct: ["port","protocol","hostname"]}};
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
const err7 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const item1 = offendingItem(data1, {"having":"port","distinct":["port","protocol","hostname"],"defaults":{}});
if(!(item1 < 0)){
const err8 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same port, protocol and hostname", item: item1, distinct: ["port","protocol","hostname"]}};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
isListenerSetSpec.errors = vErrors;
return errors === 0;
}
