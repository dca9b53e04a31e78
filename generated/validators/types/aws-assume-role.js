// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAwsSessionTag } from "./aws-session-tag.js";
import { isCelExpression } from "./cel-expression.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^arn:aws[a-z-]*:iam::[0-9]{12}:role/[A-Za-z0-9+=,.@_/-]+$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_+=,.@-]+$", "u");
const schema0 = ["key"];

export function isAwsAssumeRole(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.roleArn === undefined) || (!(func0.call(data, "roleArn")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleArn"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "roleArn") || (key0 === "sessionName")) || (key0 === "sessionNameExpression")) || (key0 === "tags"))){
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
if(data.roleArn !== undefined && func0.call(data, "roleArn")){
let data0 = data.roleArn;
if(typeof data0 === "string"){
if(characters(data0) > 2048){
const err2 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/maxLength",keyword:"maxLength",params:{limit: 2048}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(characters(data0) < 20){
const err3 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/minLength",keyword:"minLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0.length > 4096 || pattern0.test(data0))){
const err4 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/x-pattern",keyword:"x-pattern",params:{"pattern":"^arn:aws[a-z-]*:iam::[0-9]{12}:role/[A-Za-z0-9+=,.@_/-]+$","expected":"the ARN of a role such as arn:aws:iam::123456789012:role/name"}};
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
const err5 = {instancePath:instancePath+"/roleArn",schemaPath:"#/properties/roleArn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.sessionName !== undefined && func0.call(data, "sessionName")){
let data1 = data.sessionName;
if(typeof data1 === "string"){
if(characters(data1) > 64){
const err6 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/maxLength",keyword:"maxLength",params:{limit: 64}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(data1) < 2){
const err7 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/minLength",keyword:"minLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1.length > 128 || pattern1.test(data1))){
const err8 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/x-pattern",keyword:"x-pattern",params:{"pattern":"^[A-Za-z0-9_+=,.@-]+$","expected":"letters, digits and the characters _+=,.@-"}};
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
const err9 = {instancePath:instancePath+"/sessionName",schemaPath:"#/properties/sessionName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sessionNameExpression !== undefined && func0.call(data, "sessionNameExpression")){
if(!(isCelExpression.call(this, data.sessionNameExpression, {instancePath:instancePath+"/sessionNameExpression",parentData:data,parentDataProperty:"sessionNameExpression",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 50){
const err10 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isAwsSessionTag.call(this, data3[i0], {instancePath:instancePath+"/tags/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAwsSessionTag.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data3, ["key"]))){
const err11 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
const set0 = setOf(data, ["sessionName","sessionNameExpression"]);
if(!(set0.length <= 1)){
const err13 = {instancePath,schemaPath:"#/x-at-most-one-of",keyword:"x-at-most-one-of",params:{names: ["sessionName","sessionNameExpression"], set: set0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
isAwsAssumeRole.errors = vErrors;
return errors === 0;
}
