// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isCelExpression } from "./cel-expression.js";
import { isHealthEviction } from "./health-eviction.js";
const func0 = Object.prototype.hasOwnProperty;

export function isBackendHealth(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "unhealthyCondition") || (key0 === "eviction"))){
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
if(data.unhealthyCondition !== undefined && func0.call(data, "unhealthyCondition")){
if(!(isCelExpression.call(this, data.unhealthyCondition, {instancePath:instancePath+"/unhealthyCondition",parentData:data,parentDataProperty:"unhealthyCondition",rootData}))){
vErrors = joined(vErrors, isCelExpression.errors);
errors = vErrors.length;
}
}
if(data.eviction !== undefined && func0.call(data, "eviction")){
if(!(isHealthEviction.call(this, data.eviction, {instancePath:instancePath+"/eviction",parentData:data,parentDataProperty:"eviction",rootData}))){
vErrors = joined(vErrors, isHealthEviction.errors);
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
isBackendHealth.errors = vErrors;
return errors === 0;
}
