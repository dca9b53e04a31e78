// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTracedObjectName } from "./traced-object-name.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[0-9]+(\\.[0-9]+)?s$", "u");

export function isTracedProxy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "bind") || (key0 === "gateway")) || (key0 === "listener")) || (key0 === "route")) || (key0 === "requestProcessingDuration")) || (key0 === "upstreamDuration")) || (key0 === "responseProcessingDuration"))){
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
if(data.bind !== undefined && func0.call(data, "bind")){
let data0 = data.bind;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err1 = {instancePath:instancePath+"/bind",schemaPath:"#/properties/bind/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/bind",schemaPath:"#/properties/bind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
if(!(isTracedObjectName.call(this, data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = joined(vErrors, isTracedObjectName.errors);
errors = vErrors.length;
}
}
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(isTracedObjectName.call(this, data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = joined(vErrors, isTracedObjectName.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(isTracedObjectName.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isTracedObjectName.errors);
errors = vErrors.length;
}
}
if(data.requestProcessingDuration !== undefined && func0.call(data, "requestProcessingDuration")){
let data4 = data.requestProcessingDuration;
if(typeof data4 === "string"){
if(characters(data4) > 32){
const err3 = {instancePath:instancePath+"/requestProcessingDuration",schemaPath:"#/properties/requestProcessingDuration/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data4.length > 64 || pattern0.test(data4))){
const err4 = {instancePath:instancePath+"/requestProcessingDuration",schemaPath:"#/properties/requestProcessingDuration/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?s$"}};
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
const err5 = {instancePath:instancePath+"/requestProcessingDuration",schemaPath:"#/properties/requestProcessingDuration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.upstreamDuration !== undefined && func0.call(data, "upstreamDuration")){
let data5 = data.upstreamDuration;
if(typeof data5 === "string"){
if(characters(data5) > 32){
const err6 = {instancePath:instancePath+"/upstreamDuration",schemaPath:"#/properties/upstreamDuration/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data5.length > 64 || pattern0.test(data5))){
const err7 = {instancePath:instancePath+"/upstreamDuration",schemaPath:"#/properties/upstreamDuration/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?s$"}};
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
const err8 = {instancePath:instancePath+"/upstreamDuration",schemaPath:"#/properties/upstreamDuration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.responseProcessingDuration !== undefined && func0.call(data, "responseProcessingDuration")){
let data6 = data.responseProcessingDuration;
if(typeof data6 === "string"){
if(characters(data6) > 32){
const err9 = {instancePath:instancePath+"/responseProcessingDuration",schemaPath:"#/properties/responseProcessingDuration/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(data6.length > 64 || pattern0.test(data6))){
const err10 = {instancePath:instancePath+"/responseProcessingDuration",schemaPath:"#/properties/responseProcessingDuration/x-pattern",keyword:"x-pattern",params:{"pattern":"^[0-9]+(\\.[0-9]+)?s$"}};
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
const err11 = {instancePath:instancePath+"/responseProcessingDuration",schemaPath:"#/properties/responseProcessingDuration/type",keyword:"type",params:{type: "string"}};
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
isTracedProxy.errors = vErrors;
return errors === 0;
}
