import type { PromptPart } from '@prompt-library/domain/builder/compose-prompt'
import { useLayoutEffect, useRef } from 'react'
import { MarkdownText } from '../../shared/markdown/markdown-text.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { previewBlocks } from './preview-blocks.ts'

interface PromptPreviewProps {
  parts: readonly PromptPart[]
  /** The field whose part is marked. */
  marked: PromptPart['field'] | undefined
  /** Limits the height. */
  className?: string
}

/** The prompt as it will be generated, with what the focused field adds to it marked. */
export function PromptPreview({ parts, marked, className }: PromptPreviewProps) {
  const box = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked part moves when the text changes
  useLayoutEffect(() => reveal(box.current), [marked, parts])
  return (
    <section
      ref={box}
      aria-label="Prompt preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      dir="auto"
      className={classNames(
        'relative scroll-shade overflow-y-auto rounded-xl border border-line pt-2 pb-4 text-sm whitespace-pre-wrap',
        className,
      )}
    >
      {parts.length === 0 && (
        <p className="px-5 text-ink-soft">Your prompt will appear here as you fill in the form.</p>
      )}
      {previewBlocks(parts).map(({ apart, parts }) => {
        const isMarked = parts.some(({ field }) => field === marked)
        return (
          <div
            key={parts[0]?.field}
            data-marked={isMarked || undefined}
            className={classNames(
              'pr-5',
              apart && 'mt-3',
              // The line is there only when it's needed, because forced colors show transparent ones too.
              isMarked ? 'border-l-4 border-brand-ink pl-4' : 'pl-5',
              isMarked && parts.length === 1 && 'bg-brand-tint',
            )}
          >
            {parts.map(({ field, text }) => {
              const Part = field === marked ? 'mark' : 'span'
              return (
                <Part
                  key={field}
                  className={classNames(
                    field === marked && 'bg-brand-tint box-decoration-clone py-0.5 text-inherit',
                  )}
                >
                  <MarkdownText text={text} />
                </Part>
              )
            })}
          </div>
        )
      })}
    </section>
  )
}

/** Scrolls the box, never the page, and only if the marked part is out of sight. */
function reveal(box: HTMLElement | null): void {
  const part = box?.querySelector<HTMLElement>('[data-marked]')
  if (!box || !part) return
  const [top, bottom] = [part.offsetTop, part.offsetTop + part.offsetHeight]
  const [first, last] = [box.scrollTop, box.scrollTop + box.clientHeight]
  if (top >= first && bottom <= last) return
  const isTall = bottom - top > box.clientHeight
  // What's visible of a tall part stays.
  if (isTall && top < last && bottom > first) return
  box.scrollTop = top < first || isTall ? top - ROOM : bottom - box.clientHeight + ROOM
}

const ROOM = 16
