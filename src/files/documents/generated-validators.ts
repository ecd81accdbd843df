// Generated from the schemas in schemas/ by `npm run generate:validators`. Do not edit.
// @ts-nocheck
import type { ValidateFunction } from 'ajv/dist/2020.js';
export const plan: ValidateFunction = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/plan.schema.json","title":"Headwater plan","type":"object","additionalProperties":false,"required":["formatVersion","tool","target","base","intent","source","scope","changes","writes","findings","guards","impact","summary","appliable","digests"],"properties":{"kind":{"enum":["plan","comparison"]},"formatVersion":{"enum":["1.0","1.1","1.2"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"target":{"type":"object","additionalProperties":false,"required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}},"base":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["ref","commit"],"properties":{"ref":{"type":"string"},"commit":{"type":"string"}}}]},"intent":{"enum":["sync","adopt","release","rollback"]},"source":{"type":"object","additionalProperties":false,"required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}},"scope":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["select","exclude","units","outside"],"properties":{"select":{"type":"array","items":{"type":"string"}},"exclude":{"type":"array","items":{"type":"string"}},"units":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0}}}]},"changes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/datasetChange"},{"$ref":"#/$defs/edgeChange"},{"$ref":"#/$defs/pairChange"}]}},"writes":{"type":"object","additionalProperties":false,"required":["entities","edgesToAdd","proposals","edgesToRemove"],"properties":{"entities":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","kind","content","maker"],"properties":{"urn":{"$ref":"#/$defs/urn"},"kind":{"enum":["create","update","restore"]},"content":{"$ref":"#/$defs/content"},"maker":{"type":"string"}}}},"edgesToAdd":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}},"proposals":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","baseVersion","upstreams","restored","removedUpstreams","pairs","removedPairs","marks"],"properties":{"urn":{"$ref":"#/$defs/urn"},"baseVersion":{"type":"string"},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["dataset","type"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"type":{"type":"string"}}}},"restored":{"type":"array","items":{"$ref":"#/$defs/upstreamRecord"}},"removedUpstreams":{"type":"array","items":{"$ref":"#/$defs/urn"}},"pairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fingerprint","downstreamField","upstreamField","transform","confidence"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0}}}},"removedPairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fingerprint","downstreamField","upstreamField","transform"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]}}}},"marks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["dataset","owner","mark"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"owner":{"type":"string"},"mark":{"type":"object","additionalProperties":false,"required":["edge","pairs","protect"],"properties":{"edge":{"type":"boolean"},"pairs":{"type":"array","items":{"type":"string"}},"protect":{"type":"boolean"}}}}}}}}},"edgesToRemove":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}}}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"guards":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}},"impact":{"type":"object","additionalProperties":false,"required":["columns","counts","downstream","limits"],"properties":{"columns":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/affectedColumn"}},"counts":{"type":"object","additionalProperties":false,"required":["additive","narrowing","reRoute","metadata","columns","direct","datasets"],"properties":{"additive":{"$ref":"#/$defs/count"},"narrowing":{"$ref":"#/$defs/count"},"reRoute":{"$ref":"#/$defs/count"},"metadata":{"$ref":"#/$defs/count"},"columns":{"$ref":"#/$defs/count"},"direct":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"}}},"downstream":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","count"],"properties":{"type":{"type":"string"},"count":{"$ref":"#/$defs/count"}}}},"limits":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","message"],"properties":{"reason":{"enum":["declared-only","search-cut","unreadable","hidden-path","too-large"]},"message":{"type":"string"}}}}}},"summary":{"type":"object","additionalProperties":false,"required":["add","change","remove","mark","datasets","unchanged","unchangedPairs","others","otherPairs"],"properties":{"add":{"$ref":"#/$defs/count"},"change":{"$ref":"#/$defs/count"},"remove":{"$ref":"#/$defs/count"},"mark":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"},"unchanged":{"$ref":"#/$defs/count"},"unchangedPairs":{"$ref":"#/$defs/count"},"others":{"$ref":"#/$defs/count"},"otherPairs":{"$ref":"#/$defs/count"}}},"appliable":{"type":"boolean"},"digests":{"type":"object","additionalProperties":false,"required":["effect"],"properties":{"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"document":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"count":{"type":"integer","minimum":0},"lineageType":{"enum":["TRANSFORMED","COPY","VIEW"]},"edgeRef":{"type":"object","additionalProperties":false,"required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}},"content":{"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}},"place":{"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}},"finding":{"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}},"datasetChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}},"edgeChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}},"edgeValue":{"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}},"pairValue":{"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}},"pairChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}},"sourceFile":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}},"upstreamRecord":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","additionalProperties":{"type":"string"}}}},"affectedColumn":{"type":"object","additionalProperties":false,"required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}},"columnPath":{"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}}}};
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.downstreamUrn === undefined) && (missing0 = "downstreamUrn")) || ((data.upstreamUrn === undefined) && (missing0 = "upstreamUrn"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "downstreamUrn") || (key0 === "upstreamUrn"))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate42.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

