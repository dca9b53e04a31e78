// Generated from schemas/ by `npm run generate`: do not edit.

import { joined, setOf } from "@edge-gateway/schema-runtime/validation/runtime";
import { isConditionalModel } from "./conditional-model.js";
import { isFailoverModel } from "./failover-model.js";
import { isWeightedModel } from "./weighted-model.js";
const func0 = Object.prototype.hasOwnProperty;

export function isVirtualModel(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "weighted") || (key0 === "failover")) || (key0 === "conditional"))){
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
if(data.weighted !== undefined && func0.call(data, "weighted")){
if(!(isWeightedModel.call(this, data.weighted, {instancePath:instancePath+"/weighted",parentData:data,parentDataProperty:"weighted",rootData}))){
vErrors = joined(vErrors, isWeightedModel.errors);
errors = vErrors.length;
}
}
if(data.failover !== undefined && func0.call(data, "failover")){
if(!(isFailoverModel.call(this, data.failover, {instancePath:instancePath+"/failover",parentData:data,parentDataProperty:"failover",rootData}))){
vErrors = joined(vErrors, isFailoverModel.errors);
errors = vErrors.length;
}
}
if(data.conditional !== undefined && func0.call(data, "conditional")){
if(!(isConditionalModel.call(this, data.conditional, {instancePath:instancePath+"/conditional",parentData:data,parentDataProperty:"conditional",rootData}))){
vErrors = joined(vErrors, isConditionalModel.errors);
errors = vErrors.length;
}
}
const set0 = setOf(data, ["weighted","failover","conditional"]);
if(!(set0.length === 1)){
const err1 = {instancePath,schemaPath:"#/x-exactly-one-of",keyword:"x-exactly-one-of",params:{names: ["weighted","failover","conditional"], set: set0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
isVirtualModel.errors = vErrors;
return errors === 0;
}
