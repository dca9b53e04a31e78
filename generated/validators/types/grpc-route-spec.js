// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGrpcRouteRule } from "./grpc-route-rule.js";
import { isHostname } from "./hostname.js";
import { isParentReference } from "./parent-reference.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["All","None"];

export function isGrpcRouteSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "parentRefs") || (key0 === "hostnames")) || (key0 === "rules")) || (key0 === "useDefaultGateways"))){
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
if(data.parentRefs !== undefined && func0.call(data, "parentRefs")){
let data0 = data.parentRefs;
if(Array.isArray(data0)){
if(data0.length > 32){
const err1 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/maxItems",keyword:"maxItems",params:{limit: 32}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
const err2 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same group, kind, namespace, name, sectionName and port", item: item0, distinct: ["group","kind","namespace","name","sectionName","port"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const item1 = offendingItem(data0, {"alike":["sectionName","port"],"by":["group","kind","namespace","name"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item1 < 0)){
const err3 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "items with the same group, kind, namespace and name must set the same of sectionName and port", item: item1, distinct: []}};
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
const err4 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const item2 = offendingItem(data0, {"having":"name","distinct":["group","kind","namespace","name","sectionName","port"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item2 < 0)){
const err5 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same group, kind, namespace, name, sectionName and port", item: item2, distinct: ["group","kind","namespace","name","sectionName","port"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const item3 = offendingItem(data0, {"alike":["sectionName","port"],"by":["group","kind","namespace","name"],"defaults":{"group":"gateway.networking.k8s.io","kind":"Gateway"}});
if(!(item3 < 0)){
const err6 = {instancePath:instancePath+"/parentRefs",schemaPath:"#/properties/parentRefs/x-item-rules",keyword:"x-item-rules",params:{sentence: "items with the same group, kind, namespace and name must set the same of sectionName and port", item: item3, distinct: []}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.hostnames !== undefined && func0.call(data, "hostnames")){
let data2 = data.hostnames;
if(Array.isArray(data2)){
if(data2.length > 16){
const err7 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(isHostname.call(this, data2[i1], {instancePath:instancePath+"/hostnames/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHostname.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.rules !== undefined && func0.call(data, "rules")){
let data4 = data.rules;
if(Array.isArray(data4)){
if(data4.length > 16){
const err9 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(isGrpcRouteRule.call(this, data4[i2], {instancePath:instancePath+"/rules/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isGrpcRouteRule.errors);
errors = vErrors.length;
}
}
const item4 = offendingItem(data4, {"distinct":["name"],"having":"name","defaults":{}});
if(!(item4 < 0)){
const err10 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same name", item: item4, distinct: ["name"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const item5 = offendingItem(data4, {"atMost":128,"across":"matches","defaults":{}});
if(!(item5 < 0)){
const err11 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/x-item-rules",keyword:"x-item-rules",params:{sentence: "all items together may have at most 128 matches", item: item5, distinct: []}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const item6 = offendingItem(data4, {"distinct":["name"],"having":"name","defaults":{}});
if(!(item6 < 0)){
const err13 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same name", item: item6, distinct: ["name"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const item7 = offendingItem(data4, {"atMost":128,"across":"matches","defaults":{}});
if(!(item7 < 0)){
const err14 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/x-item-rules",keyword:"x-item-rules",params:{sentence: "all items together may have at most 128 matches", item: item7, distinct: []}};
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
if(data.useDefaultGateways !== undefined && func0.call(data, "useDefaultGateways")){
let data6 = data.useDefaultGateways;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/useDefaultGateways",schemaPath:"#/properties/useDefaultGateways/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data6 === "All") || (data6 === "None"))){
const err16 = {instancePath:instancePath+"/useDefaultGateways",schemaPath:"#/properties/useDefaultGateways/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
isGrpcRouteSpec.errors = vErrors;
return errors === 0;
}
