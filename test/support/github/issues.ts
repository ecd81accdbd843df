import { invalid } from './refusal.js';
import { type Call, found, type Route } from './route.js';
import {
  type GithubComment,
  type GithubIssue,
  type GithubPull,
  type GithubState,
  nextNumber,
  type Permissions,
} from './state.js';

const MOST_CHARACTERS = 65_536;

/** Routes of issues and their comments, which include those of pull requests. */
export const issueRoutes: readonly Route[] = [
  {
    route: 'GET /issues',
    needs: [{ issues: 'read' }],
    serve: ({ state, show, query }) => ({
      list: allIssues(state)
        .filter(
          (one) =>
            hasState(one, query.get('state') ?? 'open') && hasLabels(one, query.get('labels')),
        )
        .sort((a, b) =>
          query.get('direction') === 'asc' ? a.number - b.number : b.number - a.number,
        )
        .map((one) => ('head' in one ? show.pullAsIssue(one) : show.issue(one))),
    }),
  },
  {
    route: 'POST /issues',
    needs: [{ issues: 'write' }],
    serve: ({ state, show, body, token }) => {
      const { title, body: text = '', labels = [] } = body;
      if (typeof title !== 'string' || title === '')
        throw invalid('Issue', 'title', 'title is missing');
      const created: GithubIssue = {
        number: nextNumber(state),
        author: token.login,
        title,
        body: checkedBody('Issue', text),
        state: 'open',
        labels: labels as readonly string[],
      };
      state.issues.push(created);
      return { status: 201, body: show.issue(created) };
    },
  },
  {
    route: 'GET /issues/:number',
    needs: ofIssue('read'),
    serve: ({ state, show }, [number]) => {
      const one = issueOf(state, number);
      return { body: 'head' in one ? show.pullAsIssue(one) : show.issue(one) };
    },
  },
  {
    route: 'PATCH /issues/:number',
    needs: ofIssue('write'),
    serve: ({ state, show, body }, [number]) => {
      const one = issueOf(state, number);
      if (body['body'] !== undefined) one.body = checkedBody('Issue', body['body']);
      if (body['title'] !== undefined) one.title = String(body['title']);
      if (body['state'] === 'open' || body['state'] === 'closed') one.state = body['state'];
      if (Array.isArray(body['labels'])) one.labels = body['labels'];
      return { body: 'head' in one ? show.pullAsIssue(one) : show.issue(one) };
    },
  },
  {
    route: 'GET /issues/:number/events',
    needs: ofIssue('read'),
    serve: ({ state }, [number]) => {
      const one = issueOf(state, number);
      return {
        list: 'head' in one ? one.events.map((event, index) => ({ id: index + 1, event })) : [],
      };
    },
  },
  {
    route: 'GET /issues/:number/comments',
    needs: ofIssue('read'),
    serve: ({ state, show }, [number]) => {
      const { number: issue } = issueOf(state, number);
      return { list: state.comments.filter((one) => one.issue === issue).map(show.comment) };
    },
  },
  {
    route: 'POST /issues/:number/comments',
    needs: ofIssue('write'),
    serve: ({ state, show, body, token }, [number]) => {
      const { number: issue } = issueOf(state, number);
      const created: GithubComment = {
        id: state.newId(),
        issue,
        author: token.login,
        body: checkedBody('IssueComment', body['body']),
      };
      state.comments.push(created);
      return { status: 201, body: show.comment(created) };
    },
  },
  {
    route: 'PATCH /issues/comments/:id',
    needs: ofComment,
    serve: ({ state, show, body }, [id]) => {
      const comment = commentOf(state, id);
      comment.body = checkedBody('IssueComment', body['body']);
      return { body: show.comment(comment) };
    },
  },
  {
    route: 'DELETE /issues/comments/:id',
    needs: ofComment,
    serve: ({ state }, [id]) => {
      state.comments.splice(state.comments.indexOf(commentOf(state, id)), 1);
      return { status: 204, body: null };
    },
  },
];

/**
 * Requires the permission for the kind of the item: an issue or a pull request. GitHub is said to
 * be more lenient at times. Code that works with this fake also works there.
 */
function ofIssue(access: 'read' | 'write') {
  return ({ state }: Call, [number]: readonly string[]): readonly Permissions[] => [
    'head' in issueOf(state, number) ? { 'pull-requests': access } : { issues: access },
  ];
}

function ofComment({ state }: Call, [id]: readonly string[]): readonly Permissions[] {
  return [
    'head' in issueOf(state, String(commentOf(state, id).issue))
      ? { 'pull-requests': 'write' }
      : { issues: 'write' },
  ];
}

function allIssues({ issues, pulls }: GithubState): (GithubIssue | GithubPull)[] {
  return [...issues, ...pulls];
}

function issueOf(state: GithubState, number: string | undefined): GithubIssue | GithubPull {
  return found(allIssues(state).find((one) => one.number === Number(number)));
}

function commentOf({ comments }: GithubState, id: string | undefined): GithubComment {
  return found(comments.find((one) => one.id === Number(id)));
}

function hasState({ state }: GithubIssue | GithubPull, wanted: string): boolean {
  return wanted === 'all' || state === wanted;
}

function hasLabels({ labels }: GithubIssue | GithubPull, wanted: string | null): boolean {
  return (wanted ?? '')
    .split(',')
    .filter((one) => one !== '')
    .every((one) => labels.includes(one));
}

function checkedBody(resource: string, body: unknown): string {
  if (typeof body !== 'string') throw invalid(resource, 'body', "body can't be blank");
  if (body.length > MOST_CHARACTERS)
    throw invalid(resource, 'data', `Body is too long (maximum is ${MOST_CHARACTERS} characters)`);
  return body;
}
