/** The kinds of notifications that people can turn off, in the order in which the settings list them. */
export const NOTIFICATION_KINDS = ['sharing', 'feedback', 'reviews', 'reports'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/**
 * Every type of notification, with its kind. You can't turn off what curators and admins decide about your prompts, because it
 * happens without you.
 */
const KINDS = {
  prompt_shared: 'sharing',
  group_shared: 'sharing',
  collection_editor: 'sharing',
  prompt_feedback: 'feedback',
  review_approved: 'reviews',
  to_do: 'reviews',
  report_handled: 'reports',
  prompt_deleted: undefined,
  prompt_restored: undefined,
  changes_asked: undefined,
  prompt_unpublished: undefined,
  collection_unpublished: undefined,
  prompt_allowed: undefined,
  prompts_received: undefined,
} satisfies Record<string, NotificationKind | undefined>

export type NotificationType = keyof typeof KINDS

export const NOTIFICATION_TYPES = Object.keys(KINDS) as NotificationType[]

/** Undefined for a type that can't be turned off. */
export function kindOfNotification(type: NotificationType): NotificationKind | undefined {
  return KINDS[type]
}
