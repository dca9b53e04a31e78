// Generated from schemas/ by `npm run generate`: do not edit.

const func0 = Object.prototype.hasOwnProperty;

export function isPromptCaching(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "cacheSystem") || (key0 === "cacheMessages")) || (key0 === "cacheTools")) || (key0 === "minTokens")) || (key0 === "cacheMessageOffset"))){
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
if(data.cacheSystem !== undefined && func0.call(data, "cacheSystem")){
if(typeof data.cacheSystem !== "boolean"){
const err1 = {instancePath:instancePath+"/cacheSystem",schemaPath:"#/properties/cacheSystem/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cacheMessages !== undefined && func0.call(data, "cacheMessages")){
if(typeof data.cacheMessages !== "boolean"){
const err2 = {instancePath:instancePath+"/cacheMessages",schemaPath:"#/properties/cacheMessages/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.cacheTools !== undefined && func0.call(data, "cacheTools")){
if(typeof data.cacheTools !== "boolean"){
const err3 = {instancePath:instancePath+"/cacheTools",schemaPath:"#/properties/cacheTools/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.minTokens !== undefined && func0.call(data, "minTokens")){
let data3 = data.minTokens;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/minTokens",schemaPath:"#/properties/minTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4294967295 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/minTokens",schemaPath:"#/properties/minTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/minTokens",schemaPath:"#/properties/minTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.cacheMessageOffset !== undefined && func0.call(data, "cacheMessageOffset")){
let data4 = data.cacheMessageOffset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/cacheMessageOffset",schemaPath:"#/properties/cacheMessageOffset/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4294967295 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/cacheMessageOffset",schemaPath:"#/properties/cacheMessageOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/cacheMessageOffset",schemaPath:"#/properties/cacheMessageOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
isPromptCaching.errors = vErrors;
return errors === 0;
}
