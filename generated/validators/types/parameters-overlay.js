// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isOverlayMetadata } from "./overlay-metadata.js";
const func0 = Object.prototype.hasOwnProperty;

export function isParametersOverlay(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "metadata") || (key0 === "spec"))){
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
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(isOverlayMetadata.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = joined(vErrors, isOverlayMetadata.errors);
errors = vErrors.length;
}
}
if(data.spec !== undefined && func0.call(data, "spec")){
if(!(isKubernetesFields.call(this, data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
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
isParametersOverlay.errors = vErrors;
return errors === 0;
}
