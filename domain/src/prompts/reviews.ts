// What a curator can say about a prompt, which states a review has, and why a prompt is due for another look.

/** What a curator says about a revision of a prompt. */
export const REVIEW_OUTCOMES = ['approved', 'changes_asked'] as const
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number]

/** What has become of it since. `changed` means that the prompt has a newer revision than the one that was reviewed. */
export const REVIEW_STATES = [...REVIEW_OUTCOMES, 'changed', 'expired'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Reviewed prompts that a curator should look at again: soon, expired, changed since, or not used for a long time. */
export const REVIEW_QUEUES = ['due', 'expired', 'changed', 'unused'] as const
export type ReviewQueue = (typeof REVIEW_QUEUES)[number]
