// What a curator can say about a prompt, and which states a review has.

/** What a curator says about a revision of a prompt. */
export const REVIEW_OUTCOMES = ['approved', 'changes_asked'] as const
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number]

/** What has become of it since. `changed` means that the prompt has a newer revision than the one that was reviewed. */
export const REVIEW_STATES = [...REVIEW_OUTCOMES, 'changed', 'expired'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]
