import type { Body } from '@prompt-library/contract/call'
import type { saveSettings } from '@prompt-library/contract/settings'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Field, Textarea } from '../../../shared/ui/field.tsx'
import { useSaveSettings } from './api.ts'
import { type LineProblem, lineRange, summarize } from './line-problems.ts'
import { SettingSection } from './setting-section.tsx'

type SectionProps = ComponentProps<typeof SettingSection>
type Changes = Body<typeof saveSettings>

interface LinesSectionProps extends Pick<SectionProps, 'title' | 'description' | 'noun' | 'isDefault'> {
  /** Where the unsaved text is kept. */
  place: string
  saved: string
  read: (text: string) => { changes: Changes; count: string; problems: readonly LineProblem[] }
  defaults: Changes
  /** Whether problems show while the admin types, and not only after Save. */
  showsProblemsEarly?: boolean
  label: string
  hint: ReactNode
  /** Of the text box. */
  box: Pick<ComponentProps<typeof Textarea>, 'rows' | 'dir' | 'autoCapitalize'>
}

/** A list that admins edit as lines of text. */
export function LinesSection({ place, saved, read, label, hint, box, ...rest }: LinesSectionProps) {
  const { showsProblemsEarly = false, ...section } = rest
  const id = useId()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = usePersisted(z.string(), 'tab', place)
  const [tried, setTried] = useState(false)
  const save = useSaveSettings()

  const text = draft ?? saved
  const { changes, count, problems } = read(text)

  const check = () => {
    const [first] = problems
    if (!first) return changes
    setTried(true)
    textarea.current?.focus()
    if (first.line) textarea.current?.setSelectionRange(...lineRange(text, first.line))
    return undefined
  }
  const forget = () => {
    setDraft(undefined)
    setTried(false)
  }
  return (
    <SettingSection
      {...section}
      count={count}
      unsaved={text !== saved}
      save={save}
      check={check}
      onForget={forget}
      focusId={id}
    >
      <Field
        id={id}
        label={label}
        hint={hint}
        error={tried || showsProblemsEarly ? summarize(problems) : undefined}
      >
        <Textarea
          {...box}
          ref={textarea}
          spellCheck={false}
          readOnly={save.isPending}
          value={text}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
    </SettingSection>
  )
}
