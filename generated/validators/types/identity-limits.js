// Generated from schemas/ by `npm run generate`: do not edit.

const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"requestTimeoutMilliseconds":true,"maxDocumentBytes":true,"keySetCooldownMilliseconds":true,"keySetStaleMilliseconds":true,"metadataCacheMilliseconds":true,"metadataDocuments":true,"verifiedTokens":true,"clockLeewaySeconds":true,"maxRegistrationBytes":true,"cloudTokens":true,"verifiedPasswords":true,"waitingPasswords":true};

export function isIdentityLimits(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.requestTimeoutMilliseconds !== undefined && func0.call(data, "requestTimeoutMilliseconds")){
let data0 = data.requestTimeoutMilliseconds;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/requestTimeoutMilliseconds",schemaPath:"#/properties/requestTimeoutMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/requestTimeoutMilliseconds",schemaPath:"#/properties/requestTimeoutMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 100 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/requestTimeoutMilliseconds",schemaPath:"#/properties/requestTimeoutMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data.maxDocumentBytes !== undefined && func0.call(data, "maxDocumentBytes")){
let data1 = data.maxDocumentBytes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxDocumentBytes",schemaPath:"#/properties/maxDocumentBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 16777216 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxDocumentBytes",schemaPath:"#/properties/maxDocumentBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1024 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxDocumentBytes",schemaPath:"#/properties/maxDocumentBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
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
if(data.keySetCooldownMilliseconds !== undefined && func0.call(data, "keySetCooldownMilliseconds")){
let data2 = data.keySetCooldownMilliseconds;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/keySetCooldownMilliseconds",schemaPath:"#/properties/keySetCooldownMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 600000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/keySetCooldownMilliseconds",schemaPath:"#/properties/keySetCooldownMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600000}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/keySetCooldownMilliseconds",schemaPath:"#/properties/keySetCooldownMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100}};
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
if(data.keySetStaleMilliseconds !== undefined && func0.call(data, "keySetStaleMilliseconds")){
let data3 = data.keySetStaleMilliseconds;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/keySetStaleMilliseconds",schemaPath:"#/properties/keySetStaleMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 604800000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/keySetStaleMilliseconds",schemaPath:"#/properties/keySetStaleMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/keySetStaleMilliseconds",schemaPath:"#/properties/keySetStaleMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.metadataCacheMilliseconds !== undefined && func0.call(data, "metadataCacheMilliseconds")){
let data4 = data.metadataCacheMilliseconds;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/metadataCacheMilliseconds",schemaPath:"#/properties/metadataCacheMilliseconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 86400000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/metadataCacheMilliseconds",schemaPath:"#/properties/metadataCacheMilliseconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/metadataCacheMilliseconds",schemaPath:"#/properties/metadataCacheMilliseconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.metadataDocuments !== undefined && func0.call(data, "metadataDocuments")){
let data5 = data.metadataDocuments;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/metadataDocuments",schemaPath:"#/properties/metadataDocuments/type",keyword:"type",params:{type: "integer"}};
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
const err17 = {instancePath:instancePath+"/metadataDocuments",schemaPath:"#/properties/metadataDocuments/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/metadataDocuments",schemaPath:"#/properties/metadataDocuments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.verifiedTokens !== undefined && func0.call(data, "verifiedTokens")){
let data6 = data.verifiedTokens;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/verifiedTokens",schemaPath:"#/properties/verifiedTokens/type",keyword:"type",params:{type: "integer"}};
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
const err20 = {instancePath:instancePath+"/verifiedTokens",schemaPath:"#/properties/verifiedTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/verifiedTokens",schemaPath:"#/properties/verifiedTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.clockLeewaySeconds !== undefined && func0.call(data, "clockLeewaySeconds")){
let data7 = data.clockLeewaySeconds;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/clockLeewaySeconds",schemaPath:"#/properties/clockLeewaySeconds/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3600 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/clockLeewaySeconds",schemaPath:"#/properties/clockLeewaySeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/clockLeewaySeconds",schemaPath:"#/properties/clockLeewaySeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.maxRegistrationBytes !== undefined && func0.call(data, "maxRegistrationBytes")){
let data8 = data.maxRegistrationBytes;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/maxRegistrationBytes",schemaPath:"#/properties/maxRegistrationBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1048576 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/maxRegistrationBytes",schemaPath:"#/properties/maxRegistrationBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1024 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/maxRegistrationBytes",schemaPath:"#/properties/maxRegistrationBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.cloudTokens !== undefined && func0.call(data, "cloudTokens")){
let data9 = data.cloudTokens;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/cloudTokens",schemaPath:"#/properties/cloudTokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/cloudTokens",schemaPath:"#/properties/cloudTokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/cloudTokens",schemaPath:"#/properties/cloudTokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.verifiedPasswords !== undefined && func0.call(data, "verifiedPasswords")){
let data10 = data.verifiedPasswords;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/verifiedPasswords",schemaPath:"#/properties/verifiedPasswords/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 10000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/verifiedPasswords",schemaPath:"#/properties/verifiedPasswords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/verifiedPasswords",schemaPath:"#/properties/verifiedPasswords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.waitingPasswords !== undefined && func0.call(data, "waitingPasswords")){
let data11 = data.waitingPasswords;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/waitingPasswords",schemaPath:"#/properties/waitingPasswords/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/waitingPasswords",schemaPath:"#/properties/waitingPasswords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/waitingPasswords",schemaPath:"#/properties/waitingPasswords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
isIdentityLimits.errors = vErrors;
return errors === 0;
}
