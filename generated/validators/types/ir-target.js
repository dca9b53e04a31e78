// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrBackendRefTarget } from "./ir-backend-ref-target.js";
import { isIrBackendTarget } from "./ir-backend-target.js";
import { isIrBindTarget } from "./ir-bind-target.js";
import { isIrGatewayTarget } from "./ir-gateway-target.js";
import { isIrListenerSetTarget } from "./ir-listener-set-target.js";
import { isIrListenerTarget } from "./ir-listener-target.js";
import { isIrRouteTarget } from "./ir-route-target.js";
import { isIrSectionTarget } from "./ir-section-target.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIrTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(tag0 === "gateway"){
if(!(isIrGatewayTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrGatewayTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "bind"){
if(!(isIrBindTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrBindTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "listenerSet"){
if(!(isIrListenerSetTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrListenerSetTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "listener"){
if(!(isIrListenerTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrListenerTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "route"){
if(!(isIrRouteTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrRouteTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendRef"){
if(!(isIrBackendRefTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrBackendRefTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backend"){
if(!(isIrBackendTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrBackendTarget.errors);
errors = vErrors.length;
}
}
else if(tag0 === "section"){
if(!(isIrSectionTarget.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isIrSectionTarget.errors);
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
isIrTarget.errors = vErrors;
return errors === 0;
}
