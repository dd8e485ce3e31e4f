import type { Round } from '../../features/build/round.ts'
import { shortcut } from '../../shared/editor/shortcut.ts'
import { ChangedText } from './changed-text.tsx'
import { useChangeKeys } from './use-change-keys.ts'
import type { useDecisions } from './use-decisions.ts'

interface RoundChangesProps extends Pick<ReturnType<typeof useDecisions>, 'decisions' | 'decideOne'> {
  round: Round
  /** The name of the version it's based on. */
  from: string
}

/** The changes of an enhancement, each of which can be accepted or rejected. */
export function RoundChanges({ round, from, decisions, decideOne }: RoundChangesProps) {
  const { list, onKeyDown } = useChangeKeys()
  return (
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
        Keys: ↑ and ↓ move between changes, and {UNDO_KEY} undoes the last decision.
      </p>
    </>
  )
}

const UNDO_KEY = shortcut('Mod+Z')
