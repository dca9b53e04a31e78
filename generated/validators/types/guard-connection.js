// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendHttp } from "./backend-http.js";
import { isBackendTcp } from "./backend-tcp.js";
import { isBackendTls } from "./backend-tls.js";
import { isBackendTunnel } from "./backend-tunnel.js";
import { isGuardAuth } from "./guard-auth.js";
const func0 = Object.prototype.hasOwnProperty;

export function isGuardConnection(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((key0 === "tcp") || (key0 === "tls")) || (key0 === "http")) || (key0 === "tunnel")) || (key0 === "auth"))){
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
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(isBackendTcp.call(this, data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = joined(vErrors, isBackendTcp.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isBackendTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isBackendTls.errors);
errors = vErrors.length;
}
}
if(data.http !== undefined && func0.call(data, "http")){
if(!(isBackendHttp.call(this, data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = joined(vErrors, isBackendHttp.errors);
errors = vErrors.length;
}
}
if(data.tunnel !== undefined && func0.call(data, "tunnel")){
if(!(isBackendTunnel.call(this, data.tunnel, {instancePath:instancePath+"/tunnel",parentData:data,parentDataProperty:"tunnel",rootData}))){
vErrors = joined(vErrors, isBackendTunnel.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined && func0.call(data, "auth")){
if(!(isGuardAuth.call(this, data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData}))){
vErrors = joined(vErrors, isGuardAuth.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["tcp","tls","http","tunnel","auth"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["tcp","tls","http","tunnel","auth"], set: set0}};
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
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
isGuardConnection.errors = vErrors;
return errors === 0;
}
