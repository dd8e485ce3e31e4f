import { KIND_NAMES, OTHER_KIND } from '@prompt-library/domain/enhancer/kind-names'
import { ChevronDown } from 'lucide-react'
import type { EnhancementKind } from '../../features/build/round.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Menu, MenuChoice } from '../../shared/ui/menu.tsx'

interface ReadAsProps {
  kind: EnhancementKind
  /** The prompt is being enhanced again. */
  isRunning: boolean
  /** Enhances the prompt again, as this kind of task. */
  onKind: (kind: EnhancementKind) => void
}

/** What kind of task the built-in enhancer took the prompt for, and a menu to correct it. */
export function ReadAs({ kind, isRunning, onKind }: ReadAsProps) {
  return (
    <div className="-my-3 flex flex-wrap items-center gap-x-1 text-sm">
      <p>
        Read as: <span className="font-medium">{kind === OTHER_KIND ? 'something else' : kind}</span>
      </p>
      <span aria-hidden className="ml-1 text-ink-soft">
        ·
      </span>
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
    label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  })),
  { value: OTHER_KIND, label: 'Something else' },
]
