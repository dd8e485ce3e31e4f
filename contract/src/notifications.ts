import { NOTIFICATION_LIMIT_MAX } from '@prompt-library/domain/limits'
import { NOTIFICATION_KINDS } from '@prompt-library/domain/people/notification-kinds'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { count, page } from './list-query.ts'
import { id, positiveInteger } from './numbers.ts'

const notification = z.object({
  id: z.int(),
  /** One of those in `domain/src/people/notification-kinds.ts`. An open page may receive a type added after it was loaded. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  time_ago: z.string(),
  created_at: z.iso.datetime(),
  data: z.object({
    prompt_id: z.nullable(z.int()),
    personal_message: z.nullable(z.string()),
    /** Only with `collection_editor`. */
    collection_token: z.optional(z.string()),
    /** Only with `group_shared`. */
    group_id: z.optional(z.int()),
  }),
})

export type Notification = z.output<typeof notification>

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/get_notifications.php',
  summary: 'List your notifications, newest first. Returns 304 if they match the ETag in `If-None-Match`',
  access: 'member',
  background: true,
  query: z.object({
    limit: z.optional(positiveInteger('limit', NOTIFICATION_LIMIT_MAX)),
    page,
  }),
  headers: z.object({ 'x-unread-count': count, 'x-total-count': count, etag: z.string() }),
  answer: z.array(notification),
})

export const markNotificationsRead = defineCall({
  method: 'POST',
  path: '/api/mark_notifications_read.php',
  summary: 'Mark one of your notifications, the ones about one shared prompt, or all of them as read',
  access: 'member',
  body: z
    .object({
      notification_id: z.optional(id('notification_id')),
      prompt_id: z.optional(id('prompt_id')),
      mark_all_read: z.optional(z.literal(true, 'mark_all_read must be true.')),
    })
    .check(
      z.refine(
        (which) => Object.values(which).filter((value) => value !== undefined).length === 1,
        'Send exactly one of notification_id, prompt_id, or mark_all_read.',
      ),
    ),
  answer: z.object({ success: z.literal(true), unread_count: z.int() }),
})

const kinds = z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), on: z.boolean() }))
export type NotificationSwitch = z.output<typeof kinds>[number]

export const listNotificationKinds = defineCall({
  method: 'GET',
  path: '/api/notification-kinds',
  summary: 'List the kinds of notifications that you can turn off, and whether they’re on',
  access: 'member',
  answer: kinds,
})

export const setNotificationKind = defineCall({
  method: 'PUT',
  path: '/api/notification-kinds/:kind',
  summary: 'Turn a kind of notifications on or off. Those you have already received stay',
  access: 'member',
  body: z.object({
    kind: z.enum(NOTIFICATION_KINDS, `kind must be one of ${NOTIFICATION_KINDS.join(', ')}.`),
    on: z.boolean('on must be true or false.'),
  }),
  answer: kinds,
})
