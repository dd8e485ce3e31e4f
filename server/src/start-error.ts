/** Why the server can't start, in a sentence for whoever runs it: it is shown without a stack trace. */
export class StartError extends Error {}
