import type { ReactNode } from 'react';
import { EdgeFacts } from '../../entity/edge-facts.js';
import { Button } from '../../ui/button.js';
import { Fact } from '../../ui/fact.js';
import { useGraphActions } from '../look/look.js';
import type { BoxEdge, JobOnEdge } from '../model/graph.js';
import { isRecorded, lastChange, writerWords } from '../owners/provenance.js';

interface EdgePartsProps {
  readonly edge: BoxEdge;
  /** Further facts of the edge. */
  readonly children?: ReactNode;
}

/** The facts of an edge, and of the jobs that it stands for. */
export function EdgeParts({ edge, children }: EdgePartsProps): ReactNode {
  const { through, source, mark } = edge;
  return (
    <>
      {through.map((job) => (
        <ThroughJob key={job.key} job={job} />
      ))}
      {(through.length === 0 || isRecorded(edge)) && (
        <EdgeFacts edge={edge}>
          {children}
          <Fact name="Writer">{writerWords(lastChange([edge])) ?? 'not recorded'}</Fact>
          <Fact name="Source">{source ?? 'not recorded'}</Fact>
          {mark === undefined && <Fact name="Owner">not recorded</Fact>}
        </EdgeFacts>
      )}
    </>
  );
}

function ThroughJob({ job }: { readonly job: JobOnEdge }): ReactNode {
  const { toggleJob } = useGraphActions();
  const parts = [
    { title: 'Into the job', edge: job.input },
    { title: 'Out of the job', edge: job.output },
    // The edge to another job that is a link has its facts there.
  ].filter(({ edge }) => edge.through.length === 0);
  return (
    <section>
      <p>
        Through the job <bdi>{job.name}</bdi>{' '}
        <Button onClick={() => toggleJob(job.key)}>Draw as a box</Button>
      </p>
      {parts.map(({ title, edge }) => (
        <section key={title}>
          <h3>{title}</h3>
          <EdgeFacts edge={edge} />
        </section>
      ))}
    </section>
  );
}
