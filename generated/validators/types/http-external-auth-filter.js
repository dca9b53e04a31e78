// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendObjectRef } from "./backend-object-ref.js";
import { isForwardBodyConfig } from "./forward-body-config.js";
import { isGrpcAuthConfig } from "./grpc-auth-config.js";
import { isHttpAuthConfig } from "./http-auth-config.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["HTTP","GRPC"];

export function isHttpExternalAuthFilter(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.backendRef === undefined) || (!(func0.call(data, "backendRef")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backendRef"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "protocol") || (key0 === "backendRef")) || (key0 === "grpc")) || (key0 === "http")) || (key0 === "forwardBody"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data0 = data.protocol;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "HTTP") || (data0 === "GRPC"))){
const err4 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.backendRef !== undefined && func0.call(data, "backendRef")){
if(!(isBackendObjectRef.call(this, data.backendRef, {instancePath:instancePath+"/backendRef",parentData:data,parentDataProperty:"backendRef",rootData}))){
vErrors = joined(vErrors, isBackendObjectRef.errors);
errors = vErrors.length;
}
}
if(data.grpc !== undefined && func0.call(data, "grpc")){
if(!(isGrpcAuthConfig.call(this, data.grpc, {instancePath:instancePath+"/grpc",parentData:data,parentDataProperty:"grpc",rootData}))){
vErrors = joined(vErrors, isGrpcAuthConfig.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(isHttpAuthConfig.call(this, data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = joined(vErrors, isHttpAuthConfig.errors);
errors = vErrors.length;
}
}
if(data.forwardBody !== undefined && func0.call(data, "forwardBody")){
if(!(isForwardBodyConfig.call(this, data.forwardBody, {instancePath:instancePath+"/forwardBody",parentData:data,parentDataProperty:"forwardBody",rootData}))){
vErrors = joined(vErrors, isForwardBodyConfig.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["grpc","http"]);
if(!(set0.length === 1)){
const err5 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["grpc","http"], set: set0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["GRPC"]}],"then":[{"field":"grpc","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "grpc must be set when protocol is GRPC", ...fault0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["HTTP"]}],"then":[{"field":"http","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "http must be set when protocol is HTTP", ...fault1}};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
isHttpExternalAuthFilter.errors = vErrors;
return errors === 0;
}
