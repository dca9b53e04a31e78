// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendPolicies } from "./backend-policies.js";
import { isPolicyFrontend } from "./policy-frontend.js";
import { isPolicyStrategy } from "./policy-strategy.js";
import { isPolicyTraffic } from "./policy-traffic.js";
import { isStandaloneTargetRef } from "./standalone-target-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");

export function isStandalonePolicy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.targetRefs === undefined) || (!(func0.call(data, "targetRefs")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetRefs"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "name") || (key0 === "targetRefs")) || (key0 === "strategy")) || (key0 === "frontend")) || (key0 === "traffic")) || (key0 === "backend"))){
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
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(characters(data0) > 253){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 506 || pattern0.test(data0))){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"}};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.targetRefs !== undefined && func0.call(data, "targetRefs")){
let data1 = data.targetRefs;
if(Array.isArray(data1)){
if(data1.length > 16){
const err6 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isStandaloneTargetRef.call(this, data1[i0], {instancePath:instancePath+"/targetRefs/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isStandaloneTargetRef.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/targetRefs",schemaPath:"#/properties/targetRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.strategy !== undefined && func0.call(data, "strategy")){
if(!(isPolicyStrategy.call(this, data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = joined(vErrors, isPolicyStrategy.errors);
errors = vErrors.length;
}
}
if(data.frontend !== undefined && func0.call(data, "frontend")){
if(!(isPolicyFrontend.call(this, data.frontend, {instancePath:instancePath+"/frontend",parentData:data,parentDataProperty:"frontend",rootData}))){
vErrors = joined(vErrors, isPolicyFrontend.errors);
errors = vErrors.length;
}
}
if(data.traffic !== undefined && func0.call(data, "traffic")){
if(!(isPolicyTraffic.call(this, data.traffic, {instancePath:instancePath+"/traffic",parentData:data,parentDataProperty:"traffic",rootData}))){
vErrors = joined(vErrors, isPolicyTraffic.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isBackendPolicies.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isBackendPolicies.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["frontend","traffic","backend"]);
if(!(set0.length >= 1)){
const err9 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["frontend","traffic","backend"], set: set0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"targetRefs","test":"set","values":[]}],"then":[{"field":"targetRefs.*.kind","test":"same","values":[]}]});
if(!(fault0 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "all items of targetRefs must have the same kind", ...fault0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"strategy.inheritance","test":"set","values":[]}],"then":[{"field":"traffic","test":"set","values":[]},{"field":"frontend","test":"unset","values":[]},{"field":"backend","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err11 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "traffic must be set and frontend and backend must be unset when strategy.inheritance is set", ...fault1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"frontend","test":"set","values":[]}],"then":[{"field":"targetRefs.*.kind","test":"in","values":["Gateway"]}]});
if(!(fault2 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.kind must be Gateway when frontend is set", ...fault2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"traffic","test":"set","values":[]}],"then":[{"field":"targetRefs.*.kind","test":"in","values":["Gateway","Route"]}]});
if(!(fault3 === undefined)){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.kind must be Gateway or Route when traffic is set", ...fault3}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"traffic.phase","test":"in","values":["PreRouting"]}],"then":[{"field":"targetRefs.*.kind","test":"in","values":["Gateway"]}]});
if(!(fault4 === undefined)){
const err14 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.kind must be Gateway when traffic.phase is PreRouting", ...fault4}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const fault5 = ruleFault(data, {"when":[{"field":"frontend.tcp","test":"set","values":[]}],"then":[{"field":"targetRefs.*.sectionName","test":"unset","values":[]}]});
if(!(fault5 === undefined)){
const err15 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.sectionName must be unset when frontend.tcp is set", ...fault5}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const fault6 = ruleFault(data, {"when":[{"field":"frontend.networkAuthorization","test":"set","values":[]}],"then":[{"field":"targetRefs.*.sectionName","test":"unset","values":[]}]});
if(!(fault6 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.sectionName must be unset when frontend.networkAuthorization is set", ...fault6}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault7 = ruleFault(data, {"when":[{"field":"frontend.tls","test":"set","values":[]}],"then":[{"field":"targetRefs.*.sectionName","test":"unset","values":[]}]});
if(!(fault7 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.sectionName must be unset when frontend.tls is set", ...fault7}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault8 = ruleFault(data, {"when":[{"field":"frontend.http","test":"set","values":[]}],"then":[{"field":"targetRefs.*.sectionName","test":"unset","values":[]}]});
if(!(fault8 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.sectionName must be unset when frontend.http is set", ...fault8}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const fault9 = ruleFault(data, {"when":[{"field":"frontend.proxyProtocol","test":"set","values":[]}],"then":[{"field":"targetRefs.*.sectionName","test":"unset","values":[]}]});
if(!(fault9 === undefined)){
const err19 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.sectionName must be unset when frontend.proxyProtocol is set", ...fault9}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault10 = ruleFault(data, {"when":[{"field":"frontend.connect","test":"set","values":[]}],"then":[{"field":"targetRefs.*.sectionName","test":"unset","values":[]}]});
if(!(fault10 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "targetRefs.*.sectionName must be unset when frontend.connect is set", ...fault10}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault11 = ruleFault(data, {"when":[{"field":"traffic.jwtAuthentication","test":"set","values":[]}],"then":[{"field":"backend.mcp.authentication","test":"unset","values":[]}]});
if(!(fault11 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "backend.mcp.authentication must be unset when traffic.jwtAuthentication is set", ...fault11}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
isStandalonePolicy.errors = vErrors;
return errors === 0;
}
