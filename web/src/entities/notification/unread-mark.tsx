/** The one mark of an unread notification. Read aloud before its title and shown after it, so titles line up. */
export function UnreadMark({ isRead }: { isRead: boolean }) {
  if (isRead) return null
  return (
    <>
      <span aria-hidden className="order-last size-2 shrink-0 rounded-full bg-brand-ink" />
      <span className="sr-only">Unread: </span>
    </>
  )
}
