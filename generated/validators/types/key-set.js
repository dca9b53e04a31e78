// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFilePath } from "./file-path.js";
import { isRemoteKeySet } from "./remote-key-set.js";
const func0 = Object.prototype.hasOwnProperty;

export function isKeySet(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "remote") || (key0 === "inline")) || (key0 === "file"))){
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
if(data.remote !== undefined && func0.call(data, "remote")){
if(!(isRemoteKeySet.call(this, data.remote, {instancePath:instancePath+"/remote",parentData:data,parentDataProperty:"remote",rootData}))){
vErrors = joined(vErrors, isRemoteKeySet.errors);
errors = vErrors.length;
}
}
if(data.inline !== undefined && func0.call(data, "inline")){
let data1 = data.inline;
if(typeof data1 === "string"){
if(characters(data1) > 65536){
const err1 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/maxLength",keyword:"maxLength",params:{limit: 65536}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(characters(data1) < 2){
const err2 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/inline",schemaPath:"#/properties/inline/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.file !== undefined && func0.call(data, "file")){
if(!(isFilePath.call(this, data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = joined(vErrors, isFilePath.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["remote","inline","file"]);
if(!(set0.length === 1)){
const err4 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["remote","inline","file"], set: set0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault0 = this.isResource ? ruleFault(data, {"when":[],"then":[{"field":"file","test":"unset","values":[]}]}) : undefined;
if(!(fault0 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "file is a file beside a standalone file, of which a resource has none: use inline", ...fault0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
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
isKeySet.errors = vErrors;
return errors === 0;
}
