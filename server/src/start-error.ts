/** Why the server can't start, as a sentence that is shown without a stack trace. */
export class StartError extends Error {}
