// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendTlsCaCertificateRef } from "./backend-tls-ca-certificate-ref.js";
import { isPreciseHostname } from "./precise-hostname.js";
import { isSubjectAltName } from "./subject-alt-name.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["System"];

export function isBackendTlsPolicyValidation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.hostname === undefined) || (!(func0.call(data, "hostname")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hostname"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "caCertificateRefs") || (key0 === "wellKnownCACertificates")) || (key0 === "hostname")) || (key0 === "subjectAltNames"))){
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
if(data.caCertificateRefs !== undefined && func0.call(data, "caCertificateRefs")){
let data0 = data.caCertificateRefs;
if(Array.isArray(data0)){
if(data0.length > 8){
const err2 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/maxItems",keyword:"maxItems",params:{limit: 8}};
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
if(!(isBackendTlsCaCertificateRef.call(this, data0[i0], {instancePath:instancePath+"/caCertificateRefs/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isBackendTlsCaCertificateRef.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.wellKnownCACertificates !== undefined && func0.call(data, "wellKnownCACertificates")){
let data2 = data.wellKnownCACertificates;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/wellKnownCACertificates",schemaPath:"#/properties/wellKnownCACertificates/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data2 === "System")){
const err5 = {instancePath:instancePath+"/wellKnownCACertificates",schemaPath:"#/properties/wellKnownCACertificates/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
if(!(isPreciseHostname.call(this, data.hostname, {instancePath:instancePath+"/hostname",parentData:data,parentDataProperty:"hostname",rootData}))){
vErrors = joined(vErrors, isPreciseHostname.errors);
errors = vErrors.length;
}
}
if(data.subjectAltNames !== undefined && func0.call(data, "subjectAltNames")){
let data4 = data.subjectAltNames;
if(Array.isArray(data4)){
if(data4.length > 5){
const err6 = {instancePath:instancePath+"/subjectAltNames",schemaPath:"#/properties/subjectAltNames/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(isSubjectAltName.call(this, data4[i1], {instancePath:instancePath+"/subjectAltNames/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isSubjectAltName.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/subjectAltNames",schemaPath:"#/properties/subjectAltNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"wellKnownCACertificates","test":"unset","values":[]}],"then":[{"field":"caCertificateRefs","test":"moreItems","values":[0]}]});
if(!(fault0 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "caCertificateRefs must not be empty when wellKnownCACertificates is unset", ...fault0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"wellKnownCACertificates","test":"set","values":[]}],"then":[{"field":"caCertificateRefs","test":"atMostItems","values":[0]}]});
if(!(fault1 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "caCertificateRefs must be empty when wellKnownCACertificates is set", ...fault1}};
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
isBackendTlsPolicyValidation.errors = vErrors;
return errors === 0;
}
