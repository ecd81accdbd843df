import type { ReactNode } from 'react';
import { EdgeFacts } from '../../entity/edge-facts.js';
import { Button } from '../../ui/button.js';
import { useGraphActions } from '../look/look.js';
import type { BoxEdge, JobOnEdge } from '../model/graph.js';

/** The jobs that an edge stands for, each with the facts of its own edges. */
export function ThroughJobs({ edge }: { readonly edge: BoxEdge }): ReactNode {
  return edge.through.map((job) => <ThroughJob key={job.key} job={job} />);
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
