// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrAttachedPolicy } from "./ir-attached-policy.js";
import { isIrTarget } from "./ir-target.js";
import { isTrafficPolicies } from "./traffic-policies.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["traffic"];
const schema1 = ["PreRouting","PostRouting"];

export function isIrTrafficAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.pointer === undefined) || (!(func0.call(data, "pointer")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pointer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.target === undefined) || (!(func0.call(data, "target")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.block === undefined) || (!(func0.call(data, "block")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.phase === undefined) || (!(func0.call(data, "phase")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.policies === undefined) || (!(func0.call(data, "policies")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "document") || (key0 === "pointer")) || (key0 === "target")) || (key0 === "policy")) || (key0 === "block")) || (key0 === "phase")) || (key0 === "policies")) || (key0 === "refusesAll"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.document !== undefined && func0.call(data, "document")){
let data0 = data.document;
if(typeof data0 === "string"){
if(characters(data0) > 1024){
const err6 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(characters(data0) < 1){
const err7 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pointer !== undefined && func0.call(data, "pointer")){
let data1 = data.pointer;
if(typeof data1 === "string"){
if(characters(data1) > 4096){
const err9 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/maxLength",keyword:"maxLength",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.target !== undefined && func0.call(data, "target")){
if(!(isIrTarget.call(this, data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = joined(vErrors, isIrTarget.errors);
errors = vErrors.length;
}
}
if(data.policy !== undefined && func0.call(data, "policy")){
if(!(isIrAttachedPolicy.call(this, data.policy, {instancePath:instancePath+"/policy",parentData:data,parentDataProperty:"policy",rootData}))){
vErrors = joined(vErrors, isIrAttachedPolicy.errors);
errors = vErrors.length;
}
}
if(data.block !== undefined && func0.call(data, "block")){
let data4 = data.block;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(data4 === "traffic")){
const err12 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.phase !== undefined && func0.call(data, "phase")){
let data5 = data.phase;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data5 === "PreRouting") || (data5 === "PostRouting"))){
const err14 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isTrafficPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isTrafficPolicies.errors);
errors = vErrors.length;
}
}
if(data.refusesAll !== undefined && func0.call(data, "refusesAll")){
if(typeof data.refusesAll !== "boolean"){
const err15 = {instancePath:instancePath+"/refusesAll",schemaPath:"#/properties/refusesAll/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
isIrTrafficAttachment.errors = vErrors;
return errors === 0;
}
