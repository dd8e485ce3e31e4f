import { type KeyboardEvent, useRef, useState } from 'react'
import { type BuilderState, promptOf } from '../../features/build/builder-state.ts'
import type { EnhancementKind, EnhancementSource, Round } from '../../features/build/round.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ChangesLine, countText, DecideAll } from './changes-line.tsx'
import { ChangesMenu, roundName, type View } from './changes-menu.tsx'
import { PromptText } from './prompt-text.tsx'
import { ReadAs } from './read-as.tsx'
import { RoundChanges } from './round-changes.tsx'
import { useDecisions } from './use-decisions.ts'
import { sourceName, VERSION_NAMES } from './version-names.ts'

interface EnhancedVersionProps {
  state: BuilderState
  round: Round
  onShown: (index: number) => void
  /** Enhances what the round is based on again, as this kind of task. */
  onKind: (from: EnhancementSource, kind: EnhancementKind) => void
  isEnhancing: boolean
}

/** The AI Enhanced tab: one text with its changes in place, or without them. */
export function EnhancedVersion({ state, round, onShown, onKind, isEnhancing }: EnhancedVersionProps) {
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
  const undoByKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key.toLowerCase() !== 'z' || altKey || shiftKey || !(ctrlKey || metaKey)) return
    event.preventDefault()
    undo()
  }
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
    // biome-ignore lint/a11y/noStaticElementInteractions: undoes what was decided in it
    <div className="flex flex-col gap-4" onKeyDown={undoByKey}>
      <ChangesLine
        text={isSame ? `Identical to ${from}.` : showsChanges ? countText(decisions) : 'Result only'}
        actions={actions}
        name={state.enhancements.length > 1 ? roundName(state, state.shown) : undefined}
        menu={
          <ChangesMenu ref={menu} {...{ state, round, view }} onView={show} onShown={onShown} onUndo={undo} />
        }
      />
      {round.kind && (
        <ReadAs kind={round.kind} isRunning={isEnhancing} onKind={(kind) => onKind(round.from, kind)} />
      )}
      {showsChanges ? (
        <RoundChanges key={state.shown} {...{ round, from, decisions, decideOne }} />
      ) : (
        <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={promptOf(state, 'enhanced') ?? ''} />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
