import type { AdminPrompt } from '@prompt-library/contract/admin'
import { promptFields } from '@prompt-library/domain/fields/field'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { PromptNotes } from '../../entities/prompt/prompt-notes.tsx'
import { RichTextView } from '../../shared/editor/rich-text-view.tsx'
import { auditPath } from '../../shared/lib/admin-tabs.ts'
import { useSession } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Confirm } from '../../shared/ui/confirm.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { promptTextQuery } from './api.ts'

interface PromptViewerProps {
  id: number
  /** The prompt's row in the list. Undefined if it's on another page, so its visibility is unknown. */
  listed: AdminPrompt | undefined
  onClose: () => void
}

/**
 * Shows any prompt's text in the console. Warns first that opening someone else's private prompt is recorded in the
 * audit log.
 */
export function PromptViewer({ id, listed, onClose }: PromptViewerProps) {
  const userId = useSession()?.user?.id
  const isUnrecorded = listed && (listed.visibility === 'public' || listed.authorId === userId)
  const [agreed, setAgreed] = useState(isUnrecorded ?? false)
  if (agreed) return <PromptPreview id={id} onClose={onClose} />
  return (
    <Confirm
      open
      question={{
        title: 'Open this prompt?',
        text: `${listed ? 'The' : 'If it’s private and not yours, the'} audit log will show that you opened it.`,
        confirm: 'Open prompt',
      }}
      onAnswer={(yes) => (yes ? setAgreed(true) : onClose())}
    />
  )
}

function PromptPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery(promptTextQuery(id))
  const { data, error } = query
  const fields = useMemo(() => promptFields(data?.html ?? ''), [data?.html])
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title={data?.title ?? (error ? 'We couldn’t load this prompt' : 'Loading...')}
      above={data && <Badge>{data.visibility === 'public' ? 'Public' : 'Private'}</Badge>}
      footer={
        <>
          <Link to={auditPath({ prompt: String(id) })} className={buttonClass('quiet')}>
            View in Audit Log
          </Link>
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <QueryState
        query={query}
        failed="This prompt was deleted or couldn’t be loaded."
        loading={<Skeleton className="h-40" />}
      >
        {({ html, notes }) => (
          <div className="flex flex-col gap-8">
            <section>
              <h3 className="mb-3 text-lg font-semibold">Prompt</h3>
              <RichTextView html={html} level={4} fields={fields} />
            </section>
            <PromptNotes notes={notes} />
          </div>
        )}
      </QueryState>
    </Dialog>
  )
}
