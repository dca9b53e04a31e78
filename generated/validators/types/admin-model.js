// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminModelTarget } from "./admin-model-target.js";
import { isAdminName } from "./admin-name.js";
import { isAdminPlace } from "./admin-place.js";
import { isCatalogRates } from "./catalog-rates.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"name":true,"kind":true,"isPublic":true,"provider":true,"upstreamModel":true,"backend":true,"choice":true,"targets":true,"health":true,"openPorts":true,"rates":true,"place":true};
const schema1 = ["model","virtual","provider"];
const schema2 = ["Weighted","Failover","Conditional"];

export function isAdminModel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.isPublic === undefined) || (!(func0.call(data, "isPublic")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPublic"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.provider === undefined) || (!(func0.call(data, "provider")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provider"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.targets === undefined) || (!(func0.call(data, "targets")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targets"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "model") || (data1 === "virtual")) || (data1 === "provider"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.isPublic !== undefined && func0.call(data, "isPublic")){
if(typeof data.isPublic !== "boolean"){
const err8 = {instancePath:instancePath+"/isPublic",schemaPath:"#/properties/isPublic/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.provider !== undefined && func0.call(data, "provider")){
if(!(isAdminName.call(this, data.provider, {instancePath:instancePath+"/provider",parentData:data,parentDataProperty:"provider",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.upstreamModel !== undefined && func0.call(data, "upstreamModel")){
if(!(isAdminName.call(this, data.upstreamModel, {instancePath:instancePath+"/upstreamModel",parentData:data,parentDataProperty:"upstreamModel",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isAdminName.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.choice !== undefined && func0.call(data, "choice")){
let data6 = data.choice;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data6 === "Weighted") || (data6 === "Failover")) || (data6 === "Conditional"))){
const err10 = {instancePath:instancePath+"/choice",schemaPath:"#/properties/choice/enum",keyword:"enum",params:{allowedValues: schema2}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
let data7 = data.targets;
if(Array.isArray(data7)){
if(data7.length > 64){
const err11 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminModelTarget.call(this, data7[i0], {instancePath:instancePath+"/targets/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminModelTarget.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.health !== undefined && func0.call(data, "health")){
let data9 = data.health;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err13 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err15 = {instancePath:instancePath+"/health",schemaPath:"#/properties/health/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.openPorts !== undefined && func0.call(data, "openPorts")){
let data10 = data.openPorts;
if(Array.isArray(data10)){
if(data10.length > 64){
const err16 = {instancePath:instancePath+"/openPorts",schemaPath:"#/properties/openPorts/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err17 = {instancePath:instancePath+"/openPorts/" + i1,schemaPath:"#/properties/openPorts/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 65535 || isNaN(data11)){
const err18 = {instancePath:instancePath+"/openPorts/" + i1,schemaPath:"#/properties/openPorts/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/openPorts/" + i1,schemaPath:"#/properties/openPorts/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/openPorts",schemaPath:"#/properties/openPorts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.rates !== undefined && func0.call(data, "rates")){
if(!(isCatalogRates.call(this, data.rates, {instancePath:instancePath+"/rates",parentData:data,parentDataProperty:"rates",rootData}))){
vErrors = joined(vErrors, isCatalogRates.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isAdminPlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isAdminPlace.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
isAdminModel.errors = vErrors;
return errors === 0;
}
