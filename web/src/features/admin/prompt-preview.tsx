import type { AdminPrompt } from '@prompt-library/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { RichTextView } from '../../editor/rich-text-view.tsx'
import { sentenceFor } from '../../lib/api-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { promptTextQuery } from './api.ts'

/** Any prompt's text, private ones too: only to be read. */
export function PromptPreview({ prompt, onClose }: { prompt: AdminPrompt; onClose: () => void }) {
  const { data, error, refetch } = useQuery(promptTextQuery(prompt.id))
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title={prompt.title}
      below={
        data && (
          <p className="flex gap-2">
            <Badge>{prompt.category}</Badge>
            <Badge>{data.visibility === 'public' ? 'Public' : 'Private'}</Badge>
          </p>
        )
      }
      footer={
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error && !data && (
        <ErrorState title="Failed to load the prompt." detail={sentenceFor(error, '')} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && <RichTextView html={data.markdown} />}
      {data?.notes && (
        <section className="mt-8">
          <h3 className="mb-2 font-semibold">Notes</h3>
          <p className="whitespace-pre-wrap text-ink-soft" dir="auto">
            {data.notes}
          </p>
        </section>
      )}
    </Dialog>
  )
}
