import type { Declared } from './declared.js';
import type { Edit } from './steps.js';

/** Changes manifests; what makes no sense changes nothing. */
export function edit(declared: Declared, step: Edit): void {
  switch (step.step) {
    case 'declare':
      return void declared.unit(step.edge.down).edges.set(step.edge.up, step.type);
    case 'entry': {
      declared.units.delete(step.down);
      // Nobody else makes it.
      if (step.down === 'made') declared.creates ??= 'one';
      const { edges, mappings } = declared.unit(step.down);
      for (const { up, type } of step.edges) edges.set(up, type);
      const [first] = step.edges;
      if (step.column && first) mappings.set(step.column, { from: [{ name: first.up, column: 'a' }], transform: null, confidence: 1 });
      return;
    }
    case 'undeclare':
      return declared.undeclare(step.edge.down, step.edge.up);
    case 'map': {
      const { edges, mappings } = declared.unit(step.down);
      for (const { name } of step.from) if (!edges.has(name)) edges.set(name, 'TRANSFORMED');
      return void mappings.set(step.column, step);
    }
    case 'map-all': {
      const unit = declared.unit(step.edge.down);
      if (!unit.edges.has(step.edge.up)) unit.edges.set(step.edge.up, 'TRANSFORMED');
      unit.every = step.edge.up;
      return;
    }
    case 'unmap':
      return void declared.units.get(step.down)?.mappings.delete(step.column);
    case 'drop':
      return void declared.units.delete(step.down);
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
      if (unit) Object.assign(unit, step.step === 'move' ? { file: step.file } : { [step.step]: step.on });
      return;
    }
  }
}
