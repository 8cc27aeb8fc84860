import { type Block, type Code, CodeGen, Name, type SafeExpr, type ValueScope } from 'ajv/dist/compile/codegen/index.js';
import { _, _Code } from 'ajv/dist/compile/codegen/code.js';
import names from 'ajv/dist/compile/names.js';

import { runtimeFunction } from './runtime-functions.ts';

const N = names.default;

/** The second argument of every check: with it a check may return at the first fault. */
export const FAST = new Name('fast');

/**
 * Ajv's code generator with the calling convention of our checks: `check(data, fast)` returns the faults or null.
 * Ajv's own passes a context object at every call, joins paths on the way down, where nothing is wrong yet, and leaves the
 * errors on the function. What differs is the shape of what Ajv builds through these methods, never its order.
 */
export class CheckGen extends CodeGen {
  /** An error that is about to be added to the list. */
  #fault: SafeExpr | undefined;

  constructor(scope: ValueScope, ownProperties: boolean) {
    super(scope, { es5: false, lines: false, ownProperties });
  }

  override func(name: Name, _args?: Code, _async?: boolean, body?: Block): CodeGen {
    return super.func(name, _`${N.data}, ${FAST}`, false, body);
  }

  /** Ajv stores the errors on the function just before it returns. */
  override assign(left: Code, right: SafeExpr, sideEffects?: boolean): CodeGen {
    return right === N.vErrors && !(left instanceof Name) ? this : super.assign(left, right, sideEffects);
  }

  override return(value: Block | SafeExpr): CodeGen {
    return super.return(String(value) === `${N.errors} === 0` ? N.vErrors : value);
  }

  /** Ajv builds no other object than an error; ours is the arguments of the runtime's `note`. */
  override object(...members: [Name | string, SafeExpr | string][]): _Code {
    const { instancePath, keyword, params, propertyName } = Object.fromEntries(members.map(([key, value]) => [String(key), value]));
    const fault = _`${ownPath(instancePath!)}, ${keyword!}, ${params!}`;
    return propertyName === undefined ? fault : _`${fault}, ${propertyName}`;
  }

  /** Ajv puts an error into a constant, asks whether it is the first, and makes or extends the list: a call says that in one line. */
  override const(name: Name | string, value: SafeExpr, constant?: boolean): Name {
    if (name !== 'err') return super.const(name, value, constant);
    this.#fault = value;
    return new Name(name);
  }

  override if(condition: Code | boolean, then?: Block, otherwise?: Block): CodeGen {
    if (this.#fault === undefined) return super.if(condition, then, otherwise);
    const fault = this.#fault;
    this.#fault = undefined;
    return noteFault(this, fault);
  }
}

/** Code that adds a fault, given as the arguments of the runtime's `note` after the first, to those found so far. */
export function noteFault(gen: CodeGen, fault: SafeExpr): CodeGen {
  return gen.assign(N.vErrors, _`${runtimeFunction(gen, 'note')}(${N.vErrors}, ${fault})`);
}

/** Ajv's `instancePath + "/name"` without what stands before it: a path begins at the value that the check was given. */
function ownPath(value: SafeExpr | string): Code {
  if (value === N.instancePath) return _`""`;
  if (!(value instanceof _Code) || value._items[0] !== N.instancePath || value._items[1] !== '+') {
    throw new Error(`not a path as Ajv 8.20 writes one: ${String(value)}`);
  }
  return new _Code(value._items.slice(2));
}
