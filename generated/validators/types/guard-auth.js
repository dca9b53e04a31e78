// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAwsCredential } from "./aws-credential.js";
import { isAzureCredential } from "./azure-credential.js";
import { isGcpCredential } from "./gcp-credential.js";
import { isSecretKeyRef } from "./secret-key-ref.js";
const func0 = Object.prototype.hasOwnProperty;

export function isGuardAuth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "key") || (key0 === "secretRef")) || (key0 === "aws")) || (key0 === "azure")) || (key0 === "gcp"))){
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
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(characters(data0) > 2048){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data0) < 1){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(isSecretKeyRef.call(this, data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined && func0.call(data, "aws")){
if(!(isAwsCredential.call(this, data.aws, {instancePath:instancePath+"/aws",parentData:data,parentDataProperty:"aws",rootData}))){
vErrors = joined(vErrors, isAwsCredential.errors);
errors = vErrors.length;
}
}
if(data.azure !== undefined && func0.call(data, "azure")){
if(!(isAzureCredential.call(this, data.azure, {instancePath:instancePath+"/azure",parentData:data,parentDataProperty:"azure",rootData}))){
vErrors = joined(vErrors, isAzureCredential.errors);
errors = vErrors.length;
}
}
if(data.gcp !== undefined && func0.call(data, "gcp")){
if(!(isGcpCredential.call(this, data.gcp, {instancePath:instancePath+"/gcp",parentData:data,parentDataProperty:"gcp",rootData}))){
vErrors = joined(vErrors, isGcpCredential.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["key","secretRef","aws","azure","gcp"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["key","secretRef","aws","azure","gcp"], set: set0}};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
isGuardAuth.errors = vErrors;
return errors === 0;
}
