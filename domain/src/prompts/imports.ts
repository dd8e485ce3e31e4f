/** Why undoing an import leaves a prompt as it is. The first one that applies. */
export const KEPT_REASONS = ['edited', 'shared', 'collected'] as const
export type KeptReason = (typeof KEPT_REASONS)[number]
