// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrA2aBackend } from "./ir-a2a-backend.js";
import { isIrAdminBackend } from "./ir-admin-backend.js";
import { isIrAiBackend } from "./ir-ai-backend.js";
import { isIrAwsBackend } from "./ir-aws-backend.js";
import { isIrDynamicBackend } from "./ir-dynamic-backend.js";
import { isIrMcpBackend } from "./ir-mcp-backend.js";
import { isIrModelsBackend } from "./ir-models-backend.js";
import { isIrServiceKindBackend } from "./ir-service-kind-backend.js";
import { isIrStaticBackend } from "./ir-static-backend.js";
import { isIrUnresolvedBackend } from "./ir-unresolved-backend.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "static"){
if(!(isIrStaticBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrStaticBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "a2a"){
if(!(isIrA2aBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrA2aBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "aws"){
if(!(isIrAwsBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrAwsBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "dynamic"){
if(!(isIrDynamicBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrDynamicBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp"){
if(!(isIrMcpBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrMcpBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ai"){
if(!(isIrAiBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrAiBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "models"){
if(!(isIrModelsBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrModelsBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "service"){
if(!(isIrServiceKindBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrServiceKindBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "unresolved"){
if(!(isIrUnresolvedBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrUnresolvedBackend.errors);
errors = vErrors.length;
}
}
else if(tag0 === "admin"){
if(!(isIrAdminBackend.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrAdminBackend.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0}};
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
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0}};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
isIrBackend.errors = vErrors;
return errors === 0;
}
