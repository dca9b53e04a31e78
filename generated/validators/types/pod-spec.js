// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const func0 = Object.prototype.hasOwnProperty;

export function isPodSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.serviceAccountName !== undefined && func0.call(data, "serviceAccountName")){
let data0 = data.serviceAccountName;
if(typeof data0 === "string"){
if(characters(data0) > 253){
const err0 = {instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/serviceAccountName",schemaPath:"#/properties/serviceAccountName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
isPodSpec.errors = vErrors;
return errors === 0;
}
