/** Of each event in each version the first example that the document gives; an event without one is not here. */
export interface EventSamples {}

const samples: unknown = {};

export const eventSamples = samples as EventSamples;