const schema13 = {"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}};
const pattern4 = new RegExp("^HW[0-9]{4}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
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
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "level")) || (key0 === "message")) || (key0 === "place")) || (key0 === "related")) || (key0 === "suggestion"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema13.properties.level.enum},message:"must be equal to one of the allowed values"}];
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
validate51.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate51.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema14 = {"type":"object","additionalProperties":false,"required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}};
const schema15 = {"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate57.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "column") || (key0 === "address"))){
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate57.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema16 = {"type":"integer","minimum":0};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate60.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
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
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "column") || (key0 === "address")) || (key0 === "category")) || (key0 === "direct")) || (key0 === "gains")) || (key0 === "loses")) || (key0 === "reRouted"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate55.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema14.properties.category.enum},message:"must be equal to one of the allowed values"}];
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
validate55.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate55.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data4){
if(!((key1 === "listed") || (key1 === "count"))){
validate55.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
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
validate55.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
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
validate55.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data6){
if(!(key2 === "path")){
validate55.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data6.path !== undefined){
if(!(validate57(data6.path, {instancePath:instancePath+"/gains/listed/" + i0+"/path",parentData:data6,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate55.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate60(data4.count, {instancePath:instancePath+"/gains/count",parentData:data4,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate55.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate55.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs20 = errors;
for(const key3 in data9){
if(!((key3 === "listed") || (key3 === "count"))){
validate55.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
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
validate55.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
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
validate55.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key4 in data11){
if(!(key4 === "path")){
validate55.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data11.path !== undefined){
if(!(validate57(data11.path, {instancePath:instancePath+"/loses/listed/" + i1+"/path",parentData:data11,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate55.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate60(data9.count, {instancePath:instancePath+"/loses/count",parentData:data9,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate55.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate55.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key5 in data14){
if(!((key5 === "listed") || (key5 === "count"))){
validate55.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
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
validate55.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
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
validate55.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs35 = errors;
for(const key6 in data16){
if(!((key6 === "before") || (key6 === "after"))){
validate55.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs35 === errors){
if(data16.before !== undefined){
const _errs36 = errors;
if(!(validate57(data16.before, {instancePath:instancePath+"/reRouted/listed/" + i2+"/before",parentData:data16,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
if(!(validate57(data16.after, {instancePath:instancePath+"/reRouted/listed/" + i2+"/after",parentData:data16,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate55.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate55.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate60(data14.count, {instancePath:instancePath+"/reRouted/count",parentData:data14,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
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
validate55.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
if(!(((data1 === "1.0") || (data1 === "1.1")) || (data1 === "1.2"))){
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
if(data.writes !== undefined){
let data29 = data.writes;
const _errs77 = errors;
if(errors === _errs77){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing6;
if(((((data29.entities === undefined) && (missing6 = "entities")) || ((data29.edgesToAdd === undefined) && (missing6 = "edgesToAdd"))) || ((data29.proposals === undefined) && (missing6 = "proposals"))) || ((data29.edgesToRemove === undefined) && (missing6 = "edgesToRemove"))){
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs79 = errors;
for(const key6 in data29){
if(!((((key6 === "entities") || (key6 === "edgesToAdd")) || (key6 === "proposals")) || (key6 === "edgesToRemove"))){
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs79 === errors){
if(data29.entities !== undefined){
let data30 = data29.entities;
const _errs80 = errors;
if(errors === _errs80){
if(Array.isArray(data30)){
var valid16 = true;
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
const _errs82 = errors;
if(errors === _errs82){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing7;
if(((((data31.urn === undefined) && (missing7 = "urn")) || ((data31.kind === undefined) && (missing7 = "kind"))) || ((data31.content === undefined) && (missing7 = "content"))) || ((data31.maker === undefined) && (missing7 = "maker"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i4,schemaPath:"#/properties/writes/properties/entities/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs84 = errors;
for(const key7 in data31){
if(!((((key7 === "urn") || (key7 === "kind")) || (key7 === "content")) || (key7 === "maker"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i4,schemaPath:"#/properties/writes/properties/entities/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs84 === errors){
if(data31.urn !== undefined){
const _errs85 = errors;
if(!(validate1(data31.urn, {instancePath:instancePath+"/writes/entities/" + i4+"/urn",parentData:data31,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid17 = _errs85 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data31.kind !== undefined){
let data33 = data31.kind;
const _errs86 = errors;
if(!(((data33 === "create") || (data33 === "update")) || (data33 === "restore"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i4+"/kind",schemaPath:"#/properties/writes/properties/entities/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.writes.properties.entities.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs86 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data31.content !== undefined){
const _errs87 = errors;
if(!(validate12(data31.content, {instancePath:instancePath+"/writes/entities/" + i4+"/content",parentData:data31,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid17 = _errs87 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data31.maker !== undefined){
const _errs88 = errors;
if(typeof data31.maker !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i4+"/maker",schemaPath:"#/properties/writes/properties/entities/items/properties/maker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs88 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i4,schemaPath:"#/properties/writes/properties/entities/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs82 === errors;
if(!valid16){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities",schemaPath:"#/properties/writes/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs80 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data29.edgesToAdd !== undefined){
let data36 = data29.edgesToAdd;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data36)){
var valid18 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
const _errs92 = errors;
if(!(validate36(data36[i5], {instancePath:instancePath+"/writes/edgesToAdd/" + i5,parentData:data36,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid18 = _errs92 === errors;
if(!valid18){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/edgesToAdd",schemaPath:"#/properties/writes/properties/edgesToAdd/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs90 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data29.proposals !== undefined){
let data38 = data29.proposals;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data38)){
var valid19 = true;
const len6 = data38.length;
for(let i6=0; i6<len6; i6++){
let data39 = data38[i6];
const _errs95 = errors;
if(errors === _errs95){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing8;
if(((((((((data39.urn === undefined) && (missing8 = "urn")) || ((data39.baseVersion === undefined) && (missing8 = "baseVersion"))) || ((data39.upstreams === undefined) && (missing8 = "upstreams"))) || ((data39.restored === undefined) && (missing8 = "restored"))) || ((data39.removedUpstreams === undefined) && (missing8 = "removedUpstreams"))) || ((data39.pairs === undefined) && (missing8 = "pairs"))) || ((data39.removedPairs === undefined) && (missing8 = "removedPairs"))) || ((data39.marks === undefined) && (missing8 = "marks"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6,schemaPath:"#/properties/writes/properties/proposals/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs97 = errors;
for(const key8 in data39){
if(!((((((((key8 === "urn") || (key8 === "baseVersion")) || (key8 === "upstreams")) || (key8 === "restored")) || (key8 === "removedUpstreams")) || (key8 === "pairs")) || (key8 === "removedPairs")) || (key8 === "marks"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6,schemaPath:"#/properties/writes/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs97 === errors){
if(data39.urn !== undefined){
const _errs98 = errors;
if(!(validate1(data39.urn, {instancePath:instancePath+"/writes/proposals/" + i6+"/urn",parentData:data39,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid20 = _errs98 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.baseVersion !== undefined){
const _errs99 = errors;
if(typeof data39.baseVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/baseVersion",schemaPath:"#/properties/writes/properties/proposals/items/properties/baseVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs99 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.upstreams !== undefined){
let data42 = data39.upstreams;
const _errs101 = errors;
if(errors === _errs101){
if(Array.isArray(data42)){
var valid21 = true;
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
let data43 = data42[i7];
const _errs103 = errors;
if(errors === _errs103){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing9;
if(((data43.dataset === undefined) && (missing9 = "dataset")) || ((data43.type === undefined) && (missing9 = "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs105 = errors;
for(const key9 in data43){
if(!((key9 === "dataset") || (key9 === "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs105 === errors){
if(data43.dataset !== undefined){
const _errs106 = errors;
if(!(validate1(data43.dataset, {instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7+"/dataset",parentData:data43,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid22 = _errs106 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.type !== undefined){
const _errs107 = errors;
if(typeof data43.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7+"/type",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs107 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs103 === errors;
if(!valid21){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs101 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.restored !== undefined){
let data46 = data39.restored;
const _errs109 = errors;
if(errors === _errs109){
if(Array.isArray(data46)){
var valid23 = true;
const len8 = data46.length;
for(let i8=0; i8<len8; i8++){
const _errs111 = errors;
if(!(validate42(data46[i8], {instancePath:instancePath+"/writes/proposals/" + i6+"/restored/" + i8,parentData:data46,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid23 = _errs111 === errors;
if(!valid23){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/restored",schemaPath:"#/properties/writes/properties/proposals/items/properties/restored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs109 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.removedUpstreams !== undefined){
let data48 = data39.removedUpstreams;
const _errs112 = errors;
if(errors === _errs112){
if(Array.isArray(data48)){
var valid24 = true;
const len9 = data48.length;
for(let i9=0; i9<len9; i9++){
const _errs114 = errors;
if(!(validate1(data48[i9], {instancePath:instancePath+"/writes/proposals/" + i6+"/removedUpstreams/" + i9,parentData:data48,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid24 = _errs114 === errors;
if(!valid24){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedUpstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedUpstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs112 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.pairs !== undefined){
let data50 = data39.pairs;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data50)){
var valid25 = true;
const len10 = data50.length;
for(let i10=0; i10<len10; i10++){
let data51 = data50[i10];
const _errs117 = errors;
if(errors === _errs117){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing10;
if((((((data51.fingerprint === undefined) && (missing10 = "fingerprint")) || ((data51.downstreamField === undefined) && (missing10 = "downstreamField"))) || ((data51.upstreamField === undefined) && (missing10 = "upstreamField"))) || ((data51.transform === undefined) && (missing10 = "transform"))) || ((data51.confidence === undefined) && (missing10 = "confidence"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs119 = errors;
for(const key10 in data51){
if(!(((((key10 === "fingerprint") || (key10 === "downstreamField")) || (key10 === "upstreamField")) || (key10 === "transform")) || (key10 === "confidence"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs119 === errors){
if(data51.fingerprint !== undefined){
let data52 = data51.fingerprint;
const _errs120 = errors;
if(errors === _errs120){
if(typeof data52 === "string"){
if(!pattern2.test(data52)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs120 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.downstreamField !== undefined){
const _errs122 = errors;
if(!(validate1(data51.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/downstreamField",parentData:data51,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid26 = _errs122 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.upstreamField !== undefined){
const _errs123 = errors;
if(!(validate1(data51.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/upstreamField",parentData:data51,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid26 = _errs123 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.transform !== undefined){
let data55 = data51.transform;
const _errs124 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/transform/type",keyword:"type",params:{type: schema0.properties.writes.properties.proposals.items.properties.pairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid26 = _errs124 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.confidence !== undefined){
let data56 = data51.confidence;
const _errs126 = errors;
if(errors === _errs126){
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs126 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs117 === errors;
if(!valid25){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs115 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.removedPairs !== undefined){
let data57 = data39.removedPairs;
const _errs128 = errors;
if(errors === _errs128){
if(Array.isArray(data57)){
var valid27 = true;
const len11 = data57.length;
for(let i11=0; i11<len11; i11++){
let data58 = data57[i11];
const _errs130 = errors;
if(errors === _errs130){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
let missing11;
if(((((data58.fingerprint === undefined) && (missing11 = "fingerprint")) || ((data58.downstreamField === undefined) && (missing11 = "downstreamField"))) || ((data58.upstreamField === undefined) && (missing11 = "upstreamField"))) || ((data58.transform === undefined) && (missing11 = "transform"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs132 = errors;
for(const key11 in data58){
if(!((((key11 === "fingerprint") || (key11 === "downstreamField")) || (key11 === "upstreamField")) || (key11 === "transform"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs132 === errors){
if(data58.fingerprint !== undefined){
let data59 = data58.fingerprint;
const _errs133 = errors;
if(errors === _errs133){
if(typeof data59 === "string"){
if(!pattern2.test(data59)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid28 = _errs133 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data58.downstreamField !== undefined){
const _errs135 = errors;
if(!(validate1(data58.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/downstreamField",parentData:data58,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid28 = _errs135 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data58.upstreamField !== undefined){
const _errs136 = errors;
if(!(validate1(data58.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/upstreamField",parentData:data58,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid28 = _errs136 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data58.transform !== undefined){
let data62 = data58.transform;
const _errs137 = errors;
if((typeof data62 !== "string") && (data62 !== null)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/transform/type",keyword:"type",params:{type: schema0.properties.writes.properties.proposals.items.properties.removedPairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid28 = _errs137 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid27 = _errs130 === errors;
if(!valid27){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs128 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.marks !== undefined){
let data63 = data39.marks;
const _errs139 = errors;
if(errors === _errs139){
if(Array.isArray(data63)){
var valid29 = true;
const len12 = data63.length;
for(let i12=0; i12<len12; i12++){
let data64 = data63[i12];
const _errs141 = errors;
if(errors === _errs141){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing12;
if((((data64.dataset === undefined) && (missing12 = "dataset")) || ((data64.owner === undefined) && (missing12 = "owner"))) || ((data64.mark === undefined) && (missing12 = "mark"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs143 = errors;
for(const key12 in data64){
if(!(((key12 === "dataset") || (key12 === "owner")) || (key12 === "mark"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs143 === errors){
if(data64.dataset !== undefined){
const _errs144 = errors;
if(!(validate1(data64.dataset, {instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/dataset",parentData:data64,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid30 = _errs144 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data64.owner !== undefined){
const _errs145 = errors;
if(typeof data64.owner !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/owner",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs145 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data64.mark !== undefined){
let data67 = data64.mark;
const _errs147 = errors;
if(errors === _errs147){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing13;
if((((data67.edge === undefined) && (missing13 = "edge")) || ((data67.pairs === undefined) && (missing13 = "pairs"))) || ((data67.protect === undefined) && (missing13 = "protect"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
const _errs149 = errors;
for(const key13 in data67){
if(!(((key13 === "edge") || (key13 === "pairs")) || (key13 === "protect"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs149 === errors){
if(data67.edge !== undefined){
const _errs150 = errors;
if(typeof data67.edge !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/edge",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/edge/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid31 = _errs150 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data67.pairs !== undefined){
let data69 = data67.pairs;
const _errs152 = errors;
if(errors === _errs152){
if(Array.isArray(data69)){
var valid32 = true;
const len13 = data69.length;
for(let i13=0; i13<len13; i13++){
const _errs154 = errors;
if(typeof data69[i13] !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/pairs/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs154 === errors;
if(!valid32){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid31 = _errs152 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data67.protect !== undefined){
const _errs156 = errors;
if(typeof data67.protect !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/protect",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/protect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid31 = _errs156 === errors;
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
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid30 = _errs147 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs141 === errors;
if(!valid29){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs139 === errors;
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
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i6,schemaPath:"#/properties/writes/properties/proposals/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs95 === errors;
if(!valid19){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals",schemaPath:"#/properties/writes/properties/proposals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs93 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data29.edgesToRemove !== undefined){
let data72 = data29.edgesToRemove;
const _errs158 = errors;
if(errors === _errs158){
if(Array.isArray(data72)){
var valid33 = true;
const len14 = data72.length;
for(let i14=0; i14<len14; i14++){
const _errs160 = errors;
if(!(validate36(data72[i14], {instancePath:instancePath+"/writes/edgesToRemove/" + i14,parentData:data72,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid33 = _errs160 === errors;
if(!valid33){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/edgesToRemove",schemaPath:"#/properties/writes/properties/edgesToRemove/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs158 === errors;
}
else {
var valid15 = true;
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
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data74 = data.findings;
const _errs161 = errors;
if(errors === _errs161){
if(Array.isArray(data74)){
var valid34 = true;
const len15 = data74.length;
for(let i15=0; i15<len15; i15++){
const _errs163 = errors;
if(!(validate51(data74[i15], {instancePath:instancePath+"/findings/" + i15,parentData:data74,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid34 = _errs163 === errors;
if(!valid34){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data76 = data.guards;
const _errs164 = errors;
if(errors === _errs164){
if(Array.isArray(data76)){
var valid35 = true;
const len16 = data76.length;
for(let i16=0; i16<len16; i16++){
let data77 = data76[i16];
const _errs166 = errors;
if(errors === _errs166){
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
let missing14;
if(((((data77.guard === undefined) && (missing14 = "guard")) || ((data77.address === undefined) && (missing14 = "address"))) || ((data77.message === undefined) && (missing14 = "message"))) || ((data77.allowed === undefined) && (missing14 = "allowed"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i16,schemaPath:"#/properties/guards/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs168 = errors;
for(const key14 in data77){
if(!((((key14 === "guard") || (key14 === "address")) || (key14 === "message")) || (key14 === "allowed"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i16,schemaPath:"#/properties/guards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs168 === errors){
if(data77.guard !== undefined){
let data78 = data77.guard;
const _errs169 = errors;
if(!(((((((data78 === "mass-delete") || (data78 === "empty-desired")) || (data78 === "foreign-owner")) || (data78 === "protected")) || (data78 === "exclusive")) || (data78 === "sensitive")) || (data78 === "boundary"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i16+"/guard",schemaPath:"#/properties/guards/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema0.properties.guards.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid36 = _errs169 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data77.address !== undefined){
let data79 = data77.address;
const _errs170 = errors;
if((typeof data79 !== "string") && (data79 !== null)){
validate0.errors = [{instancePath:instancePath+"/guards/" + i16+"/address",schemaPath:"#/properties/guards/items/properties/address/type",keyword:"type",params:{type: schema0.properties.guards.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid36 = _errs170 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data77.message !== undefined){
const _errs172 = errors;
if(typeof data77.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/guards/" + i16+"/message",schemaPath:"#/properties/guards/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid36 = _errs172 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data77.allowed !== undefined){
let data81 = data77.allowed;
const _errs174 = errors;
if((typeof data81 !== "string") && (data81 !== null)){
validate0.errors = [{instancePath:instancePath+"/guards/" + i16+"/allowed",schemaPath:"#/properties/guards/items/properties/allowed/type",keyword:"type",params:{type: schema0.properties.guards.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid36 = _errs174 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guards/" + i16,schemaPath:"#/properties/guards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid35 = _errs166 === errors;
if(!valid35){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data82 = data.impact;
const _errs176 = errors;
if(errors === _errs176){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
let missing15;
if(((((data82.columns === undefined) && (missing15 = "columns")) || ((data82.counts === undefined) && (missing15 = "counts"))) || ((data82.downstream === undefined) && (missing15 = "downstream"))) || ((data82.limits === undefined) && (missing15 = "limits"))){
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs178 = errors;
for(const key15 in data82){
if(!((((key15 === "columns") || (key15 === "counts")) || (key15 === "downstream")) || (key15 === "limits"))){
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs178 === errors){
if(data82.columns !== undefined){
let data83 = data82.columns;
const _errs179 = errors;
if(errors === _errs179){
if(Array.isArray(data83)){
if(data83.length > 500){
validate0.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid38 = true;
const len17 = data83.length;
for(let i17=0; i17<len17; i17++){
const _errs181 = errors;
if(!(validate55(data83[i17], {instancePath:instancePath+"/impact/columns/" + i17,parentData:data83,parentDataProperty:i17,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid38 = _errs181 === errors;
if(!valid38){
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
var valid37 = _errs179 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data82.counts !== undefined){
let data85 = data82.counts;
const _errs182 = errors;
if(errors === _errs182){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing16;
if((((((((data85.additive === undefined) && (missing16 = "additive")) || ((data85.narrowing === undefined) && (missing16 = "narrowing"))) || ((data85.reRoute === undefined) && (missing16 = "reRoute"))) || ((data85.metadata === undefined) && (missing16 = "metadata"))) || ((data85.columns === undefined) && (missing16 = "columns"))) || ((data85.direct === undefined) && (missing16 = "direct"))) || ((data85.datasets === undefined) && (missing16 = "datasets"))){
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs184 = errors;
for(const key16 in data85){
if(!(((((((key16 === "additive") || (key16 === "narrowing")) || (key16 === "reRoute")) || (key16 === "metadata")) || (key16 === "columns")) || (key16 === "direct")) || (key16 === "datasets"))){
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs184 === errors){
if(data85.additive !== undefined){
const _errs185 = errors;
if(!(validate60(data85.additive, {instancePath:instancePath+"/impact/counts/additive",parentData:data85,parentDataProperty:"additive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs185 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.narrowing !== undefined){
const _errs186 = errors;
if(!(validate60(data85.narrowing, {instancePath:instancePath+"/impact/counts/narrowing",parentData:data85,parentDataProperty:"narrowing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs186 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.reRoute !== undefined){
const _errs187 = errors;
if(!(validate60(data85.reRoute, {instancePath:instancePath+"/impact/counts/reRoute",parentData:data85,parentDataProperty:"reRoute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs187 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.metadata !== undefined){
const _errs188 = errors;
if(!(validate60(data85.metadata, {instancePath:instancePath+"/impact/counts/metadata",parentData:data85,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs188 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.columns !== undefined){
const _errs189 = errors;
if(!(validate60(data85.columns, {instancePath:instancePath+"/impact/counts/columns",parentData:data85,parentDataProperty:"columns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs189 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.direct !== undefined){
const _errs190 = errors;
if(!(validate60(data85.direct, {instancePath:instancePath+"/impact/counts/direct",parentData:data85,parentDataProperty:"direct",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs190 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.datasets !== undefined){
const _errs191 = errors;
if(!(validate60(data85.datasets, {instancePath:instancePath+"/impact/counts/datasets",parentData:data85,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid39 = _errs191 === errors;
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
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs182 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data82.downstream !== undefined){
let data93 = data82.downstream;
const _errs192 = errors;
if(errors === _errs192){
if(Array.isArray(data93)){
var valid40 = true;
const len18 = data93.length;
for(let i18=0; i18<len18; i18++){
let data94 = data93[i18];
const _errs194 = errors;
if(errors === _errs194){
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
let missing17;
if(((data94.type === undefined) && (missing17 = "type")) || ((data94.count === undefined) && (missing17 = "count"))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i18,schemaPath:"#/properties/impact/properties/downstream/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs196 = errors;
for(const key17 in data94){
if(!((key17 === "type") || (key17 === "count"))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i18,schemaPath:"#/properties/impact/properties/downstream/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs196 === errors){
if(data94.type !== undefined){
const _errs197 = errors;
if(typeof data94.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i18+"/type",schemaPath:"#/properties/impact/properties/downstream/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid41 = _errs197 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data94.count !== undefined){
const _errs199 = errors;
if(!(validate60(data94.count, {instancePath:instancePath+"/impact/downstream/" + i18+"/count",parentData:data94,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid41 = _errs199 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i18,schemaPath:"#/properties/impact/properties/downstream/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid40 = _errs194 === errors;
if(!valid40){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/downstream",schemaPath:"#/properties/impact/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid37 = _errs192 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data82.limits !== undefined){
let data97 = data82.limits;
const _errs200 = errors;
if(errors === _errs200){
if(Array.isArray(data97)){
var valid42 = true;
const len19 = data97.length;
for(let i19=0; i19<len19; i19++){
let data98 = data97[i19];
const _errs202 = errors;
if(errors === _errs202){
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
let missing18;
if(((data98.reason === undefined) && (missing18 = "reason")) || ((data98.message === undefined) && (missing18 = "message"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i19,schemaPath:"#/properties/impact/properties/limits/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs204 = errors;
for(const key18 in data98){
if(!((key18 === "reason") || (key18 === "message"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i19,schemaPath:"#/properties/impact/properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs204 === errors){
if(data98.reason !== undefined){
let data99 = data98.reason;
const _errs205 = errors;
if(!(((((data99 === "declared-only") || (data99 === "search-cut")) || (data99 === "unreadable")) || (data99 === "hidden-path")) || (data99 === "too-large"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i19+"/reason",schemaPath:"#/properties/impact/properties/limits/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.impact.properties.limits.items.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid43 = _errs205 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data98.message !== undefined){
const _errs206 = errors;
if(typeof data98.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i19+"/message",schemaPath:"#/properties/impact/properties/limits/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs206 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i19,schemaPath:"#/properties/impact/properties/limits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid42 = _errs202 === errors;
if(!valid42){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/limits",schemaPath:"#/properties/impact/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid37 = _errs200 === errors;
}
else {
var valid37 = true;
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
var valid0 = _errs176 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data101 = data.summary;
const _errs208 = errors;
if(errors === _errs208){
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
let missing19;
if((((((((((data101.add === undefined) && (missing19 = "add")) || ((data101.change === undefined) && (missing19 = "change"))) || ((data101.remove === undefined) && (missing19 = "remove"))) || ((data101.mark === undefined) && (missing19 = "mark"))) || ((data101.datasets === undefined) && (missing19 = "datasets"))) || ((data101.unchanged === undefined) && (missing19 = "unchanged"))) || ((data101.unchangedPairs === undefined) && (missing19 = "unchangedPairs"))) || ((data101.others === undefined) && (missing19 = "others"))) || ((data101.otherPairs === undefined) && (missing19 = "otherPairs"))){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
const _errs210 = errors;
for(const key19 in data101){
if(!(func0.call(schema0.properties.summary.properties, key19))){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs210 === errors){
if(data101.add !== undefined){
const _errs211 = errors;
if(!(validate60(data101.add, {instancePath:instancePath+"/summary/add",parentData:data101,parentDataProperty:"add",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs211 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.change !== undefined){
const _errs212 = errors;
if(!(validate60(data101.change, {instancePath:instancePath+"/summary/change",parentData:data101,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs212 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.remove !== undefined){
const _errs213 = errors;
if(!(validate60(data101.remove, {instancePath:instancePath+"/summary/remove",parentData:data101,parentDataProperty:"remove",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs213 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.mark !== undefined){
const _errs214 = errors;
if(!(validate60(data101.mark, {instancePath:instancePath+"/summary/mark",parentData:data101,parentDataProperty:"mark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs214 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.datasets !== undefined){
const _errs215 = errors;
if(!(validate60(data101.datasets, {instancePath:instancePath+"/summary/datasets",parentData:data101,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs215 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.unchanged !== undefined){
const _errs216 = errors;
if(!(validate60(data101.unchanged, {instancePath:instancePath+"/summary/unchanged",parentData:data101,parentDataProperty:"unchanged",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs216 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.unchangedPairs !== undefined){
const _errs217 = errors;
if(!(validate60(data101.unchangedPairs, {instancePath:instancePath+"/summary/unchangedPairs",parentData:data101,parentDataProperty:"unchangedPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs217 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.others !== undefined){
const _errs218 = errors;
if(!(validate60(data101.others, {instancePath:instancePath+"/summary/others",parentData:data101,parentDataProperty:"others",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs218 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.otherPairs !== undefined){
const _errs219 = errors;
if(!(validate60(data101.otherPairs, {instancePath:instancePath+"/summary/otherPairs",parentData:data101,parentDataProperty:"otherPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid44 = _errs219 === errors;
}
else {
var valid44 = true;
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
var valid0 = _errs208 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliable !== undefined){
const _errs220 = errors;
if(typeof data.appliable !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/appliable",schemaPath:"#/properties/appliable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs220 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digests !== undefined){
let data112 = data.digests;
const _errs222 = errors;
if(errors === _errs222){
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
let missing20;
if((data112.effect === undefined) && (missing20 = "effect")){
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs224 = errors;
for(const key20 in data112){
if(!((key20 === "effect") || (key20 === "document"))){
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs224 === errors){
if(data112.effect !== undefined){
let data113 = data112.effect;
const _errs225 = errors;
if(errors === _errs225){
if(typeof data113 === "string"){
if(!pattern5.test(data113)){
validate0.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid45 = _errs225 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data112.document !== undefined){
let data114 = data112.document;
const _errs227 = errors;
if(errors === _errs227){
if(typeof data114 === "string"){
if(!pattern5.test(data114)){
validate0.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid45 = _errs227 === errors;
}
else {
var valid45 = true;
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
var valid0 = _errs222 === errors;
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const receipt: ValidateFunction = validate85;
const schema17 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/receipt.schema.json","title":"Headwater receipt","type":"object","additionalProperties":false,"required":["formatVersion","tool","target","intent","source","effect","allowances","startedAt","events"],"properties":{"kind":{"const":"receipt"},"formatVersion":{"enum":["1.0","1.1","1.2","2.0"]},"tool":{"$ref":"plan.schema.json#/properties/tool"},"target":{"$ref":"plan.schema.json#/properties/target"},"intent":{"$ref":"plan.schema.json#/properties/intent"},"source":{"$ref":"plan.schema.json#/properties/source"},"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"allowances":{"$ref":"plan.schema.json#/properties/guards"},"startedAt":{"type":"string"},"events":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/lineageBefore"},{"$ref":"#/$defs/entityBefore"},{"$ref":"#/$defs/outcome"}]}},"finishedAt":{"type":"string"},"exitCode":{"enum":[0,1,5,6,130]},"digest":{"$ref":"#/$defs/digest"},"findings":{"$ref":"plan.schema.json#/properties/findings"}},"$defs":{"lineageBefore":{"type":"object","additionalProperties":false,"required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}},"compactChanges":{"type":"object","additionalProperties":false,"required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}},"edgeEffect":{"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}},"pairEffect":{"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}},"edgeRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false},"pairRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false},"compactPlace":{"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]},"entityBefore":{"type":"object","additionalProperties":false,"required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}},"outcome":{"type":"object","additionalProperties":false,"required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"upstreamLineage":{"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object"}}}}}};
const schema18 = {"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((data.name === undefined) && (missing0 = "name")) || ((data.version === undefined) && (missing0 = "version"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "name") || (key0 === "version"))){
validate86.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if("headwater" !== data.name){
validate86.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
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
validate86.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema19 = {"type":"object","additionalProperties":false,"required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "origin") || (key0 === "stack")) || (key0 === "target")) || (key0 === "actor"))){
validate88.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.origin !== undefined){
let data0 = data.origin;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate88.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema19.properties.origin.type},message:"must be string,null"}];
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
validate88.errors = [{instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate88.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema19.properties.target.type},message:"must be string,null"}];
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
validate88.errors = vErrors;
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema20 = {"enum":["sync","adopt","release","rollback"]};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "sync") || (data === "adopt")) || (data === "release")) || (data === "rollback"))){
validate91.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema21 = {"type":"object","additionalProperties":false,"required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "commit") || (key0 === "dirty")) || (key0 === "files")) || (key0 === "receipt"))){
validate93.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.commit !== undefined){
let data0 = data.commit;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate93.errors = [{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema21.properties.commit.type},message:"must be string,null"}];
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
validate93.errors = [{instancePath:instancePath+"/dirty",schemaPath:"#/properties/dirty/type",keyword:"type",params:{type: schema21.properties.dirty.type},message:"must be boolean,null"}];
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
validate93.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate93.errors = vErrors;
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
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema22 = {"type":"array","items":{"type":"object","additionalProperties":false,"required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
validate97.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((((key0 === "guard") || (key0 === "address")) || (key0 === "message")) || (key0 === "allowed"))){
validate97.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.guard !== undefined){
let data1 = data0.guard;
const _errs4 = errors;
if(!(((((((data1 === "mass-delete") || (data1 === "empty-desired")) || (data1 === "foreign-owner")) || (data1 === "protected")) || (data1 === "exclusive")) || (data1 === "sensitive")) || (data1 === "boundary"))){
validate97.errors = [{instancePath:instancePath+"/" + i0+"/guard",schemaPath:"#/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema22.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
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
validate97.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: schema22.items.properties.address.type},message:"must be string,null"}];
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
validate97.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/" + i0+"/allowed",schemaPath:"#/items/properties/allowed/type",keyword:"type",params:{type: schema22.items.properties.allowed.type},message:"must be string,null"}];
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
validate97.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema23 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}};

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
if(typeof data === "string"){
if(!pattern0.test(data)){
validate100.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema25 = {"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object"}}}};

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
if(((data.dataset === undefined) && (missing0 = "dataset")) || ((data.type === undefined) && (missing0 = "type"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate103.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate103.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate103.errors = [{instancePath:instancePath+"/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
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
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate103(data0[i0], {instancePath:instancePath+"/upstreams/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate102.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1,schemaPath:"#/properties/fineGrainedLineages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/fineGrainedLineages",schemaPath:"#/properties/fineGrainedLineages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"upstreams":true,"fineGrainedLineages":true},"dynamicProps":false,"dynamicItems":false};

const schema27 = {"type":"object","additionalProperties":false,"required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}};
const schema28 = {"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}};
const schema29 = {"enum":["create","update","delete","mark"]};

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
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate108.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema30 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate110.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
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
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "owned")) || (key0 === "protected"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
const _errs2 = errors;
if(typeof data.type !== "string"){
validate112.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate112.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate112.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "reason")) || (key0 === "before")) || (key0 === "after"))){
validate107.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate108(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
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
if(!(validate110(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
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
if(!(validate112(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
if(!(validate112(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema32 = {"type":"object","additionalProperties":false,"required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}};
const schema33 = {"enum":["create","update","delete","mark"]};

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
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate117.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema34 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate119.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "transform") || (key0 === "confidence")) || (key0 === "owned"))){
validate121.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.transform !== undefined){
let data0 = data.transform;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate121.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema10.properties.transform.type},message:"must be string,null"}];
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
validate121.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate121.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
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
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "reason")) || (key0 === "before")) || (key0 === "after"))){
validate116.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if(!(validate117(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
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
if(!(validate119(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
if(!(validate121(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
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
if(!(validate121(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate127.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema38 = {"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "file") || (key0 === "line")) || (key0 === "column")) || (key0 === "endLine")) || (key0 === "endColumn"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.file !== undefined){
const _errs2 = errors;
if(typeof data.file !== "string"){
validate130.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate130.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate130.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate130.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate130.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate130.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate130.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate130.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate130.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
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
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
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
validate129.errors = vErrors;
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
validate129.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate129.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate126.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate127(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate129(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 2)){
validate126.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 4){
validate134.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate127(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(typeof data[1] !== "string"){
validate134.errors = [{instancePath:instancePath+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
const _errs4 = errors;
if(typeof data[2] !== "string"){
validate134.errors = [{instancePath:instancePath+"/2",schemaPath:"#/prefixItems/2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 3){
const _errs6 = errors;
if(!(validate129(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 4)){
validate134.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
}
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
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
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "file")) || (key0 === "edges")) || (key0 === "pairs")) || (key0 === "upstreams"))){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate106.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate106.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate107(data2[i0], {instancePath:instancePath+"/edges/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate116(data4[i1], {instancePath:instancePath+"/pairs/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate106.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key1 in data7){
if(!(((key1 === "urn") || (key1 === "name")) || (key1 === "rows"))){
validate106.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data7.urn !== undefined){
const _errs17 = errors;
if(!(validate100(data7.urn, {instancePath:instancePath+"/upstreams/" + i2+"/urn",parentData:data7,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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
validate106.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/name",schemaPath:"#/properties/upstreams/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate126(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var _valid0 = _errs24 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
var items0 = true;
}
const _errs25 = errors;
if(!(validate134(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate106.errors = vErrors;
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
validate106.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/rows",schemaPath:"#/properties/upstreams/items/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate106.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate106.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
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
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema7.properties, key0))){
validate139.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("edge" !== data.element){
validate139.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
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
validate139.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema7.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate139.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate139.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema7.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
validate139.errors = vErrors;
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
validate139.errors = vErrors;
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
validate139.errors = vErrors;
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
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
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
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("pair" !== data.element){
validate146.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
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
validate146.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate146.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate146.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema9.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
validate146.errors = vErrors;
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
validate146.errors = vErrors;
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
validate146.errors = vErrors;
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"type":"string","pattern":"^sha256:[0-9a-f]{64}$"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate155.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "version")) || (key0 === "upstreamLineage")) || (key0 === "changes")) || (key0 === "digest"))){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("before" !== data.event){
validate99.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
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
validate99.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "lineage"},message:"must be equal to constant"}];
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
if(!(validate100(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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
validate99.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate102(data4, {instancePath:instancePath+"/upstreamLineage",parentData:data,parentDataProperty:"upstreamLineage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
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
validate99.errors = vErrors;
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
if(!(validate106(data5, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
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
if(!(validate139(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var _valid2 = _errs19 === errors;
if(_valid2){
valid4 = true;
passing1 = 0;
var props2 = true;
}
const _errs20 = errors;
if(!(validate146(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
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
validate99.errors = vErrors;
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
if(!(validate155(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
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
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "element") || (key0 === "kind")) || (key0 === "address")) || (key0 === "reason")) || (key0 === "urn")) || (key0 === "place")) || (key0 === "before")) || (key0 === "after"))){
validate160.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("dataset" !== data.element){
validate160.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
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
validate160.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema4.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate160.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate160.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema4.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
validate160.errors = vErrors;
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
validate160.errors = vErrors;
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
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
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
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "change")) || (key0 === "digest"))){
validate158.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("before" !== data.event){
validate158.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
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
validate158.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "entity"},message:"must be equal to constant"}];
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
if(!(validate100(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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
if(!(validate160(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
if(!(validate155(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
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
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"type":"object","additionalProperties":false,"required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
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
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "event") || (key0 === "unit")) || (key0 === "urn")) || (key0 === "outcome")) || (key0 === "code")) || (key0 === "message")) || (key0 === "digest"))){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.event !== undefined){
const _errs2 = errors;
if("outcome" !== data.event){
validate168.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "outcome"},message:"must be equal to constant"}];
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
validate168.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema46.properties.unit.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate100(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
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
validate168.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema46.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
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
validate168.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate168.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate155(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"type":"array","items":{"$ref":"#/$defs/finding"}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
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
if(!(validate51(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/receipt.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema17.properties, key0))){
validate85.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("receipt" !== data.kind){
validate85.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "receipt"},message:"must be equal to constant"}];
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
if(!((((data1 === "1.0") || (data1 === "1.1")) || (data1 === "1.2")) || (data1 === "2.0"))){
validate85.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema17.properties.formatVersion.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate86(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
if(!(validate88(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
if(!(validate91(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
if(!(validate93(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
validate85.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate97(data.allowances, {instancePath:instancePath+"/allowances",parentData:data,parentDataProperty:"allowances",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
validate85.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate99(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
var props0 = true;
}
const _errs18 = errors;
if(!(validate158(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
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
if(!(validate168(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
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
validate85.errors = vErrors;
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
validate85.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs20 = errors;
if(typeof data.finishedAt !== "string"){
validate85.errors = [{instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data12 = data.exitCode;
const _errs22 = errors;
if(!(((((data12 === 0) || (data12 === 1)) || (data12 === 5)) || (data12 === 6)) || (data12 === 130))){
validate85.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues: schema17.properties.exitCode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs23 = errors;
if(!(validate155(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
const _errs24 = errors;
if(!(validate173(data.findings, {instancePath:instancePath+"/findings",parentData:data,parentDataProperty:"findings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
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
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const planOfOtherVersion: ValidateFunction = validate176;
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/other-version/plan.schema.json","title":"Headwater plan","type":"object","required":["formatVersion","tool","target","base","intent","source","scope","changes","writes","findings","guards","impact","summary","appliable","digests"],"properties":{"kind":{"enum":["plan","comparison"]},"formatVersion":{"type":"string"},"tool":{"type":"object","required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"target":{"type":"object","required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}},"base":{"oneOf":[{"type":"null"},{"type":"object","required":["ref","commit"],"properties":{"ref":{"type":"string"},"commit":{"type":"string"}}}]},"intent":{"enum":["sync","adopt","release","rollback"]},"source":{"type":"object","required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}},"scope":{"oneOf":[{"type":"null"},{"type":"object","required":["select","exclude","units","outside"],"properties":{"select":{"type":"array","items":{"type":"string"}},"exclude":{"type":"array","items":{"type":"string"}},"units":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0}}}]},"changes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/datasetChange"},{"$ref":"#/$defs/edgeChange"},{"$ref":"#/$defs/pairChange"}]}},"writes":{"type":"object","required":["entities","edgesToAdd","proposals","edgesToRemove"],"properties":{"entities":{"type":"array","items":{"type":"object","required":["urn","kind","content","maker"],"properties":{"urn":{"$ref":"#/$defs/urn"},"kind":{"enum":["create","update","restore"]},"content":{"$ref":"#/$defs/content"},"maker":{"type":"string"}}}},"edgesToAdd":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}},"proposals":{"type":"array","items":{"type":"object","required":["urn","baseVersion","upstreams","restored","removedUpstreams","pairs","removedPairs","marks"],"properties":{"urn":{"$ref":"#/$defs/urn"},"baseVersion":{"type":"string"},"upstreams":{"type":"array","items":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"type":{"type":"string"}}}},"restored":{"type":"array","items":{"$ref":"#/$defs/upstreamRecord"}},"removedUpstreams":{"type":"array","items":{"$ref":"#/$defs/urn"}},"pairs":{"type":"array","items":{"type":"object","required":["fingerprint","downstreamField","upstreamField","transform","confidence"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0}}}},"removedPairs":{"type":"array","items":{"type":"object","required":["fingerprint","downstreamField","upstreamField","transform"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]}}}},"marks":{"type":"array","items":{"type":"object","required":["dataset","owner","mark"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"owner":{"type":"string"},"mark":{"type":"object","required":["edge","pairs","protect"],"properties":{"edge":{"type":"boolean"},"pairs":{"type":"array","items":{"type":"string"}},"protect":{"type":"boolean"}}}}}}}}},"edgesToRemove":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}}}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"guards":{"type":"array","items":{"type":"object","required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}},"impact":{"type":"object","required":["columns","counts","downstream","limits"],"properties":{"columns":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/affectedColumn"}},"counts":{"type":"object","required":["additive","narrowing","reRoute","metadata","columns","direct","datasets"],"properties":{"additive":{"$ref":"#/$defs/count"},"narrowing":{"$ref":"#/$defs/count"},"reRoute":{"$ref":"#/$defs/count"},"metadata":{"$ref":"#/$defs/count"},"columns":{"$ref":"#/$defs/count"},"direct":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"}}},"downstream":{"type":"array","items":{"type":"object","required":["type","count"],"properties":{"type":{"type":"string"},"count":{"$ref":"#/$defs/count"}}}},"limits":{"type":"array","items":{"type":"object","required":["reason","message"],"properties":{"reason":{"enum":["declared-only","search-cut","unreadable","hidden-path","too-large"]},"message":{"type":"string"}}}}}},"summary":{"type":"object","required":["add","change","remove","mark","datasets","unchanged","unchangedPairs","others","otherPairs"],"properties":{"add":{"$ref":"#/$defs/count"},"change":{"$ref":"#/$defs/count"},"remove":{"$ref":"#/$defs/count"},"mark":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"},"unchanged":{"$ref":"#/$defs/count"},"unchangedPairs":{"$ref":"#/$defs/count"},"others":{"$ref":"#/$defs/count"},"otherPairs":{"$ref":"#/$defs/count"}}},"appliable":{"type":"boolean"},"digests":{"type":"object","required":["effect"],"properties":{"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"document":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"count":{"type":"integer","minimum":0},"lineageType":{"enum":["TRANSFORMED","COPY","VIEW"]},"edgeRef":{"type":"object","required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}},"content":{"type":"object","required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}},"place":{"type":"object","required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}},"finding":{"type":"object","required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}},"datasetChange":{"type":"object","required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}},"edgeChange":{"type":"object","required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}},"edgeValue":{"type":"object","required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}},"pairValue":{"type":"object","required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}},"pairChange":{"type":"object","required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}},"sourceFile":{"type":"object","required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}},"upstreamRecord":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object"}}},"affectedColumn":{"type":"object","required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}},"columnPath":{"type":"array","minItems":2,"items":{"type":"object","required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}}}};
const schema49 = {"type":"string","pattern":"^urn:[^:]+:[^:]+:."};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate177.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}};
const schema51 = {"type":"string","pattern":"^[0-9a-f]{64}$"};

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
if(typeof data === "string"){
if(!pattern1.test(data)){
validate180.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
const _errs1 = errors;
if(typeof data.path !== "string"){
validate179.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate180(data.sha256, {instancePath:instancePath+"/sha256",parentData:data,parentDataProperty:"sha256",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
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
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"path":true,"sha256":true},"dynamicProps":false,"dynamicItems":false};

const schema52 = {"type":"object","required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}};
const schema53 = {"type":"object","required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}};

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
if((((data.file === undefined) && (missing0 = "file")) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate186.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate186.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate186.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate186.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate186.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate186.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate186.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate186.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate186.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"file":true,"line":true,"column":true,"endLine":true,"endColumn":true},"dynamicProps":false,"dynamicItems":false};

const schema54 = {"type":"object","required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
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
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate188.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate188.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.fieldPath !== undefined){
const _errs7 = errors;
if(typeof data2.fieldPath !== "string"){
validate188.errors = [{instancePath:instancePath+"/columns/" + i0+"/fieldPath",schemaPath:"#/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate188.errors = [{instancePath:instancePath+"/columns/" + i0+"/type",schemaPath:"#/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema54.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate188.errors = [{instancePath:instancePath+"/columns/" + i0+"/nativeType",schemaPath:"#/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate188.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate188.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"description":true,"columns":true},"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("dataset" !== data.element){
validate184.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
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
validate184.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema52.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate184.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate184.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema52.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate177(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate186(data5, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate184.errors = vErrors;
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
if(!(validate188(data6, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate184.errors = vErrors;
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
if(!(validate188(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"urn":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}};
const schema56 = {"type":"object","required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
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
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate196.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate196.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate196.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"type":true,"owned":true,"protected":true},"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
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
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("edge" !== data.element){
validate192.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
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
validate192.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema55.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate192.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema55.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate177(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate186(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate192.errors = vErrors;
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
if(!(validate196(data7, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
validate192.errors = vErrors;
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
if(!(validate196(data8, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
validate192.errors = vErrors;
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema57 = {"type":"object","required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}};
const schema58 = {"type":"object","required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
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
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transform !== undefined){
let data0 = data.transform;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate206.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema58.properties.transform.type},message:"must be string,null"}];
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
validate206.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate206.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"transform":true,"confidence":true,"owned":true},"dynamicProps":false,"dynamicItems":false};


function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
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
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("pair" !== data.element){
validate200.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
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
validate200.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema57.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate200.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate200.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema57.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate177(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.downstreamField, {instancePath:instancePath+"/downstreamField",parentData:data,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstreamField, {instancePath:instancePath+"/upstreamField",parentData:data,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate186(data8, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate200.errors = vErrors;
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
if(!(validate206(data9, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
validate200.errors = vErrors;
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
if(!(validate206(data10, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
validate200.errors = vErrors;
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
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"downstreamField":true,"upstreamField":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
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
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.downstreamUrn !== undefined){
const _errs1 = errors;
if(!(validate177(data.downstreamUrn, {instancePath:instancePath+"/downstreamUrn",parentData:data,parentDataProperty:"downstreamUrn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstreamUrn, {instancePath:instancePath+"/upstreamUrn",parentData:data,parentDataProperty:"upstreamUrn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"downstreamUrn":true,"upstreamUrn":true},"dynamicProps":false,"dynamicItems":false};

const schema60 = {"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object"}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
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
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate218.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate218.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate218.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate227.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate227.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema61.properties.level.enum},message:"must be equal to one of the allowed values"}];
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
validate227.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate186(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
if(!(validate186(data5[i0], {instancePath:instancePath+"/related/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate227.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"code":true,"name":true,"level":true,"message":true,"place":true,"related":true,"suggestion":true},"dynamicProps":false,"dynamicItems":false};

const schema62 = {"type":"object","required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}};
const schema63 = {"type":"array","minItems":2,"items":{"type":"object","required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate233.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate233.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.column !== undefined){
const _errs3 = errors;
if(!(validate177(data0.column, {instancePath:instancePath+"/" + i0+"/column",parentData:data0,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate233.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"type":"integer","minimum":0};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate236.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
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
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.column !== undefined){
const _errs1 = errors;
if(!(validate177(data.column, {instancePath:instancePath+"/column",parentData:data,parentDataProperty:"column",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate231.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate231.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema62.properties.category.enum},message:"must be equal to one of the allowed values"}];
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
validate231.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate231.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.listed !== undefined){
let data5 = data4.listed;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
if(data5.length > 5){
validate231.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
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
validate231.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.path !== undefined){
if(!(validate233(data6.path, {instancePath:instancePath+"/gains/listed/" + i0+"/path",parentData:data6,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate231.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate236(data4.count, {instancePath:instancePath+"/gains/count",parentData:data4,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
validate231.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate231.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data9.listed !== undefined){
let data10 = data9.listed;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data10)){
if(data10.length > 5){
validate231.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
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
validate231.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data11.path !== undefined){
if(!(validate233(data11.path, {instancePath:instancePath+"/loses/listed/" + i1+"/path",parentData:data11,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate231.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate236(data9.count, {instancePath:instancePath+"/loses/count",parentData:data9,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
validate231.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate231.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data14.listed !== undefined){
let data15 = data14.listed;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data15)){
if(data15.length > 5){
validate231.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
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
validate231.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data16.before !== undefined){
const _errs29 = errors;
if(!(validate233(data16.before, {instancePath:instancePath+"/reRouted/listed/" + i2+"/before",parentData:data16,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
if(!(validate233(data16.after, {instancePath:instancePath+"/reRouted/listed/" + i2+"/after",parentData:data16,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
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
validate231.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate231.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate236(data14.count, {instancePath:instancePath+"/reRouted/count",parentData:data14,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
validate231.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"column":true,"address":true,"category":true,"direct":true,"gains":true,"loses":true,"reRouted":true},"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/other-version/plan.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
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
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(!((data0 === "plan") || (data0 === "comparison"))){
validate176.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema48.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate176.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate176.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.name !== undefined){
const _errs6 = errors;
if("headwater" !== data2.name){
validate176.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
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
validate176.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate176.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate176.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.origin !== undefined){
let data6 = data5.origin;
const _errs11 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate176.errors = [{instancePath:instancePath+"/target/origin",schemaPath:"#/properties/target/properties/origin/type",keyword:"type",params:{type: schema48.properties.target.properties.origin.type},message:"must be string,null"}];
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
validate176.errors = [{instancePath:instancePath+"/target/stack",schemaPath:"#/properties/target/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate176.errors = [{instancePath:instancePath+"/target/target",schemaPath:"#/properties/target/properties/target/type",keyword:"type",params:{type: schema48.properties.target.properties.target.type},message:"must be string,null"}];
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
if(!(validate177(data9, {instancePath:instancePath+"/target/actor",parentData:data5,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate176.errors = vErrors;
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
validate176.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate176.errors = vErrors;
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
validate176.errors = [{instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/enum",keyword:"enum",params:{allowedValues: schema48.properties.intent.enum},message:"must be equal to one of the allowed values"}];
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
validate176.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data14.commit !== undefined){
let data15 = data14.commit;
const _errs35 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate176.errors = [{instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type: schema48.properties.source.properties.commit.type},message:"must be string,null"}];
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
validate176.errors = [{instancePath:instancePath+"/source/dirty",schemaPath:"#/properties/source/properties/dirty/type",keyword:"type",params:{type: schema48.properties.source.properties.dirty.type},message:"must be boolean,null"}];
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
if(!(validate179(data17[i0], {instancePath:instancePath+"/source/files/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid7 = _errs41 === errors;
if(!valid7){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/source/files",schemaPath:"#/properties/source/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate179(data19, {instancePath:instancePath+"/source/receipt",parentData:data14,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
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
validate176.errors = vErrors;
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
validate176.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate176.errors = vErrors;
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
if(!(validate184(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
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
if(!(validate192(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
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
if(!(validate200(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
validate176.errors = vErrors;
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
validate176.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writes !== undefined){
let data29 = data.writes;
const _errs72 = errors;
if(errors === _errs72){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing6;
if(((((data29.entities === undefined) && (missing6 = "entities")) || ((data29.edgesToAdd === undefined) && (missing6 = "edgesToAdd"))) || ((data29.proposals === undefined) && (missing6 = "proposals"))) || ((data29.edgesToRemove === undefined) && (missing6 = "edgesToRemove"))){
validate176.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data29.entities !== undefined){
let data30 = data29.entities;
const _errs74 = errors;
if(errors === _errs74){
if(Array.isArray(data30)){
var valid16 = true;
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
const _errs76 = errors;
if(errors === _errs76){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing7;
if(((((data31.urn === undefined) && (missing7 = "urn")) || ((data31.kind === undefined) && (missing7 = "kind"))) || ((data31.content === undefined) && (missing7 = "content"))) || ((data31.maker === undefined) && (missing7 = "maker"))){
validate176.errors = [{instancePath:instancePath+"/writes/entities/" + i4,schemaPath:"#/properties/writes/properties/entities/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data31.urn !== undefined){
const _errs78 = errors;
if(!(validate177(data31.urn, {instancePath:instancePath+"/writes/entities/" + i4+"/urn",parentData:data31,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid17 = _errs78 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data31.kind !== undefined){
let data33 = data31.kind;
const _errs79 = errors;
if(!(((data33 === "create") || (data33 === "update")) || (data33 === "restore"))){
validate176.errors = [{instancePath:instancePath+"/writes/entities/" + i4+"/kind",schemaPath:"#/properties/writes/properties/entities/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema48.properties.writes.properties.entities.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid17 = _errs79 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data31.content !== undefined){
const _errs80 = errors;
if(!(validate188(data31.content, {instancePath:instancePath+"/writes/entities/" + i4+"/content",parentData:data31,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
var valid17 = _errs80 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data31.maker !== undefined){
const _errs81 = errors;
if(typeof data31.maker !== "string"){
validate176.errors = [{instancePath:instancePath+"/writes/entities/" + i4+"/maker",schemaPath:"#/properties/writes/properties/entities/items/properties/maker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs81 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/entities/" + i4,schemaPath:"#/properties/writes/properties/entities/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs76 === errors;
if(!valid16){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/entities",schemaPath:"#/properties/writes/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs74 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data29.edgesToAdd !== undefined){
let data36 = data29.edgesToAdd;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data36)){
var valid18 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
const _errs85 = errors;
if(!(validate212(data36[i5], {instancePath:instancePath+"/writes/edgesToAdd/" + i5,parentData:data36,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid18 = _errs85 === errors;
if(!valid18){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/edgesToAdd",schemaPath:"#/properties/writes/properties/edgesToAdd/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs83 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data29.proposals !== undefined){
let data38 = data29.proposals;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data38)){
var valid19 = true;
const len6 = data38.length;
for(let i6=0; i6<len6; i6++){
let data39 = data38[i6];
const _errs88 = errors;
if(errors === _errs88){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing8;
if(((((((((data39.urn === undefined) && (missing8 = "urn")) || ((data39.baseVersion === undefined) && (missing8 = "baseVersion"))) || ((data39.upstreams === undefined) && (missing8 = "upstreams"))) || ((data39.restored === undefined) && (missing8 = "restored"))) || ((data39.removedUpstreams === undefined) && (missing8 = "removedUpstreams"))) || ((data39.pairs === undefined) && (missing8 = "pairs"))) || ((data39.removedPairs === undefined) && (missing8 = "removedPairs"))) || ((data39.marks === undefined) && (missing8 = "marks"))){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6,schemaPath:"#/properties/writes/properties/proposals/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data39.urn !== undefined){
const _errs90 = errors;
if(!(validate177(data39.urn, {instancePath:instancePath+"/writes/proposals/" + i6+"/urn",parentData:data39,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid20 = _errs90 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.baseVersion !== undefined){
const _errs91 = errors;
if(typeof data39.baseVersion !== "string"){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/baseVersion",schemaPath:"#/properties/writes/properties/proposals/items/properties/baseVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs91 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.upstreams !== undefined){
let data42 = data39.upstreams;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data42)){
var valid21 = true;
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
let data43 = data42[i7];
const _errs95 = errors;
if(errors === _errs95){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing9;
if(((data43.dataset === undefined) && (missing9 = "dataset")) || ((data43.type === undefined) && (missing9 = "type"))){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data43.dataset !== undefined){
const _errs97 = errors;
if(!(validate177(data43.dataset, {instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7+"/dataset",parentData:data43,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid22 = _errs97 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data43.type !== undefined){
const _errs98 = errors;
if(typeof data43.type !== "string"){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7+"/type",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs98 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams/" + i7,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid21 = _errs95 === errors;
if(!valid21){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/upstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs93 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.restored !== undefined){
let data46 = data39.restored;
const _errs100 = errors;
if(errors === _errs100){
if(Array.isArray(data46)){
var valid23 = true;
const len8 = data46.length;
for(let i8=0; i8<len8; i8++){
const _errs102 = errors;
if(!(validate218(data46[i8], {instancePath:instancePath+"/writes/proposals/" + i6+"/restored/" + i8,parentData:data46,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid23 = _errs102 === errors;
if(!valid23){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/restored",schemaPath:"#/properties/writes/properties/proposals/items/properties/restored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs100 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.removedUpstreams !== undefined){
let data48 = data39.removedUpstreams;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data48)){
var valid24 = true;
const len9 = data48.length;
for(let i9=0; i9<len9; i9++){
const _errs105 = errors;
if(!(validate177(data48[i9], {instancePath:instancePath+"/writes/proposals/" + i6+"/removedUpstreams/" + i9,parentData:data48,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid24 = _errs105 === errors;
if(!valid24){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedUpstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedUpstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs103 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.pairs !== undefined){
let data50 = data39.pairs;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data50)){
var valid25 = true;
const len10 = data50.length;
for(let i10=0; i10<len10; i10++){
let data51 = data50[i10];
const _errs108 = errors;
if(errors === _errs108){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing10;
if((((((data51.fingerprint === undefined) && (missing10 = "fingerprint")) || ((data51.downstreamField === undefined) && (missing10 = "downstreamField"))) || ((data51.upstreamField === undefined) && (missing10 = "upstreamField"))) || ((data51.transform === undefined) && (missing10 = "transform"))) || ((data51.confidence === undefined) && (missing10 = "confidence"))){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
if(data51.fingerprint !== undefined){
let data52 = data51.fingerprint;
const _errs110 = errors;
if(errors === _errs110){
if(typeof data52 === "string"){
if(!pattern2.test(data52)){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs110 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.downstreamField !== undefined){
const _errs112 = errors;
if(!(validate177(data51.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/downstreamField",parentData:data51,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid26 = _errs112 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.upstreamField !== undefined){
const _errs113 = errors;
if(!(validate177(data51.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/upstreamField",parentData:data51,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid26 = _errs113 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.transform !== undefined){
let data55 = data51.transform;
const _errs114 = errors;
if((typeof data55 !== "string") && (data55 !== null)){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/transform/type",keyword:"type",params:{type: schema48.properties.writes.properties.proposals.items.properties.pairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid26 = _errs114 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data51.confidence !== undefined){
let data56 = data51.confidence;
const _errs116 = errors;
if(errors === _errs116){
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 < 0 || isNaN(data56)){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid26 = _errs116 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs/" + i10,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs108 === errors;
if(!valid25){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs106 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.removedPairs !== undefined){
let data57 = data39.removedPairs;
const _errs118 = errors;
if(errors === _errs118){
if(Array.isArray(data57)){
var valid27 = true;
const len11 = data57.length;
for(let i11=0; i11<len11; i11++){
let data58 = data57[i11];
const _errs120 = errors;
if(errors === _errs120){
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
let missing11;
if(((((data58.fingerprint === undefined) && (missing11 = "fingerprint")) || ((data58.downstreamField === undefined) && (missing11 = "downstreamField"))) || ((data58.upstreamField === undefined) && (missing11 = "upstreamField"))) || ((data58.transform === undefined) && (missing11 = "transform"))){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
if(data58.fingerprint !== undefined){
let data59 = data58.fingerprint;
const _errs122 = errors;
if(errors === _errs122){
if(typeof data59 === "string"){
if(!pattern2.test(data59)){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid28 = _errs122 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data58.downstreamField !== undefined){
const _errs124 = errors;
if(!(validate177(data58.downstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/downstreamField",parentData:data58,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid28 = _errs124 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data58.upstreamField !== undefined){
const _errs125 = errors;
if(!(validate177(data58.upstreamField, {instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/upstreamField",parentData:data58,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid28 = _errs125 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data58.transform !== undefined){
let data62 = data58.transform;
const _errs126 = errors;
if((typeof data62 !== "string") && (data62 !== null)){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/transform/type",keyword:"type",params:{type: schema48.properties.writes.properties.proposals.items.properties.removedPairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid28 = _errs126 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs/" + i11,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid27 = _errs120 === errors;
if(!valid27){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/removedPairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs118 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data39.marks !== undefined){
let data63 = data39.marks;
const _errs128 = errors;
if(errors === _errs128){
if(Array.isArray(data63)){
var valid29 = true;
const len12 = data63.length;
for(let i12=0; i12<len12; i12++){
let data64 = data63[i12];
const _errs130 = errors;
if(errors === _errs130){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
let missing12;
if((((data64.dataset === undefined) && (missing12 = "dataset")) || ((data64.owner === undefined) && (missing12 = "owner"))) || ((data64.mark === undefined) && (missing12 = "mark"))){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
if(data64.dataset !== undefined){
const _errs132 = errors;
if(!(validate177(data64.dataset, {instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/dataset",parentData:data64,parentDataProperty:"dataset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
var valid30 = _errs132 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data64.owner !== undefined){
const _errs133 = errors;
if(typeof data64.owner !== "string"){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/owner",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs133 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data64.mark !== undefined){
let data67 = data64.mark;
const _errs135 = errors;
if(errors === _errs135){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing13;
if((((data67.edge === undefined) && (missing13 = "edge")) || ((data67.pairs === undefined) && (missing13 = "pairs"))) || ((data67.protect === undefined) && (missing13 = "protect"))){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data67.edge !== undefined){
const _errs137 = errors;
if(typeof data67.edge !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/edge",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/edge/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid31 = _errs137 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data67.pairs !== undefined){
let data69 = data67.pairs;
const _errs139 = errors;
if(errors === _errs139){
if(Array.isArray(data69)){
var valid32 = true;
const len13 = data69.length;
for(let i13=0; i13<len13; i13++){
const _errs141 = errors;
if(typeof data69[i13] !== "string"){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/pairs/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid32 = _errs141 === errors;
if(!valid32){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid31 = _errs139 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data67.protect !== undefined){
const _errs143 = errors;
if(typeof data67.protect !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark/protect",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/protect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid31 = _errs143 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid30 = _errs135 === errors;
}
else {
var valid30 = true;
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid29 = _errs130 === errors;
if(!valid29){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6+"/marks",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs128 === errors;
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
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals/" + i6,schemaPath:"#/properties/writes/properties/proposals/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid19 = _errs88 === errors;
if(!valid19){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/proposals",schemaPath:"#/properties/writes/properties/proposals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs86 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data29.edgesToRemove !== undefined){
let data72 = data29.edgesToRemove;
const _errs145 = errors;
if(errors === _errs145){
if(Array.isArray(data72)){
var valid33 = true;
const len14 = data72.length;
for(let i14=0; i14<len14; i14++){
const _errs147 = errors;
if(!(validate212(data72[i14], {instancePath:instancePath+"/writes/edgesToRemove/" + i14,parentData:data72,parentDataProperty:i14,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
errors = vErrors.length;
}
var valid33 = _errs147 === errors;
if(!valid33){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes/edgesToRemove",schemaPath:"#/properties/writes/properties/edgesToRemove/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs145 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data74 = data.findings;
const _errs148 = errors;
if(errors === _errs148){
if(Array.isArray(data74)){
var valid34 = true;
const len15 = data74.length;
for(let i15=0; i15<len15; i15++){
const _errs150 = errors;
if(!(validate227(data74[i15], {instancePath:instancePath+"/findings/" + i15,parentData:data74,parentDataProperty:i15,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid34 = _errs150 === errors;
if(!valid34){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs148 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guards !== undefined){
let data76 = data.guards;
const _errs151 = errors;
if(errors === _errs151){
if(Array.isArray(data76)){
var valid35 = true;
const len16 = data76.length;
for(let i16=0; i16<len16; i16++){
let data77 = data76[i16];
const _errs153 = errors;
if(errors === _errs153){
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
let missing14;
if(((((data77.guard === undefined) && (missing14 = "guard")) || ((data77.address === undefined) && (missing14 = "address"))) || ((data77.message === undefined) && (missing14 = "message"))) || ((data77.allowed === undefined) && (missing14 = "allowed"))){
validate176.errors = [{instancePath:instancePath+"/guards/" + i16,schemaPath:"#/properties/guards/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
if(data77.guard !== undefined){
let data78 = data77.guard;
const _errs155 = errors;
if(!(((((((data78 === "mass-delete") || (data78 === "empty-desired")) || (data78 === "foreign-owner")) || (data78 === "protected")) || (data78 === "exclusive")) || (data78 === "sensitive")) || (data78 === "boundary"))){
validate176.errors = [{instancePath:instancePath+"/guards/" + i16+"/guard",schemaPath:"#/properties/guards/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema48.properties.guards.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid36 = _errs155 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data77.address !== undefined){
let data79 = data77.address;
const _errs156 = errors;
if((typeof data79 !== "string") && (data79 !== null)){
validate176.errors = [{instancePath:instancePath+"/guards/" + i16+"/address",schemaPath:"#/properties/guards/items/properties/address/type",keyword:"type",params:{type: schema48.properties.guards.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid36 = _errs156 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data77.message !== undefined){
const _errs158 = errors;
if(typeof data77.message !== "string"){
validate176.errors = [{instancePath:instancePath+"/guards/" + i16+"/message",schemaPath:"#/properties/guards/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid36 = _errs158 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data77.allowed !== undefined){
let data81 = data77.allowed;
const _errs160 = errors;
if((typeof data81 !== "string") && (data81 !== null)){
validate176.errors = [{instancePath:instancePath+"/guards/" + i16+"/allowed",schemaPath:"#/properties/guards/items/properties/allowed/type",keyword:"type",params:{type: schema48.properties.guards.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid36 = _errs160 === errors;
}
else {
var valid36 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/guards/" + i16,schemaPath:"#/properties/guards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid35 = _errs153 === errors;
if(!valid35){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impact !== undefined){
let data82 = data.impact;
const _errs162 = errors;
if(errors === _errs162){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
let missing15;
if(((((data82.columns === undefined) && (missing15 = "columns")) || ((data82.counts === undefined) && (missing15 = "counts"))) || ((data82.downstream === undefined) && (missing15 = "downstream"))) || ((data82.limits === undefined) && (missing15 = "limits"))){
validate176.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data82.columns !== undefined){
let data83 = data82.columns;
const _errs164 = errors;
if(errors === _errs164){
if(Array.isArray(data83)){
if(data83.length > 500){
validate176.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid38 = true;
const len17 = data83.length;
for(let i17=0; i17<len17; i17++){
const _errs166 = errors;
if(!(validate231(data83[i17], {instancePath:instancePath+"/impact/columns/" + i17,parentData:data83,parentDataProperty:i17,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid38 = _errs166 === errors;
if(!valid38){
break;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid37 = _errs164 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data82.counts !== undefined){
let data85 = data82.counts;
const _errs167 = errors;
if(errors === _errs167){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing16;
if((((((((data85.additive === undefined) && (missing16 = "additive")) || ((data85.narrowing === undefined) && (missing16 = "narrowing"))) || ((data85.reRoute === undefined) && (missing16 = "reRoute"))) || ((data85.metadata === undefined) && (missing16 = "metadata"))) || ((data85.columns === undefined) && (missing16 = "columns"))) || ((data85.direct === undefined) && (missing16 = "direct"))) || ((data85.datasets === undefined) && (missing16 = "datasets"))){
validate176.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data85.additive !== undefined){
const _errs169 = errors;
if(!(validate236(data85.additive, {instancePath:instancePath+"/impact/counts/additive",parentData:data85,parentDataProperty:"additive",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs169 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.narrowing !== undefined){
const _errs170 = errors;
if(!(validate236(data85.narrowing, {instancePath:instancePath+"/impact/counts/narrowing",parentData:data85,parentDataProperty:"narrowing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs170 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.reRoute !== undefined){
const _errs171 = errors;
if(!(validate236(data85.reRoute, {instancePath:instancePath+"/impact/counts/reRoute",parentData:data85,parentDataProperty:"reRoute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs171 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.metadata !== undefined){
const _errs172 = errors;
if(!(validate236(data85.metadata, {instancePath:instancePath+"/impact/counts/metadata",parentData:data85,parentDataProperty:"metadata",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs172 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.columns !== undefined){
const _errs173 = errors;
if(!(validate236(data85.columns, {instancePath:instancePath+"/impact/counts/columns",parentData:data85,parentDataProperty:"columns",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs173 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.direct !== undefined){
const _errs174 = errors;
if(!(validate236(data85.direct, {instancePath:instancePath+"/impact/counts/direct",parentData:data85,parentDataProperty:"direct",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs174 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data85.datasets !== undefined){
const _errs175 = errors;
if(!(validate236(data85.datasets, {instancePath:instancePath+"/impact/counts/datasets",parentData:data85,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid39 = _errs175 === errors;
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
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs167 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data82.downstream !== undefined){
let data93 = data82.downstream;
const _errs176 = errors;
if(errors === _errs176){
if(Array.isArray(data93)){
var valid40 = true;
const len18 = data93.length;
for(let i18=0; i18<len18; i18++){
let data94 = data93[i18];
const _errs178 = errors;
if(errors === _errs178){
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
let missing17;
if(((data94.type === undefined) && (missing17 = "type")) || ((data94.count === undefined) && (missing17 = "count"))){
validate176.errors = [{instancePath:instancePath+"/impact/downstream/" + i18,schemaPath:"#/properties/impact/properties/downstream/items/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data94.type !== undefined){
const _errs180 = errors;
if(typeof data94.type !== "string"){
validate176.errors = [{instancePath:instancePath+"/impact/downstream/" + i18+"/type",schemaPath:"#/properties/impact/properties/downstream/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid41 = _errs180 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data94.count !== undefined){
const _errs182 = errors;
if(!(validate236(data94.count, {instancePath:instancePath+"/impact/downstream/" + i18+"/count",parentData:data94,parentDataProperty:"count",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid41 = _errs182 === errors;
}
else {
var valid41 = true;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact/downstream/" + i18,schemaPath:"#/properties/impact/properties/downstream/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid40 = _errs178 === errors;
if(!valid40){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact/downstream",schemaPath:"#/properties/impact/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid37 = _errs176 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data82.limits !== undefined){
let data97 = data82.limits;
const _errs183 = errors;
if(errors === _errs183){
if(Array.isArray(data97)){
var valid42 = true;
const len19 = data97.length;
for(let i19=0; i19<len19; i19++){
let data98 = data97[i19];
const _errs185 = errors;
if(errors === _errs185){
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
let missing18;
if(((data98.reason === undefined) && (missing18 = "reason")) || ((data98.message === undefined) && (missing18 = "message"))){
validate176.errors = [{instancePath:instancePath+"/impact/limits/" + i19,schemaPath:"#/properties/impact/properties/limits/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
if(data98.reason !== undefined){
let data99 = data98.reason;
const _errs187 = errors;
if(!(((((data99 === "declared-only") || (data99 === "search-cut")) || (data99 === "unreadable")) || (data99 === "hidden-path")) || (data99 === "too-large"))){
validate176.errors = [{instancePath:instancePath+"/impact/limits/" + i19+"/reason",schemaPath:"#/properties/impact/properties/limits/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema48.properties.impact.properties.limits.items.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid43 = _errs187 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data98.message !== undefined){
const _errs188 = errors;
if(typeof data98.message !== "string"){
validate176.errors = [{instancePath:instancePath+"/impact/limits/" + i19+"/message",schemaPath:"#/properties/impact/properties/limits/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid43 = _errs188 === errors;
}
else {
var valid43 = true;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact/limits/" + i19,schemaPath:"#/properties/impact/properties/limits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid42 = _errs185 === errors;
if(!valid42){
break;
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact/limits",schemaPath:"#/properties/impact/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid37 = _errs183 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data101 = data.summary;
const _errs190 = errors;
if(errors === _errs190){
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
let missing19;
if((((((((((data101.add === undefined) && (missing19 = "add")) || ((data101.change === undefined) && (missing19 = "change"))) || ((data101.remove === undefined) && (missing19 = "remove"))) || ((data101.mark === undefined) && (missing19 = "mark"))) || ((data101.datasets === undefined) && (missing19 = "datasets"))) || ((data101.unchanged === undefined) && (missing19 = "unchanged"))) || ((data101.unchangedPairs === undefined) && (missing19 = "unchangedPairs"))) || ((data101.others === undefined) && (missing19 = "others"))) || ((data101.otherPairs === undefined) && (missing19 = "otherPairs"))){
validate176.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data101.add !== undefined){
const _errs192 = errors;
if(!(validate236(data101.add, {instancePath:instancePath+"/summary/add",parentData:data101,parentDataProperty:"add",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs192 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.change !== undefined){
const _errs193 = errors;
if(!(validate236(data101.change, {instancePath:instancePath+"/summary/change",parentData:data101,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs193 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.remove !== undefined){
const _errs194 = errors;
if(!(validate236(data101.remove, {instancePath:instancePath+"/summary/remove",parentData:data101,parentDataProperty:"remove",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs194 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.mark !== undefined){
const _errs195 = errors;
if(!(validate236(data101.mark, {instancePath:instancePath+"/summary/mark",parentData:data101,parentDataProperty:"mark",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs195 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.datasets !== undefined){
const _errs196 = errors;
if(!(validate236(data101.datasets, {instancePath:instancePath+"/summary/datasets",parentData:data101,parentDataProperty:"datasets",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs196 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.unchanged !== undefined){
const _errs197 = errors;
if(!(validate236(data101.unchanged, {instancePath:instancePath+"/summary/unchanged",parentData:data101,parentDataProperty:"unchanged",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs197 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.unchangedPairs !== undefined){
const _errs198 = errors;
if(!(validate236(data101.unchangedPairs, {instancePath:instancePath+"/summary/unchangedPairs",parentData:data101,parentDataProperty:"unchangedPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs198 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.others !== undefined){
const _errs199 = errors;
if(!(validate236(data101.others, {instancePath:instancePath+"/summary/others",parentData:data101,parentDataProperty:"others",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs199 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data101.otherPairs !== undefined){
const _errs200 = errors;
if(!(validate236(data101.otherPairs, {instancePath:instancePath+"/summary/otherPairs",parentData:data101,parentDataProperty:"otherPairs",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
var valid44 = _errs200 === errors;
}
else {
var valid44 = true;
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
validate176.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs190 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliable !== undefined){
const _errs201 = errors;
if(typeof data.appliable !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/appliable",schemaPath:"#/properties/appliable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs201 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digests !== undefined){
let data112 = data.digests;
const _errs203 = errors;
if(errors === _errs203){
if(data112 && typeof data112 == "object" && !Array.isArray(data112)){
let missing20;
if((data112.effect === undefined) && (missing20 = "effect")){
validate176.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
if(data112.effect !== undefined){
let data113 = data112.effect;
const _errs205 = errors;
if(errors === _errs205){
if(typeof data113 === "string"){
if(!pattern5.test(data113)){
validate176.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid45 = _errs205 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data112.document !== undefined){
let data114 = data112.document;
const _errs207 = errors;
if(errors === _errs207){
if(typeof data114 === "string"){
if(!pattern5.test(data114)){
validate176.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid45 = _errs207 === errors;
}
else {
var valid45 = true;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs203 === errors;
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
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"kind":true,"formatVersion":true,"tool":true,"target":true,"base":true,"intent":true,"source":true,"scope":true,"changes":true,"writes":true,"findings":true,"guards":true,"impact":true,"summary":true,"appliable":true,"digests":true},"dynamicProps":false,"dynamicItems":false};

export const receiptOfOtherVersion: ValidateFunction = validate261;
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/other-version/receipt.schema.json","title":"Headwater receipt","type":"object","required":["formatVersion","tool","target","intent","source","effect","allowances","startedAt","events"],"properties":{"kind":{"const":"receipt"},"formatVersion":{"type":"string"},"tool":{"$ref":"plan.schema.json#/properties/tool"},"target":{"$ref":"plan.schema.json#/properties/target"},"intent":{"$ref":"plan.schema.json#/properties/intent"},"source":{"$ref":"plan.schema.json#/properties/source"},"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"allowances":{"$ref":"plan.schema.json#/properties/guards"},"startedAt":{"type":"string"},"events":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/lineageBefore"},{"$ref":"#/$defs/entityBefore"},{"$ref":"#/$defs/outcome"}]}},"finishedAt":{"type":"string"},"exitCode":{"enum":[0,1,5,6,130]},"digest":{"$ref":"#/$defs/digest"},"findings":{"$ref":"plan.schema.json#/properties/findings"}},"$defs":{"lineageBefore":{"type":"object","required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}},"compactChanges":{"type":"object","required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}},"edgeEffect":{"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}},"pairEffect":{"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}},"edgeRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false},"pairRow":{"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false},"compactPlace":{"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]},"entityBefore":{"type":"object","required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}},"outcome":{"type":"object","required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"upstreamLineage":{"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object"}}}}}};
const schema66 = {"type":"object","required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
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
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if("headwater" !== data.name){
validate262.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
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
validate262.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"name":true,"version":true},"dynamicProps":false,"dynamicItems":false};

const schema67 = {"type":"object","required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
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
validate264.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.origin !== undefined){
let data0 = data.origin;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate264.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema67.properties.origin.type},message:"must be string,null"}];
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
validate264.errors = [{instancePath:instancePath+"/stack",schemaPath:"#/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate264.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: schema67.properties.target.type},message:"must be string,null"}];
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
if(!(validate177(data3, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
validate264.errors = vErrors;
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
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"origin":true,"stack":true,"target":true,"actor":true},"dynamicProps":false,"dynamicItems":false};

const schema68 = {"enum":["sync","adopt","release","rollback"]};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "sync") || (data === "adopt")) || (data === "release")) || (data === "rollback"))){
validate267.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema68.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema69 = {"type":"object","required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.commit === undefined) && (missing0 = "commit")) || ((data.dirty === undefined) && (missing0 = "dirty"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.receipt === undefined) && (missing0 = "receipt"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.commit !== undefined){
let data0 = data.commit;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate269.errors = [{instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema69.properties.commit.type},message:"must be string,null"}];
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
validate269.errors = [{instancePath:instancePath+"/dirty",schemaPath:"#/properties/dirty/type",keyword:"type",params:{type: schema69.properties.dirty.type},message:"must be boolean,null"}];
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
if(!(validate179(data2[i0], {instancePath:instancePath+"/files/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate179(data4, {instancePath:instancePath+"/receipt",parentData:data,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
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
validate269.errors = vErrors;
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
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"commit":true,"dirty":true,"files":true,"receipt":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"array","items":{"type":"object","required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
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
validate273.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.guard !== undefined){
let data1 = data0.guard;
const _errs3 = errors;
if(!(((((((data1 === "mass-delete") || (data1 === "empty-desired")) || (data1 === "foreign-owner")) || (data1 === "protected")) || (data1 === "exclusive")) || (data1 === "sensitive")) || (data1 === "boundary"))){
validate273.errors = [{instancePath:instancePath+"/" + i0+"/guard",schemaPath:"#/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema70.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
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
validate273.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: schema70.items.properties.address.type},message:"must be string,null"}];
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
validate273.errors = [{instancePath:instancePath+"/" + i0+"/message",schemaPath:"#/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate273.errors = [{instancePath:instancePath+"/" + i0+"/allowed",schemaPath:"#/items/properties/allowed/type",keyword:"type",params:{type: schema70.items.properties.allowed.type},message:"must be string,null"}];
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
validate273.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"type":"object","required":["event","unit","urn","version","upstreamLineage","changes"],"properties":{"event":{"const":"before"},"unit":{"const":"lineage"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"version":{"type":"string"},"upstreamLineage":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/upstreamLineage"}]},"changes":{"oneOf":[{"$ref":"#/$defs/compactChanges"},{"type":"array","items":{"oneOf":[{"$ref":"plan.schema.json#/$defs/edgeChange"},{"$ref":"plan.schema.json#/$defs/pairChange"}]}}]},"digest":{"$ref":"#/$defs/digest"}}};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern0.test(data)){
validate276.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","required":["upstreams"],"properties":{"upstreams":{"type":"array","items":{"$ref":"plan.schema.json#/$defs/upstreamRecord"}},"fineGrainedLineages":{"type":"array","items":{"type":"object"}}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
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
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dataset !== undefined){
const _errs1 = errors;
if(typeof data.dataset !== "string"){
validate279.errors = [{instancePath:instancePath+"/dataset",schemaPath:"#/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate279.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate279.errors = [{instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":{"dataset":true,"type":true,"properties":true},"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate279(data0[i0], {instancePath:instancePath+"/upstreams/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate278.errors = [{instancePath:instancePath+"/fineGrainedLineages/" + i1,schemaPath:"#/properties/fineGrainedLineages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/fineGrainedLineages",schemaPath:"#/properties/fineGrainedLineages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"upstreams":true,"fineGrainedLineages":true},"dynamicProps":false,"dynamicItems":false};

const schema75 = {"type":"object","required":["name","file","edges","pairs","upstreams"],"properties":{"name":{"type":"string"},"file":{"type":"string"},"edges":{"type":"array","items":{"$ref":"#/$defs/edgeEffect"}},"pairs":{"type":"array","items":{"$ref":"#/$defs/pairEffect"}},"upstreams":{"type":"array","items":{"type":"object","required":["urn","name","rows"],"properties":{"urn":{"$ref":"plan.schema.json#/$defs/urn"},"name":{"type":"string"},"rows":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/edgeRow"},{"$ref":"#/$defs/pairRow"}]}}}}}}};
const schema76 = {"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/edgeChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/edgeValue"},"after":{"$ref":"plan.schema.json#/$defs/edgeValue"}}};
const schema77 = {"enum":["create","update","delete","mark"]};

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
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate284.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema78 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

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
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate286.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
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
validate288.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate288.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate288.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate288.errors = [{instancePath:instancePath+"/protected",schemaPath:"#/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"type":true,"owned":true,"protected":true},"dynamicProps":false,"dynamicItems":false};


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
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if(!(validate284(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
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
if(!(validate286(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
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
if(!(validate288(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
if(!(validate288(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
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
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"kind":true,"reason":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema80 = {"type":"object","required":["kind","reason"],"properties":{"kind":{"$ref":"plan.schema.json#/$defs/pairChange/properties/kind"},"reason":{"$ref":"plan.schema.json#/$defs/pairChange/properties/reason"},"before":{"$ref":"plan.schema.json#/$defs/pairValue"},"after":{"$ref":"plan.schema.json#/$defs/pairValue"}}};
const schema81 = {"enum":["create","update","delete","mark"]};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((((data === "create") || (data === "update")) || (data === "delete")) || (data === "mark"))){
validate293.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema82 = {"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((((((((((((((((data === "missing") || (data === "differs")) || (data === "undeclared")) || (data === "edge-removed")) || (data === "exclusive")) || (data === "made-by-us")) || (data === "shared")) || (data === "adopted")) || (data === "released")) || (data === "left-to-others")) || (data === "rolled-back")) || (data === "renamed-stack")) || (data === "protect")) || (data === "mark-outdated")) || (data === "declared")) || (data === "declared-otherwise")) || (data === "declared-no-more"))){
validate295.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
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
validate297.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.transform !== undefined){
let data0 = data.transform;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate297.errors = [{instancePath:instancePath+"/transform",schemaPath:"#/properties/transform/type",keyword:"type",params:{type: schema58.properties.transform.type},message:"must be string,null"}];
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
validate297.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate297.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
validate297.errors = [{instancePath:instancePath+"/owned",schemaPath:"#/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate297.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"transform":true,"confidence":true,"owned":true},"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate292.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if(!(validate293(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
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
if(!(validate295(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate295.errors : vErrors.concat(validate295.errors);
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
if(!(validate297(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
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
if(!(validate297(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate297.errors : vErrors.concat(validate297.errors);
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
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":{"kind":true,"reason":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema84 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"$ref":"#/$defs/compactPlace"}],"minItems":2,"items":false};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate303.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schema86 = {"oneOf":[{"type":"array","items":{"type":"integer","minimum":1},"minItems":4,"maxItems":4},{"$ref":"plan.schema.json#/$defs/place"},{"type":"null"}]};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
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
validate306.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate306.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate306.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate306.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate306.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate306.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate306.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
validate306.errors = [{instancePath:instancePath+"/endLine",schemaPath:"#/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate306.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate306.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":{"file":true,"line":true,"column":true,"endLine":true,"endColumn":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
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
validate305.errors = vErrors;
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
validate305.errors = vErrors;
evaluated0.props = props0;
evaluated0.items = items0;
return errors === 0;
}
validate305.evaluated = {"dynamicProps":true,"dynamicItems":true};


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate302.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate303(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(!(validate305(data[1], {instancePath:instancePath+"/1",parentData:data,parentDataProperty:1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 2)){
validate302.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"array","prefixItems":[{"$ref":"plan.schema.json#/$defs/count"},{"type":"string"},{"type":"string"},{"$ref":"#/$defs/compactPlace"}],"minItems":4,"items":false};

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
if(data.length < 4){
validate310.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 4},message:"must NOT have fewer than 4 items"}];
return false;
}
else {
const len0 = data.length;
if(len0 > 0){
const _errs1 = errors;
if(!(validate303(data[0], {instancePath:instancePath+"/0",parentData:data,parentDataProperty:0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(valid0){
if(len0 > 1){
const _errs2 = errors;
if(typeof data[1] !== "string"){
validate310.errors = [{instancePath:instancePath+"/1",schemaPath:"#/prefixItems/1/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
if(valid0){
if(len0 > 2){
const _errs4 = errors;
if(typeof data[2] !== "string"){
validate310.errors = [{instancePath:instancePath+"/2",schemaPath:"#/prefixItems/2/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
if(valid0){
if(len0 > 3){
const _errs6 = errors;
if(!(validate305(data[3], {instancePath:instancePath+"/3",parentData:data,parentDataProperty:3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
if(valid0){
const len1 = data.length;
if(!(len1 <= 4)){
validate310.errors = [{instancePath,schemaPath:"#/items",keyword:"items",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
}
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


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
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
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate282.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate282.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate283(data2[i0], {instancePath:instancePath+"/edges/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate282.errors = [{instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate292(data4[i1], {instancePath:instancePath+"/pairs/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate282.errors = [{instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate282.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.urn !== undefined){
const _errs15 = errors;
if(!(validate276(data7.urn, {instancePath:instancePath+"/upstreams/" + i2+"/urn",parentData:data7,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
validate282.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/name",schemaPath:"#/properties/upstreams/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate302(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
var items0 = true;
}
const _errs23 = errors;
if(!(validate310(data11, {instancePath:instancePath+"/upstreams/" + i2+"/rows/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
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
validate282.errors = vErrors;
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
validate282.errors = [{instancePath:instancePath+"/upstreams/" + i2+"/rows",schemaPath:"#/properties/upstreams/items/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate282.errors = [{instancePath:instancePath+"/upstreams/" + i2,schemaPath:"#/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate282.errors = [{instancePath:instancePath+"/upstreams",schemaPath:"#/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"name":true,"file":true,"edges":true,"pairs":true,"upstreams":true},"dynamicProps":false,"dynamicItems":false};


function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
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
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("edge" !== data.element){
validate315.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
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
validate315.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema55.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate315.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate315.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema55.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate177(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate186(data6, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate315.errors = vErrors;
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
if(!(validate196(data7, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
validate315.errors = vErrors;
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
if(!(validate196(data8, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
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
validate315.errors = vErrors;
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
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
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
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("pair" !== data.element){
validate322.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
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
validate322.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema57.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate322.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate322.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema57.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate177(data.downstream, {instancePath:instancePath+"/downstream",parentData:data,parentDataProperty:"downstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstream, {instancePath:instancePath+"/upstream",parentData:data,parentDataProperty:"upstream",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.downstreamField, {instancePath:instancePath+"/downstreamField",parentData:data,parentDataProperty:"downstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate177(data.upstreamField, {instancePath:instancePath+"/upstreamField",parentData:data,parentDataProperty:"upstreamField",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate186(data8, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate322.errors = vErrors;
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
if(!(validate206(data9, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
validate322.errors = vErrors;
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
if(!(validate206(data10, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
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
validate322.errors = vErrors;
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
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"downstream":true,"upstream":true,"downstreamField":true,"upstreamField":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"string","pattern":"^sha256:[0-9a-f]{64}$"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern5.test(data)){
validate331.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.upstreamLineage === undefined) && (missing0 = "upstreamLineage"))) || ((data.changes === undefined) && (missing0 = "changes"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("before" !== data.event){
validate275.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
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
validate275.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "lineage"},message:"must be equal to constant"}];
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
if(!(validate276(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
validate275.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate278(data4, {instancePath:instancePath+"/upstreamLineage",parentData:data,parentDataProperty:"upstreamLineage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
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
validate275.errors = vErrors;
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
if(!(validate282(data5, {instancePath:instancePath+"/changes",parentData:data,parentDataProperty:"changes",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
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
if(!(validate315(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
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
if(!(validate322(data6, {instancePath:instancePath+"/changes/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
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
validate275.errors = vErrors;
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
if(!(validate331(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
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
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":{"event":true,"unit":true,"urn":true,"version":true,"upstreamLineage":true,"changes":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","required":["event","unit","urn","change"],"properties":{"event":{"const":"before"},"unit":{"const":"entity"},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"change":{"$ref":"plan.schema.json#/$defs/datasetChange"},"digest":{"$ref":"#/$defs/digest"}}};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
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
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.element !== undefined){
const _errs1 = errors;
if("dataset" !== data.element){
validate336.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
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
validate336.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema52.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate336.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate336.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema52.properties.reason.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate177(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
if(!(validate186(data5, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
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
validate336.errors = vErrors;
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
if(!(validate188(data6, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate336.errors = vErrors;
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
if(!(validate188(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
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
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"element":true,"kind":true,"address":true,"reason":true,"urn":true,"place":true,"before":true,"after":true},"dynamicProps":false,"dynamicItems":false};


function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
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
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("before" !== data.event){
validate334.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "before"},message:"must be equal to constant"}];
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
validate334.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/const",keyword:"const",params:{allowedValue: "entity"},message:"must be equal to constant"}];
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
if(!(validate276(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
if(!(validate336(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
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
if(!(validate331(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
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
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"event":true,"unit":true,"urn":true,"change":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","required":["event","unit","urn","outcome"],"properties":{"event":{"const":"outcome"},"unit":{"enum":["entity","lineage"]},"urn":{"$ref":"plan.schema.json#/$defs/urn"},"outcome":{"enum":["applied","failed","not-attempted","unknown","unverified"]},"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"message":{"type":"string"},"digest":{"$ref":"#/$defs/digest"}}};

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
if(((((data.event === undefined) && (missing0 = "event")) || ((data.unit === undefined) && (missing0 = "unit"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event !== undefined){
const _errs1 = errors;
if("outcome" !== data.event){
validate344.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/const",keyword:"const",params:{allowedValue: "outcome"},message:"must be equal to constant"}];
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
validate344.errors = [{instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema94.properties.unit.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate276(data.urn, {instancePath:instancePath+"/urn",parentData:data,parentDataProperty:"urn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
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
validate344.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema94.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
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
validate344.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate344.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate344.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate331(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
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
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"event":true,"unit":true,"urn":true,"outcome":true,"code":true,"message":true,"digest":true},"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"array","items":{"$ref":"#/$defs/finding"}};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
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
if(!(validate227(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/other-version/receipt.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
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
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if("receipt" !== data.kind){
validate261.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "receipt"},message:"must be equal to constant"}];
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
validate261.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate262(data.tool, {instancePath:instancePath+"/tool",parentData:data,parentDataProperty:"tool",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
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
if(!(validate264(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
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
if(!(validate267(data.intent, {instancePath:instancePath+"/intent",parentData:data,parentDataProperty:"intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
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
if(!(validate269(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
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
validate261.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate261.errors = [{instancePath:instancePath+"/effect",schemaPath:"#/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate273(data.allowances, {instancePath:instancePath+"/allowances",parentData:data,parentDataProperty:"allowances",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate273.errors : vErrors.concat(validate273.errors);
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
validate261.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate275(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
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
if(!(validate334(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
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
if(!(validate344(data10, {instancePath:instancePath+"/events/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
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
props0.outcome = true;
props0.code = true;
props0.message = true;
props0.digest = true;
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
validate261.errors = vErrors;
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
validate261.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs20 = errors;
if(typeof data.finishedAt !== "string"){
validate261.errors = [{instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data12 = data.exitCode;
const _errs22 = errors;
if(!(((((data12 === 0) || (data12 === 1)) || (data12 === 5)) || (data12 === 6)) || (data12 === 130))){
validate261.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/enum",keyword:"enum",params:{allowedValues: schema65.properties.exitCode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs23 = errors;
if(!(validate331(data.digest, {instancePath:instancePath+"/digest",parentData:data,parentDataProperty:"digest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
const _errs24 = errors;
if(!(validate349(data.findings, {instancePath:instancePath+"/findings",parentData:data,parentDataProperty:"findings",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
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
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":{"kind":true,"formatVersion":true,"tool":true,"target":true,"intent":true,"source":true,"effect":true,"allowances":true,"startedAt":true,"events":true,"finishedAt":true,"exitCode":true,"digest":true,"findings":true},"dynamicProps":false,"dynamicItems":false};
