import { edgeFacts } from '../../entity/edge-record.js';
import { DIRECTIONS } from '../../entity/entity.js';
import { entityNames } from '../../entity/entity-names.js';
import type { BoxEdge, Graph, Group } from './graph.js';
import { keyOf } from './key-of.js';
import { sideKey, type Walk } from './walk.js';

type Parts = Pick<Graph, 'edges' | 'groups'>;

interface Collapsed extends Parts {
  /** The urns of the jobs that are links. They have no box. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * Replaces jobs by links between their inputs and outputs. A job that has nothing on one of its
 * sides, or whose neighbors are not read yet, keeps its box: no link would show it.
 */
export function collapseJobs(parts: Parts, walk: Walk): Collapsed {
  const hidden = new Set<string>();
  let now = parts;
  for (const urn of walk.collapsed) {
    const around = aroundJob(now, urn);
    if (!isRead(walk, urn) || !canHide(around)) continue;
    hidden.add(urn);
    now = withoutJob(now, around, walk);
  }
  const groups = now.groups.map((group) => ({
    ...group,
    members: group.members.filter((urn) => !hidden.has(urn)),
  }));
  return { edges: now.edges, groups, hidden };
}

/** A job with everything that it stands between. */
interface Around {
  readonly urn: string;
  readonly inputs: readonly BoxEdge[];
  readonly outputs: readonly BoxEdge[];
  readonly groups: readonly Group[];
}

function aroundJob({ edges, groups }: Parts, urn: string): Around {
  const others = edges.filter(({ isLoop }) => !isLoop);
  return {
    urn,
    inputs: others.filter(({ downstream }) => downstream === urn),
    outputs: others.filter(({ upstream }) => upstream === urn),
    groups: groups.filter(({ boxes }) => boxes.includes(urn)),
  };
}

function isRead({ sides }: Walk, urn: string): boolean {
  const open = DIRECTIONS.flatMap((direction) => sides.get(sideKey(urn, direction)) ?? []);
  return open.every(({ hop, error }) => hop !== undefined && error === null);
}

function canHide({ inputs, outputs, groups }: Around): boolean {
  const hasGroup = (direction: Group['direction']): boolean =>
    groups.some((one) => one.direction === direction);
  return (
    (inputs.length > 0 && (outputs.length > 0 || hasGroup('down'))) ||
    (outputs.length > 0 && hasGroup('up'))
  );
}

function withoutJob({ edges, groups }: Parts, around: Around, walk: Walk): Parts {
  const { urn, inputs, outputs } = around;
  const kept = edges.filter(({ upstream, downstream }) => upstream !== urn && downstream !== urn);
  const all = new Map(kept.map((edge) => [edge.id, edge]));
  for (const input of inputs) {
    for (const output of outputs) {
      const link = linkOf(input, output, around, walk);
      const known = all.get(link.id);
      all.set(link.id, known ? joined(known, link) : link);
    }
  }
  return { edges: [...all.values()], groups: groups.map((group) => passedOn(group, around)) };
}

/** The link that stands for a job between one input and one output. */
function linkOf(input: BoxEdge, output: BoxEdge, { urn }: Around, walk: Walk): BoxEdge {
  const { upstream } = input;
  const { downstream } = output;
  const node = walk.nodes.get(urn);
  const { name } = entityNames(urn, node?.entity?.properties?.name);
  const job = { urn, key: keyOf(urn), name, input, output };
  return {
    id: `${keyOf(upstream)}-${keyOf(downstream)}`,
    upstream,
    downstream,
    isLoop: upstream === downstream,
    ...edgeFacts(undefined, undefined),
    source: undefined,
    pairs: [...input.pairs, ...output.pairs].filter(
      (pair) => pair.upstream.dataset === upstream && pair.downstream.dataset === downstream,
    ),
    hiddenPairs: 0,
    fromWhole: [],
    through: [...input.through, job, ...output.through],
  };
}

/** An edge of its own with a link beside it, or two links through different jobs. */
function joined(edge: BoxEdge, link: BoxEdge): BoxEdge {
  return {
    ...edge,
    pairs: [...edge.pairs, ...link.pairs],
    through: [...edge.through, ...link.through],
  };
}

/** A group beside a job comes to be beside the boxes on the other side of the job. */
function passedOn(group: Group, { urn, inputs, outputs }: Around): Group {
  if (!group.boxes.includes(urn)) return group;
  const behind =
    group.direction === 'up'
      ? outputs.map(({ downstream }) => downstream)
      : inputs.map(({ upstream }) => upstream);
  const others = group.boxes.filter((one) => one !== urn);
  return { ...group, boxes: [...new Set([...others, ...behind])] };
}
