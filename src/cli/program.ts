import { Command } from 'commander';
import { type ExitCode, exitCodes } from '../errors/exit-codes.js';
import { tool } from '../tasks/process/tool.js';
import { repeatableChoice } from './choices.js';
import { type AddCommand, commandAdder } from './command-adder.js';
import type { CommandName } from './command-documents.js';
import type { ApplyOptions } from './commands/apply.js';
import type { FmtOptions } from './commands/fmt.js';
import type { InitOptions } from './commands/init.js';
import type { PlanCommandOptions } from './commands/plan.js';
import type { ServeOptions } from './commands/serve.js';
import type { ValidateOptions } from './commands/validate.js';
import { globalOptions, requestedFormat } from './global-options.js';
import { describeOption } from './help/describe-option.js';
import { formatHelp } from './help/format-help.js';
import { addHelpCommand } from './help/help-command.js';
import { usageOutput } from './help/usage-output.js';
import { addImportCommands } from './import-commands.js';
import { addInitFlags } from './init-flags.js';
import type { Io } from './io.js';
import { addAllowFlags, addScopeFlags, addSyncFlags, discoverOption } from './plan-flags.js';
import { addReadingCommands } from './reading-commands.js';
import { endWithFailure } from './report-failure.js';
import { addServeFlags } from './serve-flags.js';
import type { PlanOptions } from './show-plan.js';
import { addTokenCommands } from './token-commands.js';

/**
 * Runs one command line and returns its exit code. Never throws and never ends the process.
 *
 * @param args the arguments without node and script
 */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.ok;
  let name: string | undefined;
  try {
    if (args[0] === 'complete') return await completeWords(args, io);
    await buildProgram(io, (code) => {
      exitCode = code;
    })
      .hook('preAction', (_program, command) => {
        name = command.name();
      })
      .parseAsync([...args], { from: 'user' });
  } catch (error) {
    return await endWithFailure(error, io, { format: requestedFormat(args), name });
  }
  return exitCode;
}

/** The command of the completion scripts. The help does not list it. */
async function completeWords([, , ...words]: readonly string[], io: Io): Promise<ExitCode> {
  const { complete } = await import('./commands/completion.js');
  return await complete(
    buildProgram(io, () => undefined),
    words,
    io,
  );
}

/**
 * Builds the command line. Each command is loaded when it runs, so that `plan` does not load a
 * database.
 *
 * @param done gets the exit code of the command that ran
 */
export function buildProgram(io: Io, done: (exitCode: ExitCode) => void): Command {
  const program = new Command('headwater')
    .description('Lineage as code for DataHub-compatible metadata catalogs.')
    .usage('[options] <command>')
    .version(tool.version, '--version', 'Print the version')
    .helpOption('-h, --help', 'Print this help, or the help of a command')
    .helpCommand(false)
    .configureHelp({ formatHelp, optionDescription: describeOption, minWidthToWrap: 24 })
    .exitOverride()
    .configureOutput(usageOutput(io, ''));
  for (const option of globalOptions().values()) program.addOption(option);
  const command = commandAdder([program], io, done);
  addStackCommands(command, io);
  addIntentCommands(command, io);
  addImportCommands(program, io, done);
  addReadingCommands(command, io);
  addTokenCommands(program, io, done);
  addServeFlags(
    command<ServeOptions>('serve', async (options) =>
      (await import('./commands/serve.js')).serve(options, io),
    ),
  );
  addHelpCommand(program);
  return program;
}

function addStackCommands(command: AddCommand, io: Io): void {
  addInitFlags(
    command<InitOptions>('init', async (options) =>
      (await import('./commands/init.js')).init(options, io),
    ),
  );
  command<ValidateOptions>('validate', async (options) =>
    (await import('./commands/validate.js')).validate(options, io),
  )
    .option('--fix', 'Mend unambiguous mistakes, and print the differences')
    .addOption(
      repeatableChoice(
        '--against <code>',
        'Compare declared columns with the code that the settings name; with --fix, write its columns',
        ['dbt', 'sql'],
      ),
    )
    .option('--python <path>', 'Python with the parser of SQL (default: HEADWATER_PYTHON)');
  command<FmtOptions>('fmt', async (options, files) =>
    (await import('./commands/fmt.js')).fmt(files, options, io),
  )
    .argument(
      '[files...]',
      'Files to format; - reads standard input and prints the result (default: the settings and all manifests)',
    )
    .option('--check', 'Change no file; exit with 1 if a file is not formatted')
    .option('--diff', 'Change no file; print the differences');
  addSyncFlags(
    command<PlanCommandOptions>('plan', async (options) =>
      (await import('./commands/plan.js')).plan(options, io),
    ),
  )
    .option(
      '--base-ref <ref>',
      'Compare the manifests with those at the merge base of HEAD and this git ref, offline: no catalog, no token',
    )
    .option(
      '--out <file>',
      'Save the plan, even if it is refused; apply FILE makes no other changes',
    )
    .option('--detailed-exitcode', 'Exit with 2 if there are changes');
  addSyncFlags(
    command<ApplyOptions>('apply', async (options, [plan]) =>
      (await import('./commands/apply.js')).apply(plan, options, io),
    ),
  )
    .argument(
      '[plan]',
      'Plan that was saved with --out: apply makes no other changes, and does not ask',
    )
    .option('--auto-approve', 'Do not ask for consent; lifts no guard')
    .option('--keep-going', 'After a failure, continue with the datasets that do not depend on it')
    .option(
      '--dry-run',
      'Make all checks and write nothing; exit with the code that apply would have had',
    );
}

/** Adds the commands that plan with another intent than `sync`, for `apply FILE`. */
function addIntentCommands(command: AddCommand, io: Io): void {
  const add = (
    name: CommandName,
    run: (options: PlanOptions, args: readonly string[]) => Promise<ExitCode>,
  ) =>
    addAllowFlags(command<PlanOptions>(name, run))
      .option('--out <file>', 'Save the plan; apply FILE makes no other changes')
      .option('--detailed-exitcode', 'Exit with 2 if there are changes');
  addScopeFlags(
    add('adopt', async (options) => (await import('./commands/intents.js')).adopt(options, io)),
  );
  addScopeFlags(
    add('release', async (options) => (await import('./commands/intents.js')).release(options, io)),
  ).addOption(discoverOption());
  add('rollback', async (options, [receipt = '']) =>
    (await import('./commands/intents.js')).rollback(receipt, options, io),
  ).argument('<receipt>', 'Receipt that apply wrote to .headwater/receipts');
}
