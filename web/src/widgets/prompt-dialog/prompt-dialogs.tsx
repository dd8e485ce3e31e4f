import { Suspense, useEffect } from 'react'
import { useClosePrompt, useOpenPrompt } from '../../entities/prompt/open-prompt.ts'
import { useMember } from '../../shared/session/api.ts'
import { LoadBoundary, lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadFailureDialog } from '../../shared/ui/load-failure.tsx'
import { loadWhenIdle } from '../../shared/ui/load-when-idle.ts'
import { FOR_MEMBERS, FOR_VISITORS } from './dialog-parts.ts'

const PromptDialog = lazyPart(async () => (await import('./prompt-dialog.tsx')).PromptDialog)

/** The dialog named in the URL, shown over the list. */
export function PromptDialogs() {
  const open = useOpenPrompt()
  const close = useClosePrompt()
  const isMember = useMember() !== null
  useEffect(() => loadWhenIdle([PromptDialog, ...(isMember ? FOR_MEMBERS : FOR_VISITORS)]), [isMember])
  return (
    <Suspense>
      {open && (
        <LoadBoundary
          key={`${open.view} ${open.id}`}
          failed={(retry) => <LoadFailureDialog onRetry={retry} onClose={close} />}
        >
          <PromptDialog {...open} onClose={close} />
        </LoadBoundary>
      )}
    </Suspense>
  )
}
