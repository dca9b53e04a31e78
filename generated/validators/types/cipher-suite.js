// Generated from schemas/ by `npm run generate`: do not edit.

const schema0 = ["TLS13_AES_256_GCM_SHA384","TLS13_AES_128_GCM_SHA256","TLS13_CHACHA20_POLY1305_SHA256","TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256","TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384","TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256","TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"];

export function isCipherSuite(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((((((((data === "TLS13_AES_256_GCM_SHA384") || (data === "TLS13_AES_128_GCM_SHA256")) || (data === "TLS13_CHACHA20_POLY1305_SHA256")) || (data === "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384")) || (data === "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256")) || (data === "TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256")) || (data === "TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384")) || (data === "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256")) || (data === "TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isCipherSuite.errors = vErrors;
return errors === 0;
}
