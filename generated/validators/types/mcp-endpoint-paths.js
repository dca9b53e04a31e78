// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isUrlPath } from "./url-path.js";
const func0 = Object.prototype.hasOwnProperty;

export function isMcpEndpointPaths(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "StreamableHTTP") || (key0 === "SSE"))){
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
if(data.StreamableHTTP !== undefined && func0.call(data, "StreamableHTTP")){
if(!(isUrlPath.call(this, data.StreamableHTTP, {instancePath:instancePath+"/StreamableHTTP",parentData:data,parentDataProperty:"StreamableHTTP",rootData}))){
vErrors = joined(vErrors, isUrlPath.errors);
errors = vErrors.length;
}
}
if(data.SSE !== undefined && func0.call(data, "SSE")){
if(!(isUrlPath.call(this, data.SSE, {instancePath:instancePath+"/SSE",parentData:data,parentDataProperty:"SSE",rootData}))){
vErrors = joined(vErrors, isUrlPath.errors);
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
isMcpEndpointPaths.errors = vErrors;
return errors === 0;
}
