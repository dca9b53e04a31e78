// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminPlace } from "./admin-place.js";
import { isAdminPublicKey } from "./admin-public-key.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminKeySet(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.url === undefined) || (!(func0.call(data, "url")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.keys === undefined) || (!(func0.call(data, "keys")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keys"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.publicKeys === undefined) || (!(func0.call(data, "publicKeys")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publicKeys"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.places === undefined) || (!(func0.call(data, "places")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "places"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "url") || (key0 === "keys")) || (key0 === "publicKeys")) || (key0 === "fault")) || (key0 === "issuer")) || (key0 === "places"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(!(isAdminName.call(this, data.url, {instancePath:instancePath+"/url",parentData:data,parentDataProperty:"url",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.keys !== undefined && func0.call(data, "keys")){
let data1 = data.keys;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.publicKeys !== undefined && func0.call(data, "publicKeys")){
let data2 = data.publicKeys;
if(Array.isArray(data2)){
if(data2.length > 256){
const err8 = {instancePath:instancePath+"/publicKeys",schemaPath:"#/properties/publicKeys/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminPublicKey.call(this, data2[i0], {instancePath:instancePath+"/publicKeys/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminPublicKey.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/publicKeys",schemaPath:"#/properties/publicKeys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fault !== undefined && func0.call(data, "fault")){
if(!(isAdminText.call(this, data.fault, {instancePath:instancePath+"/fault",parentData:data,parentDataProperty:"fault",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.issuer !== undefined && func0.call(data, "issuer")){
if(!(isAdminName.call(this, data.issuer, {instancePath:instancePath+"/issuer",parentData:data,parentDataProperty:"issuer",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.places !== undefined && func0.call(data, "places")){
let data6 = data.places;
if(Array.isArray(data6)){
if(data6.length > 64){
const err10 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminPlace.call(this, data6[i1], {instancePath:instancePath+"/places/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminPlace.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
isAdminKeySet.errors = vErrors;
return errors === 0;
}
