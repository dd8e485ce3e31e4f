import type { Notification } from '@prompt-library/contract/notifications'
import {
  kindOfNotification,
  type NotificationKind,
  type NotificationType,
} from '@prompt-library/domain/people/notification-kinds'
import { timeAgo } from '@prompt-library/domain/people/time-ago'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { IS_OPEN, isVisibleTo } from '../prompts/access-queries.ts'

interface State {
  /** Of the IDs. */
  sum: string
  total: number
  unread: number
}

/**
 * Whether a notification leads somewhere. It's hidden while its prompt is deleted. Looks for the few deleted prompts, which is faster than
 * a join with all others.
 */
const IS_SHOWN = sql<boolean>`not exists (
  select from all_prompts where all_prompts.id = notifications.prompt_id and deleted_at is not null)`

/**
 * Changes whenever a notification is added, deleted, hidden, or shown again (sum and total), or read (unread). Reads one user's
 * entries in a single index.
 */
export async function getNotificationState(db: Queryable, userId: number): Promise<State> {
  const { rows } = await sql<State>`
    select coalesce(sum(id), 0)::text as sum, count(*)::int as total,
      (count(*) filter (where read_at is null))::int as unread
    from notifications where user_id = ${userId} and ${IS_SHOWN}`.execute(db)
  return rows[0] ?? { sum: '0', total: 0, unread: 0 }
}

interface Window {
  limit: number
  offset: number
}

interface Row extends Pick<Notification, 'id' | 'type' | 'title' | 'message'> {
  prompt_id: number | null
  personal_message: string | null
  collection_token: string | null
  group_id: number | null
  created_at: Date
  read_at: Date | null
}

