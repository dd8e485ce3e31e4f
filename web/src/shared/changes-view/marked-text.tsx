import type { ReactNode } from 'react'
import type { ChangePart, Decision, MarkedWords } from '../changes/part.ts'
import { classNames } from '../ui/class-names.ts'

interface MarkedTextProps {
  change: ChangePart
  decision: Decision | null
}

/** The text of a change, with what it adds and removes marked. If it was rejected, what stays looks like the rest. */
export function MarkedText({ change, decision }: MarkedTextProps) {
  const { removed, added, words } = change
  if (removed && removed.text === added?.text)
    return (
      <>
        {removed.text}
        <span className="block text-sm text-ink-soft">Only spaces or line breaks change.</span>
      </>
    )
  if (words)
    return words.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words don't change
      <Words key={index} {...part} decision={decision} />
    ))
  return (
    <>
      {removed && <Words kind="removed" text={removed.text} decision={decision} />}
      {removed && added && '\n'}
      {added && <Words kind="added" text={added.text} decision={decision} />}
    </>
  )
}

function Words({ kind, text, decision }: MarkedWords & { decision: Decision | null }) {
  if (kind === 'same') return text
  const isUsed = (kind === 'added') !== (decision === 'rejected')
  return (
    <Marked kind={kind} isUsed={isUsed}>
      {/* Few screen readers announce <ins> and <del>. */}
      <span className="sr-only select-none">
        [{SPOKEN[decision === 'rejected' ? 'rejected' : 'included'][kind]}:{' '}
      </span>
      {text}
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
