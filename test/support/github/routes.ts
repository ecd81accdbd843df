import { checkRunRoutes } from './check-runs.js';
import { issueRoutes } from './issues.js';
import { notFound } from './refusal.js';
import { found, type Route } from './route.js';
import type { GithubPull } from './state.js';

/**
 * Everything below `/repos/OWNER/NAME` that the fake serves, with the permission that each route
 * needs.
 */
export const routes: readonly Route[] = [
  {
    route: 'GET /pulls',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state, show, query }) => ({
      list: state.pulls.filter((pull) => isAsked(pull, query)).map(show.pullInList),
    }),
  },
  {
    route: 'GET /pulls/:number',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state, show }, [number]) => ({
      body: show.pull(found(state.pulls.find((one) => one.number === Number(number)))),
    }),
  },
  {
    route: 'GET /pulls/:number/files',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state }, [number]) => ({
      list: found(state.pulls.find((one) => one.number === Number(number))).files.map((file) => ({
        ...file,
        sha: '0'.repeat(40),
      })),
    }),
  },
  {
    route: 'GET /commits/:sha/pulls',
    needs: [{ 'pull-requests': 'read' }],
    serve: ({ state, show, commit }, [sha = '']) => {
      const full = commit(sha);
      return {
        list: state.pulls.filter(({ commits }) => commits.includes(full)).map(show.pullInList),
      };
    },
  },
  {
    route: 'GET /commits',
    needs: [{ contents: 'read' }],
    serve: ({ show, commit, query }) => ({
      list: show.commits(commit(query.get('sha') ?? 'main', 404)),
    }),
  },
  {
    route: 'GET /contents/:path',
    needs: [{ contents: 'read' }],
    serve: ({ state, commit, query }, [path]) => {
      if (path !== '.github/workflows') throw notFound();
      const files = [
        ...(state.commits.get(commit(query.get('ref') ?? 'main', 404))?.workflows ?? []),
      ];
      if (files.length === 0) throw notFound();
      return {
        body: files.map(([path, sha]) => ({
          type: 'file',
          name: path.split('/').at(-1),
          path,
          sha,
        })),
      };
    },
  },
  {
    route: 'GET /git/blobs/:sha',
    needs: [{ contents: 'read' }],
    serve: ({ state }, [sha = '']) => {
      const text = found(state.blobs.get(sha));
      // Broken into lines, as on GitHub.
      const content = Buffer.from(text).toString('base64').replaceAll(/.{60}/g, '$&\n');
      return { body: { sha, size: Buffer.byteLength(text), encoding: 'base64', content } };
    },
  },
  {
    route: 'GET /actions/runs/:id',
    needs: [{ actions: 'read' }],
    serve: ({ state, show }, [id]) => ({
      body: show.run(found(state.runs.find((one) => one.id === Number(id)))),
    }),
  },
  {
    route: 'GET /actions/runs/:id/jobs',
    needs: [{ actions: 'read' }],
    serve: ({ state }, [id]) => {
      const {
        job: name = 'headwater',
        status,
        conclusion,
        head,
      } = found(state.runs.find((one) => one.id === Number(id)));
      return {
        list: [
          {
            id: Number(id) + 100_000,
            run_id: Number(id),
            name,
            head_sha: head,
            status,
            conclusion,
          },
        ],
        key: 'jobs',
      };
    },
  },
  {
    route: 'GET /actions/runs/:id/artifacts',
    needs: [{ actions: 'read' }],
    serve: ({ state, show, query }, [id]) => {
      found(state.runs.find((one) => one.id === Number(id)));
      const name = query.get('name');
      const all = state.artifacts.filter(
        (one) => one.run === Number(id) && (name === null || one.name === name),
      );
      return { list: all.map(show.artifact), key: 'artifacts' };
    },
  },
  {
    route: 'GET /actions/artifacts/:id/zip',
    needs: [{ actions: 'read' }],
    serve: ({ state, signedUrl }, [id]) => {
      const artifact = found(state.artifacts.find((one) => one.id === Number(id)));
      if (artifact.expired)
        return { status: 410, body: { message: 'Artifact has expired', status: '410' } };
      return { status: 302, body: null, headers: { location: signedUrl(artifact.id) } };
    },
  },
  ...issueRoutes,
  ...checkRunRoutes,
];

/**
 * Returns true if a pull request matches the query. By default, only open ones do. `head` is
 * `OWNER:BRANCH`; one without a colon is ignored.
 */
function isAsked({ state, head }: GithubPull, query: URLSearchParams): boolean {
  const wanted = query.get('state') ?? 'open';
  const from = query.get('head');
  return (
    (wanted === 'all' || wanted === state) &&
    (!from?.includes(':') || from === `${head.repository?.split('/')[0]}:${head.ref}`)
  );
}
