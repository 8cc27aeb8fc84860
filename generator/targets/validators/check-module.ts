import type { ValueScope, ValueScopeName } from 'ajv/dist/compile/codegen/index.js';

import type { JsonSchema, Source } from '../../model/api.ts';
import { docComment, identifier, literal } from '../code.ts';
import { withSee } from '../with-see.ts';
import { type CompiledCheck, type Compiler, moduleScope } from './compiler.ts';
import type { Components } from './components.ts';
import { prepareSchema } from './prepare-schema.ts';
import type { PreparedSchema } from './prepared-schema.ts';
import { runtimeModuleOf } from './runtime-functions.ts';

/** One validator that a module exports. */
export interface ModuleExport {
  readonly name: string;
  readonly schema: JsonSchema;
  /** Of what the validator accepts, in the types package. */
  readonly typeName: string;
  /** Where the document has it. */
  readonly source: Source;
}

/** What modules are made with. */
export interface ModuleTools {
  readonly compiler: Compiler;
  readonly components: Components;
  /** File of a component's module below `schemas/`, without its ending. */
  readonly componentFiles: ReadonlyMap<string, string>;
  /** Module that the types of what is checked come from. */
  readonly typesModule: string;
}

/** Ajv's code has no types, and checking that it has none would cost every compiler that meets it. */
const HEAD = '// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.';

/** A validator with the function behind it. */
interface Part {
  readonly name: string;
  readonly check: ValueScopeName;
  /** Absent when the function is another component's. */
  readonly compiled?: CompiledCheck;
}

/**
 * Text of a module, one folder below `src/`. The module of the schema called `component` also exports
 * its bare check, which other modules call; it has one export.
 */
export function checkModule(exports: readonly ModuleExport[], tools: ModuleTools, component?: string): string {
  const scope = moduleScope();
  const parts = exports.map((one) => part(one, scope, tools, component));
  const bodies = parts.flatMap(({ compiled }) => compiled?.code ?? []);
  const values = namedValues(parts, bodies);
  const own = component === undefined ? undefined : { component, check: parts[0]!.check };
  const validators = parts.map(({ name, check }, at) => ({
    name,
    local: scope.name('validator').str,
    type: `Validator<types.${identifier(exports[at]!.typeName)}>`,
    check: check.str,
    doc: docComment(withSee('', exports[at]!.source)),
  }));
  // Bare checks go by names of their own: those of validators, and `Check`.
  const bare = own ? [`${own.check.str} as check`] : parts.map(({ name, check }) => `${check.str} as ${name}Check`);
  const sections = [
    [
      HEAD,
      ...(parts.length > 0
        ? [
            `import type * as types from ${literal(tools.typesModule)};`,
            "import { type Validator, validator } from '../runtime/validator.ts';",
          ]
        : []),
      ...importLines(values, tools, own?.component),
    ],
    constantLines(values, own),
    bodies,
    validators.map(
      ({ local, type, check, doc }) => `${doc}\nconst ${local}: ${type} = /* @__PURE__ */ validator(${check});`,
    ),
    [`export { ${[...validators.map(({ local, name }) => `${local} as ${name}`), ...bare].join(', ')} };`],
  ];
  return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function part(
  { name, schema }: ModuleExport,
  scope: ValueScope,
  { compiler, components }: ModuleTools,
  component: string | undefined,
): Part {
  const prepared = component === undefined ? prepareSchema(schema, components) : components.prepared(component);
  const referred = bareReference(prepared);
  if (referred !== undefined && component === undefined)
    return { name, check: scope.value('check', { key: referred, ref: referred }) };
  const compiled = compiler.compile(scope, prepared);
  return { name, check: compiled.name, compiled };
}

function bareReference(schema: PreparedSchema): string | undefined {
  const isBare = typeof schema === 'object' && Object.keys(schema).join() === '$ref';
  return isBare ? (schema['$ref'] as string) : undefined;
}

/** What the module's code names outside its functions, each once. Ajv always offers the schema itself, which is rarely named. */
function namedValues(parts: readonly Part[], bodies: readonly string[]): ValueScopeName[] {
  const all = parts.flatMap(({ check, compiled }) => compiled?.values ?? [check]);
  const named = all.filter(({ prefix, str }) => prefix !== 'schema' || bodies.some((body) => body.includes(str)));
  return [...new Map(named.map((value) => [value.str, value])).values()];
}

function importLines(
  values: readonly ValueScopeName[],
  tools: ModuleTools,
  ownComponent: string | undefined,
): string[] {
  const from = new Map<string, string[]>();
  for (const value of values) {
    const source = importedFrom(value, tools, ownComponent);
    if (source) from.set(source.module, [...(from.get(source.module) ?? []), `${source.name} as ${value.str}`]);
  }
  return [...from]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import { ${names.join(', ')} } from ${literal(module)};`);
}

function importedFrom(
  { prefix, value }: ValueScopeName,
  tools: ModuleTools,
  ownComponent: string | undefined,
): { module: string; name: string } | undefined {
  const runtime = runtimeModuleOf(prefix);
  if (runtime !== undefined) return { module: `../runtime/${runtime}.ts`, name: prefix };
  if (prefix !== 'check' || value?.ref === ownComponent) return undefined;
  return { module: `../schemas/${tools.componentFiles.get(value?.ref as string)}.ts`, name: 'check' };
}

function constantLines(
  values: readonly ValueScopeName[],
  own: { component: string; check: ValueScopeName } | undefined,
): string[] {
  return values.flatMap(({ prefix, str, value }) => {
    if (runtimeModuleOf(prefix) !== undefined) return [];
    if (prefix === 'check') return value?.ref === own?.component ? [`const ${str} = ${own!.check.str};`] : [];
    if (prefix === 'schema') return [`const ${str} = ${literal(value?.ref)};`];
    const code = String(value?.code);
    if (value?.code === undefined || code.startsWith('require('))
      throw new Error(`Ajv asks for ${str} (${code}), which the runtime does not have`);
    // Bundlers leave out what only a check that nobody imports needs, if they are told that making it does nothing else.
    return [`const ${str} = ${code.startsWith('new ') ? '/* @__PURE__ */ ' : ''}${code};`];
  });
}
