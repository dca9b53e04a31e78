// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminAttachedPolicy } from "./admin-attached-policy.js";
import { isAdminName } from "./admin-name.js";
import { isAdminPlace } from "./admin-place.js";
import { isAdminPolicy } from "./admin-policy.js";
import { isAdminRouteBackend } from "./admin-route-backend.js";
import { isAdminRouteMatch } from "./admin-route-match.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"id":true,"name":true,"kind":true,"listeners":true,"hostnames":true,"matches":true,"backends":true,"policies":true,"inherited":true,"place":true};
const schema1 = ["HTTP","TCP","UDP"];

export function isAdminRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.listeners === undefined) || (!(func0.call(data, "listeners")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listeners"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.hostnames === undefined) || (!(func0.call(data, "hostnames")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hostnames"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.matches === undefined) || (!(func0.call(data, "matches")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((data.backends === undefined) || (!(func0.call(data, "backends")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backends"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.policies === undefined) || (!(func0.call(data, "policies")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "policies"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.inherited === undefined) || (!(func0.call(data, "inherited")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inherited"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!(isAdminName.call(this, data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined && func0.call(data, "kind")){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data2 === "HTTP") || (data2 === "TCP")) || (data2 === "UDP"))){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data3 = data.listeners;
if(Array.isArray(data3)){
if(data3.length > 1024){
const err13 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminName.call(this, data3[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.hostnames !== undefined && func0.call(data, "hostnames")){
let data5 = data.hostnames;
if(Array.isArray(data5)){
if(data5.length > 1024){
const err15 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminName.call(this, data5[i1], {instancePath:instancePath+"/hostnames/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data7 = data.matches;
if(Array.isArray(data7)){
if(data7.length > 1024){
const err17 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(isAdminRouteMatch.call(this, data7[i2], {instancePath:instancePath+"/matches/" + i2,parentData:data7,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isAdminRouteMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data9 = data.backends;
if(Array.isArray(data9)){
if(data9.length > 1024){
const err19 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(isAdminRouteBackend.call(this, data9[i3], {instancePath:instancePath+"/backends/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isAdminRouteBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.policies !== undefined && func0.call(data, "policies")){
let data11 = data.policies;
if(Array.isArray(data11)){
if(data11.length > 1024){
const err21 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(isAdminPolicy.call(this, data11[i4], {instancePath:instancePath+"/policies/" + i4,parentData:data11,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isAdminPolicy.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/policies",schemaPath:"#/properties/policies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.inherited !== undefined && func0.call(data, "inherited")){
let data13 = data.inherited;
if(Array.isArray(data13)){
if(data13.length > 1024){
const err23 = {instancePath:instancePath+"/inherited",schemaPath:"#/properties/inherited/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
if(!(isAdminAttachedPolicy.call(this, data13[i5], {instancePath:instancePath+"/inherited/" + i5,parentData:data13,parentDataProperty:i5,rootData}))){
vErrors = joined(vErrors, isAdminAttachedPolicy.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/inherited",schemaPath:"#/properties/inherited/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
isAdminRoute.errors = vErrors;
return errors === 0;
}
