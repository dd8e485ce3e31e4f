import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { revisionQuery } from '../../entities/prompt/revisions-api.ts'
import { versionMissing } from '../../entities/prompt/version-missing.ts'
import { ApiError, sentenceFor } from '../../shared/lib/api-client.ts'
import { useMember } from '../../shared/session/api.ts'
import { Select } from '../../shared/ui/input.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { versionChoices } from './chosen-versions.ts'
import { Comparison } from './comparison.tsx'

interface ComparedVersionsProps {
  prompt: Prompt
  shown: number
  /** What it's compared with. Undefined for the first version. */
  other: number | undefined
  /** It isn't known yet whether there is a version before. */
  isWaiting: boolean
  listed: readonly RevisionEntry[]
  onChoose: (chosen: { revision: number; compareWith: number | undefined }) => void
}

/** What differs between two versions, the older one first. */
export function ComparedVersions({
  prompt,
  shown,
  other,
  isWaiting,
  listed,
  onChoose,
}: ComparedVersionsProps) {
  const selectId = useId()
  const choices = versionChoices(listed, other === undefined ? [] : [other])
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-lg font-semibold">Version {shown}</h3>
        <div className="flex items-center gap-2">
          <label htmlFor={selectId} className="text-sm whitespace-nowrap text-ink-soft">
            Compare with
          </label>
          <Select
            id={selectId}
            value={other ?? ''}
            className="max-w-36"
            onChange={({ target }) => onChoose({ revision: shown, compareWith: Number(target.value) })}
          >
            {other === undefined && <option value="">Choose…</option>}
            {choices
              .filter((revision) => revision !== shown)
              .map((revision) => (
                <option key={revision} value={revision}>
                  Version {revision}
                </option>
              ))}
          </Select>
        </div>
      </div>
      {other === undefined ? (
        !isWaiting && <p className="text-ink-soft">There’s no earlier version to compare it with.</p>
      ) : (
        <TwoVersions prompt={prompt} older={Math.min(shown, other)} newer={Math.max(shown, other)} />
      )}
    </section>
  )
}

function TwoVersions({ prompt, older, newer }: { prompt: Prompt; older: number; newer: number }) {
  const [before, after] = [
    useQuery(revisionQuery(prompt.id, older)),
    useQuery(revisionQuery(prompt.id, newer)),
  ]
  const member = useMember()
  const error = before.error ?? after.error
  const isMissing = error instanceof ApiError && error.status === 404
  const missing = before.error ? older : newer
  if (error && (isMissing || !(before.data && after.data))) {
    return (
      <ErrorState
        title={isMissing ? versionMissing(prompt, missing, member?.id) : 'We couldn’t load these versions'}
        detail={isMissing ? undefined : sentenceFor(error, 'Check your connection and try again.')}
        onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
      />
    )
  }
  if (!before.data || !after.data) return <Skeleton className="h-64" />
  return <Comparison before={before.data} after={after.data} />
}
