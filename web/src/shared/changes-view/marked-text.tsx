import type { ReactNode } from 'react'
import type { ChangePart, Decision, MarkedWords } from '../changes/part.ts'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { classNames } from '../ui/class-names.ts'

interface MarkedTextProps {
  change: ChangePart
  decision: Decision | null
  /** Draws the text's Markdown. Without it, the text is shown as written. */
  isMarkdown?: boolean
}

/** The text of a change, with what it adds and removes marked. If it was rejected, what stays looks like the rest. */
export function MarkedText({ change, decision, isMarkdown = false }: MarkedTextProps) {
  const { removed, added, words } = change
  const drawn = (text: string, startsLine = true) =>
    isMarkdown ? <MarkdownText text={text} startsLine={startsLine} /> : text
  if (removed && removed.text === added?.text)
    return (
      <>
        {drawn(removed.text)}
        <span className="block text-sm text-ink-soft">Only spaces or line breaks change.</span>
      </>
    )
  if (words)
    return words.map(({ kind, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words don't change
      <Words key={index} kind={kind} decision={decision}>
        {drawn(text, words[index - 1]?.text.endsWith('\n') ?? true)}
      </Words>
    ))
  return (
    <>
      {removed && (
        <Words kind="removed" decision={decision}>
          {drawn(removed.text)}
        </Words>
      )}
      {removed && added && '\n'}
      {added && (
        <Words kind="added" decision={decision}>
          {drawn(added.text)}
        </Words>
      )}
    </>
  )
}

interface WordsProps {
  kind: MarkedWords['kind']
  decision: Decision | null
  children: ReactNode
}

function Words({ kind, decision, children }: WordsProps) {
  if (kind === 'same') return children
  const isUsed = (kind === 'added') !== (decision === 'rejected')
  return (
    <Marked kind={kind} isUsed={isUsed}>
      {/* Few screen readers announce <ins> and <del>. */}
      <span className="sr-only select-none">
        [{SPOKEN[decision === 'rejected' ? 'rejected' : 'included'][kind]}:{' '}
      </span>
      {children}
      <span className="sr-only select-none"> End.] </span>
    </Marked>
  )
}

const SPOKEN = {
  included: { added: 'Added', removed: 'Removed' },
  rejected: { added: 'Not added', removed: 'Kept' },
}

interface MarkedProps {
  kind: 'added' | 'removed'
  /** It's part of the resulting text. */
  isUsed: boolean
  children: ReactNode
}

function Marked({ kind, isUsed, children }: MarkedProps) {
  const Mark = kind === 'added' ? 'ins' : 'del'
  const isCurrent = isUsed === (kind === 'added')
  const look =
    kind === 'added'
      ? 'bg-success-tint text-ink underline decoration-success decoration-2 underline-offset-3'
      : 'mr-0.5 bg-danger-tint text-ink line-through decoration-danger-ink decoration-2'
  const rejected = kind === 'added' ? 'text-ink-soft line-through' : 'text-ink no-underline'
  return <Mark className={classNames('rounded-xs', isCurrent ? look : rejected)}>{children}</Mark>
}
