import { useRef, useState } from 'react'
import { Field, Textarea } from '../../ui/field.tsx'
import { useSaveSettings } from './api.ts'
import { lineRange, summarize } from './line-problems.ts'
import { SettingSection } from './setting-section.tsx'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'
import { useSectionDraft } from './use-section-draft.ts'

interface SynonymsSectionProps {
  saved: string[][]
  isDefault: boolean
}

export function SynonymsSection({ saved, isDefault }: SynonymsSectionProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useSectionDraft('synonyms')
  const [tried, setTried] = useState(false)
  const save = useSaveSettings()

  const savedText = formatSynonyms(saved)
  const text = draft ?? savedText
  const { groups, problems } = parseSynonyms(text)

  const check = () => {
    const [first] = problems
    if (!first) return { synonyms: groups }
    setTried(true)
    box.current?.focus()
    if (first.line) box.current?.setSelectionRange(...lineRange(text, first.line))
    return undefined
  }
  const forget = () => {
    setDraft(undefined)
    setTried(false)
  }
  return (
    <SettingSection
      title="Search synonyms"
      description="Searching for any word in a group also finds prompts that use the other words. Changes take effect within 10 seconds."
      noun="synonyms"
      count={countInWords(groups.length)}
      isDefault={isDefault}
      unsaved={text !== savedText}
      save={save}
      check={check}
      defaults={{ synonyms: null }}
      onSaved={forget}
      onDiscard={() => {
        forget()
        box.current?.focus()
      }}
    >
      <Field
        label="Synonym groups"
        hint="Enter one group per line. Separate words with commas, for example: essay, paper, draft"
        error={tried ? summarize(problems) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            rows={12}
            spellCheck={false}
            readOnly={save.isPending}
            value={text}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
    </SettingSection>
  )
}

function countInWords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'group' : 'groups'}`
}
