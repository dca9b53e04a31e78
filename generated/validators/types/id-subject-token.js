// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isExtractionLocation } from "./extraction-location.js";
import { isIdTokenType } from "./id-token-type.js";
const func0 = Object.prototype.hasOwnProperty;

export function isIdSubjectToken(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "source") || (key0 === "tokenType"))){
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
if(data.source !== undefined && func0.call(data, "source")){
if(!(isExtractionLocation.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joined(vErrors, isExtractionLocation.errors);
errors = vErrors.length;
}
}
if(data.tokenType !== undefined && func0.call(data, "tokenType")){
if(!(isIdTokenType.call(this, data.tokenType, {instancePath:instancePath+"/tokenType",parentData:data,parentDataProperty:"tokenType",rootData}))){
vErrors = joined(vErrors, isIdTokenType.errors);
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
isIdSubjectToken.errors = vErrors;
return errors === 0;
}
