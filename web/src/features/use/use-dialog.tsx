import type { Prompt } from '@prompt-library/contract/prompts'
import { type Field, promptFields } from '@prompt-library/domain/fields/field'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link2, RotateCcw } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { richBlocks } from '../../editor/rich-blocks.ts'
import { RichTextView } from '../../editor/rich-text-view.tsx'
import { addToMemory } from '../../lib/device-memory.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Checkbox } from '../../ui/field.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { copyWithToast } from '../../ui/toast.tsx'
import { copyPrompt } from '../prompts/copy-prompt.ts'
import { countUse } from '../prompts/count-use.ts'
import { promptUrl } from '../prompts/open-prompt.ts'
import { useMember } from '../session/api.ts'
import { FieldInput, inputId } from './field-input.tsx'
import { OpenIn } from './open-in.tsx'
import { filledText, fragmentOf, useValues } from './use-values.ts'

const FORM = 'use-form'

/** Fill in a prompt, see what becomes of it, and take it to an AI tool. */
export function UseDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const { markdown } = prompt
  const fields = useMemo(() => promptFields(markdown, prompt.fields), [markdown, prompt.fields])
  const blocks = useMemo(() => richBlocks(markdown), [markdown])
  const userId = useMember()?.id ?? null
  const filled = useValues({ promptId: prompt.id, userId, fields })
  useValuesOfLink(filled.takeFromLink)
  const [showsMissing, setShowsMissing] = useState(false)
  const client = useQueryClient()

  const fieldValue = useCallback(
    (name: string) => {
      const field = fields.find((one) => one.name === name)
      return field && filledText(field, filled.values)
    },
    [fields, filled.values],
  )
  const blank = fields.filter(({ name }) => fieldValue(name) === undefined)
  const missing = blank.filter(({ required }) => required)
  /** Leads to the first required field that is blank. */
  const check = () => {
    setShowsMissing(true)
    const [first] = missing
    if (first) document.getElementById(inputId(first))?.focus()
    return first === undefined
  }
  const count = () => {
    void countUse(client, prompt.id)
    if (filled.remembers) addToMemory(userId, { values: filled.values, prompt })
  }
  const copy = (copied: string) => copyPrompt({ markdown, fieldValue, copied })
  const copyFilled = async () => {
    if (check() && (await copy(`Prompt copied.${blanksNote(blank)}`))) count()
  }
  const copyLink = () => {
    const fragment = fragmentOf(fields, filled.values)
    void copyWithToast(promptUrl('use', prompt.id) + fragment, {
      copied: fragment ? 'Link with your values copied.' : 'Link copied.',
      failed: 'We couldn’t copy the link.',
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void copyFilled()
  }
  const copyOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void copyFilled()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={prompt.title}
      subtitle={
        fields.length > 0
          ? 'Fill in the fields, then copy the prompt or open it in your AI tool.'
          : 'Copy this prompt or open it in your AI tool.'
      }
      footer={
        <>
          <div className="mr-auto flex gap-1">
            {fields.length > 0 && (
              <Button look="quiet" onClick={filled.reset}>
                <RotateCcw aria-hidden className="size-4" />
                <span className="max-sm:sr-only">Reset</span>
              </Button>
            )}
            <Button look="quiet" onClick={copyLink}>
              <Link2 aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Copy link</span>
            </Button>
          </div>
          <OpenIn
            text={() => promptPlainText(blocks, fieldValue)}
            copy={copy}
            onBlocked={missing.length > 0 ? check : undefined}
            onOpened={count}
          />
          <Button className="max-sm:w-full" onClick={copyFilled} aria-keyshortcuts="Control+Enter Meta+Enter">
            <Copy aria-hidden className="size-4" />
            Copy prompt
          </Button>
        </>
      }
    >
      <PageTitle>{`Use: ${prompt.title}`}</PageTitle>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the shortcut of the form and its preview */}
      <div
        className={
          fields.length > 0 ? 'grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : ''
        }
        onKeyDown={copyOnShortcut}
      >
        {fields.length > 0 && (
          <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
            {fields.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                value={filled.values[field.name] ?? ''}
                fromLink={filled.fromLink.includes(field.name)}
                error={showsMissing && missing.includes(field) ? `Fill in “${field.label}”.` : undefined}
                onChange={(value) => filled.set(field.name, value)}
              />
            ))}
            <Checkbox
              label="Remember on this device"
              hint="Fills in the same fields in other prompts for 30 days, or until you sign out or clear this box."
              checked={filled.remembers}
              onChange={filled.remember}
            />
          </form>
        )}
        <section
          aria-label="Preview"
          className="rounded-xl border border-line bg-sunken p-5 lg:sticky lg:top-0 max-sm:p-4"
        >
          <RichTextView html={markdown} level={3} fields={fields} fieldValue={fieldValue} />
        </section>
      </div>
    </Dialog>
  )
}

function blanksNote(blank: readonly Field[]): string {
  if (blank.length === 0) return ''
  return blank.length === 1 ? ' 1 field is still blank.' : ` ${blank.length} fields are still blank.`
}

/** Moves the values of a link from the address into the form: a reload must bring back what was typed since. */
function useValuesOfLink(take: (fragment: string) => void): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const taken = useRef('')
  useLayoutEffect(() => {
    // The address changes only after the next render.
    if (hash === taken.current) return
    taken.current = hash
    if (hash === '') return
    take(hash)
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true })
  })
}
