import type { Declared } from './declared.js';
import type { Edit } from './steps.js';

/** Edits manifests. A step that makes no sense changes nothing. */
export function edit(declared: Declared, step: Edit): void {
  switch (step.step) {
    case 'declare':
      declared.unit(step.edge.down).edges.set(step.edge.up, step.type);
      return;
    case 'entry':
      replace(declared, step);
      return;
    case 'undeclare':
      declared.undeclare(step.edge.down, step.edge.up);
      return;
    case 'map': {
      const { edges, mappings } = declared.unit(step.down);
      for (const { name } of step.from) if (!edges.has(name)) edges.set(name, 'TRANSFORMED');
      mappings.set(step.column, step);
      return;
    }
    case 'map-all': {
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

function replace(
  declared: Declared,
  { down, edges, column }: Extract<Edit, { step: 'entry' }>,
): void {
  declared.units.delete(down);
  // No other writer creates it.
  if (down === 'made') declared.creates ??= 'one';
  const unit = declared.unit(down);
  for (const { up, type } of edges) unit.edges.set(up, type);
  const [first] = edges;
  if (column && first)
    unit.mappings.set(column, {
      from: [{ name: first.up, column: 'a' }],
      transform: null,
      confidence: 1,
    });
}
