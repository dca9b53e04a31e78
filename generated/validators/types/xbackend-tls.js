// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendTlsPolicyValidation } from "./backend-tls-policy-validation.js";
import { isXbackendCertificateRef } from "./xbackend-certificate-ref.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["None","ServerOnly","ClientAndServer"];

export function isXbackendTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "mode") || (key0 === "clientCertificateRef")) || (key0 === "validation"))){
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
if(data.mode !== undefined && func0.call(data, "mode")){
let data0 = data.mode;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "None") || (data0 === "ServerOnly")) || (data0 === "ClientAndServer"))){
const err3 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.clientCertificateRef !== undefined && func0.call(data, "clientCertificateRef")){
if(!(isXbackendCertificateRef.call(this, data.clientCertificateRef, {instancePath:instancePath+"/clientCertificateRef",parentData:data,parentDataProperty:"clientCertificateRef",rootData}))){
vErrors = joined(vErrors, isXbackendCertificateRef.errors);
errors = vErrors.length;
}
}
if(data.validation !== undefined && func0.call(data, "validation")){
if(!(isBackendTlsPolicyValidation.call(this, data.validation, {instancePath:instancePath+"/validation",parentData:data,parentDataProperty:"validation",rootData}))){
vErrors = joined(vErrors, isBackendTlsPolicyValidation.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"mode","test":"in","values":["ClientAndServer"]}],"then":[{"field":"clientCertificateRef","test":"set","values":[]},{"field":"validation","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientCertificateRef and validation must be set when mode is ClientAndServer", ...fault0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"mode","test":"in","values":["ServerOnly"]}],"then":[{"field":"clientCertificateRef","test":"unset","values":[]},{"field":"validation","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientCertificateRef must be unset and validation must be set when mode is ServerOnly", ...fault1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"mode","test":"in","values":["None"]}],"then":[{"field":"clientCertificateRef","test":"unset","values":[]},{"field":"validation","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "clientCertificateRef and validation must be unset when mode is None", ...fault2}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isXbackendTls.errors = vErrors;
return errors === 0;
}
