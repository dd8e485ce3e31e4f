/** Why a command did not do what it was asked, in a sentence for whoever ran it: it is shown without a stack trace. */
export class Refusal extends Error {}
