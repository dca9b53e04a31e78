// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminPublicKey(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kty === undefined) || (!(func0.call(data, "kty")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kty"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "kty") || (key0 === "kid")) || (key0 === "alg")) || (key0 === "crv")) || (key0 === "n")) || (key0 === "e")) || (key0 === "x")) || (key0 === "y"))){
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
if(data.kty !== undefined && func0.call(data, "kty")){
if(!(isAdminName.call(this, data.kty, {instancePath:instancePath+"/kty",parentData:data,parentDataProperty:"kty",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.kid !== undefined && func0.call(data, "kid")){
if(!(isAdminName.call(this, data.kid, {instancePath:instancePath+"/kid",parentData:data,parentDataProperty:"kid",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.alg !== undefined && func0.call(data, "alg")){
if(!(isAdminName.call(this, data.alg, {instancePath:instancePath+"/alg",parentData:data,parentDataProperty:"alg",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.crv !== undefined && func0.call(data, "crv")){
if(!(isAdminName.call(this, data.crv, {instancePath:instancePath+"/crv",parentData:data,parentDataProperty:"crv",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.n !== undefined && func0.call(data, "n")){
if(!(isAdminName.call(this, data.n, {instancePath:instancePath+"/n",parentData:data,parentDataProperty:"n",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.e !== undefined && func0.call(data, "e")){
if(!(isAdminName.call(this, data.e, {instancePath:instancePath+"/e",parentData:data,parentDataProperty:"e",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.x !== undefined && func0.call(data, "x")){
if(!(isAdminName.call(this, data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.y !== undefined && func0.call(data, "y")){
if(!(isAdminName.call(this, data.y, {instancePath:instancePath+"/y",parentData:data,parentDataProperty:"y",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isAdminPublicKey.errors = vErrors;
return errors === 0;
}
