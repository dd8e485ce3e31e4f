import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { revisionQuery } from '../../entities/prompt/revisions-api.ts'
import { VERSION_MISSING } from '../../entities/prompt/version-missing.ts'
import { ApiError, sentenceFor } from '../../shared/lib/api-client.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
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
  /** Returns to the list, where that isn't next to it. */
  onBack: (() => void) | undefined
  /** For the author, if the version isn't the current one. */
  restore: { run: (revision: number) => void; busy: string | false } | undefined
}

/** What differs between two versions, the older one first. */
export function ComparedVersions({ prompt, shown, other, isWaiting, listed, ...on }: ComparedVersionsProps) {
  const linkTo = usePromptLink()
  const choices = versionChoices(listed, other === undefined ? [shown] : [shown, other])
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h3 className="sr-only">Version {shown}</h3>
      {on.onBack && (
        <Button look="quiet" size="small" className="-ml-3 self-start" onClick={on.onBack}>
          <ArrowLeft aria-hidden className="size-4" />
          All versions
        </Button>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <VersionSelect
            label="Show"
            value={shown}
            choices={choices.filter((one) => one !== other)}
            onChoose={(revision) => on.onChoose({ revision, compareWith: other })}
          />
          <VersionSelect
            label="Compare with"
            value={other}
            choices={choices.filter((one) => one !== shown)}
            onChoose={(compareWith) => on.onChoose({ revision: shown, compareWith })}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            {...linkTo('prompt', prompt.id, shown === prompt.revision ? undefined : shown)}
            className={buttonClass('secondary')}
          >
            View version {shown}
          </Link>
          {on.restore && (
            <Button busy={on.restore.busy} onClick={() => on.restore?.run(shown)}>
              Restore this version
            </Button>
          )}
        </div>
      </div>
      {other === undefined ? (
        !isWaiting && <p className="text-ink-soft">There’s no earlier version to compare it with.</p>
      ) : (
        <TwoVersions promptId={prompt.id} older={Math.min(shown, other)} newer={Math.max(shown, other)} />
      )}
    </section>
  )
}

interface VersionSelectProps {
  label: string
  value: number | undefined
  choices: readonly number[]
  onChoose: (revision: number) => void
}

function VersionSelect({ label, value, choices, onChoose }: VersionSelectProps) {
  return (
    <Field label={label}>
      <Select value={value ?? ''} className="w-40" onChange={(event) => onChoose(Number(event.target.value))}>
        {value === undefined && <option value="">Choose…</option>}
        {choices.map((revision) => (
          <option key={revision} value={revision}>
            Version {revision}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function TwoVersions({ promptId, older, newer }: { promptId: number; older: number; newer: number }) {
  const [before, after] = [useQuery(revisionQuery(promptId, older)), useQuery(revisionQuery(promptId, newer))]
  const error = before.error ?? after.error
  const isMissing = error instanceof ApiError && error.status === 404
  if (error && (isMissing || !(before.data && after.data))) {
    return (
      <ErrorState
        title={isMissing ? VERSION_MISSING : 'We couldn’t load these versions'}
        detail={isMissing ? undefined : sentenceFor(error, 'Check your connection and try again.')}
        onRetry={() => void Promise.all([before.refetch(), after.refetch()])}
      />
    )
  }
  if (!before.data || !after.data) return <Skeleton className="h-64" />
  return (
    <Comparison
      before={before.data}
      after={after.data}
      names={{ before: `Version ${older}`, after: `Version ${newer}` }}
    />
  )
}
