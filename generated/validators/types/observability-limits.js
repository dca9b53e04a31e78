// Generated from schemas/ by `npm run generate`: do not edit.

const func0 = Object.prototype.hasOwnProperty;

export function isObservabilityLimits(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "maxTraceWatchers") || (key0 === "maxTraceWatchersPerClient")) || (key0 === "maxQueuedTraceRecords")) || (key0 === "maxTracedBodyBytes")) || (key0 === "traceKeepaliveMilliseconds")) || (key0 === "maxAdminConnections")) || (key0 === "maxMetricSeries"))){
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
if(data.maxTraceWatchers !== undefined && func0.call(data, "maxTraceWatchers")){
let data0 = data.maxTraceWatchers;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxTraceWatchers",schemaPath:"#/properties/maxTraceWatchers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 4096 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxTraceWatchers",schemaPath:"#/properties/maxTraceWatchers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxTraceWatchers",schemaPath:"#/properties/maxTraceWatchers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.maxTraceWatchersPerClient !== undefined && func0.call(data, "maxTraceWatchersPerClient")){
let data1 = data.maxTraceWatchersPerClient;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxTraceWatchersPerClient",schemaPath:"#/properties/maxTraceWatchersPerClient/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4096 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxTraceWatchersPerClient",schemaPath:"#/properties/maxTraceWatchersPerClient/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxTraceWatchersPerClient",schemaPath:"#/properties/maxTraceWatchersPerClient/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.maxQueuedTraceRecords !== undefined && func0.call(data, "maxQueuedTraceRecords")){
let data2 = data.maxQueuedTraceRecords;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxQueuedTraceRecords",schemaPath:"#/properties/maxQueuedTraceRecords/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 65536 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxQueuedTraceRecords",schemaPath:"#/properties/maxQueuedTraceRecords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxQueuedTraceRecords",schemaPath:"#/properties/maxQueuedTraceRecords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.maxTracedBodyBytes !== undefined && func0.call(data, "maxTracedBodyBytes")){
let data3 = data.maxTracedBodyBytes;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/maxTracedBodyBytes",schemaPath:"#/properties/maxTracedBodyBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 4194304 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/maxTracedBodyBytes",schemaPath:"#/properties/maxTracedBodyBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4194304}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/maxTracedBodyBytes",schemaPath:"#/properties/maxTracedBodyBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.traceKeepaliveMilliseconds !== undefined && func0.call(data, "traceKeepaliveMilliseconds")){
let data4 = data.traceKeepaliveMilliseconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/traceKeepaliveMilliseconds",schemaPath:"#/properties/traceKeepaliveMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/traceKeepaliveMilliseconds",schemaPath:"#/properties/traceKeepaliveMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 100 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/traceKeepaliveMilliseconds",schemaPath:"#/properties/traceKeepaliveMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.maxAdminConnections !== undefined && func0.call(data, "maxAdminConnections")){
let data5 = data.maxAdminConnections;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/maxAdminConnections",schemaPath:"#/properties/maxAdminConnections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65536 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/maxAdminConnections",schemaPath:"#/properties/maxAdminConnections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/maxAdminConnections",schemaPath:"#/properties/maxAdminConnections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.maxMetricSeries !== undefined && func0.call(data, "maxMetricSeries")){
let data6 = data.maxMetricSeries;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/maxMetricSeries",schemaPath:"#/properties/maxMetricSeries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/maxMetricSeries",schemaPath:"#/properties/maxMetricSeries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/maxMetricSeries",schemaPath:"#/properties/maxMetricSeries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
isObservabilityLimits.errors = vErrors;
return errors === 0;
}
