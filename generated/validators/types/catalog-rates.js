// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isMoney } from "./money.js";
const func0 = Object.prototype.hasOwnProperty;

export function isCatalogRates(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "input") || (key0 === "output")) || (key0 === "cacheRead")) || (key0 === "cacheWrite")) || (key0 === "reasoning")) || (key0 === "inputAudio")) || (key0 === "outputAudio"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.input !== undefined && func0.call(data, "input")){
if(!(isMoney.call(this, data.input, {instancePath:instancePath+"/input",parentData:data,parentDataProperty:"input",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
if(data.output !== undefined && func0.call(data, "output")){
if(!(isMoney.call(this, data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
if(data.cacheRead !== undefined && func0.call(data, "cacheRead")){
if(!(isMoney.call(this, data.cacheRead, {instancePath:instancePath+"/cacheRead",parentData:data,parentDataProperty:"cacheRead",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
if(data.cacheWrite !== undefined && func0.call(data, "cacheWrite")){
if(!(isMoney.call(this, data.cacheWrite, {instancePath:instancePath+"/cacheWrite",parentData:data,parentDataProperty:"cacheWrite",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
if(data.reasoning !== undefined && func0.call(data, "reasoning")){
if(!(isMoney.call(this, data.reasoning, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
if(data.inputAudio !== undefined && func0.call(data, "inputAudio")){
if(!(isMoney.call(this, data.inputAudio, {instancePath:instancePath+"/inputAudio",parentData:data,parentDataProperty:"inputAudio",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
if(data.outputAudio !== undefined && func0.call(data, "outputAudio")){
if(!(isMoney.call(this, data.outputAudio, {instancePath:instancePath+"/outputAudio",parentData:data,parentDataProperty:"outputAudio",rootData}))){
vErrors = joined(vErrors, isMoney.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isCatalogRates.errors = vErrors;
return errors === 0;
}
