import { groupedCount } from '@prompt-library/domain/text/count-of'
import { memo, useEffect, useRef, useState } from 'react'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { Button } from '../ui/button.tsx'
import { foldUnchanged } from './fold-unchanged.ts'

interface UnchangedTextProps {
  text: string
  isAfterChange: boolean
  isBeforeChange: boolean
  /** Draws the text's Markdown. Without it, the text is shown as written. */
  isMarkdown?: boolean
}

/** The text between changes. A long one shows only what is next to them. */
export const UnchangedText = memo(function UnchangedText({
  text,
  isAfterChange,
  isBeforeChange,
  isMarkdown = false,
}: UnchangedTextProps) {
  const [isOpen, setOpen] = useState(false)
  const fold = isOpen ? undefined : foldUnchanged(text, { before: isAfterChange, after: isBeforeChange })
  if (text.trim() === '') return null
  if (!fold) return <Lines text={text} isMarkdown={isMarkdown} takesFocus={isOpen} />
  return (
    <>
      <Lines text={fold.start} isMarkdown={isMarkdown} />
      <FoldedLines count={fold.lines} onShow={() => setOpen(true)} />
      <Lines text={fold.end} isMarkdown={isMarkdown} />
    </>
  )
})

/** Takes the place of lines that aren't shown. */
function FoldedLines({ count, onShow }: { count: number; onShow: () => void }) {
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
  isMarkdown: boolean
  /** Takes the focus from the button that showed it, which is gone. */
  takesFocus?: boolean
}

function Lines({ text, isMarkdown, takesFocus = false }: LinesProps) {
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
      {isMarkdown ? <MarkdownText text={shown} /> : shown}
    </p>
  )
}
