import type { Notification } from '@prompt-library/contract/notifications'
import { Link } from 'react-router'
import { classNames } from '../../shared/ui/class-names.ts'
import { TimeAgo } from '../../shared/ui/time-ago.tsx'
import { NotificationIcon } from './notification-icon.tsx'
import { notificationTarget } from './notification-target.ts'

interface NotificationLinkProps {
  notification: Notification
  /** Called on click; marks the notification as read and closes the list. */
  onFollow: () => void
}

/** A notification in the dropdown. One that leads nowhere is only marked as read. */
export function NotificationLink({ notification, onFollow }: NotificationLinkProps) {
  const { is_read, title, message, created_at, type, data } = notification
  const content = (
    <>
      <span
        aria-hidden
        className={classNames(
          'mt-2 size-2 shrink-0 rounded-full',
          is_read ? 'bg-transparent' : 'bg-brand-ink',
        )}
      />
      <span className="min-w-0">
        <span className={classNames('flex items-center gap-2', is_read ? 'text-ink-soft' : 'font-semibold')}>
          <NotificationIcon type={type} />
          <span>
            {!is_read && <span className="sr-only">Unread: </span>}
            {title}
          </span>
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
