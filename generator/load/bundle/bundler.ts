import { diagnose, type Diagnostic, type DiagnosticCode, type Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { type ComponentKind, data, discriminatorMapping, document, isListKind } from '../document/grammar.ts';
import { kindOf, type Kind, schema } from '../document/grammar.ts';
import { type Draft, formatPointer, get, isCompound, isObject, list, type Path, setKey } from '../document/json.ts';
import type { Sources } from '../read/sources.ts';
import { actualKind, type Component, componentReference, kindOfComponent } from './components.ts';
import { DynamicScope, recursiveTarget } from './dynamic-scope.ts';
import { takeListedComponents } from './listed-components.ts';
import { nameComponents } from './name-components.ts';
import { PlaceTree } from './place-tree.ts';
import { effectWithout, type FailedReference } from './reference-failures.ts';
import { isFailure, referenceIn, resolveReference, type Target } from './resolve-reference.ts';

type Key = Path[number];
/** The deepest nesting of inlined references; a deeper one counts as a cycle. */
const MAX_INLINED = 50;

/**
 * Keywords that only serve references, which the bundler resolves: it hoists local definitions that
 * references lead to, and a base address would change the meaning of the new references.
 */
const dropped: ReadonlySet<string> = new Set(['$defs', 'definitions', '$id', '$anchor', '$dynamicAnchor']);

/**
 * Bundles many files into one document: the target of a `$ref` to a component moves to `components` under
 * one name, and the target of any other `$ref` replaces it. An unresolved reference is reported. It stays as
 * it is in strict mode; in a third-party document it is removed, so that any value is accepted in its place.
 */
export class Bundler {
  readonly places = new PlaceTree();
  readonly diagnostics: Diagnostic[] = [];
  readonly failures: FailedReference[] = [];
  /** References to schemas whose name is derived from their path. */
  readonly unnamed = new Set<string>();
  private readonly sources: Sources;
  private readonly entry: string;
  private readonly strict: boolean;
  private readonly components = new Map<string, Component>();
  /** Entries of discriminator mappings that name a schema instead of referring to it. */
  private readonly bareNames: { readonly object: Draft; readonly key: string; readonly from: Place }[] = [];
  private readonly inlining: string[] = [];
  /** The place of the value being copied in its file, and in the bundle, where components have ids. */
  private from: { file: string; path: Key[] };
  private to: Key[] = [];
  private scope = DynamicScope.empty;

  constructor(entry: string, sources: Sources, strict: boolean) {
    this.entry = entry;
    this.sources = sources;
    this.strict = strict;
    this.from = { file: entry, path: [] };
  }

  bundle(root: JsonObject): Draft {
    this.places.mark([], { file: this.entry, path: [] });
    this.scope = this.scope.enter(this.sources.resources.around(this.entry, []));
    const unlisted = takeListedComponents(root, this.entry, this.sources, (kind, target) =>
      this.component(kind, target),
    );
    const bundled = this.copy(unlisted, document) as Draft;
    // Includes the components that are added meanwhile.
    for (const component of this.components.values()) {
      this.from = { file: component.target.file, path: [...component.target.path] };
      this.to = ['components', component.kind, component.id];
      this.places.mark(this.to, component.target);
      this.scope = component.scope;
      component.content = this.copy(component.target.value, kindOfComponent(component.kind));
    }
    this.addComponents(bundled);
    this.resolveBareNames(bundled);
    return bundled;
  }

  private copy(value: JsonValue, kind: Kind): JsonValue {
    if (!isCompound(value) || kind === data) return value;
    if (Array.isArray(value)) {
      return value.map((item: JsonValue, index) => (isCompound(item) ? this.member(item, kind, index) : item));
    }
    const object = value as JsonObject;
    return kind === schema ? this.schema(object) : this.object(object, kind);
  }

  private object(object: JsonObject, kind: Kind): JsonValue {
    const ref = referenceIn(object);
    if (ref !== undefined) return this.reference(ref, object, kind);
    return kind === discriminatorMapping ? this.mapping(object) : this.members(object, kind);
  }

  private schema(object: JsonObject): JsonValue {
    const outside = this.scope;
    this.scope = outside.enter(this.sources.resources.startingAt(this.from.file, this.from.path));
    const { $dynamicRef, $recursiveRef } = object;
    let copied: JsonValue;
    if (typeof $dynamicRef === 'string') copied = this.dynamicReference('$dynamicRef', $dynamicRef, object);
    // Strict mode rejects the keyword.
    else if ($recursiveRef === '#' && !this.strict) copied = this.dynamicReference('$recursiveRef', '#', object);
    else copied = this.object(object, schema);
    this.scope = outside;
    return copied;
  }

  /** Returns a plain `$ref`, or one below `allOf` if the schema already has a `$ref`. */
  private dynamicReference(keyword: '$dynamicRef' | '$recursiveRef', ref: string, object: JsonObject): JsonValue {
    const { [keyword]: _, ...rest } = object;
    const found =
      keyword === '$dynamicRef'
        ? this.resolve(ref, schema, [...this.from.path, keyword])
        : recursiveTarget(this.from, this.sources);
    if (found === undefined) return this.without(keyword, object, schema);
    const isOnly = referenceIn(rest) === undefined;
    const part: Draft = { $ref: ref };
    const copied = isOnly ? this.members(rest, schema, part) : (this.object(rest, schema) as Draft);
    this.point(part, '$ref', 'schemas', this.scope.resolve(found));
    if (!isOnly) copied['allOf'] = [...list(copied['allOf']), part];
    return copied;
  }

  private member(value: JsonValue, parent: Kind, key: Key): JsonValue {
    this.from.path.push(key);
    this.to.push(key);
    const copied = this.copy(value, kindOf(parent, key));
    this.from.path.pop();
    this.to.pop();
    return copied;
  }

  private members(object: JsonObject, kind: Kind, copied: Draft = {}): Draft {
    for (const key of Object.keys(object)) {
      if (kind === schema && dropped.has(key)) continue;
      if (key === '$ref' && copied['$ref'] !== undefined) continue;
      const value = object[key]!;
      setKey(copied, key, isCompound(value) ? this.member(value, kind, key) : value);
    }
    return copied;
  }

  private reference(ref: string, object: JsonObject, kind: Kind): JsonValue {
    const target = this.resolve(ref, kind, [...this.from.path, '$ref']);
    if (target === undefined) return this.without('$ref', object, kind);
    if (kind.component === undefined) return this.inline(ref, target, object, kind);
    const copied = this.members(object, kind, { $ref: ref });
    this.point(copied, '$ref', kind.component, target);
    return copied;
  }

  /** Without an unresolved reference, a third-party document stays usable. */
  private without(keyword: string, object: JsonObject, kind: Kind): JsonValue {
    const { [keyword]: _, ...rest } = object;
    return this.strict ? object : this.object(rest, kind);
  }

  /** Resolves a reference, and reports its problems. */
  private resolve(ref: string, kind: Kind, at: Path, holder = kind): Target | undefined {
    const place = { file: this.from.file, path: at };
    const target = resolveReference(ref, this.from, this.sources);
    if (isFailure(target)) this.failures.push({ failure: target, place, effect: this.effect(holder) });
    if (target === undefined || isFailure(target)) return undefined;
    // Not OpenAPI, but other tools follow references to lists, such as one of parameters.
    if (Array.isArray(target.value) && isListKind(kind)) return target;
    const actual = actualKind(target);
    if (actual === undefined || (kind.component !== undefined && actual !== 'unknown' && actual !== kind.component)) {
      const where = actual === undefined ? 'a plain value' : `components.${actual}`;
      const message = `$ref '${ref}' leads to ${where}, but a ${kind.name} is expected here`;
      this.report('ref-wrong-kind', place, `${message}${this.effect(holder)}`);
      return undefined;
    }
    return target;
  }

  private inline(ref: string, target: Target, object: JsonObject, kind: Kind): JsonValue {
    const id = `${target.file}#${formatPointer(target.path)}`;
    if (this.inlining.includes(id) || this.inlining.length >= MAX_INLINED) {
      const place = { file: this.from.file, path: [...this.from.path, '$ref'] };
      this.report('ref-cycle', place, `$ref '${ref}' leads back to itself${this.effect(kind)}`);
      return this.without('$ref', object, kind);
    }
    const { from, scope } = this;
    this.inlining.push(id);
    this.from = { file: target.file, path: [...target.path] };
    this.scope = this.enter(target);
    this.places.mark(this.to, { file: target.file, path: target.path });
    const copied = this.copy(target.value, kind);
    this.from = from;
    this.scope = scope;
    this.inlining.pop();
    return this.overlay(copied, object, kind);
  }

  /** Members beside an inlined `$ref` override those of its target. */
  private overlay(copied: JsonValue, object: JsonObject, kind: Kind): JsonValue {
    const beside = Object.keys(object).filter((key) => key !== '$ref');
    if (beside.length === 0 || !isObject(copied)) return copied;
    const merged: Draft = { ...copied };
    for (const key of beside) {
      this.places.mark([...this.to, key], { file: this.from.file, path: [...this.from.path, key] });
      setKey(merged, key, this.member(object[key]!, kind, key));
    }
    return merged;
  }

  private mapping(object: JsonObject): Draft {
    const copied: Draft = { ...object };
    for (const [key, value] of Object.entries(object)) {
      if (typeof value !== 'string') continue;
      const at = [...this.from.path, key];
      if (/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(value) && !/\.(ya?ml|json)$/i.test(value)) {
        this.bareNames.push({ object: copied, key, from: { file: this.from.file, path: at } });
        continue;
      }
      const target = this.resolve(value, schema, at, discriminatorMapping);
      if (target !== undefined) this.point(copied, key, 'schemas', target);
      else if (!this.strict) delete copied[key];
    }
    return copied;
  }

  /** Sets `object[key]` to the reference to a component, once its name is known. */
  private point(object: Draft, key: string, kind: ComponentKind, target: Target): void {
    this.component(kind, target).uses.push({ object, key });
  }

  /** The component of a target that is reached from the current scope, one for each scope inside. */
  private component(kind: ComponentKind, target: Target): Component {
    const scope = this.enter(target);
    const id = `${target.file}#${formatPointer(target.path)} as ${kind} ${scope.key}`;
    const component: Component = this.components.get(id) ?? { id, kind, target, scope, uses: [] };
    this.components.set(id, component);
    return component;
  }

  /** The scope in which to copy a target that is reached from the current one. */
  private enter({ file, path }: Target): DynamicScope {
    return this.scope.enter(this.sources.resources.around(file, path));
  }

  private addComponents(bundled: Draft): void {
    if (this.components.size === 0) return;
    const { components: existing } = bundled;
    const components: Draft = isObject(existing) ? { ...existing } : {};
    bundled['components'] = components;
    const { unnamed, clashes } = nameComponents([...this.components.values()], components, this.places, this.strict);
    this.diagnostics.push(...clashes);
    for (const reference of unnamed) this.unnamed.add(reference);
  }

  /** Replaces names by references, once all components have names. */
  private resolveBareNames(bundled: Draft): void {
    const schemas = get(bundled['components'], 'schemas');
    for (const { object, key, from } of this.bareNames) {
      const name = String(object[key]);
      if (get(schemas, name) !== undefined) {
        setKey(object, key, componentReference('schemas', name));
        continue;
      }
      if (!this.strict) delete object[key];
      const message = `the discriminator maps '${key}' to ${name}, which is not in components.schemas`;
      this.report('ref-unresolved', from, `${message}${this.effect(discriminatorMapping)}`);
    }
  }

  private report(code: DiagnosticCode, place: Place, message: string): void {
    this.diagnostics.push(diagnose(code, place, message, { severity: this.strict ? 'error' : 'warning' }));
  }

  private effect(kind: Kind): string {
    return this.strict ? '' : effectWithout(kind);
  }
}
