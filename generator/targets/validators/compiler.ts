import { Ajv2020 } from 'ajv/dist/2020.js';
import { SchemaEnv, type SchemaObjCxt } from 'ajv/dist/compile/index.js';
import { _, CodeGen, ValueScope, type ValueScopeName } from 'ajv/dist/compile/codegen/index.js';
import { validateFunctionCode } from 'ajv/dist/compile/validate/index.js';

import { N } from './ajv-names.ts';
import { CheckGen } from './check-gen.ts';
import type { Components } from './components.ts';
import { filled, type Fragment, FUNCTION, HOLE, piecesOf, ValueHoles } from './fragment.ts';
import { namesOf } from './check-part.ts';
import { ownKeywords } from './keywords/index.ts';
import { replaceKeyword } from './replace-keyword.ts';
import { RUNTIME_PREFIXES } from './runtime-functions.ts';
import { inlineForUnevaluated, watchedSchemas } from './unevaluated.ts';
import { memberNames, type PreparedSchema, usesUnevaluated } from './prepared-schema.ts';

/** The kinds of things outside a function that its code can name; each has its own way into the module. */
const SCOPE_PREFIXES = ['check', 'pattern', 'values', 'schema', 'validate', 'func', 'validator', ...RUNTIME_PREFIXES];

/** Code of one check, not yet in a module. */
export interface CompiledCheck {
  /** The function's name in its module's scope. */
  readonly name: ValueScopeName;
  readonly code: string;
  /** What it names outside itself. */
  readonly values: readonly ValueScopeName[];
}

export interface Compiler {
  /** Throws when Ajv takes the schema for none; the load stage has reported whatever a document can do to cause that. */
  compile(scope: ValueScope, schema: PreparedSchema): CompiledCheck;
}

/** Names given out in one scope are unique in one module. */
export function moduleScope(): ValueScope {
  return new ValueScope({ scope: {}, prefixes: new Set(SCOPE_PREFIXES), es5: false, lines: false });
}

/**
 * Ajv's keyword code, rendered without Ajv's own driver: that one turns each function's text into a function at once
 * (`new Function`, a third of the time), resolves references itself and can only print everything into one file.
 */
export function createCompiler(components: Components): Compiler {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    strictNumbers: true,
    messages: false,
    meta: false,
    validateSchema: false,
    logger: false,
  });
  for (const keyword of ownKeywords(components)) replaceKeyword(ajv, keyword);
  const fragments = new Map<string, Fragment | undefined>();
  const compile = (scope: ValueScope, schema: PreparedSchema, text: string): CompiledCheck =>
    compiled(ajv, components, fragments, scope, schema, text);
  // What has come before; most schemas come once, so only what comes a second time is made ready to be printed again.
  const known = new Map<string, Fragment | undefined>();
  return {
    compile(scope, schema) {
      const text = JSON.stringify(schema);
      const isNew = !known.has(text) || text.includes(HOLE);
      const fragment = isNew ? undefined : (known.get(text) ?? withHoles((scope) => compile(scope, schema, text)));
      known.set(text, fragment);
      return fragment === undefined ? compile(scope, schema, text) : printed(fragment, scope);
    },
  };
}

function withHoles(compile: (scope: ValueScope) => CompiledCheck): Fragment {
  const values = new ValueHoles();
  return { pieces: piecesOf(compile(values).code), locals: [], values: values.asked, counts: true };
}

function printed(fragment: Fragment, scope: ValueScope): CompiledCheck {
  const gen = new CodeGen(scope);
  const name = gen.scopeName(FUNCTION);
  const code = filled(fragment, { name: name.str, values: namesOf(gen, fragment) });
  return { name, code, values: valuesOf(gen) };
}

function valuesOf(gen: CodeGen): ValueScopeName[] {
  return Object.values(gen._values).flatMap((values) => [...(values ?? [])]);
}

function compiled(
  ajv: Ajv2020,
  components: Components,
  fragments: Map<string, Fragment | undefined>,
  scope: ValueScope,
  prepared: PreparedSchema,
  text: string,
): CompiledCheck {
  // The text tells of most schemas that they need not be looked through.
  const isAsked = text.includes('"unevaluated') && usesUnevaluated(prepared);
  const whole = isAsked ? inlineForUnevaluated(prepared, components) : prepared;
  const hasRules = typeof whole === 'object' && Object.keys(whole).some((keyword) => keyword in ajv.RULES.all);
  // Ajv gives a schema without rules a function of another shape.
  const schema = hasRules ? whole : { allOf: [whole] };
  const ownProperties =
    (isAsked || INHERITED.test(text)) && memberNames(schema).some((name) => name in Object.prototype);
  const gen = new CheckGen(scope, ownProperties, isAsked ? watchedSchemas(whole) : NONE, fragments);
  const validateName = gen.scopeName(FUNCTION);
  validateFunctionCode({
    ...ROOT,
    gen,
    validateName,
    dataNames: [N.data],
    dataPathArr: [_``],
    dataTypes: [],
    definedProperties: new Set(),
    topSchemaRef: gen.scopeValue('schema', { ref: schema }),
    schema,
    schemaEnv: new SchemaEnv({ schema, schemaId: '$id' }),
    opts: { ...ajv.opts, unevaluated: false, ownProperties },
    self: ajv,
  });
  gen.optimize();
  return { name: validateName, code: gen.toString(), values: valuesOf(gen) };
}

/** A member that every object has, somewhere in the text of a schema. */
const INHERITED = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"`);

const NONE: ReadonlySet<unknown> = new Set();

/** Where every compilation begins. */
const ROOT = {
  allErrors: true,
  data: N.data,
  parentData: N.parentData,
  parentDataProperty: N.parentDataProperty,
  dataLevel: 0,
  rootId: '',
  baseId: '',
  schemaPath: _``,
  errSchemaPath: '',
  errorPath: _`""`,
} satisfies Partial<SchemaObjCxt>;
