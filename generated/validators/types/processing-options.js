// Generated from schemas/ by `npm run generate`: do not edit.

const func0 = Object.prototype.hasOwnProperty;
const schema0 = ["Send","Skip"];
const schema1 = ["None","Buffered","BufferedPartial","FullDuplexStreamed"];

export function isProcessingOptions(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "requestHeaderMode") || (key0 === "responseHeaderMode")) || (key0 === "requestBodyMode")) || (key0 === "responseBodyMode")) || (key0 === "requestTrailerMode")) || (key0 === "responseTrailerMode")) || (key0 === "allowModeOverride"))){
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
if(data.requestHeaderMode !== undefined && func0.call(data, "requestHeaderMode")){
let data0 = data.requestHeaderMode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/requestHeaderMode",schemaPath:"#/properties/requestHeaderMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "Send") || (data0 === "Skip"))){
const err2 = {instancePath:instancePath+"/requestHeaderMode",schemaPath:"#/properties/requestHeaderMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.responseHeaderMode !== undefined && func0.call(data, "responseHeaderMode")){
let data1 = data.responseHeaderMode;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/responseHeaderMode",schemaPath:"#/properties/responseHeaderMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "Send") || (data1 === "Skip"))){
const err4 = {instancePath:instancePath+"/responseHeaderMode",schemaPath:"#/properties/responseHeaderMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requestBodyMode !== undefined && func0.call(data, "requestBodyMode")){
let data2 = data.requestBodyMode;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/requestBodyMode",schemaPath:"#/properties/requestBodyMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data2 === "None") || (data2 === "Buffered")) || (data2 === "BufferedPartial")) || (data2 === "FullDuplexStreamed"))){
const err6 = {instancePath:instancePath+"/requestBodyMode",schemaPath:"#/properties/requestBodyMode/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.responseBodyMode !== undefined && func0.call(data, "responseBodyMode")){
let data3 = data.responseBodyMode;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/responseBodyMode",schemaPath:"#/properties/responseBodyMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "None") || (data3 === "Buffered")) || (data3 === "BufferedPartial")) || (data3 === "FullDuplexStreamed"))){
const err8 = {instancePath:instancePath+"/responseBodyMode",schemaPath:"#/properties/responseBodyMode/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.requestTrailerMode !== undefined && func0.call(data, "requestTrailerMode")){
let data4 = data.requestTrailerMode;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/requestTrailerMode",schemaPath:"#/properties/requestTrailerMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data4 === "Send") || (data4 === "Skip"))){
const err10 = {instancePath:instancePath+"/requestTrailerMode",schemaPath:"#/properties/requestTrailerMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.responseTrailerMode !== undefined && func0.call(data, "responseTrailerMode")){
let data5 = data.responseTrailerMode;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/responseTrailerMode",schemaPath:"#/properties/responseTrailerMode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "Send") || (data5 === "Skip"))){
const err12 = {instancePath:instancePath+"/responseTrailerMode",schemaPath:"#/properties/responseTrailerMode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.allowModeOverride !== undefined && func0.call(data, "allowModeOverride")){
if(typeof data.allowModeOverride !== "boolean"){
const err13 = {instancePath:instancePath+"/allowModeOverride",schemaPath:"#/properties/allowModeOverride/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
isProcessingOptions.errors = vErrors;
return errors === 0;
}
