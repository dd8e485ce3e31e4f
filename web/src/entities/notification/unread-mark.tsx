/** The one mark of an unread notification. */
export function UnreadMark({ isRead }: { isRead: boolean }) {
  if (isRead) return null
  return (
    <>
      <span aria-hidden className="size-2 shrink-0 rounded-full bg-brand-ink" />
      <span className="sr-only">Unread: </span>
    </>
  )
}
