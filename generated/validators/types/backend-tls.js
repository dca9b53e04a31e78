// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCaCertificateRef } from "./ca-certificate-ref.js";
import { isKeyExchangeGroup } from "./key-exchange-group.js";
import { isPreciseHostname } from "./precise-hostname.js";
import { isSecretRef } from "./secret-ref.js";
import { isShortString } from "./short-string.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["All","Hostname"];
const schema1 = ["Inline","SPIFFE"];

export function isBackendTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "sni") || (key0 === "insecureSkipVerify")) || (key0 === "certificateSource")) || (key0 === "mtlsCertificateRef")) || (key0 === "caCertificateRefs")) || (key0 === "verifySubjectAltNames")) || (key0 === "alpnProtocols")) || (key0 === "keyExchangeGroups"))){
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
if(data.sni !== undefined && func0.call(data, "sni")){
if(!(isPreciseHostname.call(this, data.sni, {instancePath:instancePath+"/sni",parentData:data,parentDataProperty:"sni",rootData}))){
vErrors = joined(vErrors, isPreciseHostname.errors);
errors = vErrors.length;
}
}
if(data.insecureSkipVerify !== undefined && func0.call(data, "insecureSkipVerify")){
let data1 = data.insecureSkipVerify;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "All") || (data1 === "Hostname"))){
const err2 = {instancePath:instancePath+"/insecureSkipVerify",schemaPath:"#/properties/insecureSkipVerify/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.certificateSource !== undefined && func0.call(data, "certificateSource")){
let data2 = data.certificateSource;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/certificateSource",schemaPath:"#/properties/certificateSource/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "Inline") || (data2 === "SPIFFE"))){
const err4 = {instancePath:instancePath+"/certificateSource",schemaPath:"#/properties/certificateSource/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mtlsCertificateRef !== undefined && func0.call(data, "mtlsCertificateRef")){
let data3 = data.mtlsCertificateRef;
if(Array.isArray(data3)){
if(data3.length > 1){
const err5 = {instancePath:instancePath+"/mtlsCertificateRef",schemaPath:"#/properties/mtlsCertificateRef/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isSecretRef.call(this, data3[i0], {instancePath:instancePath+"/mtlsCertificateRef/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isSecretRef.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/mtlsCertificateRef",schemaPath:"#/properties/mtlsCertificateRef/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.caCertificateRefs !== undefined && func0.call(data, "caCertificateRefs")){
let data5 = data.caCertificateRefs;
if(Array.isArray(data5)){
if(data5.length > 1){
const err7 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/maxItems",keyword:"maxItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(isCaCertificateRef.call(this, data5[i1], {instancePath:instancePath+"/caCertificateRefs/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isCaCertificateRef.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/caCertificateRefs",schemaPath:"#/properties/caCertificateRefs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.verifySubjectAltNames !== undefined && func0.call(data, "verifySubjectAltNames")){
let data7 = data.verifySubjectAltNames;
if(Array.isArray(data7)){
if(data7.length > 16){
const err9 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.length < 1){
const err10 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(isShortString.call(this, data7[i2], {instancePath:instancePath+"/verifySubjectAltNames/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data7);
if(!(repeated0 === undefined)){
const err11 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/verifySubjectAltNames",schemaPath:"#/properties/verifySubjectAltNames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.alpnProtocols !== undefined && func0.call(data, "alpnProtocols")){
let data9 = data.alpnProtocols;
if(Array.isArray(data9)){
if(data9.length > 16){
const err13 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data9.length < 1){
const err14 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(isTinyString.call(this, data9[i3], {instancePath:instancePath+"/alpnProtocols/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.keyExchangeGroups !== undefined && func0.call(data, "keyExchangeGroups")){
let data11 = data.keyExchangeGroups;
if(Array.isArray(data11)){
if(data11.length > 4){
const err16 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data11.length < 1){
const err17 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(isKeyExchangeGroup.call(this, data11[i4], {instancePath:instancePath+"/keyExchangeGroups/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isKeyExchangeGroup.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data11);
if(!(repeated1 === undefined)){
const err18 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/x-unique-items",keyword:"x-unique-items",params:repeated1};
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
const err19 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
const set0 = setOf(data, ["verifySubjectAltNames","insecureSkipVerify"]);
if(!(set0.length <= 1)){
const err20 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["verifySubjectAltNames","insecureSkipVerify"], set: set0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"insecureSkipVerify","test":"in","values":["All"]}],"then":[{"field":"caCertificateRefs","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "caCertificateRefs must be unset when insecureSkipVerify is All", ...fault0}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"certificateSource","default":"Inline","test":"in","values":["SPIFFE"]}],"then":[{"field":"mtlsCertificateRef","test":"unset","values":[]},{"field":"caCertificateRefs","test":"unset","values":[]},{"field":"insecureSkipVerify","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "mtlsCertificateRef, caCertificateRefs and insecureSkipVerify must be unset when certificateSource is SPIFFE", ...fault1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
isBackendTls.errors = vErrors;
return errors === 0;
}
