// Generated from the API's document: edit that, not this.
export {};
