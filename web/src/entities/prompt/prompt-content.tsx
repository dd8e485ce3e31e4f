import { type Field, type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { splitFocusAreas } from '@prompt-library/domain/rich-text/focus-areas'
import { SquareCheckBig } from 'lucide-react'
import { useMemo } from 'react'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { RichTextView } from '../../shared/editor/rich-text-view.tsx'
import { TextWithFields } from './text-with-fields.tsx'

const ROW = 'flex gap-3 rounded-lg border border-line bg-surface px-4 py-3'

interface PromptContentProps {
  html: string
  level: number
  descriptions: readonly FieldDescription[]
}

/** A prompt's content: split into Role & Task and Focus Areas if it has that structure, otherwise as formatted text. */
export function PromptContent({ html, level, descriptions }: PromptContentProps) {
  const fields = useMemo(() => promptFields(html, descriptions), [html, descriptions])
  const split = useMemo(() => splitFocusAreas(richBlocks(html)), [html])
  if (!split) return <RichTextView html={html} level={level} fields={fields} />
  return (
    <div className="flex flex-col gap-5" dir="auto">
      <section className="rounded-xl border border-info-line bg-info-tint p-5 text-info-ink">
        <h3 aria-level={level} className="mb-2 font-semibold">
          Your Role & Task:
        </h3>
        <Paragraphs texts={split.roleAndTask} fields={fields} />
      </section>
      <section>
        <h3 aria-level={level} className="mb-3 font-semibold">
          Focus Areas:
        </h3>
        <ul className="flex flex-col gap-2">
          {split.areas.map(({ name, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the areas have no ids and never move
            <li key={index} className={ROW}>
              <SquareCheckBig aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
              <p className="min-w-0">
                {name && (
                  <strong>
                    <TextWithFields text={name} fields={fields} />
                  </strong>
                )}
                {name && text && ' '}
                {text && (
                  <span className="text-ink-soft">
                    <TextWithFields text={text} fields={fields} />
                  </span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {split.closing.length > 0 && (
        <section>
          <Paragraphs texts={split.closing} fields={fields} />
        </section>
      )}
    </div>
  )
}

function Paragraphs({ texts, fields }: { texts: readonly string[]; fields: readonly Field[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no ids and never move
    <p key={index} className="mt-2 whitespace-pre-wrap">
      <TextWithFields text={text} fields={fields} />
    </p>
  ))
}
