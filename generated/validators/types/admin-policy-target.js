// Generated from schemas/ by `npm run generate`: do not edit.

const schema0 = ["gateway","bind","listenerSet","listener","route","backendRef","backend","section"];

export function isAdminPolicyTarget(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((data === "gateway") || (data === "bind")) || (data === "listenerSet")) || (data === "listener")) || (data === "route")) || (data === "backendRef")) || (data === "backend")) || (data === "section"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isAdminPolicyTarget.errors = vErrors;
return errors === 0;
}
