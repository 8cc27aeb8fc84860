// Reasons and remedies that several rules share.

export const READERS_IGNORE = 'Clients ignore members that they do not know';
export const ONLY_READ = 'Only people read it; no program depends on it';
export const SEND_IT = 'Send it in each request';
export const NOT_SENT = 'Clients that do not send it get {error}';
export const STOP_SENDING = 'Stop sending it';
