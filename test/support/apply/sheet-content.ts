import type { DatasetContent } from '../../../src/model/desired-state.js';
import { urnOf } from '../model/state-builders.js';

export const month = { fieldPath: 'month', type: 'date', nativeType: 'date' } as const;
/** The declared content of the dataset `sheet`. */
export const content: DatasetContent = { description: 'kept by hand', columns: [month] };
export const sheet = urnOf('sheet');
