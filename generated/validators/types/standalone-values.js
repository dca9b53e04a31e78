// Generated from schemas/ by `npm run generate`: do not edit.

import { characters, duplicateKey, joined, ruleFault } from "@edge-gateway/schema-runtime/validation/runtime";
import { isAnnotations } from "./annotations.js";
import { isChartServiceAccount } from "./chart-service-account.js";
import { isEnvVar } from "./env-var.js";
import { isImagePullSecret } from "./image-pull-secret.js";
import { isKubernetesFields } from "./kubernetes-fields.js";
import { isLabels } from "./labels.js";
import { isResourceRequirements } from "./resource-requirements.js";
import { isStandaloneChartGateway } from "./standalone-chart-gateway.js";
import { isStandaloneDatabase } from "./standalone-database.js";
import { isStandaloneImage } from "./standalone-image.js";
import { isStandaloneMonitoring } from "./standalone-monitoring.js";
import { isStandaloneOidc } from "./standalone-oidc.js";
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$", "u");
const schema0 = ["readonly","database"];
const schema1 = ["null","integer"];
const schema2 = ["name"];

export function isStandaloneValues(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nameOverride !== undefined && func0.call(data, "nameOverride")){
let data0 = data.nameOverride;
if(typeof data0 === "string"){
if(characters(data0) > 63){
const err0 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data0.length > 126 || pattern0.test(data0))){
const err1 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$","expected":"lower case letters, digits and `-` between them, or nothing"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/nameOverride",schemaPath:"#/properties/nameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fullnameOverride !== undefined && func0.call(data, "fullnameOverride")){
let data1 = data.fullnameOverride;
if(typeof data1 === "string"){
if(characters(data1) > 63){
const err3 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data1.length > 126 || pattern0.test(data1))){
const err4 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$","expected":"lower case letters, digits and `-` between them, or nothing"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/fullnameOverride",schemaPath:"#/properties/fullnameOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.namespaceOverride !== undefined && func0.call(data, "namespaceOverride")){
let data2 = data.namespaceOverride;
if(typeof data2 === "string"){
if(characters(data2) > 63){
const err6 = {instancePath:instancePath+"/namespaceOverride",schemaPath:"#/properties/namespaceOverride/maxLength",keyword:"maxLength",params:{limit: 63}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(data2.length > 126 || pattern0.test(data2))){
const err7 = {instancePath:instancePath+"/namespaceOverride",schemaPath:"#/properties/namespaceOverride/x-pattern",keyword:"x-pattern",params:{"pattern":"^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$","expected":"lower case letters, digits and `-` between them, or nothing"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/namespaceOverride",schemaPath:"#/properties/namespaceOverride/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.imagePullSecrets !== undefined && func0.call(data, "imagePullSecrets")){
let data3 = data.imagePullSecrets;
if(Array.isArray(data3)){
if(data3.length > 16){
const err9 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/maxItems",keyword:"maxItems",params:{limit: 16}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(isImagePullSecret.call(this, data3[i0], {instancePath:instancePath+"/imagePullSecrets/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = joined(vErrors, isImagePullSecret.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/imagePullSecrets",schemaPath:"#/properties/imagePullSecrets/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
let data5 = data.mode;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data5 === "readonly") || (data5 === "database"))){
const err12 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.config !== undefined && func0.call(data, "config")){
if(!(isKubernetesFields.call(this, data.config, {instancePath:instancePath+"/config",parentData:data,parentDataProperty:"config",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.database !== undefined && func0.call(data, "database")){
if(!(isStandaloneDatabase.call(this, data.database, {instancePath:instancePath+"/database",parentData:data,parentDataProperty:"database",rootData}))){
vErrors = joined(vErrors, isStandaloneDatabase.errors);
errors = vErrors.length;
}
}
if(data.replicaCount !== undefined && func0.call(data, "replicaCount")){
let data8 = data.replicaCount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err13 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err15 = {instancePath:instancePath+"/replicaCount",schemaPath:"#/properties/replicaCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.image !== undefined && func0.call(data, "image")){
if(!(isStandaloneImage.call(this, data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = joined(vErrors, isStandaloneImage.errors);
errors = vErrors.length;
}
}
if(data.gateway !== undefined && func0.call(data, "gateway")){
if(!(isStandaloneChartGateway.call(this, data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = joined(vErrors, isStandaloneChartGateway.errors);
errors = vErrors.length;
}
}
if(data.oidc !== undefined && func0.call(data, "oidc")){
if(!(isStandaloneOidc.call(this, data.oidc, {instancePath:instancePath+"/oidc",parentData:data,parentDataProperty:"oidc",rootData}))){
vErrors = joined(vErrors, isStandaloneOidc.errors);
errors = vErrors.length;
}
}
if(data.monitoring !== undefined && func0.call(data, "monitoring")){
if(!(isStandaloneMonitoring.call(this, data.monitoring, {instancePath:instancePath+"/monitoring",parentData:data,parentDataProperty:"monitoring",rootData}))){
vErrors = joined(vErrors, isStandaloneMonitoring.errors);
errors = vErrors.length;
}
}
if(data.serviceAccount !== undefined && func0.call(data, "serviceAccount")){
if(!(isChartServiceAccount.call(this, data.serviceAccount, {instancePath:instancePath+"/serviceAccount",parentData:data,parentDataProperty:"serviceAccount",rootData}))){
vErrors = joined(vErrors, isChartServiceAccount.errors);
errors = vErrors.length;
}
}
if(data.resources !== undefined && func0.call(data, "resources")){
if(!(isResourceRequirements.call(this, data.resources, {instancePath:instancePath+"/resources",parentData:data,parentDataProperty:"resources",rootData}))){
vErrors = joined(vErrors, isResourceRequirements.errors);
errors = vErrors.length;
}
}
if(data.podAnnotations !== undefined && func0.call(data, "podAnnotations")){
if(!(isAnnotations.call(this, data.podAnnotations, {instancePath:instancePath+"/podAnnotations",parentData:data,parentDataProperty:"podAnnotations",rootData}))){
vErrors = joined(vErrors, isAnnotations.errors);
errors = vErrors.length;
}
}
if(data.podLabels !== undefined && func0.call(data, "podLabels")){
if(!(isLabels.call(this, data.podLabels, {instancePath:instancePath+"/podLabels",parentData:data,parentDataProperty:"podLabels",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
errors = vErrors.length;
}
}
if(data.podSecurityContext !== undefined && func0.call(data, "podSecurityContext")){
if(!(isKubernetesFields.call(this, data.podSecurityContext, {instancePath:instancePath+"/podSecurityContext",parentData:data,parentDataProperty:"podSecurityContext",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.securityContext !== undefined && func0.call(data, "securityContext")){
if(!(isKubernetesFields.call(this, data.securityContext, {instancePath:instancePath+"/securityContext",parentData:data,parentDataProperty:"securityContext",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.strategy !== undefined && func0.call(data, "strategy")){
if(!(isKubernetesFields.call(this, data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.podDisruptionBudget !== undefined && func0.call(data, "podDisruptionBudget")){
if(!(isKubernetesFields.call(this, data.podDisruptionBudget, {instancePath:instancePath+"/podDisruptionBudget",parentData:data,parentDataProperty:"podDisruptionBudget",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.revisionHistoryLimit !== undefined && func0.call(data, "revisionHistoryLimit")){
let data21 = data.revisionHistoryLimit;
if((data21 !== null) && (!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21))))){
const err16 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/type",keyword:"type",params:{type: schema1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const _errs31 = errors;
let valid4 = true;
const _errs32 = errors;
if(data21 !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs34 = errors;
if(data21 !== null){
const err18 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/then/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid4 = _valid0;
}
if(!valid4){
const err19 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/0/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs37 = errors;
let valid5 = true;
const _errs38 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid1 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs40 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err21 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000 || isNaN(data21)){
const err22 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err23 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/then/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid1 = _errs40 === errors;
valid5 = _valid1;
}
if(!valid5){
const err24 = {instancePath:instancePath+"/revisionHistoryLimit",schemaPath:"#/properties/revisionHistoryLimit/allOf/1/if",keyword:"if",params:{failingKeyword: "then"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.nodeSelector !== undefined && func0.call(data, "nodeSelector")){
if(!(isLabels.call(this, data.nodeSelector, {instancePath:instancePath+"/nodeSelector",parentData:data,parentDataProperty:"nodeSelector",rootData}))){
vErrors = joined(vErrors, isLabels.errors);
errors = vErrors.length;
}
}
if(data.tolerations !== undefined && func0.call(data, "tolerations")){
let data23 = data.tolerations;
if(Array.isArray(data23)){
if(data23.length > 64){
const err25 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
if(!(isKubernetesFields.call(this, data23[i1], {instancePath:instancePath+"/tolerations/" + i1,parentData:data23,parentDataProperty:i1,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/tolerations",schemaPath:"#/properties/tolerations/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.affinity !== undefined && func0.call(data, "affinity")){
if(!(isKubernetesFields.call(this, data.affinity, {instancePath:instancePath+"/affinity",parentData:data,parentDataProperty:"affinity",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.topologySpreadConstraints !== undefined && func0.call(data, "topologySpreadConstraints")){
let data26 = data.topologySpreadConstraints;
if(Array.isArray(data26)){
if(data26.length > 64){
const err27 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
if(!(isKubernetesFields.call(this, data26[i2], {instancePath:instancePath+"/topologySpreadConstraints/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/topologySpreadConstraints",schemaPath:"#/properties/topologySpreadConstraints/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.dnsConfig !== undefined && func0.call(data, "dnsConfig")){
if(!(isKubernetesFields.call(this, data.dnsConfig, {instancePath:instancePath+"/dnsConfig",parentData:data,parentDataProperty:"dnsConfig",rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
if(data.extraEnv !== undefined && func0.call(data, "extraEnv")){
let data29 = data.extraEnv;
if(Array.isArray(data29)){
if(data29.length > 128){
const err29 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/maxItems",keyword:"maxItems",params:{limit: 128}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
if(!(isEnvVar.call(this, data29[i3], {instancePath:instancePath+"/extraEnv/" + i3,parentData:data29,parentDataProperty:i3,rootData}))){
vErrors = joined(vErrors, isEnvVar.errors);
errors = vErrors.length;
}
}
if(!(!duplicateKey(data29, ["name"]))){
const err30 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/x-map-keys",keyword:"x-map-keys",params:{keys: schema2}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/extraEnv",schemaPath:"#/properties/extraEnv/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.extraContainers !== undefined && func0.call(data, "extraContainers")){
let data31 = data.extraContainers;
if(Array.isArray(data31)){
if(data31.length > 64){
const err32 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(isKubernetesFields.call(this, data31[i4], {instancePath:instancePath+"/extraContainers/" + i4,parentData:data31,parentDataProperty:i4,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/extraContainers",schemaPath:"#/properties/extraContainers/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.extraVolumes !== undefined && func0.call(data, "extraVolumes")){
let data33 = data.extraVolumes;
if(Array.isArray(data33)){
if(data33.length > 64){
const err34 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(isKubernetesFields.call(this, data33[i5], {instancePath:instancePath+"/extraVolumes/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/extraVolumes",schemaPath:"#/properties/extraVolumes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.extraVolumeMounts !== undefined && func0.call(data, "extraVolumeMounts")){
let data35 = data.extraVolumeMounts;
if(Array.isArray(data35)){
if(data35.length > 64){
const err36 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/maxItems",keyword:"maxItems",params:{limit: 64}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(!(isKubernetesFields.call(this, data35[i6], {instancePath:instancePath+"/extraVolumeMounts/" + i6,parentData:data35,parentDataProperty:i6,rootData}))){
vErrors = joined(vErrors, isKubernetesFields.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/extraVolumeMounts",schemaPath:"#/properties/extraVolumeMounts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
const fault0 = ruleFault(data, {"when":[{"field":"mode","default":"readonly","test":"in","values":["database"]},{"field":"database.postgres.secretName","test":"notMatches","values":["^.+$"]}],"then":[{"field":"database.postgres.url","test":"matches","values":["^postgres(ql)?://.+$"]}]});
if(!(fault0 === undefined)){
const err38 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "database.postgres.url must begin with postgres:// or postgresql:// when mode is database and database.postgres.secretName is empty", ...fault0}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const fault1 = ruleFault(data, {"when":[{"field":"database.postgres.secretName","test":"matches","values":["^.+$"]}],"then":[{"field":"database.postgres.url","test":"notMatches","values":["^.+$"]}]});
if(!(fault1 === undefined)){
const err39 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "database.postgres.url must be empty when database.postgres.secretName names a Secret with the URL", ...fault1}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const fault2 = ruleFault(data, {"when":[{"field":"mode","default":"readonly","test":"in","values":["readonly"]}],"then":[{"field":"database.postgres.url","test":"notMatches","values":["^.+$"]}]});
if(!(fault2 === undefined)){
const err40 = {instancePath,schemaPath:"#/x-rules",keyword:"x-rules",params:{sentence: "database.postgres.url must be empty when mode is readonly", ...fault2}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
isStandaloneValues.errors = vErrors;
return errors === 0;
}
