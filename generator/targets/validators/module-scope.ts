import { memoized } from '../../model/memoized.ts';
import { numbered } from '../../model/names.ts';
import { identifier, isIdentifier, literal } from '../code.ts';
import type { Components } from './prepare-schema.ts';
import { RUNTIME_FUNCTIONS } from './runtime-functions.ts';

/** Names that generated code uses as they are, so that no local variable may hide them. */
const RESERVED: ReadonlySet<string> = new Set([
  ...RUNTIME_FUNCTIONS.keys(),
  ...'data fast faults fault one validator isFinite Array Number Object RegExp Set'.split(' '),
]);

/** The names of one module begin with these words, so those of local variables do not. */
const MODULE_NAME = /^(?:check|pattern|values)/;

/** Names that are unique in one scope: `item`, `item2`, `item3`. */
export class Names {
  readonly #taken = new Set<string>();

  /** `wanted` with a number where it is taken; one that cannot be the name of a variable becomes `value`. */
  local(wanted: string): string {
    const isFree = isIdentifier(wanted) && !RESERVED.has(wanted) && !MODULE_NAME.test(wanted);
    return this.unique(isFree ? wanted : 'value');
  }

  unique(wanted: string): string {
    const name = numbered(wanted, (each) => !this.#taken.has(each));
    this.#taken.add(name);
    return name;
  }
}

/** What the functions of one module share: imports, constants, and each other. */
export class ModuleScope {
  readonly components: Components;
  readonly functions: string[] = [];
  readonly names = new Names();
  readonly #imports = new Map<string, Map<string, string>>();
  /** The names of constants, functions and imported checks by what they stand for. */
  readonly #constants = new Map<string, string>();
  readonly #checks = new Map<string, string>();
  readonly #components = new Map<string, string>();

  constructor(components: Components) {
    this.components = components;
  }

  /** The name of a function of the package's runtime, which the module then imports. */
  runtime(name: string): string {
    const file = RUNTIME_FUNCTIONS.get(name);
    if (file === undefined) throw new Error(`templates/validators/runtime has no function ${name}`);
    return this.#import(`../runtime/${file}.ts`, name, name);
  }

  /** The name of a constant with this code. `code` depends on nothing but literals. */
  constant(wanted: string, code: string): string {
    return memoized(this.#constants, code, () => this.names.unique(wanted));
  }

  pattern(source: string): string {
    return this.constant('pattern', `new RegExp(${literal(source)}, "u")`);
  }

  /** The name of the function that checks a component, which the module imports unless it defines it. */
  componentCheck(component: string): string {
    return memoized(this.#components, component, () => {
      const { typeName, file } = this.components.named(component);
      return this.#import(`../schemas/${file}.js`, 'check', this.names.unique(`check${identifier(typeName)}`));
    });
  }

  defineComponent(component: string, name: string): void {
    this.#components.set(component, name);
  }

  /** The name of the function for a key, written once by `write`, which receives that name. */
  functionFor(key: string, wanted: string, write: (name: string) => string): string {
    return memoized(this.#checks, key, () => {
      const name = this.names.unique(wanted);
      this.functions.push(write(name));
      return name;
    });
  }

  importLines(): string[] {
    return [...this.#imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([module, names]) => {
        const list = [...names].map(([name, local]) => (name === local ? name : `${name} as ${local}`));
        return `import { ${list.join(', ')} } from ${literal(module)};`;
      });
  }

  /** A bundler removes unused constants, as long as it knows that creating them has no effect. */
  constantLines(): string[] {
    return [...this.#constants].map(
      ([code, name]) => `const ${name} = ${code.startsWith('new ') ? '/* @__PURE__ */ ' : ''}${code};`,
    );
  }

  #import(module: string, name: string, local: string): string {
    memoized(this.#imports, module, () => new Map<string, string>()).set(name, local);
    return local;
  }
}
