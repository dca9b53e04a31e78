// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrBackendAttachment } from "./ir-backend-attachment.js";
import { isIrFrontendAttachment } from "./ir-frontend-attachment.js";
import { isIrTrafficAttachment } from "./ir-traffic-attachment.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.block === undefined) || (!(func0.call(data, "block")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.block;
if(typeof tag0 == "string"){
if(tag0 === "frontend"){
if(!(isIrFrontendAttachment.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrFrontendAttachment.errors);
errors = vErrors.length;
}
}
else if(tag0 === "traffic"){
if(!(isIrTrafficAttachment.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrTrafficAttachment.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backend"){
if(!(isIrBackendAttachment.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrBackendAttachment.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "block", tagValue: tag0}};
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
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "block", tagValue: tag0}};
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
isIrAttachment.errors = vErrors;
return errors === 0;
}
