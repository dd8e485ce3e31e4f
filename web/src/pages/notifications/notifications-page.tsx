// All notifications, page by page, and Mark all as read.

import type { Notification } from '@prompt-library/contract/notifications'
import { pages } from '@prompt-library/contract/pages'
import { NOTIFICATIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { BellOff, Check, CheckCheck, Settings } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { notificationsPageQuery, useMarkRead } from '../../entities/notification/api.ts'
import { notificationTarget } from '../../entities/notification/notification-target.ts'
import { UnreadMark } from '../../entities/notification/unread-mark.tsx'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { useDialogParam } from '../../shared/lib/use-dialog-param.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { Skeletons } from '../../shared/ui/skeleton.tsx'
import { TimeAgo } from '../../shared/ui/time-ago.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

export function NotificationsPage() {
  const [{ page }, change] = useListAddress({})
  const query = useQuery(notificationsPageQuery(page))
  const { mutate: mark } = useMarkRead()
  const [settings, openSettings, closeSettings] = useDialogParam('settings')
  return (
    <div className="column-width">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <PageHeading title={pages.notifications.title} />
        <Button icon={Settings} look="secondary" size="small" onClick={() => openSettings('open')}>
          Settings
        </Button>
      </div>
      <PagedQuery
        query={query}
        failed="We couldn’t load your notifications."
        loading={<Loading />}
        page={page}
        pageSize={NOTIFICATIONS_PAGE_SIZE}
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ notifications, total, unread }) =>
          total === 0 ? (
            <EmptyState icon={BellOff} title="No notifications yet">
              <p>When someone shares a prompt with you, you’ll see it here.</p>
              <Link to={pages.library.path} className={`${buttonClass('secondary')} mt-4`}>
                Browse the library
              </Link>
            </EmptyState>
          ) : (
            <>
              <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                <p role="status" className="text-ink-soft">
                  {countInWords({ total, unread })}
                </p>
                <Button
                  icon={CheckCheck}
                  look="secondary"
                  size="small"
                  unavailable={unread === 0}
                  onClick={() => mark({ mark_all_read: true })}
                >
                  Mark all as read
                </Button>
              </div>
              <ul className="flex flex-col gap-3">
                {notifications.map((notification) => (
                  <li key={notification.id}>
                    <NotificationCard
                      notification={notification}
                      onRead={() => mark({ notification_id: notification.id })}
                    />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </PagedQuery>
      {settings && <SettingsDialog onClose={closeSettings} />}
    </div>
  )
}

function Loading() {
  return (
    <div role="status">
      <p className="mb-4 text-ink-soft">Loading...</p>
      <Skeletons count={4} className="mb-3 h-28" />
    </div>
  )
}

function countInWords({ total, unread }: { total: number; unread: number }): string {
  const all = `${groupedCount(total)} ${total === 1 ? 'notification' : 'notifications'}`
  return unread === 0 ? `${all}, all read` : `${all}, ${groupedCount(unread)} unread`
}

function NotificationCard({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { title, message, is_read, created_at, data } = notification
  const card = useRef<HTMLElement>(null)
  const target = notificationTarget(notification)
  return (
    <article
      ref={card}
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-xl border border-line bg-surface px-5 py-4"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="flex min-w-0 items-center gap-2 font-semibold">
          <UnreadMark isRead={is_read} />
          {title}
        </h2>
        <p className="text-sm text-ink-soft sm:ml-auto">
          <TimeAgo iso={created_at} />
        </p>
      </header>
      <p dir="auto">{message}</p>
      {data.personal_message && (
        <blockquote
          dir="auto"
          className="border-s-3 border-brand-soft ps-3 whitespace-pre-line text-ink-soft"
        >
          {data.personal_message}
        </blockquote>
      )}
      <footer className="mt-1 flex flex-wrap gap-2">
        {target && (
          <Link
            to={target.path}
            onClick={() => !is_read && onRead()}
            aria-label={`${target.label}: ${message}`}
            className={buttonClass('secondary', 'small')}
          >
            {target.label}
          </Link>
        )}
        {!is_read && (
          <Button
            icon={Check}
            look="quiet"
            size="small"
            aria-label={`Mark as read: ${message}`}
            onClick={() => {
              onRead()
              // The button disappears; without this, keyboard focus would be lost.
              card.current?.focus()
            }}
          >
            Mark as read
          </Button>
        )}
      </footer>
    </article>
  )
}
