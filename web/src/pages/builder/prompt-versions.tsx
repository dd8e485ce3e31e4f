import type { BuilderVersion } from '@prompt-library/domain/builder/builder-form'
import { type RefObject, useEffect, useRef } from 'react'
import { type BuilderState, promptOf, versionsOf } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import type { EnhancementKind, EnhancementSource } from '../../features/build/round.ts'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { EnhancedVersion } from './enhanced-version.tsx'
import { PromptText } from './prompt-text.tsx'
import { VERSION_NAMES } from './version-names.ts'

interface PromptVersionsProps {
  state: BuilderState
  onKind: (from: EnhancementSource, kind: EnhancementKind) => void
  isEnhancing: boolean
}

/** One tab per version. A tab that isn't available yet says how to create its version. */
export function PromptVersions({ state, ...rest }: PromptVersionsProps) {
  const round = state.enhancements[state.shown]
  const versions = useFocusOnArrival(state.enhancements.length)
  return (
    <div ref={versions} className="min-w-0">
      <Tabs
        label="Version"
        value={state.version}
        onChange={(version) => builderStore.change((before) => ({ ...before, version }))}
        tabs={versionsOf(state).map((version) => {
          const text = promptOf(state, version)
          return {
            value: version,
            label: VERSION_NAMES[version],
            unavailable: text === undefined && UNAVAILABLE[version],
            panel:
              version !== 'enhanced' ? (
                <div className="flex flex-col gap-3">
                  {ADVICE[version] && <p className="text-sm text-ink-soft">{ADVICE[version]}</p>}
                  <PromptText label={`${VERSION_NAMES[version]} prompt`} text={text ?? ''} />
                </div>
              ) : (
                round && <EnhancedVersion state={state} round={round} {...rest} />
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

const ADVICE: Partial<Record<BuilderVersion, string>> = {
  basic: 'A short version. For most tasks, CLEAR Framework works better.',
  clear: 'Recommended. It has everything you entered, in sections.',
}

const UNAVAILABLE: Record<BuilderVersion, string> = {
  basic: 'Generate your prompts first.',
  clear: 'Generate your prompts first.',
  own: 'Paste your prompt first.',
  enhanced: 'Enhance a version first.',
}
