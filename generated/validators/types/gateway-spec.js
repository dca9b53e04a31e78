// Generated from schemas/ by `npm run generate`: do not edit.

import { duplicateKey, joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAllowedListeners } from "./allowed-listeners.js";
import { isGatewayAddress } from "./gateway-address.js";
import { isGatewayInfrastructure } from "./gateway-infrastructure.js";
import { isGatewayListener } from "./gateway-listener.js";
import { isGatewayTls } from "./gateway-tls.js";
import { isObjectName } from "./object-name.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["name"];
const schema1 = ["All","None"];

export function isGatewaySpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.gatewayClassName === undefined) || (!(func0.call(data, "gatewayClassName")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gatewayClassName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.listeners === undefined) || (!(func0.call(data, "listeners")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listeners"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "gatewayClassName") || (key0 === "listeners")) || (key0 === "addresses")) || (key0 === "infrastructure")) || (key0 === "allowedListeners")) || (key0 === "tls")) || (key0 === "defaultScope"))){
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
if(data.gatewayClassName !== undefined && func0.call(data, "gatewayClassName")){
if(!(isObjectName.call(this, data.gatewayClassName, {instancePath:instancePath+"/gatewayClassName",parentData:data,parentDataProperty:"gatewayClassName",rootData}))){
vErrors = joined(vErrors, isObjectName.errors);
errors = vErrors.length;
}
}
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data1 = data.listeners;
if(Array.isArray(data1)){
if(data1.length > 64){
const err3 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(isGatewayListener.call(this, data1[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isGatewayListener.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data1, ["name"]))){
const err5 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-map-keys",keyword:"x-map-keys",params:{keys: schema0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const item0 = offendingItem(data1, {"having":"port","distinct":["port","protocol","hostname"],"defaults":{}});
if(!(item0 < 0)){
const err6 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same port, protocol and hostname", item: item0, distinct: ["port","protocol","hostname"]}};
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
const err7 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const item1 = offendingItem(data1, {"having":"port","distinct":["port","protocol","hostname"],"defaults":{}});
if(!(item1 < 0)){
const err8 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same port, protocol and hostname", item: item1, distinct: ["port","protocol","hostname"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.addresses !== undefined && func0.call(data, "addresses")){
let data3 = data.addresses;
if(Array.isArray(data3)){
if(data3.length > 16){
const err9 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(isGatewayAddress.call(this, data3[i1], {instancePath:instancePath+"/addresses/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isGatewayAddress.errors);
errors = vErrors.length;
}
}
const item2 = offendingItem(data3, {"distinct":["type","value"],"having":"value","defaults":{"type":"IPAddress"}});
if(!(item2 < 0)){
const err10 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same type and value", item: item2, distinct: ["type","value"]}};
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
const err11 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const item3 = offendingItem(data3, {"distinct":["type","value"],"having":"value","defaults":{"type":"IPAddress"}});
if(!(item3 < 0)){
const err12 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/x-item-rules",keyword:"x-item-rules",params:{sentence: "no two items may have the same type and value", item: item3, distinct: ["type","value"]}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.infrastructure !== undefined && func0.call(data, "infrastructure")){
if(!(isGatewayInfrastructure.call(this, data.infrastructure, {instancePath:instancePath+"/infrastructure",parentData:data,parentDataProperty:"infrastructure",rootData}))){
vErrors = joined(vErrors, isGatewayInfrastructure.errors);
errors = vErrors.length;
}
}
if(data.allowedListeners !== undefined && func0.call(data, "allowedListeners")){
if(!(isAllowedListeners.call(this, data.allowedListeners, {instancePath:instancePath+"/allowedListeners",parentData:data,parentDataProperty:"allowedListeners",rootData}))){
vErrors = joined(vErrors, isAllowedListeners.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isGatewayTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isGatewayTls.errors);
errors = vErrors.length;
}
}
if(data.defaultScope !== undefined && func0.call(data, "defaultScope")){
let data8 = data.defaultScope;
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/defaultScope",schemaPath:"#/properties/defaultScope/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data8 === "All") || (data8 === "None"))){
const err14 = {instancePath:instancePath+"/defaultScope",schemaPath:"#/properties/defaultScope/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
isGatewaySpec.errors = vErrors;
return errors === 0;
}
