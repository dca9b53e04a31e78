// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isBackendTcp } from "./backend-tcp.js";
import { isBackendTls } from "./backend-tls.js";
const func0 = Object.prototype.hasOwnProperty;

export function isStandaloneTcpBackendPolicies(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "tcp") || (key0 === "tls"))){
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
if(data.tcp !== undefined && func0.call(data, "tcp")){
if(!(isBackendTcp.call(this, data.tcp, {instancePath:instancePath+"/tcp",parentData:data,parentDataProperty:"tcp",rootData}))){
vErrors = joined(vErrors, isBackendTcp.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined && func0.call(data, "tls")){
if(!(isBackendTls.call(this, data.tls, {instancePath:instancePath+"/tls",parentData:data,parentDataProperty:"tls",rootData}))){
vErrors = joined(vErrors, isBackendTls.errors);
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
isStandaloneTcpBackendPolicies.errors = vErrors;
return errors === 0;
}
