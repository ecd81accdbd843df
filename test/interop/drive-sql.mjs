import { join } from 'node:path';
import { startChecks } from './checks.mjs';
import { checkJaffleShop } from './dbt/jaffle-shop.mjs';
import { checkDialect, dialects } from './sql/check-dialect.mjs';
import { checkHostile } from './sql/check-hostile.mjs';
import { checkParserMissing } from './sql/check-parser-missing.mjs';

/**
 * Imports SQL with DataHub's own parser: a dbt project, statements in eight dialects, and hostile
 * texts.
 *
 * @param {{ client: import('./clients.mjs').Client, executable: string, dbt: string }} prepared the
 *   Python with the parser, and the Python with dbt
 * @param {{ folder: string }} options
 * @returns {Promise<import('./drive-client.mjs').Run>}
 */
export async function driveSql({ client, executable: python, dbt }, { folder: parent }) {
  const { check, finish } = startChecks(client.name);
  const folder = join(parent, client.name);
  const texts = async () => {
    for (const dialect of dialects)
      await check(`headwater import sql --dialect ${dialect.name}`, () =>
        checkDialect(dialect, { folder: join(folder, dialect.name), python }),
      );
    await check('hostile SQL', () => checkHostile({ folder: join(folder, 'hostile'), python }));
    await check('no parser', () => checkParserMissing({ folder: join(folder, 'missing'), dbt }));
  };
  await Promise.all([
    texts(),
    checkJaffleShop({ folder: join(folder, 'jaffle-shop'), python, dbt, check }),
  ]);
  return finish();
}
