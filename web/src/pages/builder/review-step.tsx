// The last step: the versions, Copy and Add to Library, and the note that the form has changed since.
import type { BuilderVersion } from '@prompt-library/domain/builder/builder-form'
import { ArrowLeft, Check, Eraser, LibraryBig } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type BuilderState, isOutdated, versionsOf } from '../../features/build/builder-state.ts'
import {
  appliedSuggestions,
  type EnhancementKind,
  type EnhancementSource,
} from '../../features/build/round.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { keepToastsAbove } from '../../shared/ui/toast-clearance.ts'
import { BOTTOM_BAR } from './bottom-bar.ts'
import { PromptVersions } from './prompt-versions.tsx'
import { StepFrame } from './step-frame.tsx'
import { VERSION_NAMES } from './version-names.ts'

interface ReviewStepProps {
  state: BuilderState
  /** Enhances what a round is based on again, as this kind of task. */
  onKind: (from: EnhancementSource, kind: EnhancementKind) => void
  isEnhancing: boolean
  /** Returns whether that worked. */
  onCopy: () => Promise<boolean>
  onSave: () => void
  onStartOver: () => void
  onGenerate: () => void
  onBack: () => void
  onClear: () => void
  enhancementPanel: ReactNode
}

export function ReviewStep({ state, enhancementPanel, isEnhancing, ...on }: ReviewStepProps) {
  const menu = useRef<HTMLButtonElement>(null)
  const round = state.version === 'enhanced' ? state.enhancements[state.shown] : undefined
  const applied = round ? appliedSuggestions(round) : []
  return (
    <StepFrame title="Review & Enhance">
      {isOutdated(state) && <OutdatedNotice state={state} onGenerate={on.onGenerate} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]">
        <PromptVersions state={state} isEnhancing={isEnhancing} onKind={on.onKind} />
        <div className="flex min-w-0 flex-col gap-6">
          {applied.length > 0 && <EnhancementsApplied suggestions={applied} />}
          {enhancementPanel}
        </div>
      </div>
      <VersionGuide versions={versionsOf(state)} />
      <div className="mt-6 flex flex-wrap gap-x-1 gap-y-2">
        <Button icon={ArrowLeft} look="secondary" onClick={on.onBack} className="mr-auto">
          Back
        </Button>
        <Button look="quiet" onClick={on.onStartOver}>
          Start Over
        </Button>
        <Menu trigger={<MoreButton ref={menu} aria-label="More options for this form" />}>
          <MenuItem
            icon={Eraser}
            label="Clear Form"
            onClick={() => {
              // The item is gone when the question closes.
              menu.current?.focus()
              on.onClear()
            }}
          />
        </Menu>
      </div>
      <ResultBar {...on} />
    </StepFrame>
  )
}

/** Stays in view, so that a result can be used wherever the user has scrolled to. */
function ResultBar({ onCopy, onSave }: Pick<ReviewStepProps, 'onCopy' | 'onSave'>) {
  return (
    <div
      ref={keepToastsAbove}
      data-bottom-bar="always"
      className={classNames(BOTTOM_BAR, 'mt-6 flex gap-3 max-sm:*:flex-1')}
    >
      <CopyingButton onCopy={onCopy} label="Copy" />
      <Button icon={LibraryBig} look="secondary" onClick={onSave}>
        Add to Library
      </Button>
    </div>
  )
}

function OutdatedNotice({ state, onGenerate }: Pick<ReviewStepProps, 'state' | 'onGenerate'>) {
  const isOwn = state.start === 'own'
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-info-line bg-info-tint px-5 py-4 text-info-ink">
      <p className="min-w-60 flex-1">
        {isOwn
          ? 'You’ve changed your prompt in step 1, so this version is out of date.'
          : 'You’ve changed the form, so these prompts are out of date.'}
        {state.enhancements.length > 0 &&
          ` ${isOwn ? 'Updating' : 'Generating again'} also replaces enhanced versions.`}
      </p>
      <Button look="secondary" size="small" onClick={onGenerate}>
        {isOwn ? 'Update prompt' : 'Generate again'}
      </Button>
    </div>
  )
}

function EnhancementsApplied({ suggestions }: { suggestions: readonly string[] }) {
  return (
    <section aria-labelledby="enhancements-applied" className="rounded-xl border border-line bg-surface p-5">
      <h3 id="enhancements-applied" className="mb-3 text-lg font-semibold">
        Enhancements Applied
      </h3>
      <ul className="flex flex-col gap-2.5">
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service can give the same sentence twice, and the items have no state
          <li key={index} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" strokeWidth={3} />
            <span dir="auto">{suggestion}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function VersionGuide({ versions }: { versions: readonly BuilderVersion[] }) {
  return (
    <section aria-labelledby="version-guide" className="mt-8 border-t border-line pt-4">
      <Fold summary={<h3 id="version-guide">Version Guide</h3>}>
        <dl className="grid gap-x-8 gap-y-4 md:grid-fit-48">
          {GUIDE.filter(({ version }) => versions.includes(version)).map(({ version, text }) => (
            <div key={version}>
              <dt className="font-medium">{VERSION_NAMES[version]}</dt>
              <dd className="mt-0.5 text-sm text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </section>
  )
}

const GUIDE = [
  {
    version: 'basic',
    text: 'Role, goal, and task in a few sentences. Good for a quick question or a chat where you add details as you go.',
  },
  {
    version: 'clear',
    text: 'Everything you filled in, in sections for Context, Length, Examples, Audience, and Requirements. Good for work that should be right the first time and for prompts others will use.',
  },
  { version: 'own', text: 'The prompt you pasted, word for word.' },
  {
    version: 'enhanced',
    text: 'One of your versions, rewritten to be more specific. It’s a suggestion, so read it before you use it. Your own versions don’t change.',
  },
] as const
