// Generated from schemas/ by `npm run generate`: do not edit.

const schema0 = ["Default","Responses","Messages","Gemini","VertexEmbeddings","VertexRanking","CohereEmbeddings","TitanEmbeddings","NovaEmbeddings","BedrockRerank"];

export function isModelApi(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((((((((((data === "Default") || (data === "Responses")) || (data === "Messages")) || (data === "Gemini")) || (data === "VertexEmbeddings")) || (data === "VertexRanking")) || (data === "CohereEmbeddings")) || (data === "TitanEmbeddings")) || (data === "NovaEmbeddings")) || (data === "BedrockRerank"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
isModelApi.errors = vErrors;
return errors === 0;
}
