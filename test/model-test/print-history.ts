import type { Fault } from './faults.js';
import type { History, Step } from './steps.js';

/** Prints a history as a readable list, one step a line. */
export function printHistory({ writes, dialect, real, steps }: History): string {
  return `catalog: ${dialect}${real ? ' as the real one' : ''}, writes: ${writes}\n${printSteps(steps)}`;
}

export function printSteps(steps: readonly Step[]): string {
  return steps.map((step, i) => `${String(i + 1).padStart(3)}. ${describe(step)}`).join('\n');
}

function describe(step: Step): string {
  const who = 'stack' in step ? `${step.stack} ` : '';
  return `${who}${describeStep(step)}${'faults' in step ? step.faults.map(describeFault).join('') : ''}${'race' in step && step.race ? `, while before ${step.race.before} ${step.race.at}: ${describeStep(step.race.other)}` : ''}`;
}

function describeStep(step: Step): string {
  switch (step.step) {
    case 'declare':
      return `declares ${step.edge.down} <- ${step.edge.up} (${step.type})`;
    case 'entry': {
      const edges = step.edges.map(({ up, type }) => `${up} (${type})`).join(', ');
      return `declares ${step.down} <- ${edges}${step.column ? `, ${step.column} from column a of the first` : ''}, and nothing else of it`;
    }
    case 'undeclare':
      return `drops ${step.edge.down} <- ${step.edge.up} from its manifest`;
    case 'note':
      return `notes ${step.note} on ${step.edge.down} <- ${step.edge.up}`;
    case 'map':
      return `maps ${step.down}.${step.column} <- ${step.from.map(({ name, column }) => `${name}.${column}`).join(' + ')} (${step.transform}, ${step.confidence})`;
    case 'map-all':
      return `maps ${step.edge.down}.* <- ${step.edge.up}.*`;
    case 'unmap':
      return `unmaps ${step.down}.${step.column}`;
    case 'drop':
      return `drops the entry of ${step.down}`;
    case 'protect':
    case 'exclusive':
      return `says ${step.step}: ${step.on} of ${step.down}`;
    case 'create':
      return step.description === null
        ? 'says create no more'
        : `says create of made, described as ${step.description}`;
    case 'move':
      return `moves the entry of ${step.down} to file ${step.file}`;
    case 'rename':
      return 'renames its files';
    case 'apply':
      return `applies (${step.what})`;
    case 'apply-saved':
      return `applies saved plan ${step.slot}`;
    case 'rollback':
      return `rolls back receipt ${step.receipt}`;
    case 'undo':
      return `applies${step.kill ? `, killed ${step.kill.after ? 'after' : 'before'} write ${step.kill.write}` : ''}, and rolls that back`;
    case 'killed':
      return `applies, killed ${step.kill.after ? 'after' : 'before'} write ${step.kill.write}, and applies again`;
    case 'plan':
      return `plans, through each of these${step.each.map(describeFault).join('')}`;
    case 'save':
    case 'dry-run':
      return step.step === 'save' ? 'saves a plan' : 'applies dry';
    case 'restart':
      return 'the catalog restarts';
    case 'other':
      return describeOther(step);
  }
}

function describeOther(step: Extract<Step, { step: 'other' }>): string {
  if (step.does === 'schema')
    return `another writer: the schema of ${step.name} is now ${step.form}`;
  const what =
    'edge' in step
      ? `${step.edge.down} <- ${step.edge.up}`
      : `${step.down}${'column' in step ? `.${step.column}` : ''}`;
  return `another writer: ${step.does} ${what}${describeDetails(step)}`;
}

function describeDetails(step: Extract<Step, { step: 'other' }>): string {
  switch (step.does) {
    case 'columns': {
      const { shape, column, both, spelling, transform, confidence } = step;
      return ` (${shape} record of ${column} from ${both ? 'both' : 'the same'}, ${spelling}, ${transform}, ${confidence})`;
    }
    case 'respell':
      return ` (${step.spelling})`;
    case 'alter':
    case 'double':
      return ` (${step.transform})`;
    default:
      return 'type' in step ? ` (${step.type})` : '';
  }
}

function describeFault(fault: Fault): string {
  const { fault: kind, ...details } = fault;
  const said = Object.entries(details).map(([key, value]) => `${key} ${value}`);
  return `, fault ${kind} (${said.join(', ')})`;
}
