// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, milliseconds, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isDuration } from "./duration.js";
import { isPort } from "./port.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isRedisSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.host === undefined) || (!(func0.call(data, "host")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "host") || (key0 === "port")) || (key0 === "database")) || (key0 === "username")) || (key0 === "password")) || (key0 === "tls")) || (key0 === "prefix")) || (key0 === "timeout"))){
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
if(data.host !== undefined && func0.call(data, "host")){
if(!(isShortString.call(this, data.host, {instancePath:instancePath+"/host",parentData:data,parentDataProperty:"host",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.database !== undefined && func0.call(data, "database")){
let data2 = data.database;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65535 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/database",schemaPath:"#/properties/database/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.username !== undefined && func0.call(data, "username")){
if(!(isShortString.call(this, data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined && func0.call(data, "password")){
let data4 = data.password;
if(typeof data4 === "string"){
if(characters(data4) > 1024){
const err5 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(data4) < 1){
const err6 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 1}};
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
const err7 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(typeof data.tls !== "boolean"){
const err8 = {instancePath:instancePath+"/tls",schemaPath:"#/properties/tls/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.prefix !== undefined && func0.call(data, "prefix")){
let data6 = data.prefix;
if(typeof data6 === "string"){
if(characters(data6) > 64){
const err9 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/maxLength",keyword:"maxLength",params:{limit: 64}};
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
const err10 = {instancePath:instancePath+"/prefix",schemaPath:"#/properties/prefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.timeout !== undefined && func0.call(data, "timeout")){
let data7 = data.timeout;
if(!(isDuration.call(this, data7, {instancePath:instancePath+"/timeout",parentData:data,parentDataProperty:"timeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
const length0 = milliseconds(data7);
if(!(isNaN(length0) || length0 >= 1)){
const err11 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1ms"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const length1 = milliseconds(data7);
if(!(isNaN(length1) || length1 <= 10000)){
const err12 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/x-maximum-duration",keyword:"x-maximum-duration",params:{limit: "10s"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
const fault0 = ruleFault(data, {"when":[{"field":"username","test":"set","values":[]}],"then":[{"field":"password","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err13 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "password must be set when username is set", ...fault0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
isRedisSettings.errors = vErrors;
return errors === 0;
}
