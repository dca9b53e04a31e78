// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGrpcBackendRef } from "./grpc-backend-ref.js";
import { isGrpcRouteFilter } from "./grpc-route-filter.js";
import { isGrpcRouteMatch } from "./grpc-route-match.js";
import { isSectionName } from "./section-name.js";
import { isSessionPersistence } from "./session-persistence.js";
const func0 = Object.prototype.hasOwnProperty;

export function isGrpcRouteRule(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "matches")) || (key0 === "filters")) || (key0 === "backendRefs")) || (key0 === "sessionPersistence"))){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isSectionName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data1 = data.matches;
if(Array.isArray(data1)){
if(data1.length > 64){
const err1 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isGrpcRouteMatch.call(this, data1[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isGrpcRouteMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data3 = data.filters;
if(Array.isArray(data3)){
if(data3.length > 16){
const err3 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isGrpcRouteFilter.call(this, data3[i1], {instancePath:instancePath+"/filters/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isGrpcRouteFilter.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data3, {"atMostOne":"type","in":["RequestHeaderModifier"],"defaults":{}});
if(!(item0 < 0)){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestHeaderModifier", item: item0, distinct: []}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const item1 = offendingItem(data3, {"atMostOne":"type","in":["ResponseHeaderModifier"],"defaults":{}});
if(!(item1 < 0)){
const err5 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type ResponseHeaderModifier", item: item1, distinct: []}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const item2 = offendingItem(data3, {"atMostOne":"type","in":["RequestHeaderModifier"],"defaults":{}});
if(!(item2 < 0)){
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestHeaderModifier", item: item2, distinct: []}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const item3 = offendingItem(data3, {"atMostOne":"type","in":["ResponseHeaderModifier"],"defaults":{}});
if(!(item3 < 0)){
const err8 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type ResponseHeaderModifier", item: item3, distinct: []}};
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
if(data.backendRefs !== undefined && func0.call(data, "backendRefs")){
let data5 = data.backendRefs;
if(Array.isArray(data5)){
if(data5.length > 16){
const err9 = {instancePath:instancePath+"/backendRefs",schemaPath:"#/properties/backendRefs/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(isGrpcBackendRef.call(this, data5[i2], {instancePath:instancePath+"/backendRefs/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isGrpcBackendRef.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/backendRefs",schemaPath:"#/properties/backendRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sessionPersistence !== undefined && func0.call(data, "sessionPersistence")){
if(!(isSessionPersistence.call(this, data.sessionPersistence, {instancePath:instancePath+"/sessionPersistence",parentData:data,parentDataProperty:"sessionPersistence",rootData}))){
vErrors = joined(vErrors, isSessionPersistence.errors);
errors = vErrors.length;
}
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
isGrpcRouteRule.errors = vErrors;
return errors === 0;
}
