import { type ReactNode, useRef, useState } from 'react'
import { type BuilderState, changeRound, promptOf } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { type Round, roundStart } from '../../features/build/round.ts'
import { stepByKey } from '../../shared/lib/steps.ts'
import { Button } from '../../shared/ui/button.tsx'
import { LOAD_FAILURE } from '../../shared/ui/load-failure.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { ChangedText } from './changed-text.tsx'
import { ChangesLine, countText, DecideAll } from './changes-line.tsx'
import { ChangesMenu, RESTORE, roundName, type View } from './changes-menu.tsx'
import { PromptText } from './prompt-text.tsx'
import { RoundChanges } from './round-changes.tsx'
import { useComparison } from './use-comparison.ts'
import { useDecisions } from './use-decisions.ts'
import { sourceName, VERSION_NAMES } from './version-names.ts'

interface EnhancedVersionProps {
  state: BuilderState
  round: Round
  onShown: (index: number) => void
}

interface Shown {
  /** Says what it is. */
  text: string
  actions?: ReactNode
  body: ReactNode
}

/** The AI Enhanced tab: one text with its changes in place. What else can be shown of it is in the menu. */
export function EnhancedVersion({ state, round, onShown }: EnhancedVersionProps) {
  const [choice, choose] = useState<{ shown: number; view: View }>({ shown: state.shown, view: 'changes' })
  // A choice is about the version that was shown when it was made.
  const view = choice.shown === state.shown ? choice.view : 'changes'
  const [announcement, announce] = useState('')
  const { decisions, decideOne, decideAll, step } = useDecisions(round, announce)
  const menu = useRef<HTMLButtonElement>(null)
  const from = sourceName(state, round.from)
  const text = promptOf(state, 'enhanced') ?? ''
  const other = view === 'changes' || view === 'result' ? undefined : view
  const comparison = useComparison(other === undefined ? undefined : promptOf(state, other), text)

  const show = (next: View) => choose({ shown: state.shown, view: next })
  const setUndone = (undone: boolean) => {
    builderStore.change((before) => changeRound(before, (shown) => ({ ...shown, undone })))
    announce(undone ? 'Enhancement reverted.' : 'Enhancement restored.')
  }
  /** A button that is gone afterwards. */
  const once = (label: string, act: () => void) => (
    <Button
      look="quiet"
      size="small"
      onClick={() => {
        act()
        menu.current?.focus()
      }}
    >
      {label}
    </Button>
  )
  const result = <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={text} />

  const changes = (): Shown =>
    decisions.length === 0
      ? { text: `Identical to ${from}.`, body: result }
      : {
          text: countText(decisions),
          actions: <DecideAll decisions={decisions} onDecide={decideAll} />,
          body: <RoundChanges key={state.shown} {...{ round, from, decisions, decideOne }} />,
        }
  const differences = (name: string): Shown => {
    const { parts, error, refetch } = comparison
    const actions = once('Show changes', () => show('changes'))
    if (error)
      return { text: '', actions, body: <ErrorState {...LOAD_FAILURE} onRetry={() => void refetch()} /> }
    if (!parts) return { text: `Comparing with ${name}...`, actions, body: <Skeleton className="h-60" /> }
    const count = parts.filter(({ kind }) => kind === 'change').length
    if (count === 0) return { text: `Identical to ${name}.`, actions, body: result }
    const difference = count === 1 ? '1 difference' : `${count} differences`
    return { text: `${difference} from ${name}`, actions, body: <ChangedText parts={parts} with={name} /> }
  }
  const shown = (): Shown => {
    if (round.undone)
      return {
        text: `Enhancement reverted.${promptOf(state, round.from) === roundStart(round) ? ` Same text as ${from}.` : ''}`,
        actions: once(RESTORE, () => setUndone(false)),
        body: result,
      }
    if (view === 'changes') return changes()
    if (other !== undefined) return differences(sourceName(state, other))
    return { text: 'Result only', actions: once('Show changes', () => show('changes')), body: result }
  }
  const { body, ...line } = shown()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undoes what was decided in it
    <div
      className="flex flex-col gap-4"
      onKeyDown={(event) => {
        const by = stepByKey(event)
        if (!by || round.undone) return
        event.preventDefault()
        step(by)
      }}
    >
      <ChangesLine
        {...line}
        name={state.enhancements.length > 1 ? roundName(state, state.shown) : undefined}
        menu={
          <ChangesMenu
            ref={menu}
            {...{ state, round, view }}
            onView={show}
            onShown={onShown}
            onStep={step}
            onUndone={setUndone}
          />
        }
      />
      {body}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
