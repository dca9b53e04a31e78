// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpExternalAuthFilter } from "./http-external-auth-filter.js";
import { isIrKey } from "./ir-key.js";
import { isIrKeyPair } from "./ir-key-pair.js";
import { isIrListenerTls } from "./ir-listener-tls.js";
import { isSourcePlace } from "./source-place.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"key":true,"bind":true,"gateway":true,"name":true,"hostname":true,"protocol":true,"listenerSet":true,"tls":true,"clientCertificate":true,"authorizers":true,"place":true};
const schema1 = ["HTTP","HTTPS","TCP","TLS","UDP"];

export function isIrListener(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.bind === undefined) || (!(func0.call(data, "bind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.gateway === undefined) || (!(func0.call(data, "gateway")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateway"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(isIrKey.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.bind !== undefined && func0.call(data, "bind")){
if(!(isIrKey.call(this, data.bind, {instancePath:instancePath+"/bind",parentData:data,parentDataProperty:"bind",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
if(!(isIrKey.call(this, data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data3 = data.name;
if(typeof data3 === "string"){
if(characters(data3) > 1024){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(data3) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
let data4 = data.hostname;
if(typeof data4 === "string"){
if(characters(data4) > 253){
const err9 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(characters(data4) < 1){
const err10 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/minLength",keyword:"minLength",params:{limit: 1}};
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
const err11 = {instancePath:instancePath+"/hostname",schemaPath:"#/properties/hostname/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data5 = data.protocol;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data5 === "HTTP") || (data5 === "HTTPS")) || (data5 === "TCP")) || (data5 === "TLS")) || (data5 === "UDP"))){
const err13 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.listenerSet !== undefined && func0.call(data, "listenerSet")){
if(!(isIrKey.call(this, data.listenerSet, {instancePath:instancePath+"/listenerSet",parentData:data,parentDataProperty:"listenerSet",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isIrListenerTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isIrListenerTls.errors);
errors = vErrors.length;
}
}
if(data.clientCertificate !== undefined && func0.call(data, "clientCertificate")){
if(!(isIrKeyPair.call(this, data.clientCertificate, {instancePath:instancePath+"/clientCertificate",parentData:data,parentDataProperty:"clientCertificate",rootData}))){
vErrors = joined(vErrors, isIrKeyPair.errors);
errors = vErrors.length;
}
}
if(data.authorizers !== undefined && func0.call(data, "authorizers")){
let data9 = data.authorizers;
if(Array.isArray(data9)){
if(data9.length > 16){
const err14 = {instancePath:instancePath+"/authorizers",schemaPath:"#/properties/authorizers/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(isHttpExternalAuthFilter.call(this, data9[i0], {instancePath:instancePath+"/authorizers/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isHttpExternalAuthFilter.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/authorizers",schemaPath:"#/properties/authorizers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isSourcePlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isSourcePlace.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
isIrListener.errors = vErrors;
return errors === 0;
}
