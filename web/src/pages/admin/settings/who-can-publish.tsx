import { PUBLISHING_RULES, type PublishingRule, RULE_NAMES } from '@prompt-library/domain/prompts/publishing'
import { useId } from 'react'

const HINTS: Record<PublishingRule, string> = {
  everyone: 'Prompts are public as soon as their author says so.',
  approval:
    'New prompts, and public ones whose title, text, notes, or fields change, wait under Reviews until a curator or admin approves them. No one approves their own, so you need at least two people.',
  curators:
    'Only curators and admins can make prompts public. Others’ public prompts stay public; if they change them, the prompts wait for approval.',
}

interface WhoCanPublishProps {
  value: PublishingRule
  onChange: (value: PublishingRule) => void
}

export function WhoCanPublish({ value, onChange }: WhoCanPublishProps) {
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
