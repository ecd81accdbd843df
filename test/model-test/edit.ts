import type { Declared } from './declared.js';
import { type Downstream, type EdgeType, isDataset, outputWith } from './domain.js';
import type { Edit } from './steps.js';

/** Edits manifests. A step that makes no sense changes nothing. */
export function edit(declared: Declared, step: Edit): void {
  switch (step.step) {
    case 'declare':
      declared.unit(step.edge.down).edges.set(step.edge.up, typeAt(step.edge.down, step.type));
      return;
    case 'entry':
      replace(declared, step);
      return;
    case 'undeclare':
      declared.undeclare(step.edge.down, step.edge.up);
      return;
    case 'note': {
      const unit = declared.units.get(step.edge.down);
      if (!unit?.edges.has(step.edge.up)) return;
      if (step.note === null) unit.notes.delete(step.edge.up);
      else unit.notes.set(step.edge.up, step.note);
      return;
    }
    case 'map':
      map(declared, step);
      return;
    case 'map-all': {
      // A wildcard needs two datasets.
      if (!isDataset(step.edge.down) || !isDataset(step.edge.up)) return;
      const unit = declared.unit(step.edge.down);
      if (!unit.edges.has(step.edge.up)) unit.edges.set(step.edge.up, 'TRANSFORMED');
      unit.every = step.edge.up;
      return;
    }
    case 'unmap':
      declared.units.get(step.down)?.mappings.delete(step.column);
      return;
    case 'drop':
      declared.units.delete(step.down);
      return;
    case 'create':
      declared.creates = step.description;
      return;
    case 'rename':
      declared.renames++;
      return;
    case 'protect':
    case 'exclusive':
    case 'move': {
      const unit = declared.units.get(step.down);
      if (unit)
        Object.assign(unit, step.step === 'move' ? { file: step.file } : { [step.step]: step.on });
      return;
    }
  }
}

/** Only an edge between two datasets has a type. */
function typeAt(down: Downstream, type: EdgeType): EdgeType {
  return isDataset(down) ? type : 'TRANSFORMED';
}

function map(declared: Declared, step: Extract<Edit, { step: 'map' }>): void {
  const { down, column, from } = step;
  const { edges, mappings } = declared.unit(down);
  const ends = [...from.map(({ name }) => name), ...(down === 'job' ? [outputWith(column)] : [])];
  for (const end of ends) if (!edges.has(end)) edges.set(end, 'TRANSFORMED');
  // A dashboard has edges alone.
  if (down === 'board') return;
  // A field of a chart has no transform and no confidence.
  mappings.set(column, down === 'chart' ? { from, transform: null, confidence: 1 } : step);
}

function replace(
  declared: Declared,
  { down, edges, column }: Extract<Edit, { step: 'entry' }>,
): void {
  declared.units.delete(down);
  // No other writer creates it.
  if (down === 'made') declared.creates ??= 'one';
  const unit = declared.unit(down);
  for (const { up, type } of edges) unit.edges.set(up, typeAt(down, type));
  const [first] = edges;
  if (!column || !first || !isDataset(first.up)) return;
  const from = [{ name: first.up, column: 'a' as const }];
  map(declared, {
    step: 'map',
    stack: declared.stack,
    down,
    column,
    from,
    transform: null,
    confidence: 1,
  });
}
