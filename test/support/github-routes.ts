import { checkRunRoutes } from './github-check-runs.js';
import { issueRoutes } from './github-issues.js';
import { found, type Route } from './github-route.js';

/** Everything below `/repos/OWNER/NAME` that the fake serves, with the permission that each needs. */
export const routes: readonly Route[] = [
  {
    route: 'GET /pulls/:number',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state, show }, [number]) => ({ body: show.pull(found(state.pulls.find((one) => one.number === Number(number)))) }),
  },
  {
    route: 'GET /pulls/:number/files',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state }, [number]) => ({
      list: found(state.pulls.find((one) => one.number === Number(number))).files.map((file) => ({ ...file, sha: '0'.repeat(40) })),
    }),
  },
  {
    route: 'GET /commits/:sha/pulls',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state, show, commit }, [sha = '']) => {
      const full = commit(sha);
      return { list: state.pulls.filter(({ commits }) => commits.includes(full)).map(show.pullInList) };
    },
  },
  {
    route: 'GET /commits',
    needs: [{ contents: 'read' }],
    serve: ({ show, commit, query }) => ({ list: show.commits(commit(query.get('sha') ?? 'main', 404)) }),
  },
  {
    route: 'GET /actions/runs/:id',
    needs: [{ actions: 'read' }],
    serve: ({ state, show }, [id]) => ({ body: show.run(found(state.runs.find((one) => one.id === Number(id)))) }),
  },
  {
    route: 'GET /actions/runs/:id/artifacts',
    needs: [{ actions: 'read' }],
    serve: ({ state, show, query }, [id]) => {
      found(state.runs.find((one) => one.id === Number(id)));
      const name = query.get('name');
      const all = state.artifacts.filter((one) => one.run === Number(id) && (name === null || one.name === name));
      return { list: all.map(show.artifact), key: 'artifacts' };
    },
  },
  {
    route: 'GET /actions/artifacts/:id/zip',
    needs: [{ actions: 'read' }],
    serve: ({ state, signedUrl }, [id]) => {
      const artifact = found(state.artifacts.find((one) => one.id === Number(id)));
      if (artifact.expired) return { status: 410, body: { message: 'Artifact has expired', status: '410' } };
      return { status: 302, body: null, headers: { location: signedUrl(artifact.id) } };
    },
  },
  ...issueRoutes,
  ...checkRunRoutes,
];
