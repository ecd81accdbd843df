const HEAD = [
  'Measure',
  'Median',
  'Min-max',
  'Runs',
  'CPU',
  'Memory',
  'Limit',
  'Memory of the limit',
  'Ratio',
  'Client',
  'Memory of the client',
  'Ratio to the client',
];

/**
 * Renders figures as rows of cells, the head first.
 *
 * @param {readonly import('./build-rows.mjs').Row[]} rows
 * @returns {readonly (readonly string[])[]}
 */
export function tableCells(rows) {
  return [HEAD, ...rows.map(cellsOf)];
}

function cellsOf({ name, unit, limit, ratio, peer, peerRatio, ...own }) {
  return [
    name,
    inUnit(own.median, unit),
    own.runs === 1 ? '' : `${digits(own.min)}-${digits(own.max)}`,
    String(own.runs),
    inUnit(own.cpuSeconds, 's'),
    inUnit(own.peakMb, 'MB'),
    inUnit(limit?.median, unit),
    inUnit(limit?.peakMb, 'MB'),
    ratio === undefined ? '' : digits(ratio),
    inUnit(peer?.median, unit),
    inUnit(peer?.peakMb, 'MB'),
    peerRatio === undefined ? '' : digits(peerRatio),
  ];
}

/**
 * Renders rows of cells as Markdown. The first row is the head.
 *
 * @param {readonly (readonly string[])[]} cells
 */
export function renderTable([head, ...rows]) {
  const line = (row) => `| ${row.join(' | ')} |\n`;
  return [head, head.map(() => '---'), ...rows].map(line).join('');
}

function inUnit(value, unit) {
  return value === undefined ? '' : `${digits(value)} ${unit}`;
}

/** Two decimals below 10, one below 100, and none above. */
function digits(value) {
  if (value >= 100) return String(Math.round(value));
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
