import type { BuilderVersion } from '@prompt-library/domain/builder/builder-form'
import { hasDetails } from '@prompt-library/domain/builder/has-details'
import { type RefObject, useEffect, useRef } from 'react'
import { type BuilderState, promptOf, versionsOf } from '../../features/build/builder-state.ts'
import type { EnhancementKind, EnhancementSource } from '../../features/build/round.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { EnhancedVersion } from './enhanced-version.tsx'
import { PromptText } from './prompt-text.tsx'
import { VERSION_NAMES } from './version-names.ts'

interface PromptVersionsProps {
  state: BuilderState
  onVersion: (version: BuilderVersion) => void
  onShown: (index: number) => void
  onRefine: () => void
  onKind: (from: EnhancementSource, kind: EnhancementKind) => void
  isEnhancing: boolean
}

/** One tab per version. A tab that isn't available yet says how to create its version. */
export function PromptVersions({ state, onVersion, onRefine, ...rest }: PromptVersionsProps) {
  const round = state.enhancements[state.shown]
  const versions = useFocusOnArrival(state.enhancements.length)
  return (
    <div ref={versions} className="min-w-0">
      <Tabs
        label="Version"
        value={state.version}
        onChange={onVersion}
        tabs={versionsOf(state).map((version) => {
          const text = promptOf(state, version)
          return {
            value: version,
            label: VERSION_NAMES[version],
            unavailable: text === undefined && UNAVAILABLE[version],
            panel: (
              <div className="flex flex-col gap-4">
                {version === 'clear' && state.made && !hasDetails(state.made.form) && (
                  <NothingToAdd onRefine={onRefine} />
                )}
                {version !== 'enhanced' ? (
                  <PromptText label={`${VERSION_NAMES[version]} prompt`} text={text ?? ''} />
                ) : (
                  round && <EnhancedVersion state={state} round={round} {...rest} />
                )}
              </div>
            ),
          }
        })}
      />
    </div>
  )
}

/**
 * A new enhancement replaces what's shown. The focus goes there if it was on what is gone, or where the enhancement was
 * started, which can be a long way from the result.
 */
function useFocusOnArrival(count: number): RefObject<HTMLDivElement | null> {
  const versions = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const hasArrived = count > before.current
    before.current = count
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.closest('[data-enhancement]')
    if (!hasArrived || !isFree) return
    versions.current?.querySelector<HTMLElement>('[role=tabpanel] section')?.focus({ preventScroll: true })
    if (!isInView(versions.current)) versions.current?.scrollIntoView()
  }, [count])
  return versions
}

function isInView(element: HTMLElement | null): boolean {
  const { top = 0 } = element?.getBoundingClientRect() ?? {}
  return top >= 0 && top < window.innerHeight / 2
}

const UNAVAILABLE: Record<BuilderVersion, string> = {
  basic: 'Generate your prompts first.',
  clear: 'Generate your prompts first.',
  own: 'Paste your prompt first.',
  enhanced: 'Enhance a version first.',
}

function NothingToAdd({ onRefine }: Pick<PromptVersionsProps, 'onRefine'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-info-line bg-info-tint px-5 py-4 text-info-ink">
      <p className="min-w-60 flex-1">
        CLEAR has nothing to add yet. Add an audience, format, or context to get more than Basic.
      </p>
      <Button look="secondary" size="small" onClick={onRefine}>
        Add details in step 2
      </Button>
    </div>
  )
}
