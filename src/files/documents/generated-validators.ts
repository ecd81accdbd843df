// Generated from the schemas in schemas/ by `npm run generate:validators`. Do not edit.
// @ts-nocheck
import type { ValidateFunction } from 'ajv/dist/2020.js';
export const plan: ValidateFunction = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/plan.schema.json","title":"Headwater plan","type":"object","additionalProperties":false,"required":["formatVersion","tool","target","base","intent","source","scope","changes","writes","findings","guards","impact","summary","appliable","digests"],"properties":{"kind":{"enum":["plan","comparison"]},"formatVersion":{"enum":["1.0","1.1","1.2","1.3"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"target":{"type":"object","additionalProperties":false,"required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}},"base":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["ref","commit"],"properties":{"ref":{"type":"string"},"commit":{"type":"string"}}}]},"intent":{"enum":["sync","adopt","release","rollback"]},"source":{"type":"object","additionalProperties":false,"required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}},"scope":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["select","exclude","units","outside"],"properties":{"select":{"type":"array","items":{"type":"string"}},"exclude":{"type":"array","items":{"type":"string"}},"units":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0}}}]},"changes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/datasetChange"},{"$ref":"#/$defs/edgeChange"},{"$ref":"#/$defs/pairChange"}]}},"way":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["route","why","isAtomic","refused"],"properties":{"route":{"enum":["proposals","mutations"]},"why":{"enum":["conditions","atomic-mutation","no-conditions","setting"]},"isAtomic":{"type":"boolean"},"refused":{"type":"array","items":{"$ref":"#/$defs/urn"}}}}]},"writes":{"type":"object","additionalProperties":false,"required":["entities","edgesToAdd","proposals","edgesToRemove"],"properties":{"entities":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","kind","content","maker"],"properties":{"urn":{"$ref":"#/$defs/urn"},"kind":{"enum":["create","update","restore"]},"content":{"$ref":"#/$defs/content"},"maker":{"type":"string"}}}},"edgesToAdd":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}},"proposals":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","baseVersion","upstreams","restored","removedUpstreams","pairs","removedPairs","marks"],"properties":{"urn":{"$ref":"#/$defs/urn"},"baseVersion":{"type":"string"},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["dataset","type"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"type":{"type":"string"}}}},"restored":{"type":"array","items":{"$ref":"#/$defs/upstreamRecord"}},"removedUpstreams":{"type":"array","items":{"$ref":"#/$defs/urn"}},"pairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fingerprint","downstreamField","upstreamField","transform","confidence"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0}}}},"removedPairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fingerprint","downstreamField","upstreamField","transform"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]}}}},"marks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["dataset","owner","mark"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"owner":{"type":"string"},"mark":{"type":"object","additionalProperties":false,"required":["edge","pairs","protect"],"properties":{"edge":{"type":"boolean"},"pairs":{"type":"array","items":{"type":"string"}},"protect":{"type":"boolean"}}}}}}}}},"edgesToRemove":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}}}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"guards":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}},"impact":{"type":"object","additionalProperties":false,"required":["columns","counts","downstream","limits"],"properties":{"columns":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/affectedColumn"}},"counts":{"type":"object","additionalProperties":false,"required":["additive","narrowing","reRoute","metadata","columns","direct","datasets"],"properties":{"additive":{"$ref":"#/$defs/count"},"narrowing":{"$ref":"#/$defs/count"},"reRoute":{"$ref":"#/$defs/count"},"metadata":{"$ref":"#/$defs/count"},"columns":{"$ref":"#/$defs/count"},"direct":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"}}},"downstream":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","count"],"properties":{"type":{"type":"string"},"count":{"$ref":"#/$defs/count"}}}},"limits":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","message"],"properties":{"reason":{"enum":["declared-only","search-cut","unreadable","hidden-path","too-large"]},"message":{"type":"string"}}}}}},"summary":{"type":"object","additionalProperties":false,"required":["add","change","remove","mark","datasets","unchanged","unchangedPairs","others","otherPairs"],"properties":{"add":{"$ref":"#/$defs/count"},"change":{"$ref":"#/$defs/count"},"remove":{"$ref":"#/$defs/count"},"mark":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"},"unchanged":{"$ref":"#/$defs/count"},"unchangedPairs":{"$ref":"#/$defs/count"},"others":{"$ref":"#/$defs/count"},"otherPairs":{"$ref":"#/$defs/count"}}},"appliable":{"type":"boolean"},"digests":{"type":"object","additionalProperties":false,"required":["effect"],"properties":{"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"document":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"count":{"type":"integer","minimum":0},"lineageType":{"enum":["TRANSFORMED","COPY","VIEW"]},"edgeRef":{"type":"object","additionalProperties":false,"required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}},"content":{"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}},"place":{"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}},"finding":{"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}},"datasetChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}},"edgeChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}},"edgeValue":{"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}},"pairValue":{"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}},"pairChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}},"sourceFile":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}},"upstreamRecord":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","additionalProperties":{"type":"string"}}}},"affectedColumn":{"type":"object","additionalProperties":false,"required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}},"columnPath":{"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"string","pattern":"^urn:[^:]+:[^:]+:."};
const pattern0 = new RegExp("^urn:[^:]+:[^:]+:.", "u");

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
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema2 = {"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}};
const schema3 = {"type":"string","pattern":"^[0-9a-f]{64}$"};
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "sha256"))){
validate3.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate3.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
const _errs4 = errors;
if(!(validate4(data.sha256, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema4 = {"type":"object","additionalProperties":false,"required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}};
const schema5 = {"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "endLine")) || (key0 === "endColumn"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(typeof data.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate10.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate10.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate10.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate10.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endLine !== undefined){
let data3 = data.endLine;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate10.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate10.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined){
let data4 = data.endColumn;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate10.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate10.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema6 = {"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.columns === undefined) && (missing0 = "columns")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "description") || (key0 === "columns"))){
validate12.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.description !== undefined){
const _errs2 = errors;
if(typeof data.description !== "string"){
validate12.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data1 = data.columns;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.fieldPath === undefined) && (missing1 = "fieldPath")) || ((data2.type === undefined) && (missing1 = "type"))) || ((data2.nativeType === undefined) && (missing1 = "nativeType"))){
validate12.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(((key1 === "fieldPath") || (key1 === "type")) || (key1 === "nativeType"))){
validate12.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.fieldPath !== undefined){
const _errs9 = errors;
if(typeof data2.fieldPath !== "string"){
validate12.errors = [{instancePath:instancePath+"/columns/" + i0+"/fieldPath",schemaPath:"#/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.type !== undefined){
let data4 = data2.type;
const _errs11 = errors;
if(!((((((((((((data4 === "array") || (data4 === "boolean")) || (data4 === "bytes")) || (data4 === "date")) || (data4 === "enum")) || (data4 === "fixed")) || (data4 === "map")) || (data4 === "number")) || (data4 === "record")) || (data4 === "string")) || (data4 === "time")) || (data4 === "union"))){
validate12.errors = [{instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"#/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.nativeType !== undefined){
const _errs12 = errors;
if(typeof data2.nativeType !== "string"){
validate12.errors = [{instancePath:instancePath+"/columns/" + i0+"/nativeType",schemaPath:"#/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "element") || (key0 === "kind")) || (key0 === "address")) || (key0 === "reason")) || (key0 === "urn")) || (key0 === "place")) || (key0 === "before")) || (key0 === "after"))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("dataset" !== data.element){
validate8.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((data1 === "create") || (data1 === "update"))){
validate8.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema4.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs4 = errors;
if(typeof data.address !== "string"){
validate8.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs6 = errors;
if(!(((((data3 === "dataset-missing") || (data3 === "content-differs")) || (data3 === "rolled-back")) || (data3 === "declared")) || (data3 === "declared-otherwise"))){
validate8.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema4.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs7 = errors;
if(!(validate1(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data5 = data.place;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(!(validate10(data5, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data6 = data.before;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs18 = errors;
if(!(validate12(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}};
const schema8 = {"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.owned === undefined) && (missing0 = "owned"))) || ((data.protected === undefined) && (missing0 = "protected"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "owned")) || (key0 === "protected"))){
validate20.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate20.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs4 = errors;
if(typeof data.owned !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs6 = errors;
if(typeof data.protected !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
validate16.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("edge" !== data.element){
validate16.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate16.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema7.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs4 = errors;
if(typeof data.address !== "string"){
validate16.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs6 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate16.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema7.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs7 = errors;
if(!(validate1(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs8 = errors;
if(!(validate1(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data6 = data.place;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(!(validate10(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate16.errors = vErrors;
return false;
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
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data7 = data.before;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
const _errs18 = errors;
if(!(validate20(data7, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate16.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data8 = data.after;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
const _errs23 = errors;
if(!(validate20(data8, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate16.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema9 = {"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}};
const schema10 = {"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transform === undefined) && (missing0 = "transform")) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.owned === undefined) && (missing0 = "owned"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transform") || (key0 === "confidence")) || (key0 === "owned"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transform !== undefined){
let data0 = data.transform;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate30.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema10.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
let data1 = data.confidence;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs6 = errors;
if(typeof data.owned !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.downstreamField === undefined) && (missing0 = "downstreamField"))) || ((data.upstreamField === undefined) && (missing0 = "upstreamField"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("pair" !== data.element){
validate24.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs4 = errors;
if(typeof data.address !== "string"){
validate24.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs6 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate24.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema9.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs7 = errors;
if(!(validate1(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs8 = errors;
if(!(validate1(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstreamField !== undefined){
const _errs9 = errors;
if(!(validate1(data.downstreamField, {instancePath:instancePath+"/downstreamField",parentData:data,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamField !== undefined){
const _errs10 = errors;
if(!(validate1(data.upstreamField, {instancePath:instancePath+"/upstreamField",parentData:data,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data8 = data.place;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(!(validate10(data8, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data9 = data.before;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(!(validate30(data9, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data10 = data.after;
const _errs21 = errors;
const _errs22 = errors;
let valid3 = false;
const _errs23 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
const _errs25 = errors;
if(!(validate30(data10, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema11 = {"type":"object","additionalProperties":false,"required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.downstreamUrn === undefined) && (missing0 = "downstreamUrn")) || ((data.upstreamUrn === undefined) && (missing0 = "upstreamUrn"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "downstreamUrn") || (key0 === "upstreamUrn"))){
validate37.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.downstreamUrn !== undefined){
const _errs2 = errors;
if(!(validate1(data.downstreamUrn, {instancePath:instancePath+"/downstreamUrn",parentData:data,parentDataProperty:"downstreamUrn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamUrn !== undefined){
const _errs3 = errors;
if(!(validate1(data.upstreamUrn, {instancePath:instancePath+"/upstreamUrn",parentData:data,parentDataProperty:"upstreamUrn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dataset === undefined) && (missing0 = "dataset")) || ((data.type === undefined) && (missing0 = "type"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate43.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate43.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs8 = errors;
if(typeof data2[key0] !== "string"){
validate43.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}};
const pattern4 = new RegExp("^HW[0-9]{4}$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.level === undefined) && (missing0 = "level"))) || ((data.message === undefined) && (missing0 = "message"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "level")) || (key0 === "message")) || (key0 === "place")) || (key0 === "related")) || (key0 === "suggestion"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate52.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data2 = data.level;
const _errs6 = errors;
if(!(((data2 === "error") || (data2 === "warning")) || (data2 === "info"))){
validate52.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema13.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate52.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
const _errs9 = errors;
if(!(validate10(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data5 = data.related;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate10(data5[i0], {instancePath:instancePath+"/related/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs13 = errors;
if(typeof data.suggestion !== "string"){
validate52.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema14 = {"type":"object","additionalProperties":false,"required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}};
const schema15 = {"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate58.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.column === undefined) && (missing0 = "column")) || ((data0.address === undefined) && (missing0 = "address"))){
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "column") || (key0 === "address"))){
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.column !== undefined){
const _errs4 = errors;
if(!(validate1(data0.column, {instancePath:instancePath+"/" + i0+"/column",parentData:data0,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.address !== undefined){
const _errs5 = errors;
if(typeof data0.address !== "string"){
validate58.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema16 = {"type":"integer","minimum":0};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate61.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.column === undefined) && (missing0 = "column")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.direct === undefined) && (missing0 = "direct"))) || ((data.gains === undefined) && (missing0 = "gains"))) || ((data.loses === undefined) && (missing0 = "loses"))) || ((data.reRouted === undefined) && (missing0 = "reRouted"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "column") || (key0 === "address")) || (key0 === "category")) || (key0 === "direct")) || (key0 === "gains")) || (key0 === "loses")) || (key0 === "reRouted"))){
validate56.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.column !== undefined){
const _errs2 = errors;
if(!(validate1(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate56.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs5 = errors;
if(!((((data2 === "additive") || (data2 === "narrowing")) || (data2 === "re-route")) || (data2 === "metadata"))){
validate56.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema14.properties.category.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direct !== undefined){
const _errs6 = errors;
if(typeof data.direct !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gains !== undefined){
let data4 = data.gains;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.listed === undefined) && (missing1 = "listed")) || ((data4.count === undefined) && (missing1 = "count"))){
validate56.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data4){
if(!((key1 === "listed") || (key1 === "count"))){
validate56.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data4.listed !== undefined){
let data5 = data4.listed;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
if(data5.length > 5){
validate56.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.path === undefined) && (missing2 = "path")){
validate56.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data6){
if(!(key2 === "path")){
validate56.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.path !== undefined){
if(!(validate58(data6.path, {instancePath:instancePath+"/gains/listed/" + i0+"/path",parentData:data6,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.count !== undefined){
const _errs17 = errors;
if(!(validate61(data4.count, {instancePath:instancePath+"/gains/count",parentData:data4,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loses !== undefined){
let data9 = data.loses;
const _errs18 = errors;
if(errors === _errs18){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.listed === undefined) && (missing3 = "listed")) || ((data9.count === undefined) && (missing3 = "count"))){
validate56.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key3 in data9){
if(!((key3 === "listed") || (key3 === "count"))){
validate56.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs20 === errors){
if(data9.listed !== undefined){
let data10 = data9.listed;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
if(data10.length > 5){
validate56.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if((data11.path === undefined) && (missing4 = "path")){
validate56.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key4 in data11){
if(!(key4 === "path")){
validate56.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data11.path !== undefined){
if(!(validate58(data11.path, {instancePath:instancePath+"/loses/listed/" + i1+"/path",parentData:data11,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.count !== undefined){
const _errs27 = errors;
if(!(validate61(data9.count, {instancePath:instancePath+"/loses/count",parentData:data9,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reRouted !== undefined){
let data14 = data.reRouted;
const _errs28 = errors;
if(errors === _errs28){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing5;
if(((data14.listed === undefined) && (missing5 = "listed")) || ((data14.count === undefined) && (missing5 = "count"))){
validate56.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key5 in data14){
if(!((key5 === "listed") || (key5 === "count"))){
validate56.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data14.listed !== undefined){
let data15 = data14.listed;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data15)){
if(data15.length > 5){
validate56.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs33 = errors;
if(errors === _errs33){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing6;
if(((data16.before === undefined) && (missing6 = "before")) || ((data16.after === undefined) && (missing6 = "after"))){
validate56.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs35 = errors;
for(const key6 in data16){
if(!((key6 === "before") || (key6 === "after"))){
validate56.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs35 === errors){
if(data16.before !== undefined){
const _errs36 = errors;
if(!(validate58(data16.before, {instancePath:instancePath+"/reRouted/listed/" + i2+"/before",parentData:data16,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid9 = _errs36 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.after !== undefined){
const _errs37 = errors;
if(!(validate58(data16.after, {instancePath:instancePath+"/reRouted/listed/" + i2+"/after",parentData:data16,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid9 = _errs37 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs33 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data14.count !== undefined){
const _errs38 = errors;
if(!(validate61(data14.count, {instancePath:instancePath+"/reRouted/count",parentData:data14,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid7 = _errs38 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern2 = new RegExp("^[A-Za-z0-9_-]{8}$", "u");
const pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/plan.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.intent === undefined) && (missing0 = "intent"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.changes === undefined) && (missing0 = "changes"))) || ((data.writes === undefined) && (missing0 = "writes"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.guards === undefined) && (missing0 = "guards"))) || ((data.impact === undefined) && (missing0 = "impact"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.appliable === undefined) && (missing0 = "appliable"))) || ((data.digests === undefined) && (missing0 = "digests"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
let data0 = data.kind;
const _errs2 = errors;
if(!((data0 === "plan") || (data0 === "comparison"))){
validate0.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formatVersion !== undefined){
let data1 = data.formatVersion;
const _errs3 = errors;
if(!((((data1 === "1.0") || (data1 === "1.1")) || (data1 === "1.2")) || (data1 === "1.3"))){
validate0.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema0.properties.formatVersion.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data2 = data.tool;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.version === undefined) && (missing1 = "version"))){
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "version"))){
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data2.name !== undefined){
const _errs7 = errors;
if("headwater" !== data2.name){
validate0.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.version !== undefined){
const _errs8 = errors;
if(typeof data2.version !== "string"){
validate0.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data5 = data.target;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((((data5.origin === undefined) && (missing2 = "origin")) || ((data5.stack === undefined) && (missing2 = "stack"))) || ((data5.target === undefined) && (missing2 = "target"))) || ((data5.actor === undefined) && (missing2 = "actor"))){
validate0.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data5){
if(!((((key2 === "origin") || (key2 === "stack")) || (key2 === "target")) || (key2 === "actor"))){
validate0.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data5.origin !== undefined){
let data6 = data5.origin;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/target/origin",schemaPath:"#/properties/target/properties/origin/type",keyword:"type",params:{type: schema0.properties.target.properties.origin.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.stack !== undefined){
const _errs15 = errors;
if(typeof data5.stack !== "string"){
validate0.errors = [{instancePath:instancePath+"/target/stack",schemaPath:"#/properties/target/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.target !== undefined){
let data8 = data5.target;
const _errs17 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate0.errors = [{instancePath:instancePath+"/target/target",schemaPath:"#/properties/target/properties/target/type",keyword:"type",params:{type: schema0.properties.target.properties.target.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.actor !== undefined){
let data9 = data5.actor;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
let passing0 = null;
const _errs21 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/target/actor",schemaPath:"#/properties/target/properties/actor/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs23 = errors;
if(!(validate1(data9, {instancePath:instancePath+"/target/actor",parentData:data5,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/target/actor",schemaPath:"#/properties/target/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data10 = data.base;
const _errs24 = errors;
const _errs25 = errors;
let valid4 = false;
let passing1 = null;
const _errs26 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs26 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs28 = errors;
if(errors === _errs28){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if(((data10.ref === undefined) && (missing3 = "ref")) || ((data10.commit === undefined) && (missing3 = "commit"))){
const err3 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs30 = errors;
for(const key3 in data10){
if(!((key3 === "ref") || (key3 === "commit"))){
const err4 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs30 === errors){
if(data10.ref !== undefined){
const _errs31 = errors;
if(typeof data10.ref !== "string"){
const err5 = {instancePath:instancePath+"/base/ref",schemaPath:"#/properties/base/oneOf/1/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.commit !== undefined){
const _errs33 = errors;
if(typeof data10.commit !== "string"){
const err6 = {instancePath:instancePath+"/base/commit",schemaPath:"#/properties/base/oneOf/1/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs28 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err8 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent !== undefined){
let data13 = data.intent;
const _errs35 = errors;
if(!((((data13 === "sync") || (data13 === "adopt")) || (data13 === "release")) || (data13 === "rollback"))){
validate0.errors = [{instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/enum",keyword:"enum",params:{allowedValues: schema0.properties.intent.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data14 = data.source;
const _errs36 = errors;
if(errors === _errs36){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((((data14.commit === undefined) && (missing4 = "commit")) || ((data14.dirty === undefined) && (missing4 = "dirty"))) || ((data14.files === undefined) && (missing4 = "files"))) || ((data14.receipt === undefined) && (missing4 = "receipt"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs38 = errors;
for(const key4 in data14){
if(!((((key4 === "commit") || (key4 === "dirty")) || (key4 === "files")) || (key4 === "receipt"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs38 === errors){
if(data14.commit !== undefined){
let data15 = data14.commit;
const _errs39 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type: schema0.properties.source.properties.commit.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.dirty !== undefined){
let data16 = data14.dirty;
const _errs41 = errors;
if((typeof data16 !== "boolean") && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/source/dirty",schemaPath:"#/properties/source/properties/dirty/type",keyword:"type",params:{type: schema0.properties.source.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.files !== undefined){
let data17 = data14.files;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data17)){
var valid7 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs45 = errors;
if(!(validate3(data17[i0], {instancePath:instancePath+"/source/files/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid7 = _errs45 === errors;
if(!valid7){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/source/files",schemaPath:"#/properties/source/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.receipt !== undefined){
let data19 = data14.receipt;
const _errs46 = errors;
const _errs47 = errors;
let valid8 = false;
let passing2 = null;
const _errs48 = errors;
if(data19 !== null){
const err9 = {instancePath:instancePath+"/source/receipt",schemaPath:"#/properties/source/properties/receipt/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs48 === errors;
if(_valid2){
valid8 = true;
passing2 = 0;
}
const _errs50 = errors;
if(!(validate3(data19, {instancePath:instancePath+"/source/receipt",parentData:data14,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid2 = _errs50 === errors;
if(_valid2 && valid8){
valid8 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid8 = true;
passing2 = 1;
}
}
if(!valid8){
const err10 = {instancePath:instancePath+"/source/receipt",schemaPath:"#/properties/source/properties/receipt/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data20 = data.scope;
const _errs51 = errors;
const _errs52 = errors;
let valid9 = false;
let passing3 = null;
const _errs53 = errors;
if(data20 !== null){
const err11 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs53 === errors;
if(_valid3){
valid9 = true;
passing3 = 0;
}
const _errs55 = errors;
if(errors === _errs55){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((((data20.select === undefined) && (missing5 = "select")) || ((data20.exclude === undefined) && (missing5 = "exclude"))) || ((data20.units === undefined) && (missing5 = "units"))) || ((data20.outside === undefined) && (missing5 = "outside"))){
const err12 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs57 = errors;
for(const key5 in data20){
if(!((((key5 === "select") || (key5 === "exclude")) || (key5 === "units")) || (key5 === "outside"))){
const err13 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs57 === errors){
if(data20.select !== undefined){
let data21 = data20.select;
const _errs58 = errors;
if(errors === _errs58){
if(Array.isArray(data21)){
var valid11 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs60 = errors;
if(typeof data21[i1] !== "string"){
const err14 = {instancePath:instancePath+"/scope/select/" + i1,schemaPath:"#/properties/scope/oneOf/1/properties/select/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid11 = _errs60 === errors;
if(!valid11){
break;
}
}
}
else {
const err15 = {instancePath:instancePath+"/scope/select",schemaPath:"#/properties/scope/oneOf/1/properties/select/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid10 = _errs58 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.exclude !== undefined){
let data23 = data20.exclude;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data23)){
var valid12 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
const _errs64 = errors;
if(typeof data23[i2] !== "string"){
const err16 = {instancePath:instancePath+"/scope/exclude/" + i2,schemaPath:"#/properties/scope/oneOf/1/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid12 = _errs64 === errors;
if(!valid12){
break;
}
}
}
else {
const err17 = {instancePath:instancePath+"/scope/exclude",schemaPath:"#/properties/scope/oneOf/1/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid10 = _errs62 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.units !== undefined){
let data25 = data20.units;
const _errs66 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err18 = {instancePath:instancePath+"/scope/units",schemaPath:"#/properties/scope/oneOf/1/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs66){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err19 = {instancePath:instancePath+"/scope/units",schemaPath:"#/properties/scope/oneOf/1/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
var valid10 = _errs66 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.outside !== undefined){
let data26 = data20.outside;
const _errs68 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err20 = {instancePath:instancePath+"/scope/outside",schemaPath:"#/properties/scope/oneOf/1/properties/outside/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs68){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err21 = {instancePath:instancePath+"/scope/outside",schemaPath:"#/properties/scope/oneOf/1/properties/outside/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid10 = _errs68 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid3 = _errs55 === errors;
if(_valid3 && valid9){
valid9 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid9 = true;
passing3 = 1;
}
}
if(!valid9){
const err23 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data27 = data.changes;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data27)){
var valid13 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
const _errs72 = errors;
const _errs73 = errors;
let valid14 = false;
let passing4 = null;
const _errs74 = errors;
if(!(validate8(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid4 = _errs74 === errors;
if(_valid4){
valid14 = true;
passing4 = 0;
var props3 = true;
}
const _errs75 = errors;
if(!(validate16(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid4 = _errs75 === errors;
if(_valid4 && valid14){
valid14 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid14 = true;
passing4 = 1;
if(props3 !== true){
props3 = true;
}
}
const _errs76 = errors;
if(!(validate24(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid4 = _errs76 === errors;
if(_valid4 && valid14){
valid14 = false;
passing4 = [passing4, 2];
}
else {
if(_valid4){
valid14 = true;
passing4 = 2;
if(props3 !== true){
props3 = true;
}
}
}
}
if(!valid14){
const err24 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/properties/changes/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs72 === errors;
if(!valid13){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.way !== undefined){
let data29 = data.way;
const _errs77 = errors;
const _errs78 = errors;
let valid15 = false;
let passing5 = null;
const _errs79 = errors;
if(data29 !== null){
const err25 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid5 = _errs79 === errors;
if(_valid5){
valid15 = true;
passing5 = 0;
}
const _errs81 = errors;
if(errors === _errs81){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing6;
if(((((data29.route === undefined) && (missing6 = "route")) || ((data29.why === undefined) && (missing6 = "why"))) || ((data29.isAtomic === undefined) && (missing6 = "isAtomic"))) || ((data29.refused === undefined) && (missing6 = "refused"))){
const err26 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
const _errs83 = errors;
for(const key6 in data29){
if(!((((key6 === "route") || (key6 === "why")) || (key6 === "isAtomic")) || (key6 === "refused"))){
const err27 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break;
}
}
if(_errs83 === errors){
if(data29.route !== undefined){
let data30 = data29.route;
const _errs84 = errors;
if(!((data30 === "proposals") || (data30 === "mutations"))){
const err28 = {instancePath:instancePath+"/way/route",schemaPath:"#/properties/way/oneOf/1/properties/route/enum",keyword:"enum",params:{allowedValues: schema0.properties.way.oneOf[1].properties.route.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid16 = _errs84 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data29.why !== undefined){
let data31 = data29.why;
const _errs85 = errors;
if(!((((data31 === "conditions") || (data31 === "atomic-mutation")) || (data31 === "no-conditions")) || (data31 === "setting"))){
const err29 = {instancePath:instancePath+"/way/why",schemaPath:"#/properties/way/oneOf/1/properties/why/enum",keyword:"enum",params:{allowedValues: schema0.properties.way.oneOf[1].properties.why.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid16 = _errs85 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data29.isAtomic !== undefined){
const _errs86 = errors;
if(typeof data29.isAtomic !== "boolean"){
const err30 = {instancePath:instancePath+"/way/isAtomic",schemaPath:"#/properties/way/oneOf/1/properties/isAtomic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid16 = _errs86 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data29.refused !== undefined){
let data33 = data29.refused;
const _errs88 = errors;
if(errors === _errs88){
if(Array.isArray(data33)){
var valid17 = true;
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
const _errs90 = errors;
if(!(validate1(data33[i4], {instancePath:instancePath+"/way/refused/" + i4,parentData:data33,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid17 = _errs90 === errors;
if(!valid17){
break;
}
}
}
else {
const err31 = {instancePath:instancePath+"/way/refused",schemaPath:"#/properties/way/oneOf/1/properties/refused/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var valid16 = _errs88 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid5 = _errs81 === errors;
if(_valid5 && valid15){
valid15 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid15 = true;
passing5 = 1;
}
}
if(!valid15){
const err33 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writes !== undefined){
let data35 = data.writes;
const _errs91 = errors;
if(errors === _errs91){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing7;
if(((((data35.entities === undefined) && (missing7 = "entities")) || ((data35.edgesToAdd === undefined) && (missing7 = "edgesToAdd"))) || ((data35.proposals === undefined) && (missing7 = "proposals"))) || ((data35.edgesToRemove === undefined) && (missing7 = "edgesToRemove"))){
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs93 = errors;
for(const key7 in data35){
if(!((((key7 === "entities") || (key7 === "edgesToAdd")) || (key7 === "proposals")) || (key7 === "edgesToRemove"))){
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs93 === errors){
if(data35.entities !== undefined){
let data36 = data35.entities;
const _errs94 = errors;
if(errors === _errs94){
if(Array.isArray(data36)){
var valid19 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
const _errs96 = errors;
if(errors === _errs96){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing8;
if(((((data37.urn === undefined) && (missing8 = "urn")) || ((data37.kind === undefined) && (missing8 = "kind"))) || ((data37.content === undefined) && (missing8 = "content"))) || ((data37.maker === undefined) && (missing8 = "maker"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs98 = errors;
for(const key8 in data37){
if(!((((key8 === "urn") || (key8 === "kind")) || (key8 === "content")) || (key8 === "maker"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs98 === errors){
if(data37.urn !== undefined){
const _errs99 = errors;
if(!(validate1(data37.urn, {instancePath:instancePath+"/writes/entities/" + i5+"/urn",parentData:data37,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid20 = _errs99 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.kind !== undefined){
let data39 = data37.kind;
const _errs100 = errors;
if(!(((data39 === "create") || (data39 === "update")) || (data39 === "restore"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/kind",schemaPath:"#/properties/writes/properties/entities/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.writes.properties.entities.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid20 = _errs100 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.content !== undefined){
const _errs101 = errors;
if(!(validate12(data37.content, {instancePath:instancePath+"/writes/entities/" + i5+"/content",parentData:data37,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid20 = _errs101 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.maker !== undefined){
const _errs102 = errors;
if(typeof data37.maker !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/maker",schemaPath:"#/properties/writes/properties/entities/items/properties/maker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs102 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs96 === errors;
if(!valid19){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities",schemaPath:"#/properties/writes/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs94 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data35.edgesToAdd !== undefined){
let data42 = data35.edgesToAdd;
const _errs104 = errors;
if(errors === _errs104){
if(Array.isArray(data42)){
var valid21 = true;
const len6 = data42.length;
for(let i6=0; i6<len6; i6++){
const _errs106 = errors;
if(!(validate37(data42[i6], {instancePath:instancePath+"/writes/edgesToAdd/" + i6,parentData:data42,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid21 = _errs106 === errors;
if(!valid21){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/edgesToAdd",schemaPath:"#/properties/writes/properties/edgesToAdd/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs104 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data35.proposals !== undefined){
let data44 = data35.proposals;
const _errs107 = errors;
if(errors === _errs107){
if(Array.isArray(data44)){
var valid22 = true;
const len7 = data44.length;
for(let i7=0; i7<len7; i7++){
let data45 = data44[i7];
const _errs109 = errors;
if(errors === _errs109){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing9;
if(((((((((data45.urn === undefined) && (missing9 = "urn")) || ((data45.baseVersion === undefined) && (missing9 = "baseVersion"))) || ((data45.upstreams === undefined) && (missing9 = "upstreams"))) || ((data45.restored === undefined) && (missing9 = "restored"))) || ((data45.removedUpstreams === undefined) && (missing9 = "removedUpstreams"))) || ((data45.pairs === undefined) && (missing9 = "pairs"))) || ((data45.removedPairs === undefined) && (missing9 = "removedPairs"))) || ((data45.marks === undefined) && (missing9 = "marks"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs111 = errors;
for(const key9 in data45){
if(!((((((((key9 === "urn") || (key9 === "baseVersion")) || (key9 === "upstreams")) || (key9 === "restored")) || (key9 === "removedUpstreams")) || (key9 === "pairs")) || (key9 === "removedPairs")) || (key9 === "marks"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs111 === errors){
if(data45.urn !== undefined){
const _errs112 = errors;
if(!(validate1(data45.urn, {instancePath:instancePath+"/writes/proposals/" + i7+"/urn",parentData:data45,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid23 = _errs112 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.baseVersion !== undefined){
const _errs113 = errors;
if(typeof data45.baseVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/baseVersion",schemaPath:"#/properties/writes/properties/proposals/items/properties/baseVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs113 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.upstreams !== undefined){
let data48 = data45.upstreams;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data48)){
var valid24 = true;
const len8 = data48.length;
for(let i8=0; i8<len8; i8++){
let data49 = data48[i8];
const _errs117 = errors;
if(errors === _errs117){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing10;
if(((data49.dataset === undefined) && (missing10 = "dataset")) || ((data49.type === undefined) && (missing10 = "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs119 = errors;
for(const key10 in data49){
if(!((key10 === "dataset") || (key10 === "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs119 === errors){
if(data49.dataset !== undefined){
const _errs120 = errors;
if(!(validate1(data49.dataset, {instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8+"/dataset",parentData:data49,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid25 = _errs120 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data49.type !== undefined){
const _errs121 = errors;
if(typeof data49.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8+"/type",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs121 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs117 === errors;
if(!valid24){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs115 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.restored !== undefined){
let data52 = data45.restored;
const _errs123 = errors;
if(errors === _errs123){
if(Array.isArray(data52)){
var valid26 = true;
const len9 = data52.length;
for(let i9=0; i9<len9; i9++){
const _errs125 = errors;
if(!(validate43(data52[i9], {instancePath:instancePath+"/writes/proposals/" + i7+"/restored/" + i9,parentData:data52,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid26 = _errs125 === errors;
if(!valid26){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/restored",schemaPath:"#/properties/writes/properties/proposals/items/properties/restored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs123 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.removedUpstreams !== undefined){
let data54 = data45.removedUpstreams;
const _errs126 = errors;
if(errors === _errs126){
if(Array.isArray(data54)){
var valid27 = true;
const len10 = data54.length;
for(let i10=0; i10<len10; i10++){
const _errs128 = errors;
if(!(validate1(data54[i10], {instancePath:instancePath+"/writes/proposals/" + i7+"/removedUpstreams/" + i10,parentData:data54,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid27 = _errs128 === errors;
if(!valid27){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedUpstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedUpstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs126 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.pairs !== undefined){
let data56 = data45.pairs;
const _errs129 = errors;
if(errors === _errs129){
if(Array.isArray(data56)){
var valid28 = true;
const len11 = data56.length;
for(let i11=0; i11<len11; i11++){
let data57 = data56[i11];
const _errs131 = errors;
if(errors === _errs131){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing11;
if((((((data57.fingerprint === undefined) && (missing11 = "fingerprint")) || ((data57.downstreamField === undefined) && (missing11 = "downstreamField"))) || ((data57.upstreamField === undefined) && (missing11 = "upstreamField"))) || ((data57.transform === undefined) && (missing11 = "transform"))) || ((data57.confidence === undefined) && (missing11 = "confidence"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs133 = errors;
for(const key11 in data57){
if(!(((((key11 === "fingerprint") || (key11 === "downstreamField")) || (key11 === "upstreamField")) || (key11 === "transform")) || (key11 === "confidence"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs133 === errors){
if(data57.fingerprint !== undefined){
let data58 = data57.fingerprint;
const _errs134 = errors;
if(errors === _errs134){
if(typeof data58 === "string"){
if(!pattern2.test(data58)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid29 = _errs134 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.downstreamField !== undefined){
const _errs136 = errors;
if(!(validate1(data57.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/downstreamField",parentData:data57,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid29 = _errs136 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.upstreamField !== undefined){
const _errs137 = errors;
if(!(validate1(data57.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/upstreamField",parentData:data57,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid29 = _errs137 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.transform !== undefined){
let data61 = data57.transform;
const _errs138 = errors;
if((typeof data61 !== "string") && (data61 !== null)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/transform/type",keyword:"type",params:{type: schema0.properties.writes.properties.proposals.items.properties.pairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs138 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.confidence !== undefined){
let data62 = data57.confidence;
const _errs140 = errors;
if(errors === _errs140){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid29 = _errs140 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid28 = _errs131 === errors;
if(!valid28){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs129 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.removedPairs !== undefined){
let data63 = data45.removedPairs;
const _errs142 = errors;
if(errors === _errs142){
if(Array.isArray(data63)){
var valid30 = true;
const len12 = data63.length;
for(let i12=0; i12<len12; i12++){
let data64 = data63[i12];
const _errs144 = errors;
if(errors === _errs144){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing12;
if(((((data64.fingerprint === undefined) && (missing12 = "fingerprint")) || ((data64.downstreamField === undefined) && (missing12 = "downstreamField"))) || ((data64.upstreamField === undefined) && (missing12 = "upstreamField"))) || ((data64.transform === undefined) && (missing12 = "transform"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs146 = errors;
for(const key12 in data64){
if(!((((key12 === "fingerprint") || (key12 === "downstreamField")) || (key12 === "upstreamField")) || (key12 === "transform"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs146 === errors){
if(data64.fingerprint !== undefined){
let data65 = data64.fingerprint;
const _errs147 = errors;
if(errors === _errs147){
if(typeof data65 === "string"){
if(!pattern2.test(data65)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid31 = _errs147 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.downstreamField !== undefined){
const _errs149 = errors;
if(!(validate1(data64.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/downstreamField",parentData:data64,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid31 = _errs149 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.upstreamField !== undefined){
const _errs150 = errors;
if(!(validate1(data64.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/upstreamField",parentData:data64,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid31 = _errs150 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.transform !== undefined){
let data68 = data64.transform;
const _errs151 = errors;
if((typeof data68 !== "string") && (data68 !== null)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/transform/type",keyword:"type",params:{type: schema0.properties.writes.properties.proposals.items.properties.removedPairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid31 = _errs151 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid30 = _errs144 === errors;
if(!valid30){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs142 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.marks !== undefined){
let data69 = data45.marks;
const _errs153 = errors;
if(errors === _errs153){
if(Array.isArray(data69)){
var valid32 = true;
const len13 = data69.length;
for(let i13=0; i13<len13; i13++){
let data70 = data69[i13];
const _errs155 = errors;
if(errors === _errs155){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
let missing13;
if((((data70.dataset === undefined) && (missing13 = "dataset")) || ((data70.owner === undefined) && (missing13 = "owner"))) || ((data70.mark === undefined) && (missing13 = "mark"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs157 = errors;
for(const key13 in data70){
if(!(((key13 === "dataset") || (key13 === "owner")) || (key13 === "mark"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs157 === errors){
if(data70.dataset !== undefined){
const _errs158 = errors;
if(!(validate1(data70.dataset, {instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/dataset",parentData:data70,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid33 = _errs158 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.owner !== undefined){
const _errs159 = errors;
if(typeof data70.owner !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/owner",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs159 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.mark !== undefined){
let data73 = data70.mark;
const _errs161 = errors;
if(errors === _errs161){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing14;
if((((data73.edge === undefined) && (missing14 = "edge")) || ((data73.pairs === undefined) && (missing14 = "pairs"))) || ((data73.protect === undefined) && (missing14 = "protect"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs163 = errors;
for(const key14 in data73){
if(!(((key14 === "edge") || (key14 === "pairs")) || (key14 === "protect"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs163 === errors){
if(data73.edge !== undefined){
const _errs164 = errors;
if(typeof data73.edge !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/edge",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/edge/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid34 = _errs164 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data73.pairs !== undefined){
let data75 = data73.pairs;
const _errs166 = errors;
if(errors === _errs166){
if(Array.isArray(data75)){
var valid35 = true;
const len14 = data75.length;
for(let i14=0; i14<len14; i14++){
const _errs168 = errors;
if(typeof data75[i14] !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/pairs/" + i14,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs168 === errors;
if(!valid35){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid34 = _errs166 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data73.protect !== undefined){
const _errs170 = errors;
if(typeof data73.protect !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/protect",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/protect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid34 = _errs170 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid33 = _errs161 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs155 === errors;
if(!valid32){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs153 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs109 === errors;
if(!valid22){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals",schemaPath:"#/properties/writes/properties/proposals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs107 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data35.edgesToRemove !== undefined){
let data78 = data35.edgesToRemove;
const _errs172 = errors;
if(errors === _errs172){
if(Array.isArray(data78)){
var valid36 = true;
const len15 = data78.length;
for(let i15=0; i15<len15; i15++){
const _errs174 = errors;
if(!(validate37(data78[i15], {instancePath:instancePath+"/writes/edgesToRemove/" + i15,parentData:data78,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid36 = _errs174 === errors;
if(!valid36){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/edgesToRemove",schemaPath:"#/properties/writes/properties/edgesToRemove/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs172 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data80 = data.findings;
const _errs175 = errors;
if(errors === _errs175){
if(Array.isArray(data80)){
var valid37 = true;
const len16 = data80.length;
for(let i16=0; i16<len16; i16++){
const _errs177 = errors;
if(!(validate52(data80[i16], {instancePath:instancePath+"/findings/" + i16,parentData:data80,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid37 = _errs177 === errors;
if(!valid37){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guards !== undefined){
let data82 = data.guards;
const _errs178 = errors;
if(errors === _errs178){
if(Array.isArray(data82)){
var valid38 = true;
const len17 = data82.length;
for(let i17=0; i17<len17; i17++){
let data83 = data82[i17];
const _errs180 = errors;
if(errors === _errs180){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
let missing15;
if(((((data83.guard === undefined) && (missing15 = "guard")) || ((data83.address === undefined) && (missing15 = "address"))) || ((data83.message === undefined) && (missing15 = "message"))) || ((data83.allowed === undefined) && (missing15 = "allowed"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i17,schemaPath:"#/properties/guards/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs182 = errors;
for(const key15 in data83){
if(!((((key15 === "guard") || (key15 === "address")) || (key15 === "message")) || (key15 === "allowed"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i17,schemaPath:"#/properties/guards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs182 === errors){
if(data83.guard !== undefined){
let data84 = data83.guard;
const _errs183 = errors;
if(!(((((((data84 === "mass-delete") || (data84 === "empty-desired")) || (data84 === "foreign-owner")) || (data84 === "protected")) || (data84 === "exclusive")) || (data84 === "sensitive")) || (data84 === "boundary"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i17+"/guard",schemaPath:"#/properties/guards/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema0.properties.guards.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid39 = _errs183 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data83.address !== undefined){
let data85 = data83.address;
const _errs184 = errors;
if((typeof data85 !== "string") && (data85 !== null)){
validate0.errors = [{instancePath:instancePath+"/guards/" + i17+"/address",schemaPath:"#/properties/guards/items/properties/address/type",keyword:"type",params:{type: schema0.properties.guards.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid39 = _errs184 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data83.message !== undefined){
const _errs186 = errors;
if(typeof data83.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/guards/" + i17+"/message",schemaPath:"#/properties/guards/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid39 = _errs186 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data83.allowed !== undefined){
let data87 = data83.allowed;
const _errs188 = errors;
if((typeof data87 !== "string") && (data87 !== null)){
validate0.errors = [{instancePath:instancePath+"/guards/" + i17+"/allowed",schemaPath:"#/properties/guards/items/properties/allowed/type",keyword:"type",params:{type: schema0.properties.guards.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid39 = _errs188 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guards/" + i17,schemaPath:"#/properties/guards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid38 = _errs180 === errors;
if(!valid38){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs178 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impact !== undefined){
let data88 = data.impact;
const _errs190 = errors;
if(errors === _errs190){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing16;
if(((((data88.columns === undefined) && (missing16 = "columns")) || ((data88.counts === undefined) && (missing16 = "counts"))) || ((data88.downstream === undefined) && (missing16 = "downstream"))) || ((data88.limits === undefined) && (missing16 = "limits"))){
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs192 = errors;
for(const key16 in data88){
if(!((((key16 === "columns") || (key16 === "counts")) || (key16 === "downstream")) || (key16 === "limits"))){
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs192 === errors){
if(data88.columns !== undefined){
let data89 = data88.columns;
const _errs193 = errors;
if(errors === _errs193){
if(Array.isArray(data89)){
if(data89.length > 500){
validate0.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid41 = true;
const len18 = data89.length;
for(let i18=0; i18<len18; i18++){
const _errs195 = errors;
if(!(validate56(data89[i18], {instancePath:instancePath+"/impact/columns/" + i18,parentData:data89,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid41 = _errs195 === errors;
if(!valid41){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid40 = _errs193 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data88.counts !== undefined){
let data91 = data88.counts;
const _errs196 = errors;
if(errors === _errs196){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
let missing17;
if((((((((data91.additive === undefined) && (missing17 = "additive")) || ((data91.narrowing === undefined) && (missing17 = "narrowing"))) || ((data91.reRoute === undefined) && (missing17 = "reRoute"))) || ((data91.metadata === undefined) && (missing17 = "metadata"))) || ((data91.columns === undefined) && (missing17 = "columns"))) || ((data91.direct === undefined) && (missing17 = "direct"))) || ((data91.datasets === undefined) && (missing17 = "datasets"))){
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs198 = errors;
for(const key17 in data91){
if(!(((((((key17 === "additive") || (key17 === "narrowing")) || (key17 === "reRoute")) || (key17 === "metadata")) || (key17 === "columns")) || (key17 === "direct")) || (key17 === "datasets"))){
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs198 === errors){
if(data91.additive !== undefined){
const _errs199 = errors;
if(!(validate61(data91.additive, {instancePath:instancePath+"/impact/counts/additive",parentData:data91,parentDataProperty:"additive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs199 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.narrowing !== undefined){
const _errs200 = errors;
if(!(validate61(data91.narrowing, {instancePath:instancePath+"/impact/counts/narrowing",parentData:data91,parentDataProperty:"narrowing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs200 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.reRoute !== undefined){
const _errs201 = errors;
if(!(validate61(data91.reRoute, {instancePath:instancePath+"/impact/counts/reRoute",parentData:data91,parentDataProperty:"reRoute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs201 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.metadata !== undefined){
const _errs202 = errors;
if(!(validate61(data91.metadata, {instancePath:instancePath+"/impact/counts/metadata",parentData:data91,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs202 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.columns !== undefined){
const _errs203 = errors;
if(!(validate61(data91.columns, {instancePath:instancePath+"/impact/counts/columns",parentData:data91,parentDataProperty:"columns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs203 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.direct !== undefined){
const _errs204 = errors;
if(!(validate61(data91.direct, {instancePath:instancePath+"/impact/counts/direct",parentData:data91,parentDataProperty:"direct",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs204 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.datasets !== undefined){
const _errs205 = errors;
if(!(validate61(data91.datasets, {instancePath:instancePath+"/impact/counts/datasets",parentData:data91,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid42 = _errs205 === errors;
}
else {
var valid42 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid40 = _errs196 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data88.downstream !== undefined){
let data99 = data88.downstream;
const _errs206 = errors;
if(errors === _errs206){
if(Array.isArray(data99)){
var valid43 = true;
const len19 = data99.length;
for(let i19=0; i19<len19; i19++){
let data100 = data99[i19];
const _errs208 = errors;
if(errors === _errs208){
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
let missing18;
if(((data100.type === undefined) && (missing18 = "type")) || ((data100.count === undefined) && (missing18 = "count"))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i19,schemaPath:"#/properties/impact/properties/downstream/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs210 = errors;
for(const key18 in data100){
if(!((key18 === "type") || (key18 === "count"))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i19,schemaPath:"#/properties/impact/properties/downstream/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs210 === errors){
if(data100.type !== undefined){
const _errs211 = errors;
if(typeof data100.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i19+"/type",schemaPath:"#/properties/impact/properties/downstream/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid44 = _errs211 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data100.count !== undefined){
const _errs213 = errors;
if(!(validate61(data100.count, {instancePath:instancePath+"/impact/downstream/" + i19+"/count",parentData:data100,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid44 = _errs213 === errors;
}
else {
var valid44 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i19,schemaPath:"#/properties/impact/properties/downstream/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid43 = _errs208 === errors;
if(!valid43){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/downstream",schemaPath:"#/properties/impact/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid40 = _errs206 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data88.limits !== undefined){
let data103 = data88.limits;
const _errs214 = errors;
if(errors === _errs214){
if(Array.isArray(data103)){
var valid45 = true;
const len20 = data103.length;
for(let i20=0; i20<len20; i20++){
let data104 = data103[i20];
const _errs216 = errors;
if(errors === _errs216){
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
let missing19;
if(((data104.reason === undefined) && (missing19 = "reason")) || ((data104.message === undefined) && (missing19 = "message"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i20,schemaPath:"#/properties/impact/properties/limits/items/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
const _errs218 = errors;
for(const key19 in data104){
if(!((key19 === "reason") || (key19 === "message"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i20,schemaPath:"#/properties/impact/properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs218 === errors){
if(data104.reason !== undefined){
let data105 = data104.reason;
const _errs219 = errors;
if(!(((((data105 === "declared-only") || (data105 === "search-cut")) || (data105 === "unreadable")) || (data105 === "hidden-path")) || (data105 === "too-large"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i20+"/reason",schemaPath:"#/properties/impact/properties/limits/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.impact.properties.limits.items.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid46 = _errs219 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data104.message !== undefined){
const _errs220 = errors;
if(typeof data104.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i20+"/message",schemaPath:"#/properties/impact/properties/limits/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid46 = _errs220 === errors;
}
else {
var valid46 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i20,schemaPath:"#/properties/impact/properties/limits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid45 = _errs216 === errors;
if(!valid45){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/limits",schemaPath:"#/properties/impact/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid40 = _errs214 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs190 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data107 = data.summary;
const _errs222 = errors;
if(errors === _errs222){
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
let missing20;
if((((((((((data107.add === undefined) && (missing20 = "add")) || ((data107.change === undefined) && (missing20 = "change"))) || ((data107.remove === undefined) && (missing20 = "remove"))) || ((data107.mark === undefined) && (missing20 = "mark"))) || ((data107.datasets === undefined) && (missing20 = "datasets"))) || ((data107.unchanged === undefined) && (missing20 = "unchanged"))) || ((data107.unchangedPairs === undefined) && (missing20 = "unchangedPairs"))) || ((data107.others === undefined) && (missing20 = "others"))) || ((data107.otherPairs === undefined) && (missing20 = "otherPairs"))){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs224 = errors;
for(const key20 in data107){
if(!(func0.call(schema0.properties.summary.properties, key20))){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs224 === errors){
if(data107.add !== undefined){
const _errs225 = errors;
if(!(validate61(data107.add, {instancePath:instancePath+"/summary/add",parentData:data107,parentDataProperty:"add",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs225 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.change !== undefined){
const _errs226 = errors;
if(!(validate61(data107.change, {instancePath:instancePath+"/summary/change",parentData:data107,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs226 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.remove !== undefined){
const _errs227 = errors;
if(!(validate61(data107.remove, {instancePath:instancePath+"/summary/remove",parentData:data107,parentDataProperty:"remove",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs227 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.mark !== undefined){
const _errs228 = errors;
if(!(validate61(data107.mark, {instancePath:instancePath+"/summary/mark",parentData:data107,parentDataProperty:"mark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs228 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.datasets !== undefined){
const _errs229 = errors;
if(!(validate61(data107.datasets, {instancePath:instancePath+"/summary/datasets",parentData:data107,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs229 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.unchanged !== undefined){
const _errs230 = errors;
if(!(validate61(data107.unchanged, {instancePath:instancePath+"/summary/unchanged",parentData:data107,parentDataProperty:"unchanged",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs230 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.unchangedPairs !== undefined){
const _errs231 = errors;
if(!(validate61(data107.unchangedPairs, {instancePath:instancePath+"/summary/unchangedPairs",parentData:data107,parentDataProperty:"unchangedPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs231 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.others !== undefined){
const _errs232 = errors;
if(!(validate61(data107.others, {instancePath:instancePath+"/summary/others",parentData:data107,parentDataProperty:"others",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs232 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.otherPairs !== undefined){
const _errs233 = errors;
if(!(validate61(data107.otherPairs, {instancePath:instancePath+"/summary/otherPairs",parentData:data107,parentDataProperty:"otherPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid47 = _errs233 === errors;
}
else {
var valid47 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs222 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliable !== undefined){
const _errs234 = errors;
if(typeof data.appliable !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/appliable",schemaPath:"#/properties/appliable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs234 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digests !== undefined){
let data118 = data.digests;
const _errs236 = errors;
if(errors === _errs236){
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
let missing21;
if((data118.effect === undefined) && (missing21 = "effect")){
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
const _errs238 = errors;
for(const key21 in data118){
if(!((key21 === "effect") || (key21 === "document"))){
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs238 === errors){
if(data118.effect !== undefined){
let data119 = data118.effect;
const _errs239 = errors;
if(errors === _errs239){
if(typeof data119 === "string"){
if(!pattern5.test(data119)){
validate0.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid48 = _errs239 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data118.document !== undefined){
let data120 = data118.document;
const _errs241 = errors;
if(errors === _errs241){
if(typeof data120 === "string"){
if(!pattern5.test(data120)){
validate0.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid48 = _errs241 === errors;
}
else {
var valid48 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs236 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const receipt: ValidateFunction = validate86;
const schema17 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/receipt.schema.json","title":"Headwater receipt","type":"object","additionalProperties":false,"required":["formatVersion","tool","target","intent","source","effect","allowances","startedAt","events"],"properties":{"kind":{"const":"receipt"},"formatVersion":{"enum":["1.0","1.1","1.2","2.0","2.1"]},"tool":{"$ref":"plan.schema.json#/properties/tool"},"target":{"$ref":"plan.schema.json#/properties/target"},"intent":{"$ref":"plan.schema.json#/properties/intent"},"source":{"$ref":"plan.schema.json#/properties/source"},"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"allowances":{"$ref":"plan.schema.json#/properties/guards"},"startedAt":{"type":"string"},"events":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/lineageBefore"},{"$ref":"#/$defs/entityBefore"},{"$ref":"#/$defs/lost"},{"$ref":"#/$defs/outcome"}]}},"finishedAt":{"type":"string"},"exitCode":{"enum":[0,1,5,6,130]},"digest":{"$ref":"#/$defs/digest"},"findings":{"$ref":"plan.schema.json#/properties/findings"}},"$defs":{"lineageBefore":{"type":"object","additionalProperties":false,"required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}},"compactChanges":{"type":"object","additionalProperties":false,"required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}},"edgeEffect":{"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}},"pairEffect":{"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}},"edgeRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false},"pairRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false},"compactPlace":{"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]},"entityBefore":{"type":"object","additionalProperties":false,"required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}},"lost":{"type":"object","additionalProperties":false,"required":["event","unit","urn","lost","returned"],"properties":{"event":{"const":"lost"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"lost":{"$ref":"#/$defs/upstreamLineage"},"returned":{"$ref":"#/$defs/upstreamLineage"},"digest":{"$ref":"#/$defs/digest"}}},"outcome":{"type":"object","additionalProperties":false,"required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"upstreamLineage":{"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object","required":["upstreamType","downstreamType"],"properties":{"upstreamType":{"type":"string"},"upstreams":{"type":"array","items":{"type":"string"}},"downstreamType":{"type":"string"},"downstreams":{"type":"array","items":{"type":"string"}},"transformOperation":{"type":"string"},"confidenceScore":{"type":"number"},"query":{"type":"string"}}}}}}}};
const schema18 = {"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "version"))){
validate87.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if("headwater" !== data.name){
validate87.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs3 = errors;
if(typeof data.version !== "string"){
validate87.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"object","additionalProperties":false,"required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.origin === undefined) && (missing0 = "origin")) || ((data.stack === undefined) && (missing0 = "stack"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.actor === undefined) && (missing0 = "actor"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "origin") || (key0 === "stack")) || (key0 === "target")) || (key0 === "actor"))){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.origin !== undefined){
let data0 = data.origin;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate89.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema19.properties.origin.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stack !== undefined){
const _errs4 = errors;
if(typeof data.stack !== "string"){
validate89.errors = [{instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data2 = data.target;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate89.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema19.properties.target.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(!(validate1(data3, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema20 = {"enum":["sync","adopt","release","rollback"]};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "sync") || (data === "adopt")) || (data === "release")) || (data === "rollback"))){
validate92.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","additionalProperties":false,"required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.commit === undefined) && (missing0 = "commit")) || ((data.dirty === undefined) && (missing0 = "dirty"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.receipt === undefined) && (missing0 = "receipt"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "commit") || (key0 === "dirty")) || (key0 === "files")) || (key0 === "receipt"))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.commit !== undefined){
let data0 = data.commit;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate94.errors = [{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema21.properties.commit.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dirty !== undefined){
let data1 = data.dirty;
const _errs4 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate94.errors = [{instancePath:instancePath+"/dirty",schemaPath:"#/properties/dirty/type",keyword:"type",params:{type: schema21.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data2 = data.files;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate3(data2[i0], {instancePath:instancePath+"/files/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receipt !== undefined){
let data4 = data.receipt;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs13 = errors;
if(!(validate3(data4, {instancePath:instancePath+"/receipt",parentData:data,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate94.errors = vErrors;
return false;
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
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.guard === undefined) && (missing0 = "guard")) || ((data0.address === undefined) && (missing0 = "address"))) || ((data0.message === undefined) && (missing0 = "message"))) || ((data0.allowed === undefined) && (missing0 = "allowed"))){
validate98.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((((key0 === "guard") || (key0 === "address")) || (key0 === "message")) || (key0 === "allowed"))){
validate98.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.guard !== undefined){
let data1 = data0.guard;
const _errs4 = errors;
if(!(((((((data1 === "mass-delete") || (data1 === "empty-desired")) || (data1 === "foreign-owner")) || (data1 === "protected")) || (data1 === "exclusive")) || (data1 === "sensitive")) || (data1 === "boundary"))){
validate98.errors = [{instancePath:instancePath+"/" + i0+"/guard",schemaPath:"#/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema22.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.address !== undefined){
let data2 = data0.address;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate98.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: schema22.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
const _errs7 = errors;
if(typeof data0.message !== "string"){
validate98.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.allowed !== undefined){
let data4 = data0.allowed;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate98.errors = [{instancePath:instancePath+"/" + i0+"/allowed",schemaPath:"#/items/properties/allowed/type",keyword:"type",params:{type: schema22.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate101.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object","required":["upstreamType","downstreamType"],"properties":{"upstreamType":{"type":"string"},"upstreams":{"type":"array","items":{"type":"string"}},"downstreamType":{"type":"string"},"downstreams":{"type":"array","items":{"type":"string"}},"transformOperation":{"type":"string"},"confidenceScore":{"type":"number"},"query":{"type":"string"}}}}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dataset === undefined) && (missing0 = "dataset")) || ((data.type === undefined) && (missing0 = "type"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate104.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate104.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs8 = errors;
if(typeof data2[key0] !== "string"){
validate104.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.upstreams === undefined) && (missing0 = "upstreams")){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.upstreams !== undefined){
let data0 = data.upstreams;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate104(data0[i0], {instancePath:instancePath+"/upstreams/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fineGrainedLineages !== undefined){
let data2 = data.fineGrainedLineages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.upstreamType === undefined) && (missing1 = "upstreamType")) || ((data3.downstreamType === undefined) && (missing1 = "downstreamType"))){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1,schemaPath:"#/properties/fineGrainedLineages/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.upstreamType !== undefined){
const _errs8 = errors;
if(typeof data3.upstreamType !== "string"){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/upstreamType",schemaPath:"#/properties/fineGrainedLineages/items/properties/upstreamType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.upstreams !== undefined){
let data5 = data3.upstreams;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs12 = errors;
if(typeof data5[i2] !== "string"){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/upstreams/" + i2,schemaPath:"#/properties/fineGrainedLineages/items/properties/upstreams/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/upstreams",schemaPath:"#/properties/fineGrainedLineages/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.downstreamType !== undefined){
const _errs14 = errors;
if(typeof data3.downstreamType !== "string"){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/downstreamType",schemaPath:"#/properties/fineGrainedLineages/items/properties/downstreamType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.downstreams !== undefined){
let data8 = data3.downstreams;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs18 = errors;
if(typeof data8[i3] !== "string"){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/downstreams/" + i3,schemaPath:"#/properties/fineGrainedLineages/items/properties/downstreams/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/downstreams",schemaPath:"#/properties/fineGrainedLineages/items/properties/downstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.transformOperation !== undefined){
const _errs20 = errors;
if(typeof data3.transformOperation !== "string"){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/transformOperation",schemaPath:"#/properties/fineGrainedLineages/items/properties/transformOperation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.confidenceScore !== undefined){
let data11 = data3.confidenceScore;
const _errs22 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/confidenceScore",schemaPath:"#/properties/fineGrainedLineages/items/properties/confidenceScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.query !== undefined){
const _errs24 = errors;
if(typeof data3.query !== "string"){
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/query",schemaPath:"#/properties/fineGrainedLineages/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1,schemaPath:"#/properties/fineGrainedLineages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/fineGrainedLineages",schemaPath:"#/properties/fineGrainedLineages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"upstreams":true,"fineGrainedLineages":true},"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}};
const schema28 = {"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}};
const schema29 = {"enum":["create","update","delete","mark"]};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate109.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate111.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.owned === undefined) && (missing0 = "owned"))) || ((data.protected === undefined) && (missing0 = "protected"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "owned")) || (key0 === "protected"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs4 = errors;
if(typeof data.owned !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs6 = errors;
if(typeof data.protected !== "boolean"){
validate113.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "reason")) || (key0 === "before")) || (key0 === "after"))){
validate108.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate109(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs3 = errors;
if(!(validate111(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs4 = errors;
if(!(validate113(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs5 = errors;
if(!(validate113(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}};
const schema33 = {"enum":["create","update","delete","mark"]};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate118.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate120.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transform === undefined) && (missing0 = "transform")) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.owned === undefined) && (missing0 = "owned"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transform") || (key0 === "confidence")) || (key0 === "owned"))){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transform !== undefined){
let data0 = data.transform;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate122.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema10.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
let data1 = data.confidence;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate122.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs6 = errors;
if(typeof data.owned !== "boolean"){
validate122.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "reason")) || (key0 === "before")) || (key0 === "after"))){
validate117.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate118(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs3 = errors;
if(!(validate120(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs4 = errors;
if(!(validate122(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs5 = errors;
if(!(validate122(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate128.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "endLine")) || (key0 === "endColumn"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(typeof data.file !== "string"){
validate131.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate131.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate131.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate131.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate131.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endLine !== undefined){
let data3 = data.endLine;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate131.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate131.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined){
let data4 = data.endColumn;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate131.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate131.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
if(data.length > 4){
const err0 = {instancePath,schemaPath:"#/oneOf/0/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.length < 4){
const err1 = {instancePath,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs5 = errors;
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
const _errs6 = errors;
if(data !== null){
const err5 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate130.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate130.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate130.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate127.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate128(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate130(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 2)){
validate127.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 4){
validate135.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate128(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(typeof data[1] !== "string"){
validate135.errors = [{instancePath:instancePath+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
const _errs4 = errors;
if(typeof data[2] !== "string"){
validate135.errors = [{instancePath:instancePath+"/2",schemaPath:"#/prefixItems/2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 3){
const _errs6 = errors;
if(!(validate130(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 4)){
validate135.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.name === undefined) && (missing0 = "name")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.edges === undefined) && (missing0 = "edges"))) || ((data.pairs === undefined) && (missing0 = "pairs"))) || ((data.upstreams === undefined) && (missing0 = "upstreams"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "file")) || (key0 === "edges")) || (key0 === "pairs")) || (key0 === "upstreams"))){
validate107.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate107.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate107.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edges !== undefined){
let data2 = data.edges;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate108(data2[i0], {instancePath:instancePath+"/edges/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pairs !== undefined){
let data4 = data.pairs;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate117(data4[i1], {instancePath:instancePath+"/pairs/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreams !== undefined){
let data6 = data.upstreams;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs14 = errors;
if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.urn === undefined) && (missing1 = "urn")) || ((data7.name === undefined) && (missing1 = "name"))) || ((data7.rows === undefined) && (missing1 = "rows"))){
validate107.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data7){
if(!(((key1 === "urn") || (key1 === "name")) || (key1 === "rows"))){
validate107.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data7.urn !== undefined){
const _errs17 = errors;
if(!(validate101(data7.urn, {instancePath:instancePath+"/upstreams/" + i2+"/urn",parentData:data7,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.name !== undefined){
const _errs18 = errors;
if(typeof data7.name !== "string"){
validate107.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/name",schemaPath:"#/properties/upstreams/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.rows !== undefined){
let data10 = data7.rows;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid5 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs22 = errors;
const _errs23 = errors;
let valid6 = false;
let passing0 = null;
const _errs24 = errors;
if(!(validate127(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
var items0 = true;
}
const _errs25 = errors;
if(!(validate135(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
if(items0 !== true){
items0 = true;
}
}
}
if(!valid6){
const err0 = {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,schemaPath:"#/properties/upstreams/items/properties/rows/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate107.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/rows",schemaPath:"#/properties/upstreams/items/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
validate140.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("edge" !== data.element){
validate140.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate140.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema7.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs4 = errors;
if(typeof data.address !== "string"){
validate140.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs6 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate140.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema7.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs7 = errors;
if(!(validate1(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs8 = errors;
if(!(validate1(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data6 = data.place;
const _errs9 = errors;
const _errs10 = errors;
let valid1 = false;
const _errs11 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
const _errs13 = errors;
if(!(validate10(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate140.errors = vErrors;
return false;
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
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data7 = data.before;
const _errs14 = errors;
const _errs15 = errors;
let valid2 = false;
const _errs16 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
const _errs18 = errors;
if(!(validate20(data7, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate140.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data8 = data.after;
const _errs19 = errors;
const _errs20 = errors;
let valid3 = false;
const _errs21 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
const _errs23 = errors;
if(!(validate20(data8, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate140.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.downstreamField === undefined) && (missing0 = "downstreamField"))) || ((data.upstreamField === undefined) && (missing0 = "upstreamField"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
validate147.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("pair" !== data.element){
validate147.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate147.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs4 = errors;
if(typeof data.address !== "string"){
validate147.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs6 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate147.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema9.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs7 = errors;
if(!(validate1(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs8 = errors;
if(!(validate1(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstreamField !== undefined){
const _errs9 = errors;
if(!(validate1(data.downstreamField, {instancePath:instancePath+"/downstreamField",parentData:data,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamField !== undefined){
const _errs10 = errors;
if(!(validate1(data.upstreamField, {instancePath:instancePath+"/upstreamField",parentData:data,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data8 = data.place;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs15 = errors;
if(!(validate10(data8, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate147.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data9 = data.before;
const _errs16 = errors;
const _errs17 = errors;
let valid2 = false;
const _errs18 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
const _errs20 = errors;
if(!(validate30(data9, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate147.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data10 = data.after;
const _errs21 = errors;
const _errs22 = errors;
let valid3 = false;
const _errs23 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid3 = valid3 || _valid2;
const _errs25 = errors;
if(!(validate30(data10, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid2 = _errs25 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate147.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"string","pattern":"^sha256:[0-9a-f]{64}$"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate156.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.upstreamLineage === undefined) && (missing0 = "upstreamLineage"))) || ((data.changes === undefined) && (missing0 = "changes"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "version")) || (key0 === "upstreamLineage")) || (key0 === "changes")) || (key0 === "digest"))){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("before" !== data.event){
validate100.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
const _errs3 = errors;
if("lineage" !== data.unit){
validate100.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "lineage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs4 = errors;
if(!(validate101(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs5 = errors;
if(typeof data.version !== "string"){
validate100.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamLineage !== undefined){
let data4 = data.upstreamLineage;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/upstreamLineage",schemaPath:"#/properties/upstreamLineage/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(!(validate103(data4, {instancePath:instancePath+"/upstreamLineage",parentData:data,parentDataProperty:"upstreamLineage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.upstreams = true;
props0.fineGrainedLineages = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/upstreamLineage",schemaPath:"#/properties/upstreamLineage/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate100.errors = vErrors;
return false;
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data5 = data.changes;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
let passing0 = null;
const _errs14 = errors;
if(!(validate107(data5, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var _valid1 = _errs14 === errors;
if(_valid1){
valid2 = true;
passing0 = 0;
}
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
let passing1 = null;
const _errs19 = errors;
if(!(validate140(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
if(_valid2){
valid4 = true;
passing1 = 0;
var props2 = true;
}
const _errs20 = errors;
if(!(validate147(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var _valid2 = _errs20 === errors;
if(_valid2 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid2){
valid4 = true;
passing1 = 1;
if(props2 !== true){
props2 = true;
}
}
}
if(!valid4){
const err2 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/oneOf/1/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
if(_valid1 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err4 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate100.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs21 = errors;
if(!(validate156(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "element") || (key0 === "kind")) || (key0 === "address")) || (key0 === "reason")) || (key0 === "urn")) || (key0 === "place")) || (key0 === "before")) || (key0 === "after"))){
validate161.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("dataset" !== data.element){
validate161.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(!((data1 === "create") || (data1 === "update"))){
validate161.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema4.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs4 = errors;
if(typeof data.address !== "string"){
validate161.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs6 = errors;
if(!(((((data3 === "dataset-missing") || (data3 === "content-differs")) || (data3 === "rolled-back")) || (data3 === "declared")) || (data3 === "declared-otherwise"))){
validate161.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema4.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs7 = errors;
if(!(validate1(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data5 = data.place;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(!(validate10(data5, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate161.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data6 = data.before;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!(validate12(data6, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate161.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs18 = errors;
if(!(validate12(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.change === undefined) && (missing0 = "change"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "change")) || (key0 === "digest"))){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("before" !== data.event){
validate159.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
const _errs3 = errors;
if("entity" !== data.unit){
validate159.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "entity"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs4 = errors;
if(!(validate101(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs5 = errors;
if(!(validate161(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs6 = errors;
if(!(validate156(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","lost","returned"],"properties":{"event":{"const":"lost"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"lost":{"$ref":"#/$defs/upstreamLineage"},"returned":{"$ref":"#/$defs/upstreamLineage"},"digest":{"$ref":"#/$defs/digest"}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.returned === undefined) && (missing0 = "returned"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "lost")) || (key0 === "returned")) || (key0 === "digest"))){
validate169.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("lost" !== data.event){
validate169.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "lost"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
const _errs3 = errors;
if("lineage" !== data.unit){
validate169.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "lineage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs4 = errors;
if(!(validate101(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lost !== undefined){
const _errs5 = errors;
if(!(validate103(data.lost, {instancePath:instancePath+"/lost",parentData:data,parentDataProperty:"lost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returned !== undefined){
const _errs6 = errors;
if(!(validate103(data.returned, {instancePath:instancePath+"/returned",parentData:data,parentDataProperty:"returned",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs7 = errors;
if(!(validate156(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "outcome")) || (key0 === "code")) || (key0 === "message")) || (key0 === "digest"))){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("outcome" !== data.event){
validate175.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "outcome"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data1 = data.unit;
const _errs3 = errors;
if(!((data1 === "entity") || (data1 === "lineage"))){
validate175.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema47.properties.unit.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs4 = errors;
if(!(validate101(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data3 = data.outcome;
const _errs5 = errors;
if(!(((((data3 === "applied") || (data3 === "failed")) || (data3 === "not-attempted")) || (data3 === "unknown")) || (data3 === "unverified"))){
validate175.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema47.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data4 = data.code;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate175.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate175.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs10 = errors;
if(!(validate156(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"type":"array","items":{"$ref":"#/$defs/finding"}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate52(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/receipt.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.intent === undefined) && (missing0 = "intent"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.effect === undefined) && (missing0 = "effect"))) || ((data.allowances === undefined) && (missing0 = "allowances"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.events === undefined) && (missing0 = "events"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema17.properties, key0))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("receipt" !== data.kind){
validate86.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "receipt"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formatVersion !== undefined){
let data1 = data.formatVersion;
const _errs3 = errors;
if(!(((((data1 === "1.0") || (data1 === "1.1")) || (data1 === "1.2")) || (data1 === "2.0")) || (data1 === "2.1"))){
validate86.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema17.properties.formatVersion.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
const _errs4 = errors;
if(!(validate87(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs5 = errors;
if(!(validate89(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent !== undefined){
const _errs6 = errors;
if(!(validate92(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs7 = errors;
if(!(validate94(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effect !== undefined){
let data6 = data.effect;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
validate86.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate86.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowances !== undefined){
const _errs10 = errors;
if(!(validate98(data.allowances, {instancePath:instancePath+"/allowances",parentData:data,parentDataProperty:"allowances",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
const _errs11 = errors;
if(typeof data.startedAt !== "string"){
validate86.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data9 = data.events;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate100(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = true;
}
const _errs18 = errors;
if(!(validate159(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs19 = errors;
if(!(validate169(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(!(validate175(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid2 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid2){
const err0 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate86.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishedAt !== undefined){
const _errs21 = errors;
if(typeof data.finishedAt !== "string"){
validate86.errors = [{instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data12 = data.exitCode;
const _errs23 = errors;
if(!(((((data12 === 0) || (data12 === 1)) || (data12 === 5)) || (data12 === 6)) || (data12 === 130))){
validate86.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues: schema17.properties.exitCode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs24 = errors;
if(!(validate156(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
const _errs25 = errors;
if(!(validate180(data.findings, {instancePath:instancePath+"/findings",parentData:data,parentDataProperty:"findings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const planOfOtherVersion: ValidateFunction = validate183;
const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/other-version/plan.schema.json","title":"Headwater plan","type":"object","required":["formatVersion","tool","target","base","intent","source","scope","changes","writes","findings","guards","impact","summary","appliable","digests"],"properties":{"kind":{"enum":["plan","comparison"]},"formatVersion":{"type":"string"},"tool":{"type":"object","required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"target":{"type":"object","required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}},"base":{"oneOf":[{"type":"null"},{"type":"object","required":["ref","commit"],"properties":{"ref":{"type":"string"},"commit":{"type":"string"}}}]},"intent":{"enum":["sync","adopt","release","rollback"]},"source":{"type":"object","required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}},"scope":{"oneOf":[{"type":"null"},{"type":"object","required":["select","exclude","units","outside"],"properties":{"select":{"type":"array","items":{"type":"string"}},"exclude":{"type":"array","items":{"type":"string"}},"units":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0}}}]},"changes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/datasetChange"},{"$ref":"#/$defs/edgeChange"},{"$ref":"#/$defs/pairChange"}]}},"way":{"oneOf":[{"type":"null"},{"type":"object","required":["route","why","isAtomic","refused"],"properties":{"route":{"enum":["proposals","mutations"]},"why":{"enum":["conditions","atomic-mutation","no-conditions","setting"]},"isAtomic":{"type":"boolean"},"refused":{"type":"array","items":{"$ref":"#/$defs/urn"}}}}]},"writes":{"type":"object","required":["entities","edgesToAdd","proposals","edgesToRemove"],"properties":{"entities":{"type":"array","items":{"type":"object","required":["urn","kind","content","maker"],"properties":{"urn":{"$ref":"#/$defs/urn"},"kind":{"enum":["create","update","restore"]},"content":{"$ref":"#/$defs/content"},"maker":{"type":"string"}}}},"edgesToAdd":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}},"proposals":{"type":"array","items":{"type":"object","required":["urn","baseVersion","upstreams","restored","removedUpstreams","pairs","removedPairs","marks"],"properties":{"urn":{"$ref":"#/$defs/urn"},"baseVersion":{"type":"string"},"upstreams":{"type":"array","items":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"type":{"type":"string"}}}},"restored":{"type":"array","items":{"$ref":"#/$defs/upstreamRecord"}},"removedUpstreams":{"type":"array","items":{"$ref":"#/$defs/urn"}},"pairs":{"type":"array","items":{"type":"object","required":["fingerprint","downstreamField","upstreamField","transform","confidence"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0}}}},"removedPairs":{"type":"array","items":{"type":"object","required":["fingerprint","downstreamField","upstreamField","transform"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]}}}},"marks":{"type":"array","items":{"type":"object","required":["dataset","owner","mark"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"owner":{"type":"string"},"mark":{"type":"object","required":["edge","pairs","protect"],"properties":{"edge":{"type":"boolean"},"pairs":{"type":"array","items":{"type":"string"}},"protect":{"type":"boolean"}}}}}}}}},"edgesToRemove":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}}}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"guards":{"type":"array","items":{"type":"object","required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}},"impact":{"type":"object","required":["columns","counts","downstream","limits"],"properties":{"columns":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/affectedColumn"}},"counts":{"type":"object","required":["additive","narrowing","reRoute","metadata","columns","direct","datasets"],"properties":{"additive":{"$ref":"#/$defs/count"},"narrowing":{"$ref":"#/$defs/count"},"reRoute":{"$ref":"#/$defs/count"},"metadata":{"$ref":"#/$defs/count"},"columns":{"$ref":"#/$defs/count"},"direct":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"}}},"downstream":{"type":"array","items":{"type":"object","required":["type","count"],"properties":{"type":{"type":"string"},"count":{"$ref":"#/$defs/count"}}}},"limits":{"type":"array","items":{"type":"object","required":["reason","message"],"properties":{"reason":{"enum":["declared-only","search-cut","unreadable","hidden-path","too-large"]},"message":{"type":"string"}}}}}},"summary":{"type":"object","required":["add","change","remove","mark","datasets","unchanged","unchangedPairs","others","otherPairs"],"properties":{"add":{"$ref":"#/$defs/count"},"change":{"$ref":"#/$defs/count"},"remove":{"$ref":"#/$defs/count"},"mark":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"},"unchanged":{"$ref":"#/$defs/count"},"unchangedPairs":{"$ref":"#/$defs/count"},"others":{"$ref":"#/$defs/count"},"otherPairs":{"$ref":"#/$defs/count"}}},"appliable":{"type":"boolean"},"digests":{"type":"object","required":["effect"],"properties":{"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"document":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"count":{"type":"integer","minimum":0},"lineageType":{"enum":["TRANSFORMED","COPY","VIEW"]},"edgeRef":{"type":"object","required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}},"content":{"type":"object","required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}},"place":{"type":"object","required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}},"finding":{"type":"object","required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}},"datasetChange":{"type":"object","required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}},"edgeChange":{"type":"object","required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}},"edgeValue":{"type":"object","required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}},"pairValue":{"type":"object","required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}},"pairChange":{"type":"object","required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}},"sourceFile":{"type":"object","required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}},"upstreamRecord":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object"}}},"affectedColumn":{"type":"object","required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}},"columnPath":{"type":"array","minItems":2,"items":{"type":"object","required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}}}};
const schema50 = {"type":"string","pattern":"^urn:[^:]+:[^:]+:."};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate184.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema51 = {"type":"object","required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}};
const schema52 = {"type":"string","pattern":"^[0-9a-f]{64}$"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern1.test(data)){
validate187.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
const _errs1 = errors;
if(typeof data.path !== "string"){
validate186.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
const _errs3 = errors;
if(!(validate187(data.sha256, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"path":true,"sha256":true},"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}};
const schema54 = {"type":"object","required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate193.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate193.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate193.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate193.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate193.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endLine !== undefined){
let data3 = data.endLine;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate193.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate193.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined){
let data4 = data.endColumn;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate193.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate193.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"file":true,"line":true,"column":true,"endLine":true,"endColumn":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.columns === undefined) && (missing0 = "columns")){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate195.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data1 = data.columns;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.fieldPath === undefined) && (missing1 = "fieldPath")) || ((data2.type === undefined) && (missing1 = "type"))) || ((data2.nativeType === undefined) && (missing1 = "nativeType"))){
validate195.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.fieldPath !== undefined){
const _errs7 = errors;
if(typeof data2.fieldPath !== "string"){
validate195.errors = [{instancePath:instancePath+"/columns/" + i0+"/fieldPath",schemaPath:"#/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.type !== undefined){
let data4 = data2.type;
const _errs9 = errors;
if(!((((((((((((data4 === "array") || (data4 === "boolean")) || (data4 === "bytes")) || (data4 === "date")) || (data4 === "enum")) || (data4 === "fixed")) || (data4 === "map")) || (data4 === "number")) || (data4 === "record")) || (data4 === "string")) || (data4 === "time")) || (data4 === "union"))){
validate195.errors = [{instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"#/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.nativeType !== undefined){
const _errs10 = errors;
if(typeof data2.nativeType !== "string"){
validate195.errors = [{instancePath:instancePath+"/columns/" + i0+"/nativeType",schemaPath:"#/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"description":true,"columns":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("dataset" !== data.element){
validate191.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((data1 === "create") || (data1 === "update"))){
validate191.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema53.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate191.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if(!(((((data3 === "dataset-missing") || (data3 === "content-differs")) || (data3 === "rolled-back")) || (data3 === "declared")) || (data3 === "declared-otherwise"))){
validate191.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema53.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs6 = errors;
if(!(validate184(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data5 = data.place;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(!(validate193(data5, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate191.errors = vErrors;
return false;
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data6 = data.before;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(!(validate195(data6, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.description = true;
props1.columns = true;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate191.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs17 = errors;
if(!(validate195(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"urn":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema56 = {"type":"object","required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}};
const schema57 = {"type":"object","required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.owned === undefined) && (missing0 = "owned"))) || ((data.protected === undefined) && (missing0 = "protected"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate203.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs3 = errors;
if(typeof data.owned !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs5 = errors;
if(typeof data.protected !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"type":true,"owned":true,"protected":true},"dynamicProps":false,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("edge" !== data.element){
validate199.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate199.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema56.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate199.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate199.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema56.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs6 = errors;
if(!(validate184(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs7 = errors;
if(!(validate184(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data6 = data.place;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(!(validate193(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate199.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data7 = data.before;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!(validate203(data7, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.type = true;
props1.owned = true;
props1.protected = true;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate199.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data8 = data.after;
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
const _errs22 = errors;
if(!(validate203(data8, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
var props2 = {};
props2.type = true;
props2.owned = true;
props2.protected = true;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate199.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema58 = {"type":"object","required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}};
const schema59 = {"type":"object","required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transform === undefined) && (missing0 = "transform")) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.owned === undefined) && (missing0 = "owned"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transform !== undefined){
let data0 = data.transform;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate213.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema59.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
let data1 = data.confidence;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate213.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs5 = errors;
if(typeof data.owned !== "boolean"){
validate213.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"transform":true,"confidence":true,"owned":true},"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.downstreamField === undefined) && (missing0 = "downstreamField"))) || ((data.upstreamField === undefined) && (missing0 = "upstreamField"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("pair" !== data.element){
validate207.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate207.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema58.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate207.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate207.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema58.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs6 = errors;
if(!(validate184(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs7 = errors;
if(!(validate184(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstreamField !== undefined){
const _errs8 = errors;
if(!(validate184(data.downstreamField, {instancePath:instancePath+"/downstreamField",parentData:data,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamField !== undefined){
const _errs9 = errors;
if(!(validate184(data.upstreamField, {instancePath:instancePath+"/upstreamField",parentData:data,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data8 = data.place;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(!(validate193(data8, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate207.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data9 = data.before;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
const _errs19 = errors;
if(!(validate213(data9, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.transform = true;
props1.confidence = true;
props1.owned = true;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate207.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data10 = data.after;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
const _errs24 = errors;
if(!(validate213(data10, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
var props2 = {};
props2.transform = true;
props2.confidence = true;
props2.owned = true;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate207.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"downstreamField":true,"upstreamField":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.downstreamUrn === undefined) && (missing0 = "downstreamUrn")) || ((data.upstreamUrn === undefined) && (missing0 = "upstreamUrn"))){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.downstreamUrn !== undefined){
const _errs1 = errors;
if(!(validate184(data.downstreamUrn, {instancePath:instancePath+"/downstreamUrn",parentData:data,parentDataProperty:"downstreamUrn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamUrn !== undefined){
const _errs2 = errors;
if(!(validate184(data.upstreamUrn, {instancePath:instancePath+"/upstreamUrn",parentData:data,parentDataProperty:"upstreamUrn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"downstreamUrn":true,"upstreamUrn":true},"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dataset === undefined) && (missing0 = "dataset")) || ((data.type === undefined) && (missing0 = "type"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate226.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate226.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate226.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.level === undefined) && (missing0 = "level"))) || ((data.message === undefined) && (missing0 = "message"))){
validate235.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate235.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate235.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate235.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.level !== undefined){
let data2 = data.level;
const _errs5 = errors;
if(!(((data2 === "error") || (data2 === "warning")) || (data2 === "info"))){
validate235.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema62.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate235.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
const _errs8 = errors;
if(!(validate193(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data5 = data.related;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate193(data5[i0], {instancePath:instancePath+"/related/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate235.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs12 = errors;
if(typeof data.suggestion !== "string"){
validate235.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":{"code":true,"name":true,"level":true,"message":true,"place":true,"related":true,"suggestion":true},"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"object","required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}};
const schema64 = {"type":"array","minItems":2,"items":{"type":"object","required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate241.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.column === undefined) && (missing0 = "column")) || ((data0.address === undefined) && (missing0 = "address"))){
validate241.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.column !== undefined){
const _errs3 = errors;
if(!(validate184(data0.column, {instancePath:instancePath+"/" + i0+"/column",parentData:data0,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.address !== undefined){
const _errs4 = errors;
if(typeof data0.address !== "string"){
validate241.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema65 = {"type":"integer","minimum":0};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate244.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.column === undefined) && (missing0 = "column")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.category === undefined) && (missing0 = "category"))) || ((data.direct === undefined) && (missing0 = "direct"))) || ((data.gains === undefined) && (missing0 = "gains"))) || ((data.loses === undefined) && (missing0 = "loses"))) || ((data.reRouted === undefined) && (missing0 = "reRouted"))){
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.column !== undefined){
const _errs1 = errors;
if(!(validate184(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs2 = errors;
if(typeof data.address !== "string"){
validate239.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs4 = errors;
if(!((((data2 === "additive") || (data2 === "narrowing")) || (data2 === "re-route")) || (data2 === "metadata"))){
validate239.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema63.properties.category.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direct !== undefined){
const _errs5 = errors;
if(typeof data.direct !== "boolean"){
validate239.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gains !== undefined){
let data4 = data.gains;
const _errs7 = errors;
if(errors === _errs7){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.listed === undefined) && (missing1 = "listed")) || ((data4.count === undefined) && (missing1 = "count"))){
validate239.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.listed !== undefined){
let data5 = data4.listed;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
if(data5.length > 5){
validate239.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.path === undefined) && (missing2 = "path")){
validate239.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.path !== undefined){
if(!(validate241(data6.path, {instancePath:instancePath+"/gains/listed/" + i0+"/path",parentData:data6,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.count !== undefined){
const _errs14 = errors;
if(!(validate244(data4.count, {instancePath:instancePath+"/gains/count",parentData:data4,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loses !== undefined){
let data9 = data.loses;
const _errs15 = errors;
if(errors === _errs15){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.listed === undefined) && (missing3 = "listed")) || ((data9.count === undefined) && (missing3 = "count"))){
validate239.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data9.listed !== undefined){
let data10 = data9.listed;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 5){
validate239.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid5 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs19 = errors;
if(errors === _errs19){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if((data11.path === undefined) && (missing4 = "path")){
validate239.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data11.path !== undefined){
if(!(validate241(data11.path, {instancePath:instancePath+"/loses/listed/" + i1+"/path",parentData:data11,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.count !== undefined){
const _errs22 = errors;
if(!(validate244(data9.count, {instancePath:instancePath+"/loses/count",parentData:data9,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reRouted !== undefined){
let data14 = data.reRouted;
const _errs23 = errors;
if(errors === _errs23){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing5;
if(((data14.listed === undefined) && (missing5 = "listed")) || ((data14.count === undefined) && (missing5 = "count"))){
validate239.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data14.listed !== undefined){
let data15 = data14.listed;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
if(data15.length > 5){
validate239.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs27 = errors;
if(errors === _errs27){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing6;
if(((data16.before === undefined) && (missing6 = "before")) || ((data16.after === undefined) && (missing6 = "after"))){
validate239.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data16.before !== undefined){
const _errs29 = errors;
if(!(validate241(data16.before, {instancePath:instancePath+"/reRouted/listed/" + i2+"/before",parentData:data16,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid9 = _errs29 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.after !== undefined){
const _errs30 = errors;
if(!(validate241(data16.after, {instancePath:instancePath+"/reRouted/listed/" + i2+"/after",parentData:data16,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
var valid9 = _errs30 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data14.count !== undefined){
const _errs31 = errors;
if(!(validate244(data14.count, {instancePath:instancePath+"/reRouted/count",parentData:data14,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":{"column":true,"address":true,"category":true,"direct":true,"gains":true,"loses":true,"reRouted":true},"dynamicProps":false,"dynamicItems":false};


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/other-version/plan.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.base === undefined) && (missing0 = "base"))) || ((data.intent === undefined) && (missing0 = "intent"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.changes === undefined) && (missing0 = "changes"))) || ((data.writes === undefined) && (missing0 = "writes"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.guards === undefined) && (missing0 = "guards"))) || ((data.impact === undefined) && (missing0 = "impact"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.appliable === undefined) && (missing0 = "appliable"))) || ((data.digests === undefined) && (missing0 = "digests"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(!((data0 === "plan") || (data0 === "comparison"))){
validate183.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema49.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formatVersion !== undefined){
const _errs2 = errors;
if(typeof data.formatVersion !== "string"){
validate183.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data2 = data.tool;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.version === undefined) && (missing1 = "version"))){
validate183.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
const _errs6 = errors;
if("headwater" !== data2.name){
validate183.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.version !== undefined){
const _errs7 = errors;
if(typeof data2.version !== "string"){
validate183.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data5 = data.target;
const _errs9 = errors;
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((((data5.origin === undefined) && (missing2 = "origin")) || ((data5.stack === undefined) && (missing2 = "stack"))) || ((data5.target === undefined) && (missing2 = "target"))) || ((data5.actor === undefined) && (missing2 = "actor"))){
validate183.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.origin !== undefined){
let data6 = data5.origin;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate183.errors = [{instancePath:instancePath+"/target/origin",schemaPath:"#/properties/target/properties/origin/type",keyword:"type",params:{type: schema49.properties.target.properties.origin.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.stack !== undefined){
const _errs13 = errors;
if(typeof data5.stack !== "string"){
validate183.errors = [{instancePath:instancePath+"/target/stack",schemaPath:"#/properties/target/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.target !== undefined){
let data8 = data5.target;
const _errs15 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate183.errors = [{instancePath:instancePath+"/target/target",schemaPath:"#/properties/target/properties/target/type",keyword:"type",params:{type: schema49.properties.target.properties.target.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.actor !== undefined){
let data9 = data5.actor;
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
let passing0 = null;
const _errs19 = errors;
if(data9 !== null){
const err0 = {instancePath:instancePath+"/target/actor",schemaPath:"#/properties/target/properties/actor/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs21 = errors;
if(!(validate184(data9, {instancePath:instancePath+"/target/actor",parentData:data5,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/target/actor",schemaPath:"#/properties/target/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data10 = data.base;
const _errs22 = errors;
const _errs23 = errors;
let valid4 = false;
let passing1 = null;
const _errs24 = errors;
if(data10 !== null){
const err2 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs24 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if(((data10.ref === undefined) && (missing3 = "ref")) || ((data10.commit === undefined) && (missing3 = "commit"))){
const err3 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data10.ref !== undefined){
const _errs28 = errors;
if(typeof data10.ref !== "string"){
const err4 = {instancePath:instancePath+"/base/ref",schemaPath:"#/properties/base/oneOf/1/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data10.commit !== undefined){
const _errs30 = errors;
if(typeof data10.commit !== "string"){
const err5 = {instancePath:instancePath+"/base/commit",schemaPath:"#/properties/base/oneOf/1/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
var props0 = {};
props0.ref = true;
props0.commit = true;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent !== undefined){
let data13 = data.intent;
const _errs32 = errors;
if(!((((data13 === "sync") || (data13 === "adopt")) || (data13 === "release")) || (data13 === "rollback"))){
validate183.errors = [{instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/enum",keyword:"enum",params:{allowedValues: schema49.properties.intent.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data14 = data.source;
const _errs33 = errors;
if(errors === _errs33){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((((data14.commit === undefined) && (missing4 = "commit")) || ((data14.dirty === undefined) && (missing4 = "dirty"))) || ((data14.files === undefined) && (missing4 = "files"))) || ((data14.receipt === undefined) && (missing4 = "receipt"))){
validate183.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data14.commit !== undefined){
let data15 = data14.commit;
const _errs35 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate183.errors = [{instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type: schema49.properties.source.properties.commit.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.dirty !== undefined){
let data16 = data14.dirty;
const _errs37 = errors;
if((typeof data16 !== "boolean") && (data16 !== null)){
validate183.errors = [{instancePath:instancePath+"/source/dirty",schemaPath:"#/properties/source/properties/dirty/type",keyword:"type",params:{type: schema49.properties.source.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.files !== undefined){
let data17 = data14.files;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid7 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs41 = errors;
if(!(validate186(data17[i0], {instancePath:instancePath+"/source/files/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid7 = _errs41 === errors;
if(!valid7){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/source/files",schemaPath:"#/properties/source/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.receipt !== undefined){
let data19 = data14.receipt;
const _errs42 = errors;
const _errs43 = errors;
let valid8 = false;
let passing2 = null;
const _errs44 = errors;
if(data19 !== null){
const err8 = {instancePath:instancePath+"/source/receipt",schemaPath:"#/properties/source/properties/receipt/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs44 === errors;
if(_valid2){
valid8 = true;
passing2 = 0;
}
const _errs46 = errors;
if(!(validate186(data19, {instancePath:instancePath+"/source/receipt",parentData:data14,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var _valid2 = _errs46 === errors;
if(_valid2 && valid8){
valid8 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid8 = true;
passing2 = 1;
var props1 = {};
props1.path = true;
props1.sha256 = true;
}
}
if(!valid8){
const err9 = {instancePath:instancePath+"/source/receipt",schemaPath:"#/properties/source/properties/receipt/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data20 = data.scope;
const _errs47 = errors;
const _errs48 = errors;
let valid9 = false;
let passing3 = null;
const _errs49 = errors;
if(data20 !== null){
const err10 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs49 === errors;
if(_valid3){
valid9 = true;
passing3 = 0;
}
const _errs51 = errors;
if(errors === _errs51){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((((data20.select === undefined) && (missing5 = "select")) || ((data20.exclude === undefined) && (missing5 = "exclude"))) || ((data20.units === undefined) && (missing5 = "units"))) || ((data20.outside === undefined) && (missing5 = "outside"))){
const err11 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data20.select !== undefined){
let data21 = data20.select;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data21)){
var valid11 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs55 = errors;
if(typeof data21[i1] !== "string"){
const err12 = {instancePath:instancePath+"/scope/select/" + i1,schemaPath:"#/properties/scope/oneOf/1/properties/select/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid11 = _errs55 === errors;
if(!valid11){
break;
}
}
}
else {
const err13 = {instancePath:instancePath+"/scope/select",schemaPath:"#/properties/scope/oneOf/1/properties/select/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid10 = _errs53 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.exclude !== undefined){
let data23 = data20.exclude;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data23)){
var valid12 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
const _errs59 = errors;
if(typeof data23[i2] !== "string"){
const err14 = {instancePath:instancePath+"/scope/exclude/" + i2,schemaPath:"#/properties/scope/oneOf/1/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid12 = _errs59 === errors;
if(!valid12){
break;
}
}
}
else {
const err15 = {instancePath:instancePath+"/scope/exclude",schemaPath:"#/properties/scope/oneOf/1/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid10 = _errs57 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.units !== undefined){
let data25 = data20.units;
const _errs61 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err16 = {instancePath:instancePath+"/scope/units",schemaPath:"#/properties/scope/oneOf/1/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs61){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err17 = {instancePath:instancePath+"/scope/units",schemaPath:"#/properties/scope/oneOf/1/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid10 = _errs61 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data20.outside !== undefined){
let data26 = data20.outside;
const _errs63 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err18 = {instancePath:instancePath+"/scope/outside",schemaPath:"#/properties/scope/oneOf/1/properties/outside/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs63){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err19 = {instancePath:instancePath+"/scope/outside",schemaPath:"#/properties/scope/oneOf/1/properties/outside/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid3 = _errs51 === errors;
if(_valid3 && valid9){
valid9 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid9 = true;
passing3 = 1;
var props2 = {};
props2.select = true;
props2.exclude = true;
props2.units = true;
props2.outside = true;
}
}
if(!valid9){
const err21 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data27 = data.changes;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data27)){
var valid13 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
const _errs67 = errors;
const _errs68 = errors;
let valid14 = false;
let passing4 = null;
const _errs69 = errors;
if(!(validate191(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var _valid4 = _errs69 === errors;
if(_valid4){
valid14 = true;
passing4 = 0;
var props3 = {};
props3.element = true;
props3.kind = true;
props3.address = true;
props3.reason = true;
props3.urn = true;
props3.place = true;
props3.before = true;
props3.after = true;
}
const _errs70 = errors;
if(!(validate199(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var _valid4 = _errs70 === errors;
if(_valid4 && valid14){
valid14 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid14 = true;
passing4 = 1;
if(props3 !== true){
props3 = props3 || {};
props3.element = true;
props3.kind = true;
props3.address = true;
props3.reason = true;
props3.downstream = true;
props3.upstream = true;
props3.place = true;
props3.before = true;
props3.after = true;
}
}
const _errs71 = errors;
if(!(validate207(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var _valid4 = _errs71 === errors;
if(_valid4 && valid14){
valid14 = false;
passing4 = [passing4, 2];
}
else {
if(_valid4){
valid14 = true;
passing4 = 2;
if(props3 !== true){
props3 = props3 || {};
props3.element = true;
props3.kind = true;
props3.address = true;
props3.reason = true;
props3.downstream = true;
props3.upstream = true;
props3.downstreamField = true;
props3.upstreamField = true;
props3.place = true;
props3.before = true;
props3.after = true;
}
}
}
}
if(!valid14){
const err22 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/properties/changes/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs67 === errors;
if(!valid13){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.way !== undefined){
let data29 = data.way;
const _errs72 = errors;
const _errs73 = errors;
let valid15 = false;
let passing5 = null;
const _errs74 = errors;
if(data29 !== null){
const err23 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid5 = _errs74 === errors;
if(_valid5){
valid15 = true;
passing5 = 0;
}
const _errs76 = errors;
if(errors === _errs76){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing6;
if(((((data29.route === undefined) && (missing6 = "route")) || ((data29.why === undefined) && (missing6 = "why"))) || ((data29.isAtomic === undefined) && (missing6 = "isAtomic"))) || ((data29.refused === undefined) && (missing6 = "refused"))){
const err24 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data29.route !== undefined){
let data30 = data29.route;
const _errs78 = errors;
if(!((data30 === "proposals") || (data30 === "mutations"))){
const err25 = {instancePath:instancePath+"/way/route",schemaPath:"#/properties/way/oneOf/1/properties/route/enum",keyword:"enum",params:{allowedValues: schema49.properties.way.oneOf[1].properties.route.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid16 = _errs78 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data29.why !== undefined){
let data31 = data29.why;
const _errs79 = errors;
if(!((((data31 === "conditions") || (data31 === "atomic-mutation")) || (data31 === "no-conditions")) || (data31 === "setting"))){
const err26 = {instancePath:instancePath+"/way/why",schemaPath:"#/properties/way/oneOf/1/properties/why/enum",keyword:"enum",params:{allowedValues: schema49.properties.way.oneOf[1].properties.why.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid16 = _errs79 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data29.isAtomic !== undefined){
const _errs80 = errors;
if(typeof data29.isAtomic !== "boolean"){
const err27 = {instancePath:instancePath+"/way/isAtomic",schemaPath:"#/properties/way/oneOf/1/properties/isAtomic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid16 = _errs80 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data29.refused !== undefined){
let data33 = data29.refused;
const _errs82 = errors;
if(errors === _errs82){
if(Array.isArray(data33)){
var valid17 = true;
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
const _errs84 = errors;
if(!(validate184(data33[i4], {instancePath:instancePath+"/way/refused/" + i4,parentData:data33,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid17 = _errs84 === errors;
if(!valid17){
break;
}
}
}
else {
const err28 = {instancePath:instancePath+"/way/refused",schemaPath:"#/properties/way/oneOf/1/properties/refused/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid16 = _errs82 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid5 = _errs76 === errors;
if(_valid5 && valid15){
valid15 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid15 = true;
passing5 = 1;
var props4 = {};
props4.route = true;
props4.why = true;
props4.isAtomic = true;
props4.refused = true;
}
}
if(!valid15){
const err30 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate183.errors = vErrors;
return false;
}
else {
errors = _errs73;
if(vErrors !== null){
if(_errs73){
vErrors.length = _errs73;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writes !== undefined){
let data35 = data.writes;
const _errs85 = errors;
if(errors === _errs85){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing7;
if(((((data35.entities === undefined) && (missing7 = "entities")) || ((data35.edgesToAdd === undefined) && (missing7 = "edgesToAdd"))) || ((data35.proposals === undefined) && (missing7 = "proposals"))) || ((data35.edgesToRemove === undefined) && (missing7 = "edgesToRemove"))){
validate183.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data35.entities !== undefined){
let data36 = data35.entities;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data36)){
var valid19 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
const _errs89 = errors;
if(errors === _errs89){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing8;
if(((((data37.urn === undefined) && (missing8 = "urn")) || ((data37.kind === undefined) && (missing8 = "kind"))) || ((data37.content === undefined) && (missing8 = "content"))) || ((data37.maker === undefined) && (missing8 = "maker"))){
validate183.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data37.urn !== undefined){
const _errs91 = errors;
if(!(validate184(data37.urn, {instancePath:instancePath+"/writes/entities/" + i5+"/urn",parentData:data37,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid20 = _errs91 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.kind !== undefined){
let data39 = data37.kind;
const _errs92 = errors;
if(!(((data39 === "create") || (data39 === "update")) || (data39 === "restore"))){
validate183.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/kind",schemaPath:"#/properties/writes/properties/entities/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema49.properties.writes.properties.entities.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid20 = _errs92 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.content !== undefined){
const _errs93 = errors;
if(!(validate195(data37.content, {instancePath:instancePath+"/writes/entities/" + i5+"/content",parentData:data37,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid20 = _errs93 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data37.maker !== undefined){
const _errs94 = errors;
if(typeof data37.maker !== "string"){
validate183.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/maker",schemaPath:"#/properties/writes/properties/entities/items/properties/maker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs94 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs89 === errors;
if(!valid19){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/entities",schemaPath:"#/properties/writes/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs87 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data35.edgesToAdd !== undefined){
let data42 = data35.edgesToAdd;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data42)){
var valid21 = true;
const len6 = data42.length;
for(let i6=0; i6<len6; i6++){
const _errs98 = errors;
if(!(validate220(data42[i6], {instancePath:instancePath+"/writes/edgesToAdd/" + i6,parentData:data42,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid21 = _errs98 === errors;
if(!valid21){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/edgesToAdd",schemaPath:"#/properties/writes/properties/edgesToAdd/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs96 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data35.proposals !== undefined){
let data44 = data35.proposals;
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data44)){
var valid22 = true;
const len7 = data44.length;
for(let i7=0; i7<len7; i7++){
let data45 = data44[i7];
const _errs101 = errors;
if(errors === _errs101){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing9;
if(((((((((data45.urn === undefined) && (missing9 = "urn")) || ((data45.baseVersion === undefined) && (missing9 = "baseVersion"))) || ((data45.upstreams === undefined) && (missing9 = "upstreams"))) || ((data45.restored === undefined) && (missing9 = "restored"))) || ((data45.removedUpstreams === undefined) && (missing9 = "removedUpstreams"))) || ((data45.pairs === undefined) && (missing9 = "pairs"))) || ((data45.removedPairs === undefined) && (missing9 = "removedPairs"))) || ((data45.marks === undefined) && (missing9 = "marks"))){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data45.urn !== undefined){
const _errs103 = errors;
if(!(validate184(data45.urn, {instancePath:instancePath+"/writes/proposals/" + i7+"/urn",parentData:data45,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid23 = _errs103 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.baseVersion !== undefined){
const _errs104 = errors;
if(typeof data45.baseVersion !== "string"){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/baseVersion",schemaPath:"#/properties/writes/properties/proposals/items/properties/baseVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs104 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.upstreams !== undefined){
let data48 = data45.upstreams;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data48)){
var valid24 = true;
const len8 = data48.length;
for(let i8=0; i8<len8; i8++){
let data49 = data48[i8];
const _errs108 = errors;
if(errors === _errs108){
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
let missing10;
if(((data49.dataset === undefined) && (missing10 = "dataset")) || ((data49.type === undefined) && (missing10 = "type"))){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data49.dataset !== undefined){
const _errs110 = errors;
if(!(validate184(data49.dataset, {instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8+"/dataset",parentData:data49,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid25 = _errs110 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data49.type !== undefined){
const _errs111 = errors;
if(typeof data49.type !== "string"){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8+"/type",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs111 === errors;
}
else {
var valid25 = true;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs108 === errors;
if(!valid24){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/upstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs106 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.restored !== undefined){
let data52 = data45.restored;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data52)){
var valid26 = true;
const len9 = data52.length;
for(let i9=0; i9<len9; i9++){
const _errs115 = errors;
if(!(validate226(data52[i9], {instancePath:instancePath+"/writes/proposals/" + i7+"/restored/" + i9,parentData:data52,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
var valid26 = _errs115 === errors;
if(!valid26){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/restored",schemaPath:"#/properties/writes/properties/proposals/items/properties/restored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs113 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.removedUpstreams !== undefined){
let data54 = data45.removedUpstreams;
const _errs116 = errors;
if(errors === _errs116){
if(Array.isArray(data54)){
var valid27 = true;
const len10 = data54.length;
for(let i10=0; i10<len10; i10++){
const _errs118 = errors;
if(!(validate184(data54[i10], {instancePath:instancePath+"/writes/proposals/" + i7+"/removedUpstreams/" + i10,parentData:data54,parentDataProperty:i10,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid27 = _errs118 === errors;
if(!valid27){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedUpstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedUpstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs116 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.pairs !== undefined){
let data56 = data45.pairs;
const _errs119 = errors;
if(errors === _errs119){
if(Array.isArray(data56)){
var valid28 = true;
const len11 = data56.length;
for(let i11=0; i11<len11; i11++){
let data57 = data56[i11];
const _errs121 = errors;
if(errors === _errs121){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing11;
if((((((data57.fingerprint === undefined) && (missing11 = "fingerprint")) || ((data57.downstreamField === undefined) && (missing11 = "downstreamField"))) || ((data57.upstreamField === undefined) && (missing11 = "upstreamField"))) || ((data57.transform === undefined) && (missing11 = "transform"))) || ((data57.confidence === undefined) && (missing11 = "confidence"))){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data57.fingerprint !== undefined){
let data58 = data57.fingerprint;
const _errs123 = errors;
if(errors === _errs123){
if(typeof data58 === "string"){
if(!pattern2.test(data58)){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid29 = _errs123 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.downstreamField !== undefined){
const _errs125 = errors;
if(!(validate184(data57.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/downstreamField",parentData:data57,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid29 = _errs125 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.upstreamField !== undefined){
const _errs126 = errors;
if(!(validate184(data57.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/upstreamField",parentData:data57,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid29 = _errs126 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.transform !== undefined){
let data61 = data57.transform;
const _errs127 = errors;
if((typeof data61 !== "string") && (data61 !== null)){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/transform/type",keyword:"type",params:{type: schema49.properties.writes.properties.proposals.items.properties.pairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid29 = _errs127 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data57.confidence !== undefined){
let data62 = data57.confidence;
const _errs129 = errors;
if(errors === _errs129){
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 < 0 || isNaN(data62)){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid29 = _errs129 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid28 = _errs121 === errors;
if(!valid28){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs119 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.removedPairs !== undefined){
let data63 = data45.removedPairs;
const _errs131 = errors;
if(errors === _errs131){
if(Array.isArray(data63)){
var valid30 = true;
const len12 = data63.length;
for(let i12=0; i12<len12; i12++){
let data64 = data63[i12];
const _errs133 = errors;
if(errors === _errs133){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing12;
if(((((data64.fingerprint === undefined) && (missing12 = "fingerprint")) || ((data64.downstreamField === undefined) && (missing12 = "downstreamField"))) || ((data64.upstreamField === undefined) && (missing12 = "upstreamField"))) || ((data64.transform === undefined) && (missing12 = "transform"))){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data64.fingerprint !== undefined){
let data65 = data64.fingerprint;
const _errs135 = errors;
if(errors === _errs135){
if(typeof data65 === "string"){
if(!pattern2.test(data65)){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid31 = _errs135 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.downstreamField !== undefined){
const _errs137 = errors;
if(!(validate184(data64.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/downstreamField",parentData:data64,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid31 = _errs137 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.upstreamField !== undefined){
const _errs138 = errors;
if(!(validate184(data64.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/upstreamField",parentData:data64,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid31 = _errs138 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.transform !== undefined){
let data68 = data64.transform;
const _errs139 = errors;
if((typeof data68 !== "string") && (data68 !== null)){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/transform/type",keyword:"type",params:{type: schema49.properties.writes.properties.proposals.items.properties.removedPairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid31 = _errs139 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid30 = _errs133 === errors;
if(!valid30){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/removedPairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs131 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data45.marks !== undefined){
let data69 = data45.marks;
const _errs141 = errors;
if(errors === _errs141){
if(Array.isArray(data69)){
var valid32 = true;
const len13 = data69.length;
for(let i13=0; i13<len13; i13++){
let data70 = data69[i13];
const _errs143 = errors;
if(errors === _errs143){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
let missing13;
if((((data70.dataset === undefined) && (missing13 = "dataset")) || ((data70.owner === undefined) && (missing13 = "owner"))) || ((data70.mark === undefined) && (missing13 = "mark"))){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data70.dataset !== undefined){
const _errs145 = errors;
if(!(validate184(data70.dataset, {instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/dataset",parentData:data70,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid33 = _errs145 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.owner !== undefined){
const _errs146 = errors;
if(typeof data70.owner !== "string"){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/owner",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs146 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.mark !== undefined){
let data73 = data70.mark;
const _errs148 = errors;
if(errors === _errs148){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing14;
if((((data73.edge === undefined) && (missing14 = "edge")) || ((data73.pairs === undefined) && (missing14 = "pairs"))) || ((data73.protect === undefined) && (missing14 = "protect"))){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data73.edge !== undefined){
const _errs150 = errors;
if(typeof data73.edge !== "boolean"){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/edge",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/edge/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid34 = _errs150 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data73.pairs !== undefined){
let data75 = data73.pairs;
const _errs152 = errors;
if(errors === _errs152){
if(Array.isArray(data75)){
var valid35 = true;
const len14 = data75.length;
for(let i14=0; i14<len14; i14++){
const _errs154 = errors;
if(typeof data75[i14] !== "string"){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/pairs/" + i14,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid35 = _errs154 === errors;
if(!valid35){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid34 = _errs152 === errors;
}
else {
var valid34 = true;
}
if(valid34){
if(data73.protect !== undefined){
const _errs156 = errors;
if(typeof data73.protect !== "boolean"){
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark/protect",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/protect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid34 = _errs156 === errors;
}
else {
var valid34 = true;
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid33 = _errs148 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs143 === errors;
if(!valid32){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7+"/marks",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs141 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs101 === errors;
if(!valid22){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/proposals",schemaPath:"#/properties/writes/properties/proposals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs99 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data35.edgesToRemove !== undefined){
let data78 = data35.edgesToRemove;
const _errs158 = errors;
if(errors === _errs158){
if(Array.isArray(data78)){
var valid36 = true;
const len15 = data78.length;
for(let i15=0; i15<len15; i15++){
const _errs160 = errors;
if(!(validate220(data78[i15], {instancePath:instancePath+"/writes/edgesToRemove/" + i15,parentData:data78,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid36 = _errs160 === errors;
if(!valid36){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes/edgesToRemove",schemaPath:"#/properties/writes/properties/edgesToRemove/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid18 = _errs158 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data80 = data.findings;
const _errs161 = errors;
if(errors === _errs161){
if(Array.isArray(data80)){
var valid37 = true;
const len16 = data80.length;
for(let i16=0; i16<len16; i16++){
const _errs163 = errors;
if(!(validate235(data80[i16], {instancePath:instancePath+"/findings/" + i16,parentData:data80,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid37 = _errs163 === errors;
if(!valid37){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs161 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guards !== undefined){
let data82 = data.guards;
const _errs164 = errors;
if(errors === _errs164){
if(Array.isArray(data82)){
var valid38 = true;
const len17 = data82.length;
for(let i17=0; i17<len17; i17++){
let data83 = data82[i17];
const _errs166 = errors;
if(errors === _errs166){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
let missing15;
if(((((data83.guard === undefined) && (missing15 = "guard")) || ((data83.address === undefined) && (missing15 = "address"))) || ((data83.message === undefined) && (missing15 = "message"))) || ((data83.allowed === undefined) && (missing15 = "allowed"))){
validate183.errors = [{instancePath:instancePath+"/guards/" + i17,schemaPath:"#/properties/guards/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data83.guard !== undefined){
let data84 = data83.guard;
const _errs168 = errors;
if(!(((((((data84 === "mass-delete") || (data84 === "empty-desired")) || (data84 === "foreign-owner")) || (data84 === "protected")) || (data84 === "exclusive")) || (data84 === "sensitive")) || (data84 === "boundary"))){
validate183.errors = [{instancePath:instancePath+"/guards/" + i17+"/guard",schemaPath:"#/properties/guards/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema49.properties.guards.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid39 = _errs168 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data83.address !== undefined){
let data85 = data83.address;
const _errs169 = errors;
if((typeof data85 !== "string") && (data85 !== null)){
validate183.errors = [{instancePath:instancePath+"/guards/" + i17+"/address",schemaPath:"#/properties/guards/items/properties/address/type",keyword:"type",params:{type: schema49.properties.guards.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid39 = _errs169 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data83.message !== undefined){
const _errs171 = errors;
if(typeof data83.message !== "string"){
validate183.errors = [{instancePath:instancePath+"/guards/" + i17+"/message",schemaPath:"#/properties/guards/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid39 = _errs171 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data83.allowed !== undefined){
let data87 = data83.allowed;
const _errs173 = errors;
if((typeof data87 !== "string") && (data87 !== null)){
validate183.errors = [{instancePath:instancePath+"/guards/" + i17+"/allowed",schemaPath:"#/properties/guards/items/properties/allowed/type",keyword:"type",params:{type: schema49.properties.guards.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid39 = _errs173 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/guards/" + i17,schemaPath:"#/properties/guards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid38 = _errs166 === errors;
if(!valid38){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs164 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impact !== undefined){
let data88 = data.impact;
const _errs175 = errors;
if(errors === _errs175){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing16;
if(((((data88.columns === undefined) && (missing16 = "columns")) || ((data88.counts === undefined) && (missing16 = "counts"))) || ((data88.downstream === undefined) && (missing16 = "downstream"))) || ((data88.limits === undefined) && (missing16 = "limits"))){
validate183.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data88.columns !== undefined){
let data89 = data88.columns;
const _errs177 = errors;
if(errors === _errs177){
if(Array.isArray(data89)){
if(data89.length > 500){
validate183.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid41 = true;
const len18 = data89.length;
for(let i18=0; i18<len18; i18++){
const _errs179 = errors;
if(!(validate239(data89[i18], {instancePath:instancePath+"/impact/columns/" + i18,parentData:data89,parentDataProperty:i18,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
errors = vErrors.length;
}
var valid41 = _errs179 === errors;
if(!valid41){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid40 = _errs177 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data88.counts !== undefined){
let data91 = data88.counts;
const _errs180 = errors;
if(errors === _errs180){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
let missing17;
if((((((((data91.additive === undefined) && (missing17 = "additive")) || ((data91.narrowing === undefined) && (missing17 = "narrowing"))) || ((data91.reRoute === undefined) && (missing17 = "reRoute"))) || ((data91.metadata === undefined) && (missing17 = "metadata"))) || ((data91.columns === undefined) && (missing17 = "columns"))) || ((data91.direct === undefined) && (missing17 = "direct"))) || ((data91.datasets === undefined) && (missing17 = "datasets"))){
validate183.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data91.additive !== undefined){
const _errs182 = errors;
if(!(validate244(data91.additive, {instancePath:instancePath+"/impact/counts/additive",parentData:data91,parentDataProperty:"additive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs182 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.narrowing !== undefined){
const _errs183 = errors;
if(!(validate244(data91.narrowing, {instancePath:instancePath+"/impact/counts/narrowing",parentData:data91,parentDataProperty:"narrowing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs183 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.reRoute !== undefined){
const _errs184 = errors;
if(!(validate244(data91.reRoute, {instancePath:instancePath+"/impact/counts/reRoute",parentData:data91,parentDataProperty:"reRoute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs184 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.metadata !== undefined){
const _errs185 = errors;
if(!(validate244(data91.metadata, {instancePath:instancePath+"/impact/counts/metadata",parentData:data91,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs185 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.columns !== undefined){
const _errs186 = errors;
if(!(validate244(data91.columns, {instancePath:instancePath+"/impact/counts/columns",parentData:data91,parentDataProperty:"columns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs186 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.direct !== undefined){
const _errs187 = errors;
if(!(validate244(data91.direct, {instancePath:instancePath+"/impact/counts/direct",parentData:data91,parentDataProperty:"direct",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs187 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data91.datasets !== undefined){
const _errs188 = errors;
if(!(validate244(data91.datasets, {instancePath:instancePath+"/impact/counts/datasets",parentData:data91,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid42 = _errs188 === errors;
}
else {
var valid42 = true;
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid40 = _errs180 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data88.downstream !== undefined){
let data99 = data88.downstream;
const _errs189 = errors;
if(errors === _errs189){
if(Array.isArray(data99)){
var valid43 = true;
const len19 = data99.length;
for(let i19=0; i19<len19; i19++){
let data100 = data99[i19];
const _errs191 = errors;
if(errors === _errs191){
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
let missing18;
if(((data100.type === undefined) && (missing18 = "type")) || ((data100.count === undefined) && (missing18 = "count"))){
validate183.errors = [{instancePath:instancePath+"/impact/downstream/" + i19,schemaPath:"#/properties/impact/properties/downstream/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
if(data100.type !== undefined){
const _errs193 = errors;
if(typeof data100.type !== "string"){
validate183.errors = [{instancePath:instancePath+"/impact/downstream/" + i19+"/type",schemaPath:"#/properties/impact/properties/downstream/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid44 = _errs193 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data100.count !== undefined){
const _errs195 = errors;
if(!(validate244(data100.count, {instancePath:instancePath+"/impact/downstream/" + i19+"/count",parentData:data100,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid44 = _errs195 === errors;
}
else {
var valid44 = true;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact/downstream/" + i19,schemaPath:"#/properties/impact/properties/downstream/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid43 = _errs191 === errors;
if(!valid43){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact/downstream",schemaPath:"#/properties/impact/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid40 = _errs189 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data88.limits !== undefined){
let data103 = data88.limits;
const _errs196 = errors;
if(errors === _errs196){
if(Array.isArray(data103)){
var valid45 = true;
const len20 = data103.length;
for(let i20=0; i20<len20; i20++){
let data104 = data103[i20];
const _errs198 = errors;
if(errors === _errs198){
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
let missing19;
if(((data104.reason === undefined) && (missing19 = "reason")) || ((data104.message === undefined) && (missing19 = "message"))){
validate183.errors = [{instancePath:instancePath+"/impact/limits/" + i20,schemaPath:"#/properties/impact/properties/limits/items/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data104.reason !== undefined){
let data105 = data104.reason;
const _errs200 = errors;
if(!(((((data105 === "declared-only") || (data105 === "search-cut")) || (data105 === "unreadable")) || (data105 === "hidden-path")) || (data105 === "too-large"))){
validate183.errors = [{instancePath:instancePath+"/impact/limits/" + i20+"/reason",schemaPath:"#/properties/impact/properties/limits/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema49.properties.impact.properties.limits.items.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid46 = _errs200 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data104.message !== undefined){
const _errs201 = errors;
if(typeof data104.message !== "string"){
validate183.errors = [{instancePath:instancePath+"/impact/limits/" + i20+"/message",schemaPath:"#/properties/impact/properties/limits/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid46 = _errs201 === errors;
}
else {
var valid46 = true;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact/limits/" + i20,schemaPath:"#/properties/impact/properties/limits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid45 = _errs198 === errors;
if(!valid45){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact/limits",schemaPath:"#/properties/impact/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid40 = _errs196 === errors;
}
else {
var valid40 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data107 = data.summary;
const _errs203 = errors;
if(errors === _errs203){
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
let missing20;
if((((((((((data107.add === undefined) && (missing20 = "add")) || ((data107.change === undefined) && (missing20 = "change"))) || ((data107.remove === undefined) && (missing20 = "remove"))) || ((data107.mark === undefined) && (missing20 = "mark"))) || ((data107.datasets === undefined) && (missing20 = "datasets"))) || ((data107.unchanged === undefined) && (missing20 = "unchanged"))) || ((data107.unchangedPairs === undefined) && (missing20 = "unchangedPairs"))) || ((data107.others === undefined) && (missing20 = "others"))) || ((data107.otherPairs === undefined) && (missing20 = "otherPairs"))){
validate183.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
if(data107.add !== undefined){
const _errs205 = errors;
if(!(validate244(data107.add, {instancePath:instancePath+"/summary/add",parentData:data107,parentDataProperty:"add",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs205 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.change !== undefined){
const _errs206 = errors;
if(!(validate244(data107.change, {instancePath:instancePath+"/summary/change",parentData:data107,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs206 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.remove !== undefined){
const _errs207 = errors;
if(!(validate244(data107.remove, {instancePath:instancePath+"/summary/remove",parentData:data107,parentDataProperty:"remove",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs207 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.mark !== undefined){
const _errs208 = errors;
if(!(validate244(data107.mark, {instancePath:instancePath+"/summary/mark",parentData:data107,parentDataProperty:"mark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs208 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.datasets !== undefined){
const _errs209 = errors;
if(!(validate244(data107.datasets, {instancePath:instancePath+"/summary/datasets",parentData:data107,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs209 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.unchanged !== undefined){
const _errs210 = errors;
if(!(validate244(data107.unchanged, {instancePath:instancePath+"/summary/unchanged",parentData:data107,parentDataProperty:"unchanged",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs210 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.unchangedPairs !== undefined){
const _errs211 = errors;
if(!(validate244(data107.unchangedPairs, {instancePath:instancePath+"/summary/unchangedPairs",parentData:data107,parentDataProperty:"unchangedPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs211 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.others !== undefined){
const _errs212 = errors;
if(!(validate244(data107.others, {instancePath:instancePath+"/summary/others",parentData:data107,parentDataProperty:"others",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs212 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data107.otherPairs !== undefined){
const _errs213 = errors;
if(!(validate244(data107.otherPairs, {instancePath:instancePath+"/summary/otherPairs",parentData:data107,parentDataProperty:"otherPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var valid47 = _errs213 === errors;
}
else {
var valid47 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs203 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliable !== undefined){
const _errs214 = errors;
if(typeof data.appliable !== "boolean"){
validate183.errors = [{instancePath:instancePath+"/appliable",schemaPath:"#/properties/appliable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs214 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digests !== undefined){
let data118 = data.digests;
const _errs216 = errors;
if(errors === _errs216){
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
let missing21;
if((data118.effect === undefined) && (missing21 = "effect")){
validate183.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
if(data118.effect !== undefined){
let data119 = data118.effect;
const _errs218 = errors;
if(errors === _errs218){
if(typeof data119 === "string"){
if(!pattern5.test(data119)){
validate183.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid48 = _errs218 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data118.document !== undefined){
let data120 = data118.document;
const _errs220 = errors;
if(errors === _errs220){
if(typeof data120 === "string"){
if(!pattern5.test(data120)){
validate183.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid48 = _errs220 === errors;
}
else {
var valid48 = true;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs216 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"kind":true,"formatVersion":true,"tool":true,"target":true,"base":true,"intent":true,"source":true,"scope":true,"changes":true,"way":true,"writes":true,"findings":true,"guards":true,"impact":true,"summary":true,"appliable":true,"digests":true},"dynamicProps":false,"dynamicItems":false};

export const receiptOfOtherVersion: ValidateFunction = validate269;
const schema66 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/other-version/receipt.schema.json","title":"Headwater receipt","type":"object","required":["formatVersion","tool","target","intent","source","effect","allowances","startedAt","events"],"properties":{"kind":{"const":"receipt"},"formatVersion":{"type":"string"},"tool":{"$ref":"plan.schema.json#/properties/tool"},"target":{"$ref":"plan.schema.json#/properties/target"},"intent":{"$ref":"plan.schema.json#/properties/intent"},"source":{"$ref":"plan.schema.json#/properties/source"},"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"allowances":{"$ref":"plan.schema.json#/properties/guards"},"startedAt":{"type":"string"},"events":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/lineageBefore"},{"$ref":"#/$defs/entityBefore"},{"$ref":"#/$defs/lost"},{"$ref":"#/$defs/outcome"}]}},"finishedAt":{"type":"string"},"exitCode":{"enum":[0,1,5,6,130]},"digest":{"$ref":"#/$defs/digest"},"findings":{"$ref":"plan.schema.json#/properties/findings"}},"$defs":{"lineageBefore":{"type":"object","required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}},"compactChanges":{"type":"object","required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}},"edgeEffect":{"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}},"pairEffect":{"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}},"edgeRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false},"pairRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false},"compactPlace":{"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]},"entityBefore":{"type":"object","required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}},"lost":{"type":"object","required":["event","unit","urn","lost","returned"],"properties":{"event":{"const":"lost"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"lost":{"$ref":"#/$defs/upstreamLineage"},"returned":{"$ref":"#/$defs/upstreamLineage"},"digest":{"$ref":"#/$defs/digest"}}},"outcome":{"type":"object","required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"upstreamLineage":{"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object","required":["upstreamType","downstreamType"],"properties":{"upstreamType":{"type":"string"},"upstreams":{"type":"array","items":{"type":"string"}},"downstreamType":{"type":"string"},"downstreams":{"type":"array","items":{"type":"string"}},"transformOperation":{"type":"string"},"confidenceScore":{"type":"number"},"query":{"type":"string"}}}}}}}};
const schema67 = {"type":"object","required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
validate270.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if("headwater" !== data.name){
validate270.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs2 = errors;
if(typeof data.version !== "string"){
validate270.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"name":true,"version":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"type":"object","required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.origin === undefined) && (missing0 = "origin")) || ((data.stack === undefined) && (missing0 = "stack"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.actor === undefined) && (missing0 = "actor"))){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.origin !== undefined){
let data0 = data.origin;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate272.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema68.properties.origin.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stack !== undefined){
const _errs3 = errors;
if(typeof data.stack !== "string"){
validate272.errors = [{instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data2 = data.target;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate272.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema68.properties.target.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
let passing0 = null;
const _errs9 = errors;
if(data3 !== null){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs11 = errors;
if(!(validate184(data3, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate272.errors = vErrors;
return false;
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"origin":true,"stack":true,"target":true,"actor":true},"dynamicProps":false,"dynamicItems":false};

const schema69 = {"enum":["sync","adopt","release","rollback"]};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "sync") || (data === "adopt")) || (data === "release")) || (data === "rollback"))){
validate275.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema69.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.commit === undefined) && (missing0 = "commit")) || ((data.dirty === undefined) && (missing0 = "dirty"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.receipt === undefined) && (missing0 = "receipt"))){
validate277.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.commit !== undefined){
let data0 = data.commit;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate277.errors = [{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema70.properties.commit.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dirty !== undefined){
let data1 = data.dirty;
const _errs3 = errors;
if((typeof data1 !== "boolean") && (data1 !== null)){
validate277.errors = [{instancePath:instancePath+"/dirty",schemaPath:"#/properties/dirty/type",keyword:"type",params:{type: schema70.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data2 = data.files;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate186(data2[i0], {instancePath:instancePath+"/files/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.receipt !== undefined){
let data4 = data.receipt;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
let passing0 = null;
const _errs10 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs12 = errors;
if(!(validate186(data4, {instancePath:instancePath+"/receipt",parentData:data,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
var props0 = {};
props0.path = true;
props0.sha256 = true;
}
}
if(!valid2){
const err1 = {instancePath:instancePath+"/receipt",schemaPath:"#/properties/receipt/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate277.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":{"commit":true,"dirty":true,"files":true,"receipt":true},"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"array","items":{"type":"object","required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.guard === undefined) && (missing0 = "guard")) || ((data0.address === undefined) && (missing0 = "address"))) || ((data0.message === undefined) && (missing0 = "message"))) || ((data0.allowed === undefined) && (missing0 = "allowed"))){
validate281.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.guard !== undefined){
let data1 = data0.guard;
const _errs3 = errors;
if(!(((((((data1 === "mass-delete") || (data1 === "empty-desired")) || (data1 === "foreign-owner")) || (data1 === "protected")) || (data1 === "exclusive")) || (data1 === "sensitive")) || (data1 === "boundary"))){
validate281.errors = [{instancePath:instancePath+"/" + i0+"/guard",schemaPath:"#/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema71.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.address !== undefined){
let data2 = data0.address;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate281.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: schema71.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
const _errs6 = errors;
if(typeof data0.message !== "string"){
validate281.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.allowed !== undefined){
let data4 = data0.allowed;
const _errs8 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate281.errors = [{instancePath:instancePath+"/" + i0+"/allowed",schemaPath:"#/items/properties/allowed/type",keyword:"type",params:{type: schema71.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"object","required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate284.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema74 = {"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object","required":["upstreamType","downstreamType"],"properties":{"upstreamType":{"type":"string"},"upstreams":{"type":"array","items":{"type":"string"}},"downstreamType":{"type":"string"},"downstreams":{"type":"array","items":{"type":"string"}},"transformOperation":{"type":"string"},"confidenceScore":{"type":"number"},"query":{"type":"string"}}}}}};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dataset === undefined) && (missing0 = "dataset")) || ((data.type === undefined) && (missing0 = "type"))){
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate287.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate287.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined){
let data2 = data.properties;
const _errs5 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate287.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.upstreams === undefined) && (missing0 = "upstreams")){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.upstreams !== undefined){
let data0 = data.upstreams;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate287(data0[i0], {instancePath:instancePath+"/upstreams/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fineGrainedLineages !== undefined){
let data2 = data.fineGrainedLineages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.upstreamType === undefined) && (missing1 = "upstreamType")) || ((data3.downstreamType === undefined) && (missing1 = "downstreamType"))){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1,schemaPath:"#/properties/fineGrainedLineages/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.upstreamType !== undefined){
const _errs8 = errors;
if(typeof data3.upstreamType !== "string"){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/upstreamType",schemaPath:"#/properties/fineGrainedLineages/items/properties/upstreamType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.upstreams !== undefined){
let data5 = data3.upstreams;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid4 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs12 = errors;
if(typeof data5[i2] !== "string"){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/upstreams/" + i2,schemaPath:"#/properties/fineGrainedLineages/items/properties/upstreams/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/upstreams",schemaPath:"#/properties/fineGrainedLineages/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.downstreamType !== undefined){
const _errs14 = errors;
if(typeof data3.downstreamType !== "string"){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/downstreamType",schemaPath:"#/properties/fineGrainedLineages/items/properties/downstreamType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.downstreams !== undefined){
let data8 = data3.downstreams;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid5 = true;
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
const _errs18 = errors;
if(typeof data8[i3] !== "string"){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/downstreams/" + i3,schemaPath:"#/properties/fineGrainedLineages/items/properties/downstreams/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs18 === errors;
if(!valid5){
break;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/downstreams",schemaPath:"#/properties/fineGrainedLineages/items/properties/downstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.transformOperation !== undefined){
const _errs20 = errors;
if(typeof data3.transformOperation !== "string"){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/transformOperation",schemaPath:"#/properties/fineGrainedLineages/items/properties/transformOperation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.confidenceScore !== undefined){
let data11 = data3.confidenceScore;
const _errs22 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/confidenceScore",schemaPath:"#/properties/fineGrainedLineages/items/properties/confidenceScore/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.query !== undefined){
const _errs24 = errors;
if(typeof data3.query !== "string"){
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1+"/query",schemaPath:"#/properties/fineGrainedLineages/items/properties/query/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1,schemaPath:"#/properties/fineGrainedLineages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate286.errors = [{instancePath:instancePath+"/fineGrainedLineages",schemaPath:"#/properties/fineGrainedLineages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"upstreams":true,"fineGrainedLineages":true},"dynamicProps":false,"dynamicItems":false};

const schema76 = {"type":"object","required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}};
const schema77 = {"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}};
const schema78 = {"enum":["create","update","delete","mark"]};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate292.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema79 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate294.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema79.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.owned === undefined) && (missing0 = "owned"))) || ((data.protected === undefined) && (missing0 = "protected"))){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate296.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs3 = errors;
if(typeof data.owned !== "boolean"){
validate296.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protected !== undefined){
const _errs5 = errors;
if(typeof data.protected !== "boolean"){
validate296.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"type":true,"owned":true,"protected":true},"dynamicProps":false,"dynamicItems":false};


function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if(!(validate292(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs2 = errors;
if(!(validate294(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs3 = errors;
if(!(validate296(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs4 = errors;
if(!(validate296(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"kind":true,"reason":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema81 = {"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}};
const schema82 = {"enum":["create","update","delete","mark"]};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate301.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema83 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate303.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.transform === undefined) && (missing0 = "transform")) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.owned === undefined) && (missing0 = "owned"))){
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transform !== undefined){
let data0 = data.transform;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate305.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema59.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.confidence !== undefined){
let data1 = data.confidence;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate305.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate305.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owned !== undefined){
const _errs5 = errors;
if(typeof data.owned !== "boolean"){
validate305.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"transform":true,"confidence":true,"owned":true},"dynamicProps":false,"dynamicItems":false};


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if(!(validate301(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs2 = errors;
if(!(validate303(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs3 = errors;
if(!(validate305(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs4 = errors;
if(!(validate305(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":{"kind":true,"reason":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema85 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate311.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema87 = {"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate314.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate314.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate314.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data2 = data.column;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate314.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate314.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endLine !== undefined){
let data3 = data.endLine;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate314.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate314.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined){
let data4 = data.endColumn;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate314.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate314.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"file":true,"line":true,"column":true,"endLine":true,"endColumn":true},"dynamicProps":false,"dynamicItems":false};


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data)){
if(data.length > 4){
const err0 = {instancePath,schemaPath:"#/oneOf/0/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.length < 4){
const err1 = {instancePath,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/oneOf/0/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var items0 = true;
}
const _errs5 = errors;
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
const _errs6 = errors;
if(data !== null){
const err5 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate313.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate313.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate313.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate310.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate311(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate313(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 2)){
validate310.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
}
}
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 4){
validate318.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate311(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(typeof data[1] !== "string"){
validate318.errors = [{instancePath:instancePath+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
const _errs4 = errors;
if(typeof data[2] !== "string"){
validate318.errors = [{instancePath:instancePath+"/2",schemaPath:"#/prefixItems/2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 3){
const _errs6 = errors;
if(!(validate313(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 4)){
validate318.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
}
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.name === undefined) && (missing0 = "name")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.edges === undefined) && (missing0 = "edges"))) || ((data.pairs === undefined) && (missing0 = "pairs"))) || ((data.upstreams === undefined) && (missing0 = "upstreams"))){
validate290.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate290.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate290.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edges !== undefined){
let data2 = data.edges;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate291(data2[i0], {instancePath:instancePath+"/edges/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pairs !== undefined){
let data4 = data.pairs;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate300(data4[i1], {instancePath:instancePath+"/pairs/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreams !== undefined){
let data6 = data.upstreams;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid3 = true;
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
const _errs13 = errors;
if(errors === _errs13){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.urn === undefined) && (missing1 = "urn")) || ((data7.name === undefined) && (missing1 = "name"))) || ((data7.rows === undefined) && (missing1 = "rows"))){
validate290.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.urn !== undefined){
const _errs15 = errors;
if(!(validate284(data7.urn, {instancePath:instancePath+"/upstreams/" + i2+"/urn",parentData:data7,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.name !== undefined){
const _errs16 = errors;
if(typeof data7.name !== "string"){
validate290.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/name",schemaPath:"#/properties/upstreams/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.rows !== undefined){
let data10 = data7.rows;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
var valid5 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
const _errs20 = errors;
const _errs21 = errors;
let valid6 = false;
let passing0 = null;
const _errs22 = errors;
if(!(validate310(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
var items0 = true;
}
const _errs23 = errors;
if(!(validate318(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
if(items0 !== true){
items0 = true;
}
}
}
if(!valid6){
const err0 = {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,schemaPath:"#/properties/upstreams/items/properties/rows/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate290.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/rows",schemaPath:"#/properties/upstreams/items/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate290.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"name":true,"file":true,"edges":true,"pairs":true,"upstreams":true},"dynamicProps":false,"dynamicItems":false};


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("edge" !== data.element){
validate323.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate323.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema56.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate323.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate323.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema56.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs6 = errors;
if(!(validate184(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs7 = errors;
if(!(validate184(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data6 = data.place;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs12 = errors;
if(!(validate193(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate323.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data7 = data.before;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
const _errs17 = errors;
if(!(validate203(data7, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.type = true;
props1.owned = true;
props1.protected = true;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate323.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data8 = data.after;
const _errs18 = errors;
const _errs19 = errors;
let valid3 = false;
const _errs20 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid3 = valid3 || _valid2;
const _errs22 = errors;
if(!(validate203(data8, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
var props2 = {};
props2.type = true;
props2.owned = true;
props2.protected = true;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate323.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};


function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.downstreamField === undefined) && (missing0 = "downstreamField"))) || ((data.upstreamField === undefined) && (missing0 = "upstreamField"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("pair" !== data.element){
validate330.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((((data1 === "create") || (data1 === "update")) || (data1 === "delete")) || (data1 === "mark"))){
validate330.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema58.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate330.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate330.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema58.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
const _errs6 = errors;
if(!(validate184(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
const _errs7 = errors;
if(!(validate184(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstreamField !== undefined){
const _errs8 = errors;
if(!(validate184(data.downstreamField, {instancePath:instancePath+"/downstreamField",parentData:data,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamField !== undefined){
const _errs9 = errors;
if(!(validate184(data.upstreamField, {instancePath:instancePath+"/upstreamField",parentData:data,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data8 = data.place;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
const _errs12 = errors;
if(data8 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid1 = valid1 || _valid0;
const _errs14 = errors;
if(!(validate193(data8, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data9 = data.before;
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
const _errs17 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
const _errs19 = errors;
if(!(validate213(data9, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var _valid1 = _errs19 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.transform = true;
props1.confidence = true;
props1.owned = true;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data10 = data.after;
const _errs20 = errors;
const _errs21 = errors;
let valid3 = false;
const _errs22 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs22 === errors;
valid3 = valid3 || _valid2;
const _errs24 = errors;
if(!(validate213(data10, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
var _valid2 = _errs24 === errors;
valid3 = valid3 || _valid2;
if(_valid2){
var props2 = {};
props2.transform = true;
props2.confidence = true;
props2.owned = true;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate330.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"downstreamField":true,"upstreamField":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"string","pattern":"^sha256:[0-9a-f]{64}$"};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate339.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.upstreamLineage === undefined) && (missing0 = "upstreamLineage"))) || ((data.changes === undefined) && (missing0 = "changes"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("before" !== data.event){
validate283.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
const _errs2 = errors;
if("lineage" !== data.unit){
validate283.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "lineage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs3 = errors;
if(!(validate284(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs4 = errors;
if(typeof data.version !== "string"){
validate283.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamLineage !== undefined){
let data4 = data.upstreamLineage;
const _errs6 = errors;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(data4 !== null){
const err0 = {instancePath:instancePath+"/upstreamLineage",schemaPath:"#/properties/upstreamLineage/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(!(validate286(data4, {instancePath:instancePath+"/upstreamLineage",parentData:data,parentDataProperty:"upstreamLineage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.upstreams = true;
props0.fineGrainedLineages = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/upstreamLineage",schemaPath:"#/properties/upstreamLineage/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate283.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data5 = data.changes;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing0 = null;
const _errs13 = errors;
if(!(validate290(data5, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing0 = 0;
var props1 = {};
props1.name = true;
props1.file = true;
props1.edges = true;
props1.pairs = true;
props1.upstreams = true;
}
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
let passing1 = null;
const _errs18 = errors;
if(!(validate323(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
var _valid2 = _errs18 === errors;
if(_valid2){
valid4 = true;
passing1 = 0;
var props2 = {};
props2.element = true;
props2.kind = true;
props2.address = true;
props2.reason = true;
props2.downstream = true;
props2.upstream = true;
props2.place = true;
props2.before = true;
props2.after = true;
}
const _errs19 = errors;
if(!(validate330(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
if(_valid2 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid2){
valid4 = true;
passing1 = 1;
if(props2 !== true){
props2 = props2 || {};
props2.element = true;
props2.kind = true;
props2.address = true;
props2.reason = true;
props2.downstream = true;
props2.upstream = true;
props2.downstreamField = true;
props2.upstreamField = true;
props2.place = true;
props2.before = true;
props2.after = true;
}
}
}
if(!valid4){
const err2 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/properties/changes/oneOf/1/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err4 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate283.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs20 = errors;
if(!(validate339(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"event":true,"unit":true,"urn":true,"version":true,"upstreamLineage":true,"changes":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("dataset" !== data.element){
validate344.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs2 = errors;
if(!((data1 === "create") || (data1 === "update"))){
validate344.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema53.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs3 = errors;
if(typeof data.address !== "string"){
validate344.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if(!(((((data3 === "dataset-missing") || (data3 === "content-differs")) || (data3 === "rolled-back")) || (data3 === "declared")) || (data3 === "declared-otherwise"))){
validate344.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema53.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs6 = errors;
if(!(validate184(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data5 = data.place;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(data5 !== null){
const err0 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(!(validate193(data5, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.file = true;
props0.line = true;
props0.column = true;
props0.endLine = true;
props0.endColumn = true;
}
if(!valid1){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate344.errors = vErrors;
return false;
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data6 = data.before;
const _errs12 = errors;
const _errs13 = errors;
let valid2 = false;
const _errs14 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid2 = valid2 || _valid1;
const _errs16 = errors;
if(!(validate195(data6, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(_valid1){
var props1 = {};
props1.description = true;
props1.columns = true;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate344.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs17 = errors;
if(!(validate195(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"urn":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};


function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.change === undefined) && (missing0 = "change"))){
validate342.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("before" !== data.event){
validate342.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
const _errs2 = errors;
if("entity" !== data.unit){
validate342.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "entity"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs3 = errors;
if(!(validate284(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs4 = errors;
if(!(validate344(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs5 = errors;
if(!(validate339(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":{"event":true,"unit":true,"urn":true,"change":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","required":["event","unit","urn","lost","returned"],"properties":{"event":{"const":"lost"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"lost":{"$ref":"#/$defs/upstreamLineage"},"returned":{"$ref":"#/$defs/upstreamLineage"},"digest":{"$ref":"#/$defs/digest"}}};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.returned === undefined) && (missing0 = "returned"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("lost" !== data.event){
validate352.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "lost"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
const _errs2 = errors;
if("lineage" !== data.unit){
validate352.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "lineage"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs3 = errors;
if(!(validate284(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lost !== undefined){
const _errs4 = errors;
if(!(validate286(data.lost, {instancePath:instancePath+"/lost",parentData:data,parentDataProperty:"lost",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returned !== undefined){
const _errs5 = errors;
if(!(validate286(data.returned, {instancePath:instancePath+"/returned",parentData:data,parentDataProperty:"returned",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs6 = errors;
if(!(validate339(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":{"event":true,"unit":true,"urn":true,"lost":true,"returned":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema96 = {"type":"object","required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("outcome" !== data.event){
validate358.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "outcome"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unit !== undefined){
let data1 = data.unit;
const _errs2 = errors;
if(!((data1 === "entity") || (data1 === "lineage"))){
validate358.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema96.properties.unit.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
const _errs3 = errors;
if(!(validate284(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data3 = data.outcome;
const _errs4 = errors;
if(!(((((data3 === "applied") || (data3 === "failed")) || (data3 === "not-attempted")) || (data3 === "unknown")) || (data3 === "unverified"))){
validate358.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema96.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data4 = data.code;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
validate358.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs7 = errors;
if(typeof data.message !== "string"){
validate358.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs9 = errors;
if(!(validate339(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":{"event":true,"unit":true,"urn":true,"outcome":true,"code":true,"message":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema97 = {"type":"array","items":{"$ref":"#/$defs/finding"}};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate235(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate363.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/other-version/receipt.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.intent === undefined) && (missing0 = "intent"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.effect === undefined) && (missing0 = "effect"))) || ((data.allowances === undefined) && (missing0 = "allowances"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.events === undefined) && (missing0 = "events"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if("receipt" !== data.kind){
validate269.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "receipt"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.formatVersion !== undefined){
const _errs2 = errors;
if(typeof data.formatVersion !== "string"){
validate269.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
const _errs4 = errors;
if(!(validate270(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
const _errs5 = errors;
if(!(validate272(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent !== undefined){
const _errs6 = errors;
if(!(validate275(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs7 = errors;
if(!(validate277(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effect !== undefined){
let data6 = data.effect;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
validate269.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate269.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowances !== undefined){
const _errs10 = errors;
if(!(validate281(data.allowances, {instancePath:instancePath+"/allowances",parentData:data,parentDataProperty:"allowances",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
const _errs11 = errors;
if(typeof data.startedAt !== "string"){
validate269.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data9 = data.events;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data9)){
var valid1 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
const _errs15 = errors;
const _errs16 = errors;
let valid2 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate283(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = {};
props0.event = true;
props0.unit = true;
props0.urn = true;
props0.version = true;
props0.upstreamLineage = true;
props0.changes = true;
props0.digest = true;
}
const _errs18 = errors;
if(!(validate342(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.event = true;
props0.unit = true;
props0.urn = true;
props0.change = true;
props0.digest = true;
}
}
const _errs19 = errors;
if(!(validate352(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid2 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.event = true;
props0.unit = true;
props0.urn = true;
props0.lost = true;
props0.returned = true;
props0.digest = true;
}
}
const _errs20 = errors;
if(!(validate358(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid2 = true;
passing0 = 3;
if(props0 !== true){
props0 = props0 || {};
props0.event = true;
props0.unit = true;
props0.urn = true;
props0.outcome = true;
props0.code = true;
props0.message = true;
props0.digest = true;
}
}
}
}
}
if(!valid2){
const err0 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate269.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.finishedAt !== undefined){
const _errs21 = errors;
if(typeof data.finishedAt !== "string"){
validate269.errors = [{instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data12 = data.exitCode;
const _errs23 = errors;
if(!(((((data12 === 0) || (data12 === 1)) || (data12 === 5)) || (data12 === 6)) || (data12 === 130))){
validate269.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues: schema66.properties.exitCode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs24 = errors;
if(!(validate339(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
const _errs25 = errors;
if(!(validate363(data.findings, {instancePath:instancePath+"/findings",parentData:data,parentDataProperty:"findings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate363.errors : vErrors.concat(validate363.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"kind":true,"formatVersion":true,"tool":true,"target":true,"intent":true,"source":true,"effect":true,"allowances":true,"startedAt":true,"events":true,"finishedAt":true,"exitCode":true,"digest":true,"findings":true},"dynamicProps":false,"dynamicItems":false};
