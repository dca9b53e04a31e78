// Generated from schemas/ by `npm run generate`: do not edit.

import { characters } from "@edge-gateway/schema-runtime/validation/runtime";
const pattern0 = new RegExp("^(\\*|[^*]+\\*?|\\*[^*]+)$", "u");

export function isLlmAllowedModels(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 256){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 256}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(characters(data0) > 256){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxLength",keyword:"maxLength",params:{limit: 256}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(data0) < 1){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 512 || pattern0.test(data0))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/x-pattern",keyword:"x-pattern",params:{"pattern":"^(\\*|[^*]+\\*?|\\*[^*]+)$","expected":"a name with at most one `*`, at its beginning or end"}};
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
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isLlmAllowedModels.errors = vErrors;
return errors === 0;
}
