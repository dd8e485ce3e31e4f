import { useRef, useState } from 'react'
import { Field, Textarea } from '../../ui/field.tsx'
import { useSaveSettings } from './api.ts'
import { SettingSection } from './setting-section.tsx'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'
import { useSectionDraft } from './use-section-draft.ts'

interface SynonymsSectionProps {
  saved: string[][]
  isDefault: boolean
}

const PROBLEMS_SHOWN = 5

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

function summarize(problems: readonly { sentence: string }[]): string | undefined {
  const shown = problems.slice(0, PROBLEMS_SHOWN).map(({ sentence }) => sentence)
  const more = problems.length - shown.length
  if (more > 0) shown.push(`And ${more} more ${more === 1 ? 'problem' : 'problems'} to fix.`)
  return shown.join('\n') || undefined
}

function countInWords(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'group' : 'groups'}`
}

/** The start and end offsets of a line. */
function lineRange(text: string, line: number): [number, number] {
  const before = text.split('\n').slice(0, line - 1)
  const start = before.reduce((sum, { length }) => sum + length + 1, 0)
  const end = text.indexOf('\n', start)
  return [start, end === -1 ? text.length : end]
}
