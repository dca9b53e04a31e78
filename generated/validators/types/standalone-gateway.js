// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, offendingItem, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isFrontendPolicies } from "./frontend-policies.js";
import { isPort } from "./port.js";
import { isStandaloneListener } from "./standalone-listener.js";
import { isStandaloneRoute } from "./standalone-route.js";
import { isStandaloneTls } from "./standalone-tls.js";
import { isTrafficPolicies } from "./traffic-policies.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["HTTP","HTTPS","TCP","TLS","UDP"];
const schema1 = ["name"];

export function isStandaloneGateway(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.port === undefined) || (!(func0.call(data, "port")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "port"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "port") || (key0 === "protocol")) || (key0 === "tls")) || (key0 === "listeners")) || (key0 === "frontend")) || (key0 === "policies")) || (key0 === "routes"))){
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
if(data.port !== undefined && func0.call(data, "port")){
if(!(isPort.call(this, data.port, {instancePath:instancePath+"/port",parentData:data,parentDataProperty:"port",rootData}))){
vErrors = joined(vErrors, isPort.errors);
errors = vErrors.length;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
let data1 = data.protocol;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data1 === "HTTP") || (data1 === "HTTPS")) || (data1 === "TCP")) || (data1 === "TLS")) || (data1 === "UDP"))){
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
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data3 = data.listeners;
if(Array.isArray(data3)){
if(data3.length > 64){
const err4 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.length < 1){
const err5 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isStandaloneListener.call(this, data3[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isStandaloneListener.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data3, ["name"]))){
const err6 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-map-keys",keyword:"x-map-keys",params:{keys: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const item0 = offendingItem(data3, {"distinct":["hostname"],"defaults":{}});
if(!(item0 < 0)){
const err7 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same hostname", item: item0, distinct: ["hostname"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const item1 = offendingItem(data3, {"together":"protocol","in":[["HTTP"],["TCP"],["HTTPS","TLS"]],"defaults":{"protocol":"HTTP"}});
if(!(item1 < 0)){
const err8 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "the protocol of all items must be of one group: HTTP; TCP; HTTPS or TLS", item: item1, distinct: []}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const item2 = offendingItem(data3, {"distinct":["hostname"],"defaults":{}});
if(!(item2 < 0)){
const err10 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same hostname", item: item2, distinct: ["hostname"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const item3 = offendingItem(data3, {"together":"protocol","in":[["HTTP"],["TCP"],["HTTPS","TLS"]],"defaults":{"protocol":"HTTP"}});
if(!(item3 < 0)){
const err11 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "the protocol of all items must be of one group: HTTP; TCP; HTTPS or TLS", item: item3, distinct: []}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.frontend !== undefined && func0.call(data, "frontend")){
if(!(isFrontendPolicies.call(this, data.frontend, {instancePath:instancePath+"/frontend",parentData:data,parentDataProperty:"frontend",rootData}))){
vErrors = joined(vErrors, isFrontendPolicies.errors);
errors = vErrors.length;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
if(!(isTrafficPolicies.call(this, data.policies, {instancePath:instancePath+"/policies",parentData:data,parentDataProperty:"policies",rootData}))){
vErrors = joined(vErrors, isTrafficPolicies.errors);
errors = vErrors.length;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data7 = data.routes;
if(Array.isArray(data7)){
if(data7.length > 100000){
const err12 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(isStandaloneRoute.call(this, data7[i1], {instancePath:instancePath+"/routes/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isStandaloneRoute.errors);
errors = vErrors.length;
}
}
const item4 = offendingItem(data7, {"distinct":["name"],"having":"name","says":"the routes of a gateway have different names","defaults":{}});
if(!(item4 < 0)){
const err13 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/x-item-rules",keyword:"x-item-rules",params:{sentence: "the routes of a gateway have different names", item: item4, distinct: ["name"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
const item5 = offendingItem(data7, {"distinct":["name"],"having":"name","says":"the routes of a gateway have different names","defaults":{}});
if(!(item5 < 0)){
const err15 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/x-item-rules",keyword:"x-item-rules",params:{sentence: "the routes of a gateway have different names", item: item5, distinct: ["name"]}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
const fault0 = ruleFault(data, {"when":[],"then":[{"field":"routes.*.gateways","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err16 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a route inside a gateway must not have `gateways`: for other gateways, move it to the top-level `routes`", ...fault0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"policies","test":"set","values":[]}],"then":[{"field":"policies.rateLimit","test":"unset","values":[]},{"field":"policies.buffer","test":"unset","values":[]},{"field":"policies.headerModifiers","test":"unset","values":[]},{"field":"policies.timeouts","test":"unset","values":[]},{"field":"policies.directResponse","test":"unset","values":[]},{"field":"policies.csrf","test":"unset","values":[]},{"field":"policies.retry","test":"unset","values":[]},{"field":"policies.delay","test":"unset","values":[]},{"field":"policies.hostRewrite","test":"unset","values":[]}]});
if(!(fault1 === undefined)){
const err17 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a gateway cannot have policies that run after a route is selected: set them under `policies` of the routes", ...fault1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["TCP","TLS"]}],"then":[{"field":"routes","default":[],"test":"atMostItems","values":[0]}]});
if(!(fault2 === undefined)){
const err18 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "connections are not requests: routes of TCP and TLS stand under `tcpRoutes`", ...fault2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const fault3 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["UDP"]}],"then":[{"field":"routes","default":[],"test":"atMostItems","values":[0]}]});
if(!(fault3 === undefined)){
const err19 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "datagrams are not requests: routes of UDP stand under `udpRoutes`", ...fault3}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const fault4 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["UDP"]}],"then":[{"field":"policies","test":"unset","values":[]},{"field":"frontend.proxyProtocol","test":"unset","values":[]},{"field":"frontend.tcp","test":"unset","values":[]},{"field":"frontend.tls","test":"unset","values":[]}]});
if(!(fault4 === undefined)){
const err20 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "datagrams of UDP are neither requests nor connections: of their gateway only `frontend.networkAuthorization` has an effect", ...fault4}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const fault5 = ruleFault(data, {"when":[{"field":"listeners","test":"set","values":[]},{"field":"listeners.*.protocol","test":"in","values":["TCP","TLS"]}],"then":[{"field":"routes","default":[],"test":"atMostItems","values":[0]}]});
if(!(fault5 === undefined)){
const err21 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "connections are not requests: routes of listeners with TCP and TLS alone stand under `tcpRoutes`", ...fault5}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const fault6 = this.isResource ? undefined : ruleFault(data, {"when":[{"field":"listeners","test":"set","values":[]}],"then":[{"field":"protocol","test":"unset","values":[]}]});
if(!(fault6 === undefined)){
const err22 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a gateway with `listeners` has no `protocol`: set it in each listener", ...fault6}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const fault7 = ruleFault(data, {"when":[{"field":"listeners","test":"set","values":[]}],"then":[{"field":"tls","test":"unset","values":[]}]});
if(!(fault7 === undefined)){
const err23 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "a gateway with `listeners` has no `tls`: set it in each listener", ...fault7}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const fault8 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["HTTP","TCP","UDP"]},{"field":"listeners","test":"unset","values":[]}],"then":[{"field":"tls","test":"unset","values":[]}]});
if(!(fault8 === undefined)){
const err24 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be unset when protocol is HTTP, TCP or UDP and listeners is unset", ...fault8}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const fault9 = ruleFault(data, {"when":[{"field":"protocol","default":"HTTP","test":"in","values":["HTTPS"]},{"field":"listeners","test":"unset","values":[]}],"then":[{"field":"tls","test":"set","values":[]}]});
if(!(fault9 === undefined)){
const err25 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "tls must be set when protocol is HTTPS and listeners is unset", ...fault9}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
isStandaloneGateway.errors = vErrors;
return errors === 0;
}
