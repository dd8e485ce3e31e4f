import { countOf } from '@prompt-library/domain/text/count-of'
import { useRef } from 'react'
import { Field, Textarea } from '../../ui/field.tsx'
import { useSaveSettings } from './api.ts'
import { parseIdMasks } from './id-mask-lines.ts'
import { lineRange, summarize } from './line-problems.ts'
import { SettingSection } from './setting-section.tsx'
import { useSectionDraft } from './use-section-draft.ts'

interface IdMasksSectionProps {
  saved: string[]
  isDefault: boolean
}

/** What student IDs look like, for the data guard. */
export function IdMasksSection({ saved, isDefault }: IdMasksSectionProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useSectionDraft('id-masks')
  const save = useSaveSettings()

  const savedText = saved.join('\n')
  const text = draft ?? savedText
  const { masks, problems } = parseIdMasks(text)

  const check = () => {
    const [first] = problems
    if (!first) return { id_masks: masks }
    box.current?.focus()
    if (first.line) box.current?.setSelectionRange(...lineRange(text, first.line))
    return undefined
  }
  const forget = () => setDraft(undefined)
  return (
    <SettingSection
      title="Student ID masks"
      description="When users save, share, or enhance a prompt or open it in an AI tool, we warn them about IDs that match these masks. Changes take effect within 10 seconds."
      noun="student ID masks"
      count={countOf(masks.length, 'mask')}
      isDefault={isDefault}
      unsaved={text !== savedText}
      save={save}
      check={check}
      defaults={{ id_masks: null }}
      onSaved={forget}
      onDiscard={() => {
        forget()
        box.current?.focus()
      }}
    >
      <Field label="Masks" hint={HINT} error={summarize(problems)}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            dir="ltr"
            rows={4}
            spellCheck={false}
            autoCapitalize="none"
            readOnly={save.isPending}
            value={text}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
    </SettingSection>
  )
}

const HINT = (
  <>
    Enter one mask per line. Use # for any digit. Capitalization doesn’t matter: <code>A########</code> finds
    A12345678 and a12345678.
  </>
)
