// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
/** @see spec.yaml#/components/schemas/Ball */
export interface Ball {
  id: Id;
  kind: string;
  radius?: number;
}

/**
 * `Ball` as requests have it.
 *
 * @see spec.yaml#/components/schemas/Ball
 */
export interface BallInput {
  kind: string;
  radius?: number;
}

/**
 * @minLength 2
 * @see spec.yaml#/components/schemas/Id
 */
export type Id = string;

/** @see spec.yaml#/components/schemas/Keeper */
export interface Keeper {
  id: Id;
  name: string;
}

/** @see spec.yaml#/components/schemas/KeeperCreate */
export type KeeperCreate = KeeperInput & {
  age: number;
};

/**
 * `Keeper` as requests have it.
 *
 * @see spec.yaml#/components/schemas/Keeper
 */
export interface KeeperInput {
  name: string;
  password: string;
}

/**
 * A pet in the kennel.
 *
 * @see spec.yaml#/components/schemas/Pet
 */
export interface Pet {
  id: Id;
  name: string;
  keeper: Keeper;
  puppies?: Pet[];
  /** @default "small" */
  size?: string;
  /** @default "new" */
  state?: string;
  toy?: Toy;
}

/**
 * `Pet` as requests have it.
 *
 * A pet in the kennel.
 *
 * @see spec.yaml#/components/schemas/Pet
 */
export interface PetInput {
  name: string;
  keeper: KeeperInput;
  puppies?: PetInput[];
  /** @default "small" */
  size?: string;
  toy?: ToyInput;
}

/** @see spec.yaml#/components/schemas/Rope */
export interface Rope {
  id: Id;
  kind: string;
  length?: number;
}

/**
 * `Rope` as requests have it.
 *
 * @see spec.yaml#/components/schemas/Rope
 */
export interface RopeInput {
  kind: string;
  length?: number;
}

/** @see spec.yaml#/components/schemas/Toy */
export type Toy =
  | (Ball & {
      kind: 'Ball';
    })
  | (Rope & {
      kind: 'Rope';
    });

/**
 * `Toy` as requests have it.
 *
 * @see spec.yaml#/components/schemas/Toy
 */
export type ToyInput =
  | (BallInput & {
      kind: 'Ball';
    })
  | (RopeInput & {
      kind: 'Rope';
    });
