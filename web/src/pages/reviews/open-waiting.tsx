import type { ToDo } from '@prompt-library/contract/to-do'
import { type Path, useLocation, useSearchParams } from 'react-router'
import { readNumber } from '../../entities/prompt/open-prompt.ts'
import { useCloseDialog, useDialogState } from '../../shared/lib/dialog-history.ts'
import { WaitingDialog } from './waiting-dialog.tsx'

/** The URL parameter of the open prompt, so that Back closes it. */
const OPEN = 'waiting'

/** Props of a link that opens a prompt that waits for approval. */
export function useWaitingLink() {
  const { pathname, search } = useLocation()
  const state = useDialogState({ overDialog: false })
  return (id: number) => ({ to: addressWith({ pathname, search }, id), state, preventScrollReset: true })
}

interface OpenWaitingProps {
  entries: readonly ToDo[]
  /** Called before a decision is sent. Returns what moves the focus then, because the entry is gone. */
  onDecide: (index: number) => () => void
}

/** The waiting prompt that the address names. */
export function OpenWaiting({ entries, onDecide }: OpenWaitingProps) {
  const location = useLocation()
  const [params] = useSearchParams()
  const opened = readNumber(params.get(OPEN))
  const close = useCloseDialog(addressWith(location, undefined))
  if (opened === undefined) return null
  const index = entries.findIndex(({ kind, prompt_id }) => kind === 'waiting' && prompt_id === opened)
  return (
    <WaitingDialog
      key={opened}
      id={opened}
      listed={entries[index]}
      onClose={close}
      onDecide={() => onDecide(index)}
    />
  )
}

function addressWith({ pathname, search }: Pick<Path, 'pathname' | 'search'>, id: number | undefined) {
  const after = new URLSearchParams(search)
  if (id === undefined) after.delete(OPEN)
  else after.set(OPEN, String(id))
  return { pathname, search: after.toString() }
}
