import { expect, it } from 'vitest';
import { gitHostOf } from '../../../src/tasks/init/detect-project.js';

it.each([
  ['https://github.com/a/b.git', 'github'],
  ['https://user:secret@github.com/a/b', 'github'],
  ['git@github.com:a/b.git', 'github'],
  ['git@github.com-work:a/b.git', 'github'],
  ['ssh://git@GitHub.example.com:2222/a/b', 'github'],
  ['gitlab.com:a/b', 'gitlab'],
  ['https://gitlab.example.com/github/b.git', 'gitlab'],
  ['https://example.com/gitlab/github.git', undefined],
  ['https://mygithubmirror.example.com/a/b', undefined],
  ['git@bitbucket.org:a/github.git', undefined],
  ['/srv/github.com/a.git', undefined],
  ['../gitlab.com/a', undefined],
  ['', undefined],
])('the host of %s is %s', (remote, host) => {
  expect(gitHostOf(remote)).toBe(host);
});
