// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, milliseconds, repeatedItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCipherSuite } from "./cipher-suite.js";
import { isDuration } from "./duration.js";
import { isKeyExchangeGroup } from "./key-exchange-group.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["1.2","1.3"];

export function isFrontendTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((((key0 === "handshakeTimeout") || (key0 === "alpnProtocols")) || (key0 === "minProtocolVersion")) || (key0 === "maxProtocolVersion")) || (key0 === "cipherSuites")) || (key0 === "keyExchangeGroups"))){
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
if(data.handshakeTimeout !== undefined && func0.call(data, "handshakeTimeout")){
let data0 = data.handshakeTimeout;
if(!(isDuration.call(this, data0, {instancePath:instancePath+"/handshakeTimeout",parentData:data,parentDataProperty:"handshakeTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data0 === "string"){
const length0 = milliseconds(data0);
if(!(isNaN(length0) || length0 >= 100)){
const err1 = {instancePath:instancePath+"/handshakeTimeout",schemaPath:"#/properties/handshakeTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "100ms"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
if(data.alpnProtocols !== undefined && func0.call(data, "alpnProtocols")){
let data1 = data.alpnProtocols;
if(Array.isArray(data1)){
if(data1.length > 16){
const err2 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(isTinyString.call(this, data1[i0], {instancePath:instancePath+"/alpnProtocols/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/alpnProtocols",schemaPath:"#/properties/alpnProtocols/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.minProtocolVersion !== undefined && func0.call(data, "minProtocolVersion")){
let data3 = data.minProtocolVersion;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/minProtocolVersion",schemaPath:"#/properties/minProtocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data3 === "1.2") || (data3 === "1.3"))){
const err6 = {instancePath:instancePath+"/minProtocolVersion",schemaPath:"#/properties/minProtocolVersion/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.maxProtocolVersion !== undefined && func0.call(data, "maxProtocolVersion")){
let data4 = data.maxProtocolVersion;
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/maxProtocolVersion",schemaPath:"#/properties/maxProtocolVersion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data4 === "1.2") || (data4 === "1.3"))){
const err8 = {instancePath:instancePath+"/maxProtocolVersion",schemaPath:"#/properties/maxProtocolVersion/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.cipherSuites !== undefined && func0.call(data, "cipherSuites")){
let data5 = data.cipherSuites;
if(Array.isArray(data5)){
if(data5.length > 9){
const err9 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/maxItems",keyword:"maxItems",params:{limit: 9}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(isCipherSuite.call(this, data5[i1], {instancePath:instancePath+"/cipherSuites/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isCipherSuite.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data5);
if(!(repeated0 === undefined)){
const err11 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/x-unique-items",keyword:"x-unique-items",params:repeated0};
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
const err12 = {instancePath:instancePath+"/cipherSuites",schemaPath:"#/properties/cipherSuites/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.keyExchangeGroups !== undefined && func0.call(data, "keyExchangeGroups")){
let data7 = data.keyExchangeGroups;
if(Array.isArray(data7)){
if(data7.length > 4){
const err13 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.length < 1){
const err14 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(isKeyExchangeGroup.call(this, data7[i2], {instancePath:instancePath+"/keyExchangeGroups/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isKeyExchangeGroup.errors);
errors = vErrors.length;
}
}
const repeated1 = repeatedItem(data7);
if(!(repeated1 === undefined)){
const err15 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/x-unique-items",keyword:"x-unique-items",params:repeated1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/keyExchangeGroups",schemaPath:"#/properties/keyExchangeGroups/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"minProtocolVersion","test":"in","values":["1.3"]}],"then":[{"field":"maxProtocolVersion","test":"notIn","values":["1.2"]}]});
if(!(fault0 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "maxProtocolVersion must be other than 1.2 when minProtocolVersion is 1.3", ...fault0}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"minProtocolVersion","test":"in","values":["1.3"]},{"field":"cipherSuites.*","test":"notIn","values":["TLS13_AES_128_GCM_SHA256","TLS13_AES_256_GCM_SHA384","TLS13_CHACHA20_POLY1305_SHA256"]}],"then":[{"field":"cipherSuites","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "cipherSuites must name one of version 1.3 when minProtocolVersion is 1.3", ...fault1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"maxProtocolVersion","test":"in","values":["1.2"]},{"field":"cipherSuites.*","test":"in","values":["TLS13_AES_128_GCM_SHA256","TLS13_AES_256_GCM_SHA384","TLS13_CHACHA20_POLY1305_SHA256"]}],"then":[{"field":"cipherSuites","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err19 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "cipherSuites must name one of version 1.2 when maxProtocolVersion is 1.2", ...fault2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
isFrontendTls.errors = vErrors;
return errors === 0;
}
