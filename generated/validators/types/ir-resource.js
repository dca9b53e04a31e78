// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isIrAttachment } from "./ir-attachment.js";
import { isIrBackend } from "./ir-backend.js";
import { isIrBind } from "./ir-bind.js";
import { isIrKeySet } from "./ir-key-set.js";
import { isIrListener } from "./ir-listener.js";
import { isIrRoute } from "./ir-route.js";
import { isIrTcpRoute } from "./ir-tcp-route.js";
import { isIrUdpRoute } from "./ir-udp-route.js";
import { isIrValues } from "./ir-values.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"bind":true,"listener":true,"route":true,"tcpRoute":true,"udpRoute":true,"backend":true,"attachment":true,"secret":true,"configMap":true,"keySet":true};

export function isIrResource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.bind !== undefined && func0.call(data, "bind")){
if(!(isIrBind.call(this, data.bind, {instancePath:instancePath+"/bind",parentData:data,parentDataProperty:"bind",rootData}))){
vErrors = joined(vErrors, isIrBind.errors);
errors = vErrors.length;
}
}
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(isIrListener.call(this, data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = joined(vErrors, isIrListener.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(isIrRoute.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isIrRoute.errors);
errors = vErrors.length;
}
}
if(data.tcpRoute !== undefined && func0.call(data, "tcpRoute")){
if(!(isIrTcpRoute.call(this, data.tcpRoute, {instancePath:instancePath+"/tcpRoute",parentData:data,parentDataProperty:"tcpRoute",rootData}))){
vErrors = joined(vErrors, isIrTcpRoute.errors);
errors = vErrors.length;
}
}
if(data.udpRoute !== undefined && func0.call(data, "udpRoute")){
if(!(isIrUdpRoute.call(this, data.udpRoute, {instancePath:instancePath+"/udpRoute",parentData:data,parentDataProperty:"udpRoute",rootData}))){
vErrors = joined(vErrors, isIrUdpRoute.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isIrBackend.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isIrBackend.errors);
errors = vErrors.length;
}
}
if(data.attachment !== undefined && func0.call(data, "attachment")){
if(!(isIrAttachment.call(this, data.attachment, {instancePath:instancePath+"/attachment",parentData:data,parentDataProperty:"attachment",rootData}))){
vErrors = joined(vErrors, isIrAttachment.errors);
errors = vErrors.length;
}
}
if(data.secret !== undefined && func0.call(data, "secret")){
if(!(isIrValues.call(this, data.secret, {instancePath:instancePath+"/secret",parentData:data,parentDataProperty:"secret",rootData}))){
vErrors = joined(vErrors, isIrValues.errors);
errors = vErrors.length;
}
}
if(data.configMap !== undefined && func0.call(data, "configMap")){
if(!(isIrValues.call(this, data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
vErrors = joined(vErrors, isIrValues.errors);
errors = vErrors.length;
}
}
if(data.keySet !== undefined && func0.call(data, "keySet")){
if(!(isIrKeySet.call(this, data.keySet, {instancePath:instancePath+"/keySet",parentData:data,parentDataProperty:"keySet",rootData}))){
vErrors = joined(vErrors, isIrKeySet.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["bind","listener","route","tcpRoute","udpRoute","backend","attachment","secret","configMap","keySet"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["bind","listener","route","tcpRoute","udpRoute","backend","attachment","secret","configMap","keySet"], set: set0}};
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
isIrResource.errors = vErrors;
return errors === 0;
}
