"""Reads SQL with DataHub's own parser. The first line is the setting, each later one a request."""
import contextlib, functools, importlib.metadata, inspect
import json, os, platform, queue, site, sys, threading
from typing import Any, Dict, List, Optional

answers = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)  # Standard output belongs to the answers. Prints of packages go to standard error.
def answer(**members: Any) -> None:
    print(json.dumps(members), file=answers, flush=True)
def refuse_network(event: str, _: Any) -> None:
    if event in {"socket.connect", "socket.getaddrinfo", "socket.gethostbyname", "socket.sendto"}:
        raise PermissionError("the parser may not use the network")
sys.addaudithook(refuse_network)
with contextlib.suppress(ImportError, OSError, ValueError):  # Not every system has the limit.
    import resource
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
if sys.prefix == sys.base_prefix:  # The flag -I leaves out the packages of the user.
    site.addsitedir(site.getusersitepackages())
setting = json.loads(sys.stdin.readline())
try:
    from datahub.sql_parsing import schema_resolver, sqlglot_lineage as lineage, sqlglot_utils
    from datahub.sql_parsing.split_statements import split_statements
    from sqlglot import exp, parse
    from sqlglot.optimizer.normalize_identifiers import normalize_identifiers
    inspect.signature(split_statements).bind("", dialect="")
    inspect.signature(lineage.sqlglot_lineage).bind("", None, generate_column_lineage=True)
    dialect = sqlglot_utils.get_dialect(setting["dialect"])
    dialect.generator = functools.lru_cache(dialect.generator)  # One of DuckDB parses ten texts.
except (ImportError, TypeError, ValueError) as error:
    sys.exit(answer(refused=type(error).__name__, reason=str(error)))
class Schemas(schema_resolver.SchemaResolver):
    """Resolves tables as DataHub does, and notes each urn by which a table may be known."""
    includes_temp_tables = lambda self: True  # Else the result of an equal statement is reused.
    def resolve_table(self, table: Any) -> Any:
        urn, schema = super().resolve_table(table)
        spellings = {}, {"lower": True}, {"lower": True, "mixed": True}
        candidates[urn] = [self.get_urn_for_table(table, **spelling) for spelling in spellings]
        if setting["dialect"] == "mssql" and table.table.startswith("#"):
            return urn, None  # sqlglot looks for these columns under the name without the mark.
        return urn, schema

def column_lines(tree: Any) -> Dict[str, int]:
    """Finds the line of each column's name: in the final query, else the last one in the text."""
    def line(node: Any) -> int:
        nodes = [node.args.get("alias"), node.this, *node.find_all(exp.Identifier)]
        return next((one.meta["line"] for one in nodes if "line" in getattr(one, "meta", ())), 0)
    made = [one for query in tree.find_all(exp.Select) for one in query.selects]
    final = tree if isinstance(tree, exp.Query) else tree.args.get("expression")
    made = sorted([*made, *tree.find_all(exp.ColumnDef)], key=line) + getattr(final, "selects", [])
    return {one.alias_or_name.lower(): line(one) for one in made}

def read(sql: str, columns: bool, target: str, detached: Dict[str, str]) -> Dict[str, Any]:
    tree, pick = None, sqlglot_utils.parse_statements_and_pick
    candidates.clear()
    try:
        tree = pick(sql, dialect) if target else sqlglot_utils.parse_statement(sql, dialect)
        result = lineage.sqlglot_lineage(
            sqlglot_utils.detach_ctes(tree, dialect, detached) if target else sql, schemas,
            setting.get("database"), setting.get("schema"), dialect, columns)
    except Exception as error:
        result = lineage.SqlParsingResult.make_from_error(error)
    if target and result.query_type is lineage.QueryType.SELECT:
        lineage.view_definition_lineage_helper(result, target)
    listed = tree.this.expressions if tree and isinstance(tree.this, exp.Schema) else []
    if len(listed) == len(result.column_lineage or []):
        for name, one in zip(listed, result.column_lineage or []):
            one.downstream.column = name.name  # DataHub takes the names that the query gives.
    lines = column_lines(tree) if result.column_lineage else {}
    return {
        "kind": result.query_type.name, "reads": result.in_tables, "writes": result.out_tables,
        "isTemporary": isinstance(tree, exp.Create) and any(tree.find_all(exp.TemporaryProperty)),
        "candidates": candidates, "confidence": result.debug_info.confidence,
        "problem": result.debug_info.error and str(result.debug_info.error), "columns": [{
            "name": one.downstream.column, "table": one.downstream.table,
            "type": one.downstream.native_column_type, "line": lines.get(one.downstream.column.lower()),
            "upstreams": [vars(upstream) for upstream in one.upstreams],
            "logic": one.logic and vars(one.logic)} for one in result.column_lineage or []]}

def is_statement(sql: str) -> bool:
    with contextlib.suppress(Exception):
        return len(parse(sql, dialect=dialect)) == 1
    return False

def split(sql: str) -> List[str]:
    """Joins a clause that DataHub splits off, such as WITH NO SCHEMA BINDING, to its statement."""
    parts, end = [], 0
    for part in split_statements(sql, dialect):
        start = sql.index(part, end)
        whole = ";" in sql[end:start] or all(map(is_statement, [*parts[-1:], part]))
        before, end = sql[end - len(parts[-1]):start] if parts and not whole else "", start + len(part)
        if before and is_statement(before + part):
            parts[-1] = before + part
        else:
            parts.append(part)
    return parts

def normal_form(text: str) -> Optional[str]:
    with contextlib.suppress(Exception):
        [query] = parse("SELECT " + text, dialect=dialect)
        [made] = normalize_identifiers(query, dialect).selects
        if not any(value for key, value in query.args.items() if key != "expressions"):
            named = list(made.find_all(exp.Column))
            for column in named if len({one.table for one in named}) == 1 else []:
                column.set("table", None)  # Else another alias would make a difference.
            return made.unalias().sql(dialect, identify=True, comments=False)
    return None

def serve() -> None:
    for id, op, known, members in map(json.loads, iter(requests.get, None)):
        schemas._schema_cache.update(known)
        try:
            answer(id=id, found=operations[op](**members))
        except BaseException as error:  # A panic of the tokenizer is no Exception.
            answer(id=id, failed=repr(error))
operations = {"split": split, "read": read, "normalize": lambda texts: [*map(normal_form, texts)]}
schemas = Schemas(**{key: setting.get(key) for key in ("platform", "platform_instance", "env")})
schemas.close()  # It keeps schemas in a file.
schemas._schema_cache, candidates, requests = {}, {}, queue.SimpleQueue()
version = importlib.metadata.version
answer(datahub=version("acryl-datahub"), sqlglot=version("sqlglot"), python=platform.python_version())
threading.stack_size(512 << 20)  # Compiled code counts no levels.
threading.Thread(target=serve, daemon=True).start()
for request in sys.stdin:
    requests.put(request)
os._exit(0)
