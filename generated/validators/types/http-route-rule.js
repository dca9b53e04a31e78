// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpBackendRef } from "./http-backend-ref.js";
import { isHttpRouteFilter } from "./http-route-filter.js";
import { isHttpRouteMatch } from "./http-route-match.js";
import { isHttpRouteRetry } from "./http-route-retry.js";
import { isHttpRouteTimeouts } from "./http-route-timeouts.js";
import { isSectionName } from "./section-name.js";
import { isSessionPersistence } from "./session-persistence.js";
const func0 = Object.prototype.hasOwnProperty;

export function isHttpRouteRule(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "matches")) || (key0 === "filters")) || (key0 === "backendRefs")) || (key0 === "timeouts")) || (key0 === "retry")) || (key0 === "sessionPersistence"))){
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
if(!(isHttpRouteMatch.call(this, data1[i0], {instancePath:instancePath+"/matches/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isHttpRouteMatch.errors);
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
if(!(isHttpRouteFilter.call(this, data3[i1], {instancePath:instancePath+"/filters/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHttpRouteFilter.errors);
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
const item2 = offendingItem(data3, {"atMostOne":"type","in":["CORS"],"defaults":{}});
if(!(item2 < 0)){
const err6 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type CORS", item: item2, distinct: []}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const item3 = offendingItem(data3, {"atMostOne":"type","in":["RequestRedirect","URLRewrite"],"defaults":{}});
if(!(item3 < 0)){
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestRedirect or URLRewrite", item: item3, distinct: []}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const item4 = offendingItem(data3, {"atMostOne":"type","in":["RequestHeaderModifier"],"defaults":{}});
if(!(item4 < 0)){
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestHeaderModifier", item: item4, distinct: []}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const item5 = offendingItem(data3, {"atMostOne":"type","in":["ResponseHeaderModifier"],"defaults":{}});
if(!(item5 < 0)){
const err10 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type ResponseHeaderModifier", item: item5, distinct: []}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const item6 = offendingItem(data3, {"atMostOne":"type","in":["CORS"],"defaults":{}});
if(!(item6 < 0)){
const err11 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type CORS", item: item6, distinct: []}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const item7 = offendingItem(data3, {"atMostOne":"type","in":["RequestRedirect","URLRewrite"],"defaults":{}});
if(!(item7 < 0)){
const err12 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestRedirect or URLRewrite", item: item7, distinct: []}};
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
if(data.backendRefs !== undefined && func0.call(data, "backendRefs")){
let data5 = data.backendRefs;
if(Array.isArray(data5)){
if(data5.length > 16){
const err13 = {instancePath:instancePath+"/backendRefs",schemaPath:"#/properties/backendRefs/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(isHttpBackendRef.call(this, data5[i2], {instancePath:instancePath+"/backendRefs/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isHttpBackendRef.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/backendRefs",schemaPath:"#/properties/backendRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.timeouts !== undefined && func0.call(data, "timeouts")){
if(!(isHttpRouteTimeouts.call(this, data.timeouts, {instancePath:instancePath+"/timeouts",parentData:data,parentDataProperty:"timeouts",rootData}))){
vErrors = joined(vErrors, isHttpRouteTimeouts.errors);
errors = vErrors.length;
}
}
if(data.retry !== undefined && func0.call(data, "retry")){
if(!(isHttpRouteRetry.call(this, data.retry, {instancePath:instancePath+"/retry",parentData:data,parentDataProperty:"retry",rootData}))){
vErrors = joined(vErrors, isHttpRouteRetry.errors);
errors = vErrors.length;
}
}
if(data.sessionPersistence !== undefined && func0.call(data, "sessionPersistence")){
if(!(isSessionPersistence.call(this, data.sessionPersistence, {instancePath:instancePath+"/sessionPersistence",parentData:data,parentDataProperty:"sessionPersistence",rootData}))){
vErrors = joined(vErrors, isSessionPersistence.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"matches","default":[{"path":{"type":"PathPrefix","value":"/"}}],"test":"moreItems","values":[1]}],"then":[{"field":"filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backendRefs.*.filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backendRefs.*.filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a rule with several matches replaces no prefix: it would not be known which", ...fault0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"matches","default":[{"path":{"type":"PathPrefix","value":"/"}}],"test":"atMostItems","values":[0]}],"then":[{"field":"filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backendRefs.*.filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backendRefs.*.filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a rule without matches replaces no prefix: it has none", ...fault1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"matches.+.path.type","test":"in","values":["Exact","RegularExpression"]}],"then":[{"field":"filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backendRefs.*.filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backendRefs.*.filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a rule that replaces a prefix must match by PathPrefix", ...fault2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"backendRefs","test":"moreItems","values":[0]}],"then":[{"field":"filters.*.requestRedirect","test":"unset","values":[]}]});
if(!(fault3 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a rule that redirects must have no backendRefs", ...fault3}};
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
isHttpRouteRule.errors = vErrors;
return errors === 0;
}
