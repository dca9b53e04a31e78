// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAwsAgentCore } from "./aws-agent-core.js";
const func0 = Object.prototype.hasOwnProperty;

export function isAwsBackend(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.agentCore === undefined) || (!(func0.call(data, "agentCore")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "agentCore"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "agentCore")){
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
if(data.agentCore !== undefined && func0.call(data, "agentCore")){
if(!(isAwsAgentCore.call(this, data.agentCore, {instancePath:instancePath+"/agentCore",parentData:data,parentDataProperty:"agentCore",rootData}))){
vErrors = joined(vErrors, isAwsAgentCore.errors);
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
isAwsBackend.errors = vErrors;
return errors === 0;
}
