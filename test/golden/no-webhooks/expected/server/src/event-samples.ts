// Generated from spec.yaml by `npm run generate`. Do not edit.
/** The first example in the document for each event and version; events without an example are absent. */
export interface EventSamples {}

const samples: unknown = {};

export const eventSamples = samples as EventSamples;
