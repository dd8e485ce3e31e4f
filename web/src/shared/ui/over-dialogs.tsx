// What appears over an open dialog, such as the sign-in dialog.
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'

interface Over {
  content: ReactNode
  /** Called by an open dialog to take over the content. Returns a function to call when it closes. */
  hold: () => () => void
}

export const OverDialogs = createContext<Over | undefined>(undefined)

/**
 * Shows content that may have to appear over a dialog, such as the sign-in dialog. An open dialog renders it inside itself.
 * Otherwise, the two would hide each other from screen readers, and a click in one would close the other.
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

/** The content an outermost dialog renders over itself. Nested dialogs get undefined. */
export function useOverDialogs(open: boolean): ReactNode {
  const over = use(OverDialogs)
  const hold = over?.hold
  useEffect(() => (open ? hold?.() : undefined), [open, hold])
  return over?.content
}
