// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isParentReference } from "./parent-reference.js";
import { isUdpRouteRule } from "./udp-route-rule.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["All","None"];

export function isUdpRouteSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.rules === undefined) || (!(func0.call(data, "rules")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "parentRefs") || (key0 === "rules")) || (key0 === "useDefaultGateways"))){
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
if(data.parentRefs !== undefined && func0.call(data, "parentRefs")){
let data0 = data.parentRefs;
if(Array.isArray(data0)){
if(data0.length > 32){
const err2 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isParentReference.call(this, data0[i0], {instancePath:instancePath+"/parentRefs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isParentReference.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data0, {"having":"name","distinct":["group","kind","namespace","name","sectionName","port"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item0 < 0)){
const err3 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same group, kind, namespace, name, sectionName and port", item: item0, distinct: ["group","kind","namespace","name","sectionName","port"]}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const item1 = offendingItem(data0, {"alike":["sectionName","port"],"by":["group","kind","namespace","name"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item1 < 0)){
const err4 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "items with the same group, kind, namespace and name must set the same of sectionName and port", item: item1, distinct: []}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const item2 = offendingItem(data0, {"having":"name","distinct":["group","kind","namespace","name","sectionName","port"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item2 < 0)){
const err6 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same group, kind, namespace, name, sectionName and port", item: item2, distinct: ["group","kind","namespace","name","sectionName","port"]}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const item3 = offendingItem(data0, {"alike":["sectionName","port"],"by":["group","kind","namespace","name"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item3 < 0)){
const err7 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "items with the same group, kind, namespace and name must set the same of sectionName and port", item: item3, distinct: []}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data2 = data.rules;
if(Array.isArray(data2)){
if(data2.length > 1){
const err8 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isUdpRouteRule.call(this, data2[i1], {instancePath:instancePath+"/rules/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isUdpRouteRule.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.useDefaultGateways !== undefined && func0.call(data, "useDefaultGateways")){
let data4 = data.useDefaultGateways;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/useDefaultGateways",schemaPath:"#/properties/useDefaultGateways/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data4 === "All") || (data4 === "None"))){
const err12 = {instancePath:instancePath+"/useDefaultGateways",schemaPath:"#/properties/useDefaultGateways/enum",keyword:"enum",params:{allowedValues: schema0}};
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
isUdpRouteSpec.errors = vErrors;
return errors === 0;
}
