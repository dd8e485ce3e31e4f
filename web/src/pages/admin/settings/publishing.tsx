// The settings for who can publish and how long a review counts, and what they say.
import { REVIEW_MONTHS_MAX } from '@prompt-library/domain/limits'
import { PUBLISHING_RULES, type PublishingRule, RULE_NAMES } from '@prompt-library/domain/prompts/publishing'
import { useId } from 'react'
import * as z from 'zod/mini'
import { NumberField } from './number-field.tsx'
import { type InputsProps, sentenceFor } from './section.ts'

export const publishing = z.object({
  publishing: z.enum(PUBLISHING_RULES),
  /** As typed. */
  review_months: z.string(),
})

const HINTS: Record<PublishingRule, string> = {
  everyone: 'Prompts are public as soon as their author says so.',
  approval:
    'New prompts, and public ones whose title, text, notes, or fields change, wait under Reviews until a curator or admin approves them. No one approves their own, so you need at least two people.',
  curators:
    'Only curators and admins can make prompts public. Other people’s public prompts stay public, and wait for approval if their authors change them.',
}

/** Who can publish, and how long a review counts. */
export function Publishing({ id, draft, onChange, problems }: InputsProps<z.infer<typeof publishing>>) {
  return (
    <>
      <WhoCanPublish value={draft.publishing} onChange={(publishing) => onChange({ ...draft, publishing })} />
      <NumberField
        id={`${id}-months`}
        label="Months until a review expires"
        hint="When a review expires, its prompt stays public but loses the badge. Changes apply to new reviews."
        max={REVIEW_MONTHS_MAX}
        error={sentenceFor(problems, 'months')}
        value={draft.review_months}
        onChange={(review_months) => onChange({ ...draft, review_months })}
      />
    </>
  )
}

interface WhoCanPublishProps {
  value: PublishingRule
  onChange: (value: PublishingRule) => void
}

function WhoCanPublish({ value, onChange }: WhoCanPublishProps) {
  const id = useId()
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">Who can publish</legend>
      {PUBLISHING_RULES.map((rule) => (
        <div key={rule} className="flex items-start gap-3">
          <input
            type="radio"
            id={`${id}-${rule}`}
            name={id}
            checked={rule === value}
            aria-describedby={`${id}-${rule}-hint`}
            onChange={() => onChange(rule)}
            className="mt-0.5 size-5 shrink-0 accent-brand"
          />
          <div>
            <label htmlFor={`${id}-${rule}`}>{RULE_NAMES[rule]}</label>
            <p id={`${id}-${rule}-hint`} className="reading-width text-sm text-ink-soft">
              {HINTS[rule]}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
