// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHostname } from "./hostname.js";
import { isListenerRef } from "./listener-ref.js";
import { isStandaloneUiAccess } from "./standalone-ui-access.js";
import { isTrafficPolicies } from "./traffic-policies.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(/|(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)$", "u");

export function isStandaloneUi(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "gateways") || (key0 === "hostnames")) || (key0 === "path")) || (key0 === "policies")) || (key0 === "access")) || (key0 === "insecure"))){
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
if(data.gateways !== undefined && func0.call(data, "gateways")){
let data0 = data.gateways;
if(Array.isArray(data0)){
if(data0.length > 16){
const err1 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(isListenerRef.call(this, data0[i0], {instancePath:instancePath+"/gateways/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isListenerRef.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data0);
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
let data2 = data.hostnames;
if(Array.isArray(data2)){
if(data2.length > 16){
const err5 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.path !== undefined && func0.call(data, "path")){
let data4 = data.path;
if(typeof data4 === "string"){
if(characters(data4) > 256){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(characters(data4) < 1){
const err8 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data4.length > 512 || pattern0.test(data4))){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/x-pattern",keyword:"x-pattern",params:{"pattern":"^(/|(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)$","expected":"a path such as `/ui` or `/admin/gateway`, without a slash at its end"}};
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
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isTrafficPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isTrafficPolicies.errors);
errors = vErrors.length;
}
}
if(data.access !== undefined && func0.call(data, "access")){
if(!(isStandaloneUiAccess.call(this, data.access, {instancePath:instancePath+"/access",parentData:data,parentDataProperty:"access",rootData}))){
vErrors = joined(vErrors, isStandaloneUiAccess.errors);
errors = vErrors.length;
}
}
if(data.insecure !== undefined && func0.call(data, "insecure")){
if(typeof data.insecure !== "boolean"){
const err11 = {instancePath:instancePath+"/insecure",schemaPath:"#/properties/insecure/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"gateways","test":"unset","values":[]}],"then":[{"field":"hostnames","test":"unset","values":[]},{"field":"policies","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "`hostnames` and `policies` belong to the listeners of `gateways`, which is missing", ...fault0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
isStandaloneUi.errors = vErrors;
return errors === 0;
}
