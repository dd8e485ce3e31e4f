import { Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import type { BuilderState } from '../../features/build/builder-state.ts'
import type { Round } from '../../features/build/round.ts'
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MenuChoice } from '../../shared/ui/menu-choice.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { sourceName } from './version-names.ts'

/** What's shown of an enhanced version: its changes or its text. */
export type View = 'changes' | 'result'

interface ChangesMenuProps {
  ref: Ref<HTMLButtonElement>
  state: BuilderState
  round: Round
  view: View
  onView: (view: View) => void
  /** Selects one of several enhancements. */
  onShown: (index: number) => void
  onUndo: () => void
}

/** The menu of an enhanced version: what is shown of it, earlier ones, and undo. */
export function ChangesMenu({ ref, state, round, view, ...on }: ChangesMenuProps) {
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
            onChange={on.onShown}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem disabled={!round.before} onClick={on.onUndo}>
        <Undo2 aria-hidden className="size-4" />
        Undo the last decision
      </MenuItem>
    </Menu>
  )
}

/** “AI Enhanced 2 (from Basic)” */
export function roundName(state: BuilderState, index: number): string {
  const round = state.enhancements[index]
  return `${sourceName(state, index)} (from ${round ? sourceName(state, round.from) : ''})`
}
