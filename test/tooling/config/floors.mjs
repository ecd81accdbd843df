import { serverFloors } from './floors-server.mjs';

/**
 * The floors inside a folder of `src/`, lowest first. A floor imports only from itself and from the
 * floors that it names. The files directly in the folder import from every floor. A floor can have
 * floors itself: its row is then its path.
 *
 * @typedef {{
 *   readonly row: string, readonly floor: string, readonly imports: readonly string[],
 *   readonly why: string
 * }} Floor
 */

/** @type {readonly Floor[]} */
export const floors = [
  floor('plan', 'document', {
    imports: [],
    why: 'the types of plans and receipts, which everything else in plan/ fills in',
  }),
  floor('plan', 'unit', {
    imports: ['document'],
    why: 'one downstream with all that is declared for it; it knows no other downstream',
  }),
  floor('plan', 'dataset', {
    imports: ['document', 'unit'],
    why: 'the datasets that manifests create; they have owners like lineage',
  }),
  floor('plan', 'scope', {
    imports: ['document', 'unit'],
    why: 'the downstreams that a plan is about, chosen before any change is known',
  }),
  floor('plan', 'impact', {
    imports: ['document', 'unit'],
    why: 'what follows from changes; it decides none',
  }),
  floor('plan', 'undo', {
    imports: ['document', 'unit', 'dataset'],
    why: 'what a receipt lets a rollback restore; the decisions themselves are those of unit/',
  }),
  floor('plan', 'tests', {
    imports: ['document', 'unit', 'scope', 'impact'],
    why: 'rules about lineage in any state, declared, live or planned; they judge no change',
  }),
  floor('plan', 'guards', {
    imports: ['document', 'unit', 'dataset', 'scope', 'impact', 'tests'],
    why: 'a guard judges finished changes and makes none',
  }),
  floor('apply', 'engine', {
    imports: [],
    why: 'writes units of any kind in batches: it knows requests and outcomes, never what a unit is',
  }),
  floor('apply', 'entities', {
    imports: ['engine'],
    why: 'the strategy for entities themselves; what it shares with lineage belongs to the engine',
  }),
  floor('apply', 'lineage', {
    imports: ['engine'],
    why: 'the strategy for lineage; what it shares with datasets belongs to the engine',
  }),
  floor('catalog', 'http', {
    imports: [],
    why: 'one request and its answer: address, token, retries, errors; it knows no question',
  }),
  floor('catalog', 'read', {
    imports: ['http'],
    why: 'questions about datasets and lineage; a read that could write would be no read',
  }),
  floor('catalog', 'write', {
    imports: ['http'],
    why: 'proposals and mutations; what they are to say was read and planned before',
  }),
  floor('catalog', 'tokens', {
    imports: ['http'],
    why: 'access tokens, which no other part of the port asks for',
  }),
  floor('catalog', 'probe', {
    imports: ['http', 'read', 'tokens'],
    why: 'what a catalog and a caller can do, asked with the means of the others',
  }),
  floor('catalog', 'forward', {
    imports: ['http'],
    why: 'reads that a page asks, sent on as they are; it knows which may pass and not what they mean',
  }),
  floor('report', 'document', {
    imports: [],
    why: 'the types of what can be shown, and of its renderers; a phrase here would be a word of one format',
  }),
  floor('report', 'words', {
    imports: ['document'],
    why: 'phrases, orders and limits that several formats share, so that all say the same; they know no format',
  }),
  floor('report', 'drawing', {
    imports: ['words'],
    why: 'lineage as boxes and links that fit a budget; each format draws the same value in its own way',
  }),
  floor('report', 'annotations', {
    imports: ['document', 'words'],
    why: 'messages at places of files; SARIF and GitHub write the same ones',
  }),
  floor('report', 'text', {
    imports: ['document', 'words'],
    why: 'a format of its own; shared parts belong to words',
  }),
  floor('report', 'json', {
    imports: ['document'],
    why: 'a format of its own: it has no words, since programs read it',
  }),
  floor('report', 'mermaid', {
    imports: ['document', 'words', 'drawing'],
    why: 'a format of its own; shared parts belong to drawing',
  }),
  floor('report', 'markdown', {
    imports: ['document', 'words', 'drawing', 'mermaid'],
    why: 'a format of its own; the flowchart in a comment is the one that Mermaid draws',
  }),
  floor('report', 'html', {
    imports: ['document', 'words', 'drawing'],
    why: 'a format of its own; shared parts belong to words or drawing',
  }),
  floor('report', 'sarif', {
    imports: ['document', 'words', 'annotations'],
    why: 'a format of its own; shared parts belong to annotations',
  }),
  floor('report', 'junit', {
    imports: ['document', 'words', 'annotations'],
    why: 'a format of its own; shared parts belong to annotations',
  }),
  floor('report', 'github', {
    imports: ['document', 'words', 'annotations'],
    why: 'a format of its own; shared parts belong to annotations',
  }),
  ...serverFloors,
  floor('tasks', 'process', {
    imports: [],
    why: 'what surrounds every run: signals, progress, files of a job, the name of the program; no task knows less',
  }),
  floor('tasks', 'stack', {
    imports: ['process'],
    why: 'settings and manifests of one stack; nothing here asks a catalog',
  }),
  floor('tasks', 'catalog', {
    imports: ['process', 'stack'],
    why: 'what a run reads from a catalog, before any task decides something',
  }),
  floor('tasks', 'plan', {
    imports: ['process', 'stack', 'catalog'],
    why: 'makes, saves and checks plans; it writes nothing to a catalog',
  }),
  floor('tasks', 'apply', {
    imports: ['process', 'stack', 'catalog', 'plan'],
    why: 'the only task that writes lineage',
  }),
  floor('tasks', 'inspect', {
    imports: ['process', 'stack', 'catalog', 'plan'],
    why: 'answers questions; a question that could write would need other privileges',
  }),
  floor('tasks', 'export', {
    imports: ['process', 'stack', 'catalog'],
    why: 'writes lineage in formats of others',
  }),
  floor('tasks', 'init', {
    imports: ['process', 'stack', 'catalog'],
    why: 'the first files of a stack, before there is anything to plan',
  }),
  floor('tasks', 'doctor', {
    imports: ['process', 'stack', 'catalog'],
    why: 'checks what every other task presumes',
  }),
  floor('tasks', 'tokens', {
    imports: ['process', 'catalog'],
    why: 'access tokens, which no other task makes or ends',
  }),
  floor('web', 'api', {
    imports: [],
    why: 'requests to the catalog and their errors; no page shows through',
  }),
  floor('web', 'ui', {
    imports: ['api'],
    why: 'parts of any page; of the catalog they know only how a request fails',
  }),
  floor('web', 'entity', {
    imports: ['ui'],
    why: 'the names, addresses, edges and owners that several pages show of an entity',
  }),
  floor('web', 'login', {
    imports: ['api', 'ui'],
    why: 'a page of its own; shared parts belong to a lower floor',
  }),
  floor('web', 'tokens', {
    imports: ['api', 'ui'],
    why: 'a page of its own; shared parts belong to a lower floor',
  }),
  floor('web', 'search', {
    imports: ['api', 'ui', 'entity'],
    why: 'a page of its own; shared parts belong to a lower floor',
  }),
  floor('web', 'dataset', {
    imports: ['api', 'ui', 'entity'],
    why: 'a page of its own; shared parts belong to a lower floor',
  }),
  floor('web', 'lineage', {
    imports: ['api', 'ui', 'entity'],
    why: 'a page of its own; shared parts belong to a lower floor',
  }),
  floor('web', 'plan', {
    imports: ['api', 'ui', 'entity', 'lineage'],
    why: 'shows documents on the graph of the lineage page, so that there is one way to draw; it reads the catalog through that graph alone',
  }),
  floor('web', 'app', {
    imports: ['api', 'ui', 'entity', 'login', 'tokens', 'plan', 'search', 'dataset', 'lineage'],
    why: 'the frame of all pages, and their addresses',
  }),
  floor('web/lineage', 'model', {
    imports: [],
    why: 'the graph as values: computed from what was read, without a place or a color',
  }),
  floor('web/lineage', 'layout', {
    imports: ['model'],
    why: 'the places of boxes; it runs in a worker, so it loads nothing of a page',
  }),
  floor('web/lineage', 'changes', {
    imports: ['model'],
    why: 'states of links over a graph: computed like the graph, from values',
  }),
  floor('web/lineage', 'read', {
    imports: ['model', 'changes'],
    why: 'asks the catalog for what the graph needs; where it is drawn does not matter',
  }),
  floor('web/lineage', 'look', {
    imports: ['model'],
    why: 'what stands out and what a reader can do: the contexts that all forms of the graph share',
  }),
  floor('web/lineage', 'canvas', {
    imports: ['model', 'layout'],
    why: 'the lines between boxes, in pixels',
  }),
  floor('web/lineage', 'owners', {
    imports: ['model', 'canvas'],
    why: 'who owns or wrote lineage, with a color and a sign for each; all forms of the graph show the same',
  }),
  floor('web/lineage', 'boxes', {
    imports: ['model', 'layout', 'look'],
    why: 'the boxes as elements; lines are those of canvas/, which lies below them',
  }),
  floor('web/lineage', 'list', {
    imports: ['model', 'look', 'owners'],
    why: 'the graph as rows, which need no places',
  }),
  floor('web/lineage', 'details', {
    imports: ['model', 'look', 'owners'],
    why: 'what is selected in the graph or in the list; it does not know which of them is shown',
  }),
  floor('web/lineage', 'steps', {
    imports: ['model', 'layout', 'look', 'owners', 'details'],
    why: 'a path as steps, read from its sources to its ends; the panel looks like the details',
  }),
  floor('web/lineage', 'dialogs', {
    imports: ['model', 'read', 'look'],
    why: 'what opens over the graph or the list; it does not know which of them is shown',
  }),
  floor('web/lineage', 'time', {
    imports: ['model', 'read', 'changes'],
    why: 'the stored versions of a lineage, compared; it draws them with what draws all changes',
  }),
  floor('web/lineage', 'export', {
    imports: ['model', 'layout', 'canvas', 'owners'],
    why: 'the graph as a file; its markup is made without a page, so tests read it',
  }),
  floor('web/lineage', 'page', {
    imports: [
      'model',
      'layout',
      'read',
      'look',
      'canvas',
      'owners',
      'boxes',
      'list',
      'details',
      'steps',
      'dialogs',
      'time',
      'export',
    ],
    why: 'joins the others, and holds what neither the address nor the catalog knows',
  }),
];

/** @returns {Floor} */
function floor(row, name, { imports, why }) {
  return { row, floor: name, imports, why };
}
