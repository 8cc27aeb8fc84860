/** The keys from the root of a document down to a value. */
export type Path = readonly (string | number)[];
