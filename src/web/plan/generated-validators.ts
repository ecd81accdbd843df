// Generated from the schemas in schemas/ by `npm run generate:validators`. Do not edit.
// @ts-nocheck
export const plan = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/plan.schema.json","title":"Headwater plan","type":"object","additionalProperties":false,"required":["formatVersion","tool","target","base","intent","source","scope","changes","writes","findings","guards","impact","summary","appliable","digests"],"properties":{"kind":{"enum":["plan","comparison"]},"formatVersion":{"enum":["1.0","1.1","1.2","1.3"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"target":{"type":"object","additionalProperties":false,"required":["origin","stack","target","actor"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]}}},"base":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["ref","commit"],"properties":{"ref":{"type":"string"},"commit":{"type":"string"}}}]},"intent":{"enum":["sync","adopt","release","rollback"]},"source":{"type":"object","additionalProperties":false,"required":["commit","dirty","files","receipt"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"$ref":"#/$defs/sourceFile"}},"receipt":{"oneOf":[{"type":"null"},{"$ref":"#/$defs/sourceFile"}]}}},"scope":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["select","exclude","units","outside"],"properties":{"select":{"type":"array","items":{"type":"string"}},"exclude":{"type":"array","items":{"type":"string"}},"units":{"type":"integer","minimum":0},"outside":{"type":"integer","minimum":0}}}]},"changes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/datasetChange"},{"$ref":"#/$defs/edgeChange"},{"$ref":"#/$defs/pairChange"}]}},"way":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["route","why","isAtomic","refused"],"properties":{"route":{"enum":["proposals","mutations"]},"why":{"enum":["conditions","atomic-mutation","no-conditions","setting"]},"isAtomic":{"type":"boolean"},"refused":{"type":"array","items":{"$ref":"#/$defs/urn"}}}}]},"writes":{"type":"object","additionalProperties":false,"required":["entities","edgesToAdd","proposals","edgesToRemove"],"properties":{"entities":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","kind","content","maker"],"properties":{"urn":{"$ref":"#/$defs/urn"},"kind":{"enum":["create","update","restore"]},"content":{"$ref":"#/$defs/content"},"maker":{"type":"string"}}}},"edgesToAdd":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}},"proposals":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","baseVersion","upstreams","restored","removedUpstreams","pairs","removedPairs","marks"],"properties":{"urn":{"$ref":"#/$defs/urn"},"baseVersion":{"type":"string"},"upstreams":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["dataset","type"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"type":{"type":"string"}}}},"restored":{"type":"array","items":{"$ref":"#/$defs/upstreamRecord"}},"removedUpstreams":{"type":"array","items":{"$ref":"#/$defs/urn"}},"pairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fingerprint","downstreamField","upstreamField","transform","confidence"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0}}}},"removedPairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fingerprint","downstreamField","upstreamField","transform"],"properties":{"fingerprint":{"type":"string","pattern":"^[A-Za-z0-9_-]{8}$"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]}}}},"marks":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["dataset","owner","mark"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"owner":{"type":"string"},"mark":{"type":"object","additionalProperties":false,"required":["edge","pairs","protect"],"properties":{"edge":{"type":"boolean"},"pairs":{"type":"array","items":{"type":"string"}},"protect":{"type":"boolean"}}}}}}}}},"edgesToRemove":{"type":"array","items":{"$ref":"#/$defs/edgeRef"}}}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"guards":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["guard","address","message","allowed"],"properties":{"guard":{"enum":["mass-delete","empty-desired","foreign-owner","protected","exclusive","sensitive","boundary"]},"address":{"type":["string","null"]},"message":{"type":"string"},"allowed":{"type":["string","null"]}}}},"impact":{"type":"object","additionalProperties":false,"required":["columns","counts","downstream","limits"],"properties":{"columns":{"type":"array","maxItems":500,"items":{"$ref":"#/$defs/affectedColumn"}},"counts":{"type":"object","additionalProperties":false,"required":["additive","narrowing","reRoute","metadata","columns","direct","datasets"],"properties":{"additive":{"$ref":"#/$defs/count"},"narrowing":{"$ref":"#/$defs/count"},"reRoute":{"$ref":"#/$defs/count"},"metadata":{"$ref":"#/$defs/count"},"columns":{"$ref":"#/$defs/count"},"direct":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"}}},"downstream":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","count"],"properties":{"type":{"type":"string"},"count":{"$ref":"#/$defs/count"}}}},"limits":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","message"],"properties":{"reason":{"enum":["declared-only","search-cut","unreadable","hidden-path","too-large"]},"message":{"type":"string"}}}}}},"summary":{"type":"object","additionalProperties":false,"required":["add","change","remove","mark","datasets","unchanged","unchangedPairs","others","otherPairs"],"properties":{"add":{"$ref":"#/$defs/count"},"change":{"$ref":"#/$defs/count"},"remove":{"$ref":"#/$defs/count"},"mark":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"},"unchanged":{"$ref":"#/$defs/count"},"unchangedPairs":{"$ref":"#/$defs/count"},"others":{"$ref":"#/$defs/count"},"otherPairs":{"$ref":"#/$defs/count"}}},"appliable":{"type":"boolean"},"digests":{"type":"object","additionalProperties":false,"required":["effect"],"properties":{"effect":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"},"document":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$"}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"count":{"type":"integer","minimum":0},"lineageType":{"enum":["TRANSFORMED","COPY","VIEW"]},"edgeRef":{"type":"object","additionalProperties":false,"required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}},"content":{"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}},"place":{"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}},"finding":{"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}},"datasetChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}},"edgeChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}},"edgeValue":{"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}},"pairValue":{"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}},"pairChange":{"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}},"sourceFile":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}},"upstreamRecord":{"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","additionalProperties":{"type":"string"}}}},"affectedColumn":{"type":"object","additionalProperties":false,"required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}},"columnPath":{"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}}}};
const schema1 = {"type":"string","pattern":"^urn:[^:]+:[^:]+:."};
const schema7 = {"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}};
const schema31 = {"type":"object","required":["dataset","type"],"properties":{"dataset":{"type":"string"},"type":{"type":"string"},"properties":{"type":"object","additionalProperties":{"type":"string"}}}};
const schema45 = {"type":"integer","minimum":0};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^urn:[^:]+:[^:]+:.", "u");
const pattern16 = new RegExp("^[A-Za-z0-9_-]{8}$", "u");
const pattern26 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const schema2 = {"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}};
const schema3 = {"type":"string","pattern":"^[0-9a-f]{64}$"};
const pattern1 = new RegExp("^[0-9a-f]{64}$", "u");

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.sha256 === undefined) && (missing0 = "sha256"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "path") || (key0 === "sha256"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.path !== undefined){
const _errs2 = errors;
if(typeof data.path !== "string"){
validate1.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sha256 !== undefined){
let data1 = data.sha256;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate1.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema4 = {"type":"object","additionalProperties":false,"required":["element","kind","address","reason","urn","place","before","after"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["create","update"]},"address":{"type":"string"},"reason":{"enum":["dataset-missing","content-differs","rolled-back","declared","declared-otherwise"]},"urn":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/content"}]},"after":{"$ref":"#/$defs/content"}}};
const schema6 = {"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "element") || (key0 === "kind")) || (key0 === "address")) || (key0 === "reason")) || (key0 === "urn")) || (key0 === "place")) || (key0 === "before")) || (key0 === "after"))){
validate4.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("dataset" !== data.element){
validate4.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
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
validate4.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema4.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate4.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate4.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema4.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urn !== undefined){
let data4 = data.urn;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate4.errors = [{instancePath:instancePath+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data5 = data.place;
const _errs10 = errors;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
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
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.file === undefined) && (missing1 = "file")) || ((data5.line === undefined) && (missing1 = "line"))) || ((data5.column === undefined) && (missing1 = "column"))){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs17 = errors;
for(const key1 in data5){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data5.file !== undefined){
const _errs18 = errors;
if(typeof data5.file !== "string"){
const err3 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.line !== undefined){
let data7 = data5.line;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err4 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err5 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.column !== undefined){
let data8 = data5.column;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err6 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err7 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.endLine !== undefined){
let data9 = data5.endLine;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err8 = {instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err9 = {instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.endColumn !== undefined){
let data10 = data5.endColumn;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err10 = {instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err11 = {instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err13 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate4.errors = vErrors;
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
let data11 = data.before;
const _errs28 = errors;
const _errs29 = errors;
let valid5 = false;
const _errs30 = errors;
if(data11 !== null){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid5 = valid5 || _valid1;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((data11.columns === undefined) && (missing2 = "columns")){
const err15 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/content/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
const _errs35 = errors;
for(const key2 in data11){
if(!((key2 === "description") || (key2 === "columns"))){
const err16 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
if(_errs35 === errors){
if(data11.description !== undefined){
const _errs36 = errors;
if(typeof data11.description !== "string"){
const err17 = {instancePath:instancePath+"/before/description",schemaPath:"#/$defs/content/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.columns !== undefined){
let data13 = data11.columns;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data13)){
var valid8 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs40 = errors;
if(errors === _errs40){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((((data14.fieldPath === undefined) && (missing3 = "fieldPath")) || ((data14.type === undefined) && (missing3 = "type"))) || ((data14.nativeType === undefined) && (missing3 = "nativeType"))){
const err18 = {instancePath:instancePath+"/before/columns/" + i0,schemaPath:"#/$defs/content/properties/columns/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
const _errs42 = errors;
for(const key3 in data14){
if(!(((key3 === "fieldPath") || (key3 === "type")) || (key3 === "nativeType"))){
const err19 = {instancePath:instancePath+"/before/columns/" + i0,schemaPath:"#/$defs/content/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
break;
}
}
if(_errs42 === errors){
if(data14.fieldPath !== undefined){
const _errs43 = errors;
if(typeof data14.fieldPath !== "string"){
const err20 = {instancePath:instancePath+"/before/columns/" + i0+"/fieldPath",schemaPath:"#/$defs/content/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.type !== undefined){
let data16 = data14.type;
const _errs45 = errors;
if(!((((((((((((data16 === "array") || (data16 === "boolean")) || (data16 === "bytes")) || (data16 === "date")) || (data16 === "enum")) || (data16 === "fixed")) || (data16 === "map")) || (data16 === "number")) || (data16 === "record")) || (data16 === "string")) || (data16 === "time")) || (data16 === "union"))){
const err21 = {instancePath:instancePath+"/before/columns/" + i0+"/type",schemaPath:"#/$defs/content/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid9 = _errs45 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data14.nativeType !== undefined){
const _errs46 = errors;
if(typeof data14.nativeType !== "string"){
const err22 = {instancePath:instancePath+"/before/columns/" + i0+"/nativeType",schemaPath:"#/$defs/content/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/before/columns/" + i0,schemaPath:"#/$defs/content/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid8 = _errs40 === errors;
if(!valid8){
break;
}
}
}
else {
const err24 = {instancePath:instancePath+"/before/columns",schemaPath:"#/$defs/content/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
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
const err25 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid1 = _errs32 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err26 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data18 = data.after;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing4;
if((data18.columns === undefined) && (missing4 = "columns")){
validate4.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/content/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key4 in data18){
if(!((key4 === "description") || (key4 === "columns"))){
validate4.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data18.description !== undefined){
const _errs52 = errors;
if(typeof data18.description !== "string"){
validate4.errors = [{instancePath:instancePath+"/after/description",schemaPath:"#/$defs/content/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data18.columns !== undefined){
let data20 = data18.columns;
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data20)){
var valid12 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs56 = errors;
if(errors === _errs56){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing5;
if((((data21.fieldPath === undefined) && (missing5 = "fieldPath")) || ((data21.type === undefined) && (missing5 = "type"))) || ((data21.nativeType === undefined) && (missing5 = "nativeType"))){
validate4.errors = [{instancePath:instancePath+"/after/columns/" + i1,schemaPath:"#/$defs/content/properties/columns/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs58 = errors;
for(const key5 in data21){
if(!(((key5 === "fieldPath") || (key5 === "type")) || (key5 === "nativeType"))){
validate4.errors = [{instancePath:instancePath+"/after/columns/" + i1,schemaPath:"#/$defs/content/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs58 === errors){
if(data21.fieldPath !== undefined){
const _errs59 = errors;
if(typeof data21.fieldPath !== "string"){
validate4.errors = [{instancePath:instancePath+"/after/columns/" + i1+"/fieldPath",schemaPath:"#/$defs/content/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs59 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data21.type !== undefined){
let data23 = data21.type;
const _errs61 = errors;
if(!((((((((((((data23 === "array") || (data23 === "boolean")) || (data23 === "bytes")) || (data23 === "date")) || (data23 === "enum")) || (data23 === "fixed")) || (data23 === "map")) || (data23 === "number")) || (data23 === "record")) || (data23 === "string")) || (data23 === "time")) || (data23 === "union"))){
validate4.errors = [{instancePath:instancePath+"/after/columns/" + i1+"/type",schemaPath:"#/$defs/content/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs61 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data21.nativeType !== undefined){
const _errs62 = errors;
if(typeof data21.nativeType !== "string"){
validate4.errors = [{instancePath:instancePath+"/after/columns/" + i1+"/nativeType",schemaPath:"#/$defs/content/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs62 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/after/columns/" + i1,schemaPath:"#/$defs/content/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs56 === errors;
if(!valid12){
break;
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/after/columns",schemaPath:"#/$defs/content/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/content/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs48 === errors;
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema9 = {"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","place","before","after"],"properties":{"element":{"const":"edge"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/edgeValue"}]}}};
const schema13 = {"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema9.properties, key0))){
validate6.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("edge" !== data.element){
validate6.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
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
validate6.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate6.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate6.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema9.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
let data4 = data.downstream;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate6.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
let data5 = data.upstream;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate6.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data6 = data.place;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
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
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((((data6.file === undefined) && (missing1 = "file")) || ((data6.line === undefined) && (missing1 = "line"))) || ((data6.column === undefined) && (missing1 = "column"))){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs20 = errors;
for(const key1 in data6){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs20 === errors){
if(data6.file !== undefined){
const _errs21 = errors;
if(typeof data6.file !== "string"){
const err3 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.line !== undefined){
let data8 = data6.line;
const _errs23 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err4 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs23){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err5 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.column !== undefined){
let data9 = data6.column;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err6 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err7 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.endLine !== undefined){
let data10 = data6.endLine;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err8 = {instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err9 = {instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.endColumn !== undefined){
let data11 = data6.endColumn;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err10 = {instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err11 = {instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err13 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate6.errors = vErrors;
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
if(data.before !== undefined){
let data12 = data.before;
const _errs31 = errors;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(data12 !== null){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid6 = valid6 || _valid1;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((((data12.type === undefined) && (missing2 = "type")) || ((data12.owned === undefined) && (missing2 = "owned"))) || ((data12.protected === undefined) && (missing2 = "protected"))){
const err15 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/edgeValue/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
const _errs38 = errors;
for(const key2 in data12){
if(!(((key2 === "type") || (key2 === "owned")) || (key2 === "protected"))){
const err16 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/edgeValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
if(_errs38 === errors){
if(data12.type !== undefined){
const _errs39 = errors;
if(typeof data12.type !== "string"){
const err17 = {instancePath:instancePath+"/before/type",schemaPath:"#/$defs/edgeValue/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.owned !== undefined){
const _errs41 = errors;
if(typeof data12.owned !== "boolean"){
const err18 = {instancePath:instancePath+"/before/owned",schemaPath:"#/$defs/edgeValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid8 = _errs41 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.protected !== undefined){
const _errs43 = errors;
if(typeof data12.protected !== "boolean"){
const err19 = {instancePath:instancePath+"/before/protected",schemaPath:"#/$defs/edgeValue/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid8 = _errs43 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/edgeValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid1 = _errs35 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err21 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data16 = data.after;
const _errs45 = errors;
const _errs46 = errors;
let valid9 = false;
const _errs47 = errors;
if(data16 !== null){
const err22 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs47 === errors;
valid9 = valid9 || _valid2;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if((((data16.type === undefined) && (missing3 = "type")) || ((data16.owned === undefined) && (missing3 = "owned"))) || ((data16.protected === undefined) && (missing3 = "protected"))){
const err23 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/edgeValue/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
const _errs52 = errors;
for(const key3 in data16){
if(!(((key3 === "type") || (key3 === "owned")) || (key3 === "protected"))){
const err24 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/edgeValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
}
if(_errs52 === errors){
if(data16.type !== undefined){
const _errs53 = errors;
if(typeof data16.type !== "string"){
const err25 = {instancePath:instancePath+"/after/type",schemaPath:"#/$defs/edgeValue/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid11 = _errs53 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.owned !== undefined){
const _errs55 = errors;
if(typeof data16.owned !== "boolean"){
const err26 = {instancePath:instancePath+"/after/owned",schemaPath:"#/$defs/edgeValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid11 = _errs55 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data16.protected !== undefined){
const _errs57 = errors;
if(typeof data16.protected !== "boolean"){
const err27 = {instancePath:instancePath+"/after/protected",schemaPath:"#/$defs/edgeValue/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid11 = _errs57 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/edgeValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid2 = _errs49 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const err29 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate6.errors = vErrors;
return false;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs45 === errors;
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
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema15 = {"type":"object","additionalProperties":false,"required":["element","kind","address","reason","downstream","upstream","downstreamField","upstreamField","place","before","after"],"properties":{"element":{"const":"pair"},"kind":{"enum":["create","update","delete","mark"]},"address":{"type":"string"},"reason":{"enum":["missing","differs","undeclared","edge-removed","exclusive","made-by-us","shared","adopted","released","left-to-others","rolled-back","renamed-stack","protect","mark-outdated","declared","declared-otherwise","declared-no-more"]},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/place"}]},"before":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]},"after":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/pairValue"}]}}};
const schema21 = {"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}};

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
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.downstreamField === undefined) && (missing0 = "downstreamField"))) || ((data.upstreamField === undefined) && (missing0 = "upstreamField"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema15.properties, key0))){
validate8.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("pair" !== data.element){
validate8.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
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
validate8.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema15.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
if(!(((((((((((((((((data3 === "missing") || (data3 === "differs")) || (data3 === "undeclared")) || (data3 === "edge-removed")) || (data3 === "exclusive")) || (data3 === "made-by-us")) || (data3 === "shared")) || (data3 === "adopted")) || (data3 === "released")) || (data3 === "left-to-others")) || (data3 === "rolled-back")) || (data3 === "renamed-stack")) || (data3 === "protect")) || (data3 === "mark-outdated")) || (data3 === "declared")) || (data3 === "declared-otherwise")) || (data3 === "declared-no-more"))){
validate8.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schema15.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
let data4 = data.downstream;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate8.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
let data5 = data.upstream;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate8.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstreamField !== undefined){
let data6 = data.downstreamField;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate8.errors = [{instancePath:instancePath+"/downstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/downstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamField !== undefined){
let data7 = data.upstreamField;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate8.errors = [{instancePath:instancePath+"/upstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/upstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data8 = data.place;
const _errs19 = errors;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
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
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.file === undefined) && (missing1 = "file")) || ((data8.line === undefined) && (missing1 = "line"))) || ((data8.column === undefined) && (missing1 = "column"))){
const err1 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
const _errs26 = errors;
for(const key1 in data8){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
const err2 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
break;
}
}
if(_errs26 === errors){
if(data8.file !== undefined){
const _errs27 = errors;
if(typeof data8.file !== "string"){
const err3 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs27 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.line !== undefined){
let data10 = data8.line;
const _errs29 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err4 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs29){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
const err5 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.column !== undefined){
let data11 = data8.column;
const _errs31 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err6 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs31){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err7 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.endLine !== undefined){
let data12 = data8.endLine;
const _errs33 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err8 = {instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs33){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err9 = {instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.endColumn !== undefined){
let data13 = data8.endColumn;
const _errs35 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err10 = {instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs35){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err11 = {instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err13 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate8.errors = vErrors;
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
if(valid0){
if(data.before !== undefined){
let data14 = data.before;
const _errs37 = errors;
const _errs38 = errors;
let valid8 = false;
const _errs39 = errors;
if(data14 !== null){
const err14 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs39 === errors;
valid8 = valid8 || _valid1;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if((((data14.transform === undefined) && (missing2 = "transform")) || ((data14.confidence === undefined) && (missing2 = "confidence"))) || ((data14.owned === undefined) && (missing2 = "owned"))){
const err15 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/pairValue/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
const _errs44 = errors;
for(const key2 in data14){
if(!(((key2 === "transform") || (key2 === "confidence")) || (key2 === "owned"))){
const err16 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/pairValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
if(_errs44 === errors){
if(data14.transform !== undefined){
let data15 = data14.transform;
const _errs45 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err17 = {instancePath:instancePath+"/before/transform",schemaPath:"#/$defs/pairValue/properties/transform/type",keyword:"type",params:{type: schema21.properties.transform.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid10 = _errs45 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data14.confidence !== undefined){
let data16 = data14.confidence;
const _errs47 = errors;
if(errors === _errs47){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err18 = {instancePath:instancePath+"/before/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/before/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data14.owned !== undefined){
const _errs49 = errors;
if(typeof data14.owned !== "boolean"){
const err20 = {instancePath:instancePath+"/before/owned",schemaPath:"#/$defs/pairValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid10 = _errs49 === errors;
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
const err21 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/pairValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid1 = _errs41 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err22 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data18 = data.after;
const _errs51 = errors;
const _errs52 = errors;
let valid11 = false;
const _errs53 = errors;
if(data18 !== null){
const err23 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs53 === errors;
valid11 = valid11 || _valid2;
const _errs55 = errors;
const _errs56 = errors;
if(errors === _errs56){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if((((data18.transform === undefined) && (missing3 = "transform")) || ((data18.confidence === undefined) && (missing3 = "confidence"))) || ((data18.owned === undefined) && (missing3 = "owned"))){
const err24 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/pairValue/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
const _errs58 = errors;
for(const key3 in data18){
if(!(((key3 === "transform") || (key3 === "confidence")) || (key3 === "owned"))){
const err25 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/pairValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
}
if(_errs58 === errors){
if(data18.transform !== undefined){
let data19 = data18.transform;
const _errs59 = errors;
if((typeof data19 !== "string") && (data19 !== null)){
const err26 = {instancePath:instancePath+"/after/transform",schemaPath:"#/$defs/pairValue/properties/transform/type",keyword:"type",params:{type: schema21.properties.transform.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid13 = _errs59 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data18.confidence !== undefined){
let data20 = data18.confidence;
const _errs61 = errors;
if(errors === _errs61){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err27 = {instancePath:instancePath+"/after/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/after/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid13 = _errs61 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data18.owned !== undefined){
const _errs63 = errors;
if(typeof data18.owned !== "boolean"){
const err29 = {instancePath:instancePath+"/after/owned",schemaPath:"#/$defs/pairValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid13 = _errs63 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/after",schemaPath:"#/$defs/pairValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var _valid2 = _errs55 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
const err31 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate8.errors = vErrors;
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
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema26 = {"type":"object","additionalProperties":false,"required":["downstreamUrn","upstreamUrn"],"properties":{"downstreamUrn":{"$ref":"#/$defs/urn"},"upstreamUrn":{"$ref":"#/$defs/urn"}}};

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
if(((data.downstreamUrn === undefined) && (missing0 = "downstreamUrn")) || ((data.upstreamUrn === undefined) && (missing0 = "upstreamUrn"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "downstreamUrn") || (key0 === "upstreamUrn"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.downstreamUrn !== undefined){
let data0 = data.downstreamUrn;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate10.errors = [{instancePath:instancePath+"/downstreamUrn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/downstreamUrn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamUrn !== undefined){
let data1 = data.upstreamUrn;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate10.errors = [{instancePath:instancePath+"/upstreamUrn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/upstreamUrn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}};
const pattern23 = new RegExp("^HW[0-9]{4}$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.code === undefined) && (missing0 = "code")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.level === undefined) && (missing0 = "level"))) || ((data.message === undefined) && (missing0 = "message"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "level")) || (key0 === "message")) || (key0 === "place")) || (key0 === "related")) || (key0 === "suggestion"))){
validate13.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!pattern23.test(data0)){
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate13.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate13.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema38.properties.level.enum},message:"must be equal to one of the allowed values"}];
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
validate13.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data4 = data.place;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.file === undefined) && (missing1 = "file")) || ((data4.line === undefined) && (missing1 = "line"))) || ((data4.column === undefined) && (missing1 = "column"))){
validate13.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate13.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.file !== undefined){
const _errs13 = errors;
if(typeof data4.file !== "string"){
validate13.errors = [{instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.line !== undefined){
let data6 = data4.line;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate13.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate13.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.column !== undefined){
let data7 = data4.column;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate13.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate13.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.endLine !== undefined){
let data8 = data4.endLine;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate13.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate13.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.endColumn !== undefined){
let data9 = data4.endColumn;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate13.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate13.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs21 === errors;
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
}
else {
validate13.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data10 = data.related;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.file === undefined) && (missing2 = "file")) || ((data11.line === undefined) && (missing2 = "line"))) || ((data11.column === undefined) && (missing2 = "column"))){
validate13.errors = [{instancePath:instancePath+"/related/" + i0,schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs28 = errors;
for(const key2 in data11){
if(!(((((key2 === "file") || (key2 === "line")) || (key2 === "column")) || (key2 === "endLine")) || (key2 === "endColumn"))){
validate13.errors = [{instancePath:instancePath+"/related/" + i0,schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs28 === errors){
if(data11.file !== undefined){
const _errs29 = errors;
if(typeof data11.file !== "string"){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.line !== undefined){
let data13 = data11.line;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.column !== undefined){
let data14 = data11.column;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.endLine !== undefined){
let data15 = data11.endLine;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.endColumn !== undefined){
let data16 = data11.endColumn;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate13.errors = [{instancePath:instancePath+"/related/" + i0+"/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/related/" + i0,schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs39 = errors;
if(typeof data.suggestion !== "string"){
validate13.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
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
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"type":"object","additionalProperties":false,"required":["column","address","category","direct","gains","loses","reRouted"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"category":{"enum":["additive","narrowing","re-route","metadata"]},"direct":{"type":"boolean"},"gains":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"loses":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}},"reRouted":{"type":"object","additionalProperties":false,"required":["listed","count"],"properties":{"listed":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["before","after"],"properties":{"before":{"$ref":"#/$defs/columnPath"},"after":{"$ref":"#/$defs/columnPath"}}}},"count":{"$ref":"#/$defs/count"}}}}};
const schema43 = {"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}};

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
if(Array.isArray(data)){
if(data.length < 2){
validate16.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate16.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "column") || (key0 === "address"))){
validate16.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.column !== undefined){
let data1 = data0.column;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate16.errors = [{instancePath:instancePath+"/" + i0+"/column",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/" + i0+"/column",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.address !== undefined){
const _errs7 = errors;
if(typeof data0.address !== "string"){
validate16.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate16.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
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
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "column") || (key0 === "address")) || (key0 === "category")) || (key0 === "direct")) || (key0 === "gains")) || (key0 === "loses")) || (key0 === "reRouted"))){
validate15.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.column !== undefined){
let data0 = data.column;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate15.errors = [{instancePath:instancePath+"/column",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate15.errors = [{instancePath:instancePath+"/column",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs5 = errors;
if(typeof data.address !== "string"){
validate15.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined){
let data2 = data.category;
const _errs7 = errors;
if(!((((data2 === "additive") || (data2 === "narrowing")) || (data2 === "re-route")) || (data2 === "metadata"))){
validate15.errors = [{instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema41.properties.category.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.direct !== undefined){
const _errs8 = errors;
if(typeof data.direct !== "boolean"){
validate15.errors = [{instancePath:instancePath+"/direct",schemaPath:"#/properties/direct/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gains !== undefined){
let data4 = data.gains;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.listed === undefined) && (missing1 = "listed")) || ((data4.count === undefined) && (missing1 = "count"))){
validate15.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((key1 === "listed") || (key1 === "count"))){
validate15.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.listed !== undefined){
let data5 = data4.listed;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
if(data5.length > 5){
validate15.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((data6.path === undefined) && (missing2 = "path")){
validate15.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data6){
if(!(key2 === "path")){
validate15.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data6.path !== undefined){
if(!(validate16(data6.path, {instancePath:instancePath+"/gains/listed/" + i0+"/path",parentData:data6,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/gains/listed/" + i0,schemaPath:"#/properties/gains/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/gains/listed",schemaPath:"#/properties/gains/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.count !== undefined){
let data8 = data4.count;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate15.errors = [{instancePath:instancePath+"/gains/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate15.errors = [{instancePath:instancePath+"/gains/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
else {
validate15.errors = [{instancePath:instancePath+"/gains",schemaPath:"#/properties/gains/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loses !== undefined){
let data9 = data.loses;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.listed === undefined) && (missing3 = "listed")) || ((data9.count === undefined) && (missing3 = "count"))){
validate15.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key3 in data9){
if(!((key3 === "listed") || (key3 === "count"))){
validate15.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data9.listed !== undefined){
let data10 = data9.listed;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data10)){
if(data10.length > 5){
validate15.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if((data11.path === undefined) && (missing4 = "path")){
validate15.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs29 = errors;
for(const key4 in data11){
if(!(key4 === "path")){
validate15.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs29 === errors){
if(data11.path !== undefined){
if(!(validate16(data11.path, {instancePath:instancePath+"/loses/listed/" + i1+"/path",parentData:data11,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/loses/listed/" + i1,schemaPath:"#/properties/loses/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/loses/listed",schemaPath:"#/properties/loses/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.count !== undefined){
let data13 = data9.count;
const _errs31 = errors;
const _errs32 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate15.errors = [{instancePath:instancePath+"/loses/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate15.errors = [{instancePath:instancePath+"/loses/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/loses",schemaPath:"#/properties/loses/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reRouted !== undefined){
let data14 = data.reRouted;
const _errs34 = errors;
if(errors === _errs34){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing5;
if(((data14.listed === undefined) && (missing5 = "listed")) || ((data14.count === undefined) && (missing5 = "count"))){
validate15.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs36 = errors;
for(const key5 in data14){
if(!((key5 === "listed") || (key5 === "count"))){
validate15.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs36 === errors){
if(data14.listed !== undefined){
let data15 = data14.listed;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data15)){
if(data15.length > 5){
validate15.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"}];
return false;
}
else {
var valid11 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs39 = errors;
if(errors === _errs39){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing6;
if(((data16.before === undefined) && (missing6 = "before")) || ((data16.after === undefined) && (missing6 = "after"))){
validate15.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs41 = errors;
for(const key6 in data16){
if(!((key6 === "before") || (key6 === "after"))){
validate15.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs41 === errors){
if(data16.before !== undefined){
const _errs42 = errors;
if(!(validate16(data16.before, {instancePath:instancePath+"/reRouted/listed/" + i2+"/before",parentData:data16,parentDataProperty:"before",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid12 = _errs42 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data16.after !== undefined){
const _errs43 = errors;
if(!(validate16(data16.after, {instancePath:instancePath+"/reRouted/listed/" + i2+"/after",parentData:data16,parentDataProperty:"after",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid12 = _errs43 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/reRouted/listed/" + i2,schemaPath:"#/properties/reRouted/properties/listed/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs39 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/reRouted/listed",schemaPath:"#/properties/reRouted/properties/listed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs37 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data14.count !== undefined){
let data19 = data14.count;
const _errs44 = errors;
const _errs45 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate15.errors = [{instancePath:instancePath+"/reRouted/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs45){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate15.errors = [{instancePath:instancePath+"/reRouted/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs44 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate15.errors = [{instancePath:instancePath+"/reRouted",schemaPath:"#/properties/reRouted/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err1 = {instancePath:instancePath+"/target/actor",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""};
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
const err2 = {instancePath:instancePath+"/target/actor",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
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
const err3 = {instancePath:instancePath+"/target/actor",schemaPath:"#/properties/target/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const _errs26 = errors;
const _errs27 = errors;
let valid5 = false;
let passing1 = null;
const _errs28 = errors;
if(data10 !== null){
const err4 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs28 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs30 = errors;
if(errors === _errs30){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if(((data10.ref === undefined) && (missing3 = "ref")) || ((data10.commit === undefined) && (missing3 = "commit"))){
const err5 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs32 = errors;
for(const key3 in data10){
if(!((key3 === "ref") || (key3 === "commit"))){
const err6 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs32 === errors){
if(data10.ref !== undefined){
const _errs33 = errors;
if(typeof data10.ref !== "string"){
const err7 = {instancePath:instancePath+"/base/ref",schemaPath:"#/properties/base/oneOf/1/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.commit !== undefined){
const _errs35 = errors;
if(typeof data10.commit !== "string"){
const err8 = {instancePath:instancePath+"/base/commit",schemaPath:"#/properties/base/oneOf/1/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs30 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err10 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
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
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intent !== undefined){
let data13 = data.intent;
const _errs37 = errors;
if(!((((data13 === "sync") || (data13 === "adopt")) || (data13 === "release")) || (data13 === "rollback"))){
validate0.errors = [{instancePath:instancePath+"/intent",schemaPath:"#/properties/intent/enum",keyword:"enum",params:{allowedValues: schema0.properties.intent.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data14 = data.source;
const _errs38 = errors;
if(errors === _errs38){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((((data14.commit === undefined) && (missing4 = "commit")) || ((data14.dirty === undefined) && (missing4 = "dirty"))) || ((data14.files === undefined) && (missing4 = "files"))) || ((data14.receipt === undefined) && (missing4 = "receipt"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs40 = errors;
for(const key4 in data14){
if(!((((key4 === "commit") || (key4 === "dirty")) || (key4 === "files")) || (key4 === "receipt"))){
validate0.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs40 === errors){
if(data14.commit !== undefined){
let data15 = data14.commit;
const _errs41 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate0.errors = [{instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type: schema0.properties.source.properties.commit.type},message:"must be string,null"}];
return false;
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data14.dirty !== undefined){
let data16 = data14.dirty;
const _errs43 = errors;
if((typeof data16 !== "boolean") && (data16 !== null)){
validate0.errors = [{instancePath:instancePath+"/source/dirty",schemaPath:"#/properties/source/properties/dirty/type",keyword:"type",params:{type: schema0.properties.source.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data14.files !== undefined){
let data17 = data14.files;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data17)){
var valid8 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
const _errs47 = errors;
if(!(validate1(data17[i0], {instancePath:instancePath+"/source/files/" + i0,parentData:data17,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid8 = _errs47 === errors;
if(!valid8){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/source/files",schemaPath:"#/properties/source/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs45 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data14.receipt !== undefined){
let data19 = data14.receipt;
const _errs48 = errors;
const _errs49 = errors;
let valid9 = false;
let passing2 = null;
const _errs50 = errors;
if(data19 !== null){
const err11 = {instancePath:instancePath+"/source/receipt",schemaPath:"#/properties/source/properties/receipt/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs50 === errors;
if(_valid2){
valid9 = true;
passing2 = 0;
}
const _errs52 = errors;
if(!(validate1(data19, {instancePath:instancePath+"/source/receipt",parentData:data14,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid2 = _errs52 === errors;
if(_valid2 && valid9){
valid9 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid9 = true;
passing2 = 1;
}
}
if(!valid9){
const err12 = {instancePath:instancePath+"/source/receipt",schemaPath:"#/properties/source/properties/receipt/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs48 === errors;
}
else {
var valid7 = true;
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
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined){
let data20 = data.scope;
const _errs53 = errors;
const _errs54 = errors;
let valid10 = false;
let passing3 = null;
const _errs55 = errors;
if(data20 !== null){
const err13 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs55 === errors;
if(_valid3){
valid10 = true;
passing3 = 0;
}
const _errs57 = errors;
if(errors === _errs57){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((((data20.select === undefined) && (missing5 = "select")) || ((data20.exclude === undefined) && (missing5 = "exclude"))) || ((data20.units === undefined) && (missing5 = "units"))) || ((data20.outside === undefined) && (missing5 = "outside"))){
const err14 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs59 = errors;
for(const key5 in data20){
if(!((((key5 === "select") || (key5 === "exclude")) || (key5 === "units")) || (key5 === "outside"))){
const err15 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs59 === errors){
if(data20.select !== undefined){
let data21 = data20.select;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data21)){
var valid12 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
const _errs62 = errors;
if(typeof data21[i1] !== "string"){
const err16 = {instancePath:instancePath+"/scope/select/" + i1,schemaPath:"#/properties/scope/oneOf/1/properties/select/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid12 = _errs62 === errors;
if(!valid12){
break;
}
}
}
else {
const err17 = {instancePath:instancePath+"/scope/select",schemaPath:"#/properties/scope/oneOf/1/properties/select/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid11 = _errs60 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.exclude !== undefined){
let data23 = data20.exclude;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data23)){
var valid13 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
const _errs66 = errors;
if(typeof data23[i2] !== "string"){
const err18 = {instancePath:instancePath+"/scope/exclude/" + i2,schemaPath:"#/properties/scope/oneOf/1/properties/exclude/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid13 = _errs66 === errors;
if(!valid13){
break;
}
}
}
else {
const err19 = {instancePath:instancePath+"/scope/exclude",schemaPath:"#/properties/scope/oneOf/1/properties/exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid11 = _errs64 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.units !== undefined){
let data25 = data20.units;
const _errs68 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err20 = {instancePath:instancePath+"/scope/units",schemaPath:"#/properties/scope/oneOf/1/properties/units/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs68){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err21 = {instancePath:instancePath+"/scope/units",schemaPath:"#/properties/scope/oneOf/1/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
var valid11 = _errs68 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.outside !== undefined){
let data26 = data20.outside;
const _errs70 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err22 = {instancePath:instancePath+"/scope/outside",schemaPath:"#/properties/scope/oneOf/1/properties/outside/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs70){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err23 = {instancePath:instancePath+"/scope/outside",schemaPath:"#/properties/scope/oneOf/1/properties/outside/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
var valid11 = _errs70 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid3 = _errs57 === errors;
if(_valid3 && valid10){
valid10 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid10 = true;
passing3 = 1;
}
}
if(!valid10){
const err25 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data27 = data.changes;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data27)){
var valid14 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
const _errs74 = errors;
const _errs75 = errors;
let valid15 = false;
let passing4 = null;
const _errs76 = errors;
if(!(validate4(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid4 = _errs76 === errors;
if(_valid4){
valid15 = true;
passing4 = 0;
var props3 = true;
}
const _errs77 = errors;
if(!(validate6(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid4 = _errs77 === errors;
if(_valid4 && valid15){
valid15 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid15 = true;
passing4 = 1;
if(props3 !== true){
props3 = true;
}
}
const _errs78 = errors;
if(!(validate8(data28, {instancePath:instancePath+"/changes/" + i3,parentData:data27,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid4 = _errs78 === errors;
if(_valid4 && valid15){
valid15 = false;
passing4 = [passing4, 2];
}
else {
if(_valid4){
valid15 = true;
passing4 = 2;
if(props3 !== true){
props3 = true;
}
}
}
}
if(!valid15){
const err26 = {instancePath:instancePath+"/changes/" + i3,schemaPath:"#/properties/changes/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs75;
if(vErrors !== null){
if(_errs75){
vErrors.length = _errs75;
}
else {
vErrors = null;
}
}
}
var valid14 = _errs74 === errors;
if(!valid14){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.way !== undefined){
let data29 = data.way;
const _errs79 = errors;
const _errs80 = errors;
let valid16 = false;
let passing5 = null;
const _errs81 = errors;
if(data29 !== null){
const err27 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid5 = _errs81 === errors;
if(_valid5){
valid16 = true;
passing5 = 0;
}
const _errs83 = errors;
if(errors === _errs83){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing6;
if(((((data29.route === undefined) && (missing6 = "route")) || ((data29.why === undefined) && (missing6 = "why"))) || ((data29.isAtomic === undefined) && (missing6 = "isAtomic"))) || ((data29.refused === undefined) && (missing6 = "refused"))){
const err28 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
const _errs85 = errors;
for(const key6 in data29){
if(!((((key6 === "route") || (key6 === "why")) || (key6 === "isAtomic")) || (key6 === "refused"))){
const err29 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
}
if(_errs85 === errors){
if(data29.route !== undefined){
let data30 = data29.route;
const _errs86 = errors;
if(!((data30 === "proposals") || (data30 === "mutations"))){
const err30 = {instancePath:instancePath+"/way/route",schemaPath:"#/properties/way/oneOf/1/properties/route/enum",keyword:"enum",params:{allowedValues: schema0.properties.way.oneOf[1].properties.route.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid17 = _errs86 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data29.why !== undefined){
let data31 = data29.why;
const _errs87 = errors;
if(!((((data31 === "conditions") || (data31 === "atomic-mutation")) || (data31 === "no-conditions")) || (data31 === "setting"))){
const err31 = {instancePath:instancePath+"/way/why",schemaPath:"#/properties/way/oneOf/1/properties/why/enum",keyword:"enum",params:{allowedValues: schema0.properties.way.oneOf[1].properties.why.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid17 = _errs87 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data29.isAtomic !== undefined){
const _errs88 = errors;
if(typeof data29.isAtomic !== "boolean"){
const err32 = {instancePath:instancePath+"/way/isAtomic",schemaPath:"#/properties/way/oneOf/1/properties/isAtomic/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var valid17 = _errs88 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data29.refused !== undefined){
let data33 = data29.refused;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data33)){
var valid18 = true;
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
const _errs92 = errors;
const _errs93 = errors;
if(errors === _errs93){
if(typeof data34 === "string"){
if(!pattern0.test(data34)){
const err33 = {instancePath:instancePath+"/way/refused/" + i4,schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/way/refused/" + i4,schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid18 = _errs92 === errors;
if(!valid18){
break;
}
}
}
else {
const err35 = {instancePath:instancePath+"/way/refused",schemaPath:"#/properties/way/oneOf/1/properties/refused/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid17 = _errs90 === errors;
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
const err36 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var _valid5 = _errs83 === errors;
if(_valid5 && valid16){
valid16 = false;
passing5 = [passing5, 1];
}
else {
if(_valid5){
valid16 = true;
passing5 = 1;
}
}
if(!valid16){
const err37 = {instancePath:instancePath+"/way",schemaPath:"#/properties/way/oneOf",keyword:"oneOf",params:{passingSchemas: passing5},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writes !== undefined){
let data35 = data.writes;
const _errs95 = errors;
if(errors === _errs95){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing7;
if(((((data35.entities === undefined) && (missing7 = "entities")) || ((data35.edgesToAdd === undefined) && (missing7 = "edgesToAdd"))) || ((data35.proposals === undefined) && (missing7 = "proposals"))) || ((data35.edgesToRemove === undefined) && (missing7 = "edgesToRemove"))){
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs97 = errors;
for(const key7 in data35){
if(!((((key7 === "entities") || (key7 === "edgesToAdd")) || (key7 === "proposals")) || (key7 === "edgesToRemove"))){
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs97 === errors){
if(data35.entities !== undefined){
let data36 = data35.entities;
const _errs98 = errors;
if(errors === _errs98){
if(Array.isArray(data36)){
var valid21 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
const _errs100 = errors;
if(errors === _errs100){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing8;
if(((((data37.urn === undefined) && (missing8 = "urn")) || ((data37.kind === undefined) && (missing8 = "kind"))) || ((data37.content === undefined) && (missing8 = "content"))) || ((data37.maker === undefined) && (missing8 = "maker"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs102 = errors;
for(const key8 in data37){
if(!((((key8 === "urn") || (key8 === "kind")) || (key8 === "content")) || (key8 === "maker"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5,schemaPath:"#/properties/writes/properties/entities/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs102 === errors){
if(data37.urn !== undefined){
let data38 = data37.urn;
const _errs103 = errors;
const _errs104 = errors;
if(errors === _errs104){
if(typeof data38 === "string"){
if(!pattern0.test(data38)){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs103 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data37.kind !== undefined){
let data39 = data37.kind;
const _errs106 = errors;
if(!(((data39 === "create") || (data39 === "update")) || (data39 === "restore"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/kind",schemaPath:"#/properties/writes/properties/entities/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.writes.properties.entities.items.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs106 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data37.content !== undefined){
let data40 = data37.content;
const _errs107 = errors;
const _errs108 = errors;
if(errors === _errs108){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing9;
if((data40.columns === undefined) && (missing9 = "columns")){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content",schemaPath:"#/$defs/content/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
const _errs110 = errors;
for(const key9 in data40){
if(!((key9 === "description") || (key9 === "columns"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content",schemaPath:"#/$defs/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs110 === errors){
if(data40.description !== undefined){
const _errs111 = errors;
if(typeof data40.description !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/description",schemaPath:"#/$defs/content/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs111 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data40.columns !== undefined){
let data42 = data40.columns;
const _errs113 = errors;
if(errors === _errs113){
if(Array.isArray(data42)){
var valid26 = true;
const len6 = data42.length;
for(let i6=0; i6<len6; i6++){
let data43 = data42[i6];
const _errs115 = errors;
if(errors === _errs115){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing10;
if((((data43.fieldPath === undefined) && (missing10 = "fieldPath")) || ((data43.type === undefined) && (missing10 = "type"))) || ((data43.nativeType === undefined) && (missing10 = "nativeType"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns/" + i6,schemaPath:"#/$defs/content/properties/columns/items/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
else {
const _errs117 = errors;
for(const key10 in data43){
if(!(((key10 === "fieldPath") || (key10 === "type")) || (key10 === "nativeType"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns/" + i6,schemaPath:"#/$defs/content/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs117 === errors){
if(data43.fieldPath !== undefined){
const _errs118 = errors;
if(typeof data43.fieldPath !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns/" + i6+"/fieldPath",schemaPath:"#/$defs/content/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs118 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data43.type !== undefined){
let data45 = data43.type;
const _errs120 = errors;
if(!((((((((((((data45 === "array") || (data45 === "boolean")) || (data45 === "bytes")) || (data45 === "date")) || (data45 === "enum")) || (data45 === "fixed")) || (data45 === "map")) || (data45 === "number")) || (data45 === "record")) || (data45 === "string")) || (data45 === "time")) || (data45 === "union"))){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns/" + i6+"/type",schemaPath:"#/$defs/content/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid27 = _errs120 === errors;
}
else {
var valid27 = true;
}
if(valid27){
if(data43.nativeType !== undefined){
const _errs121 = errors;
if(typeof data43.nativeType !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns/" + i6+"/nativeType",schemaPath:"#/$defs/content/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid27 = _errs121 === errors;
}
else {
var valid27 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns/" + i6,schemaPath:"#/$defs/content/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid26 = _errs115 === errors;
if(!valid26){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content/columns",schemaPath:"#/$defs/content/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid25 = _errs113 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/content",schemaPath:"#/$defs/content/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid22 = _errs107 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data37.maker !== undefined){
const _errs123 = errors;
if(typeof data37.maker !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/entities/" + i5+"/maker",schemaPath:"#/properties/writes/properties/entities/items/properties/maker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs123 === errors;
}
else {
var valid22 = true;
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
var valid21 = _errs100 === errors;
if(!valid21){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/entities",schemaPath:"#/properties/writes/properties/entities/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs98 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data35.edgesToAdd !== undefined){
let data48 = data35.edgesToAdd;
const _errs125 = errors;
if(errors === _errs125){
if(Array.isArray(data48)){
var valid28 = true;
const len7 = data48.length;
for(let i7=0; i7<len7; i7++){
const _errs127 = errors;
if(!(validate10(data48[i7], {instancePath:instancePath+"/writes/edgesToAdd/" + i7,parentData:data48,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid28 = _errs127 === errors;
if(!valid28){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/edgesToAdd",schemaPath:"#/properties/writes/properties/edgesToAdd/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs125 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data35.proposals !== undefined){
let data50 = data35.proposals;
const _errs128 = errors;
if(errors === _errs128){
if(Array.isArray(data50)){
var valid29 = true;
const len8 = data50.length;
for(let i8=0; i8<len8; i8++){
let data51 = data50[i8];
const _errs130 = errors;
if(errors === _errs130){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing11;
if(((((((((data51.urn === undefined) && (missing11 = "urn")) || ((data51.baseVersion === undefined) && (missing11 = "baseVersion"))) || ((data51.upstreams === undefined) && (missing11 = "upstreams"))) || ((data51.restored === undefined) && (missing11 = "restored"))) || ((data51.removedUpstreams === undefined) && (missing11 = "removedUpstreams"))) || ((data51.pairs === undefined) && (missing11 = "pairs"))) || ((data51.removedPairs === undefined) && (missing11 = "removedPairs"))) || ((data51.marks === undefined) && (missing11 = "marks"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/required",keyword:"required",params:{missingProperty: missing11},message:"must have required property '"+missing11+"'"}];
return false;
}
else {
const _errs132 = errors;
for(const key11 in data51){
if(!((((((((key11 === "urn") || (key11 === "baseVersion")) || (key11 === "upstreams")) || (key11 === "restored")) || (key11 === "removedUpstreams")) || (key11 === "pairs")) || (key11 === "removedPairs")) || (key11 === "marks"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs132 === errors){
if(data51.urn !== undefined){
let data52 = data51.urn;
const _errs133 = errors;
const _errs134 = errors;
if(errors === _errs134){
if(typeof data52 === "string"){
if(!pattern0.test(data52)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid30 = _errs133 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.baseVersion !== undefined){
const _errs136 = errors;
if(typeof data51.baseVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/baseVersion",schemaPath:"#/properties/writes/properties/proposals/items/properties/baseVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid30 = _errs136 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.upstreams !== undefined){
let data54 = data51.upstreams;
const _errs138 = errors;
if(errors === _errs138){
if(Array.isArray(data54)){
var valid32 = true;
const len9 = data54.length;
for(let i9=0; i9<len9; i9++){
let data55 = data54[i9];
const _errs140 = errors;
if(errors === _errs140){
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
let missing12;
if(((data55.dataset === undefined) && (missing12 = "dataset")) || ((data55.type === undefined) && (missing12 = "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams/" + i9,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
else {
const _errs142 = errors;
for(const key12 in data55){
if(!((key12 === "dataset") || (key12 === "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams/" + i9,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs142 === errors){
if(data55.dataset !== undefined){
let data56 = data55.dataset;
const _errs143 = errors;
const _errs144 = errors;
if(errors === _errs144){
if(typeof data56 === "string"){
if(!pattern0.test(data56)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams/" + i9+"/dataset",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams/" + i9+"/dataset",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid33 = _errs143 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data55.type !== undefined){
const _errs146 = errors;
if(typeof data55.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams/" + i9+"/type",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid33 = _errs146 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams/" + i9,schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid32 = _errs140 === errors;
if(!valid32){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/upstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/upstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs138 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.restored !== undefined){
let data58 = data51.restored;
const _errs148 = errors;
if(errors === _errs148){
if(Array.isArray(data58)){
var valid35 = true;
const len10 = data58.length;
for(let i10=0; i10<len10; i10++){
let data59 = data58[i10];
const _errs150 = errors;
const _errs151 = errors;
if(errors === _errs151){
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
let missing13;
if(((data59.dataset === undefined) && (missing13 = "dataset")) || ((data59.type === undefined) && (missing13 = "type"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored/" + i10,schemaPath:"#/$defs/upstreamRecord/required",keyword:"required",params:{missingProperty: missing13},message:"must have required property '"+missing13+"'"}];
return false;
}
else {
if(data59.dataset !== undefined){
const _errs153 = errors;
if(typeof data59.dataset !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored/" + i10+"/dataset",schemaPath:"#/$defs/upstreamRecord/properties/dataset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid37 = _errs153 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data59.type !== undefined){
const _errs155 = errors;
if(typeof data59.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored/" + i10+"/type",schemaPath:"#/$defs/upstreamRecord/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid37 = _errs155 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data59.properties !== undefined){
let data62 = data59.properties;
const _errs157 = errors;
if(errors === _errs157){
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
for(const key13 in data62){
const _errs160 = errors;
if(typeof data62[key13] !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored/" + i10+"/properties/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/upstreamRecord/properties/properties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid38 = _errs160 === errors;
if(!valid38){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored/" + i10+"/properties",schemaPath:"#/$defs/upstreamRecord/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid37 = _errs157 === errors;
}
else {
var valid37 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored/" + i10,schemaPath:"#/$defs/upstreamRecord/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid35 = _errs150 === errors;
if(!valid35){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/restored",schemaPath:"#/properties/writes/properties/proposals/items/properties/restored/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs148 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.removedUpstreams !== undefined){
let data64 = data51.removedUpstreams;
const _errs162 = errors;
if(errors === _errs162){
if(Array.isArray(data64)){
var valid39 = true;
const len11 = data64.length;
for(let i11=0; i11<len11; i11++){
let data65 = data64[i11];
const _errs164 = errors;
const _errs165 = errors;
if(errors === _errs165){
if(typeof data65 === "string"){
if(!pattern0.test(data65)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedUpstreams/" + i11,schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedUpstreams/" + i11,schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid39 = _errs164 === errors;
if(!valid39){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedUpstreams",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedUpstreams/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs162 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.pairs !== undefined){
let data66 = data51.pairs;
const _errs167 = errors;
if(errors === _errs167){
if(Array.isArray(data66)){
var valid41 = true;
const len12 = data66.length;
for(let i12=0; i12<len12; i12++){
let data67 = data66[i12];
const _errs169 = errors;
if(errors === _errs169){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing14;
if((((((data67.fingerprint === undefined) && (missing14 = "fingerprint")) || ((data67.downstreamField === undefined) && (missing14 = "downstreamField"))) || ((data67.upstreamField === undefined) && (missing14 = "upstreamField"))) || ((data67.transform === undefined) && (missing14 = "transform"))) || ((data67.confidence === undefined) && (missing14 = "confidence"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
else {
const _errs171 = errors;
for(const key14 in data67){
if(!(((((key14 === "fingerprint") || (key14 === "downstreamField")) || (key14 === "upstreamField")) || (key14 === "transform")) || (key14 === "confidence"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs171 === errors){
if(data67.fingerprint !== undefined){
let data68 = data67.fingerprint;
const _errs172 = errors;
if(errors === _errs172){
if(typeof data68 === "string"){
if(!pattern16.test(data68)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid42 = _errs172 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.downstreamField !== undefined){
let data69 = data67.downstreamField;
const _errs174 = errors;
const _errs175 = errors;
if(errors === _errs175){
if(typeof data69 === "string"){
if(!pattern0.test(data69)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/downstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/downstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid42 = _errs174 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.upstreamField !== undefined){
let data70 = data67.upstreamField;
const _errs177 = errors;
const _errs178 = errors;
if(errors === _errs178){
if(typeof data70 === "string"){
if(!pattern0.test(data70)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/upstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/upstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid42 = _errs177 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.transform !== undefined){
let data71 = data67.transform;
const _errs180 = errors;
if((typeof data71 !== "string") && (data71 !== null)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/transform/type",keyword:"type",params:{type: schema0.properties.writes.properties.proposals.items.properties.pairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid42 = _errs180 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.confidence !== undefined){
let data72 = data67.confidence;
const _errs182 = errors;
if(errors === _errs182){
if((typeof data72 == "number") && (isFinite(data72))){
if(data72 < 0 || isNaN(data72)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12+"/confidence",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid42 = _errs182 === errors;
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
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs/" + i12,schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid41 = _errs169 === errors;
if(!valid41){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs167 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.removedPairs !== undefined){
let data73 = data51.removedPairs;
const _errs184 = errors;
if(errors === _errs184){
if(Array.isArray(data73)){
var valid45 = true;
const len13 = data73.length;
for(let i13=0; i13<len13; i13++){
let data74 = data73[i13];
const _errs186 = errors;
if(errors === _errs186){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
let missing15;
if(((((data74.fingerprint === undefined) && (missing15 = "fingerprint")) || ((data74.downstreamField === undefined) && (missing15 = "downstreamField"))) || ((data74.upstreamField === undefined) && (missing15 = "upstreamField"))) || ((data74.transform === undefined) && (missing15 = "transform"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
const _errs188 = errors;
for(const key15 in data74){
if(!((((key15 === "fingerprint") || (key15 === "downstreamField")) || (key15 === "upstreamField")) || (key15 === "transform"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs188 === errors){
if(data74.fingerprint !== undefined){
let data75 = data74.fingerprint;
const _errs189 = errors;
if(errors === _errs189){
if(typeof data75 === "string"){
if(!pattern16.test(data75)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{8}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{8}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/fingerprint",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid46 = _errs189 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data74.downstreamField !== undefined){
let data76 = data74.downstreamField;
const _errs191 = errors;
const _errs192 = errors;
if(errors === _errs192){
if(typeof data76 === "string"){
if(!pattern0.test(data76)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/downstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/downstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid46 = _errs191 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data74.upstreamField !== undefined){
let data77 = data74.upstreamField;
const _errs194 = errors;
const _errs195 = errors;
if(errors === _errs195){
if(typeof data77 === "string"){
if(!pattern0.test(data77)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/upstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/upstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid46 = _errs194 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data74.transform !== undefined){
let data78 = data74.transform;
const _errs197 = errors;
if((typeof data78 !== "string") && (data78 !== null)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13+"/transform",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/properties/transform/type",keyword:"type",params:{type: schema0.properties.writes.properties.proposals.items.properties.removedPairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid46 = _errs197 === errors;
}
else {
var valid46 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs/" + i13,schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid45 = _errs186 === errors;
if(!valid45){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/removedPairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/removedPairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs184 === errors;
}
else {
var valid30 = true;
}
if(valid30){
if(data51.marks !== undefined){
let data79 = data51.marks;
const _errs199 = errors;
if(errors === _errs199){
if(Array.isArray(data79)){
var valid49 = true;
const len14 = data79.length;
for(let i14=0; i14<len14; i14++){
let data80 = data79[i14];
const _errs201 = errors;
if(errors === _errs201){
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
let missing16;
if((((data80.dataset === undefined) && (missing16 = "dataset")) || ((data80.owner === undefined) && (missing16 = "owner"))) || ((data80.mark === undefined) && (missing16 = "mark"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
const _errs203 = errors;
for(const key16 in data80){
if(!(((key16 === "dataset") || (key16 === "owner")) || (key16 === "mark"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs203 === errors){
if(data80.dataset !== undefined){
let data81 = data80.dataset;
const _errs204 = errors;
const _errs205 = errors;
if(errors === _errs205){
if(typeof data81 === "string"){
if(!pattern0.test(data81)){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/dataset",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/dataset",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid50 = _errs204 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data80.owner !== undefined){
const _errs207 = errors;
if(typeof data80.owner !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/owner",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/owner/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid50 = _errs207 === errors;
}
else {
var valid50 = true;
}
if(valid50){
if(data80.mark !== undefined){
let data83 = data80.mark;
const _errs209 = errors;
if(errors === _errs209){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
let missing17;
if((((data83.edge === undefined) && (missing17 = "edge")) || ((data83.pairs === undefined) && (missing17 = "pairs"))) || ((data83.protect === undefined) && (missing17 = "protect"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
const _errs211 = errors;
for(const key17 in data83){
if(!(((key17 === "edge") || (key17 === "pairs")) || (key17 === "protect"))){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs211 === errors){
if(data83.edge !== undefined){
const _errs212 = errors;
if(typeof data83.edge !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark/edge",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/edge/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid52 = _errs212 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data83.pairs !== undefined){
let data85 = data83.pairs;
const _errs214 = errors;
if(errors === _errs214){
if(Array.isArray(data85)){
var valid53 = true;
const len15 = data85.length;
for(let i15=0; i15<len15; i15++){
const _errs216 = errors;
if(typeof data85[i15] !== "string"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark/pairs/" + i15,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid53 = _errs216 === errors;
if(!valid53){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark/pairs",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid52 = _errs214 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data83.protect !== undefined){
const _errs218 = errors;
if(typeof data83.protect !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark/protect",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/properties/protect/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid52 = _errs218 === errors;
}
else {
var valid52 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14+"/mark",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/properties/mark/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid50 = _errs209 === errors;
}
else {
var valid50 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks/" + i14,schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid49 = _errs201 === errors;
if(!valid49){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8+"/marks",schemaPath:"#/properties/writes/properties/proposals/items/properties/marks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid30 = _errs199 === errors;
}
else {
var valid30 = true;
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
validate0.errors = [{instancePath:instancePath+"/writes/proposals/" + i8,schemaPath:"#/properties/writes/properties/proposals/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate0.errors = [{instancePath:instancePath+"/writes/proposals",schemaPath:"#/properties/writes/properties/proposals/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs128 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data35.edgesToRemove !== undefined){
let data88 = data35.edgesToRemove;
const _errs220 = errors;
if(errors === _errs220){
if(Array.isArray(data88)){
var valid54 = true;
const len16 = data88.length;
for(let i16=0; i16<len16; i16++){
const _errs222 = errors;
if(!(validate10(data88[i16], {instancePath:instancePath+"/writes/edgesToRemove/" + i16,parentData:data88,parentDataProperty:i16,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid54 = _errs222 === errors;
if(!valid54){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/writes/edgesToRemove",schemaPath:"#/properties/writes/properties/edgesToRemove/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs220 === errors;
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
validate0.errors = [{instancePath:instancePath+"/writes",schemaPath:"#/properties/writes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data90 = data.findings;
const _errs223 = errors;
if(errors === _errs223){
if(Array.isArray(data90)){
var valid55 = true;
const len17 = data90.length;
for(let i17=0; i17<len17; i17++){
const _errs225 = errors;
if(!(validate13(data90[i17], {instancePath:instancePath+"/findings/" + i17,parentData:data90,parentDataProperty:i17,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid55 = _errs225 === errors;
if(!valid55){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs223 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.guards !== undefined){
let data92 = data.guards;
const _errs226 = errors;
if(errors === _errs226){
if(Array.isArray(data92)){
var valid56 = true;
const len18 = data92.length;
for(let i18=0; i18<len18; i18++){
let data93 = data92[i18];
const _errs228 = errors;
if(errors === _errs228){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing18;
if(((((data93.guard === undefined) && (missing18 = "guard")) || ((data93.address === undefined) && (missing18 = "address"))) || ((data93.message === undefined) && (missing18 = "message"))) || ((data93.allowed === undefined) && (missing18 = "allowed"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i18,schemaPath:"#/properties/guards/items/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
const _errs230 = errors;
for(const key18 in data93){
if(!((((key18 === "guard") || (key18 === "address")) || (key18 === "message")) || (key18 === "allowed"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i18,schemaPath:"#/properties/guards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs230 === errors){
if(data93.guard !== undefined){
let data94 = data93.guard;
const _errs231 = errors;
if(!(((((((data94 === "mass-delete") || (data94 === "empty-desired")) || (data94 === "foreign-owner")) || (data94 === "protected")) || (data94 === "exclusive")) || (data94 === "sensitive")) || (data94 === "boundary"))){
validate0.errors = [{instancePath:instancePath+"/guards/" + i18+"/guard",schemaPath:"#/properties/guards/items/properties/guard/enum",keyword:"enum",params:{allowedValues: schema0.properties.guards.items.properties.guard.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid57 = _errs231 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data93.address !== undefined){
let data95 = data93.address;
const _errs232 = errors;
if((typeof data95 !== "string") && (data95 !== null)){
validate0.errors = [{instancePath:instancePath+"/guards/" + i18+"/address",schemaPath:"#/properties/guards/items/properties/address/type",keyword:"type",params:{type: schema0.properties.guards.items.properties.address.type},message:"must be string,null"}];
return false;
}
var valid57 = _errs232 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data93.message !== undefined){
const _errs234 = errors;
if(typeof data93.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/guards/" + i18+"/message",schemaPath:"#/properties/guards/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid57 = _errs234 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data93.allowed !== undefined){
let data97 = data93.allowed;
const _errs236 = errors;
if((typeof data97 !== "string") && (data97 !== null)){
validate0.errors = [{instancePath:instancePath+"/guards/" + i18+"/allowed",schemaPath:"#/properties/guards/items/properties/allowed/type",keyword:"type",params:{type: schema0.properties.guards.items.properties.allowed.type},message:"must be string,null"}];
return false;
}
var valid57 = _errs236 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guards/" + i18,schemaPath:"#/properties/guards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid56 = _errs228 === errors;
if(!valid56){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/guards",schemaPath:"#/properties/guards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs226 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.impact !== undefined){
let data98 = data.impact;
const _errs238 = errors;
if(errors === _errs238){
if(data98 && typeof data98 == "object" && !Array.isArray(data98)){
let missing19;
if(((((data98.columns === undefined) && (missing19 = "columns")) || ((data98.counts === undefined) && (missing19 = "counts"))) || ((data98.downstream === undefined) && (missing19 = "downstream"))) || ((data98.limits === undefined) && (missing19 = "limits"))){
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
const _errs240 = errors;
for(const key19 in data98){
if(!((((key19 === "columns") || (key19 === "counts")) || (key19 === "downstream")) || (key19 === "limits"))){
validate0.errors = [{instancePath:instancePath+"/impact",schemaPath:"#/properties/impact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs240 === errors){
if(data98.columns !== undefined){
let data99 = data98.columns;
const _errs241 = errors;
if(errors === _errs241){
if(Array.isArray(data99)){
if(data99.length > 500){
validate0.errors = [{instancePath:instancePath+"/impact/columns",schemaPath:"#/properties/impact/properties/columns/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid59 = true;
const len19 = data99.length;
for(let i19=0; i19<len19; i19++){
const _errs243 = errors;
if(!(validate15(data99[i19], {instancePath:instancePath+"/impact/columns/" + i19,parentData:data99,parentDataProperty:i19,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid59 = _errs243 === errors;
if(!valid59){
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
var valid58 = _errs241 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data98.counts !== undefined){
let data101 = data98.counts;
const _errs244 = errors;
if(errors === _errs244){
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
let missing20;
if((((((((data101.additive === undefined) && (missing20 = "additive")) || ((data101.narrowing === undefined) && (missing20 = "narrowing"))) || ((data101.reRoute === undefined) && (missing20 = "reRoute"))) || ((data101.metadata === undefined) && (missing20 = "metadata"))) || ((data101.columns === undefined) && (missing20 = "columns"))) || ((data101.direct === undefined) && (missing20 = "direct"))) || ((data101.datasets === undefined) && (missing20 = "datasets"))){
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/required",keyword:"required",params:{missingProperty: missing20},message:"must have required property '"+missing20+"'"}];
return false;
}
else {
const _errs246 = errors;
for(const key20 in data101){
if(!(((((((key20 === "additive") || (key20 === "narrowing")) || (key20 === "reRoute")) || (key20 === "metadata")) || (key20 === "columns")) || (key20 === "direct")) || (key20 === "datasets"))){
validate0.errors = [{instancePath:instancePath+"/impact/counts",schemaPath:"#/properties/impact/properties/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs246 === errors){
if(data101.additive !== undefined){
let data102 = data101.additive;
const _errs247 = errors;
const _errs248 = errors;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/additive",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs248){
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 < 0 || isNaN(data102)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/additive",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs247 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data101.narrowing !== undefined){
let data103 = data101.narrowing;
const _errs250 = errors;
const _errs251 = errors;
if(!(((typeof data103 == "number") && (!(data103 % 1) && !isNaN(data103))) && (isFinite(data103)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/narrowing",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs251){
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 < 0 || isNaN(data103)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/narrowing",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs250 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data101.reRoute !== undefined){
let data104 = data101.reRoute;
const _errs253 = errors;
const _errs254 = errors;
if(!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/reRoute",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs254){
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 < 0 || isNaN(data104)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/reRoute",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs253 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data101.metadata !== undefined){
let data105 = data101.metadata;
const _errs256 = errors;
const _errs257 = errors;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/metadata",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs257){
if((typeof data105 == "number") && (isFinite(data105))){
if(data105 < 0 || isNaN(data105)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/metadata",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs256 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data101.columns !== undefined){
let data106 = data101.columns;
const _errs259 = errors;
const _errs260 = errors;
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/columns",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs260){
if((typeof data106 == "number") && (isFinite(data106))){
if(data106 < 0 || isNaN(data106)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/columns",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs259 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data101.direct !== undefined){
let data107 = data101.direct;
const _errs262 = errors;
const _errs263 = errors;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/direct",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs263){
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 < 0 || isNaN(data107)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/direct",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs262 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data101.datasets !== undefined){
let data108 = data101.datasets;
const _errs265 = errors;
const _errs266 = errors;
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
validate0.errors = [{instancePath:instancePath+"/impact/counts/datasets",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs266){
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 < 0 || isNaN(data108)){
validate0.errors = [{instancePath:instancePath+"/impact/counts/datasets",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid60 = _errs265 === errors;
}
else {
var valid60 = true;
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
var valid58 = _errs244 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data98.downstream !== undefined){
let data109 = data98.downstream;
const _errs268 = errors;
if(errors === _errs268){
if(Array.isArray(data109)){
var valid68 = true;
const len20 = data109.length;
for(let i20=0; i20<len20; i20++){
let data110 = data109[i20];
const _errs270 = errors;
if(errors === _errs270){
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
let missing21;
if(((data110.type === undefined) && (missing21 = "type")) || ((data110.count === undefined) && (missing21 = "count"))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i20,schemaPath:"#/properties/impact/properties/downstream/items/required",keyword:"required",params:{missingProperty: missing21},message:"must have required property '"+missing21+"'"}];
return false;
}
else {
const _errs272 = errors;
for(const key21 in data110){
if(!((key21 === "type") || (key21 === "count"))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i20,schemaPath:"#/properties/impact/properties/downstream/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs272 === errors){
if(data110.type !== undefined){
const _errs273 = errors;
if(typeof data110.type !== "string"){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i20+"/type",schemaPath:"#/properties/impact/properties/downstream/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid69 = _errs273 === errors;
}
else {
var valid69 = true;
}
if(valid69){
if(data110.count !== undefined){
let data112 = data110.count;
const _errs275 = errors;
const _errs276 = errors;
if(!(((typeof data112 == "number") && (!(data112 % 1) && !isNaN(data112))) && (isFinite(data112)))){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i20+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs276){
if((typeof data112 == "number") && (isFinite(data112))){
if(data112 < 0 || isNaN(data112)){
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i20+"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid69 = _errs275 === errors;
}
else {
var valid69 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/downstream/" + i20,schemaPath:"#/properties/impact/properties/downstream/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid68 = _errs270 === errors;
if(!valid68){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/downstream",schemaPath:"#/properties/impact/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid58 = _errs268 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data98.limits !== undefined){
let data113 = data98.limits;
const _errs278 = errors;
if(errors === _errs278){
if(Array.isArray(data113)){
var valid71 = true;
const len21 = data113.length;
for(let i21=0; i21<len21; i21++){
let data114 = data113[i21];
const _errs280 = errors;
if(errors === _errs280){
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
let missing22;
if(((data114.reason === undefined) && (missing22 = "reason")) || ((data114.message === undefined) && (missing22 = "message"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i21,schemaPath:"#/properties/impact/properties/limits/items/required",keyword:"required",params:{missingProperty: missing22},message:"must have required property '"+missing22+"'"}];
return false;
}
else {
const _errs282 = errors;
for(const key22 in data114){
if(!((key22 === "reason") || (key22 === "message"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i21,schemaPath:"#/properties/impact/properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs282 === errors){
if(data114.reason !== undefined){
let data115 = data114.reason;
const _errs283 = errors;
if(!(((((data115 === "declared-only") || (data115 === "search-cut")) || (data115 === "unreadable")) || (data115 === "hidden-path")) || (data115 === "too-large"))){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i21+"/reason",schemaPath:"#/properties/impact/properties/limits/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema0.properties.impact.properties.limits.items.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid72 = _errs283 === errors;
}
else {
var valid72 = true;
}
if(valid72){
if(data114.message !== undefined){
const _errs284 = errors;
if(typeof data114.message !== "string"){
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i21+"/message",schemaPath:"#/properties/impact/properties/limits/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid72 = _errs284 === errors;
}
else {
var valid72 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/limits/" + i21,schemaPath:"#/properties/impact/properties/limits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid71 = _errs280 === errors;
if(!valid71){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/impact/limits",schemaPath:"#/properties/impact/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid58 = _errs278 === errors;
}
else {
var valid58 = true;
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
var valid0 = _errs238 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data117 = data.summary;
const _errs286 = errors;
if(errors === _errs286){
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
let missing23;
if((((((((((data117.add === undefined) && (missing23 = "add")) || ((data117.change === undefined) && (missing23 = "change"))) || ((data117.remove === undefined) && (missing23 = "remove"))) || ((data117.mark === undefined) && (missing23 = "mark"))) || ((data117.datasets === undefined) && (missing23 = "datasets"))) || ((data117.unchanged === undefined) && (missing23 = "unchanged"))) || ((data117.unchangedPairs === undefined) && (missing23 = "unchangedPairs"))) || ((data117.others === undefined) && (missing23 = "others"))) || ((data117.otherPairs === undefined) && (missing23 = "otherPairs"))){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing23},message:"must have required property '"+missing23+"'"}];
return false;
}
else {
const _errs288 = errors;
for(const key23 in data117){
if(!(func0.call(schema0.properties.summary.properties, key23))){
validate0.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs288 === errors){
if(data117.add !== undefined){
let data118 = data117.add;
const _errs289 = errors;
const _errs290 = errors;
if(!(((typeof data118 == "number") && (!(data118 % 1) && !isNaN(data118))) && (isFinite(data118)))){
validate0.errors = [{instancePath:instancePath+"/summary/add",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs290){
if((typeof data118 == "number") && (isFinite(data118))){
if(data118 < 0 || isNaN(data118)){
validate0.errors = [{instancePath:instancePath+"/summary/add",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs289 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.change !== undefined){
let data119 = data117.change;
const _errs292 = errors;
const _errs293 = errors;
if(!(((typeof data119 == "number") && (!(data119 % 1) && !isNaN(data119))) && (isFinite(data119)))){
validate0.errors = [{instancePath:instancePath+"/summary/change",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs293){
if((typeof data119 == "number") && (isFinite(data119))){
if(data119 < 0 || isNaN(data119)){
validate0.errors = [{instancePath:instancePath+"/summary/change",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs292 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.remove !== undefined){
let data120 = data117.remove;
const _errs295 = errors;
const _errs296 = errors;
if(!(((typeof data120 == "number") && (!(data120 % 1) && !isNaN(data120))) && (isFinite(data120)))){
validate0.errors = [{instancePath:instancePath+"/summary/remove",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs296){
if((typeof data120 == "number") && (isFinite(data120))){
if(data120 < 0 || isNaN(data120)){
validate0.errors = [{instancePath:instancePath+"/summary/remove",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs295 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.mark !== undefined){
let data121 = data117.mark;
const _errs298 = errors;
const _errs299 = errors;
if(!(((typeof data121 == "number") && (!(data121 % 1) && !isNaN(data121))) && (isFinite(data121)))){
validate0.errors = [{instancePath:instancePath+"/summary/mark",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs299){
if((typeof data121 == "number") && (isFinite(data121))){
if(data121 < 0 || isNaN(data121)){
validate0.errors = [{instancePath:instancePath+"/summary/mark",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs298 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.datasets !== undefined){
let data122 = data117.datasets;
const _errs301 = errors;
const _errs302 = errors;
if(!(((typeof data122 == "number") && (!(data122 % 1) && !isNaN(data122))) && (isFinite(data122)))){
validate0.errors = [{instancePath:instancePath+"/summary/datasets",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs302){
if((typeof data122 == "number") && (isFinite(data122))){
if(data122 < 0 || isNaN(data122)){
validate0.errors = [{instancePath:instancePath+"/summary/datasets",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs301 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.unchanged !== undefined){
let data123 = data117.unchanged;
const _errs304 = errors;
const _errs305 = errors;
if(!(((typeof data123 == "number") && (!(data123 % 1) && !isNaN(data123))) && (isFinite(data123)))){
validate0.errors = [{instancePath:instancePath+"/summary/unchanged",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs305){
if((typeof data123 == "number") && (isFinite(data123))){
if(data123 < 0 || isNaN(data123)){
validate0.errors = [{instancePath:instancePath+"/summary/unchanged",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs304 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.unchangedPairs !== undefined){
let data124 = data117.unchangedPairs;
const _errs307 = errors;
const _errs308 = errors;
if(!(((typeof data124 == "number") && (!(data124 % 1) && !isNaN(data124))) && (isFinite(data124)))){
validate0.errors = [{instancePath:instancePath+"/summary/unchangedPairs",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs308){
if((typeof data124 == "number") && (isFinite(data124))){
if(data124 < 0 || isNaN(data124)){
validate0.errors = [{instancePath:instancePath+"/summary/unchangedPairs",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs307 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.others !== undefined){
let data125 = data117.others;
const _errs310 = errors;
const _errs311 = errors;
if(!(((typeof data125 == "number") && (!(data125 % 1) && !isNaN(data125))) && (isFinite(data125)))){
validate0.errors = [{instancePath:instancePath+"/summary/others",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs311){
if((typeof data125 == "number") && (isFinite(data125))){
if(data125 < 0 || isNaN(data125)){
validate0.errors = [{instancePath:instancePath+"/summary/others",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs310 === errors;
}
else {
var valid73 = true;
}
if(valid73){
if(data117.otherPairs !== undefined){
let data126 = data117.otherPairs;
const _errs313 = errors;
const _errs314 = errors;
if(!(((typeof data126 == "number") && (!(data126 % 1) && !isNaN(data126))) && (isFinite(data126)))){
validate0.errors = [{instancePath:instancePath+"/summary/otherPairs",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs314){
if((typeof data126 == "number") && (isFinite(data126))){
if(data126 < 0 || isNaN(data126)){
validate0.errors = [{instancePath:instancePath+"/summary/otherPairs",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid73 = _errs313 === errors;
}
else {
var valid73 = true;
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
var valid0 = _errs286 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appliable !== undefined){
const _errs316 = errors;
if(typeof data.appliable !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/appliable",schemaPath:"#/properties/appliable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs316 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digests !== undefined){
let data128 = data.digests;
const _errs318 = errors;
if(errors === _errs318){
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
let missing24;
if((data128.effect === undefined) && (missing24 = "effect")){
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/required",keyword:"required",params:{missingProperty: missing24},message:"must have required property '"+missing24+"'"}];
return false;
}
else {
const _errs320 = errors;
for(const key24 in data128){
if(!((key24 === "effect") || (key24 === "document"))){
validate0.errors = [{instancePath:instancePath+"/digests",schemaPath:"#/properties/digests/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs320 === errors){
if(data128.effect !== undefined){
let data129 = data128.effect;
const _errs321 = errors;
if(errors === _errs321){
if(typeof data129 === "string"){
if(!pattern26.test(data129)){
validate0.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests/effect",schemaPath:"#/properties/digests/properties/effect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid83 = _errs321 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data128.document !== undefined){
let data130 = data128.document;
const _errs323 = errors;
if(errors === _errs323){
if(typeof data130 === "string"){
if(!pattern26.test(data130)){
validate0.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/digests/document",schemaPath:"#/properties/digests/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid83 = _errs323 === errors;
}
else {
var valid83 = true;
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
var valid0 = _errs318 === errors;
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

export const drift = validate22;
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/drift.schema.json","title":"Headwater drift","type":"object","additionalProperties":false,"required":["formatVersion","kind","tool","target","source","datasets","findings","summary","complete"],"properties":{"formatVersion":{"const":"1.0"},"kind":{"const":"drift"},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"target":{"type":"object","additionalProperties":false,"required":["origin","stack","target","actor"],"properties":{"origin":{"type":"string"},"stack":{"type":"string"},"target":{"type":["string","null"]},"actor":{"$ref":"#/$defs/urn"}}},"source":{"type":"object","additionalProperties":false,"required":["commit","dirty","files"],"properties":{"commit":{"type":["string","null"]},"dirty":{"type":["boolean","null"]},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","sha256"],"properties":{"path":{"type":"string"},"sha256":{"$ref":"#/$defs/sha256"}}}}}},"datasets":{"type":"array","items":{"$ref":"#/$defs/driftedDataset"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}},"summary":{"type":"object","additionalProperties":false,"required":["missing","altered","markLost","datasets","wiped","pending"],"properties":{"missing":{"$ref":"#/$defs/count"},"altered":{"$ref":"#/$defs/count"},"markLost":{"$ref":"#/$defs/count"},"datasets":{"$ref":"#/$defs/count"},"wiped":{"$ref":"#/$defs/count"},"pending":{"$ref":"#/$defs/count"}}},"complete":{"type":"boolean"}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"count":{"type":"integer","minimum":0},"content":{"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}},"place":{"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}},"finding":{"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}},"edgeValue":{"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}},"pairValue":{"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}},"writing":{"type":"object","additionalProperties":false,"required":["version","by","at","run"],"properties":{"version":{"type":"string"},"by":{"type":["string","null"]},"at":{"anyOf":[{"type":"string","pattern":"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},{"type":"null"}]},"run":{"type":["string","null"]}}},"driftedDataset":{"type":"object","additionalProperties":false,"required":["urn","address","place","lastWrite","wiped","differences"],"properties":{"urn":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"place":{"$ref":"#/$defs/place"},"lastWrite":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"wiped":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"differences":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/$defs/datasetDifference"},{"$ref":"#/$defs/edgeDifference"},{"$ref":"#/$defs/pairDifference"}]}}}},"datasetDifference":{"type":"object","additionalProperties":false,"required":["element","kind","address","urn","place","before","after","lastWrite","evidence","since","remedy"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["missing","altered"]},"address":{"type":"string"},"urn":{"$ref":"#/$defs/urn"},"place":{"$ref":"#/$defs/place"},"before":{"anyOf":[{"$ref":"#/$defs/content"},{"type":"null"}]},"after":{"$ref":"#/$defs/content"},"lastWrite":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"evidence":{"enum":["version","seen","mark","creator","manifest"]},"since":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"remedy":{"enum":["apply","adopt",null]}}},"edgeDifference":{"type":"object","additionalProperties":false,"required":["element","kind","address","downstream","upstream","place","before","after","evidence","since","remedy"],"properties":{"element":{"const":"edge"},"kind":{"enum":["missing","altered","mark-lost"]},"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"$ref":"#/$defs/place"},"before":{"anyOf":[{"$ref":"#/$defs/edgeValue"},{"type":"null"}]},"after":{"$ref":"#/$defs/edgeValue"},"evidence":{"enum":["version","seen","mark","creator","manifest"]},"since":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"remedy":{"enum":["apply","adopt",null]}}},"pairDifference":{"type":"object","additionalProperties":false,"required":["element","kind","address","downstream","upstream","downstreamField","upstreamField","place","before","after","evidence","since","remedy"],"properties":{"element":{"const":"pair"},"kind":{"enum":["missing","altered","mark-lost"]},"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"$ref":"#/$defs/place"},"before":{"anyOf":[{"$ref":"#/$defs/pairValue"},{"type":"null"}]},"after":{"$ref":"#/$defs/pairValue"},"evidence":{"enum":["version","seen","mark","creator","manifest"]},"since":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"remedy":{"enum":["apply","adopt",null]}}}}};
const schema66 = {"type":"string","pattern":"^urn:[^:]+:[^:]+:."};
const schema67 = {"type":"string","pattern":"^[0-9a-f]{64}$"};
const schema99 = {"type":"integer","minimum":0};
const schema68 = {"type":"object","additionalProperties":false,"required":["urn","address","place","lastWrite","wiped","differences"],"properties":{"urn":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"place":{"$ref":"#/$defs/place"},"lastWrite":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"wiped":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"differences":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"#/$defs/datasetDifference"},{"$ref":"#/$defs/edgeDifference"},{"$ref":"#/$defs/pairDifference"}]}}}};
const schema70 = {"type":"object","additionalProperties":false,"required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1},"endLine":{"type":"integer","minimum":1},"endColumn":{"type":"integer","minimum":1}}};
const schema71 = {"type":"object","additionalProperties":false,"required":["version","by","at","run"],"properties":{"version":{"type":"string"},"by":{"type":["string","null"]},"at":{"anyOf":[{"type":"string","pattern":"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},{"type":"null"}]},"run":{"type":["string","null"]}}};
const pattern31 = new RegExp("^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$", "u");
const schema73 = {"type":"object","additionalProperties":false,"required":["element","kind","address","urn","place","before","after","lastWrite","evidence","since","remedy"],"properties":{"element":{"const":"dataset"},"kind":{"enum":["missing","altered"]},"address":{"type":"string"},"urn":{"$ref":"#/$defs/urn"},"place":{"$ref":"#/$defs/place"},"before":{"anyOf":[{"$ref":"#/$defs/content"},{"type":"null"}]},"after":{"$ref":"#/$defs/content"},"lastWrite":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"evidence":{"enum":["version","seen","mark","creator","manifest"]},"since":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"remedy":{"enum":["apply","adopt",null]}}};
const schema76 = {"type":"object","additionalProperties":false,"required":["columns"],"properties":{"description":{"type":"string"},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["fieldPath","type","nativeType"],"properties":{"fieldPath":{"type":"string"},"type":{"enum":["array","boolean","bytes","date","enum","fixed","map","number","record","string","time","union"]},"nativeType":{"type":"string"}}}}}};

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
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.urn === undefined) && (missing0 = "urn"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.lastWrite === undefined) && (missing0 = "lastWrite"))) || ((data.evidence === undefined) && (missing0 = "evidence"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.remedy === undefined) && (missing0 = "remedy"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema73.properties, key0))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("dataset" !== data.element){
validate24.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "dataset"},message:"must be equal to constant"}];
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
if(!((data1 === "missing") || (data1 === "altered"))){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema73.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
if(data.urn !== undefined){
let data3 = data.urn;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate24.errors = [{instancePath:instancePath+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data4 = data.place;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.file === undefined) && (missing1 = "file")) || ((data4.line === undefined) && (missing1 = "line"))) || ((data4.column === undefined) && (missing1 = "column"))){
validate24.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate24.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.file !== undefined){
const _errs13 = errors;
if(typeof data4.file !== "string"){
validate24.errors = [{instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.line !== undefined){
let data6 = data4.line;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.column !== undefined){
let data7 = data4.column;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate24.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate24.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.endLine !== undefined){
let data8 = data4.endLine;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate24.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.endColumn !== undefined){
let data9 = data4.endColumn;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate24.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate24.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs21 === errors;
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
else {
validate24.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data10 = data.before;
const _errs23 = errors;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.columns === undefined) && (missing2 = "columns")){
const err0 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/content/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs28 = errors;
for(const key2 in data10){
if(!((key2 === "description") || (key2 === "columns"))){
const err1 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data10.description !== undefined){
const _errs29 = errors;
if(typeof data10.description !== "string"){
const err2 = {instancePath:instancePath+"/before/description",schemaPath:"#/$defs/content/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.columns !== undefined){
let data12 = data10.columns;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid7 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs33 = errors;
if(errors === _errs33){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if((((data13.fieldPath === undefined) && (missing3 = "fieldPath")) || ((data13.type === undefined) && (missing3 = "type"))) || ((data13.nativeType === undefined) && (missing3 = "nativeType"))){
const err3 = {instancePath:instancePath+"/before/columns/" + i0,schemaPath:"#/$defs/content/properties/columns/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs35 = errors;
for(const key3 in data13){
if(!(((key3 === "fieldPath") || (key3 === "type")) || (key3 === "nativeType"))){
const err4 = {instancePath:instancePath+"/before/columns/" + i0,schemaPath:"#/$defs/content/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
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
if(_errs35 === errors){
if(data13.fieldPath !== undefined){
const _errs36 = errors;
if(typeof data13.fieldPath !== "string"){
const err5 = {instancePath:instancePath+"/before/columns/" + i0+"/fieldPath",schemaPath:"#/$defs/content/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.type !== undefined){
let data15 = data13.type;
const _errs38 = errors;
if(!((((((((((((data15 === "array") || (data15 === "boolean")) || (data15 === "bytes")) || (data15 === "date")) || (data15 === "enum")) || (data15 === "fixed")) || (data15 === "map")) || (data15 === "number")) || (data15 === "record")) || (data15 === "string")) || (data15 === "time")) || (data15 === "union"))){
const err6 = {instancePath:instancePath+"/before/columns/" + i0+"/type",schemaPath:"#/$defs/content/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.nativeType !== undefined){
const _errs39 = errors;
if(typeof data13.nativeType !== "string"){
const err7 = {instancePath:instancePath+"/before/columns/" + i0+"/nativeType",schemaPath:"#/$defs/content/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/before/columns/" + i0,schemaPath:"#/$defs/content/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid7 = _errs33 === errors;
if(!valid7){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/before/columns",schemaPath:"#/$defs/content/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/content/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
valid4 = valid4 || _valid0;
const _errs41 = errors;
if(data10 !== null){
const err11 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err12 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data17 = data.after;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing4;
if((data17.columns === undefined) && (missing4 = "columns")){
validate24.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/content/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs46 = errors;
for(const key4 in data17){
if(!((key4 === "description") || (key4 === "columns"))){
validate24.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/content/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs46 === errors){
if(data17.description !== undefined){
const _errs47 = errors;
if(typeof data17.description !== "string"){
validate24.errors = [{instancePath:instancePath+"/after/description",schemaPath:"#/$defs/content/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data17.columns !== undefined){
let data19 = data17.columns;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data19)){
var valid11 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
const _errs51 = errors;
if(errors === _errs51){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if((((data20.fieldPath === undefined) && (missing5 = "fieldPath")) || ((data20.type === undefined) && (missing5 = "type"))) || ((data20.nativeType === undefined) && (missing5 = "nativeType"))){
validate24.errors = [{instancePath:instancePath+"/after/columns/" + i1,schemaPath:"#/$defs/content/properties/columns/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs53 = errors;
for(const key5 in data20){
if(!(((key5 === "fieldPath") || (key5 === "type")) || (key5 === "nativeType"))){
validate24.errors = [{instancePath:instancePath+"/after/columns/" + i1,schemaPath:"#/$defs/content/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs53 === errors){
if(data20.fieldPath !== undefined){
const _errs54 = errors;
if(typeof data20.fieldPath !== "string"){
validate24.errors = [{instancePath:instancePath+"/after/columns/" + i1+"/fieldPath",schemaPath:"#/$defs/content/properties/columns/items/properties/fieldPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs54 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.type !== undefined){
let data22 = data20.type;
const _errs56 = errors;
if(!((((((((((((data22 === "array") || (data22 === "boolean")) || (data22 === "bytes")) || (data22 === "date")) || (data22 === "enum")) || (data22 === "fixed")) || (data22 === "map")) || (data22 === "number")) || (data22 === "record")) || (data22 === "string")) || (data22 === "time")) || (data22 === "union"))){
validate24.errors = [{instancePath:instancePath+"/after/columns/" + i1+"/type",schemaPath:"#/$defs/content/properties/columns/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.columns.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid12 = _errs56 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.nativeType !== undefined){
const _errs57 = errors;
if(typeof data20.nativeType !== "string"){
validate24.errors = [{instancePath:instancePath+"/after/columns/" + i1+"/nativeType",schemaPath:"#/$defs/content/properties/columns/items/properties/nativeType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs57 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/after/columns/" + i1,schemaPath:"#/$defs/content/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs51 === errors;
if(!valid11){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/after/columns",schemaPath:"#/$defs/content/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid10 = _errs49 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/content/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastWrite !== undefined){
let data24 = data.lastWrite;
const _errs59 = errors;
const _errs60 = errors;
let valid13 = false;
const _errs61 = errors;
const _errs62 = errors;
if(errors === _errs62){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing6;
if(((((data24.version === undefined) && (missing6 = "version")) || ((data24.by === undefined) && (missing6 = "by"))) || ((data24.at === undefined) && (missing6 = "at"))) || ((data24.run === undefined) && (missing6 = "run"))){
const err13 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/$defs/writing/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
const _errs64 = errors;
for(const key6 in data24){
if(!((((key6 === "version") || (key6 === "by")) || (key6 === "at")) || (key6 === "run"))){
const err14 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/$defs/writing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
}
if(_errs64 === errors){
if(data24.version !== undefined){
const _errs65 = errors;
if(typeof data24.version !== "string"){
const err15 = {instancePath:instancePath+"/lastWrite/version",schemaPath:"#/$defs/writing/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid15 = _errs65 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.by !== undefined){
let data26 = data24.by;
const _errs67 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
const err16 = {instancePath:instancePath+"/lastWrite/by",schemaPath:"#/$defs/writing/properties/by/type",keyword:"type",params:{type: schema71.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid15 = _errs67 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.at !== undefined){
let data27 = data24.at;
const _errs69 = errors;
const _errs70 = errors;
let valid16 = false;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data27 === "string"){
if(!pattern31.test(data27)){
const err17 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid2 = _errs71 === errors;
valid16 = valid16 || _valid2;
const _errs73 = errors;
if(data27 !== null){
const err19 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs73 === errors;
valid16 = valid16 || _valid2;
if(!valid16){
const err20 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
}
var valid15 = _errs69 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data24.run !== undefined){
let data28 = data24.run;
const _errs75 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
const err21 = {instancePath:instancePath+"/lastWrite/run",schemaPath:"#/$defs/writing/properties/run/type",keyword:"type",params:{type: schema71.properties.run.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid15 = _errs75 === errors;
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
const err22 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/$defs/writing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid1 = _errs61 === errors;
valid13 = valid13 || _valid1;
const _errs77 = errors;
if(data24 !== null){
const err23 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/properties/lastWrite/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs77 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const err24 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/properties/lastWrite/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data29 = data.evidence;
const _errs79 = errors;
if(!(((((data29 === "version") || (data29 === "seen")) || (data29 === "mark")) || (data29 === "creator")) || (data29 === "manifest"))){
validate24.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/enum",keyword:"enum",params:{allowedValues: schema73.properties.evidence.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data30 = data.since;
const _errs80 = errors;
const _errs81 = errors;
let valid17 = false;
const _errs82 = errors;
const _errs83 = errors;
if(errors === _errs83){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing7;
if(((((data30.version === undefined) && (missing7 = "version")) || ((data30.by === undefined) && (missing7 = "by"))) || ((data30.at === undefined) && (missing7 = "at"))) || ((data30.run === undefined) && (missing7 = "run"))){
const err25 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
const _errs85 = errors;
for(const key7 in data30){
if(!((((key7 === "version") || (key7 === "by")) || (key7 === "at")) || (key7 === "run"))){
const err26 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
}
if(_errs85 === errors){
if(data30.version !== undefined){
const _errs86 = errors;
if(typeof data30.version !== "string"){
const err27 = {instancePath:instancePath+"/since/version",schemaPath:"#/$defs/writing/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid19 = _errs86 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data30.by !== undefined){
let data32 = data30.by;
const _errs88 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
const err28 = {instancePath:instancePath+"/since/by",schemaPath:"#/$defs/writing/properties/by/type",keyword:"type",params:{type: schema71.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid19 = _errs88 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data30.at !== undefined){
let data33 = data30.at;
const _errs90 = errors;
const _errs91 = errors;
let valid20 = false;
const _errs92 = errors;
if(errors === _errs92){
if(typeof data33 === "string"){
if(!pattern31.test(data33)){
const err29 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""};
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
const err30 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var _valid4 = _errs92 === errors;
valid20 = valid20 || _valid4;
const _errs94 = errors;
if(data33 !== null){
const err31 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid4 = _errs94 === errors;
valid20 = valid20 || _valid4;
if(!valid20){
const err32 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
}
var valid19 = _errs90 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data30.run !== undefined){
let data34 = data30.run;
const _errs96 = errors;
if((typeof data34 !== "string") && (data34 !== null)){
const err33 = {instancePath:instancePath+"/since/run",schemaPath:"#/$defs/writing/properties/run/type",keyword:"type",params:{type: schema71.properties.run.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid19 = _errs96 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var _valid3 = _errs82 === errors;
valid17 = valid17 || _valid3;
const _errs98 = errors;
if(data30 !== null){
const err35 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs98 === errors;
valid17 = valid17 || _valid3;
if(!valid17){
const err36 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs81;
if(vErrors !== null){
if(_errs81){
vErrors.length = _errs81;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remedy !== undefined){
let data35 = data.remedy;
const _errs100 = errors;
if(!(((data35 === "apply") || (data35 === "adopt")) || (data35 === null))){
validate24.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/enum",keyword:"enum",params:{allowedValues: schema73.properties.remedy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs100 === errors;
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

const schema80 = {"type":"object","additionalProperties":false,"required":["element","kind","address","downstream","upstream","place","before","after","evidence","since","remedy"],"properties":{"element":{"const":"edge"},"kind":{"enum":["missing","altered","mark-lost"]},"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"place":{"$ref":"#/$defs/place"},"before":{"anyOf":[{"$ref":"#/$defs/edgeValue"},{"type":"null"}]},"after":{"$ref":"#/$defs/edgeValue"},"evidence":{"enum":["version","seen","mark","creator","manifest"]},"since":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"remedy":{"enum":["apply","adopt",null]}}};
const schema84 = {"type":"object","additionalProperties":false,"required":["type","owned","protected"],"properties":{"type":{"type":"string"},"owned":{"type":"boolean"},"protected":{"type":"boolean"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.evidence === undefined) && (missing0 = "evidence"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.remedy === undefined) && (missing0 = "remedy"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema80.properties, key0))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("edge" !== data.element){
validate26.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "edge"},message:"must be equal to constant"}];
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
if(!(((data1 === "missing") || (data1 === "altered")) || (data1 === "mark-lost"))){
validate26.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema80.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate26.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
let data3 = data.downstream;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate26.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
let data4 = data.upstream;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate26.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data5 = data.place;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((data5.file === undefined) && (missing1 = "file")) || ((data5.line === undefined) && (missing1 = "line"))) || ((data5.column === undefined) && (missing1 = "column"))){
validate26.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data5){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate26.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data5.file !== undefined){
const _errs16 = errors;
if(typeof data5.file !== "string"){
validate26.errors = [{instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.line !== undefined){
let data7 = data5.line;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate26.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate26.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.column !== undefined){
let data8 = data5.column;
const _errs20 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate26.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate26.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.endLine !== undefined){
let data9 = data5.endLine;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate26.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate26.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.endColumn !== undefined){
let data10 = data5.endColumn;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate26.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate26.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data11 = data.before;
const _errs26 = errors;
const _errs27 = errors;
let valid5 = false;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.type === undefined) && (missing2 = "type")) || ((data11.owned === undefined) && (missing2 = "owned"))) || ((data11.protected === undefined) && (missing2 = "protected"))){
const err0 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/edgeValue/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs31 = errors;
for(const key2 in data11){
if(!(((key2 === "type") || (key2 === "owned")) || (key2 === "protected"))){
const err1 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/edgeValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs31 === errors){
if(data11.type !== undefined){
const _errs32 = errors;
if(typeof data11.type !== "string"){
const err2 = {instancePath:instancePath+"/before/type",schemaPath:"#/$defs/edgeValue/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.owned !== undefined){
const _errs34 = errors;
if(typeof data11.owned !== "boolean"){
const err3 = {instancePath:instancePath+"/before/owned",schemaPath:"#/$defs/edgeValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data11.protected !== undefined){
const _errs36 = errors;
if(typeof data11.protected !== "boolean"){
const err4 = {instancePath:instancePath+"/before/protected",schemaPath:"#/$defs/edgeValue/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/edgeValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
valid5 = valid5 || _valid0;
const _errs38 = errors;
if(data11 !== null){
const err6 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs38 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err7 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate26.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data15 = data.after;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if((((data15.type === undefined) && (missing3 = "type")) || ((data15.owned === undefined) && (missing3 = "owned"))) || ((data15.protected === undefined) && (missing3 = "protected"))){
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/edgeValue/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs43 = errors;
for(const key3 in data15){
if(!(((key3 === "type") || (key3 === "owned")) || (key3 === "protected"))){
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/edgeValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs43 === errors){
if(data15.type !== undefined){
const _errs44 = errors;
if(typeof data15.type !== "string"){
validate26.errors = [{instancePath:instancePath+"/after/type",schemaPath:"#/$defs/edgeValue/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.owned !== undefined){
const _errs46 = errors;
if(typeof data15.owned !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/after/owned",schemaPath:"#/$defs/edgeValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data15.protected !== undefined){
const _errs48 = errors;
if(typeof data15.protected !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/after/protected",schemaPath:"#/$defs/edgeValue/properties/protected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid9 = _errs48 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/edgeValue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data19 = data.evidence;
const _errs50 = errors;
if(!(((((data19 === "version") || (data19 === "seen")) || (data19 === "mark")) || (data19 === "creator")) || (data19 === "manifest"))){
validate26.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/enum",keyword:"enum",params:{allowedValues: schema80.properties.evidence.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data20 = data.since;
const _errs51 = errors;
const _errs52 = errors;
let valid10 = false;
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if(((((data20.version === undefined) && (missing4 = "version")) || ((data20.by === undefined) && (missing4 = "by"))) || ((data20.at === undefined) && (missing4 = "at"))) || ((data20.run === undefined) && (missing4 = "run"))){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs56 = errors;
for(const key4 in data20){
if(!((((key4 === "version") || (key4 === "by")) || (key4 === "at")) || (key4 === "run"))){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs56 === errors){
if(data20.version !== undefined){
const _errs57 = errors;
if(typeof data20.version !== "string"){
const err10 = {instancePath:instancePath+"/since/version",schemaPath:"#/$defs/writing/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid12 = _errs57 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.by !== undefined){
let data22 = data20.by;
const _errs59 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
const err11 = {instancePath:instancePath+"/since/by",schemaPath:"#/$defs/writing/properties/by/type",keyword:"type",params:{type: schema71.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid12 = _errs59 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.at !== undefined){
let data23 = data20.at;
const _errs61 = errors;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data23 === "string"){
if(!pattern31.test(data23)){
const err12 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""};
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
const err13 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid2 = _errs63 === errors;
valid13 = valid13 || _valid2;
const _errs65 = errors;
if(data23 !== null){
const err14 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs65 === errors;
valid13 = valid13 || _valid2;
if(!valid13){
const err15 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid12 = _errs61 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data20.run !== undefined){
let data24 = data20.run;
const _errs67 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err16 = {instancePath:instancePath+"/since/run",schemaPath:"#/$defs/writing/properties/run/type",keyword:"type",params:{type: schema71.properties.run.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid12 = _errs67 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid1 = _errs53 === errors;
valid10 = valid10 || _valid1;
const _errs69 = errors;
if(data20 !== null){
const err18 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs69 === errors;
valid10 = valid10 || _valid1;
if(!valid10){
const err19 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate26.errors = vErrors;
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
if(data.remedy !== undefined){
let data25 = data.remedy;
const _errs71 = errors;
if(!(((data25 === "apply") || (data25 === "adopt")) || (data25 === null))){
validate26.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/enum",keyword:"enum",params:{allowedValues: schema80.properties.remedy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs71 === errors;
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":"object","additionalProperties":false,"required":["element","kind","address","downstream","upstream","downstreamField","upstreamField","place","before","after","evidence","since","remedy"],"properties":{"element":{"const":"pair"},"kind":{"enum":["missing","altered","mark-lost"]},"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"place":{"$ref":"#/$defs/place"},"before":{"anyOf":[{"$ref":"#/$defs/pairValue"},{"type":"null"}]},"after":{"$ref":"#/$defs/pairValue"},"evidence":{"enum":["version","seen","mark","creator","manifest"]},"since":{"anyOf":[{"$ref":"#/$defs/writing"},{"type":"null"}]},"remedy":{"enum":["apply","adopt",null]}}};
const schema93 = {"type":"object","additionalProperties":false,"required":["transform","confidence","owned"],"properties":{"transform":{"type":["string","null"]},"confidence":{"type":"number","minimum":0},"owned":{"type":"boolean"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.element === undefined) && (missing0 = "element")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.upstream === undefined) && (missing0 = "upstream"))) || ((data.downstreamField === undefined) && (missing0 = "downstreamField"))) || ((data.upstreamField === undefined) && (missing0 = "upstreamField"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.evidence === undefined) && (missing0 = "evidence"))) || ((data.since === undefined) && (missing0 = "since"))) || ((data.remedy === undefined) && (missing0 = "remedy"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema87.properties, key0))){
validate28.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.element !== undefined){
const _errs2 = errors;
if("pair" !== data.element){
validate28.errors = [{instancePath:instancePath+"/element",schemaPath:"#/properties/element/const",keyword:"const",params:{allowedValue: "pair"},message:"must be equal to constant"}];
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
if(!(((data1 === "missing") || (data1 === "altered")) || (data1 === "mark-lost"))){
validate28.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema87.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate28.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
let data3 = data.downstream;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate28.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstream !== undefined){
let data4 = data.upstream;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
validate28.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstreamField !== undefined){
let data5 = data.downstreamField;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
validate28.errors = [{instancePath:instancePath+"/downstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/downstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.upstreamField !== undefined){
let data6 = data.upstreamField;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
validate28.errors = [{instancePath:instancePath+"/upstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/upstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data7 = data.place;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((data7.file === undefined) && (missing1 = "file")) || ((data7.line === undefined) && (missing1 = "line"))) || ((data7.column === undefined) && (missing1 = "column"))){
validate28.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data7){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate28.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data7.file !== undefined){
const _errs22 = errors;
if(typeof data7.file !== "string"){
validate28.errors = [{instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.line !== undefined){
let data9 = data7.line;
const _errs24 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate28.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate28.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.column !== undefined){
let data10 = data7.column;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate28.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate28.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.endLine !== undefined){
let data11 = data7.endLine;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate28.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
validate28.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.endColumn !== undefined){
let data12 = data7.endColumn;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate28.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
validate28.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid6 = _errs30 === errors;
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
}
else {
validate28.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data13 = data.before;
const _errs32 = errors;
const _errs33 = errors;
let valid7 = false;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((data13.transform === undefined) && (missing2 = "transform")) || ((data13.confidence === undefined) && (missing2 = "confidence"))) || ((data13.owned === undefined) && (missing2 = "owned"))){
const err0 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/pairValue/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs37 = errors;
for(const key2 in data13){
if(!(((key2 === "transform") || (key2 === "confidence")) || (key2 === "owned"))){
const err1 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/pairValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs37 === errors){
if(data13.transform !== undefined){
let data14 = data13.transform;
const _errs38 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
const err2 = {instancePath:instancePath+"/before/transform",schemaPath:"#/$defs/pairValue/properties/transform/type",keyword:"type",params:{type: schema93.properties.transform.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid9 = _errs38 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.confidence !== undefined){
let data15 = data13.confidence;
const _errs40 = errors;
if(errors === _errs40){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
const err3 = {instancePath:instancePath+"/before/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/before/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid9 = _errs40 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.owned !== undefined){
const _errs42 = errors;
if(typeof data13.owned !== "boolean"){
const err5 = {instancePath:instancePath+"/before/owned",schemaPath:"#/$defs/pairValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/before",schemaPath:"#/$defs/pairValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs34 === errors;
valid7 = valid7 || _valid0;
const _errs44 = errors;
if(data13 !== null){
const err7 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs44 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err8 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
let data17 = data.after;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if((((data17.transform === undefined) && (missing3 = "transform")) || ((data17.confidence === undefined) && (missing3 = "confidence"))) || ((data17.owned === undefined) && (missing3 = "owned"))){
validate28.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/pairValue/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs49 = errors;
for(const key3 in data17){
if(!(((key3 === "transform") || (key3 === "confidence")) || (key3 === "owned"))){
validate28.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/pairValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs49 === errors){
if(data17.transform !== undefined){
let data18 = data17.transform;
const _errs50 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate28.errors = [{instancePath:instancePath+"/after/transform",schemaPath:"#/$defs/pairValue/properties/transform/type",keyword:"type",params:{type: schema93.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid11 = _errs50 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.confidence !== undefined){
let data19 = data17.confidence;
const _errs52 = errors;
if(errors === _errs52){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate28.errors = [{instancePath:instancePath+"/after/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/after/confidence",schemaPath:"#/$defs/pairValue/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data17.owned !== undefined){
const _errs54 = errors;
if(typeof data17.owned !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/after/owned",schemaPath:"#/$defs/pairValue/properties/owned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid11 = _errs54 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/after",schemaPath:"#/$defs/pairValue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data21 = data.evidence;
const _errs56 = errors;
if(!(((((data21 === "version") || (data21 === "seen")) || (data21 === "mark")) || (data21 === "creator")) || (data21 === "manifest"))){
validate28.errors = [{instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/enum",keyword:"enum",params:{allowedValues: schema87.properties.evidence.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data22 = data.since;
const _errs57 = errors;
const _errs58 = errors;
let valid12 = false;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing4;
if(((((data22.version === undefined) && (missing4 = "version")) || ((data22.by === undefined) && (missing4 = "by"))) || ((data22.at === undefined) && (missing4 = "at"))) || ((data22.run === undefined) && (missing4 = "run"))){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
const _errs62 = errors;
for(const key4 in data22){
if(!((((key4 === "version") || (key4 === "by")) || (key4 === "at")) || (key4 === "run"))){
const err10 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
}
if(_errs62 === errors){
if(data22.version !== undefined){
const _errs63 = errors;
if(typeof data22.version !== "string"){
const err11 = {instancePath:instancePath+"/since/version",schemaPath:"#/$defs/writing/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid14 = _errs63 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data22.by !== undefined){
let data24 = data22.by;
const _errs65 = errors;
if((typeof data24 !== "string") && (data24 !== null)){
const err12 = {instancePath:instancePath+"/since/by",schemaPath:"#/$defs/writing/properties/by/type",keyword:"type",params:{type: schema71.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid14 = _errs65 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data22.at !== undefined){
let data25 = data22.at;
const _errs67 = errors;
const _errs68 = errors;
let valid15 = false;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data25 === "string"){
if(!pattern31.test(data25)){
const err13 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""};
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
const err14 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid2 = _errs69 === errors;
valid15 = valid15 || _valid2;
const _errs71 = errors;
if(data25 !== null){
const err15 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs71 === errors;
valid15 = valid15 || _valid2;
if(!valid15){
const err16 = {instancePath:instancePath+"/since/at",schemaPath:"#/$defs/writing/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
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
var valid14 = _errs67 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data22.run !== undefined){
let data26 = data22.run;
const _errs73 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
const err17 = {instancePath:instancePath+"/since/run",schemaPath:"#/$defs/writing/properties/run/type",keyword:"type",params:{type: schema71.properties.run.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid14 = _errs73 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/since",schemaPath:"#/$defs/writing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs59 === errors;
valid12 = valid12 || _valid1;
const _errs75 = errors;
if(data22 !== null){
const err19 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs75 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const err20 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate28.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remedy !== undefined){
let data27 = data.remedy;
const _errs77 = errors;
if(!(((data27 === "apply") || (data27 === "adopt")) || (data27 === null))){
validate28.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/enum",keyword:"enum",params:{allowedValues: schema87.properties.remedy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs77 === errors;
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.urn === undefined) && (missing0 = "urn")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.lastWrite === undefined) && (missing0 = "lastWrite"))) || ((data.wiped === undefined) && (missing0 = "wiped"))) || ((data.differences === undefined) && (missing0 = "differences"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "urn") || (key0 === "address")) || (key0 === "place")) || (key0 === "lastWrite")) || (key0 === "wiped")) || (key0 === "differences"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.urn !== undefined){
let data0 = data.urn;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate23.errors = [{instancePath:instancePath+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs5 = errors;
if(typeof data.address !== "string"){
validate23.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data2 = data.place;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.file === undefined) && (missing1 = "file")) || ((data2.line === undefined) && (missing1 = "line"))) || ((data2.column === undefined) && (missing1 = "column"))){
validate23.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate23.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.file !== undefined){
const _errs11 = errors;
if(typeof data2.file !== "string"){
validate23.errors = [{instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.line !== undefined){
let data4 = data2.line;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate23.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.column !== undefined){
let data5 = data2.column;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate23.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.endLine !== undefined){
let data6 = data2.endLine;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate23.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate23.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.endColumn !== undefined){
let data7 = data2.endColumn;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate23.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate23.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid3 = _errs19 === errors;
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
else {
validate23.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastWrite !== undefined){
let data8 = data.lastWrite;
const _errs21 = errors;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((((data8.version === undefined) && (missing2 = "version")) || ((data8.by === undefined) && (missing2 = "by"))) || ((data8.at === undefined) && (missing2 = "at"))) || ((data8.run === undefined) && (missing2 = "run"))){
const err0 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/$defs/writing/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs26 = errors;
for(const key2 in data8){
if(!((((key2 === "version") || (key2 === "by")) || (key2 === "at")) || (key2 === "run"))){
const err1 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/$defs/writing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs26 === errors){
if(data8.version !== undefined){
const _errs27 = errors;
if(typeof data8.version !== "string"){
const err2 = {instancePath:instancePath+"/lastWrite/version",schemaPath:"#/$defs/writing/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.by !== undefined){
let data10 = data8.by;
const _errs29 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
const err3 = {instancePath:instancePath+"/lastWrite/by",schemaPath:"#/$defs/writing/properties/by/type",keyword:"type",params:{type: schema71.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.at !== undefined){
let data11 = data8.at;
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!pattern31.test(data11)){
const err4 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""};
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
const err5 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs33 === errors;
valid7 = valid7 || _valid1;
const _errs35 = errors;
if(data11 !== null){
const err6 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs35 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const err7 = {instancePath:instancePath+"/lastWrite/at",schemaPath:"#/$defs/writing/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.run !== undefined){
let data12 = data8.run;
const _errs37 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err8 = {instancePath:instancePath+"/lastWrite/run",schemaPath:"#/$defs/writing/properties/run/type",keyword:"type",params:{type: schema71.properties.run.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs37 === errors;
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
const err9 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/$defs/writing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
const _errs39 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/properties/lastWrite/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs39 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err11 = {instancePath:instancePath+"/lastWrite",schemaPath:"#/properties/lastWrite/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate23.errors = vErrors;
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
if(valid0){
if(data.wiped !== undefined){
let data13 = data.wiped;
const _errs41 = errors;
const _errs42 = errors;
let valid8 = false;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if(((((data13.version === undefined) && (missing3 = "version")) || ((data13.by === undefined) && (missing3 = "by"))) || ((data13.at === undefined) && (missing3 = "at"))) || ((data13.run === undefined) && (missing3 = "run"))){
const err12 = {instancePath:instancePath+"/wiped",schemaPath:"#/$defs/writing/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs46 = errors;
for(const key3 in data13){
if(!((((key3 === "version") || (key3 === "by")) || (key3 === "at")) || (key3 === "run"))){
const err13 = {instancePath:instancePath+"/wiped",schemaPath:"#/$defs/writing/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
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
if(_errs46 === errors){
if(data13.version !== undefined){
const _errs47 = errors;
if(typeof data13.version !== "string"){
const err14 = {instancePath:instancePath+"/wiped/version",schemaPath:"#/$defs/writing/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.by !== undefined){
let data15 = data13.by;
const _errs49 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
const err15 = {instancePath:instancePath+"/wiped/by",schemaPath:"#/$defs/writing/properties/by/type",keyword:"type",params:{type: schema71.properties.by.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid10 = _errs49 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.at !== undefined){
let data16 = data13.at;
const _errs51 = errors;
const _errs52 = errors;
let valid11 = false;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data16 === "string"){
if(!pattern31.test(data16)){
const err16 = {instancePath:instancePath+"/wiped/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"},message:"must match pattern \""+"^[+-]?\\d{4,6}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$"+"\""};
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
const err17 = {instancePath:instancePath+"/wiped/at",schemaPath:"#/$defs/writing/properties/at/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs53 === errors;
valid11 = valid11 || _valid3;
const _errs55 = errors;
if(data16 !== null){
const err18 = {instancePath:instancePath+"/wiped/at",schemaPath:"#/$defs/writing/properties/at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid3 = _errs55 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const err19 = {instancePath:instancePath+"/wiped/at",schemaPath:"#/$defs/writing/properties/at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
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
var valid10 = _errs51 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.run !== undefined){
let data17 = data13.run;
const _errs57 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
const err20 = {instancePath:instancePath+"/wiped/run",schemaPath:"#/$defs/writing/properties/run/type",keyword:"type",params:{type: schema71.properties.run.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid10 = _errs57 === errors;
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
const err21 = {instancePath:instancePath+"/wiped",schemaPath:"#/$defs/writing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid2 = _errs43 === errors;
valid8 = valid8 || _valid2;
const _errs59 = errors;
if(data13 !== null){
const err22 = {instancePath:instancePath+"/wiped",schemaPath:"#/properties/wiped/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs59 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err23 = {instancePath:instancePath+"/wiped",schemaPath:"#/properties/wiped/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.differences !== undefined){
let data18 = data.differences;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data18)){
if(data18.length < 1){
validate23.errors = [{instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid12 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs63 = errors;
const _errs64 = errors;
let valid13 = false;
let passing0 = null;
const _errs65 = errors;
if(!(validate24(data19, {instancePath:instancePath+"/differences/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid4 = _errs65 === errors;
if(_valid4){
valid13 = true;
passing0 = 0;
var props2 = true;
}
const _errs66 = errors;
if(!(validate26(data19, {instancePath:instancePath+"/differences/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid4 = _errs66 === errors;
if(_valid4 && valid13){
valid13 = false;
passing0 = [passing0, 1];
}
else {
if(_valid4){
valid13 = true;
passing0 = 1;
if(props2 !== true){
props2 = true;
}
}
const _errs67 = errors;
if(!(validate28(data19, {instancePath:instancePath+"/differences/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid4 = _errs67 === errors;
if(_valid4 && valid13){
valid13 = false;
passing0 = [passing0, 2];
}
else {
if(_valid4){
valid13 = true;
passing0 = 2;
if(props2 !== true){
props2 = true;
}
}
}
}
if(!valid13){
const err24 = {instancePath:instancePath+"/differences/" + i0,schemaPath:"#/properties/differences/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid12 = _errs63 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/differences",schemaPath:"#/properties/differences/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs61 === errors;
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"type":"object","additionalProperties":false,"required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"},"place":{"$ref":"#/$defs/place"},"related":{"type":"array","items":{"$ref":"#/$defs/place"}},"suggestion":{"type":"string"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
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
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "level")) || (key0 === "message")) || (key0 === "place")) || (key0 === "related")) || (key0 === "suggestion"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(!pattern23.test(data0)){
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema96.properties.level.enum},message:"must be equal to one of the allowed values"}];
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
validate31.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data4 = data.place;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.file === undefined) && (missing1 = "file")) || ((data4.line === undefined) && (missing1 = "line"))) || ((data4.column === undefined) && (missing1 = "column"))){
validate31.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!(((((key1 === "file") || (key1 === "line")) || (key1 === "column")) || (key1 === "endLine")) || (key1 === "endColumn"))){
validate31.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.file !== undefined){
const _errs13 = errors;
if(typeof data4.file !== "string"){
validate31.errors = [{instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.line !== undefined){
let data6 = data4.line;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate31.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate31.errors = [{instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.column !== undefined){
let data7 = data4.column;
const _errs17 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate31.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate31.errors = [{instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.endLine !== undefined){
let data8 = data4.endLine;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate31.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate31.errors = [{instancePath:instancePath+"/place/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.endColumn !== undefined){
let data9 = data4.endColumn;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate31.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate31.errors = [{instancePath:instancePath+"/place/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid2 = _errs21 === errors;
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
}
else {
validate31.errors = [{instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data10 = data.related;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data10)){
var valid3 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((data11.file === undefined) && (missing2 = "file")) || ((data11.line === undefined) && (missing2 = "line"))) || ((data11.column === undefined) && (missing2 = "column"))){
validate31.errors = [{instancePath:instancePath+"/related/" + i0,schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs28 = errors;
for(const key2 in data11){
if(!(((((key2 === "file") || (key2 === "line")) || (key2 === "column")) || (key2 === "endLine")) || (key2 === "endColumn"))){
validate31.errors = [{instancePath:instancePath+"/related/" + i0,schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs28 === errors){
if(data11.file !== undefined){
const _errs29 = errors;
if(typeof data11.file !== "string"){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.line !== undefined){
let data13 = data11.line;
const _errs31 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.column !== undefined){
let data14 = data11.column;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.endLine !== undefined){
let data15 = data11.endLine;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/endLine",schemaPath:"#/$defs/place/properties/endLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/endLine",schemaPath:"#/$defs/place/properties/endLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.endColumn !== undefined){
let data16 = data11.endColumn;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/endColumn",schemaPath:"#/$defs/place/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 1 || isNaN(data16)){
validate31.errors = [{instancePath:instancePath+"/related/" + i0+"/endColumn",schemaPath:"#/$defs/place/properties/endColumn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/related/" + i0,schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs25 === errors;
if(!valid3){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs39 = errors;
if(typeof data.suggestion !== "string"){
validate31.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/drift.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.source === undefined) && (missing0 = "source"))) || ((data.datasets === undefined) && (missing0 = "datasets"))) || ((data.findings === undefined) && (missing0 = "findings"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.complete === undefined) && (missing0 = "complete"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema65.properties, key0))){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.formatVersion !== undefined){
const _errs2 = errors;
if("1.0" !== data.formatVersion){
validate22.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/const",keyword:"const",params:{allowedValue: "1.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if("drift" !== data.kind){
validate22.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "drift"},message:"must be equal to constant"}];
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
validate22.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "version"))){
validate22.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data2.name !== undefined){
const _errs7 = errors;
if("headwater" !== data2.name){
validate22.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
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
validate22.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data5){
if(!((((key2 === "origin") || (key2 === "stack")) || (key2 === "target")) || (key2 === "actor"))){
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data5.origin !== undefined){
const _errs13 = errors;
if(typeof data5.origin !== "string"){
validate22.errors = [{instancePath:instancePath+"/target/origin",schemaPath:"#/properties/target/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/target/stack",schemaPath:"#/properties/target/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/target/target",schemaPath:"#/properties/target/properties/target/type",keyword:"type",params:{type: schema65.properties.target.properties.target.type},message:"must be string,null"}];
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
if(errors === _errs20){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
validate22.errors = [{instancePath:instancePath+"/target/actor",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/target/actor",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate22.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
let data10 = data.source;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((data10.commit === undefined) && (missing3 = "commit")) || ((data10.dirty === undefined) && (missing3 = "dirty"))) || ((data10.files === undefined) && (missing3 = "files"))){
validate22.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key3 in data10){
if(!(((key3 === "commit") || (key3 === "dirty")) || (key3 === "files"))){
validate22.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.commit !== undefined){
let data11 = data10.commit;
const _errs25 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate22.errors = [{instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type: schema65.properties.source.properties.commit.type},message:"must be string,null"}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.dirty !== undefined){
let data12 = data10.dirty;
const _errs27 = errors;
if((typeof data12 !== "boolean") && (data12 !== null)){
validate22.errors = [{instancePath:instancePath+"/source/dirty",schemaPath:"#/properties/source/properties/dirty/type",keyword:"type",params:{type: schema65.properties.source.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.files !== undefined){
let data13 = data10.files;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
var valid5 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((data14.path === undefined) && (missing4 = "path")) || ((data14.sha256 === undefined) && (missing4 = "sha256"))){
validate22.errors = [{instancePath:instancePath+"/source/files/" + i0,schemaPath:"#/properties/source/properties/files/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs33 = errors;
for(const key4 in data14){
if(!((key4 === "path") || (key4 === "sha256"))){
validate22.errors = [{instancePath:instancePath+"/source/files/" + i0,schemaPath:"#/properties/source/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs33 === errors){
if(data14.path !== undefined){
const _errs34 = errors;
if(typeof data14.path !== "string"){
validate22.errors = [{instancePath:instancePath+"/source/files/" + i0+"/path",schemaPath:"#/properties/source/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.sha256 !== undefined){
let data16 = data14.sha256;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
validate22.errors = [{instancePath:instancePath+"/source/files/" + i0+"/sha256",schemaPath:"#/$defs/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/source/files/" + i0+"/sha256",schemaPath:"#/$defs/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/source/files/" + i0,schemaPath:"#/properties/source/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/source/files",schemaPath:"#/properties/source/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs29 === errors;
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
validate22.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.datasets !== undefined){
let data17 = data.datasets;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data17)){
var valid8 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs41 = errors;
if(!(validate23(data17[i1], {instancePath:instancePath+"/datasets/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid8 = _errs41 === errors;
if(!valid8){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data19 = data.findings;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data19)){
var valid9 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
const _errs44 = errors;
if(!(validate31(data19[i2], {instancePath:instancePath+"/findings/" + i2,parentData:data19,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid9 = _errs44 === errors;
if(!valid9){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data21 = data.summary;
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing5;
if(((((((data21.missing === undefined) && (missing5 = "missing")) || ((data21.altered === undefined) && (missing5 = "altered"))) || ((data21.markLost === undefined) && (missing5 = "markLost"))) || ((data21.datasets === undefined) && (missing5 = "datasets"))) || ((data21.wiped === undefined) && (missing5 = "wiped"))) || ((data21.pending === undefined) && (missing5 = "pending"))){
validate22.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs47 = errors;
for(const key5 in data21){
if(!((((((key5 === "missing") || (key5 === "altered")) || (key5 === "markLost")) || (key5 === "datasets")) || (key5 === "wiped")) || (key5 === "pending"))){
validate22.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs47 === errors){
if(data21.missing !== undefined){
let data22 = data21.missing;
const _errs48 = errors;
const _errs49 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate22.errors = [{instancePath:instancePath+"/summary/missing",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs49){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate22.errors = [{instancePath:instancePath+"/summary/missing",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data21.altered !== undefined){
let data23 = data21.altered;
const _errs51 = errors;
const _errs52 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate22.errors = [{instancePath:instancePath+"/summary/altered",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs52){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate22.errors = [{instancePath:instancePath+"/summary/altered",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs51 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data21.markLost !== undefined){
let data24 = data21.markLost;
const _errs54 = errors;
const _errs55 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate22.errors = [{instancePath:instancePath+"/summary/markLost",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs55){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate22.errors = [{instancePath:instancePath+"/summary/markLost",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data21.datasets !== undefined){
let data25 = data21.datasets;
const _errs57 = errors;
const _errs58 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate22.errors = [{instancePath:instancePath+"/summary/datasets",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs58){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
validate22.errors = [{instancePath:instancePath+"/summary/datasets",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs57 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data21.wiped !== undefined){
let data26 = data21.wiped;
const _errs60 = errors;
const _errs61 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate22.errors = [{instancePath:instancePath+"/summary/wiped",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs61){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
validate22.errors = [{instancePath:instancePath+"/summary/wiped",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid10 = _errs60 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data21.pending !== undefined){
let data27 = data21.pending;
const _errs63 = errors;
const _errs64 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate22.errors = [{instancePath:instancePath+"/summary/pending",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs64){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
validate22.errors = [{instancePath:instancePath+"/summary/pending",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs66 = errors;
if(typeof data.complete !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs66 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const impact = validate33;
const schema105 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/impact.schema.json","title":"Headwater impact","type":"object","additionalProperties":false,"required":["formatVersion","kind","target","subject","columns","datasets","downstream","limits"],"properties":{"formatVersion":{"enum":["1.0","1.1"]},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"kind":{"const":"impact"},"target":{"type":"object","additionalProperties":false,"required":["origin","stack","target"],"properties":{"origin":{"type":"string"},"stack":{"type":"string"},"target":{"type":["string","null"]}}},"subject":{"type":"object","additionalProperties":false,"required":["dataset","column","address"],"properties":{"dataset":{"$ref":"#/$defs/urn"},"column":{"anyOf":[{"type":"null"},{"$ref":"#/$defs/urn"}]},"address":{"type":"string"}}},"columns":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["column","address","distance","path"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"distance":{"type":"integer","minimum":1},"path":{"$ref":"#/$defs/columnPath"}}}},"datasets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","address","distance","columns"],"properties":{"urn":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"distance":{"type":"integer","minimum":1},"columns":{"$ref":"#/$defs/count"}}}},"downstream":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["type","count"],"properties":{"type":{"type":"string"},"count":{"$ref":"#/$defs/count"}}}},"limits":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["reason","message"],"properties":{"reason":{"enum":["declared-only","search-cut","unreadable","hidden-path","too-large"]},"message":{"type":"string"}}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:[^:]+:[^:]+:."},"count":{"type":"integer","minimum":0},"columnPath":{"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}}}};
const schema106 = {"type":"string","pattern":"^urn:[^:]+:[^:]+:."};
const schema112 = {"type":"integer","minimum":0};
const schema109 = {"type":"array","minItems":2,"items":{"type":"object","additionalProperties":false,"required":["column","address"],"properties":{"column":{"$ref":"#/$defs/urn"},"address":{"type":"string"}}}};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 2){
validate34.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
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
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!((key0 === "column") || (key0 === "address"))){
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.column !== undefined){
let data1 = data0.column;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate34.errors = [{instancePath:instancePath+"/" + i0+"/column",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/" + i0+"/column",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.address !== undefined){
const _errs7 = errors;
if(typeof data0.address !== "string"){
validate34.errors = [{instancePath:instancePath+"/" + i0+"/address",schemaPath:"#/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate34.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/impact.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.datasets === undefined) && (missing0 = "datasets"))) || ((data.downstream === undefined) && (missing0 = "downstream"))) || ((data.limits === undefined) && (missing0 = "limits"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema105.properties, key0))){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.formatVersion !== undefined){
let data0 = data.formatVersion;
const _errs2 = errors;
if(!((data0 === "1.0") || (data0 === "1.1"))){
validate33.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/enum",keyword:"enum",params:{allowedValues: schema105.properties.formatVersion.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.version === undefined) && (missing1 = "version"))){
validate33.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
validate33.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.name !== undefined){
const _errs6 = errors;
if("headwater" !== data1.name){
validate33.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined){
const _errs7 = errors;
if(typeof data1.version !== "string"){
validate33.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate33.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs9 = errors;
if("impact" !== data.kind){
validate33.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "impact"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs9 === errors;
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
if((((data5.origin === undefined) && (missing2 = "origin")) || ((data5.stack === undefined) && (missing2 = "stack"))) || ((data5.target === undefined) && (missing2 = "target"))){
validate33.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key2 in data5){
if(!(((key2 === "origin") || (key2 === "stack")) || (key2 === "target"))){
validate33.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data5.origin !== undefined){
const _errs13 = errors;
if(typeof data5.origin !== "string"){
validate33.errors = [{instancePath:instancePath+"/target/origin",schemaPath:"#/properties/target/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/target/stack",schemaPath:"#/properties/target/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/target/target",schemaPath:"#/properties/target/properties/target/type",keyword:"type",params:{type: schema105.properties.target.properties.target.type},message:"must be string,null"}];
return false;
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
validate33.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data9 = data.subject;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((((data9.dataset === undefined) && (missing3 = "dataset")) || ((data9.column === undefined) && (missing3 = "column"))) || ((data9.address === undefined) && (missing3 = "address"))){
validate33.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key3 in data9){
if(!(((key3 === "dataset") || (key3 === "column")) || (key3 === "address"))){
validate33.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data9.dataset !== undefined){
let data10 = data9.dataset;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
validate33.errors = [{instancePath:instancePath+"/subject/dataset",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/subject/dataset",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.column !== undefined){
let data11 = data9.column;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(data11 !== null){
const err0 = {instancePath:instancePath+"/subject/column",schemaPath:"#/properties/subject/properties/column/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid5 = valid5 || _valid0;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err1 = {instancePath:instancePath+"/subject/column",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""};
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
const err2 = {instancePath:instancePath+"/subject/column",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs29 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err3 = {instancePath:instancePath+"/subject/column",schemaPath:"#/properties/subject/properties/column/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate33.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.address !== undefined){
const _errs32 = errors;
if(typeof data9.address !== "string"){
validate33.errors = [{instancePath:instancePath+"/subject/address",schemaPath:"#/properties/subject/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data13 = data.columns;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data13)){
var valid7 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
const _errs36 = errors;
if(errors === _errs36){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((((data14.column === undefined) && (missing4 = "column")) || ((data14.address === undefined) && (missing4 = "address"))) || ((data14.distance === undefined) && (missing4 = "distance"))) || ((data14.path === undefined) && (missing4 = "path"))){
validate33.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs38 = errors;
for(const key4 in data14){
if(!((((key4 === "column") || (key4 === "address")) || (key4 === "distance")) || (key4 === "path"))){
validate33.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs38 === errors){
if(data14.column !== undefined){
let data15 = data14.column;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
validate33.errors = [{instancePath:instancePath+"/columns/" + i0+"/column",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/columns/" + i0+"/column",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.address !== undefined){
const _errs42 = errors;
if(typeof data14.address !== "string"){
validate33.errors = [{instancePath:instancePath+"/columns/" + i0+"/address",schemaPath:"#/properties/columns/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.distance !== undefined){
let data17 = data14.distance;
const _errs44 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate33.errors = [{instancePath:instancePath+"/columns/" + i0+"/distance",schemaPath:"#/properties/columns/items/properties/distance/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
validate33.errors = [{instancePath:instancePath+"/columns/" + i0+"/distance",schemaPath:"#/properties/columns/items/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid8 = _errs44 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data14.path !== undefined){
const _errs46 = errors;
if(!(validate34(data14.path, {instancePath:instancePath+"/columns/" + i0+"/path",parentData:data14,parentDataProperty:"path",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs36 === errors;
if(!valid7){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.datasets !== undefined){
let data19 = data.datasets;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data19)){
var valid10 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
const _errs49 = errors;
if(errors === _errs49){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((((data20.urn === undefined) && (missing5 = "urn")) || ((data20.address === undefined) && (missing5 = "address"))) || ((data20.distance === undefined) && (missing5 = "distance"))) || ((data20.columns === undefined) && (missing5 = "columns"))){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1,schemaPath:"#/properties/datasets/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs51 = errors;
for(const key5 in data20){
if(!((((key5 === "urn") || (key5 === "address")) || (key5 === "distance")) || (key5 === "columns"))){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1,schemaPath:"#/properties/datasets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs51 === errors){
if(data20.urn !== undefined){
let data21 = data20.urn;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:[^:]+:[^:]+:."},message:"must match pattern \""+"^urn:[^:]+:[^:]+:."+"\""}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs52 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.address !== undefined){
const _errs55 = errors;
if(typeof data20.address !== "string"){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/address",schemaPath:"#/properties/datasets/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs55 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.distance !== undefined){
let data23 = data20.distance;
const _errs57 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/distance",schemaPath:"#/properties/datasets/items/properties/distance/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs57){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 1 || isNaN(data23)){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/distance",schemaPath:"#/properties/datasets/items/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid11 = _errs57 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.columns !== undefined){
let data24 = data20.columns;
const _errs59 = errors;
const _errs60 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/columns",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs60){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1+"/columns",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid11 = _errs59 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/datasets/" + i1,schemaPath:"#/properties/datasets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs49 === errors;
if(!valid10){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downstream !== undefined){
let data25 = data.downstream;
const _errs62 = errors;
if(errors === _errs62){
if(Array.isArray(data25)){
var valid14 = true;
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
const _errs64 = errors;
if(errors === _errs64){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing6;
if(((data26.type === undefined) && (missing6 = "type")) || ((data26.count === undefined) && (missing6 = "count"))){
validate33.errors = [{instancePath:instancePath+"/downstream/" + i2,schemaPath:"#/properties/downstream/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs66 = errors;
for(const key6 in data26){
if(!((key6 === "type") || (key6 === "count"))){
validate33.errors = [{instancePath:instancePath+"/downstream/" + i2,schemaPath:"#/properties/downstream/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs66 === errors){
if(data26.type !== undefined){
const _errs67 = errors;
if(typeof data26.type !== "string"){
validate33.errors = [{instancePath:instancePath+"/downstream/" + i2+"/type",schemaPath:"#/properties/downstream/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid15 = _errs67 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data26.count !== undefined){
let data28 = data26.count;
const _errs69 = errors;
const _errs70 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate33.errors = [{instancePath:instancePath+"/downstream/" + i2+"/count",schemaPath:"#/$defs/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs70){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
validate33.errors = [{instancePath:instancePath+"/downstream/" + i2+"/count",schemaPath:"#/$defs/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid15 = _errs69 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/downstream/" + i2,schemaPath:"#/properties/downstream/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs64 === errors;
if(!valid14){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs62 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limits !== undefined){
let data29 = data.limits;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data29)){
var valid17 = true;
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
let data30 = data29[i3];
const _errs74 = errors;
if(errors === _errs74){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing7;
if(((data30.reason === undefined) && (missing7 = "reason")) || ((data30.message === undefined) && (missing7 = "message"))){
validate33.errors = [{instancePath:instancePath+"/limits/" + i3,schemaPath:"#/properties/limits/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs76 = errors;
for(const key7 in data30){
if(!((key7 === "reason") || (key7 === "message"))){
validate33.errors = [{instancePath:instancePath+"/limits/" + i3,schemaPath:"#/properties/limits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs76 === errors){
if(data30.reason !== undefined){
let data31 = data30.reason;
const _errs77 = errors;
if(!(((((data31 === "declared-only") || (data31 === "search-cut")) || (data31 === "unreadable")) || (data31 === "hidden-path")) || (data31 === "too-large"))){
validate33.errors = [{instancePath:instancePath+"/limits/" + i3+"/reason",schemaPath:"#/properties/limits/items/properties/reason/enum",keyword:"enum",params:{allowedValues: schema105.properties.limits.items.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs77 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data30.message !== undefined){
const _errs78 = errors;
if(typeof data30.message !== "string"){
validate33.errors = [{instancePath:instancePath+"/limits/" + i3+"/message",schemaPath:"#/properties/limits/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs78 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/limits/" + i3,schemaPath:"#/properties/limits/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs74 === errors;
if(!valid17){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs72 === errors;
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const graph = validate36;
const schema114 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://headwater.dev/schemas/graph.schema.json","title":"Headwater graph","type":"object","additionalProperties":false,"required":["formatVersion","kind","tool","basis","target","selection","datasets","edges","pairs","wildcards","findings"],"properties":{"formatVersion":{"const":"1.0"},"kind":{"const":"graph"},"tool":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"headwater"},"version":{"type":"string"}}},"basis":{"enum":["declared","live"]},"target":{"type":"object","additionalProperties":false,"required":["origin","stack","target"],"properties":{"origin":{"type":["string","null"]},"stack":{"type":"string"},"target":{"type":["string","null"]}}},"selection":{"type":"object","additionalProperties":false,"required":["select","upstream","downstream","columns"],"properties":{"select":{"type":"array","items":{"type":"string"}},"upstream":{"type":["integer","null"],"minimum":0},"downstream":{"type":["integer","null"],"minimum":0},"columns":{"type":"boolean"}}},"datasets":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["urn","address","state","selected","beyond"],"properties":{"urn":{"$ref":"#/$defs/urn"},"address":{"type":"string"},"state":{"enum":["declared","present","soft-deleted","absent","unreadable","foreign"]},"selected":{"type":"boolean"},"beyond":{"type":"object","additionalProperties":false,"required":["upstreams","downstreams"],"properties":{"upstreams":{"type":"integer","minimum":0},"downstreams":{"type":"integer","minimum":0}}}}}},"edges":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["address","downstream","upstream","type","owner"],"properties":{"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"type":{"type":"string"},"owner":{"enum":["ours","other-stack","unmanaged",null]}}}},"pairs":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["address","downstream","upstream","downstreamField","upstreamField","transform","confidence","owner"],"properties":{"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"downstreamField":{"$ref":"#/$defs/urn"},"upstreamField":{"$ref":"#/$defs/urn"},"transform":{"type":["string","null"]},"confidence":{"type":"number"},"owner":{"enum":["ours","other-stack","unmanaged",null]}}}},"wildcards":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["address","downstream","upstream","except","transform","confidence"],"properties":{"address":{"type":"string"},"downstream":{"$ref":"#/$defs/urn"},"upstream":{"$ref":"#/$defs/urn"},"except":{"type":"array","items":{"type":"string"}},"transform":{"type":["string","null"]},"confidence":{"type":"number"}}}},"findings":{"type":"array","items":{"type":"object","required":["code","name","level","message"],"properties":{"code":{"type":"string","pattern":"^HW[0-9]{4}$"},"name":{"type":"string"},"level":{"enum":["error","warning","info"]},"message":{"type":"string"}}}}},"$defs":{"urn":{"type":"string","pattern":"^urn:"}}};
const schema115 = {"type":"string","pattern":"^urn:"};
const pattern50 = new RegExp("^urn:", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://headwater.dev/schemas/graph.schema.json" */;
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
if((((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.basis === undefined) && (missing0 = "basis"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.selection === undefined) && (missing0 = "selection"))) || ((data.datasets === undefined) && (missing0 = "datasets"))) || ((data.edges === undefined) && (missing0 = "edges"))) || ((data.pairs === undefined) && (missing0 = "pairs"))) || ((data.wildcards === undefined) && (missing0 = "wildcards"))) || ((data.findings === undefined) && (missing0 = "findings"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema114.properties, key0))){
validate36.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.formatVersion !== undefined){
const _errs2 = errors;
if("1.0" !== data.formatVersion){
validate36.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/const",keyword:"const",params:{allowedValue: "1.0"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs3 = errors;
if("graph" !== data.kind){
validate36.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "graph"},message:"must be equal to constant"}];
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
validate36.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "version"))){
validate36.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data2.name !== undefined){
const _errs7 = errors;
if("headwater" !== data2.name){
validate36.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/const",keyword:"const",params:{allowedValue: "headwater"},message:"must be equal to constant"}];
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
validate36.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate36.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.basis !== undefined){
let data5 = data.basis;
const _errs10 = errors;
if(!((data5 === "declared") || (data5 === "live"))){
validate36.errors = [{instancePath:instancePath+"/basis",schemaPath:"#/properties/basis/enum",keyword:"enum",params:{allowedValues: schema114.properties.basis.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data6 = data.target;
const _errs11 = errors;
if(errors === _errs11){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.origin === undefined) && (missing2 = "origin")) || ((data6.stack === undefined) && (missing2 = "stack"))) || ((data6.target === undefined) && (missing2 = "target"))){
validate36.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key2 in data6){
if(!(((key2 === "origin") || (key2 === "stack")) || (key2 === "target"))){
validate36.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data6.origin !== undefined){
let data7 = data6.origin;
const _errs14 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate36.errors = [{instancePath:instancePath+"/target/origin",schemaPath:"#/properties/target/properties/origin/type",keyword:"type",params:{type: schema114.properties.target.properties.origin.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.stack !== undefined){
const _errs16 = errors;
if(typeof data6.stack !== "string"){
validate36.errors = [{instancePath:instancePath+"/target/stack",schemaPath:"#/properties/target/properties/stack/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.target !== undefined){
let data9 = data6.target;
const _errs18 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate36.errors = [{instancePath:instancePath+"/target/target",schemaPath:"#/properties/target/properties/target/type",keyword:"type",params:{type: schema114.properties.target.properties.target.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs18 === errors;
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
validate36.errors = [{instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selection !== undefined){
let data10 = data.selection;
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if(((((data10.select === undefined) && (missing3 = "select")) || ((data10.upstream === undefined) && (missing3 = "upstream"))) || ((data10.downstream === undefined) && (missing3 = "downstream"))) || ((data10.columns === undefined) && (missing3 = "columns"))){
validate36.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key3 in data10){
if(!((((key3 === "select") || (key3 === "upstream")) || (key3 === "downstream")) || (key3 === "columns"))){
validate36.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data10.select !== undefined){
let data11 = data10.select;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data11)){
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs25 = errors;
if(typeof data11[i0] !== "string"){
validate36.errors = [{instancePath:instancePath+"/selection/select/" + i0,schemaPath:"#/properties/selection/properties/select/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs25 === errors;
if(!valid4){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/selection/select",schemaPath:"#/properties/selection/properties/select/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.upstream !== undefined){
let data13 = data10.upstream;
const _errs27 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate36.errors = [{instancePath:instancePath+"/selection/upstream",schemaPath:"#/properties/selection/properties/upstream/type",keyword:"type",params:{type: schema114.properties.selection.properties.upstream.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs27){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate36.errors = [{instancePath:instancePath+"/selection/upstream",schemaPath:"#/properties/selection/properties/upstream/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.downstream !== undefined){
let data14 = data10.downstream;
const _errs29 = errors;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
validate36.errors = [{instancePath:instancePath+"/selection/downstream",schemaPath:"#/properties/selection/properties/downstream/type",keyword:"type",params:{type: schema114.properties.selection.properties.downstream.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate36.errors = [{instancePath:instancePath+"/selection/downstream",schemaPath:"#/properties/selection/properties/downstream/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.columns !== undefined){
const _errs31 = errors;
if(typeof data10.columns !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/selection/columns",schemaPath:"#/properties/selection/properties/columns/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs31 === errors;
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
else {
validate36.errors = [{instancePath:instancePath+"/selection",schemaPath:"#/properties/selection/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.datasets !== undefined){
let data16 = data.datasets;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data16)){
var valid5 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs35 = errors;
if(errors === _errs35){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing4;
if((((((data17.urn === undefined) && (missing4 = "urn")) || ((data17.address === undefined) && (missing4 = "address"))) || ((data17.state === undefined) && (missing4 = "state"))) || ((data17.selected === undefined) && (missing4 = "selected"))) || ((data17.beyond === undefined) && (missing4 = "beyond"))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1,schemaPath:"#/properties/datasets/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs37 = errors;
for(const key4 in data17){
if(!(((((key4 === "urn") || (key4 === "address")) || (key4 === "state")) || (key4 === "selected")) || (key4 === "beyond"))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1,schemaPath:"#/properties/datasets/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs37 === errors){
if(data17.urn !== undefined){
let data18 = data17.urn;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data18 === "string"){
if(!pattern50.test(data18)){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/urn",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/urn",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.address !== undefined){
const _errs41 = errors;
if(typeof data17.address !== "string"){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/address",schemaPath:"#/properties/datasets/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs41 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.state !== undefined){
let data20 = data17.state;
const _errs43 = errors;
if(!((((((data20 === "declared") || (data20 === "present")) || (data20 === "soft-deleted")) || (data20 === "absent")) || (data20 === "unreadable")) || (data20 === "foreign"))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/state",schemaPath:"#/properties/datasets/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema114.properties.datasets.items.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.selected !== undefined){
const _errs44 = errors;
if(typeof data17.selected !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/selected",schemaPath:"#/properties/datasets/items/properties/selected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.beyond !== undefined){
let data22 = data17.beyond;
const _errs46 = errors;
if(errors === _errs46){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing5;
if(((data22.upstreams === undefined) && (missing5 = "upstreams")) || ((data22.downstreams === undefined) && (missing5 = "downstreams"))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond",schemaPath:"#/properties/datasets/items/properties/beyond/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs48 = errors;
for(const key5 in data22){
if(!((key5 === "upstreams") || (key5 === "downstreams"))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond",schemaPath:"#/properties/datasets/items/properties/beyond/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs48 === errors){
if(data22.upstreams !== undefined){
let data23 = data22.upstreams;
const _errs49 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond/upstreams",schemaPath:"#/properties/datasets/items/properties/beyond/properties/upstreams/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs49){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond/upstreams",schemaPath:"#/properties/datasets/items/properties/beyond/properties/upstreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data22.downstreams !== undefined){
let data24 = data22.downstreams;
const _errs51 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond/downstreams",schemaPath:"#/properties/datasets/items/properties/beyond/properties/downstreams/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs51){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 0 || isNaN(data24)){
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond/downstreams",schemaPath:"#/properties/datasets/items/properties/beyond/properties/downstreams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid8 = _errs51 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1+"/beyond",schemaPath:"#/properties/datasets/items/properties/beyond/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
}
else {
validate36.errors = [{instancePath:instancePath+"/datasets/" + i1,schemaPath:"#/properties/datasets/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/datasets",schemaPath:"#/properties/datasets/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edges !== undefined){
let data25 = data.edges;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data25)){
var valid9 = true;
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
let data26 = data25[i2];
const _errs55 = errors;
if(errors === _errs55){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing6;
if((((((data26.address === undefined) && (missing6 = "address")) || ((data26.downstream === undefined) && (missing6 = "downstream"))) || ((data26.upstream === undefined) && (missing6 = "upstream"))) || ((data26.type === undefined) && (missing6 = "type"))) || ((data26.owner === undefined) && (missing6 = "owner"))){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2,schemaPath:"#/properties/edges/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs57 = errors;
for(const key6 in data26){
if(!(((((key6 === "address") || (key6 === "downstream")) || (key6 === "upstream")) || (key6 === "type")) || (key6 === "owner"))){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2,schemaPath:"#/properties/edges/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs57 === errors){
if(data26.address !== undefined){
const _errs58 = errors;
if(typeof data26.address !== "string"){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/address",schemaPath:"#/properties/edges/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs58 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.downstream !== undefined){
let data28 = data26.downstream;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data28 === "string"){
if(!pattern50.test(data28)){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs60 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.upstream !== undefined){
let data29 = data26.upstream;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data29 === "string"){
if(!pattern50.test(data29)){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.type !== undefined){
const _errs66 = errors;
if(typeof data26.type !== "string"){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/type",schemaPath:"#/properties/edges/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs66 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.owner !== undefined){
let data31 = data26.owner;
const _errs68 = errors;
if(!((((data31 === "ours") || (data31 === "other-stack")) || (data31 === "unmanaged")) || (data31 === null))){
validate36.errors = [{instancePath:instancePath+"/edges/" + i2+"/owner",schemaPath:"#/properties/edges/items/properties/owner/enum",keyword:"enum",params:{allowedValues: schema114.properties.edges.items.properties.owner.enum},message:"must be equal to one of the allowed values"}];
return false;
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
}
else {
validate36.errors = [{instancePath:instancePath+"/edges/" + i2,schemaPath:"#/properties/edges/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs55 === errors;
if(!valid9){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/edges",schemaPath:"#/properties/edges/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pairs !== undefined){
let data32 = data.pairs;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data32)){
var valid13 = true;
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
let data33 = data32[i3];
const _errs71 = errors;
if(errors === _errs71){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing7;
if(((((((((data33.address === undefined) && (missing7 = "address")) || ((data33.downstream === undefined) && (missing7 = "downstream"))) || ((data33.upstream === undefined) && (missing7 = "upstream"))) || ((data33.downstreamField === undefined) && (missing7 = "downstreamField"))) || ((data33.upstreamField === undefined) && (missing7 = "upstreamField"))) || ((data33.transform === undefined) && (missing7 = "transform"))) || ((data33.confidence === undefined) && (missing7 = "confidence"))) || ((data33.owner === undefined) && (missing7 = "owner"))){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3,schemaPath:"#/properties/pairs/items/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs73 = errors;
for(const key7 in data33){
if(!((((((((key7 === "address") || (key7 === "downstream")) || (key7 === "upstream")) || (key7 === "downstreamField")) || (key7 === "upstreamField")) || (key7 === "transform")) || (key7 === "confidence")) || (key7 === "owner"))){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3,schemaPath:"#/properties/pairs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs73 === errors){
if(data33.address !== undefined){
const _errs74 = errors;
if(typeof data33.address !== "string"){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/address",schemaPath:"#/properties/pairs/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs74 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.downstream !== undefined){
let data35 = data33.downstream;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data35 === "string"){
if(!pattern50.test(data35)){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs76 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.upstream !== undefined){
let data36 = data33.upstream;
const _errs79 = errors;
const _errs80 = errors;
if(errors === _errs80){
if(typeof data36 === "string"){
if(!pattern50.test(data36)){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs79 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.downstreamField !== undefined){
let data37 = data33.downstreamField;
const _errs82 = errors;
const _errs83 = errors;
if(errors === _errs83){
if(typeof data37 === "string"){
if(!pattern50.test(data37)){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/downstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/downstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs82 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.upstreamField !== undefined){
let data38 = data33.upstreamField;
const _errs85 = errors;
const _errs86 = errors;
if(errors === _errs86){
if(typeof data38 === "string"){
if(!pattern50.test(data38)){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/upstreamField",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/upstreamField",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs85 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.transform !== undefined){
let data39 = data33.transform;
const _errs88 = errors;
if((typeof data39 !== "string") && (data39 !== null)){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/transform",schemaPath:"#/properties/pairs/items/properties/transform/type",keyword:"type",params:{type: schema114.properties.pairs.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid14 = _errs88 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.confidence !== undefined){
let data40 = data33.confidence;
const _errs90 = errors;
if(!((typeof data40 == "number") && (isFinite(data40)))){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/confidence",schemaPath:"#/properties/pairs/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid14 = _errs90 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.owner !== undefined){
let data41 = data33.owner;
const _errs92 = errors;
if(!((((data41 === "ours") || (data41 === "other-stack")) || (data41 === "unmanaged")) || (data41 === null))){
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3+"/owner",schemaPath:"#/properties/pairs/items/properties/owner/enum",keyword:"enum",params:{allowedValues: schema114.properties.pairs.items.properties.owner.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs92 === errors;
}
else {
var valid14 = true;
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
validate36.errors = [{instancePath:instancePath+"/pairs/" + i3,schemaPath:"#/properties/pairs/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs71 === errors;
if(!valid13){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/pairs",schemaPath:"#/properties/pairs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wildcards !== undefined){
let data42 = data.wildcards;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data42)){
var valid19 = true;
const len4 = data42.length;
for(let i4=0; i4<len4; i4++){
let data43 = data42[i4];
const _errs95 = errors;
if(errors === _errs95){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing8;
if(((((((data43.address === undefined) && (missing8 = "address")) || ((data43.downstream === undefined) && (missing8 = "downstream"))) || ((data43.upstream === undefined) && (missing8 = "upstream"))) || ((data43.except === undefined) && (missing8 = "except"))) || ((data43.transform === undefined) && (missing8 = "transform"))) || ((data43.confidence === undefined) && (missing8 = "confidence"))){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4,schemaPath:"#/properties/wildcards/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs97 = errors;
for(const key8 in data43){
if(!((((((key8 === "address") || (key8 === "downstream")) || (key8 === "upstream")) || (key8 === "except")) || (key8 === "transform")) || (key8 === "confidence"))){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4,schemaPath:"#/properties/wildcards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs97 === errors){
if(data43.address !== undefined){
const _errs98 = errors;
if(typeof data43.address !== "string"){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/address",schemaPath:"#/properties/wildcards/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs98 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.downstream !== undefined){
let data45 = data43.downstream;
const _errs100 = errors;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data45 === "string"){
if(!pattern50.test(data45)){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/downstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/downstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs100 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.upstream !== undefined){
let data46 = data43.upstream;
const _errs103 = errors;
const _errs104 = errors;
if(errors === _errs104){
if(typeof data46 === "string"){
if(!pattern50.test(data46)){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/upstream",schemaPath:"#/$defs/urn/pattern",keyword:"pattern",params:{pattern: "^urn:"},message:"must match pattern \""+"^urn:"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/upstream",schemaPath:"#/$defs/urn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs103 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.except !== undefined){
let data47 = data43.except;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data47)){
var valid23 = true;
const len5 = data47.length;
for(let i5=0; i5<len5; i5++){
const _errs108 = errors;
if(typeof data47[i5] !== "string"){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/except/" + i5,schemaPath:"#/properties/wildcards/items/properties/except/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid23 = _errs108 === errors;
if(!valid23){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/except",schemaPath:"#/properties/wildcards/items/properties/except/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid20 = _errs106 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.transform !== undefined){
let data49 = data43.transform;
const _errs110 = errors;
if((typeof data49 !== "string") && (data49 !== null)){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/transform",schemaPath:"#/properties/wildcards/items/properties/transform/type",keyword:"type",params:{type: schema114.properties.wildcards.items.properties.transform.type},message:"must be string,null"}];
return false;
}
var valid20 = _errs110 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data43.confidence !== undefined){
let data50 = data43.confidence;
const _errs112 = errors;
if(!((typeof data50 == "number") && (isFinite(data50)))){
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4+"/confidence",schemaPath:"#/properties/wildcards/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid20 = _errs112 === errors;
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
else {
validate36.errors = [{instancePath:instancePath+"/wildcards/" + i4,schemaPath:"#/properties/wildcards/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate36.errors = [{instancePath:instancePath+"/wildcards",schemaPath:"#/properties/wildcards/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data51 = data.findings;
const _errs114 = errors;
if(errors === _errs114){
if(Array.isArray(data51)){
var valid24 = true;
const len6 = data51.length;
for(let i6=0; i6<len6; i6++){
let data52 = data51[i6];
const _errs116 = errors;
if(errors === _errs116){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing9;
if(((((data52.code === undefined) && (missing9 = "code")) || ((data52.name === undefined) && (missing9 = "name"))) || ((data52.level === undefined) && (missing9 = "level"))) || ((data52.message === undefined) && (missing9 = "message"))){
validate36.errors = [{instancePath:instancePath+"/findings/" + i6,schemaPath:"#/properties/findings/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data52.code !== undefined){
let data53 = data52.code;
const _errs118 = errors;
if(errors === _errs118){
if(typeof data53 === "string"){
if(!pattern23.test(data53)){
validate36.errors = [{instancePath:instancePath+"/findings/" + i6+"/code",schemaPath:"#/properties/findings/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^HW[0-9]{4}$"},message:"must match pattern \""+"^HW[0-9]{4}$"+"\""}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/findings/" + i6+"/code",schemaPath:"#/properties/findings/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid25 = _errs118 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data52.name !== undefined){
const _errs120 = errors;
if(typeof data52.name !== "string"){
validate36.errors = [{instancePath:instancePath+"/findings/" + i6+"/name",schemaPath:"#/properties/findings/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs120 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data52.level !== undefined){
let data55 = data52.level;
const _errs122 = errors;
if(!(((data55 === "error") || (data55 === "warning")) || (data55 === "info"))){
validate36.errors = [{instancePath:instancePath+"/findings/" + i6+"/level",schemaPath:"#/properties/findings/items/properties/level/enum",keyword:"enum",params:{allowedValues: schema114.properties.findings.items.properties.level.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid25 = _errs122 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data52.message !== undefined){
const _errs123 = errors;
if(typeof data52.message !== "string"){
validate36.errors = [{instancePath:instancePath+"/findings/" + i6+"/message",schemaPath:"#/properties/findings/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs123 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/findings/" + i6,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs116 === errors;
if(!valid24){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs114 === errors;
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
