import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql';
import type { JsonObject } from '../../model/json.js';
import { answersInJavaWords, type Dialect } from '../shared/dialect.js';
import { RecentMap } from '../shared/recent-map.js';
import { RequestLimitExceeded } from '../turns/request-limit-exceeded.js';
import type { Turn } from '../turns/turn-scheduler.js';
import { formatDocumentError } from './format-error.js';
import { inJavaWords } from './java-words.js';

/** The default limit of graphql-java, which DataHub keeps. */
const MAX_TOKENS = 15_000;

const RULES = [...specifiedRules, noIntrospectionAliases];

/**
 * The error of graphql-js for a document whose check takes too long. It counts the pairs of fields
 * and of fragments that it compares, and gives up after 500,000: a fifth of a second. graphql-java
 * has no such limit. A document of the size of those of DataHub's pages takes 3 % of it.
 */
const TOO_COSTLY = 'Validation aborted.';

/** The number of documents to remember. A client has a few and varies their variables. */
const KEPT = 50;

/** The longest document to remember, in characters. Its parsed form takes about 40 times more. */
const MAX_KEPT_LENGTH = 10_000;

export type CheckedDocument =
  | { readonly document: DocumentNode }
  | { readonly errors: readonly JsonObject[] };

/**
 * Parses and checks GraphQL documents. It remembers the last valid documents: clients send the same
 * texts again and again, and their checks take longer than most answers.
 */
export class CheckedDocuments {
  readonly schema: GraphQLSchema;
  readonly #dialect: Dialect;
  /** By text. */
  readonly #valid = new RecentMap<string, DocumentNode>(KEPT);

  constructor(schema: GraphQLSchema, dialect: Dialect) {
    this.schema = schema;
    this.#dialect = dialect;
  }

  /**
   * Checks a document. Other requests run between the steps, since each takes long for a long text.
   *
   * @throws RequestLimitExceeded past the deadline
   */
  async check(text: string, turn: Turn): Promise<CheckedDocument> {
    const known = this.#valid.get(text);
    if (known) return { document: known };
    const checked = await this.#checkAnew(text, turn);
    if ('document' in checked && text.length <= MAX_KEPT_LENGTH)
      this.#valid.set(text, checked.document);
    return checked;
  }

  async #checkAnew(text: string, turn: Turn): Promise<CheckedDocument> {
    try {
      const document = parse(text, { maxTokens: MAX_TOKENS });
      if (turn.isOver()) await turn.next();
      const errors = validate(this.schema, document, RULES);
      if (errors.some(({ message }) => message === TOO_COSTLY))
        return aborted(
          'the document names fields or fragments too often in one place; name each once',
        );
      return errors.length === 0 ? { document } : { errors: this.#format(errors, document) };
    } catch (error) {
      if (error instanceof RequestLimitExceeded) throw error;
      // Any other error is a stack overflow: parser and validation recurse with the nesting of the
      // text.
      const syntaxError =
        error instanceof GraphQLError
          ? error
          : new GraphQLError('the document is nested too deeply; flatten its selections');
      return { errors: [formatDocumentError(syntaxError, 'InvalidSyntax')] };
    }
  }

  #format(errors: readonly GraphQLError[], document: DocumentNode): readonly JsonObject[] {
    const words = answersInJavaWords(this.#dialect) ? inJavaWords(errors, document) : [];
    return errors.map((one, i) => formatDocumentError(one, 'ValidationError', words[i]));
  }
}

/** The result of a document that does not run because of a limit. */
export function aborted(message: string): {
  readonly data: null;
  readonly errors: readonly JsonObject[];
} {
  return {
    data: null,
    errors: [formatDocumentError(new GraphQLError(message), 'ExecutionAborted')],
  };
}

/**
 * A validation rule: introspection fields take no alias, except `__type`. These fields list the
 * whole schema. Each alias would list it once more, unseen by the limit of complexity.
 */
function noIntrospectionAliases(context: ValidationContext): ASTVisitor {
  return {
    Field: (node) => {
      const isIntrospection =
        node.name.value === '__schema' || context.getParentType()?.name.startsWith('__');
      if (!isIntrospection || node.alias === undefined) return;
      const { value } = node.name;
      context.reportError(
        new GraphQLError(
          `"${value}" of introspection takes no alias; leave "${node.alias.value}" out`,
          { nodes: node },
        ),
      );
    },
  };
}
