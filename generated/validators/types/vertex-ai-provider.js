// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isShortString } from "./short-string.js";
import { isTinyString } from "./tiny-string.js";
const func0 = Object.prototype.hasOwnProperty;

export function isVertexAiProvider(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.projectId === undefined) || (!(func0.call(data, "projectId")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "projectId") || (key0 === "region")) || (key0 === "model"))){
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
if(data.projectId !== undefined && func0.call(data, "projectId")){
if(!(isTinyString.call(this, data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined && func0.call(data, "region")){
if(!(isTinyString.call(this, data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = joined(vErrors, isTinyString.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined && func0.call(data, "model")){
if(!(isShortString.call(this, data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = joined(vErrors, isShortString.errors);
errors = vErrors.length;
}
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
isVertexAiProvider.errors = vErrors;
return errors === 0;
}
