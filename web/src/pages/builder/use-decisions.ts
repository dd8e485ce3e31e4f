import { useCallback } from 'react'
import { changeRound } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { decide, type Round, undoLast } from '../../features/build/round.ts'
import type { Decision } from '../../shared/changes/part.ts'
import { countText } from './changes-line.tsx'

/** What accepting, rejecting, and undoing changes of an enhancement does, and what screen readers hear. */
export function useDecisions(round: Round, announce: (text: string) => void) {
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
    announce(`Undone. ${countText(round.before)}.`)
  }
  return { decisions, decideOne, decideAll, undo }
}

function changeShown(change: (round: Round) => Round): void {
  builderStore.change((state) => changeRound(state, change))
}
