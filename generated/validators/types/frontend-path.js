// Generated from schemas/ by `npm run generate`: do not edit.

const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Normalize","RejectRequest","KeepUnchanged"];
const schema1 = ["KeepUnchanged","RejectRequest","UnescapeAndForward","UnescapeAndRedirect"];

export function isFrontendPath(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "normalization") || (key0 === "escapedSlashesAction")) || (key0 === "mergeSlashes"))){
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
if(data.normalization !== undefined && func0.call(data, "normalization")){
let data0 = data.normalization;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/normalization",schemaPath:"#/properties/normalization/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "Normalize") || (data0 === "RejectRequest")) || (data0 === "KeepUnchanged"))){
const err2 = {instancePath:instancePath+"/normalization",schemaPath:"#/properties/normalization/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.escapedSlashesAction !== undefined && func0.call(data, "escapedSlashesAction")){
let data1 = data.escapedSlashesAction;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/escapedSlashesAction",schemaPath:"#/properties/escapedSlashesAction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data1 === "KeepUnchanged") || (data1 === "RejectRequest")) || (data1 === "UnescapeAndForward")) || (data1 === "UnescapeAndRedirect"))){
const err4 = {instancePath:instancePath+"/escapedSlashesAction",schemaPath:"#/properties/escapedSlashesAction/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mergeSlashes !== undefined && func0.call(data, "mergeSlashes")){
if(typeof data.mergeSlashes !== "boolean"){
const err5 = {instancePath:instancePath+"/mergeSlashes",schemaPath:"#/properties/mergeSlashes/type",keyword:"type",params:{type: "boolean"}};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isFrontendPath.errors = vErrors;
return errors === 0;
}
