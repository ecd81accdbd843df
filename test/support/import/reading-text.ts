import type { FormatReading, PortableUnit } from '../../../src/model/portable-lineage.js';

/** Shows a reading as lines, for goldens: the lineage first, then what was left out. */
export function readingText({ lineage, records, leftOut }: FormatReading): string {
  const lines = [
    ...lineage.units.flatMap(unitLines),
    '',
    `${records} records`,
    ...leftOut.map(({ code, record, line }) =>
      [code, line === undefined ? [] : `line ${line}`, record].flat().join(' '),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function unitLines({ downstream, edges, pairs, wildcards }: PortableUnit): readonly string[] {
  return [
    shortUrn(downstream),
    ...edges.map(({ upstream, type }) => `  <- ${shortUrn(upstream)} ${type}`),
    ...wildcards.map(({ upstream }) => `  * <- ${shortUrn(upstream)}.*`),
    ...pairs.map(({ downstreamColumn, upstream, transform, confidence }) =>
      [
        `  ${downstreamColumn} <- ${shortUrn(upstream.dataset)}.${upstream.column}`,
        transform === undefined ? [] : JSON.stringify(transform),
        confidence === 1 ? [] : confidence,
      ]
        .flat()
        .join(' '),
    ),
  ];
}

/** `urn:li:dataset:(urn:li:dataPlatform:dbt,a.b,PROD)` becomes `dbt,a.b,PROD`. */
function shortUrn(urn: string): string {
  return urn.replace(/^urn:li:dataset:\(urn:li:dataPlatform:(.*)\)$/, '$1');
}
