// Changes between two versions, in place or side by side.
import { type ReactNode, useState } from 'react'
import type { ChangePart, Part } from '../../shared/changes/part.ts'
import { foldUnchanged } from '../../shared/changes-view/fold-unchanged.ts'
import { MarkedText } from '../../shared/changes-view/marked-text.tsx'
import { FoldedLines, Lines, UnchangedText } from '../../shared/changes-view/unchanged-text.tsx'

/** A text with what was added and removed in place. */
export function ChangesInline({ parts }: { parts: readonly Part[] }) {
  return (
    <Parts parts={parts}>
      {(part, place) =>
        part.kind === 'same' ? (
          <UnchangedText text={(part.after ?? part.before).text} {...place} />
        ) : (
          <Changed change={part} />
        )
      }
    </Parts>
  )
}

interface SideBySideProps {
  parts: readonly Part[]
  names: { before: string; after: string }
}

/** The two texts next to each other. Screen readers get them one change after the other. */
export function ChangesSideBySide({ parts, names }: SideBySideProps) {
  return (
    <Parts parts={parts}>
      {(part, place) =>
        part.kind === 'same' ? (
          <UnchangedRow before={part.before.text} after={(part.after ?? part.before).text} {...place} />
        ) : (
          <Row
            before={<Side name={names.before} change={beforeOf(part)} />}
            after={<Side name={names.after} change={afterOf(part)} />}
          />
        )
      }
    </Parts>
  )
}

interface Place {
  isAfterChange: boolean
  isBeforeChange: boolean
}

interface PartsProps {
  parts: readonly Part[]
  children: (part: Part, place: Place) => ReactNode
}

function Parts({ parts, children }: PartsProps) {
  const firstChange = parts.findIndex(({ kind }) => kind === 'change')
  const lastChange = parts.findLastIndex(({ kind }) => kind === 'change')
  return (
    <div className="overflow-clip rounded-lg border border-line px-4 py-1 wrap-anywhere">
      {parts.map((part, index) => {
        const isAfterChange = firstChange !== -1 && index > firstChange
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
          <div key={index} className="my-2 empty:hidden">
            {children(part, { isAfterChange, isBeforeChange: index < lastChange })}
          </div>
        )
      })}
    </div>
  )
}

function Changed({ change }: { change: ChangePart }) {
  return (
    <div dir="auto" className="-mx-4 border-l-4 border-line-strong py-1 pr-4 pl-3 whitespace-pre-wrap">
      <MarkedText change={change} decision={null} />
    </div>
  )
}

function Side({ name, change }: { name: string; change: ChangePart }) {
  if (!change.removed && !change.added) return null
  return (
    <div className="border-l-4 border-line-strong py-1 pl-3 whitespace-pre-wrap" dir="auto">
      <span className="sr-only">{name}: </span>
      <MarkedText change={change} decision={null} />
    </div>
  )
}

/** If only whitespace differs, both sides look alike, and the second one says so. */
function beforeOf({ removed, words }: ChangePart): ChangePart {
  return { kind: 'change', removed, words: words?.filter(({ kind }) => kind !== 'added') }
}

function afterOf(change: ChangePart): ChangePart {
  const { removed, added, words } = change
  if (removed?.text === added?.text) return change
  return { kind: 'change', added, words: words?.filter(({ kind }) => kind !== 'removed') }
}

function Row({ before, after }: { before: ReactNode; after: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <div className="min-w-0">{before}</div>
      <div className="min-w-0">{after}</div>
    </div>
  )
}

interface UnchangedRowProps extends Place {
  before: string
  after: string
}

function UnchangedRow({ before, after, isAfterChange, isBeforeChange }: UnchangedRowProps) {
  const [isOpen, setOpen] = useState(false)
  const next = { before: isAfterChange, after: isBeforeChange }
  const one = isOpen ? undefined : foldUnchanged(before, next)
  const other = isOpen ? undefined : foldUnchanged(after, next)
  if (!one || !other)
    return <Row before={<Lines text={before} takesFocus={isOpen} />} after={<Lines text={after} />} />
  return (
    <>
      <Row before={<Lines text={one.start} />} after={<Lines text={other.start} />} />
      <FoldedLines count={one.lines} onShow={() => setOpen(true)} />
      <Row before={<Lines text={one.end} />} after={<Lines text={other.end} />} />
    </>
  )
}
