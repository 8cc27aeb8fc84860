import {
  type Block,
  type Code,
  CodeGen,
  Name,
  type SafeExpr,
  type ValueScope,
} from 'ajv/dist/compile/codegen/index.js';
import { _, _Code, type UsedNames } from 'ajv/dist/compile/codegen/code.js';

import { FAST, N } from './ajv-names.ts';
import { type CodeNode, countNames } from './count-names.ts';
import type { Fragment, LocalHoles, ValueHoles } from './fragment.ts';
import { runtimeFunction } from './runtime-functions.ts';

/** The root of what Ajv has built; both make it smaller. */
interface CodeTree extends CodeNode {
  optimizeNodes(): unknown;
  optimizeNames(names: UsedNames, constants: object): unknown;
}

/** What of the generator Ajv's types have private. */
interface Insides {
  _scope: unknown;
  readonly _root: CodeTree;
  readonly _constants: Record<string, Code>;
  _leafNode(node: CodeTree): void;
}

/**
 * Ajv's code generator with the calling convention of our checks: `check(data, fast)` returns the faults or null.
 * Ajv's own passes a context object at every call, joins paths on the way down, where nothing is wrong yet, and leaves the
 * errors on the function. What differs is the shape of what Ajv builds through these methods, never its order.
 */
export class CheckGen extends CodeGen {
  /** An error of Ajv's that is about to be added to the list. */
  #error: SafeExpr | undefined;
  #undecided = 0;
  /**
   * For `unevaluated…`: the variables that say whether a watched form or condition holds. They are of the whole function, since
   * who asks stands further out.
   */
  readonly verdicts = new Map<object, Name>();
  /** For the same, by each watched schema with `contains`: the set of the places of the items that match. */
  readonly matches = new Map<object, Name>();
  readonly #watched: ReadonlySet<unknown>;
  readonly #ownProperties: boolean;
  /** What has been made of subschemas, by what it depends on; undefined for those that have to be made at their place. */
  readonly fragments: Map<string, Fragment | undefined>;

  constructor(
    scope: ValueScope,
    ownProperties: boolean,
    watched: ReadonlySet<unknown>,
    fragments: Map<string, Fragment | undefined>,
  ) {
    super(scope, { es5: false, lines: false, ownProperties });
    this.#watched = watched;
    this.#ownProperties = ownProperties;
    this.fragments = fragments;
  }

  get watches(): boolean {
    return this.#watched.size > 0;
  }

  get isUndecided(): boolean {
    return this.#undecided > 0;
  }

  /** Another one that makes the same code for a place with holes in it, where `once` stands for `name` if that is read once only. */
  withHoles(values: ValueHoles, locals: LocalHoles, name: Name, once: Name): CheckGen {
    const gen = new CheckGen(values, this.#ownProperties, this.#watched, this.fragments);
    gen.#undecided = this.#undecided;
    const insides = gen as unknown as Insides;
    insides._scope = locals;
    insides._constants[name.str] = once;
    return gen;
  }

  /** Prints what is as small as it can be. Nothing is taken away where Ajv would find that there is nothing: after what is constant. */
  print(text: string, names: UsedNames): void {
    const left = (): CodeTree | undefined => (text === '' ? undefined : node);
    const node = { names, render: () => text, optimizeNodes: () => node, optimizeNames: left };
    (this as unknown as Insides)._leafNode(node);
  }

  isWatched(schema: unknown): boolean {
    return this.#watched.has(schema);
  }

  noteVerdict(schema: unknown, valid: Name): void {
    this.verdicts.set(schema as object, this.var('holds', valid));
  }

  override func(name: Name, _args?: Code, _async?: boolean, body?: Block): CodeGen {
    return super.func(name, _`${N.data}, ${FAST}`, false, body);
  }

  /**
   * Ajv stores the errors on the function just before it returns. And it reads their number there, which we do not: an assignment
   * to it has to count as a use, or the optimizer may drop the variable and keep the assignment.
   */
  override assign(left: Code, right: SafeExpr, sideEffects?: boolean): CodeGen {
    if (String(right) === N.vErrors.str && !(left instanceof Name)) return this;
    if (String(left) === N.errors.str) return this.code(_`${left} = ${right}`);
    return super.assign(left, right, sideEffects);
  }

  override return(value: Block | SafeExpr): CodeGen {
    return super.return(String(value) === `${N.errors} === 0` ? N.vErrors : value);
  }

  /** Ajv builds no other object than an error; ours is the arguments of the runtime's `note`. */
  override object(...members: [Name | string, SafeExpr | string][]): _Code {
    const { instancePath, keyword, params, propertyName } = Object.fromEntries(
      members.map(([key, value]) => [String(key), value]),
    );
    const fault = _`${ownPath(instancePath!)}, ${keyword!}, ${params!}`;
    return propertyName === undefined ? fault : _`${fault}, ${propertyName}`;
  }

  /** Ajv puts an error into a constant, asks whether it is the first, makes or extends the list, and counts. */
  override const(name: Name | string, value: SafeExpr, constant?: boolean): Name {
    if (name !== 'err') return super.const(name, value, constant);
    this.#error = value;
    return new Name(name);
  }

  override if(condition: Code | boolean, then?: Block, otherwise?: Block): CodeGen {
    if (this.#error === undefined) return super.if(condition, then, otherwise);
    const error = this.#error;
    this.#error = undefined;
    if (String(error) !== '{}') this.note(error, this.#undecided === 0);
    return this;
  }

  /**
   * Adds a fault, given as the arguments of the runtime's `note`. When it decides the verdict, a fast check ends there;
   * else a fast check only counts, which Ajv's code does next.
   */
  note(fault: SafeExpr, decides: boolean): void {
    const faults = _`${runtimeFunction(this, 'note')}(${N.vErrors}, ${fault})`;
    if (decides) this.stopIfFast();
    this.assign(N.vErrors, decides ? faults : _`${FAST} ? null : ${faults}`);
  }

  /** Where there is a fault: whoever only asks for a verdict is not told which. */
  stopIfFast(): void {
    this.code(_`if (${FAST}) return ${runtimeFunction(this, 'refused')}`);
  }

  /** One round, counted in our way. */
  override optimize(): void {
    this.#optimize({});
  }

  /** The same for a part of a function, which has and uses the list and the number of faults; whether this part counts any. */
  optimizePart(): boolean {
    const names = this.#optimize({ [N.vErrors.str]: 1, [N.errors.str]: 1 });
    return names[N.errors.str]! > 1;
  }

  #optimize(used: UsedNames): UsedNames {
    const { _root, _constants } = this as unknown as Insides;
    _root.optimizeNodes();
    const names = countNames(_root, used);
    _root.optimizeNames(names, _constants);
    return names;
  }

  /** Faults that arise in `body` decide nothing, as those of one form of an `anyOf`. */
  undecided<T>(body: () => T): T {
    this.#undecided++;
    const result = body();
    this.#undecided--;
    return result;
  }
}

/** Ajv's `instancePath + "/name"` without what stands before it: a path begins at the value that the check was given. */
function ownPath(value: SafeExpr | string): Code {
  if (value instanceof Name) return _`""`;
  if (!(value instanceof _Code) || String(value._items[0]) !== N.instancePath.str || value._items[1] !== '+') {
    throw new Error(`not a path as Ajv 8.20 writes one: ${String(value)}`);
  }
  return new _Code(value._items.slice(2));
}
