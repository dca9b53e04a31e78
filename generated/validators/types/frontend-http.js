// Generated from schemas/ by `npm run generate`: do not edit.

import { bytes, joined, milliseconds } from "@edge-gateway/schema-runtime/validation/runtime";
import { isByteSize } from "./byte-size.js";
import { isDuration } from "./duration.js";
import { isFrontendForwarded } from "./frontend-forwarded.js";
import { isFrontendPath } from "./frontend-path.js";
const func0 = Object.prototype.hasOwnProperty;
const schema0 = {"maxBufferSize":true,"http1MaxHeaders":true,"maxHeadSize":true,"maxTargetSize":true,"path":true,"forwarded":true,"http1HalfClosedTimeout":true,"http1IdleTimeout":true,"headerTimeout":true,"bodyIdleTimeout":true,"http1HeaderCase":true,"http2WindowSize":true,"http2ConnectionWindowSize":true,"http2FrameSize":true,"http2MaxHeaderSize":true,"http2MaxConcurrentStreams":true,"http2KeepaliveInterval":true,"http2KeepaliveTimeout":true,"maxConnectionDuration":true,"tunnelIdleTimeout":true,"maxTunnelDuration":true};
const schema1 = ["Lowercase","Preserve"];

export function isFrontendHttp(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.maxBufferSize !== undefined && func0.call(data, "maxBufferSize")){
let data0 = data.maxBufferSize;
if(!(isByteSize.call(this, data0, {instancePath:instancePath+"/maxBufferSize",parentData:data,parentDataProperty:"maxBufferSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data0 == "number") && (isFinite(data0))){
const size0 = bytes(data0);
if(!(isNaN(size0) || size0 >= 1)){
const err1 = {instancePath:instancePath+"/maxBufferSize",schemaPath:"#/properties/maxBufferSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const size1 = bytes(data0);
if(!(isNaN(size1) || size1 <= 4294967295)){
const err2 = {instancePath:instancePath+"/maxBufferSize",schemaPath:"#/properties/maxBufferSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 === "string"){
const size2 = bytes(data0);
if(!(isNaN(size2) || size2 >= 1)){
const err3 = {instancePath:instancePath+"/maxBufferSize",schemaPath:"#/properties/maxBufferSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const size3 = bytes(data0);
if(!(isNaN(size3) || size3 <= 4294967295)){
const err4 = {instancePath:instancePath+"/maxBufferSize",schemaPath:"#/properties/maxBufferSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.http1MaxHeaders !== undefined && func0.call(data, "http1MaxHeaders")){
let data1 = data.http1MaxHeaders;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4096 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4096}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/http1MaxHeaders",schemaPath:"#/properties/http1MaxHeaders/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.maxHeadSize !== undefined && func0.call(data, "maxHeadSize")){
let data2 = data.maxHeadSize;
if(!(isByteSize.call(this, data2, {instancePath:instancePath+"/maxHeadSize",parentData:data,parentDataProperty:"maxHeadSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data2 == "number") && (isFinite(data2))){
const size4 = bytes(data2);
if(!(isNaN(size4) || size4 >= 1)){
const err8 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const size5 = bytes(data2);
if(!(isNaN(size5) || size5 <= 4294967295)){
const err9 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 === "string"){
const size6 = bytes(data2);
if(!(isNaN(size6) || size6 >= 1)){
const err10 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const size7 = bytes(data2);
if(!(isNaN(size7) || size7 <= 4294967295)){
const err11 = {instancePath:instancePath+"/maxHeadSize",schemaPath:"#/properties/maxHeadSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.maxTargetSize !== undefined && func0.call(data, "maxTargetSize")){
let data3 = data.maxTargetSize;
if(!(isByteSize.call(this, data3, {instancePath:instancePath+"/maxTargetSize",parentData:data,parentDataProperty:"maxTargetSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data3 == "number") && (isFinite(data3))){
const size8 = bytes(data3);
if(!(isNaN(size8) || size8 >= 1)){
const err12 = {instancePath:instancePath+"/maxTargetSize",schemaPath:"#/properties/maxTargetSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const size9 = bytes(data3);
if(!(isNaN(size9) || size9 <= 4294967295)){
const err13 = {instancePath:instancePath+"/maxTargetSize",schemaPath:"#/properties/maxTargetSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data3 === "string"){
const size10 = bytes(data3);
if(!(isNaN(size10) || size10 >= 1)){
const err14 = {instancePath:instancePath+"/maxTargetSize",schemaPath:"#/properties/maxTargetSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const size11 = bytes(data3);
if(!(isNaN(size11) || size11 <= 4294967295)){
const err15 = {instancePath:instancePath+"/maxTargetSize",schemaPath:"#/properties/maxTargetSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 4294967295}};
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
if(data.path !== undefined && func0.call(data, "path")){
if(!(isFrontendPath.call(this, data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = joined(vErrors, isFrontendPath.errors);
errors = vErrors.length;
}
}
if(data.forwarded !== undefined && func0.call(data, "forwarded")){
if(!(isFrontendForwarded.call(this, data.forwarded, {instancePath:instancePath+"/forwarded",parentData:data,parentDataProperty:"forwarded",rootData}))){
vErrors = joined(vErrors, isFrontendForwarded.errors);
errors = vErrors.length;
}
}
if(data.http1HalfClosedTimeout !== undefined && func0.call(data, "http1HalfClosedTimeout")){
if(!(isDuration.call(this, data.http1HalfClosedTimeout, {instancePath:instancePath+"/http1HalfClosedTimeout",parentData:data,parentDataProperty:"http1HalfClosedTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
}
if(data.http1IdleTimeout !== undefined && func0.call(data, "http1IdleTimeout")){
let data7 = data.http1IdleTimeout;
if(!(isDuration.call(this, data7, {instancePath:instancePath+"/http1IdleTimeout",parentData:data,parentDataProperty:"http1IdleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data7 === "string"){
const length0 = milliseconds(data7);
if(!(isNaN(length0) || length0 >= 1000)){
const err16 = {instancePath:instancePath+"/http1IdleTimeout",schemaPath:"#/properties/http1IdleTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.headerTimeout !== undefined && func0.call(data, "headerTimeout")){
let data8 = data.headerTimeout;
if(!(isDuration.call(this, data8, {instancePath:instancePath+"/headerTimeout",parentData:data,parentDataProperty:"headerTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data8 === "string"){
const length1 = milliseconds(data8);
if(!(isNaN(length1) || length1 >= 1000)){
const err17 = {instancePath:instancePath+"/headerTimeout",schemaPath:"#/properties/headerTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.bodyIdleTimeout !== undefined && func0.call(data, "bodyIdleTimeout")){
let data9 = data.bodyIdleTimeout;
if(!(isDuration.call(this, data9, {instancePath:instancePath+"/bodyIdleTimeout",parentData:data,parentDataProperty:"bodyIdleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data9 === "string"){
const length2 = milliseconds(data9);
if(!(isNaN(length2) || length2 >= 1000)){
const err18 = {instancePath:instancePath+"/bodyIdleTimeout",schemaPath:"#/properties/bodyIdleTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.http1HeaderCase !== undefined && func0.call(data, "http1HeaderCase")){
let data10 = data.http1HeaderCase;
if(typeof data10 !== "string"){
const err19 = {instancePath:instancePath+"/http1HeaderCase",schemaPath:"#/properties/http1HeaderCase/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data10 === "Lowercase") || (data10 === "Preserve"))){
const err20 = {instancePath:instancePath+"/http1HeaderCase",schemaPath:"#/properties/http1HeaderCase/enum",keyword:"enum",params:{allowedValues: schema1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.http2WindowSize !== undefined && func0.call(data, "http2WindowSize")){
let data11 = data.http2WindowSize;
if(!(isByteSize.call(this, data11, {instancePath:instancePath+"/http2WindowSize",parentData:data,parentDataProperty:"http2WindowSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data11 == "number") && (isFinite(data11))){
const size12 = bytes(data11);
if(!(isNaN(size12) || size12 >= 1)){
const err21 = {instancePath:instancePath+"/http2WindowSize",schemaPath:"#/properties/http2WindowSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const size13 = bytes(data11);
if(!(isNaN(size13) || size13 <= 2147483647)){
const err22 = {instancePath:instancePath+"/http2WindowSize",schemaPath:"#/properties/http2WindowSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2147483647}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data11 === "string"){
const size14 = bytes(data11);
if(!(isNaN(size14) || size14 >= 1)){
const err23 = {instancePath:instancePath+"/http2WindowSize",schemaPath:"#/properties/http2WindowSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const size15 = bytes(data11);
if(!(isNaN(size15) || size15 <= 2147483647)){
const err24 = {instancePath:instancePath+"/http2WindowSize",schemaPath:"#/properties/http2WindowSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2147483647}};
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
if(data.http2ConnectionWindowSize !== undefined && func0.call(data, "http2ConnectionWindowSize")){
let data12 = data.http2ConnectionWindowSize;
if(!(isByteSize.call(this, data12, {instancePath:instancePath+"/http2ConnectionWindowSize",parentData:data,parentDataProperty:"http2ConnectionWindowSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data12 == "number") && (isFinite(data12))){
const size16 = bytes(data12);
if(!(isNaN(size16) || size16 >= 1)){
const err25 = {instancePath:instancePath+"/http2ConnectionWindowSize",schemaPath:"#/properties/http2ConnectionWindowSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const size17 = bytes(data12);
if(!(isNaN(size17) || size17 <= 2147483647)){
const err26 = {instancePath:instancePath+"/http2ConnectionWindowSize",schemaPath:"#/properties/http2ConnectionWindowSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2147483647}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data12 === "string"){
const size18 = bytes(data12);
if(!(isNaN(size18) || size18 >= 1)){
const err27 = {instancePath:instancePath+"/http2ConnectionWindowSize",schemaPath:"#/properties/http2ConnectionWindowSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const size19 = bytes(data12);
if(!(isNaN(size19) || size19 <= 2147483647)){
const err28 = {instancePath:instancePath+"/http2ConnectionWindowSize",schemaPath:"#/properties/http2ConnectionWindowSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2147483647}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.http2FrameSize !== undefined && func0.call(data, "http2FrameSize")){
let data13 = data.http2FrameSize;
if(!(isByteSize.call(this, data13, {instancePath:instancePath+"/http2FrameSize",parentData:data,parentDataProperty:"http2FrameSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data13 == "number") && (isFinite(data13))){
const size20 = bytes(data13);
if(!(isNaN(size20) || size20 >= 16384)){
const err29 = {instancePath:instancePath+"/http2FrameSize",schemaPath:"#/properties/http2FrameSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 16384}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const size21 = bytes(data13);
if(!(isNaN(size21) || size21 <= 16777215)){
const err30 = {instancePath:instancePath+"/http2FrameSize",schemaPath:"#/properties/http2FrameSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 16777215}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(typeof data13 === "string"){
const size22 = bytes(data13);
if(!(isNaN(size22) || size22 >= 16384)){
const err31 = {instancePath:instancePath+"/http2FrameSize",schemaPath:"#/properties/http2FrameSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 16384}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const size23 = bytes(data13);
if(!(isNaN(size23) || size23 <= 16777215)){
const err32 = {instancePath:instancePath+"/http2FrameSize",schemaPath:"#/properties/http2FrameSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 16777215}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.http2MaxHeaderSize !== undefined && func0.call(data, "http2MaxHeaderSize")){
let data14 = data.http2MaxHeaderSize;
if(!(isByteSize.call(this, data14, {instancePath:instancePath+"/http2MaxHeaderSize",parentData:data,parentDataProperty:"http2MaxHeaderSize",rootData}))){
vErrors = joined(vErrors, isByteSize.errors);
errors = vErrors.length;
}
if((typeof data14 == "number") && (isFinite(data14))){
const size24 = bytes(data14);
if(!(isNaN(size24) || size24 >= 1)){
const err33 = {instancePath:instancePath+"/http2MaxHeaderSize",schemaPath:"#/properties/http2MaxHeaderSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const size25 = bytes(data14);
if(!(isNaN(size25) || size25 <= 2147483647)){
const err34 = {instancePath:instancePath+"/http2MaxHeaderSize",schemaPath:"#/properties/http2MaxHeaderSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2147483647}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(typeof data14 === "string"){
const size26 = bytes(data14);
if(!(isNaN(size26) || size26 >= 1)){
const err35 = {instancePath:instancePath+"/http2MaxHeaderSize",schemaPath:"#/properties/http2MaxHeaderSize/x-minimum-bytes",keyword:"x-minimum-bytes",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const size27 = bytes(data14);
if(!(isNaN(size27) || size27 <= 2147483647)){
const err36 = {instancePath:instancePath+"/http2MaxHeaderSize",schemaPath:"#/properties/http2MaxHeaderSize/x-maximum-bytes",keyword:"x-maximum-bytes",params:{limit: 2147483647}};
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
if(data.http2MaxConcurrentStreams !== undefined && func0.call(data, "http2MaxConcurrentStreams")){
let data15 = data.http2MaxConcurrentStreams;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/http2MaxConcurrentStreams",schemaPath:"#/properties/http2MaxConcurrentStreams/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 65535 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/http2MaxConcurrentStreams",schemaPath:"#/properties/http2MaxConcurrentStreams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/http2MaxConcurrentStreams",schemaPath:"#/properties/http2MaxConcurrentStreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.http2KeepaliveInterval !== undefined && func0.call(data, "http2KeepaliveInterval")){
let data16 = data.http2KeepaliveInterval;
if(!(isDuration.call(this, data16, {instancePath:instancePath+"/http2KeepaliveInterval",parentData:data,parentDataProperty:"http2KeepaliveInterval",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data16 === "string"){
const length3 = milliseconds(data16);
if(!(isNaN(length3) || length3 >= 1000)){
const err40 = {instancePath:instancePath+"/http2KeepaliveInterval",schemaPath:"#/properties/http2KeepaliveInterval/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.http2KeepaliveTimeout !== undefined && func0.call(data, "http2KeepaliveTimeout")){
let data17 = data.http2KeepaliveTimeout;
if(!(isDuration.call(this, data17, {instancePath:instancePath+"/http2KeepaliveTimeout",parentData:data,parentDataProperty:"http2KeepaliveTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data17 === "string"){
const length4 = milliseconds(data17);
if(!(isNaN(length4) || length4 >= 1000)){
const err41 = {instancePath:instancePath+"/http2KeepaliveTimeout",schemaPath:"#/properties/http2KeepaliveTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.maxConnectionDuration !== undefined && func0.call(data, "maxConnectionDuration")){
let data18 = data.maxConnectionDuration;
if(!(isDuration.call(this, data18, {instancePath:instancePath+"/maxConnectionDuration",parentData:data,parentDataProperty:"maxConnectionDuration",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data18 === "string"){
const length5 = milliseconds(data18);
if(!(isNaN(length5) || length5 >= 1000)){
const err42 = {instancePath:instancePath+"/maxConnectionDuration",schemaPath:"#/properties/maxConnectionDuration/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
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
if(data.tunnelIdleTimeout !== undefined && func0.call(data, "tunnelIdleTimeout")){
let data19 = data.tunnelIdleTimeout;
if(!(isDuration.call(this, data19, {instancePath:instancePath+"/tunnelIdleTimeout",parentData:data,parentDataProperty:"tunnelIdleTimeout",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data19 === "string"){
const length6 = milliseconds(data19);
if(!(isNaN(length6) || length6 >= 1000)){
const err43 = {instancePath:instancePath+"/tunnelIdleTimeout",schemaPath:"#/properties/tunnelIdleTimeout/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.maxTunnelDuration !== undefined && func0.call(data, "maxTunnelDuration")){
let data20 = data.maxTunnelDuration;
if(!(isDuration.call(this, data20, {instancePath:instancePath+"/maxTunnelDuration",parentData:data,parentDataProperty:"maxTunnelDuration",rootData}))){
vErrors = joined(vErrors, isDuration.errors);
errors = vErrors.length;
}
if(typeof data20 === "string"){
const length7 = milliseconds(data20);
if(!(isNaN(length7) || length7 >= 1000)){
const err44 = {instancePath:instancePath+"/maxTunnelDuration",schemaPath:"#/properties/maxTunnelDuration/x-minimum-duration",keyword:"x-minimum-duration",params:{limit: "1s"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
isFrontendHttp.errors = vErrors;
return errors === 0;
}
