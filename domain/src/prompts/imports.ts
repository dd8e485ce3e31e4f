/** Why undoing an import leaves a prompt as it is. The first one that applies. */
export const KEPT_REASONS = [
  'transferred',
  'deleted',
  'edited',
  'shared',
  'collected',
  'no_earlier_version',
] as const
export type KeptReason = (typeof KEPT_REASONS)[number]
