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
export function PromptPreview({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(promptTextQuery(id))
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      title={data?.title ?? (error ? 'Failed to load the prompt.' : 'Loading...')}
      below={data && <Badge>{data.visibility === 'public' ? 'Public' : 'Private'}</Badge>}
      footer={
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {error && !data && (
        <ErrorState
          title="It was deleted, or could not be loaded."
          detail={sentenceFor(error, '')}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <section>
          <h3 className="mb-3 text-lg font-semibold">Prompt</h3>
          <RichTextView html={data.markdown} level={4} />
        </section>
      )}
      {data?.notes && (
        <section className="mt-8">
          <h3 className="mb-3 text-lg font-semibold">Notes</h3>
          <p className="whitespace-pre-wrap text-ink-soft" dir="auto">
            {data.notes}
          </p>
        </section>
      )}
    </Dialog>
  )
}
