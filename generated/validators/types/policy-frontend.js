// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAccessLog } from "./access-log.js";
import { isFrontendConnect } from "./frontend-connect.js";
import { isFrontendHttp } from "./frontend-http.js";
import { isFrontendMetrics } from "./frontend-metrics.js";
import { isFrontendTcp } from "./frontend-tcp.js";
import { isFrontendTls } from "./frontend-tls.js";
import { isNetworkAuthorization } from "./network-authorization.js";
import { isProxyProtocol } from "./proxy-protocol.js";
import { isTracing } from "./tracing.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"http":true,"connect":true,"tcp":true,"networkAuthorization":true,"tls":true,"proxyProtocol":true,"accessLog":true,"tracing":true,"metrics":true};

export function isPolicyFrontend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.http !== undefined && func0.call(data, "http")){
if(!(isFrontendHttp.call(this, data.http, {instancePath:instancePath+"/http",parentData:data,parentDataProperty:"http",rootData}))){
vErrors = joined(vErrors, isFrontendHttp.errors);
errors = vErrors.length;
}
}
if(data.connect !== undefined && func0.call(data, "connect")){
if(!(isFrontendConnect.call(this, data.connect, {instancePath:instancePath+"/connect",parentData:data,parentDataProperty:"connect",rootData}))){
vErrors = joined(vErrors, isFrontendConnect.errors);
errors = vErrors.length;
}
}
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(isFrontendTcp.call(this, data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = joined(vErrors, isFrontendTcp.errors);
errors = vErrors.length;
}
}
if(data.networkAuthorization !== undefined && func0.call(data, "networkAuthorization")){
if(!(isNetworkAuthorization.call(this, data.networkAuthorization, {instancePath:instancePath+"/networkAuthorization",parentData:data,parentDataProperty:"networkAuthorization",rootData}))){
vErrors = joined(vErrors, isNetworkAuthorization.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isFrontendTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isFrontendTls.errors);
errors = vErrors.length;
}
}
if(data.proxyProtocol !== undefined && func0.call(data, "proxyProtocol")){
if(!(isProxyProtocol.call(this, data.proxyProtocol, {instancePath:instancePath+"/proxyProtocol",parentData:data,parentDataProperty:"proxyProtocol",rootData}))){
vErrors = joined(vErrors, isProxyProtocol.errors);
errors = vErrors.length;
}
}
if(data.accessLog !== undefined && func0.call(data, "accessLog")){
if(!(isAccessLog.call(this, data.accessLog, {instancePath:instancePath+"/accessLog",parentData:data,parentDataProperty:"accessLog",rootData}))){
vErrors = joined(vErrors, isAccessLog.errors);
errors = vErrors.length;
}
}
if(data.tracing !== undefined && func0.call(data, "tracing")){
if(!(isTracing.call(this, data.tracing, {instancePath:instancePath+"/tracing",parentData:data,parentDataProperty:"tracing",rootData}))){
vErrors = joined(vErrors, isTracing.errors);
errors = vErrors.length;
}
}
if(data.metrics !== undefined && func0.call(data, "metrics")){
if(!(isFrontendMetrics.call(this, data.metrics, {instancePath:instancePath+"/metrics",parentData:data,parentDataProperty:"metrics",rootData}))){
vErrors = joined(vErrors, isFrontendMetrics.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["tcp","networkAuthorization","tls","http","proxyProtocol","connect","accessLog","tracing","metrics"]);
if(!(set0.length >= 1)){
const err1 = {instancePath,schemaPath:"#/x-at-least-one-of",keyword:"x-at-least-one-of",params:{names: ["tcp","networkAuthorization","tls","http","proxyProtocol","connect","accessLog","tracing","metrics"], set: set0}};
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
isPolicyFrontend.errors = vErrors;
return errors === 0;
}
