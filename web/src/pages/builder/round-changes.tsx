import { useCallback, useState } from 'react'
import { changeRound } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { decide, decisionsOf, type Round, roundText } from '../../features/build/round.ts'
import type { Decision } from '../../shared/changes/part.ts'
import { shortcut } from '../../shared/editor/shortcut.ts'
import { singleKeys } from '../../shared/lib/single-keys.ts'
import { moveBy, type StepBy } from '../../shared/lib/steps.ts'
import { ChangedText } from './changed-text.tsx'
import { ChangesBar, type ChangesMode, countText } from './changes-bar.tsx'
import { PromptText } from './prompt-text.tsx'
import { useChangeKeys } from './use-change-keys.ts'
import { VERSION_NAMES } from './version-names.ts'

/** The changes of an enhancement, each of which can be accepted or rejected, or the text that results. */
export function RoundChanges({ round, from }: { round: Round; from: string }) {
  const [mode, setMode] = useState<ChangesMode>('changes')
  const [announcement, announce] = useState('')
  const decisions = decisionsOf(round)
  const count = decisions.length

  // Stable, so that a decision renders one card and not all of them.
  const decideOne = useCallback(
    (index: number, decision: Decision) => {
      changeShown((before) => decide(before, index, decision))
      announce(`Change ${index + 1} of ${count} ${decision}.`)
    },
    [count],
  )
  const step = (by: StepBy) => {
    const next = moveBy(round, by)
    if (next === round) return
    changeShown((before) => moveBy(before, by))
    announce(`${by < 0 ? 'Undone' : 'Redone'}. ${countText(decisionsOf(next))}.`)
  }
  const { list, move, onKeyDown } = useChangeKeys({ decide: decideOne, step })
  const hasLetters = singleKeys.use()

  if (count === 0)
    return (
      <>
        <p className="text-ink-soft">Identical to {from}.</p>
        <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={roundText(round)} />
      </>
    )
  return (
    <>
      <ChangesBar
        decisions={decisions}
        mode={mode}
        steps={round}
        onMode={setMode}
        onMove={move}
        onDecideAll={(decision) => {
          changeShown((before) => decide(before, null, decision))
          announce(count === 1 ? `Change ${decision}.` : `All ${count} changes ${decision}.`)
        }}
        onStep={step}
      />
      {mode === 'result' ? (
        <PromptText label={`${VERSION_NAMES.enhanced} prompt`} text={roundText(round)} />
      ) : (
        <>
          <ChangedText
            ref={list}
            parts={round.parts}
            with={from}
            decisions={decisions}
            onDecide={decideOne}
            onKeyDown={onKeyDown}
          />
          <p className="text-sm text-ink-soft max-sm:hidden">
            Keys: ↑ and ↓ move from change to change{hasLetters && ', A accepts, R rejects'}, and {UNDO_KEY}{' '}
            undoes.
          </p>
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

const UNDO_KEY = shortcut('Mod+Z')

function changeShown(change: (round: Round) => Round): void {
  builderStore.change((state) => changeRound(state, change))
}
