import { splitFocusAreas } from '@prompt-library/domain/rich-text/focus-areas'
import { SquareCheckBig } from 'lucide-react'
import { useMemo } from 'react'
import { richBlocks } from '../../editor/rich-blocks.ts'
import { RichTextView } from '../../editor/rich-text-view.tsx'

/** A prompt can have thousands of rows. The browser lays out only those near the viewport and assumes a fixed height for the rest. */
const ROW =
  'flex gap-3 rounded-lg border border-line bg-surface px-4 py-3 [content-visibility:auto] [contain-intrinsic-size:auto_3.125rem]'

/** A prompt's content: split into Role & Task and Focus Areas if it has that structure, otherwise as formatted text. */
export function PromptContent({ html, level }: { html: string; level: number }) {
  const split = useMemo(() => splitFocusAreas(richBlocks(html)), [html])
  if (!split) return <RichTextView html={html} level={level} />
  return (
    <div className="flex flex-col gap-5" dir="auto">
      <section className="rounded-xl border border-info-line bg-info-tint p-5 text-info-ink">
        <h3 aria-level={level} className="mb-2 font-semibold">
          Your Role & Task:
        </h3>
        {split.roleAndTask.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have no ids and never move
          <p key={index} className="mt-2 whitespace-pre-wrap">
            {text}
          </p>
        ))}
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
                {name && <strong>{name}</strong>}
                {name && text && ' '}
                {text && <span className="text-ink-soft">{text}</span>}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
