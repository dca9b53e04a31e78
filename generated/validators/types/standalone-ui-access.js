// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Write","Read","Login"];

export function isStandaloneUiAccess(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "read") || (key0 === "write")) || (key0 === "adminAddr"))){
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
if(data.read !== undefined && func0.call(data, "read")){
if(!(isCelExpression.call(this, data.read, {instancePath:instancePath+"/read",parentData:data,parentDataProperty:"read",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.write !== undefined && func0.call(data, "write")){
if(!(isCelExpression.call(this, data.write, {instancePath:instancePath+"/write",parentData:data,parentDataProperty:"write",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.adminAddr !== undefined && func0.call(data, "adminAddr")){
let data2 = data.adminAddr;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/adminAddr",schemaPath:"#/properties/adminAddr/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data2 === "Write") || (data2 === "Read")) || (data2 === "Login"))){
const err2 = {instancePath:instancePath+"/adminAddr",schemaPath:"#/properties/adminAddr/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
isStandaloneUiAccess.errors = vErrors;
return errors === 0;
}
