// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined, offendingItem } from "@edge-gateway/schema-runtime/validation/runtime";
import { isSettings } from "./settings.js";
import { isStandaloneBackend } from "./standalone-backend.js";
import { isStandaloneConfigMap } from "./standalone-config-map.js";
import { isStandaloneGateway } from "./standalone-gateway.js";
import { isStandaloneModel } from "./standalone-model.js";
import { isStandalonePolicy } from "./standalone-policy.js";
import { isStandaloneRoute } from "./standalone-route.js";
import { isStandaloneRouteGroup } from "./standalone-route-group.js";
import { isStandaloneSecret } from "./standalone-secret.js";
import { isStandaloneTcpRoute } from "./standalone-tcp-route.js";
import { isStandaloneUdpRoute } from "./standalone-udp-route.js";
import { isStandaloneUi } from "./standalone-ui.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"config":true,"gateways":true,"routes":true,"routeGroups":true,"tcpRoutes":true,"udpRoutes":true,"backends":true,"secrets":true,"configMaps":true,"models":true,"policies":true,"ui":true};
const pattern0 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$", "u");

export function isStandaloneConfig(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.gateways === undefined) || (!(func0.call(data, "gateways")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateways"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.config !== undefined && func0.call(data, "config")){
if(!(isSettings.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = joined(vErrors, isSettings.errors);
errors = vErrors.length;
}
}
if(data.gateways !== undefined && func0.call(data, "gateways")){
let data1 = data.gateways;
if(Array.isArray(data1)){
const item0 = offendingItem(data1, {"having":"port","distinct":["port"],"says":"two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway","defaults":{}});
if(!(item0 < 0)){
const err2 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/x-item-rules",keyword:"x-item-rules",params:{sentence: "two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway", item: item0, distinct: ["port"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 64){
const err3 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/maxProperties",keyword:"maxProperties",params:{limit: 64}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 of Object.keys(data1)){
const _errs5 = errors;
if(typeof key1 === "string"){
if(characters(key1) > 253){
const err5 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(characters(key1) < 1){
const err6 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(key1.length > 506 || pattern0.test(key1))){
const err7 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"},propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 of Object.keys(data1)){
if(!(isStandaloneGateway.call(this, data1[key2], {instancePath:instancePath+"/gateways/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = joined(vErrors, isStandaloneGateway.errors);
errors = vErrors.length;
}
}
const item1 = offendingItem(data1, {"having":"port","distinct":["port"],"says":"two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway","defaults":{}});
if(!(item1 < 0)){
const err9 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/x-item-rules",keyword:"x-item-rules",params:{sentence: "two gateways cannot use the same port: for several hosts on one port, use the `listeners` of one gateway", item: item1, distinct: ["port"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/gateways",schemaPath:"#/properties/gateways/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.routes !== undefined && func0.call(data, "routes")){
let data3 = data.routes;
if(Array.isArray(data3)){
if(data3.length > 100000){
const err11 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isStandaloneRoute.call(this, data3[i0], {instancePath:instancePath+"/routes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isStandaloneRoute.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.routeGroups !== undefined && func0.call(data, "routeGroups")){
let data5 = data.routeGroups;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 1024){
const err13 = {instancePath:instancePath+"/routeGroups",schemaPath:"#/properties/routeGroups/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key3 of Object.keys(data5)){
const _errs13 = errors;
if(typeof key3 === "string"){
if(characters(key3) > 253){
const err14 = {instancePath:instancePath+"/routeGroups",schemaPath:"#/properties/routeGroups/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(characters(key3) < 1){
const err15 = {instancePath:instancePath+"/routeGroups",schemaPath:"#/properties/routeGroups/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(key3.length > 506 || pattern0.test(key3))){
const err16 = {instancePath:instancePath+"/routeGroups",schemaPath:"#/properties/routeGroups/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"},propertyName:key3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid5 = _errs13 === errors;
if(!valid5){
const err17 = {instancePath:instancePath+"/routeGroups",schemaPath:"#/properties/routeGroups/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
for(const key4 of Object.keys(data5)){
if(!(isStandaloneRouteGroup.call(this, data5[key4], {instancePath:instancePath+"/routeGroups/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key4,rootData}))){
vErrors = joined(vErrors, isStandaloneRouteGroup.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/routeGroups",schemaPath:"#/properties/routeGroups/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.tcpRoutes !== undefined && func0.call(data, "tcpRoutes")){
let data7 = data.tcpRoutes;
if(Array.isArray(data7)){
if(data7.length > 1024){
const err19 = {instancePath:instancePath+"/tcpRoutes",schemaPath:"#/properties/tcpRoutes/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(isStandaloneTcpRoute.call(this, data7[i1], {instancePath:instancePath+"/tcpRoutes/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isStandaloneTcpRoute.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/tcpRoutes",schemaPath:"#/properties/tcpRoutes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.udpRoutes !== undefined && func0.call(data, "udpRoutes")){
let data9 = data.udpRoutes;
if(Array.isArray(data9)){
if(data9.length > 1024){
const err21 = {instancePath:instancePath+"/udpRoutes",schemaPath:"#/properties/udpRoutes/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(isStandaloneUdpRoute.call(this, data9[i2], {instancePath:instancePath+"/udpRoutes/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isStandaloneUdpRoute.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/udpRoutes",schemaPath:"#/properties/udpRoutes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data11 = data.backends;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length > 100000){
const err23 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxProperties",keyword:"maxProperties",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key5 of Object.keys(data11)){
const _errs24 = errors;
if(typeof key5 === "string"){
if(characters(key5) > 253){
const err24 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(characters(key5) < 1){
const err25 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(key5.length > 506 || pattern0.test(key5))){
const err26 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"},propertyName:key5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var valid11 = _errs24 === errors;
if(!valid11){
const err27 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key6 of Object.keys(data11)){
if(!(isStandaloneBackend.call(this, data11[key6], {instancePath:instancePath+"/backends/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key6,rootData}))){
vErrors = joined(vErrors, isStandaloneBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.secrets !== undefined && func0.call(data, "secrets")){
let data13 = data.secrets;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length > 10000){
const err29 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/maxProperties",keyword:"maxProperties",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key7 of Object.keys(data13)){
const _errs29 = errors;
if(typeof key7 === "string"){
if(characters(key7) > 253){
const err30 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key7};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(characters(key7) < 1){
const err31 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(key7.length > 506 || pattern0.test(key7))){
const err32 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"},propertyName:key7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid13 = _errs29 === errors;
if(!valid13){
const err33 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
for(const key8 of Object.keys(data13)){
if(!(isStandaloneSecret.call(this, data13[key8], {instancePath:instancePath+"/secrets/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data13,parentDataProperty:key8,rootData}))){
vErrors = joined(vErrors, isStandaloneSecret.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.configMaps !== undefined && func0.call(data, "configMaps")){
let data15 = data.configMaps;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length > 10000){
const err35 = {instancePath:instancePath+"/configMaps",schemaPath:"#/properties/configMaps/maxProperties",keyword:"maxProperties",params:{limit: 10000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key9 of Object.keys(data15)){
const _errs34 = errors;
if(typeof key9 === "string"){
if(characters(key9) > 253){
const err36 = {instancePath:instancePath+"/configMaps",schemaPath:"#/properties/configMaps/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(characters(key9) < 1){
const err37 = {instancePath:instancePath+"/configMaps",schemaPath:"#/properties/configMaps/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(key9.length > 506 || pattern0.test(key9))){
const err38 = {instancePath:instancePath+"/configMaps",schemaPath:"#/properties/configMaps/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"},propertyName:key9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid15 = _errs34 === errors;
if(!valid15){
const err39 = {instancePath:instancePath+"/configMaps",schemaPath:"#/properties/configMaps/propertyNames",keyword:"propertyNames",params:{propertyName: key9}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
for(const key10 of Object.keys(data15)){
if(!(isStandaloneConfigMap.call(this, data15[key10], {instancePath:instancePath+"/configMaps/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data15,parentDataProperty:key10,rootData}))){
vErrors = joined(vErrors, isStandaloneConfigMap.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/configMaps",schemaPath:"#/properties/configMaps/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.models !== undefined && func0.call(data, "models")){
let data17 = data.models;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(Object.keys(data17).length > 1024){
const err41 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxProperties",keyword:"maxProperties",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key11 of Object.keys(data17)){
const _errs39 = errors;
if(typeof key11 === "string"){
if(characters(key11) > 253){
const err42 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames/maxLength",keyword:"maxLength",params:{limit: 253},propertyName:key11};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(characters(key11) < 1){
const err43 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key11};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(key11.length > 506 || pattern0.test(key11))){
const err44 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames/x-pattern",keyword:"x-pattern",params:{"pattern":"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$","expected":"lower case letters, digits, `-` and `.`"},propertyName:key11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
var valid17 = _errs39 === errors;
if(!valid17){
const err45 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key11}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
for(const key12 of Object.keys(data17)){
if(!(isStandaloneModel.call(this, data17[key12], {instancePath:instancePath+"/models/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data17,parentDataProperty:key12,rootData}))){
vErrors = joined(vErrors, isStandaloneModel.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
let data19 = data.policies;
if(Array.isArray(data19)){
if(data19.length > 1024){
const err47 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(!(isStandalonePolicy.call(this, data19[i3], {instancePath:instancePath+"/policies/" + i3,parentData:data19,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isStandalonePolicy.errors);
errors = vErrors.length;
}
}
}
else {
const err48 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.ui !== undefined && func0.call(data, "ui")){
if(!(isStandaloneUi.call(this, data.ui, {instancePath:instancePath+"/ui",parentData:data,parentDataProperty:"ui",rootData}))){
vErrors = joined(vErrors, isStandaloneUi.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
isStandaloneConfig.errors = vErrors;
return errors === 0;
}
