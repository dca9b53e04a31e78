// Generated from schemas/ by `npm run generate`: do not edit.

const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"maxChunkExtensionSize":true,"maxPendingConnections":true,"maxLogBatchSize":true,"maxInterimResponses":true,"maxRefusedRepeats":true,"http2AnsweredHeadFactor":true,"http2MaxSessionMegabytes":true,"http2UpstreamConnectionWindowSize":true,"http2MaxWaitingAnswers":true,"http2FrameBurst":true,"http2FrameRate":true,"http2EarnedFrames":true,"http2BytesPerEarnedFrame":true,"http2UsefulDataSize":true,"http2MaxContinuations":true,"http2RememberedStreams":true,"http2MaxSpareStreams":true,"http2OutputBufferSize":true,"http2MaxOutputBuffers":true,"http2StringBufferSize":true,"http2MaxSettings":true,"http2StreamResetBurst":true,"http2StreamResetRate":true,"maxRememberedFieldNames":true,"textCacheEntries":true,"maxCachedTextSize":true,"outputBufferSize":true,"maxCopiedSize":true,"loopedBytes":true,"loopedCharacters":true,"timerTick":true,"timerSlots":true,"readBufferSize":true,"maxSpareBuffers":true,"copyPoolSize":true,"maxOutboundAgents":true,"maxLogBatchDelay":true,"youngGenerationMebibytes":true,"oldGenerationMebibytes":true};

