// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const pattern0 = new RegExp("^([0-9]{1,5}(h|m|s|ms)){1,4}$", "u");

export function isDuration(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(characters(data) > 32){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data.length > 64 || pattern0.test(data))){
const err1 = {instancePath,schemaPath:"#/x-pattern",keyword:"x-pattern",params:{"pattern":"^([0-9]{1,5}(h|m|s|ms)){1,4}$","expected":"a duration such as 1m30s"}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isDuration.errors = vErrors;
return errors === 0;
}
