type Scalar = string | number | bigint | boolean | null | undefined;

/** The members of every alternative of a union. */
type Keys<Value> = Value extends unknown ? keyof Value : never;
type Member<Value, Key> = Value extends unknown ? (Key extends keyof Value ? Value[Key] : never) : never;
type Item<Value> = Value extends readonly (infer Each)[] ? Each : never;

/** The names of the members of `Sent`, at any depth, that `Stored` lacks; `never` if it has all of them. */
export type Lacking<Stored, Sent> = Sent extends Scalar
  ? never
  : Sent extends readonly unknown[]
    ? Lacking<Item<Stored>, Item<Sent>>
    : {
        [Name in keyof Sent & string]-?: string extends Keys<Stored>
          ? never
          : Name extends Keys<Stored>
            ? Lacking<Member<Stored, Name>, Sent[Name]>
            : Name;
      }[keyof Sent & string];

/**
 * `Sent`, if `Stored` has all of its members, at any depth; otherwise a type that names those that it lacks.
 */
export type Complete<Stored, Sent> = [Lacking<Stored, Sent>] extends [never]
  ? Sent
  : { readonly lacking: Lacking<Stored, Sent> };
