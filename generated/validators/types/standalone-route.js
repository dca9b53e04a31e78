// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHostname } from "./hostname.js";
import { isHttpRouteFilter } from "./http-route-filter.js";
import { isListenerRef } from "./listener-ref.js";
import { isSectionName } from "./section-name.js";
import { isSessionPersistence } from "./session-persistence.js";
import { isStandaloneRouteBackend } from "./standalone-route-backend.js";
import { isStandaloneRouteMatch } from "./standalone-route-match.js";
import { isTrafficPolicies } from "./traffic-policies.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "name") || (key0 === "gateways")) || (key0 === "hostnames")) || (key0 === "matches")) || (key0 === "filters")) || (key0 === "policies")) || (key0 === "sessionPersistence")) || (key0 === "backends"))){
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
if(data.gateways !== undefined && func0.call(data, "gateways")){
let data1 = data.gateways;
if(Array.isArray(data1)){
if(data1.length > 16){
const err1 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isListenerRef.call(this, data1[i0], {instancePath:instancePath+"/gateways/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isListenerRef.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data1);
if(!(repeated0 === undefined)){
const err3 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err4 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.hostnames !== undefined && func0.call(data, "hostnames")){
let data3 = data.hostnames;
if(Array.isArray(data3)){
if(data3.length > 16){
const err5 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isHostname.call(this, data3[i1], {instancePath:instancePath+"/hostnames/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isHostname.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data5 = data.matches;
if(Array.isArray(data5)){
if(data5.length > 64){
const err7 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(isStandaloneRouteMatch.call(this, data5[i2], {instancePath:instancePath+"/matches/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isStandaloneRouteMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data7 = data.filters;
if(Array.isArray(data7)){
if(data7.length > 16){
const err9 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(isHttpRouteFilter.call(this, data7[i3], {instancePath:instancePath+"/filters/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isHttpRouteFilter.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data7, {"atMostOne":"type","in":["RequestRedirect","URLRewrite"],"defaults":{}});
if(!(item0 < 0)){
const err10 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestRedirect or URLRewrite", item: item0, distinct: []}};
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
const err11 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const item1 = offendingItem(data7, {"atMostOne":"type","in":["RequestRedirect","URLRewrite"],"defaults":{}});
if(!(item1 < 0)){
const err12 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestRedirect or URLRewrite", item: item1, distinct: []}};
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
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isTrafficPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isTrafficPolicies.errors);
errors = vErrors.length;
}
}
if(data.sessionPersistence !== undefined && func0.call(data, "sessionPersistence")){
if(!(isSessionPersistence.call(this, data.sessionPersistence, {instancePath:instancePath+"/sessionPersistence",parentData:data,parentDataProperty:"sessionPersistence",rootData}))){
vErrors = joined(vErrors, isSessionPersistence.errors);
errors = vErrors.length;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data11 = data.backends;
if(Array.isArray(data11)){
if(data11.length > 16){
const err13 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(isStandaloneRouteBackend.call(this, data11[i4], {instancePath:instancePath+"/backends/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isStandaloneRouteBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"matches.+.path.type","test":"in","values":["Exact","RegularExpression"]}],"then":[{"field":"filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backends.*.filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backends.*.filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a route that replaces a prefix must match by PathPrefix", ...fault0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"matches.*.path.value","default":"/","test":"different","values":[]}],"then":[{"field":"filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backends.*.filters.*.requestRedirect.path.replacePrefixMatch","test":"unset","values":[]},{"field":"backends.*.filters.*.urlRewrite.path.replacePrefixMatch","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a route that replaces a prefix must match by one prefix: it would not be known which", ...fault1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"backends.+.routeGroup","test":"set","values":[]}],"then":[{"field":"matches.*.path.type","test":"notIn","values":["Exact","RegularExpression"]}]});
if(!(fault2 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a route that passes requests on to a group must match by PathPrefix", ...fault2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
isStandaloneRoute.errors = vErrors;
return errors === 0;
}
