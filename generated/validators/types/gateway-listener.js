// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAllowedRoutes } from "./allowed-routes.js";
import { isHostname } from "./hostname.js";
import { isListenerFilters } from "./listener-filters.js";
import { isListenerTls } from "./listener-tls.js";
import { isPort } from "./port.js";
import { isSectionName } from "./section-name.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^([a-zA-Z0-9]([-a-zA-Z0-9]*[a-zA-Z0-9])?|[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9]+)$", "u");

export function isGatewayListener(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "protocol"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "name") || (key0 === "hostname")) || (key0 === "port")) || (key0 === "protocol")) || (key0 === "tls")) || (key0 === "allowedRoutes")) || (key0 === "filters"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isSectionName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.hostname !== undefined && func0.call(data, "hostname")){
if(!(isHostname.call(this, data.hostname, {instancePath:instancePath+"/hostname",parentData:data,parentDataProperty:"hostname",rootData}))){
vErrors = joined(vErrors, isHostname.errors);
errors = vErrors.length;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data3 = data.protocol;
if(typeof data3 === "string"){
if(characters(data3) > 255){
const err4 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(characters(data3) < 1){
const err5 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data3.length > 510 || pattern0.test(data3))){
const err6 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-zA-Z0-9]([-a-zA-Z0-9]*[a-zA-Z0-9])?|[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*/[A-Za-z0-9]+)$","expected":"a protocol such as HTTPS, perhaps behind a domain and a slash"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isListenerTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isListenerTls.errors);
errors = vErrors.length;
}
}
if(data.allowedRoutes !== undefined && func0.call(data, "allowedRoutes")){
if(!(isAllowedRoutes.call(this, data.allowedRoutes, {instancePath:instancePath+"/allowedRoutes",parentData:data,parentDataProperty:"allowedRoutes",rootData}))){
vErrors = joined(vErrors, isAllowedRoutes.errors);
errors = vErrors.length;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
if(!(isListenerFilters.call(this, data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData}))){
vErrors = joined(vErrors, isListenerFilters.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["HTTP","TCP","UDP"]}],"then":[{"field":"tls","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be unset when protocol is HTTP, TCP or UDP", ...fault0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["HTTPS"]}],"then":[{"field":"tls.mode","test":"notIn","values":["Passthrough"]}]});
if(!(fault1 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls.mode must be other than Passthrough when protocol is HTTPS", ...fault1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["TLS"]}],"then":[{"field":"tls","test":"set","values":[]}]});
if(!(fault2 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be set when protocol is TLS", ...fault2}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["TCP","UDP"]}],"then":[{"field":"hostname","test":"unset","values":[]}]});
if(!(fault3 === undefined)){
const err11 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "hostname must be unset when protocol is TCP or UDP", ...fault3}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"protocol","test":"notIn","values":["HTTP","HTTPS"]}],"then":[{"field":"filters","test":"unset","values":[]}]});
if(!(fault4 === undefined)){
const err12 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "filters must be unset when protocol is other than HTTP or HTTPS", ...fault4}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
isGatewayListener.errors = vErrors;
return errors === 0;
}
