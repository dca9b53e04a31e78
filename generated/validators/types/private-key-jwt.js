// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isLongString } from "./long-string.js";
import { isSecretKeyRef } from "./secret-key-ref.js";
import { isShortString } from "./short-string.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["x5c","x5t#S256"];
const schema1 = ["RS256","RS384","RS512","PS256","ES256","ES384"];

export function isPrivateKeyJwt(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.signingKeyRef === undefined) || (!(func0.call(data, "signingKeyRef")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signingKeyRef"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.assertionAudience === undefined) || (!(func0.call(data, "assertionAudience")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "assertionAudience"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "signingKeyRef") || (key0 === "certificateRef")) || (key0 === "certificateHeader")) || (key0 === "alg")) || (key0 === "kid")) || (key0 === "assertionAudience"))){
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
if(data.signingKeyRef !== undefined && func0.call(data, "signingKeyRef")){
if(!(isSecretKeyRef.call(this, data.signingKeyRef, {instancePath:instancePath+"/signingKeyRef",parentData:data,parentDataProperty:"signingKeyRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
errors = vErrors.length;
}
}
if(data.certificateRef !== undefined && func0.call(data, "certificateRef")){
if(!(isSecretKeyRef.call(this, data.certificateRef, {instancePath:instancePath+"/certificateRef",parentData:data,parentDataProperty:"certificateRef",rootData}))){
vErrors = joined(vErrors, isSecretKeyRef.errors);
errors = vErrors.length;
}
}
if(data.certificateHeader !== undefined && func0.call(data, "certificateHeader")){
let data2 = data.certificateHeader;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/certificateHeader",schemaPath:"#/properties/certificateHeader/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data2 === "x5c") || (data2 === "x5t#S256"))){
const err4 = {instancePath:instancePath+"/certificateHeader",schemaPath:"#/properties/certificateHeader/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
let data3 = data.alg;
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data3 === "RS256") || (data3 === "RS384")) || (data3 === "RS512")) || (data3 === "PS256")) || (data3 === "ES256")) || (data3 === "ES384"))){
const err6 = {instancePath:instancePath+"/alg",schemaPath:"#/properties/alg/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(isShortString.call(this, data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
}
if(data.assertionAudience !== undefined && func0.call(data, "assertionAudience")){
if(!(isLongString.call(this, data.assertionAudience, {instancePath:instancePath+"/assertionAudience",parentData:data,parentDataProperty:"assertionAudience",rootData}))){
vErrors = joined(vErrors, isLongString.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"certificateRef","test":"set","values":[]}],"then":[{"field":"certificateHeader","test":"set","values":[]}]});
if(!(fault0 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "certificateHeader must be set when certificateRef is set", ...fault0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"certificateHeader","test":"set","values":[]}],"then":[{"field":"certificateRef","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "certificateRef must be set when certificateHeader is set", ...fault1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
isPrivateKeyJwt.errors = vErrors;
return errors === 0;
}
