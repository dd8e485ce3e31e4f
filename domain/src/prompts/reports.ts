// Why people can report a prompt or a collection, and what a curator can do about it.

/** Why someone reports one, in the order of the form. */
export const REPORT_REASONS = ['unsafe', 'private_data', 'copied', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REASON_NAMES: Record<ReportReason, string> = {
  unsafe: 'Wrong or unsafe',
  private_data: 'Private data',
  copied: 'Copied work',
  spam: 'Spam',
  other: 'Something else',
}

/** What a curator can do about a reported prompt. */
export const REPORT_ACTIONS = ['dismiss', 'ask_for_changes', 'make_private', 'delete'] as const
export type ReportAction = (typeof REPORT_ACTIONS)[number]

/** A collection has no versions that could change, and only its owner and admins delete it. */
export const COLLECTION_REPORT_ACTIONS: readonly ReportAction[] = ['dismiss', 'make_private']

/** What became of a report, for the person who sent it. */
export const REPORT_OUTCOMES: Record<ReportAction, string> = {
  dismiss: 'A curator looked at it and left it as it is.',
  ask_for_changes: 'A curator asked for changes.',
  make_private: 'A curator made it private.',
  delete: 'A curator deleted it.',
}
