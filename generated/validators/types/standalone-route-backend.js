// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, offendingItem, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isA2aBackend } from "./a2a-backend.js";
import { isAiBackend } from "./ai-backend.js";
import { isAwsBackend } from "./aws-backend.js";
import { isBackendPolicies } from "./backend-policies.js";
import { isDynamicForwardProxyBackend } from "./dynamic-forward-proxy-backend.js";
import { isHttpRouteFilter } from "./http-route-filter.js";
import { isLongString } from "./long-string.js";
import { isMcpBackend } from "./mcp-backend.js";
import { isSectionName } from "./section-name.js";
import { isStaticBackend } from "./static-backend.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"host":true,"backend":true,"routeGroup":true,"static":true,"mcp":true,"weight":true,"filters":true,"policies":true,"a2a":true,"ai":true,"dynamicForwardProxy":true,"aws":true};

export function isStandaloneRouteBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(isLongString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isSectionName.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.routeGroup !== undefined && func0.call(data, "routeGroup")){
if(!(isSectionName.call(this, data.routeGroup, {instancePath:instancePath+"/routeGroup",parentData:data,parentDataProperty:"routeGroup",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(isStaticBackend.call(this, data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = joined(vErrors, isStaticBackend.errors);
errors = vErrors.length;
}
}
if(data.mcp !== undefined && func0.call(data, "mcp")){
if(!(isMcpBackend.call(this, data.mcp, {instancePath:instancePath+"/mcp",parentData:data,parentDataProperty:"mcp",rootData}))){
vErrors = joined(vErrors, isMcpBackend.errors);
errors = vErrors.length;
}
}
if(data.weight !== undefined && func0.call(data, "weight")){
let data5 = data.weight;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err1 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err2 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err3 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data6 = data.filters;
if(Array.isArray(data6)){
if(data6.length > 16){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(isHttpRouteFilter.call(this, data6[i0], {instancePath:instancePath+"/filters/" + i0,parentData:data6,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isHttpRouteFilter.errors);
errors = vErrors.length;
}
}
const item0 = offendingItem(data6, {"atMostOne":"type","in":["RequestRedirect","URLRewrite"],"defaults":{}});
if(!(item0 < 0)){
const err5 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestRedirect or URLRewrite", item: item0, distinct: []}};
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
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const item1 = offendingItem(data6, {"atMostOne":"type","in":["RequestRedirect","URLRewrite"],"defaults":{}});
if(!(item1 < 0)){
const err7 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/x-item-rules",keyword:"x-item-rules",params:{sentence: "at most one item may have the type RequestRedirect or URLRewrite", item: item1, distinct: []}};
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
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isBackendPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isBackendPolicies.errors);
errors = vErrors.length;
}
}
if(data.a2a !== undefined && func0.call(data, "a2a")){
if(!(isA2aBackend.call(this, data.a2a, {instancePath:instancePath+"/a2a",parentData:data,parentDataProperty:"a2a",rootData}))){
vErrors = joined(vErrors, isA2aBackend.errors);
errors = vErrors.length;
}
}
if(data.ai !== undefined && func0.call(data, "ai")){
if(!(isAiBackend.call(this, data.ai, {instancePath:instancePath+"/ai",parentData:data,parentDataProperty:"ai",rootData}))){
vErrors = joined(vErrors, isAiBackend.errors);
errors = vErrors.length;
}
}
if(data.dynamicForwardProxy !== undefined && func0.call(data, "dynamicForwardProxy")){
if(!(isDynamicForwardProxyBackend.call(this, data.dynamicForwardProxy, {instancePath:instancePath+"/dynamicForwardProxy",parentData:data,parentDataProperty:"dynamicForwardProxy",rootData}))){
vErrors = joined(vErrors, isDynamicForwardProxyBackend.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined && func0.call(data, "aws")){
if(!(isAwsBackend.call(this, data.aws, {instancePath:instancePath+"/aws",parentData:data,parentDataProperty:"aws",rootData}))){
vErrors = joined(vErrors, isAwsBackend.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["host","backend","routeGroup","static","a2a","ai","mcp","dynamicForwardProxy","aws"]);
if(!(set0.length === 1)){
const err8 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["host","backend","routeGroup","static","a2a","ai","mcp","dynamicForwardProxy","aws"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"routeGroup","test":"set","values":[]}],"then":[{"field":"filters","default":[],"test":"atMostItems","values":[0]},{"field":"policies","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a group is not a server: what belongs to its requests is at the route", ...fault0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isStandaloneRouteBackend.errors = vErrors;
return errors === 0;
}
