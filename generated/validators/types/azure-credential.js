// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, repeatedItem, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAzureManagedIdentity } from "./azure-managed-identity.js";
import { isAzureWorkloadIdentity } from "./azure-workload-identity.js";
import { isSecretRef } from "./secret-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAzureCredential(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "scopes") || (key0 === "secretRef")) || (key0 === "managedIdentity")) || (key0 === "workloadIdentity"))){
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
if(data.scopes !== undefined && func0.call(data, "scopes")){
let data0 = data.scopes;
if(Array.isArray(data0)){
if(data0.length > 64){
const err1 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1}};
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
if(!(isShortString.call(this, data0[i0], {instancePath:instancePath+"/scopes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
const repeated0 = repeatedItem(data0);
if(!(repeated0 === undefined)){
const err3 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/x-unique-items",keyword:"x-unique-items",params:repeated0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.secretRef !== undefined && func0.call(data, "secretRef")){
if(!(isSecretRef.call(this, data.secretRef, {instancePath:instancePath+"/secretRef",parentData:data,parentDataProperty:"secretRef",rootData}))){
vErrors = joined(vErrors, isSecretRef.errors);
errors = vErrors.length;
}
}
if(data.managedIdentity !== undefined && func0.call(data, "managedIdentity")){
if(!(isAzureManagedIdentity.call(this, data.managedIdentity, {instancePath:instancePath+"/managedIdentity",parentData:data,parentDataProperty:"managedIdentity",rootData}))){
vErrors = joined(vErrors, isAzureManagedIdentity.errors);
errors = vErrors.length;
}
}
if(data.workloadIdentity !== undefined && func0.call(data, "workloadIdentity")){
if(!(isAzureWorkloadIdentity.call(this, data.workloadIdentity, {instancePath:instancePath+"/workloadIdentity",parentData:data,parentDataProperty:"workloadIdentity",rootData}))){
vErrors = joined(vErrors, isAzureWorkloadIdentity.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["secretRef","managedIdentity","workloadIdentity"]);
if(!(set0.length <= 1)){
const err5 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["secretRef","managedIdentity","workloadIdentity"], set: set0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault0 = ruleFault(data, {"when":[{"field":"managedIdentity","test":"set","values":[]}],"then":[{"field":"scopes","test":"atMostItems","values":[1]}]});
if(!(fault0 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "scopes must have at most 1 item when managedIdentity is set", ...fault0}};
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
isAzureCredential.errors = vErrors;
return errors === 0;
}
