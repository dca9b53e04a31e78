// Generated from schemas/ by `npm run generate`: do not edit.

import { joined } from "@edge-gateway/schema-runtime/validation/runtime";
import { isForZone } from "./for-zone.js";
const func0 = Object.prototype.hasOwnProperty;

export function isEndpointHints(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.forZones !== undefined && func0.call(data, "forZones")){
let data0 = data.forZones;
if(Array.isArray(data0)){
if(data0.length > 8){
const err0 = {instancePath:instancePath+"/forZones",schemaPath:"#/properties/forZones/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(isForZone.call(this, data0[i0], {instancePath:instancePath+"/forZones/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isForZone.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath:instancePath+"/forZones",schemaPath:"#/properties/forZones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
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
isEndpointHints.errors = vErrors;
return errors === 0;
}
