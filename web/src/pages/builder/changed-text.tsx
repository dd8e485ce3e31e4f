import type { KeyboardEvent, Ref } from 'react'
import { changesOf, type Decision, type Part } from '../../shared/changes/part.ts'
import { UnchangedText } from '../../shared/changes-view/unchanged-text.tsx'
import { ChangeCard } from './change-card.tsx'

interface ChangedTextProps {
  parts: readonly Part[]
  /** The name of the version it's compared with. */
  with: string
  decisions: readonly (Decision | null)[]
  onDecide: (index: number, decision: Decision) => void
  onKeyDown: (event: KeyboardEvent) => void
  ref: Ref<HTMLElement>
}

/** A text with its changes in place. */
export function ChangedText({ parts, with: name, decisions, onDecide, onKeyDown, ref }: ChangedTextProps) {
  const changesBefore = (index: number) => changesOf(parts.slice(0, index)).length
  const count = changesBefore(parts.length)
  // A part of a code block doesn't say that it's code, and code isn't Markdown.
  const isMarkdown = !parts.some((part) => textsOf(part).some((text) => /^ *(?:`{3}|~{3})/m.test(text)))
  return (
    <section
      ref={ref}
      aria-label={`Changes from ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="max-h-[48rem] scroll-py-3 overflow-y-auto rounded-xl border border-line bg-surface px-4 py-4 print:max-h-none sm:px-5 sm:py-5"
    >
      {parts.map((part, index) => {
        const number = changesBefore(index)
        return part.kind === 'change' ? (
          <ChangeCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
            key={index}
            change={part}
            index={number}
            count={count}
            decision={decisions[number] ?? null}
            isMarkdown={isMarkdown}
            onDecide={onDecide}
          />
        ) : (
          <UnchangedText
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
            key={index}
            text={(part.after ?? part.before).text}
            isAfterChange={number > 0}
            isBeforeChange={number < count}
            isMarkdown={isMarkdown}
          />
        )
      })}
    </section>
  )
}

function textsOf(part: Part): string[] {
  const pieces = part.kind === 'change' ? [part.removed, part.added] : [part.before, part.after]
  return pieces.map((piece) => piece?.text ?? '')
}