export function isEngineBounds(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.maxChunkExtensionSize !== undefined && func0.call(data, "maxChunkExtensionSize")){
let data0 = data.maxChunkExtensionSize;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/maxChunkExtensionSize",schemaPath:"#/properties/maxChunkExtensionSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 65536 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/maxChunkExtensionSize",schemaPath:"#/properties/maxChunkExtensionSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/maxChunkExtensionSize",schemaPath:"#/properties/maxChunkExtensionSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.maxPendingConnections !== undefined && func0.call(data, "maxPendingConnections")){
let data1 = data.maxPendingConnections;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/maxPendingConnections",schemaPath:"#/properties/maxPendingConnections/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxPendingConnections",schemaPath:"#/properties/maxPendingConnections/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/maxPendingConnections",schemaPath:"#/properties/maxPendingConnections/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxLogBatchSize !== undefined && func0.call(data, "maxLogBatchSize")){
let data2 = data.maxLogBatchSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/maxLogBatchSize",schemaPath:"#/properties/maxLogBatchSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 16777216 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxLogBatchSize",schemaPath:"#/properties/maxLogBatchSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/maxLogBatchSize",schemaPath:"#/properties/maxLogBatchSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.maxInterimResponses !== undefined && func0.call(data, "maxInterimResponses")){
let data3 = data.maxInterimResponses;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/maxInterimResponses",schemaPath:"#/properties/maxInterimResponses/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/maxInterimResponses",schemaPath:"#/properties/maxInterimResponses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/maxInterimResponses",schemaPath:"#/properties/maxInterimResponses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.maxRefusedRepeats !== undefined && func0.call(data, "maxRefusedRepeats")){
let data4 = data.maxRefusedRepeats;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/maxRefusedRepeats",schemaPath:"#/properties/maxRefusedRepeats/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 16 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/maxRefusedRepeats",schemaPath:"#/properties/maxRefusedRepeats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/maxRefusedRepeats",schemaPath:"#/properties/maxRefusedRepeats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.http2AnsweredHeadFactor !== undefined && func0.call(data, "http2AnsweredHeadFactor")){
let data5 = data.http2AnsweredHeadFactor;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/http2AnsweredHeadFactor",schemaPath:"#/properties/http2AnsweredHeadFactor/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 16 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/http2AnsweredHeadFactor",schemaPath:"#/properties/http2AnsweredHeadFactor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/http2AnsweredHeadFactor",schemaPath:"#/properties/http2AnsweredHeadFactor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2MaxSessionMegabytes !== undefined && func0.call(data, "http2MaxSessionMegabytes")){
let data6 = data.http2MaxSessionMegabytes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err19 = {instancePath:instancePath+"/http2MaxSessionMegabytes",schemaPath:"#/properties/http2MaxSessionMegabytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/http2MaxSessionMegabytes",schemaPath:"#/properties/http2MaxSessionMegabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/http2MaxSessionMegabytes",schemaPath:"#/properties/http2MaxSessionMegabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2UpstreamConnectionWindowSize !== undefined && func0.call(data, "http2UpstreamConnectionWindowSize")){
let data7 = data.http2UpstreamConnectionWindowSize;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/http2UpstreamConnectionWindowSize",schemaPath:"#/properties/http2UpstreamConnectionWindowSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/http2UpstreamConnectionWindowSize",schemaPath:"#/properties/http2UpstreamConnectionWindowSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data7 < 65535 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/http2UpstreamConnectionWindowSize",schemaPath:"#/properties/http2UpstreamConnectionWindowSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 65535}};
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
if(data.http2MaxWaitingAnswers !== undefined && func0.call(data, "http2MaxWaitingAnswers")){
let data8 = data.http2MaxWaitingAnswers;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/http2MaxWaitingAnswers",schemaPath:"#/properties/http2MaxWaitingAnswers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/http2MaxWaitingAnswers",schemaPath:"#/properties/http2MaxWaitingAnswers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/http2MaxWaitingAnswers",schemaPath:"#/properties/http2MaxWaitingAnswers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2FrameBurst !== undefined && func0.call(data, "http2FrameBurst")){
let data9 = data.http2FrameBurst;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err28 = {instancePath:instancePath+"/http2FrameBurst",schemaPath:"#/properties/http2FrameBurst/type",keyword:"type",params:{type: "integer"}};
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
const err29 = {instancePath:instancePath+"/http2FrameBurst",schemaPath:"#/properties/http2FrameBurst/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/http2FrameBurst",schemaPath:"#/properties/http2FrameBurst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2FrameRate !== undefined && func0.call(data, "http2FrameRate")){
let data10 = data.http2FrameRate;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err31 = {instancePath:instancePath+"/http2FrameRate",schemaPath:"#/properties/http2FrameRate/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/http2FrameRate",schemaPath:"#/properties/http2FrameRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/http2FrameRate",schemaPath:"#/properties/http2FrameRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2EarnedFrames !== undefined && func0.call(data, "http2EarnedFrames")){
let data11 = data.http2EarnedFrames;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/http2EarnedFrames",schemaPath:"#/properties/http2EarnedFrames/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/http2EarnedFrames",schemaPath:"#/properties/http2EarnedFrames/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/http2EarnedFrames",schemaPath:"#/properties/http2EarnedFrames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.http2BytesPerEarnedFrame !== undefined && func0.call(data, "http2BytesPerEarnedFrame")){
let data12 = data.http2BytesPerEarnedFrame;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/http2BytesPerEarnedFrame",schemaPath:"#/properties/http2BytesPerEarnedFrame/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 16777216 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/http2BytesPerEarnedFrame",schemaPath:"#/properties/http2BytesPerEarnedFrame/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/http2BytesPerEarnedFrame",schemaPath:"#/properties/http2BytesPerEarnedFrame/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.http2UsefulDataSize !== undefined && func0.call(data, "http2UsefulDataSize")){
let data13 = data.http2UsefulDataSize;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/http2UsefulDataSize",schemaPath:"#/properties/http2UsefulDataSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 65535 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/http2UsefulDataSize",schemaPath:"#/properties/http2UsefulDataSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/http2UsefulDataSize",schemaPath:"#/properties/http2UsefulDataSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.http2MaxContinuations !== undefined && func0.call(data, "http2MaxContinuations")){
let data14 = data.http2MaxContinuations;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err43 = {instancePath:instancePath+"/http2MaxContinuations",schemaPath:"#/properties/http2MaxContinuations/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10000 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/http2MaxContinuations",schemaPath:"#/properties/http2MaxContinuations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/http2MaxContinuations",schemaPath:"#/properties/http2MaxContinuations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data.http2RememberedStreams !== undefined && func0.call(data, "http2RememberedStreams")){
let data15 = data.http2RememberedStreams;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err46 = {instancePath:instancePath+"/http2RememberedStreams",schemaPath:"#/properties/http2RememberedStreams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/http2RememberedStreams",schemaPath:"#/properties/http2RememberedStreams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/http2RememberedStreams",schemaPath:"#/properties/http2RememberedStreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.http2MaxSpareStreams !== undefined && func0.call(data, "http2MaxSpareStreams")){
let data16 = data.http2MaxSpareStreams;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err49 = {instancePath:instancePath+"/http2MaxSpareStreams",schemaPath:"#/properties/http2MaxSpareStreams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/http2MaxSpareStreams",schemaPath:"#/properties/http2MaxSpareStreams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/http2MaxSpareStreams",schemaPath:"#/properties/http2MaxSpareStreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.http2OutputBufferSize !== undefined && func0.call(data, "http2OutputBufferSize")){
let data17 = data.http2OutputBufferSize;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err52 = {instancePath:instancePath+"/http2OutputBufferSize",schemaPath:"#/properties/http2OutputBufferSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 16777216 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/http2OutputBufferSize",schemaPath:"#/properties/http2OutputBufferSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17 < 1024 || isNaN(data17)){
const err54 = {instancePath:instancePath+"/http2OutputBufferSize",schemaPath:"#/properties/http2OutputBufferSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.http2MaxOutputBuffers !== undefined && func0.call(data, "http2MaxOutputBuffers")){
let data18 = data.http2MaxOutputBuffers;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err55 = {instancePath:instancePath+"/http2MaxOutputBuffers",schemaPath:"#/properties/http2MaxOutputBuffers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10000 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/http2MaxOutputBuffers",schemaPath:"#/properties/http2MaxOutputBuffers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/http2MaxOutputBuffers",schemaPath:"#/properties/http2MaxOutputBuffers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data.http2StringBufferSize !== undefined && func0.call(data, "http2StringBufferSize")){
let data19 = data.http2StringBufferSize;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err58 = {instancePath:instancePath+"/http2StringBufferSize",schemaPath:"#/properties/http2StringBufferSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 16777216 || isNaN(data19)){
const err59 = {instancePath:instancePath+"/http2StringBufferSize",schemaPath:"#/properties/http2StringBufferSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data19 < 1024 || isNaN(data19)){
const err60 = {instancePath:instancePath+"/http2StringBufferSize",schemaPath:"#/properties/http2StringBufferSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data.http2MaxSettings !== undefined && func0.call(data, "http2MaxSettings")){
let data20 = data.http2MaxSettings;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err61 = {instancePath:instancePath+"/http2MaxSettings",schemaPath:"#/properties/http2MaxSettings/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err62 = {instancePath:instancePath+"/http2MaxSettings",schemaPath:"#/properties/http2MaxSettings/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err63 = {instancePath:instancePath+"/http2MaxSettings",schemaPath:"#/properties/http2MaxSettings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.http2StreamResetBurst !== undefined && func0.call(data, "http2StreamResetBurst")){
let data21 = data.http2StreamResetBurst;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err64 = {instancePath:instancePath+"/http2StreamResetBurst",schemaPath:"#/properties/http2StreamResetBurst/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000 || isNaN(data21)){
const err65 = {instancePath:instancePath+"/http2StreamResetBurst",schemaPath:"#/properties/http2StreamResetBurst/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data21 < 1 || isNaN(data21)){
const err66 = {instancePath:instancePath+"/http2StreamResetBurst",schemaPath:"#/properties/http2StreamResetBurst/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data.http2StreamResetRate !== undefined && func0.call(data, "http2StreamResetRate")){
let data22 = data.http2StreamResetRate;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err67 = {instancePath:instancePath+"/http2StreamResetRate",schemaPath:"#/properties/http2StreamResetRate/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000 || isNaN(data22)){
const err68 = {instancePath:instancePath+"/http2StreamResetRate",schemaPath:"#/properties/http2StreamResetRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data22 < 1 || isNaN(data22)){
const err69 = {instancePath:instancePath+"/http2StreamResetRate",schemaPath:"#/properties/http2StreamResetRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.maxRememberedFieldNames !== undefined && func0.call(data, "maxRememberedFieldNames")){
let data23 = data.maxRememberedFieldNames;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err70 = {instancePath:instancePath+"/maxRememberedFieldNames",schemaPath:"#/properties/maxRememberedFieldNames/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 65536 || isNaN(data23)){
const err71 = {instancePath:instancePath+"/maxRememberedFieldNames",schemaPath:"#/properties/maxRememberedFieldNames/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err72 = {instancePath:instancePath+"/maxRememberedFieldNames",schemaPath:"#/properties/maxRememberedFieldNames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data.textCacheEntries !== undefined && func0.call(data, "textCacheEntries")){
let data24 = data.textCacheEntries;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err73 = {instancePath:instancePath+"/textCacheEntries",schemaPath:"#/properties/textCacheEntries/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 65536 || isNaN(data24)){
const err74 = {instancePath:instancePath+"/textCacheEntries",schemaPath:"#/properties/textCacheEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err75 = {instancePath:instancePath+"/textCacheEntries",schemaPath:"#/properties/textCacheEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data.maxCachedTextSize !== undefined && func0.call(data, "maxCachedTextSize")){
let data25 = data.maxCachedTextSize;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err76 = {instancePath:instancePath+"/maxCachedTextSize",schemaPath:"#/properties/maxCachedTextSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 4096 || isNaN(data25)){
const err77 = {instancePath:instancePath+"/maxCachedTextSize",schemaPath:"#/properties/maxCachedTextSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err78 = {instancePath:instancePath+"/maxCachedTextSize",schemaPath:"#/properties/maxCachedTextSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
if(data.outputBufferSize !== undefined && func0.call(data, "outputBufferSize")){
let data26 = data.outputBufferSize;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err79 = {instancePath:instancePath+"/outputBufferSize",schemaPath:"#/properties/outputBufferSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 16777216 || isNaN(data26)){
const err80 = {instancePath:instancePath+"/outputBufferSize",schemaPath:"#/properties/outputBufferSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data26 < 4096 || isNaN(data26)){
const err81 = {instancePath:instancePath+"/outputBufferSize",schemaPath:"#/properties/outputBufferSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(data.maxCopiedSize !== undefined && func0.call(data, "maxCopiedSize")){
let data27 = data.maxCopiedSize;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err82 = {instancePath:instancePath+"/maxCopiedSize",schemaPath:"#/properties/maxCopiedSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1048576 || isNaN(data27)){
const err83 = {instancePath:instancePath+"/maxCopiedSize",schemaPath:"#/properties/maxCopiedSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err84 = {instancePath:instancePath+"/maxCopiedSize",schemaPath:"#/properties/maxCopiedSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
if(data.loopedBytes !== undefined && func0.call(data, "loopedBytes")){
let data28 = data.loopedBytes;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err85 = {instancePath:instancePath+"/loopedBytes",schemaPath:"#/properties/loopedBytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 4096 || isNaN(data28)){
const err86 = {instancePath:instancePath+"/loopedBytes",schemaPath:"#/properties/loopedBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err87 = {instancePath:instancePath+"/loopedBytes",schemaPath:"#/properties/loopedBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
if(data.loopedCharacters !== undefined && func0.call(data, "loopedCharacters")){
let data29 = data.loopedCharacters;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err88 = {instancePath:instancePath+"/loopedCharacters",schemaPath:"#/properties/loopedCharacters/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 4096 || isNaN(data29)){
const err89 = {instancePath:instancePath+"/loopedCharacters",schemaPath:"#/properties/loopedCharacters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err90 = {instancePath:instancePath+"/loopedCharacters",schemaPath:"#/properties/loopedCharacters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data.timerTick !== undefined && func0.call(data, "timerTick")){
let data30 = data.timerTick;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err91 = {instancePath:instancePath+"/timerTick",schemaPath:"#/properties/timerTick/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 1000 || isNaN(data30)){
const err92 = {instancePath:instancePath+"/timerTick",schemaPath:"#/properties/timerTick/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err93 = {instancePath:instancePath+"/timerTick",schemaPath:"#/properties/timerTick/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data.timerSlots !== undefined && func0.call(data, "timerSlots")){
let data31 = data.timerSlots;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err94 = {instancePath:instancePath+"/timerSlots",schemaPath:"#/properties/timerSlots/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 65536 || isNaN(data31)){
const err95 = {instancePath:instancePath+"/timerSlots",schemaPath:"#/properties/timerSlots/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data31 < 2 || isNaN(data31)){
const err96 = {instancePath:instancePath+"/timerSlots",schemaPath:"#/properties/timerSlots/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
if(data.readBufferSize !== undefined && func0.call(data, "readBufferSize")){
let data32 = data.readBufferSize;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err97 = {instancePath:instancePath+"/readBufferSize",schemaPath:"#/properties/readBufferSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 16777216 || isNaN(data32)){
const err98 = {instancePath:instancePath+"/readBufferSize",schemaPath:"#/properties/readBufferSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16777216}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data32 < 4096 || isNaN(data32)){
const err99 = {instancePath:instancePath+"/readBufferSize",schemaPath:"#/properties/readBufferSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4096}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
if(data.maxSpareBuffers !== undefined && func0.call(data, "maxSpareBuffers")){
let data33 = data.maxSpareBuffers;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err100 = {instancePath:instancePath+"/maxSpareBuffers",schemaPath:"#/properties/maxSpareBuffers/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 65536 || isNaN(data33)){
const err101 = {instancePath:instancePath+"/maxSpareBuffers",schemaPath:"#/properties/maxSpareBuffers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err102 = {instancePath:instancePath+"/maxSpareBuffers",schemaPath:"#/properties/maxSpareBuffers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data.copyPoolSize !== undefined && func0.call(data, "copyPoolSize")){
let data34 = data.copyPoolSize;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err103 = {instancePath:instancePath+"/copyPoolSize",schemaPath:"#/properties/copyPoolSize/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1048576 || isNaN(data34)){
const err104 = {instancePath:instancePath+"/copyPoolSize",schemaPath:"#/properties/copyPoolSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data34 < 1024 || isNaN(data34)){
const err105 = {instancePath:instancePath+"/copyPoolSize",schemaPath:"#/properties/copyPoolSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1024}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data.maxOutboundAgents !== undefined && func0.call(data, "maxOutboundAgents")){
let data35 = data.maxOutboundAgents;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err106 = {instancePath:instancePath+"/maxOutboundAgents",schemaPath:"#/properties/maxOutboundAgents/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 4096 || isNaN(data35)){
const err107 = {instancePath:instancePath+"/maxOutboundAgents",schemaPath:"#/properties/maxOutboundAgents/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err108 = {instancePath:instancePath+"/maxOutboundAgents",schemaPath:"#/properties/maxOutboundAgents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data.maxLogBatchDelay !== undefined && func0.call(data, "maxLogBatchDelay")){
let data36 = data.maxLogBatchDelay;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err109 = {instancePath:instancePath+"/maxLogBatchDelay",schemaPath:"#/properties/maxLogBatchDelay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 60000 || isNaN(data36)){
const err110 = {instancePath:instancePath+"/maxLogBatchDelay",schemaPath:"#/properties/maxLogBatchDelay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err111 = {instancePath:instancePath+"/maxLogBatchDelay",schemaPath:"#/properties/maxLogBatchDelay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
if(data.youngGenerationMebibytes !== undefined && func0.call(data, "youngGenerationMebibytes")){
let data37 = data.youngGenerationMebibytes;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err112 = {instancePath:instancePath+"/youngGenerationMebibytes",schemaPath:"#/properties/youngGenerationMebibytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1024 || isNaN(data37)){
const err113 = {instancePath:instancePath+"/youngGenerationMebibytes",schemaPath:"#/properties/youngGenerationMebibytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data37 < 1 || isNaN(data37)){
const err114 = {instancePath:instancePath+"/youngGenerationMebibytes",schemaPath:"#/properties/youngGenerationMebibytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data.oldGenerationMebibytes !== undefined && func0.call(data, "oldGenerationMebibytes")){
let data38 = data.oldGenerationMebibytes;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err115 = {instancePath:instancePath+"/oldGenerationMebibytes",schemaPath:"#/properties/oldGenerationMebibytes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 1048576 || isNaN(data38)){
const err116 = {instancePath:instancePath+"/oldGenerationMebibytes",schemaPath:"#/properties/oldGenerationMebibytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1048576}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data38 < 16 || isNaN(data38)){
const err117 = {instancePath:instancePath+"/oldGenerationMebibytes",schemaPath:"#/properties/oldGenerationMebibytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 16}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
}
else {
const err118 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
isEngineBounds.errors = vErrors;
return errors === 0;
}
