// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAuthorizationResultMessage } from "./authorization-result-message.js";
import { isBackendCallResultMessage } from "./backend-call-result-message.js";
import { isBackendCallStartMessage } from "./backend-call-start-message.js";
import { isBodySnapshotMessage } from "./body-snapshot-message.js";
import { isCelMessage } from "./cel-message.js";
import { isPolicyMessage } from "./policy-message.js";
import { isPolicySelectionMessage } from "./policy-selection-message.js";
import { isRecordsLostMessage } from "./records-lost-message.js";
import { isRequestFinishedMessage } from "./request-finished-message.js";
import { isRequestSnapshotMessage } from "./request-snapshot-message.js";
import { isRequestStartedMessage } from "./request-started-message.js";
import { isResponseSnapshotMessage } from "./response-snapshot-message.js";
import { isRouteSelectionMessage } from "./route-selection-message.js";
const func0 = Object.prototype.hasOwnProperty;

export function isTraceMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "requestStarted"){
if(!(isRequestStartedMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isRequestStartedMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "requestSnapshot"){
if(!(isRequestSnapshotMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isRequestSnapshotMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "policySelection"){
if(!(isPolicySelectionMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isPolicySelectionMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "routeSelection"){
if(!(isRouteSelectionMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isRouteSelectionMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendCallStart"){
if(!(isBackendCallStartMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isBackendCallStartMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "bodySnapshot"){
if(!(isBodySnapshotMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isBodySnapshotMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "backendCallResult"){
if(!(isBackendCallResultMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isBackendCallResultMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "responseSnapshot"){
if(!(isResponseSnapshotMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isResponseSnapshotMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "requestFinished"){
if(!(isRequestFinishedMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isRequestFinishedMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "recordsLost"){
if(!(isRecordsLostMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isRecordsLostMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "policy"){
if(!(isPolicyMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isPolicyMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "authorizationResult"){
if(!(isAuthorizationResultMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isAuthorizationResultMessage.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cel"){
if(!(isCelMessage.call(this, data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = joined(vErrors, isCelMessage.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0}};
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
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0}};
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
isTraceMessage.errors = vErrors;
return errors === 0;
}
