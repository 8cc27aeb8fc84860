import type { Components } from '../components.ts';
import type { PreparedSchema } from '../prepared-schema.ts';
import { findTag, type Tag } from './tags.ts';
import { type ValueType, valueTypes } from './value-types.ts';

/** Forms that share a kind of value; no form of another group accepts a value of these kinds. */
export interface UnionGroup {
  readonly types: readonly ValueType[];
  /** Places in the list of forms. */
  readonly forms: readonly number[];
  /** With it, at most one form has to be looked at. */
  readonly tag?: Tag;
}

/** Splits forms by the type of their values, and objects by their tag, so that one form reports faults. */
export function planUnion(
  forms: readonly PreparedSchema[],
  hint: string | undefined,
  components: Components,
): UnionGroup[] {
  let groups: { types: readonly ValueType[]; forms: number[] }[] = [];
  forms.forEach((form, index) => {
    const types = valueTypes(form, components);
    if (types.length === 0) return;
    const sharing = groups.filter((group) => group.types.some((type) => types.includes(type)));
    const merged = {
      types: [...new Set([...sharing.flatMap((group) => group.types), ...types])],
      forms: [...sharing.flatMap((group) => group.forms), index].toSorted((a, b) => a - b),
    };
    groups = [...groups.filter((group) => !sharing.includes(group)), merged];
  });
  return groups.map((group) => {
    const mayHaveTag = group.forms.length > 1 && group.types.join() === 'object';
    const own = group.forms.map((index) => forms[index]!);
    const tag = mayHaveTag ? findTag(own, hint, components) : undefined;
    return { ...group, ...(tag && { tag }) };
  });
}
