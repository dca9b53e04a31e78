// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;

export function isTracedWorkloadIdentity(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.trustDomain === undefined) || (!(func0.call(data, "trustDomain")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trustDomain"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.namespace === undefined) || (!(func0.call(data, "namespace")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "namespace"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.serviceAccount === undefined) || (!(func0.call(data, "serviceAccount")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceAccount"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "trustDomain") || (key0 === "namespace")) || (key0 === "serviceAccount"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.trustDomain !== undefined && func0.call(data, "trustDomain")){
let data0 = data.trustDomain;
if(typeof data0 === "string"){
if(characters(data0) > 2048){
const err4 = {instancePath:instancePath+"/trustDomain",schemaPath:"#/properties/trustDomain/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err5 = {instancePath:instancePath+"/trustDomain",schemaPath:"#/properties/trustDomain/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.namespace !== undefined && func0.call(data, "namespace")){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(characters(data1) > 2048){
const err6 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err7 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
let data2 = data.serviceAccount;
if(typeof data2 === "string"){
if(characters(data2) > 2048){
const err8 = {instancePath:instancePath+"/serviceAccount",schemaPath:"#/properties/serviceAccount/maxLength",keyword:"maxLength",params:{limit: 2048}};
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
const err9 = {instancePath:instancePath+"/serviceAccount",schemaPath:"#/properties/serviceAccount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
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
isTracedWorkloadIdentity.errors = vErrors;
return errors === 0;
}
