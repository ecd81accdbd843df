import type { Lineages } from './catalog.js';
import type { Declared } from './declared.js';
import { type Downstream, downstreams, shortName, urnOf } from './domain.js';
import { type Aspect, bagsOf, edgesOf, ownedPairs, ownsEdge, pairsOf } from './picture.js';

/** What is not as the manifests say once an apply came to its end, one line each. */
export function unlikeDeclared(declared: Declared, before: Lineages, after: Lineages): readonly string[] {
  return downstreams.flatMap((name) => {
    const of: Downstreams = { declared, name, before: before.get(name), after: after.get(name) };
    return [...missingEdges(of), ...strayEdges(of), ...wrongPairs(of)].map((line) => `${name}: ${line}`);
  });
}

interface Downstreams {
  readonly declared: Declared;
  readonly name: Downstream;
  readonly before: Aspect | undefined;
  readonly after: Aspect | undefined;
}

function missingEdges({ declared, name, before, after }: Downstreams): readonly string[] {
  return [...(declared.units.get(name)?.edges ?? [])].flatMap(([upstream, type]) => {
    const urn = urnOf(upstream);
    const found = edgesOf(after).filter(({ dataset }) => dataset === urn);
    if (found.length === 0) return [`${upstream} is declared and not there`];
    const owned = ownsEdge(after, urn, declared.stack);
    const isNew = !edgesOf(before).some(({ dataset }) => dataset === urn);
    if (isNew && !owned) return [`${upstream} was made and carries no mark`];
    return owned && !found.some((one) => one.type === type) ? [`${upstream} is ours and not ${type}`] : [];
  });
}

function strayEdges({ declared, name, after }: Downstreams): readonly string[] {
  const unit = declared.units.get(name);
  return edgesOf(after).flatMap(({ dataset }) => {
    if ([...(unit?.edges.keys() ?? [])].some((upstream) => urnOf(upstream) === dataset)) return [];
    if (ownsEdge(after, dataset, declared.stack)) return [`${shortName(dataset)} is ours and not declared`];
    const foreign = bagsOf(after, dataset).some((bag) => Object.keys(bag).some((stack) => stack !== declared.stack));
    return unit?.exclusive && !foreign ? [`${shortName(dataset)} is nobody's where the manifest is the whole truth`] : [];
  });
}

function wrongPairs({ declared, name, after }: Downstreams): readonly string[] {
  const wanted = declared.pairsOf(name);
  const found = pairsOf(after);
  const owned = ownedPairs(after, declared.stack);
  const missing = [...wanted].flatMap(([fingerprint, { upstream, confidence }]) => {
    const pair = found.get(fingerprint);
    if (!pair) return [`a pair with ${upstream} is declared and not there`];
    return owned.has(fingerprint) && pair.confidence !== Math.fround(confidence) ? [`a pair with ${upstream} has ${pair.confidence}`] : [];
  });
  const stray = [...owned.keys()].filter((fingerprint) => found.has(fingerprint) && !wanted.has(fingerprint));
  return [...missing, ...stray.map((fingerprint) => `${found.get(fingerprint)?.from} is ours and not declared`)];
}
