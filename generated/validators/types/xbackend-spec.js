// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isEndpointSelector } from "./endpoint-selector.js";
import { isExternalHostname } from "./external-hostname.js";
import { isSessionPersistence } from "./session-persistence.js";
import { isXbackendPort } from "./xbackend-port.js";
import { isXbackendTls } from "./xbackend-tls.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["ExternalHostname","EndpointSelector"];
const schema1 = ["TCP","HTTP","HTTP2","HTTP11","H2C","MCP","GRPC","WSS"];

export function isXbackendSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "type") || (key0 === "port")) || (key0 === "externalHostname")) || (key0 === "endpointSelector")) || (key0 === "sessionPersistence")) || (key0 === "protocol")) || (key0 === "tls"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "ExternalHostname") || (data0 === "EndpointSelector"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
if(!(isXbackendPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isXbackendPort.errors);
errors = vErrors.length;
}
}
if(data.externalHostname !== undefined && func0.call(data, "externalHostname")){
if(!(isExternalHostname.call(this, data.externalHostname, {instancePath:instancePath+"/externalHostname",parentData:data,parentDataProperty:"externalHostname",rootData}))){
vErrors = joined(vErrors, isExternalHostname.errors);
errors = vErrors.length;
}
}
if(data.endpointSelector !== undefined && func0.call(data, "endpointSelector")){
if(!(isEndpointSelector.call(this, data.endpointSelector, {instancePath:instancePath+"/endpointSelector",parentData:data,parentDataProperty:"endpointSelector",rootData}))){
vErrors = joined(vErrors, isEndpointSelector.errors);
errors = vErrors.length;
}
}
if(data.sessionPersistence !== undefined && func0.call(data, "sessionPersistence")){
if(!(isSessionPersistence.call(this, data.sessionPersistence, {instancePath:instancePath+"/sessionPersistence",parentData:data,parentDataProperty:"sessionPersistence",rootData}))){
vErrors = joined(vErrors, isSessionPersistence.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data5 = data.protocol;
if(typeof data5 !== "string"){
const err5 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((data5 === "TCP") || (data5 === "HTTP")) || (data5 === "HTTP2")) || (data5 === "HTTP11")) || (data5 === "H2C")) || (data5 === "MCP")) || (data5 === "GRPC")) || (data5 === "WSS"))){
const err6 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isXbackendTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isXbackendTls.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["ExternalHostname"]}],"then":[{"field":"externalHostname","test":"set","values":[]},{"field":"endpointSelector","test":"unset","values":[]},{"field":"sessionPersistence","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err7 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "externalHostname must be set and endpointSelector and sessionPersistence must be unset when type is ExternalHostname", ...fault0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"type","test":"in","values":["EndpointSelector"]}],"then":[{"field":"endpointSelector","test":"set","values":[]},{"field":"externalHostname","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err8 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "endpointSelector must be set and externalHostname must be unset when type is EndpointSelector", ...fault1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["H2C"]},{"field":"tls","test":"set","values":[]}],"then":[{"field":"tls.mode","test":"in","values":["None"]}]});
if(!(fault2 === undefined)){
const err9 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be disabled when protocol is H2C: use protocol HTTP2 for HTTP/2 with TLS", ...fault2}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"protocol","test":"in","values":["HTTP2","WSS"]}],"then":[{"field":"tls.mode","test":"in","values":["ServerOnly","ClientAndServer"]}]});
if(!(fault3 === undefined)){
const err10 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be enabled when protocol is HTTP2 or WSS: use protocol H2C for HTTP/2 without TLS", ...fault3}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
isXbackendSpec.errors = vErrors;
return errors === 0;
}
