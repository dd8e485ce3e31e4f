import { groupedCount } from '@prompt-library/domain/text/count-of'
import { memo, useEffect, useRef, useState } from 'react'
import { type Place, placeAfter } from '../markdown/markdown-runs.ts'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { Button } from '../ui/button.tsx'
import { foldUnchanged } from './fold-unchanged.ts'

interface UnchangedTextProps {
  text: string
  isAfterChange: boolean
  isBeforeChange: boolean
  /** Where a Markdown text starts. Without it, the text is shown as written. */
  markdown?: Place
}

/** The text between changes. A long one shows only what is next to them. */
export const UnchangedText = memo(function UnchangedText({
  text,
  isAfterChange,
  isBeforeChange,
  markdown,
}: UnchangedTextProps) {
  const [isOpen, setOpen] = useState(false)
  const fold = isOpen ? undefined : foldUnchanged(text, { before: isAfterChange, after: isBeforeChange })
  if (text.trim() === '') return null
  if (!fold) return <Lines text={text} markdown={markdown} takesFocus={isOpen} />
  const beforeEnd = text.slice(0, text.length - fold.end.length)
  return (
    <>
      <Lines text={fold.start} markdown={markdown} />
      <FoldedLines count={fold.lines} onShow={() => setOpen(true)} />
      <Lines text={fold.end} markdown={markdown && placeAfter(beforeEnd, markdown)} />
    </>
  )
})

/** Takes the place of lines that aren't shown. */
export function FoldedLines({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="my-3 flex items-center gap-3 border-y border-dashed border-line py-1 text-sm text-ink-soft">
      {groupedCount(count)} lines unchanged
      <Button look="quiet" size="small" onClick={onShow}>
        Show
      </Button>
    </div>
  )
}

interface LinesProps {
  text: string
  markdown?: Place | undefined
  /** Takes the focus from the button that showed it, which is gone. */
  takesFocus?: boolean
}

export function Lines({ text, markdown, takesFocus = false }: LinesProps) {
  const lines = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) lines.current?.focus({ preventScroll: true })
  }, [takesFocus])
  if (text.trim() === '') return null
  const shown = text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()
  return (
    <p
      ref={lines}
      dir="auto"
      tabIndex={takesFocus ? -1 : undefined}
      className="rounded-sm whitespace-pre-wrap"
    >
      {markdown ? <MarkdownText text={shown} place={markdown} /> : shown}
    </p>
  )
}
