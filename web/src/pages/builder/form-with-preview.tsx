import { type BuilderForm, EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { clearPromptParts, type PromptPart } from '@prompt-library/domain/builder/compose-prompt'
import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { ListChecks } from 'lucide-react'
import { Fragment, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChecklistPanel } from '../../features/check-prompt/checklist-panel.tsx'
import { useChecklist } from '../../features/check-prompt/use-checklist.ts'
import { MarkdownText } from '../../shared/markdown/markdown-text.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { BOTTOM_BAR } from './bottom-bar.ts'
import { fieldId } from './builder-field.tsx'

interface FormWithPreviewProps {
  form: BuilderForm
  onAddPart: (part: ChecklistPart) => void
  children: ReactNode
}

/** A step's form beside the prompt it makes. Where there's no room beside it, a bar below the form opens the prompt. */
export function FormWithPreview({ form, onAddPart, children }: FormWithPreviewProps) {
  const [marked, setMarked] = useState<keyof BuilderForm>()
  const [open, setOpen] = useState(false)
  // Typing comes first. The preview follows when the browser has time.
  const settled = useDeferredValue(form)
  const parts = useMemo(() => clearPromptParts(settled), [settled])
  const text = useMemo(() => parts.map((part) => part.text).join(''), [parts])
  const checked = useChecklist(text)
  return (
    <div className={WITH_SIDE}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the focus of the fields in it */}
      <div onFocus={({ target }) => setMarked(partOf(target.id))} className="min-w-0">
        {children}
      </div>
      <div className={SIDE}>
        <h3 className="rounded-t-xl border border-b-0 border-line bg-surface px-5 pt-4 pb-1 font-semibold">
          Preview
        </h3>
        <PromptPreview
          parts={parts}
          marked={marked}
          className="h-[min(18rem,25dvh)] rounded-t-none border-t-0"
        />
        <ChecklistPanel checked={checked} onAdd={onAddPart} className="mt-4" />
      </div>
      <div data-bottom-bar className={classNames(BOTTOM_BAR, 'lg:hidden')}>
        <Button icon={ListChecks} look="secondary" className="w-full" onClick={() => setOpen(true)}>
          Preview and check
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Preview and check">
        <PromptPreview parts={parts} marked={marked} className="mt-2 max-h-[45dvh] pt-4" />
        <ChecklistPanel
          checked={checked}
          onAdd={(part) => {
            flushSync(() => setOpen(false))
            onAddPart(part)
          }}
          className="mt-4"
        />
      </Dialog>
    </div>
  )
}

/** The form stays the main thing; the side column stays in view beside it, and scrolls by itself in a low window. */
export const WITH_SIDE = 'grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_min(23rem,36%)] max-lg:gap-6'
const SIDE =
  'max-lg:hidden lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden lg:-m-1 lg:p-1'
const FIELD_OF_ID = new Map(
  (Object.keys(EMPTY_BUILDER_FORM) as (keyof BuilderForm)[]).map((field) => [fieldId(field), field]),
)

/** Two fields change the part of another field instead of adding a part. */
function partOf(id: string): keyof BuilderForm | undefined {
  const field = FIELD_OF_ID.get(id)
  if (field === 'lengthSpecific') return 'length'
  return field === 'fewShot' ? 'examples' : field
}

interface PromptPreviewProps {
  parts: readonly PromptPart[]
  /** The field whose part is marked. */
  marked: PromptPart['field'] | undefined
  /** Limits the height. */
  className?: string
}

/** The prompt as it will be generated, with what the focused field adds to it marked. */
function PromptPreview({ parts, marked, className }: PromptPreviewProps) {
  const box = useRef<HTMLElement>(null)
  const mark = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked part moves when the text changes
  useLayoutEffect(() => reveal(box.current, mark.current), [marked, parts])
  return (
    <section
      ref={box}
      aria-label="Prompt preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      dir="auto"
      className={classNames(
        'relative scroll-shade overflow-y-auto rounded-xl border border-line px-5 pt-2 pb-4 text-sm whitespace-pre-wrap',
        className,
      )}
    >
      {parts.length === 0 && (
        <p className="text-ink-soft">Your prompt will appear here as you fill in the form.</p>
      )}
      {parts.map(({ field, text }) => {
        // The line breaks between two parts aren't marked.
        const [before = ''] = /^\n*/.exec(text) ?? []
        const drawn = <MarkdownText text={text.slice(before.length)} />
        return (
          <Fragment key={field}>
            {before}
            {field === marked ? (
              <mark ref={mark} className="box-decoration-clone bg-brand-tint py-0.5 text-inherit">
                {drawn}
              </mark>
            ) : (
              drawn
            )}
          </Fragment>
        )
      })}
    </section>
  )
}

/** Scrolls the box, never the page, and only if the marked part starts out of sight. */
function reveal(box: HTMLElement | null, part: HTMLElement | null): void {
  if (!box || !part?.isConnected) return
  const isVisible =
    part.offsetTop >= box.scrollTop && part.offsetTop < box.scrollTop + box.clientHeight - ROOM
  if (!isVisible) box.scrollTop = part.offsetTop - ROOM
}

const ROOM = 16
