// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKeySet } from "./key-set.js";
import { isLongString } from "./long-string.js";
import { isShortString } from "./short-string.js";
import { isTokenIntrospection } from "./token-introspection.js";
const func0 = Object.prototype.hasOwnProperty;

export function isJwtProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.issuer === undefined) || (!(func0.call(data, "issuer")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "issuer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "issuer") || (key0 === "audiences")) || (key0 === "jwks")) || (key0 === "introspection")) || (key0 === "requiredClaims"))){
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
if(data.issuer !== undefined && func0.call(data, "issuer")){
if(!(isShortString.call(this, data.issuer, {instancePath:instancePath+"/issuer",parentData:data,parentDataProperty:"issuer",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.audiences !== undefined && func0.call(data, "audiences")){
let data1 = data.audiences;
if(Array.isArray(data1)){
if(data1.length > 64){
const err2 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isLongString.call(this, data1[i0], {instancePath:instancePath+"/audiences/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/audiences",schemaPath:"#/properties/audiences/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.jwks !== undefined && func0.call(data, "jwks")){
if(!(isKeySet.call(this, data.jwks, {instancePath:instancePath+"/jwks",parentData:data,parentDataProperty:"jwks",rootData}))){
vErrors = joined(vErrors, isKeySet.errors);
errors = vErrors.length;
}
}
if(data.introspection !== undefined && func0.call(data, "introspection")){
if(!(isTokenIntrospection.call(this, data.introspection, {instancePath:instancePath+"/introspection",parentData:data,parentDataProperty:"introspection",rootData}))){
vErrors = joined(vErrors, isTokenIntrospection.errors);
errors = vErrors.length;
}
}
if(data.requiredClaims !== undefined && func0.call(data, "requiredClaims")){
let data5 = data.requiredClaims;
if(Array.isArray(data5)){
if(data5.length > 16){
const err5 = {instancePath:instancePath+"/requiredClaims",schemaPath:"#/properties/requiredClaims/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(isShortString.call(this, data5[i1], {instancePath:instancePath+"/requiredClaims/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data5);
if(!(repeated0 === undefined)){
const err6 = {instancePath:instancePath+"/requiredClaims",schemaPath:"#/properties/requiredClaims/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err7 = {instancePath:instancePath+"/requiredClaims",schemaPath:"#/properties/requiredClaims/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const set0 = setOf(data, ["jwks","introspection"]);
if(!(set0.length >= 1)){
const err8 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["jwks","introspection"], set: set0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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
isJwtProvider.errors = vErrors;
return errors === 0;
}
