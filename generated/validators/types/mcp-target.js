// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, ruleFault, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMcpTargetSelector } from "./mcp-target-selector.js";
import { isMcpTargetStatic } from "./mcp-target-static.js";
import { isMcpTargetStdio } from "./mcp-target-stdio.js";
import { isSectionName } from "./section-name.js";
const func0 = Object.prototype.hasOwnProperty;

export function isMcpTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((key0 === "name") || (key0 === "static")) || (key0 === "selector")) || (key0 === "stdio"))){
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
if(!(isSectionName.call(this, data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = joined(vErrors, isSectionName.errors);
errors = vErrors.length;
}
}
if(data.static !== undefined && func0.call(data, "static")){
if(!(isMcpTargetStatic.call(this, data.static, {instancePath:instancePath+"/static",parentData:data,parentDataProperty:"static",rootData}))){
vErrors = joined(vErrors, isMcpTargetStatic.errors);
errors = vErrors.length;
}
}
if(data.selector !== undefined && func0.call(data, "selector")){
if(!(isMcpTargetSelector.call(this, data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = joined(vErrors, isMcpTargetSelector.errors);
errors = vErrors.length;
}
}
if(data.stdio !== undefined && func0.call(data, "stdio")){
if(!(isMcpTargetStdio.call(this, data.stdio, {instancePath:instancePath+"/stdio",parentData:data,parentDataProperty:"stdio",rootData}))){
vErrors = joined(vErrors, isMcpTargetStdio.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["static","selector","stdio"]);
if(!(set0.length === 1)){
const err2 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["static","selector","stdio"], set: set0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const fault0 = this.isResource ? undefined : ruleFault(data, {"when":[],"then":[{"field":"selector","test":"unset","values":[]}]});
if(!(fault0 === undefined)){
const err3 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "selector finds Services of Kubernetes, of which a standalone file has none: use static", ...fault0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
isMcpTarget.errors = vErrors;
return errors === 0;
}
