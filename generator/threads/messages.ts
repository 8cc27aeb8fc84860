export interface Request<Input> {
  readonly id: number;
  readonly input: Input;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
