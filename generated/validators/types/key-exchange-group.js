// Generated from schemas/ by `npm run generate`: do not edit.

const schema0 = ["X25519","P-256","P-384","X25519_MLKEM768"];

export function isKeyExchangeGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((data === "X25519") || (data === "P-256")) || (data === "P-384")) || (data === "X25519_MLKEM768"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isKeyExchangeGroup.errors = vErrors;
return errors === 0;
}
