import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../tooling/checks/project-files.js';

const unions = [
  ['edge', 'src/plan/unit/decision.ts', 'EdgeDecision'],
  ['pair', 'src/plan/unit/decision.ts', 'PairDecision'],
] as const;

/**
 * Lists every decision that the types of the planner name, in their order: `edge create`, `pair
 * delete exclusive`.
 */
export function declaredDecisions(): readonly string[] {
  const files = unions.map(([, file]) => join(projectRoot, file));
  const program = ts.createProgram(files, {
    strict: true,
    noLib: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  return unions.flatMap(([element, file, name]) => {
    const type = exportedType(program.getSourceFile(join(projectRoot, file)), name, checker);
    const members = type.isUnion() ? type.types : [type];
    return members
      .flatMap((member) => decisionsOf(member, checker))
      .map((one) => `${element} ${one}`);
  });
}

function exportedType(
  source: ts.SourceFile | undefined,
  name: string,
  checker: ts.TypeChecker,
): ts.Type {
  const module = source && checker.getSymbolAtLocation(source);
  const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!symbol) throw new Error(`no type ${name}`);
  return checker.getDeclaredTypeOfSymbol(symbol);
}

function decisionsOf(member: ts.Type, checker: ts.TypeChecker): readonly string[] {
  const reasons = ['reason', 'why'].flatMap((name) => literalsAt(member, name, checker));
  return literalsAt(member, 'kind', checker).flatMap((kind) =>
    reasons.length === 0 ? [kind] : reasons.map((reason) => `${kind} ${reason}`),
  );
}

function literalsAt(type: ts.Type, name: string, checker: ts.TypeChecker): readonly string[] {
  const property = type.getProperty(name);
  if (!property) return [];
  const found = checker.getTypeOfSymbol(property);
  return (found.isUnion() ? found.types : [found]).flatMap((one) =>
    one.isStringLiteral() ? [one.value] : [],
  );
}
