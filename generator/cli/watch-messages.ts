/** How a run of a watch has ended. */
export type End = 'done' | 'generator changed';

/** Messages of the process that runs the generator: what each run prints, then its end. */
export type Message = { readonly stdout: string } | { readonly stderr: string } | { readonly end: End };
