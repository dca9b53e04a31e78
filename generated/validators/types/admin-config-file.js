// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAdminConfigText } from "./admin-config-text.js";
import { isAdminName } from "./admin-name.js";
import { isAdminText } from "./admin-text.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAdminConfigFile(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 of Object.keys(data)){
if(!((((key0 === "name") || (key0 === "text")) || (key0 === "hiddenReason")) || (key0 === "readOnlyReason"))){
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
if(data.name !== undefined && func0.call(data, "name")){
if(!(isAdminName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isAdminName.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined && func0.call(data, "text")){
if(!(isAdminConfigText.call(this, data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = joined(vErrors, isAdminConfigText.errors);
errors = vErrors.length;
}
}
if(data.hiddenReason !== undefined && func0.call(data, "hiddenReason")){
if(!(isAdminText.call(this, data.hiddenReason, {instancePath:instancePath+"/hiddenReason",parentData:data,parentDataProperty:"hiddenReason",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
errors = vErrors.length;
}
}
if(data.readOnlyReason !== undefined && func0.call(data, "readOnlyReason")){
if(!(isAdminText.call(this, data.readOnlyReason, {instancePath:instancePath+"/readOnlyReason",parentData:data,parentDataProperty:"readOnlyReason",rootData}))){
vErrors = joined(vErrors, isAdminText.errors);
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
isAdminConfigFile.errors = vErrors;
return errors === 0;
}
