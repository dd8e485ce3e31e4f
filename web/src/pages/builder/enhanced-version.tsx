import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BuilderState, changeRound, promptOf, versionsOf } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { type EnhancementSource, type Round, roundStart } from '../../features/build/round.ts'
import { background } from '../../shared/background/background.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { LOAD_FAILURE } from '../../shared/ui/load-failure.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { ChangedText } from './changed-text.tsx'
import { PromptText } from './prompt-text.tsx'
import { RoundChanges } from './round-changes.tsx'
import { sourceName, VERSION_NAMES } from './version-names.ts'

interface EnhancedVersionProps {
  state: BuilderState
  round: Round
  onShown: (index: number) => void
}

/** The AI Enhanced tab: the text with its changes in place, compared with any other version. */
export function EnhancedVersion({ state, round, onShown }: EnhancedVersionProps) {
  const [choice, choose] = useState({ shown: state.shown, source: round.from })
  // A choice is about the version that was shown when it was made.
  const compared = choice.shown === state.shown ? choice.source : round.from
  const others = otherSources(state)
  const setUndone = (undone: boolean) =>
    builderStore.change((before) => changeRound(before, (shown) => ({ ...shown, undone })))
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 empty:hidden">
        {state.enhancements.length > 1 && (
          <div className="min-w-48 flex-1">
            <EnhancementChoice state={state} onShown={onShown} />
          </div>
        )}
        {others.length > 1 && !round.undone && (
          <div className="min-w-48 flex-1">
            <Field label="Compare with">
              <Select
                value={others.indexOf(compared)}
                onChange={(event) =>
                  choose({ shown: state.shown, source: others[Number(event.target.value)] ?? round.from })
                }
              >
                {others.map((source, index) => (
                  <option key={source} value={index}>
                    {sourceName(state, source)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
      </div>
      {round.undone ? (
        <UndoneRound state={state} round={round} />
      ) : compared === round.from ? (
        <RoundChanges key={state.shown} round={round} from={sourceName(state, round.from)} />
      ) : (
        <Comparison
          before={promptOf(state, compared) ?? ''}
          after={promptOf(state, 'enhanced') ?? ''}
          with={sourceName(state, compared)}
        />
      )}
      <p role="status" className="sr-only">
        {round.undone && 'Enhancement undone.'}
      </p>
      <div>
        <Button
          look={round.undone ? 'secondary' : 'quiet'}
          size="small"
          onClick={() => setUndone(!round.undone)}
          className={round.undone ? '' : '-mx-3'}
        >
          {round.undone ? 'Restore this enhancement' : 'Undo this enhancement'}
        </Button>
      </div>
    </>
  )
}

/** Every version except the one that's shown. */
function otherSources(state: BuilderState): EnhancementSource[] {
  const versions = versionsOf(state).filter((version) => version !== 'enhanced')
  const rounds = state.enhancements.map((_, index) => index).filter((index) => index !== state.shown)
  return [...versions, ...rounds]
}

function UndoneRound({ state, round }: Pick<EnhancedVersionProps, 'state' | 'round'>) {
  const start = roundStart(round)
  const isSameNow = promptOf(state, round.from) === start
  return (
    <>
      <p className="rounded-xl border border-info-line bg-info-tint px-5 py-4 text-info-ink">
        You undid this enhancement, so you’re back to{' '}
        {isSameNow ? sourceName(state, round.from) : 'the text it was based on'}. Restore it to get your
        decisions back.
      </p>
      <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={start} />
    </>
  )
}

interface ComparisonProps {
  before: string
  after: string
  /** The name of the other version. */
  with: string
}

/** The differences from a version that this one isn't based on. There's nothing to decide. */
function Comparison({ before, after, with: name }: ComparisonProps) {
  const {
    data: parts,
    error,
    refetch,
  } = useQuery({
    queryKey: ['changes', before, after],
    queryFn: () => background().findChanges(before, after),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (error) return <ErrorState {...LOAD_FAILURE} onRetry={() => void refetch()} />
  if (!parts) return <Skeleton className="h-60" />
  const count = parts.filter(({ kind }) => kind === 'change').length
  return (
    <>
      <p className="text-ink-soft">
        {count === 0
          ? `Identical to ${name}.`
          : `${count === 1 ? '1 difference' : `${count} differences`} from ${name}. To accept or reject changes, compare this version with the one it’s based on.`}
      </p>
      {count === 0 ? (
        <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={after} />
      ) : (
        <ChangedText parts={parts} with={name} />
      )}
    </>
  )
}

function EnhancementChoice({ state, onShown }: Pick<EnhancedVersionProps, 'state' | 'onShown'>) {
  return (
    <Field label="Enhanced version">
      <Select value={state.shown} onChange={(event) => onShown(Number(event.target.value))}>
        {state.enhancements.map(({ from, undone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: enhancements are identified by index
          <option key={index} value={index}>
            {sourceName(state, index)} (from {sourceName(state, from)}
            {undone && ', undone'})
          </option>
        ))}
      </Select>
    </Field>
  )
}
