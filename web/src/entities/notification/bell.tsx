import type { Notification } from '@prompt-library/contract/notifications'
import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Popover } from '../../shared/ui/popover.tsx'
import { TimeAgo } from '../../shared/ui/time-ago.tsx'
import { latestNotificationsQuery, useMarkRead } from './api.ts'
import { BellButton } from './bell-button.tsx'
import { notificationTarget } from './notification-target.ts'
import { UnreadMark } from './unread-mark.tsx'

/** The list of notifications under the bell, and its number of unread ones. */
export function Bell({ defaultOpen }: { defaultOpen: boolean }) {
  const [open, setOpen] = useState(defaultOpen)
  const { data, isPending, isError, error } = useQuery(latestNotificationsQuery)
  const { mutate: mark } = useMarkRead()
  const unread = data?.unread ?? 0
  const close = () => setOpen(false)
  return (
    <>
      <Popover
        title="Notifications"
        open={open}
        onOpenChange={setOpen}
        trigger={<BellButton unread={unread} />}
        actions={
          <Button
            look="quiet"
            size="small"
            unavailable={unread === 0}
            onClick={() => mark({ mark_all_read: true })}
          >
            Mark all as read
          </Button>
        }
        footer={
          <Link
            to={pages.notifications.path}
            onClick={close}
            className="block rounded-b-xl px-4 py-2.5 text-center font-medium text-brand-ink -outline-offset-2 hover:bg-brand-tint"
          >
            See all notifications
          </Link>
        }
      >
        {!data?.notifications.length && (
          <p role="status" className="px-4 py-8 text-center text-ink-soft">
            {isPending && 'Loading...'}
            {isError && !data && sentenceFor(error, 'We couldn’t load your notifications.')}
            {data && 'No notifications yet'}
          </p>
        )}
        <ul className="divide-y divide-line">
          {data?.notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationLink
                notification={notification}
                onFollow={() => {
                  close()
                  if (!notification.is_read) mark({ notification_id: notification.id })
                }}
              />
            </li>
          ))}
        </ul>
      </Popover>
      <span role="status" className="sr-only">
        {unread > 0 && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </span>
    </>
  )
}

interface NotificationLinkProps {
  notification: Notification
  /** Called on click; marks the notification as read and closes the list. */
  onFollow: () => void
}

/** A notification in the dropdown. One that leads nowhere is only marked as read. */
function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { is_read, title, message, created_at, data } = notification
  const content = (
    <>
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <UnreadMark isRead={is_read} />
          {title}
        </span>
        <span className="line-clamp-3 text-ink-soft" dir="auto">
          {message}
        </span>
        {data.personal_message && (
          <span className="line-clamp-2 text-ink-soft italic" dir="auto">
            {data.personal_message}
          </span>
        )}
        <span className="block text-sm text-ink-soft">
          <TimeAgo iso={created_at} />
        </span>
      </span>
    </>
  )
  const look = 'flex w-full gap-3 px-4 py-3 text-left -outline-offset-3 hover:bg-brand-tint'
  const target = notificationTarget(notification)
  if (target)
    return (
      <Link to={target.path} onClick={onFollow} className={look}>
        {content}
      </Link>
    )
  return (
    <button type="button" onClick={onFollow} className={look}>
      {content}
    </button>
  )
}
