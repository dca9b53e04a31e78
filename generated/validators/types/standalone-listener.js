// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHostname } from "./hostname.js";
import { isSectionName } from "./section-name.js";
import { isStandaloneTls } from "./standalone-tls.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["HTTP","HTTPS","TCP","TLS"];

export function isStandaloneListener(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 of Object.keys(data)){
if(!((((key0 === "name") || (key0 === "hostname")) || (key0 === "protocol")) || (key0 === "tls"))){
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
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data2 = data.protocol;
if(typeof data2 !== "string"){
const err2 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data2 === "HTTP") || (data2 === "HTTPS")) || (data2 === "TCP")) || (data2 === "TLS"))){
const err3 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isStandaloneTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isStandaloneTls.errors);
errors = vErrors.length;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["HTTP","TCP"]}],"then":[{"field":"tls","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err4 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be unset when protocol is HTTP or TCP", ...fault0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["HTTPS"]}],"then":[{"field":"tls","test":"set","values":[]}]});
if(!(fault1 === undefined)){
const err5 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be set when protocol is HTTPS", ...fault1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["TCP"]}],"then":[{"field":"hostname","test":"unset","values":[]}]});
if(!(fault2 === undefined)){
const err6 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "hostname must be unset when protocol is TCP", ...fault2}};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
isStandaloneListener.errors = vErrors;
return errors === 0;
}
