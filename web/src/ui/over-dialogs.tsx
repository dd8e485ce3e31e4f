import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'

interface Over {
  content: ReactNode
  /** Called by a dialog that shows the content, until it closes. */
  hold: () => () => void
}

export const OverDialogs = createContext<Over | undefined>(undefined)

/**
 * Shows something that may have to stand over a dialog, such as the question to sign in again. An open dialog takes it
 * in: beside it, each of the two would hide the other from screen readers, and a click in one would close the other.
 */
export function OverDialogsProvider({ content, children }: { content: ReactNode; children: ReactNode }) {
  const [holders, setHolders] = useState(0)
  const hold = useCallback(() => {
    setHolders((count) => count + 1)
    return () => setHolders((count) => count - 1)
  }, [])
  return (
    <>
      <OverDialogs value={{ content, hold }}>{children}</OverDialogs>
      {holders === 0 && content}
    </>
  )
}

/** What a dialog shows over itself. The dialogs within it show nothing of the kind. */
export function useOverDialogs(open: boolean): ReactNode {
  const over = use(OverDialogs)
  const hold = over?.hold
  useEffect(() => (open ? hold?.() : undefined), [open, hold])
  return over?.content
}
