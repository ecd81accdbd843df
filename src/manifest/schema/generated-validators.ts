// Generated from the schemas in schemas/ by `npm run generate:validators`. Do not edit.
// @ts-nocheck
import type { ValidateFunction } from 'ajv/dist/2020.js';
import * as formats from './schema-formats.js';
export const manifest: ValidateFunction = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/manifest.schema.json","title":"Headwater manifest","type":"object","required":["version"],"additionalProperties":false,"properties":{"version":{"$ref":"#/$defs/version"},"defaults":{"type":"object","additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"}}},"datasets":{"type":"object","propertyNames":{"$ref":"#/$defs/shortName"},"additionalProperties":{"$ref":"#/$defs/dataset"}},"lineage":{"type":"array","items":{"$ref":"#/$defs/lineageEntry"}}},"$defs":{"version":{"const":1,"$comment":"version"},"env":{"type":"string","enum":["DEV","TEST","QA","UAT","EI","PRE","STG","NON_PROD","PROD","CORP","RVW","PRD","TST","SIT","SBX","SANDBOX"],"$comment":"env"},"urnPart":{"type":"string","pattern":"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$","$comment":"urnPart"},"shortName":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","$comment":"shortName"},"columnType":{"type":"string","enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"],"$comment":"columnType"},"ownership":{"type":"string","enum":["shared","exclusive"],"$comment":"ownership"},"dataset":{"type":"object","additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"name":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"},"urn":{"type":"string"},"create":{"type":"boolean"},"description":{"type":"string"},"columns":{"type":"object","propertyNames":{"$ref":"#/$defs/columnName"},"additionalProperties":{"$ref":"#/$defs/declaredColumn"}}},"if":{"required":["urn"]},"then":{"properties":{"platform":false,"name":false,"env":false,"platformInstance":false}},"else":{"required":["name"]},"$comment":"dataset"},"columnName":{"type":"string","pattern":"^(?!\\*$)[\\s\\S]+$","$comment":"columnName"},"declaredColumn":{"type":["string","object"],"if":{"type":"string"},"then":{"$ref":"#/$defs/columnType"},"else":{"required":["type"],"additionalProperties":false,"properties":{"type":{"$ref":"#/$defs/columnType"},"nativeType":{"type":"string","minLength":1}}},"$comment":"declaredColumn"},"datasetReference":{"type":["string","object"],"pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"name":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"},"urn":{"type":"string"}},"if":{"required":["urn"]},"then":{"properties":{"platform":false,"name":false,"env":false,"platformInstance":false}},"else":{"required":["name"]},"$comment":"datasetReference"},"lineageEntry":{"type":"object","additionalProperties":false,"required":["downstream"],"properties":{"downstream":{"$ref":"#/$defs/datasetReference"},"upstreams":{"type":"array","items":{"$ref":"#/$defs/upstream"}},"columns":{"type":"object","propertyNames":{"type":"string","minLength":1},"properties":{"*":{"$ref":"#/$defs/wildcardMapping"}},"additionalProperties":{"$ref":"#/$defs/mapping"}},"protect":{"type":"boolean"},"ownership":{"$ref":"#/$defs/ownership"}},"if":{"required":["columns"]},"else":{"required":["upstreams"]},"$comment":"lineageEntry"},"upstream":{"type":["string","object"],"if":{"type":"object","anyOf":[{"required":["dataset"]},{"not":{"anyOf":[{"required":["name"]},{"required":["urn"]}]}}]},"then":{"required":["dataset"],"additionalProperties":false,"properties":{"dataset":{"$ref":"#/$defs/datasetReference"},"type":{"type":"string","enum":["TRANSFORMED","COPY","VIEW"]}}},"else":{"$ref":"#/$defs/datasetReference"},"$comment":"upstream"},"columnReference":{"type":["string","object"],"pattern":"^[A-Za-z_][A-Za-z0-9_-]*\\.(?!\\*$)[\\s\\S]+$","required":["dataset","column"],"additionalProperties":false,"properties":{"dataset":{"$ref":"#/$defs/datasetReference"},"column":{"$ref":"#/$defs/columnName"}},"$comment":"columnReference"},"mapping":{"type":["string","array","object"],"if":{"type":"object","anyOf":[{"required":["from"]},{"not":{"anyOf":[{"required":["dataset"]},{"required":["column"]}]}}]},"then":{"required":["from"],"additionalProperties":false,"properties":{"from":{"$ref":"#/$defs/columnReferences"},"transform":{"$ref":"#/$defs/transform"},"confidence":{"$ref":"#/$defs/confidence"}}},"else":{"$ref":"#/$defs/columnReferences"},"$comment":"mapping"},"columnReferences":{"type":["string","array","object"],"if":{"type":"array"},"then":{"minItems":1,"items":{"$ref":"#/$defs/columnReference"}},"else":{"$ref":"#/$defs/columnReference"},"$comment":"columnReferences"},"wildcardReference":{"type":["string","object"],"pattern":"^[A-Za-z_][A-Za-z0-9_-]*\\.\\*$","required":["dataset","column"],"additionalProperties":false,"properties":{"dataset":{"$ref":"#/$defs/datasetReference"},"column":{"$ref":"#/$defs/everyColumn"}},"$comment":"wildcardReference"},"everyColumn":{"const":"*","$comment":"everyColumn"},"wildcardMapping":{"type":["string","array","object"],"if":{"type":"object","anyOf":[{"required":["from"]},{"not":{"anyOf":[{"required":["dataset"]},{"required":["column"]}]}}]},"then":{"required":["from"],"additionalProperties":false,"properties":{"from":{"$ref":"#/$defs/wildcardReferences"},"except":{"type":"array","items":{"type":"string","minLength":1}},"transform":{"$ref":"#/$defs/transform"},"confidence":{"$ref":"#/$defs/confidence"}}},"else":{"$ref":"#/$defs/wildcardReferences"},"$comment":"wildcardMapping"},"wildcardReferences":{"type":["string","array","object"],"if":{"type":"array"},"then":{"minItems":1,"items":{"$ref":"#/$defs/wildcardReference"}},"else":{"$ref":"#/$defs/wildcardReference"},"$comment":"wildcardReferences"},"transform":{"type":"string","pattern":"^(?!\\s*(?:NONE\\s*)?$)","$comment":"transform"},"confidence":{"type":"number","minimum":0,"maximum":1,"$comment":"confidence"}}};
const schema1 = {"const":1,"$comment":"version"};
const schema2 = {"type":"string","pattern":"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$","$comment":"urnPart"};
const schema3 = {"type":"string","enum":["DEV","TEST","QA","UAT","EI","PRE","STG","NON_PROD","PROD","CORP","RVW","PRD","TST","SIT","SBX","SANDBOX"],"$comment":"env"};
const schema5 = {"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","$comment":"shortName"};
const pattern0 = new RegExp("^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$", "u");
const pattern2 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u");
const schema6 = {"type":"object","additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"name":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"},"urn":{"type":"string"},"create":{"type":"boolean"},"description":{"type":"string"},"columns":{"type":"object","propertyNames":{"$ref":"#/$defs/columnName"},"additionalProperties":{"$ref":"#/$defs/declaredColumn"}}},"if":{"required":["urn"]},"then":{"properties":{"platform":false,"name":false,"env":false,"platformInstance":false}},"else":{"required":["name"]},"$comment":"dataset"};
const schema11 = {"type":"string","pattern":"^(?!\\*$)[\\s\\S]+$","$comment":"columnName"};
const pattern6 = new RegExp("^(?!\\*$)[\\s\\S]+$", "u");
const schema12 = {"type":["string","object"],"if":{"type":"string"},"then":{"$ref":"#/$defs/columnType"},"else":{"required":["type"],"additionalProperties":false,"properties":{"type":{"$ref":"#/$defs/columnType"},"nativeType":{"type":"string","minLength":1}}},"$comment":"declaredColumn"};
const schema13 = {"type":"string","enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"],"$comment":"columnType"};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema12.type},message:"must be string,object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(typeof data !== "string"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"#/$defs/columnType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((data === "array") || (data === "boolean")) || (data === "bytes")) || (data === "date")) || (data === "enum")) || (data === "fixed")) || (data === "map")) || (data === "number")) || (data === "record")) || (data === "string")) || (data === "time")) || (data === "union"))){
const err3 = {instancePath,schemaPath:"#/$defs/columnType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values",schema:schema13.enum,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err4 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema12.else.required,parentSchema:schema12.else,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "nativeType"))){
const err5 = {instancePath,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12.else,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/columnType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((((data0 === "array") || (data0 === "boolean")) || (data0 === "bytes")) || (data0 === "date")) || (data0 === "enum")) || (data0 === "fixed")) || (data0 === "map")) || (data0 === "number")) || (data0 === "record")) || (data0 === "string")) || (data0 === "time")) || (data0 === "union"))){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/columnType/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values",schema:schema13.enum,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.nativeType !== undefined){
let data1 = data.nativeType;
if(typeof data1 === "string"){
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/nativeType",schemaPath:"#/else/properties/nativeType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema12.else.properties.nativeType,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/nativeType",schemaPath:"#/else/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.else.properties.nativeType.type,parentSchema:schema12.else.properties.nativeType,data:data1};
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
var _valid0 = _errs9 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema12.if,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate2.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.urn === undefined) && (missing0 = "urn")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform !== undefined){
const err1 = {instancePath:instancePath+"/platform",schemaPath:"#/then/properties/platform/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema6.then.properties.platform,data:data.platform};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/then/properties/name/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema6.then.properties.name,data:data.name};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.env !== undefined){
const err3 = {instancePath:instancePath+"/env",schemaPath:"#/then/properties/env/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema6.then.properties.env,data:data.env};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.platformInstance !== undefined){
const err4 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/then/properties/platformInstance/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema6.then.properties.platformInstance,data:data.platformInstance};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.platform = true;
props0.name = true;
props0.env = true;
props0.platformInstance = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema6.else.required,parentSchema:schema6.else,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema6.if,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "platform") || (key0 === "name")) || (key0 === "env")) || (key0 === "platformInstance")) || (key0 === "urn")) || (key0 === "create")) || (key0 === "description")) || (key0 === "columns"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.platform !== undefined){
let data4 = data.platform;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err8 = {instancePath:instancePath+"/platform",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/platform",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.env !== undefined){
let data6 = data.env;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.type,parentSchema:schema3,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((((((((((((data6 === "DEV") || (data6 === "TEST")) || (data6 === "QA")) || (data6 === "UAT")) || (data6 === "EI")) || (data6 === "PRE")) || (data6 === "STG")) || (data6 === "NON_PROD")) || (data6 === "PROD")) || (data6 === "CORP")) || (data6 === "RVW")) || (data6 === "PRD")) || (data6 === "TST")) || (data6 === "SIT")) || (data6 === "SBX")) || (data6 === "SANDBOX"))){
const err13 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values",schema:schema3.enum,parentSchema:schema3,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.platformInstance !== undefined){
let data7 = data.platformInstance;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err14 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.urn !== undefined){
let data8 = data.urn;
if(typeof data8 !== "string"){
const err16 = {instancePath:instancePath+"/urn",schemaPath:"#/properties/urn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.urn.type,parentSchema:schema6.properties.urn,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.create !== undefined){
let data9 = data.create;
if(typeof data9 !== "boolean"){
const err17 = {instancePath:instancePath+"/create",schemaPath:"#/properties/create/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema6.properties.create.type,parentSchema:schema6.properties.create,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.description !== undefined){
let data10 = data.description;
if(typeof data10 !== "string"){
const err18 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.description.type,parentSchema:schema6.properties.description,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.columns !== undefined){
let data11 = data.columns;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
const _errs31 = errors;
if(typeof key1 === "string"){
if(!pattern6.test(key1)){
const err19 = {instancePath:instancePath+"/columns",schemaPath:"#/$defs/columnName/pattern",keyword:"pattern",params:{pattern: "^(?!\\*$)[\\s\\S]+$"},message:"must match pattern \""+"^(?!\\*$)[\\s\\S]+$"+"\"",schema:"^(?!\\*$)[\\s\\S]+$",parentSchema:schema11,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/columns",schemaPath:"#/$defs/columnName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid7 = _errs31 === errors;
if(!valid7){
const err21 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema6.properties.columns.propertyNames,parentSchema:schema6.properties.columns,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
for(const key2 in data11){
if(!(validate2(data11[key2], {instancePath:instancePath+"/columns/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.properties.columns.type,parentSchema:schema6.properties.columns,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":"object","additionalProperties":false,"required":["downstream"],"properties":{"downstream":{"$ref":"#/$defs/datasetReference"},"upstreams":{"type":"array","items":{"$ref":"#/$defs/upstream"}},"columns":{"type":"object","propertyNames":{"type":"string","minLength":1},"properties":{"*":{"$ref":"#/$defs/wildcardMapping"}},"additionalProperties":{"$ref":"#/$defs/mapping"}},"protect":{"type":"boolean"},"ownership":{"$ref":"#/$defs/ownership"}},"if":{"required":["columns"]},"else":{"required":["upstreams"]},"$comment":"lineageEntry"};
const schema34 = {"type":"string","enum":["shared","exclusive"],"$comment":"ownership"};
const schema16 = {"type":["string","object"],"pattern":"^[A-Za-z_][A-Za-z0-9_-]*$","additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"name":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"},"urn":{"type":"string"}},"if":{"required":["urn"]},"then":{"properties":{"platform":false,"name":false,"env":false,"platformInstance":false}},"else":{"required":["name"]},"$comment":"datasetReference"};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema16.type},message:"must be string,object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.urn === undefined) && (missing0 = "urn")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform !== undefined){
const err2 = {instancePath:instancePath+"/platform",schemaPath:"#/then/properties/platform/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema16.then.properties.platform,data:data.platform};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name !== undefined){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/then/properties/name/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema16.then.properties.name,data:data.name};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.env !== undefined){
const err4 = {instancePath:instancePath+"/env",schemaPath:"#/then/properties/env/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema16.then.properties.env,data:data.env};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.platformInstance !== undefined){
const err5 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/then/properties/platformInstance/false schema",keyword:"false schema",params:{},message:"boolean schema is false",schema:false,parentSchema:schema16.then.properties.platformInstance,data:data.platformInstance};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.platform = true;
props0.name = true;
props0.env = true;
props0.platformInstance = true;
}
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err6 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema16.else.required,parentSchema:schema16.else,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema16.if,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data === "string"){
if(!pattern2.test(data)){
const err8 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "platform") || (key0 === "name")) || (key0 === "env")) || (key0 === "platformInstance")) || (key0 === "urn"))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.platform !== undefined){
let data4 = data.platform;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err10 = {instancePath:instancePath+"/platform",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/platform",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.env !== undefined){
let data6 = data.env;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.type,parentSchema:schema3,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((((((((((((data6 === "DEV") || (data6 === "TEST")) || (data6 === "QA")) || (data6 === "UAT")) || (data6 === "EI")) || (data6 === "PRE")) || (data6 === "STG")) || (data6 === "NON_PROD")) || (data6 === "PROD")) || (data6 === "CORP")) || (data6 === "RVW")) || (data6 === "PRD")) || (data6 === "TST")) || (data6 === "SIT")) || (data6 === "SBX")) || (data6 === "SANDBOX"))){
const err15 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values",schema:schema3.enum,parentSchema:schema3,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.platformInstance !== undefined){
let data7 = data.platformInstance;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err16 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.urn !== undefined){
let data8 = data.urn;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/urn",schemaPath:"#/properties/urn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.urn.type,parentSchema:schema16.properties.urn,data:data8};
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
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":["string","object"],"if":{"type":"object","anyOf":[{"required":["dataset"]},{"not":{"anyOf":[{"required":["name"]},{"required":["urn"]}]}}]},"then":{"required":["dataset"],"additionalProperties":false,"properties":{"dataset":{"$ref":"#/$defs/datasetReference"},"type":{"type":"string","enum":["TRANSFORMED","COPY","VIEW"]}}},"else":{"$ref":"#/$defs/datasetReference"},"$comment":"upstream"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema21.type},message:"must be string,object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dataset === undefined) && (missing0 = "dataset")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.name === undefined) && (missing1 = "name")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs11 === errors;
valid3 = valid3 || _valid2;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.urn === undefined) && (missing2 = "urn")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid2 = _errs12 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataset === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'",schema:schema21.then.required,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dataset") || (key0 === "type"))){
const err9 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dataset !== undefined){
if(!(validate6(data.dataset, {instancePath:instancePath+"/dataset",parentData:data,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/then/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.then.properties.type.type,parentSchema:schema21.then.properties.type,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data1 === "TRANSFORMED") || (data1 === "COPY")) || (data1 === "VIEW"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/then/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.then.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema21.then.properties.type.enum,parentSchema:schema21.then.properties.type,data:data1};
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
var _valid0 = _errs13 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "then";
}
else {
const _errs18 = errors;
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid0 = _valid0;
if(valid0){
if(props0 !== true){
props0 = true;
}
}
ifClause0 = "else";
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema21.if,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate8.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema22 = {"type":["string","array","object"],"if":{"type":"object","anyOf":[{"required":["from"]},{"not":{"anyOf":[{"required":["dataset"]},{"required":["column"]}]}}]},"then":{"required":["from"],"additionalProperties":false,"properties":{"from":{"$ref":"#/$defs/columnReferences"},"transform":{"$ref":"#/$defs/transform"},"confidence":{"$ref":"#/$defs/confidence"}}},"else":{"$ref":"#/$defs/columnReferences"},"$comment":"mapping"};
const schema26 = {"type":"string","pattern":"^(?!\\s*(?:NONE\\s*)?$)","$comment":"transform"};
const schema27 = {"type":"number","minimum":0,"maximum":1,"$comment":"confidence"};
const schema23 = {"type":["string","array","object"],"if":{"type":"array"},"then":{"minItems":1,"items":{"$ref":"#/$defs/columnReference"}},"else":{"$ref":"#/$defs/columnReference"},"$comment":"columnReferences"};
const schema24 = {"type":["string","object"],"pattern":"^[A-Za-z_][A-Za-z0-9_-]*\\.(?!\\*$)[\\s\\S]+$","required":["dataset","column"],"additionalProperties":false,"properties":{"dataset":{"$ref":"#/$defs/datasetReference"},"column":{"$ref":"#/$defs/columnName"}},"$comment":"columnReference"};
const pattern11 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*\\.(?!\\*$)[\\s\\S]+$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema24.type},message:"must be string,object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern11.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*\\.(?!\\*$)[\\s\\S]+$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*\\.(?!\\*$)[\\s\\S]+$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*\\.(?!\\*$)[\\s\\S]+$",parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.column === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dataset") || (key0 === "column"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dataset !== undefined){
if(!(validate6(data.dataset, {instancePath:instancePath+"/dataset",parentData:data,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.column !== undefined){
let data1 = data.column;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/columnName/pattern",keyword:"pattern",params:{pattern: "^(?!\\*$)[\\s\\S]+$"},message:"must match pattern \""+"^(?!\\*$)[\\s\\S]+$"+"\"",schema:"^(?!\\*$)[\\s\\S]+$",parentSchema:schema11,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/columnName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data:data1};
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
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema23.type},message:"must be string,array,object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(!(Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema23.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate14(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema23.if,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate13.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate13.evaluated = {"dynamicProps":true,"dynamicItems":true};

const pattern13 = new RegExp("^(?!\\s*(?:NONE\\s*)?$)", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema22.type},message:"must be string,array,object",schema:schema22.type,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.dataset === undefined) && (missing1 = "dataset")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs11 === errors;
valid3 = valid3 || _valid2;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.column === undefined) && (missing2 = "column")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid2 = _errs12 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema22.then.required,parentSchema:schema22.then,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "from") || (key0 === "transform")) || (key0 === "confidence"))){
const err9 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema22.then,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validate13(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.transform !== undefined){
let data1 = data.transform;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err10 = {instancePath:instancePath+"/transform",schemaPath:"#/$defs/transform/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:NONE\\s*)?$)"},message:"must match pattern \""+"^(?!\\s*(?:NONE\\s*)?$)"+"\"",schema:"^(?!\\s*(?:NONE\\s*)?$)",parentSchema:schema26,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/transform",schemaPath:"#/$defs/transform/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.confidence !== undefined){
let data2 = data.confidence;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema27.type,parentSchema:schema27,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
var _valid0 = _errs13 === errors;
valid0 = _valid0;
if(valid0){
var props1 = true;
}
ifClause0 = "then";
}
else {
const _errs24 = errors;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
else {
var props2 = validate13.evaluated.props;
var items1 = validate13.evaluated.items;
}
var _valid0 = _errs24 === errors;
valid0 = _valid0;
if(valid0){
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema22.if,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate12.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items1;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":true,"dynamicItems":true};

const schema28 = {"type":["string","array","object"],"if":{"type":"object","anyOf":[{"required":["from"]},{"not":{"anyOf":[{"required":["dataset"]},{"required":["column"]}]}}]},"then":{"required":["from"],"additionalProperties":false,"properties":{"from":{"$ref":"#/$defs/wildcardReferences"},"except":{"type":"array","items":{"type":"string","minLength":1}},"transform":{"$ref":"#/$defs/transform"},"confidence":{"$ref":"#/$defs/confidence"}}},"else":{"$ref":"#/$defs/wildcardReferences"},"$comment":"wildcardMapping"};
const schema29 = {"type":["string","array","object"],"if":{"type":"array"},"then":{"minItems":1,"items":{"$ref":"#/$defs/wildcardReference"}},"else":{"$ref":"#/$defs/wildcardReference"},"$comment":"wildcardReferences"};
const schema30 = {"type":["string","object"],"pattern":"^[A-Za-z_][A-Za-z0-9_-]*\\.\\*$","required":["dataset","column"],"additionalProperties":false,"properties":{"dataset":{"$ref":"#/$defs/datasetReference"},"column":{"$ref":"#/$defs/everyColumn"}},"$comment":"wildcardReference"};
const schema31 = {"const":"*","$comment":"everyColumn"};
const pattern14 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*\\.\\*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (!(data && typeof data == "object" && !Array.isArray(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema30.type},message:"must be string,object",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data === "string"){
if(!pattern14.test(data)){
const err1 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*\\.\\*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*\\.\\*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*\\.\\*$",parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataset === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.column === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'",schema:schema30.required,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "dataset") || (key0 === "column"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dataset !== undefined){
if(!(validate6(data.dataset, {instancePath:instancePath+"/dataset",parentData:data,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.column !== undefined){
let data1 = data.column;
if("*" !== data1){
const err5 = {instancePath:instancePath+"/column",schemaPath:"#/$defs/everyColumn/const",keyword:"const",params:{allowedValue: "*"},message:"must be equal to constant",schema:"*",parentSchema:schema31,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema29.type},message:"must be string,array,object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(!(Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(Array.isArray(data)){
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema29.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var items0 = true;
}
ifClause0 = "then";
}
else {
const _errs7 = errors;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema29.if,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate22.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!data || typeof data != "object") && (typeof data !== "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema28.type},message:"must be string,array,object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.from === undefined) && (missing0 = "from")){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid1 = _errs6 === errors;
valid1 = valid1 || _valid1;
const _errs7 = errors;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.dataset === undefined) && (missing1 = "dataset")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid2 = _errs11 === errors;
valid3 = valid3 || _valid2;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.column === undefined) && (missing2 = "column")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid2 = _errs12 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
if(valid2){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs7 === errors;
valid1 = valid1 || _valid1;
if(!valid1){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema28.then.required,parentSchema:schema28.then,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "except")) || (key0 === "transform")) || (key0 === "confidence"))){
const err9 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28.then,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.from !== undefined){
if(!(validate22(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.except !== undefined){
let data1 = data.except;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/then/properties/except/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.then.properties.except.items,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/except/" + i0,schemaPath:"#/then/properties/except/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.then.properties.except.items.type,parentSchema:schema28.then.properties.except.items,data:data2};
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
else {
const err12 = {instancePath:instancePath+"/except",schemaPath:"#/then/properties/except/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.then.properties.except.type,parentSchema:schema28.then.properties.except,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.transform !== undefined){
let data3 = data.transform;
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
const err13 = {instancePath:instancePath+"/transform",schemaPath:"#/$defs/transform/pattern",keyword:"pattern",params:{pattern: "^(?!\\s*(?:NONE\\s*)?$)"},message:"must match pattern \""+"^(?!\\s*(?:NONE\\s*)?$)"+"\"",schema:"^(?!\\s*(?:NONE\\s*)?$)",parentSchema:schema26,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/transform",schemaPath:"#/$defs/transform/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.type,parentSchema:schema26,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.confidence !== undefined){
let data4 = data.confidence;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema27,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema27,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/confidence",schemaPath:"#/$defs/confidence/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema27.type,parentSchema:schema27,data:data4};
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
var _valid0 = _errs13 === errors;
valid0 = _valid0;
if(valid0){
var props1 = true;
}
ifClause0 = "then";
}
else {
const _errs28 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
else {
var props2 = validate22.evaluated.props;
var items1 = validate22.evaluated.items;
}
var _valid0 = _errs28 === errors;
valid0 = _valid0;
if(valid0){
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
}
ifClause0 = "else";
}
if(!valid0){
const err18 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema28.if,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate21.errors = vErrors;
evaluated0.props = props1;
evaluated0.items = items1;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.columns === undefined) && (missing0 = "columns")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.upstreams === undefined){
const err1 = {instancePath,schemaPath:"#/else/required",keyword:"required",params:{missingProperty: "upstreams"},message:"must have required property '"+"upstreams"+"'",schema:schema15.else.required,parentSchema:schema15.else,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "else"},message:"must match \"else\" schema",schema:schema15.if,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.downstream === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "downstream"},message:"must have required property '"+"downstream"+"'",schema:schema15.required,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "downstream") || (key0 === "upstreams")) || (key0 === "columns")) || (key0 === "protect")) || (key0 === "ownership"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.downstream !== undefined){
if(!(validate6(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
if(data.upstreams !== undefined){
let data1 = data.upstreams;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate8(data1[i0], {instancePath:instancePath+"/upstreams/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.properties.upstreams.type,parentSchema:schema15.properties.upstreams,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs12 = errors;
if(typeof key1 === "string"){
if(key1.length < 1){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.columns.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.columns.propertyNames.type,parentSchema:schema15.properties.columns.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs12 === errors;
if(!valid4){
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema15.properties.columns.propertyNames,parentSchema:schema15.properties.columns,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data3){
if(!(key2 === "*")){
if(!(validate12(data3[key2], {instancePath:instancePath+"/columns/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
if(data3["*"] !== undefined){
if(!(validate21(data3["*"], {instancePath:instancePath+"/columns/*",parentData:data3,parentDataProperty:"*",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.columns.type,parentSchema:schema15.properties.columns,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.protect !== undefined){
let data6 = data.protect;
if(typeof data6 !== "boolean"){
const err10 = {instancePath:instancePath+"/protect",schemaPath:"#/properties/protect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema15.properties.protect.type,parentSchema:schema15.properties.protect,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ownership !== undefined){
let data7 = data.ownership;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/ownership",schemaPath:"#/$defs/ownership/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema34.type,parentSchema:schema34,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data7 === "shared") || (data7 === "exclusive"))){
const err12 = {instancePath:instancePath+"/ownership",schemaPath:"#/$defs/ownership/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values",schema:schema34.enum,parentSchema:schema34,data:data7};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/manifest.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema0.required,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "version") || (key0 === "defaults")) || (key0 === "datasets")) || (key0 === "lineage"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(1 !== data0){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema1,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.defaults !== undefined){
let data1 = data.defaults;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((key1 === "platform") || (key1 === "env")) || (key1 === "platformInstance"))){
const err3 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema0.properties.defaults,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.platform !== undefined){
let data2 = data1.platform;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err4 = {instancePath:instancePath+"/defaults/platform",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data2};
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
const err5 = {instancePath:instancePath+"/defaults/platform",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.env !== undefined){
let data3 = data1.env;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/defaults/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.type,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((((((((((data3 === "DEV") || (data3 === "TEST")) || (data3 === "QA")) || (data3 === "UAT")) || (data3 === "EI")) || (data3 === "PRE")) || (data3 === "STG")) || (data3 === "NON_PROD")) || (data3 === "PROD")) || (data3 === "CORP")) || (data3 === "RVW")) || (data3 === "PRD")) || (data3 === "TST")) || (data3 === "SIT")) || (data3 === "SBX")) || (data3 === "SANDBOX"))){
const err7 = {instancePath:instancePath+"/defaults/env",schemaPath:"#/$defs/env/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values",schema:schema3.enum,parentSchema:schema3,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.platformInstance !== undefined){
let data4 = data1.platformInstance;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err8 = {instancePath:instancePath+"/defaults/platformInstance",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema2,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/defaults/platformInstance",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.type,parentSchema:schema2,data:data4};
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
else {
const err10 = {instancePath:instancePath+"/defaults",schemaPath:"#/properties/defaults/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.properties.defaults.type,parentSchema:schema0.properties.defaults,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.datasets !== undefined){
let data5 = data.datasets;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const _errs22 = errors;
if(typeof key2 === "string"){
if(!pattern2.test(key2)){
const err11 = {instancePath:instancePath+"/datasets",schemaPath:"#/$defs/shortName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z_][A-Za-z0-9_-]*$",parentSchema:schema5,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/datasets",schemaPath:"#/$defs/shortName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.type,parentSchema:schema5,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid6 = _errs22 === errors;
if(!valid6){
const err13 = {instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema0.properties.datasets.propertyNames,parentSchema:schema0.properties.datasets,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
for(const key3 in data5){
if(!(validate1(data5[key3], {instancePath:instancePath+"/datasets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.properties.datasets.type,parentSchema:schema0.properties.datasets,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.lineage !== undefined){
let data7 = data.lineage;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate5(data7[i0], {instancePath:instancePath+"/lineage/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/lineage",schemaPath:"#/properties/lineage/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema0.properties.lineage.type,parentSchema:schema0.properties.lineage,data:data7};
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
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const settings: ValidateFunction = validate31;
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/settings.schema.json","title":"Headwater settings","type":"object","required":["version","stack"],"additionalProperties":false,"properties":{"version":{"$ref":"#/$defs/version"},"stack":{"$ref":"#/$defs/stackName"},"manifests":{"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"catalog":{"type":"object","additionalProperties":false,"properties":{"namespace":{"$ref":"#/$defs/namespace"}}},"targets":{"type":"object","propertyNames":{"$ref":"#/$defs/targetName"},"additionalProperties":{"$ref":"#/$defs/target"}},"ownership":{"type":"string","enum":["shared","exclusive"]},"writes":{"type":"string","enum":["auto","proposals","mutations"]},"fieldPaths":{"type":"string","enum":["simple","exact"]},"wildcardCase":{"type":"string","enum":["ignore","exact"]},"limits":{"type":"object","additionalProperties":false,"properties":{"deletes":{"type":"object","additionalProperties":false,"properties":{"percent":{"type":"number","minimum":0,"maximum":100},"count":{"type":"integer","minimum":0}}}}},"rules":{"type":"object","additionalProperties":false,"properties":{"cycle":{"$ref":"#/$defs/level"},"self-lineage":{"$ref":"#/$defs/level"},"soft-deleted":{"$ref":"#/$defs/level"},"co-declared":{"$ref":"#/$defs/level"},"beyond-target":{"$ref":"#/$defs/level"},"unused-dataset":{"$ref":"#/$defs/level"},"duplicate-name":{"$ref":"#/$defs/level"},"creates-sibling":{"$ref":"#/$defs/level"}}},"sensitive":{"type":"object","additionalProperties":false,"properties":{"tags":{"type":"array","items":{"$ref":"#/$defs/tagUrn"}},"terms":{"type":"array","items":{"$ref":"#/$defs/termUrn"}}}},"imports":{"type":"object","additionalProperties":false,"properties":{"openlineage":{"type":"object","additionalProperties":false,"properties":{"namespaces":{"type":"object","propertyNames":{"type":"string","minLength":1},"additionalProperties":{"$ref":"#/$defs/namespaceRule"}}}}}},"formerly":{"type":"array","items":{"$ref":"#/$defs/stackName"}},"allowances":{"type":"array","items":{"$ref":"#/$defs/allowance"}}},"$defs":{"version":{"const":1,"$comment":"version"},"stackName":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]*$","$comment":"stackName"},"targetName":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]*$","$comment":"targetName"},"namespace":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$","$comment":"namespace"},"env":{"type":"string","enum":["DEV","TEST","QA","UAT","EI","PRE","STG","NON_PROD","PROD","CORP","RVW","PRD","TST","SIT","SBX","SANDBOX"],"$comment":"env"},"urnPart":{"type":"string","pattern":"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$","$comment":"urnPart"},"target":{"type":"object","additionalProperties":false,"minProperties":1,"properties":{"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"}},"$comment":"target"},"namespaceRule":{"type":["object","boolean"],"if":{"type":"boolean"},"then":{"$ref":"#/$defs/leaveOut"},"else":{"minProperties":1,"additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"}}},"$comment":"namespaceRule"},"leaveOut":{"const":false,"$comment":"leaveOut"},"level":{"type":"string","enum":["error","warning","off"],"$comment":"level"},"tagUrn":{"type":"string","pattern":"^urn:[^:]+:tag:.+$","$comment":"tagUrn"},"termUrn":{"type":"string","pattern":"^urn:[^:]+:glossaryTerm:.+$","$comment":"termUrn"},"date":{"type":"string","format":"date","$comment":"date"},"allowance":{"type":"object","required":["guard","reason"],"additionalProperties":false,"properties":{"guard":{"type":"string","enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive"]},"address":{"type":"string","minLength":1},"reason":{"type":"string","pattern":"\\S"},"until":{"$ref":"#/$defs/date"}},"$comment":"allowance"}}};
const schema36 = {"const":1,"$comment":"version"};
const schema37 = {"type":"string","pattern":"^[a-z0-9][a-z0-9_-]*$","$comment":"stackName"};
const schema38 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_-]*$","$comment":"namespace"};
const schema39 = {"type":"string","pattern":"^[a-z0-9][a-z0-9_-]*$","$comment":"targetName"};
const schema43 = {"type":"string","enum":["error","warning","off"],"$comment":"level"};
const schema51 = {"type":"string","pattern":"^urn:[^:]+:tag:.+$","$comment":"tagUrn"};
const schema52 = {"type":"string","pattern":"^urn:[^:]+:glossaryTerm:.+$","$comment":"termUrn"};
const func0 = Object.prototype.hasOwnProperty;
const pattern16 = new RegExp("^[a-z0-9][a-z0-9_-]*$", "u");
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_-]*$", "u");
const pattern20 = new RegExp("^urn:[^:]+:tag:.+$", "u");
const pattern21 = new RegExp("^urn:[^:]+:glossaryTerm:.+$", "u");
const schema40 = {"type":"object","additionalProperties":false,"minProperties":1,"properties":{"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"}},"$comment":"target"};
const schema41 = {"type":"string","enum":["DEV","TEST","QA","UAT","EI","PRE","STG","NON_PROD","PROD","CORP","RVW","PRD","TST","SIT","SBX","SANDBOX"],"$comment":"env"};
const schema42 = {"type":"string","pattern":"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$","$comment":"urnPart"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "env") || (key0 === "platformInstance"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.env !== undefined){
let data0 = data.env;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((data0 === "DEV") || (data0 === "TEST")) || (data0 === "QA")) || (data0 === "UAT")) || (data0 === "EI")) || (data0 === "PRE")) || (data0 === "STG")) || (data0 === "NON_PROD")) || (data0 === "PROD")) || (data0 === "CORP")) || (data0 === "RVW")) || (data0 === "PRD")) || (data0 === "TST")) || (data0 === "SIT")) || (data0 === "SBX")) || (data0 === "SANDBOX"))){
const err3 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.platformInstance !== undefined){
let data1 = data.platformInstance;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema42,data:data1};
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
const err5 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.type,parentSchema:schema42,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":["object","boolean"],"if":{"type":"boolean"},"then":{"$ref":"#/$defs/leaveOut"},"else":{"minProperties":1,"additionalProperties":false,"properties":{"platform":{"$ref":"#/$defs/urnPart"},"env":{"$ref":"#/$defs/env"},"platformInstance":{"$ref":"#/$defs/urnPart"}}},"$comment":"namespaceRule"};
const schema54 = {"const":false,"$comment":"leaveOut"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (typeof data !== "boolean")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema53.type},message:"must be object,boolean",schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs2 = errors;
let valid0 = true;
const _errs3 = errors;
if(typeof data !== "boolean"){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs5 = errors;
if(false !== data){
const err2 = {instancePath,schemaPath:"#/$defs/leaveOut/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant",schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err3 = {instancePath,schemaPath:"#/else/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema53.else,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "platform") || (key0 === "env")) || (key0 === "platformInstance"))){
const err4 = {instancePath,schemaPath:"#/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema53.else,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.platform !== undefined){
let data0 = data.platform;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/platform",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema42,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/platform",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.type,parentSchema:schema42,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.env !== undefined){
let data1 = data.env;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((((((((data1 === "DEV") || (data1 === "TEST")) || (data1 === "QA")) || (data1 === "UAT")) || (data1 === "EI")) || (data1 === "PRE")) || (data1 === "STG")) || (data1 === "NON_PROD")) || (data1 === "PROD")) || (data1 === "CORP")) || (data1 === "RVW")) || (data1 === "PRD")) || (data1 === "TST")) || (data1 === "SIT")) || (data1 === "SBX")) || (data1 === "SANDBOX"))){
const err8 = {instancePath:instancePath+"/env",schemaPath:"#/$defs/env/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values",schema:schema41.enum,parentSchema:schema41,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.platformInstance !== undefined){
let data2 = data.platformInstance;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/pattern",keyword:"pattern",params:{pattern: "^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"},message:"must match pattern \""+"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$"+"\"",schema:"^(?!urn:)[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f](?:[^\\u0000-\\u001f\\u007f-\\u009f,()\\u241f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f,()\\u241f])?$",parentSchema:schema42,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/platformInstance",schemaPath:"#/$defs/urnPart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.type,parentSchema:schema42,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
ifClause0 = "else";
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema53.if,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate34.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema59 = {"type":"object","required":["guard","reason"],"additionalProperties":false,"properties":{"guard":{"type":"string","enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive"]},"address":{"type":"string","minLength":1},"reason":{"type":"string","pattern":"\\S"},"until":{"$ref":"#/$defs/date"}},"$comment":"allowance"};
const schema60 = {"type":"string","format":"date","$comment":"date"};
const pattern25 = new RegExp("\\S", "u");
const formats0 = formats.date;

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.guard === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guard"},message:"must have required property '"+"guard"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "guard") || (key0 === "address")) || (key0 === "reason")) || (key0 === "until"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.guard !== undefined){
let data0 = data.guard;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.guard.type,parentSchema:schema59.properties.guard,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((data0 === "mass-delete") || (data0 === "empty-desired")) || (data0 === "foreign-owner")) || (data0 === "protected")) || (data0 === "exclusive")) || (data0 === "sensitive"))){
const err4 = {instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/enum",keyword:"enum",params:{allowedValues: schema59.properties.guard.enum},message:"must be equal to one of the allowed values",schema:schema59.properties.guard.enum,parentSchema:schema59.properties.guard,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 === "string"){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.address,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.address.type,parentSchema:schema59.properties.address,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(!pattern25.test(data2)){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema59.properties.reason,data:data2};
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
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.reason.type,parentSchema:schema59.properties.reason,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.until !== undefined){
let data3 = data.until;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err9 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\"",schema:"date",parentSchema:schema60,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/until",schemaPath:"#/$defs/date/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.type,parentSchema:schema60,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/settings.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.stack === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stack"},message:"must have required property '"+"stack"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema35.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(1 !== data0){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/$defs/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.stack !== undefined){
let data1 = data.stack;
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
const err4 = {instancePath:instancePath+"/stack",schemaPath:"#/$defs/stackName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]*$"+"\"",schema:"^[a-z0-9][a-z0-9_-]*$",parentSchema:schema37,data:data1};
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
const err5 = {instancePath:instancePath+"/stack",schemaPath:"#/$defs/stackName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.manifests !== undefined){
let data2 = data.manifests;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/manifests",schemaPath:"#/properties/manifests/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema35.properties.manifests,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length < 1){
const err7 = {instancePath:instancePath+"/manifests/" + i0,schemaPath:"#/properties/manifests/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.manifests.items,data:data3};
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
const err8 = {instancePath:instancePath+"/manifests/" + i0,schemaPath:"#/properties/manifests/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.manifests.items.type,parentSchema:schema35.properties.manifests.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/manifests",schemaPath:"#/properties/manifests/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.manifests.type,parentSchema:schema35.properties.manifests,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.catalog !== undefined){
let data4 = data.catalog;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(key1 === "namespace")){
const err10 = {instancePath:instancePath+"/catalog",schemaPath:"#/properties/catalog/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.catalog,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.namespace !== undefined){
let data5 = data4.namespace;
if(typeof data5 === "string"){
if(!pattern17.test(data5)){
const err11 = {instancePath:instancePath+"/catalog/namespace",schemaPath:"#/$defs/namespace/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9_-]*$",parentSchema:schema38,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/catalog/namespace",schemaPath:"#/$defs/namespace/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.type,parentSchema:schema38,data:data5};
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
else {
const err13 = {instancePath:instancePath+"/catalog",schemaPath:"#/properties/catalog/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.catalog.type,parentSchema:schema35.properties.catalog,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.targets !== undefined){
let data6 = data.targets;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const _errs22 = errors;
if(typeof key2 === "string"){
if(!pattern16.test(key2)){
const err14 = {instancePath:instancePath+"/targets",schemaPath:"#/$defs/targetName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]*$"+"\"",schema:"^[a-z0-9][a-z0-9_-]*$",parentSchema:schema39,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/targets",schemaPath:"#/$defs/targetName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema39.type,parentSchema:schema39,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid7 = _errs22 === errors;
if(!valid7){
const err16 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema35.properties.targets.propertyNames,parentSchema:schema35.properties.targets,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
for(const key3 in data6){
if(!(validate32(data6[key3], {instancePath:instancePath+"/targets/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/targets",schemaPath:"#/properties/targets/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.targets.type,parentSchema:schema35.properties.targets,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ownership !== undefined){
let data8 = data.ownership;
if(typeof data8 !== "string"){
const err18 = {instancePath:instancePath+"/ownership",schemaPath:"#/properties/ownership/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.ownership.type,parentSchema:schema35.properties.ownership,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data8 === "shared") || (data8 === "exclusive"))){
const err19 = {instancePath:instancePath+"/ownership",schemaPath:"#/properties/ownership/enum",keyword:"enum",params:{allowedValues: schema35.properties.ownership.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.ownership.enum,parentSchema:schema35.properties.ownership,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.writes !== undefined){
let data9 = data.writes;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.writes.type,parentSchema:schema35.properties.writes,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data9 === "auto") || (data9 === "proposals")) || (data9 === "mutations"))){
const err21 = {instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/enum",keyword:"enum",params:{allowedValues: schema35.properties.writes.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.writes.enum,parentSchema:schema35.properties.writes,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fieldPaths !== undefined){
let data10 = data.fieldPaths;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/fieldPaths",schemaPath:"#/properties/fieldPaths/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.fieldPaths.type,parentSchema:schema35.properties.fieldPaths,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data10 === "simple") || (data10 === "exact"))){
const err23 = {instancePath:instancePath+"/fieldPaths",schemaPath:"#/properties/fieldPaths/enum",keyword:"enum",params:{allowedValues: schema35.properties.fieldPaths.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.fieldPaths.enum,parentSchema:schema35.properties.fieldPaths,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.wildcardCase !== undefined){
let data11 = data.wildcardCase;
if(typeof data11 !== "string"){
const err24 = {instancePath:instancePath+"/wildcardCase",schemaPath:"#/properties/wildcardCase/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.wildcardCase.type,parentSchema:schema35.properties.wildcardCase,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((data11 === "ignore") || (data11 === "exact"))){
const err25 = {instancePath:instancePath+"/wildcardCase",schemaPath:"#/properties/wildcardCase/enum",keyword:"enum",params:{allowedValues: schema35.properties.wildcardCase.enum},message:"must be equal to one of the allowed values",schema:schema35.properties.wildcardCase.enum,parentSchema:schema35.properties.wildcardCase,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.limits !== undefined){
let data12 = data.limits;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
if(!(key4 === "deletes")){
const err26 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.limits,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.deletes !== undefined){
let data13 = data12.deletes;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key5 in data13){
if(!((key5 === "percent") || (key5 === "count"))){
const err27 = {instancePath:instancePath+"/limits/deletes",schemaPath:"#/properties/limits/properties/deletes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.limits.properties.deletes,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.percent !== undefined){
let data14 = data13.percent;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 100 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/limits/deletes/percent",schemaPath:"#/properties/limits/properties/deletes/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema35.properties.limits.properties.deletes.properties.percent,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err29 = {instancePath:instancePath+"/limits/deletes/percent",schemaPath:"#/properties/limits/properties/deletes/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.limits.properties.deletes.properties.percent,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/limits/deletes/percent",schemaPath:"#/properties/limits/properties/deletes/properties/percent/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema35.properties.limits.properties.deletes.properties.percent.type,parentSchema:schema35.properties.limits.properties.deletes.properties.percent,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data13.count !== undefined){
let data15 = data13.count;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/limits/deletes/count",schemaPath:"#/properties/limits/properties/deletes/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema35.properties.limits.properties.deletes.properties.count.type,parentSchema:schema35.properties.limits.properties.deletes.properties.count,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/limits/deletes/count",schemaPath:"#/properties/limits/properties/deletes/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema35.properties.limits.properties.deletes.properties.count,data:data15};
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
}
else {
const err33 = {instancePath:instancePath+"/limits/deletes",schemaPath:"#/properties/limits/properties/deletes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.limits.properties.deletes.type,parentSchema:schema35.properties.limits.properties.deletes,data:data13};
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
else {
const err34 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.limits.type,parentSchema:schema35.properties.limits,data:data12};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.rules !== undefined){
let data16 = data.rules;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key6 in data16){
if(!((((((((key6 === "cycle") || (key6 === "self-lineage")) || (key6 === "soft-deleted")) || (key6 === "co-declared")) || (key6 === "beyond-target")) || (key6 === "unused-dataset")) || (key6 === "duplicate-name")) || (key6 === "creates-sibling"))){
const err35 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.rules,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.cycle !== undefined){
let data17 = data16.cycle;
if(typeof data17 !== "string"){
const err36 = {instancePath:instancePath+"/rules/cycle",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data17 === "error") || (data17 === "warning")) || (data17 === "off"))){
const err37 = {instancePath:instancePath+"/rules/cycle",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data16["self-lineage"] !== undefined){
let data18 = data16["self-lineage"];
if(typeof data18 !== "string"){
const err38 = {instancePath:instancePath+"/rules/self-lineage",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data18 === "error") || (data18 === "warning")) || (data18 === "off"))){
const err39 = {instancePath:instancePath+"/rules/self-lineage",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data16["soft-deleted"] !== undefined){
let data19 = data16["soft-deleted"];
if(typeof data19 !== "string"){
const err40 = {instancePath:instancePath+"/rules/soft-deleted",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!(((data19 === "error") || (data19 === "warning")) || (data19 === "off"))){
const err41 = {instancePath:instancePath+"/rules/soft-deleted",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data16["co-declared"] !== undefined){
let data20 = data16["co-declared"];
if(typeof data20 !== "string"){
const err42 = {instancePath:instancePath+"/rules/co-declared",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((data20 === "error") || (data20 === "warning")) || (data20 === "off"))){
const err43 = {instancePath:instancePath+"/rules/co-declared",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16["beyond-target"] !== undefined){
let data21 = data16["beyond-target"];
if(typeof data21 !== "string"){
const err44 = {instancePath:instancePath+"/rules/beyond-target",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(((data21 === "error") || (data21 === "warning")) || (data21 === "off"))){
const err45 = {instancePath:instancePath+"/rules/beyond-target",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data16["unused-dataset"] !== undefined){
let data22 = data16["unused-dataset"];
if(typeof data22 !== "string"){
const err46 = {instancePath:instancePath+"/rules/unused-dataset",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((data22 === "error") || (data22 === "warning")) || (data22 === "off"))){
const err47 = {instancePath:instancePath+"/rules/unused-dataset",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data22};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16["duplicate-name"] !== undefined){
let data23 = data16["duplicate-name"];
if(typeof data23 !== "string"){
const err48 = {instancePath:instancePath+"/rules/duplicate-name",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data23};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((data23 === "error") || (data23 === "warning")) || (data23 === "off"))){
const err49 = {instancePath:instancePath+"/rules/duplicate-name",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16["creates-sibling"] !== undefined){
let data24 = data16["creates-sibling"];
if(typeof data24 !== "string"){
const err50 = {instancePath:instancePath+"/rules/creates-sibling",schemaPath:"#/$defs/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema43.type,parentSchema:schema43,data:data24};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(((data24 === "error") || (data24 === "warning")) || (data24 === "off"))){
const err51 = {instancePath:instancePath+"/rules/creates-sibling",schemaPath:"#/$defs/level/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values",schema:schema43.enum,parentSchema:schema43,data:data24};
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
else {
const err52 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.rules.type,parentSchema:schema35.properties.rules,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.sensitive !== undefined){
let data25 = data.sensitive;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key7 in data25){
if(!((key7 === "tags") || (key7 === "terms"))){
const err53 = {instancePath:instancePath+"/sensitive",schemaPath:"#/properties/sensitive/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.sensitive,data:data25};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data25.tags !== undefined){
let data26 = data25.tags;
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(typeof data27 === "string"){
if(!pattern20.test(data27)){
const err54 = {instancePath:instancePath+"/sensitive/tags/" + i1,schemaPath:"#/$defs/tagUrn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:tag:.+$"},message:"must match pattern \""+"^urn:[^:]+:tag:.+$"+"\"",schema:"^urn:[^:]+:tag:.+$",parentSchema:schema51,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/sensitive/tags/" + i1,schemaPath:"#/$defs/tagUrn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.type,parentSchema:schema51,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/sensitive/tags",schemaPath:"#/properties/sensitive/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.sensitive.properties.tags.type,parentSchema:schema35.properties.sensitive.properties.tags,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data25.terms !== undefined){
let data28 = data25.terms;
if(Array.isArray(data28)){
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(typeof data29 === "string"){
if(!pattern21.test(data29)){
const err57 = {instancePath:instancePath+"/sensitive/terms/" + i2,schemaPath:"#/$defs/termUrn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:glossaryTerm:.+$"},message:"must match pattern \""+"^urn:[^:]+:glossaryTerm:.+$"+"\"",schema:"^urn:[^:]+:glossaryTerm:.+$",parentSchema:schema52,data:data29};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/sensitive/terms/" + i2,schemaPath:"#/$defs/termUrn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.type,parentSchema:schema52,data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/sensitive/terms",schemaPath:"#/properties/sensitive/properties/terms/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.sensitive.properties.terms.type,parentSchema:schema35.properties.sensitive.properties.terms,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/sensitive",schemaPath:"#/properties/sensitive/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.sensitive.type,parentSchema:schema35.properties.sensitive,data:data25};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.imports !== undefined){
let data30 = data.imports;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key8 in data30){
if(!(key8 === "openlineage")){
const err61 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.imports,data:data30};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data30.openlineage !== undefined){
let data31 = data30.openlineage;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key9 in data31){
if(!(key9 === "namespaces")){
const err62 = {instancePath:instancePath+"/imports/openlineage",schemaPath:"#/properties/imports/properties/openlineage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema35.properties.imports.properties.openlineage,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.namespaces !== undefined){
let data32 = data31.namespaces;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key10 in data32){
const _errs104 = errors;
if(typeof key10 === "string"){
if(key10.length < 1){
const err63 = {instancePath:instancePath+"/imports/openlineage/namespaces",schemaPath:"#/properties/imports/properties/openlineage/properties/namespaces/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.imports.properties.openlineage.properties.namespaces.propertyNames,data:key10,propertyName:key10};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/imports/openlineage/namespaces",schemaPath:"#/properties/imports/properties/openlineage/properties/namespaces/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.imports.properties.openlineage.properties.namespaces.propertyNames.type,parentSchema:schema35.properties.imports.properties.openlineage.properties.namespaces.propertyNames,data:key10,propertyName:key10};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid30 = _errs104 === errors;
if(!valid30){
const err65 = {instancePath:instancePath+"/imports/openlineage/namespaces",schemaPath:"#/properties/imports/properties/openlineage/properties/namespaces/propertyNames",keyword:"propertyNames",params:{propertyName: key10},message:"property name must be valid",schema:schema35.properties.imports.properties.openlineage.properties.namespaces.propertyNames,parentSchema:schema35.properties.imports.properties.openlineage.properties.namespaces,data:data32};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
for(const key11 in data32){
if(!(validate34(data32[key11], {instancePath:instancePath+"/imports/openlineage/namespaces/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data32,parentDataProperty:key11,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err66 = {instancePath:instancePath+"/imports/openlineage/namespaces",schemaPath:"#/properties/imports/properties/openlineage/properties/namespaces/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.imports.properties.openlineage.properties.namespaces.type,parentSchema:schema35.properties.imports.properties.openlineage.properties.namespaces,data:data32};
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
else {
const err67 = {instancePath:instancePath+"/imports/openlineage",schemaPath:"#/properties/imports/properties/openlineage/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.imports.properties.openlineage.type,parentSchema:schema35.properties.imports.properties.openlineage,data:data31};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.properties.imports.type,parentSchema:schema35.properties.imports,data:data30};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.formerly !== undefined){
let data34 = data.formerly;
if(Array.isArray(data34)){
const len3 = data34.length;
for(let i3=0; i3<len3; i3++){
let data35 = data34[i3];
if(typeof data35 === "string"){
if(!pattern16.test(data35)){
const err69 = {instancePath:instancePath+"/formerly/" + i3,schemaPath:"#/$defs/stackName/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]*$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]*$"+"\"",schema:"^[a-z0-9][a-z0-9_-]*$",parentSchema:schema37,data:data35};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/formerly/" + i3,schemaPath:"#/$defs/stackName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.type,parentSchema:schema37,data:data35};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/formerly",schemaPath:"#/properties/formerly/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.formerly.type,parentSchema:schema35.properties.formerly,data:data34};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.allowances !== undefined){
let data36 = data.allowances;
if(Array.isArray(data36)){
const len4 = data36.length;
for(let i4=0; i4<len4; i4++){
if(!(validate36(data36[i4], {instancePath:instancePath+"/allowances/" + i4,parentData:data36,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/allowances",schemaPath:"#/properties/allowances/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema35.properties.allowances.type,parentSchema:schema35.properties.allowances,data:data36};
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
else {
const err73 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
