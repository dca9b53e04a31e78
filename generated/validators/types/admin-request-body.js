// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";

export function isAdminRequestBody(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(characters(data) > 8388608){
const err0 = {instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 8388608}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isAdminRequestBody.errors = vErrors;
return errors === 0;
}
