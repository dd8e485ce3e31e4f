import { audienceText } from '@prompt-library/domain/prompts/audience-text'
import { Globe, Lock } from 'lucide-react'
import { classNames } from '../../shared/ui/class-names.ts'
import type { PromptDraft } from './prompt-draft.ts'
import type { PublishingOutcome } from './use-publishing.ts'

const CHOICES = [
  { value: 'public', label: 'Public', icon: Globe },
  { value: 'private', label: 'Private', icon: Lock },
] as const

interface VisibilityFieldProps {
  value: PromptDraft['visibility']
  /** How many people the prompt is shared with; undefined until it's known. */
  sharedWith: number | undefined
  /** What choosing Public leads to. */
  ifPublic: PublishingOutcome
  disabled: boolean
  onChange: (value: PromptDraft['visibility']) => void
}

const PUBLIC_HINTS: Record<PublishingOutcome, string> = {
  public: 'Visible to everyone',
  private: 'Visible to everyone',
  waiting: 'Visible to everyone once approved',
  refused: 'Only curators can choose this',
}

/** The choice between Public and Private in the prompt form, with what each means under the campus's rule. */
export function VisibilityField({ value, sharedWith, ifPublic, disabled, onChange }: VisibilityFieldProps) {
  const hints = { public: PUBLIC_HINTS[ifPublic], private: audienceText(sharedWith) }
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Visibility</legend>
      <div className="grid gap-3 grid-fit-34">
        {CHOICES.map(({ value: choice, label, icon: Icon }) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === value}
            disabled={disabled || (choice === 'public' && ifPublic === 'refused')}
            onClick={() => onChange(choice)}
            className={classNames(
              'flex flex-col rounded-lg border px-3 py-2.5 text-left transition-colors duration-150',
              choice === value
                ? 'border-brand-ink bg-brand-tint text-brand-ink'
                : 'border-line-strong enabled:hover:bg-sunken disabled:text-ink-soft',
            )}
          >
            <span className="flex items-center gap-2 font-medium">
              <Icon aria-hidden className="size-4" />
              {label}
            </span>
            <span className="text-sm">{hints[choice]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
