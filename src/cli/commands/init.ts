import { type ExitCode, exitCodes } from '../../errors/exit-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { escapeControls } from '../../report/words/escape.js';
import { type DetectedProject, detectProject } from '../../tasks/init/detect-project.js';
import { type InitRequest, initStack } from '../../tasks/init/init-stack.js';
import { isStackName } from '../../tasks/stack/new-settings.js';
import { finishCommand } from '../finish-command.js';
import { type GlobalOptions, workingFolder } from '../global-options.js';
import { firstLineages, pipelines } from '../init-flags.js';
import { type Ask, canAsk, type Io, withPrompt } from '../io.js';

type Choices = InitRequest['choices'];

export interface InitOptions extends GlobalOptions, Partial<Choices> {
  readonly yes?: boolean;
}

/** Runs `headwater init`. On a terminal it asks for each choice that no flag makes. */
export async function init(options: InitOptions, io: Io): Promise<ExitCode> {
  const project = await detectProject(workingFolder(options, io), io.env);
  const asks = !options.yes && canAsk(io);
  const choices = asks
    ? await withPrompt(io, (ask) => askChoices(options, project, { io, ask }))
    : chooseDefaults(options, project);
  const token = io.env['DATAHUB_GMS_TOKEN'];
  const {
    kind: _,
    report,
    ...ending
  } = await initStack({
    project,
    choices,
    token,
    signal: io.signal,
  });
  return await finishCommand(report, { options, io, ...ending });
}

function chooseDefaults({ stack, from, ci }: InitOptions, { defaults }: DetectedProject): Choices {
  return {
    ...(stack !== undefined && { stack }),
    from: from ?? defaults.from,
    ci: ci ?? defaults.ci,
  };
}

/** Asks for each choice that no flag makes, on standard error. An empty answer is the default. */
async function askChoices(
  options: InitOptions,
  project: DetectedProject,
  { io, ask }: { readonly io: Io; readonly ask: Ask },
): Promise<Choices> {
  const { stack, from, ci } = options;
  io.stderr.write(`${escapeControls(foundText(project))}\n`);
  const name = project.hasSettings
    ? stack
    : (stack ??
      (await askUntil(ask, 'Name of the stack', {
        fallback: project.defaults.stack,
        accept: (text) => (isStackName(text) ? text : undefined),
      })));
  return {
    ...(name !== undefined && { stack: name }),
    from: from ?? (await askOne(ask, 'First lineage from', firstLineages, project.defaults.from)),
    ci: ci ?? (await askOne(ask, 'Pipelines for', pipelines, project.defaults.ci)),
  };
}

/** For example `Found: a dbt project, a remote on github.` */
function foundText({ hasSettings, isDbt, catalog, host }: DetectedProject): string {
  const found = [
    ...(hasSettings ? ['headwater.yaml, which stays'] : []),
    ...(isDbt ? ['a dbt project'] : []),
    ...(typeof catalog?.address === 'string'
      ? [`the catalog ${catalog.address} (${catalog.source})`]
      : []),
    ...(host === undefined ? [] : [`a remote on ${host}`]),
  ];
  return found.length === 0 ? 'Found: nothing to start from.' : `Found: ${found.join(', ')}.`;
}

async function askOne<T extends string>(
  ask: Ask,
  what: string,
  words: readonly T[],
  fallback: T,
): Promise<T> {
  const accept = (text: string) => words.find((word) => word === text);
  return await askUntil(ask, `${what} ${words.join(', ')}`, { fallback, accept });
}

interface Answers<T extends string> {
  readonly fallback: T;
  /** Returns the value of an answer. Undefined for an answer without a meaning. */
  readonly accept: (text: string) => T | undefined;
}

/** Asks again until an answer is accepted. The end of input takes the default. */
async function askUntil<T extends string>(
  ask: Ask,
  question: string,
  { fallback, accept }: Answers<T>,
): Promise<T> {
  for (;;) {
    const answer = await ask(`${question} [${fallback}]: `);
    if (answer === null) throw interrupted();
    const text = answer.trim();
    const accepted = text === '' ? fallback : accept(text);
    if (accepted !== undefined) return accepted;
  }
}

function interrupted(): HeadwaterError {
  return new HeadwaterError('interrupted', 'interrupted at a question; nothing was written', {
    exitCode: exitCodes.interrupted,
  });
}
