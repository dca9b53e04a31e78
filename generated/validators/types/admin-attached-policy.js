// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminName } from "./admin-name.js";
import { isAdminPlace } from "./admin-place.js";
import { isAdminPolicyTarget } from "./admin-policy-target.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminAttachedPolicy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if((data.target === undefined) || (!(func0.call(data, "target")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.targetId === undefined) || (!(func0.call(data, "targetId")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.targetName === undefined) || (!(func0.call(data, "targetName")))){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetName"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((data.place === undefined) || (!(func0.call(data, "place")))){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "name") || (key0 === "target")) || (key0 === "targetId")) || (key0 === "targetName")) || (key0 === "place"))){
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
if(data.target !== undefined && func0.call(data, "target")){
if(!(isAdminPolicyTarget.call(this, data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = joined(vErrors, isAdminPolicyTarget.errors);
errors = vErrors.length;
}
}
if(data.targetId !== undefined && func0.call(data, "targetId")){
if(!(isAdminName.call(this, data.targetId, {instancePath:instancePath+"/targetId",parentData:data,parentDataProperty:"targetId",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.targetName !== undefined && func0.call(data, "targetName")){
if(!(isAdminName.call(this, data.targetName, {instancePath:instancePath+"/targetName",parentData:data,parentDataProperty:"targetName",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
isAdminAttachedPolicy.errors = vErrors;
return errors === 0;
}
