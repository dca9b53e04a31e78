// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminExplainedBackend } from "./admin-explained-backend.js";
import { isAdminExplainedPhase } from "./admin-explained-phase.js";
import { isAdminExplainedRefusal } from "./admin-explained-refusal.js";
import { isAdminKnownResponse } from "./admin-known-response.js";
import { isAdminName } from "./admin-name.js";
import { isAdminOtherRoute } from "./admin-other-route.js";
import { isAdminPossibleRefusal } from "./admin-possible-refusal.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"port":true,"listener":true,"route":true,"place":true,"others":true,"omitted":true,"phases":true,"backends":true,"response":true,"refusal":true,"mayRefuse":true};

export function isAdminExplanation(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.others === undefined) || (!(func0.call(data, "others")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "others"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.omitted === undefined) || (!(func0.call(data, "omitted")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.phases === undefined) || (!(func0.call(data, "phases")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phases"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.backends === undefined) || (!(func0.call(data, "backends")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "backends"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((data.mayRefuse === undefined) || (!(func0.call(data, "mayRefuse")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mayRefuse"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.port !== undefined && func0.call(data, "port")){
let data0 = data.port;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65535 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err9 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.listener !== undefined && func0.call(data, "listener")){
if(!(isAdminName.call(this, data.listener, {instancePath:instancePath+"/listener",parentData:data,parentDataProperty:"listener",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.route !== undefined && func0.call(data, "route")){
if(!(isAdminName.call(this, data.route, {instancePath:instancePath+"/route",parentData:data,parentDataProperty:"route",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined && func0.call(data, "place")){
if(!(isAdminText.call(this, data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.others !== undefined && func0.call(data, "others")){
let data4 = data.others;
if(Array.isArray(data4)){
if(data4.length > 1024){
const err10 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(isAdminOtherRoute.call(this, data4[i0], {instancePath:instancePath+"/others/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isAdminOtherRoute.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.omitted !== undefined && func0.call(data, "omitted")){
let data6 = data.omitted;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.phases !== undefined && func0.call(data, "phases")){
let data7 = data.phases;
if(Array.isArray(data7)){
if(data7.length > 3){
const err15 = {instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(isAdminExplainedPhase.call(this, data7[i1], {instancePath:instancePath+"/phases/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isAdminExplainedPhase.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/phases",schemaPath:"#/properties/phases/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.backends !== undefined && func0.call(data, "backends")){
let data9 = data.backends;
if(Array.isArray(data9)){
if(data9.length > 1024){
const err17 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/maxItems",keyword:"maxItems",params:{limit: 1024}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(isAdminExplainedBackend.call(this, data9[i2], {instancePath:instancePath+"/backends/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isAdminExplainedBackend.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/backends",schemaPath:"#/properties/backends/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(isAdminKnownResponse.call(this, data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joined(vErrors, isAdminKnownResponse.errors);
errors = vErrors.length;
}
}
if(data.refusal !== undefined && func0.call(data, "refusal")){
if(!(isAdminExplainedRefusal.call(this, data.refusal, {instancePath:instancePath+"/refusal",parentData:data,parentDataProperty:"refusal",rootData}))){
vErrors = joined(vErrors, isAdminExplainedRefusal.errors);
errors = vErrors.length;
}
}
if(data.mayRefuse !== undefined && func0.call(data, "mayRefuse")){
let data13 = data.mayRefuse;
if(Array.isArray(data13)){
if(data13.length > 64){
const err19 = {instancePath:instancePath+"/mayRefuse",schemaPath:"#/properties/mayRefuse/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(isAdminPossibleRefusal.call(this, data13[i3], {instancePath:instancePath+"/mayRefuse/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isAdminPossibleRefusal.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/mayRefuse",schemaPath:"#/properties/mayRefuse/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
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
isAdminExplanation.errors = vErrors;
return errors === 0;
}
