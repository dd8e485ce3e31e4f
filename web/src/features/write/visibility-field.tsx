import { audienceText } from '@prompt-library/domain/prompts/audience-text'
import { Clock, Globe, Lock } from 'lucide-react'
import { classNames } from '../../shared/ui/class-names.ts'
import type { PromptDraft } from './prompt-draft.ts'
import type { DraftPublishing, PublishingOutcome } from './use-publishing.ts'

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

/**
 * What the prompt form says below the visibility if the prompt needs approval or can't be public. Renders nothing if
 * neither is so.
 */
export function PublishingNote({ publishing }: { publishing: DraftPublishing }) {
  const text = noteFor(publishing)
  const reason = publishing.saved?.made_private_because
  if (!text) return null
  const Icon = publishing.ifPublic === 'refused' || publishing.outcome === 'private' ? Lock : Clock
  return (
    <p className="mt-3 flex items-start gap-2 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-sm text-info-ink">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere whitespace-pre-line" dir="auto">
        {text}
        {reason && `\n“${reason}”`}
      </span>
    </p>
  )
}

function noteFor({ outcome, ifPublic, ifChanged, saved }: DraftPublishing): string | undefined {
  if (ifPublic === 'refused')
    return 'Only curators can make prompts public here. You can share a private prompt with people you choose.'
  if (saved?.publishing === 'made_private')
    return outcome === 'waiting'
      ? 'A curator made this prompt private. When you save, it’s sent for approval, and it stays private until a curator approves it.'
      : 'A curator made this prompt private. To send it for approval, choose Public.'
  if (saved?.publishing === 'waiting' && outcome === 'private')
    return 'This prompt will no longer wait for approval.'
  if (saved?.publishing === 'waiting' && !saved.is_public)
    return 'This prompt is waiting for approval. A curator will read the version you save.'
  if (saved?.is_public && ifChanged === 'waiting') {
    if (outcome === 'waiting')
      return 'When you save, your edit waits for approval. Until then, everyone sees the prompt as it is now.'
    if (outcome === 'public')
      return 'If you change this prompt, your edit waits for approval. Until then, everyone sees the prompt as it is now.'
  }
  return outcome === 'waiting'
    ? 'A curator reads your prompt before everyone can. Until it’s approved, it’s private.'
    : undefined
}
