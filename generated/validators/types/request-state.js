// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isTracedBackend } from "./traced-backend.js";
import { isTracedDestination } from "./traced-destination.js";
import { isTracedEnvironment } from "./traced-environment.js";
import { isTracedProxy } from "./traced-proxy.js";
import { isTracedRequest } from "./traced-request.js";
import { isTracedResponse } from "./traced-response.js";
import { isTracedSource } from "./traced-source.js";
import { isTracedValues } from "./traced-values.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"request":true,"env":true,"source":true,"destination":true,"backend":true,"proxy":true,"jwt":true,"apiKey":true,"basicAuth":true,"extauthz":true,"metadata":true,"llm":true,"response":true};

export function isRequestState(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0, key0))){
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
if(data.request !== undefined && func0.call(data, "request")){
if(!(isTracedRequest.call(this, data.request, {instancePath:instancePath+"/request",parentData:data,parentDataProperty:"request",rootData}))){
vErrors = joined(vErrors, isTracedRequest.errors);
errors = vErrors.length;
}
}
if(data.env !== undefined && func0.call(data, "env")){
if(!(isTracedEnvironment.call(this, data.env, {instancePath:instancePath+"/env",parentData:data,parentDataProperty:"env",rootData}))){
vErrors = joined(vErrors, isTracedEnvironment.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined && func0.call(data, "source")){
if(!(isTracedSource.call(this, data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = joined(vErrors, isTracedSource.errors);
errors = vErrors.length;
}
}
if(data.destination !== undefined && func0.call(data, "destination")){
if(!(isTracedDestination.call(this, data.destination, {instancePath:instancePath+"/destination",parentData:data,parentDataProperty:"destination",rootData}))){
vErrors = joined(vErrors, isTracedDestination.errors);
errors = vErrors.length;
}
}
if(data.backend !== undefined && func0.call(data, "backend")){
if(!(isTracedBackend.call(this, data.backend, {instancePath:instancePath+"/backend",parentData:data,parentDataProperty:"backend",rootData}))){
vErrors = joined(vErrors, isTracedBackend.errors);
errors = vErrors.length;
}
}
if(data.proxy !== undefined && func0.call(data, "proxy")){
if(!(isTracedProxy.call(this, data.proxy, {instancePath:instancePath+"/proxy",parentData:data,parentDataProperty:"proxy",rootData}))){
vErrors = joined(vErrors, isTracedProxy.errors);
errors = vErrors.length;
}
}
if(data.jwt !== undefined && func0.call(data, "jwt")){
if(!(isTracedValues.call(this, data.jwt, {instancePath:instancePath+"/jwt",parentData:data,parentDataProperty:"jwt",rootData}))){
vErrors = joined(vErrors, isTracedValues.errors);
errors = vErrors.length;
}
}
if(data.apiKey !== undefined && func0.call(data, "apiKey")){
if(!(isTracedValues.call(this, data.apiKey, {instancePath:instancePath+"/apiKey",parentData:data,parentDataProperty:"apiKey",rootData}))){
vErrors = joined(vErrors, isTracedValues.errors);
errors = vErrors.length;
}
}
if(data.basicAuth !== undefined && func0.call(data, "basicAuth")){
if(!(isTracedValues.call(this, data.basicAuth, {instancePath:instancePath+"/basicAuth",parentData:data,parentDataProperty:"basicAuth",rootData}))){
vErrors = joined(vErrors, isTracedValues.errors);
errors = vErrors.length;
}
}
if(data.extauthz !== undefined && func0.call(data, "extauthz")){
if(!(isTracedValues.call(this, data.extauthz, {instancePath:instancePath+"/extauthz",parentData:data,parentDataProperty:"extauthz",rootData}))){
vErrors = joined(vErrors, isTracedValues.errors);
errors = vErrors.length;
}
}
if(data.metadata !== undefined && func0.call(data, "metadata")){
if(!(isTracedValues.call(this, data.metadata, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = joined(vErrors, isTracedValues.errors);
errors = vErrors.length;
}
}
if(data.llm !== undefined && func0.call(data, "llm")){
if(!(isTracedValues.call(this, data.llm, {instancePath:instancePath+"/llm",parentData:data,parentDataProperty:"llm",rootData}))){
vErrors = joined(vErrors, isTracedValues.errors);
errors = vErrors.length;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!(isTracedResponse.call(this, data.response, {instancePath:instancePath+"/response",parentData:data,parentDataProperty:"response",rootData}))){
vErrors = joined(vErrors, isTracedResponse.errors);
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
isRequestState.errors = vErrors;
return errors === 0;
}
