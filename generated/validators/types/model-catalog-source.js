// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isModelCatalogConfigMap } from "./model-catalog-config-map.js";
const func0 = Object.prototype.hasOwnProperty;

export function isModelCatalogSource(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.configMap === undefined) || (!(func0.call(data, "configMap")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "configMap"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "configMap")){
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
if(data.configMap !== undefined && func0.call(data, "configMap")){
if(!(isModelCatalogConfigMap.call(this, data.configMap, {instancePath:instancePath+"/configMap",parentData:data,parentDataProperty:"configMap",rootData}))){
vErrors = joined(vErrors, isModelCatalogConfigMap.errors);
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
isModelCatalogSource.errors = vErrors;
return errors === 0;
}
