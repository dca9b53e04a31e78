// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isGatewayBackendTls } from "./gateway-backend-tls.js";
import { isGatewayFrontendTls } from "./gateway-frontend-tls.js";
const func0 = Object.prototype.hasOwnProperty;

export function isGatewayTls(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "backend") || (key0 === "frontend"))){
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
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isGatewayBackendTls.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isGatewayBackendTls.errors);
errors = vErrors.length;
}
}
if(data.frontend !== undefined && func0.call(data, "frontend")){
if(!(isGatewayFrontendTls.call(this, data.frontend, {instancePath:instancePath+"/frontend",parentData:data,parentDataProperty:"frontend",rootData}))){
vErrors = joined(vErrors, isGatewayFrontendTls.errors);
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
isGatewayTls.errors = vErrors;
return errors === 0;
}
