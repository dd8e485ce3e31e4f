/** A command error that the user can act on. It's shown without a stack trace. */
export class Refusal extends Error {}