export async function listNotifications(
  db: Queryable,
  userId: number,
  { limit, offset, now }: Window & { now: Date },
): Promise<Notification[]> {
  const { rows } = await sql<Row>`
    select notifications.id, type, notifications.title, ${messageFor(userId)} as message, personal_message,
      case when ${isVisibleTo(userId)} then prompts.id end as prompt_id, notifications.created_at, read_at,
      collections.token as collection_token, groups.id as group_id
    from notifications left join prompts on prompts.id = notifications.prompt_id
      left join collections on collections.id = notifications.collection_id
      left join groups on groups.id = notifications.group_id and ${IS_OPEN}
    where user_id = ${userId} and ${IS_SHOWN}
    order by notifications.created_at desc, notifications.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ prompt_id, personal_message, collection_token, group_id, read_at, ...row }) => {
    const created_at = row.created_at.toISOString()
    return {
      ...row,
      created_at,
      time_ago: timeAgo(created_at, now, 'UTC'),
      is_read: read_at !== null,
      data: {
        prompt_id,
        personal_message,
        ...(collection_token !== null && { collection_token }),
        ...(group_id !== null && { group_id }),
      },
    }
  })
}

/** Titles and names are never stored in a notification: its reader gets the current one, as long as they can view it. */
function messageFor(userId: number) {
  return sql`concat_ws(': ', case when collections.id is not null then '“' || collections.name || '”'
    when groups.id is not null then '“' || groups.name || '”'
    when notifications.group_id is not null then 'A group that has ended'
    when ${isVisibleTo(userId)} then '“' || prompts.title || '”'
    when notifications.prompt_id is not null then 'A prompt that you can’t view now' end, nullif(message, ''))`
}

interface Reader {
  userId: number
  now: Date
}

/** One notification, all about a shared prompt, or all. Returns how many there are, also read ones; those keep their time. */
export async function markRead(
  db: Queryable,
  { userId, now, id, promptId }: Reader & { id: number | undefined; promptId: number | undefined },
): Promise<bigint> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('user_id', '=', userId)
    .where(IS_SHOWN)
    .$if(id !== undefined, (update) => update.where('id', '=', Number(id)))
    .$if(id === undefined, (update) => update.where('read_at', 'is', null))
    .$if(promptId !== undefined, (update) =>
      update.where('type', '=', 'prompt_shared').where('prompt_id', '=', Number(promptId)),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}

export async function deleteReadNotifications(db: Queryable, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('read_at', 'is not', null)
    .where('created_at', '<', createdBefore)
    .execute()
}

interface NewNotification {
  type: NotificationType
  userIds: readonly number[]
  /** Deletes it together with their account. What curators and admins decide has none, so that it stays. */
  actor_id?: number
  prompt_id?: number | null
  /** These users must be members of it. */
  collection_id?: number
  title: string
  /** Follows the title of the prompt or the name of the collection, which are looked up when someone reads it. */
  message?: string
  personal_message?: string | null
  now: Date
}

/**
 * The same notification for each of these users who hasn't turned off its kind. It replaces an unread one by the same person about the same prompt: repeating
 * a share must not fill someone's list. Lock the prompt first.
 */
export async function createNotifications(
  tx: Tx,
  { userIds, now, type, title, message = '', ...notification }: NewNotification,
): Promise<void> {
  const { actor_id = null, prompt_id = null, collection_id = null, personal_message = null } = notification
  if (prompt_id !== null && actor_id !== null)
    await notificationsAbout(tx, { type, prompt_id, actor_id })
      .where(sql<boolean>`user_id = any(${userIds}::int[])`)
      .where('read_at', 'is', null)
      .execute()
  await sql`
    insert into notifications (user_id, type, actor_id, prompt_id, collection_id, title, message, personal_message, created_at)
    select users.id, ${type}::text, ${actor_id}::int, ${prompt_id}::int, ${collection_id}::int, ${title}::text,
      ${message}::text, ${personal_message}::text, ${now}::timestamptz
    from users where id = any(${userIds}::int[])
      and not coalesce(${kindOfNotification(type) ?? null}::text = any(muted_notifications), false)`.execute(
    tx,
  )
}

/**
 * Tells a group's members of today that something is shared with it. Whoever hasn't read an earlier one gets no other, so that forty
 * shares make one notification.
 */
export async function notifyGroup(
  tx: Tx,
  { groupId, sharerId, now }: { groupId: number; sharerId: number; now: Date },
): Promise<void> {
  await sql`
    insert into notifications (user_id, type, group_id, title, message, created_at)
    select member.user_id, ${'group_shared' satisfies NotificationType}, member.group_id, 'New in your group', '', ${now}::timestamptz
    from group_members as member join users on users.id = member.user_id and users.status = 'active'
    where member.group_id = ${groupId} and member.user_id <> ${sharerId} and not 'sharing' = any(users.muted_notifications)
      and not exists (select from notifications as unread
        where unread.group_id = member.group_id and unread.user_id = member.user_id and unread.read_at is null)`.execute(
    tx,
  )
}

/** The kinds that the user has turned off. */
export async function getMuted(db: Queryable, userId: number): Promise<NotificationKind[]> {
  const { muted_notifications } = await db
    .selectFrom('users')
    .select('muted_notifications')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return muted_notifications
}

/** A single statement, so that two switches used at once both count. */
export async function setMuted(
  db: Queryable,
  { userId, kind, muted }: { userId: number; kind: NotificationKind; muted: boolean },
): Promise<void> {
  const others = sql`array_remove(muted_notifications, ${kind}::text)`
  await sql`update users set muted_notifications = ${muted ? sql`${others} || ${kind}::text` : others}
    where id = ${userId}`.execute(db)
}

interface About {
  type: NotificationType
  prompt_id: number
  actor_id: number
}

export async function deleteNotifications(tx: Tx, about: About): Promise<void> {
  await notificationsAbout(tx, about).execute()
}

function notificationsAbout(tx: Tx, { type, prompt_id, actor_id }: About) {
  return tx
    .deleteFrom('notifications')
    .where('type', '=', type)
    .where('prompt_id', '=', prompt_id)
    .where('actor_id', '=', actor_id)
}
