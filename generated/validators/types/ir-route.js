// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isHttpRouteFilter } from "./http-route-filter.js";
import { isIrDelegate } from "./ir-delegate.js";
import { isIrKey } from "./ir-key.js";
import { isIrRouteAbove } from "./ir-route-above.js";
import { isIrRouteMatch } from "./ir-route-match.js";
import { isIrWeightedBackend } from "./ir-weighted-backend.js";
import { isSessionPersistence } from "./session-persistence.js";
import { isSourcePlace } from "./source-place.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"key":true,"name":true,"parent":true,"listeners":true,"order":true,"rank":true,"hostnames":true,"matches":true,"filters":true,"backends":true,"sessionPersistence":true,"delegates":true,"group":true,"above":true,"place":true};

export function isIrRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"}};
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
if((data.listeners === undefined) || (!(func0.call(data, "listeners")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listeners"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.order === undefined) || (!(func0.call(data, "order")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"}};
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
if((data.filters === undefined) || (!(func0.call(data, "filters")))){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if((data.backends === undefined) || (!(func0.call(data, "backends")))){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backends"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.key !== undefined && func0.call(data, "key")){
if(!(isIrKey.call(this, data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(characters(data1) > 1024){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(characters(data1) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.parent !== undefined && func0.call(data, "parent")){
if(!(isIrKey.call(this, data.parent, {instancePath:instancePath+"/parent",parentData:data,parentDataProperty:"parent",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.listeners !== undefined && func0.call(data, "listeners")){
let data3 = data.listeners;
if(Array.isArray(data3)){
if(data3.length > 4096){
const err13 = {instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/maxItems",keyword:"maxItems",params:{limit: 4096}};
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
if(!(isIrKey.call(this, data3[i0], {instancePath:instancePath+"/listeners/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
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
if(data.order !== undefined && func0.call(data, "order")){
let data5 = data.order;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.rank !== undefined && func0.call(data, "rank")){
let data6 = data.rank;
if(typeof data6 === "string"){
if(characters(data6) > 1024){
const err17 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/maxLength",keyword:"maxLength",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(characters(data6) < 1){
const err18 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/rank",schemaPath:"#/properties/rank/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.hostnames !== undefined && func0.call(data, "hostnames")){
let data7 = data.hostnames;
if(Array.isArray(data7)){
if(data7.length > 4096){
const err20 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(characters(data8) > 253){
const err21 = {instancePath:instancePath+"/hostnames/" + i1,schemaPath:"#/properties/hostnames/items/maxLength",keyword:"maxLength",params:{limit: 253}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(characters(data8) < 1){
const err22 = {instancePath:instancePath+"/hostnames/" + i1,schemaPath:"#/properties/hostnames/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/hostnames/" + i1,schemaPath:"#/properties/hostnames/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/hostnames",schemaPath:"#/properties/hostnames/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.matches !== undefined && func0.call(data, "matches")){
let data9 = data.matches;
if(Array.isArray(data9)){
if(data9.length > 4096){
const err25 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(isIrRouteMatch.call(this, data9[i2], {instancePath:instancePath+"/matches/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isIrRouteMatch.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.filters !== undefined && func0.call(data, "filters")){
let data11 = data.filters;
if(Array.isArray(data11)){
if(data11.length > 1024){
const err27 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
if(!(isHttpRouteFilter.call(this, data11[i3], {instancePath:instancePath+"/filters/" + i3,parentData:data11,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isHttpRouteFilter.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data13 = data.backends;
if(Array.isArray(data13)){
if(data13.length > 4096){
const err29 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
if(!(isIrWeightedBackend.call(this, data13[i4], {instancePath:instancePath+"/backends/" + i4,parentData:data13,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isIrWeightedBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sessionPersistence !== undefined && func0.call(data, "sessionPersistence")){
if(!(isSessionPersistence.call(this, data.sessionPersistence, {instancePath:instancePath+"/sessionPersistence",parentData:data,parentDataProperty:"sessionPersistence",rootData}))){
vErrors = joined(vErrors, isSessionPersistence.errors);
errors = vErrors.length;
}
}
if(data.delegates !== undefined && func0.call(data, "delegates")){
let data16 = data.delegates;
if(Array.isArray(data16)){
if(data16.length > 4096){
const err31 = {instancePath:instancePath+"/delegates",schemaPath:"#/properties/delegates/maxItems",keyword:"maxItems",params:{limit: 4096}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
if(!(isIrDelegate.call(this, data16[i5], {instancePath:instancePath+"/delegates/" + i5,parentData:data16,parentDataProperty:i5,rootData}))){
vErrors = joined(vErrors, isIrDelegate.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/delegates",schemaPath:"#/properties/delegates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.group !== undefined && func0.call(data, "group")){
if(!(isIrKey.call(this, data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
vErrors = joined(vErrors, isIrKey.errors);
errors = vErrors.length;
}
}
if(data.above !== undefined && func0.call(data, "above")){
let data19 = data.above;
if(Array.isArray(data19)){
if(data19.length > 64){
const err33 = {instancePath:instancePath+"/above",schemaPath:"#/properties/above/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
if(!(isIrRouteAbove.call(this, data19[i6], {instancePath:instancePath+"/above/" + i6,parentData:data19,parentDataProperty:i6,rootData}))){
vErrors = joined(vErrors, isIrRouteAbove.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isSourcePlace.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isSourcePlace.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
isIrRoute.errors = vErrors;
return errors === 0;
}
