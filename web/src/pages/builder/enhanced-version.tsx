import { KIND_NAMES, OTHER_KIND } from '@prompt-library/domain/enhancer/kind-names'
import { ChevronDown, Undo2 } from 'lucide-react'
import { type Ref, useCallback, useRef, useState } from 'react'
import { type BuilderState, changeRound, promptOf } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import {
  decide,
  type EnhancementKind,
  type EnhancementSource,
  type Round,
  undoLast,
} from '../../features/build/round.ts'
import type { Decision } from '../../shared/changes/part.ts'
import { capitalized } from '../../shared/lib/capitalized.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { ChangedText } from './changed-text.tsx'
import { ChangesLine, countText, DecideAll } from './changes-line.tsx'
import { PromptText } from './prompt-text.tsx'
import { sourceName, VERSION_NAMES } from './version-names.ts'

interface EnhancedVersionProps {
  state: BuilderState
  round: Round
  /** Enhances what the round is based on again, as this kind of task. */
  onKind: (from: EnhancementSource, kind: EnhancementKind) => void
  isEnhancing: boolean
}

/** The AI Enhanced tab: one text with its changes in place, or without them. */
export function EnhancedVersion({ state, round, onKind, isEnhancing }: EnhancedVersionProps) {
  const [choice, choose] = useState<{ shown: number; view: View }>({ shown: state.shown, view: 'changes' })
  // A choice is about the version that was shown when it was made.
  const view = choice.shown === state.shown ? choice.view : 'changes'
  const show = (next: View) => choose({ shown: state.shown, view: next })
  const [announcement, announce] = useState('')
  const { decisions, decideOne, decideAll, undo } = useDecisions(round, announce)
  const menu = useRef<HTMLButtonElement>(null)
  const from = sourceName(state, round.from)
  const isSame = decisions.length === 0
  const showsChanges = view === 'changes' && !isSame
  const actions = showsChanges ? (
    <DecideAll decisions={decisions} onDecide={decideAll} />
  ) : (
    !isSame && (
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          show('changes')
          // This button is gone.
          menu.current?.focus()
        }}
      >
        Show changes
      </Button>
    )
  )
  return (
    <div className="flex flex-col gap-4">
      <ChangesLine
        text={isSame ? `Identical to ${from}.` : showsChanges ? countText(decisions) : 'Result only'}
        actions={actions}
        name={state.enhancements.length > 1 ? roundName(state, state.shown) : undefined}
        menu={<ChangesMenu ref={menu} {...{ state, round, view }} onView={show} onUndo={undo} />}
      />
      {round.kind && (
        <ReadAs kind={round.kind} isRunning={isEnhancing} onKind={(kind) => onKind(round.from, kind)} />
      )}
      {showsChanges ? (
        <ChangedText
          key={state.shown}
          parts={round.parts}
          with={from}
          decisions={decisions}
          onDecide={decideOne}
        />
      ) : (
        <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={promptOf(state, 'enhanced') ?? ''} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** What's shown of an enhanced version: its changes or its text. */
type View = 'changes' | 'result'

interface ChangesMenuProps {
  ref: Ref<HTMLButtonElement>
  state: BuilderState
  round: Round
  view: View
  onView: (view: View) => void
  onUndo: () => void
}

/** The menu of an enhanced version: what is shown of it, earlier ones, and undo. */
function ChangesMenu({ ref, state, round, view, ...on }: ChangesMenuProps) {
  const { enhancements, shown } = state
  const views = [
    { value: 'changes', label: `Changes from ${sourceName(state, round.from)}` },
    { value: 'result', label: 'Result only' },
  ] as const
  return (
    <Menu trigger={<MoreButton ref={ref} aria-label="More options for this version" />}>
      <MenuChoice label="Show" choices={views} value={view} onChange={on.onView} />
      <MenuSeparator />
      {enhancements.length > 1 && (
        <>
          <MenuChoice
            label="Enhanced version"
            choices={enhancements.map((_, index) => ({ value: index, label: roundName(state, index) }))}
            value={shown}
            onChange={(next) => builderStore.change((before) => ({ ...before, shown: next }))}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={Undo2} disabled={!round.before} onClick={on.onUndo} label="Undo the last decision" />
    </Menu>
  )
}

/** “AI Enhanced 2 (from Basic)” */
function roundName(state: BuilderState, index: number): string {
  const round = state.enhancements[index]
  return `${sourceName(state, index)} (from ${round ? sourceName(state, round.from) : ''})`
}

/** What accepting, rejecting, and undoing changes of an enhancement does, and what screen readers hear. */
function useDecisions(round: Round, announce: (text: string) => void) {
  const { decisions } = round
  const count = decisions.length
  // Stable, so that a decision renders one card and not all of them.
  const decideOne = useCallback(
    (index: number, decision: Decision) => {
      changeShown((before) => decide(before, index, decision))
      announce(`Change ${index + 1} of ${count} ${decision}.`)
    },
    [count, announce],
  )
  const decideAll = (decision: Decision) => {
    changeShown((before) => decide(before, null, decision))
    announce(count === 1 ? `Change ${decision}.` : `All ${count} changes ${decision}.`)
  }
  const undo = () => {
    if (!round.before) return
    changeShown(undoLast)
    announce(`Undone. ${countText(round.before)}`)
  }
  return { decisions, decideOne, decideAll, undo }
}

function changeShown(change: (round: Round) => Round): void {
  builderStore.change((state) => changeRound(state, change))
}

interface ReadAsProps {
  kind: EnhancementKind
  /** The prompt is being enhanced again. */
  isRunning: boolean
  /** Enhances the prompt again, as this kind of task. */
  onKind: (kind: EnhancementKind) => void
}

/** What kind of task the built-in enhancer took the prompt for, and a menu to correct it. */
function ReadAs({ kind, isRunning, onKind }: ReadAsProps) {
  return (
    <div className="-my-3 flex flex-wrap items-center gap-x-1 text-sm">
      <p>
        Read as: <span className="font-medium">{kind === OTHER_KIND ? 'something else' : kind}</span>
      </p>
      <Menu
        align="start"
        trigger={
          <Button look="quiet" size="small" unavailable={isRunning}>
            Change<span className="sr-only"> the kind of task</span>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        <MenuChoice
          label="Enhance again as"
          choices={CHOICES}
          value={kind}
          onChange={(next) => next !== kind && onKind(next)}
        />
      </Menu>
    </div>
  )
}

const CHOICES: { value: EnhancementKind; label: string }[] = [
  ...KIND_NAMES.map((name) => ({
    value: name,
    label: capitalized(name),
  })),
  { value: OTHER_KIND, label: 'Something else' },
]
