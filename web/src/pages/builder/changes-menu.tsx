import { Redo2, Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import { type BuilderState, versionsOf } from '../../features/build/builder-state.ts'
import type { EnhancementSource, Round } from '../../features/build/round.ts'
import type { StepBy } from '../../shared/lib/steps.ts'
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MenuChoice } from '../../shared/ui/menu-choice.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { sourceName } from './version-names.ts'

/** What's shown of an enhanced version: its changes, its text, or how it differs from another version. */
export type View = 'changes' | 'result' | EnhancementSource

interface ChangesMenuProps {
  ref: Ref<HTMLButtonElement>
  state: BuilderState
  round: Round
  view: View
  onView: (view: View) => void
  /** Selects one of several enhancements. */
  onShown: (index: number) => void
  onStep: (by: StepBy) => void
  onUndone: (undone: boolean) => void
}

/** The menu of an enhanced version: undo, compare, revert, and other things that are seldom needed. */
export function ChangesMenu({ ref, state, round, view, ...on }: ChangesMenuProps) {
  const { enhancements, shown } = state
  const { steps, done, undone } = round
  return (
    <Menu trigger={<MoreButton ref={ref} aria-label="More options for this version" />}>
      {!undone && (
        <>
          <MenuChoice label="Show" choices={viewsOf(state, round)} value={view} onChange={on.onView} />
          <MenuSeparator />
        </>
      )}
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
      {!undone && (
        <>
          <MenuItem disabled={done === 0} onClick={() => on.onStep(-1)}>
            <Undo2 aria-hidden className="size-4" />
            Undo
          </MenuItem>
          <MenuItem disabled={done === steps.length} onClick={() => on.onStep(1)}>
            <Redo2 aria-hidden className="size-4" />
            Redo
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem onClick={() => on.onUndone(!undone)}>{undone ? RESTORE : REVERT}</MenuItem>
    </Menu>
  )
}

const REVERT = 'Revert this enhancement'
export const RESTORE = 'Restore this enhancement'

/** “AI Enhanced 2 (from Basic)” */
export function roundName(state: BuilderState, index: number): string {
  const round = state.enhancements[index]
  const from = round ? sourceName(state, round.from) : ''
  return `${sourceName(state, index)} (from ${from}${round?.undone ? ', reverted' : ''})`
}

function viewsOf(state: BuilderState, { from }: Round): { value: View; label: string }[] {
  const versions = versionsOf(state).filter((version) => version !== 'enhanced')
  const rounds = state.enhancements.map((_, index) => index).filter((index) => index !== state.shown)
  const others = [...versions, ...rounds].filter((source) => source !== from)
  return [
    { value: 'changes', label: `Changes from ${sourceName(state, from)}` },
    ...others.map((value) => ({ value, label: `Differences from ${sourceName(state, value)}` })),
    { value: 'result', label: 'Result only' },
  ]
}
