import { type FormEvent, useId, useRef, useState } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { useUnloadGuard } from '../../lib/leave-guard.ts'
import { keepInTab, readFromTab } from '../../lib/tab-storage.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.tsx'
import { useSaveSettings } from './api.ts'
import { formatSynonyms, parseSynonyms } from './synonym-lines.ts'

interface SynonymsSectionProps {
  saved: string[][]
  isDefault: boolean
}

const PROBLEMS_SHOWN = 5

export function SynonymsSection({ saved, isDefault }: SynonymsSectionProps) {
  const headingId = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [draft, setDraft] = useSynonymsDraft()
  const [tried, setTried] = useState(false)
  const [ask, confirmation] = useConfirm()
  const save = useSaveSettings()

  const savedText = formatSynonyms(saved)
  const text = draft ?? savedText
  const unsaved = text !== savedText
  const { groups, problems } = parseSynonyms(text)
  useUnloadGuard(unsaved)

  const send = async (synonyms: string[][] | null, success: string) => {
    try {
      await save.mutateAsync({ synonyms })
      setDraft(undefined)
      setTried(false)
      toastSuccess(success)
    } catch (error) {
      toastFailure(sentenceFor(error, 'We couldn’t save the synonyms.'))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || !unsaved) return
    const [first] = problems
    if (!first) return void send(groups, 'Synonyms saved.')
    setTried(true)
    box.current?.focus()
    if (first.line) box.current?.setSelectionRange(...lineRange(text, first.line))
  }
  const restore = async () => {
    if (await ask(RESTORE)) await send(null, 'Default synonyms restored.')
  }
  return (
    <section
      aria-labelledby={headingId}
      className="max-w-3xl rounded-xl border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={headingId} className="text-xl font-semibold">
        Search synonyms
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">
        Searching for any word in a group also finds prompts that use the other words. Changes take effect
        within 10 seconds.
      </p>
      <form onSubmit={submit} className="flex flex-col gap-4">
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
        <p className="text-sm text-ink-soft">
          {countInWords(groups.length)}
          {' · '}
          {unsaved ? 'Unsaved changes' : isDefault ? 'Default list' : 'Customized list'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={save.isPending && 'Saving...'} unavailable={!unsaved}>
            Save synonyms
          </Button>
          {unsaved && (
            <Button
              look="secondary"
              onClick={() => {
                setDraft(undefined)
                setTried(false)
                box.current?.focus()
              }}
            >
              Discard changes
            </Button>
          )}
          <Button
            look="quiet"
            className="sm:ml-auto"
            unavailable={isDefault || save.isPending}
            onClick={() => void restore()}
          >
            Restore defaults
          </Button>
        </div>
      </form>
      {confirmation}
    </section>
  )
}

const RESTORE = {
  title: 'Restore the default synonyms?',
  text: 'This replaces your list with the built-in one. You can’t undo this.',
  confirm: 'Restore defaults',
  dangerous: true,
}

const KEY = 'synonyms'

/** Unsaved text, kept in the browser tab while other console tabs are open and across reloads. */
function useSynonymsDraft() {
  const [draft, setDraft] = useState(() => readFromTab(KEY))
  const change = (next: string | undefined) => {
    setDraft(next)
    keepInTab(KEY, next)
  }
  return [draft, change] as const
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
