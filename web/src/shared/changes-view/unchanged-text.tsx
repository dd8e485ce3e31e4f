import { memo, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { foldUnchanged } from './fold-unchanged.ts'

interface UnchangedTextProps {
  text: string
  isAfterChange: boolean
  isBeforeChange: boolean
}

/** The text between changes. A long one shows only what is next to them. */
export const UnchangedText = memo(function UnchangedText({
  text,
  isAfterChange,
  isBeforeChange,
}: UnchangedTextProps) {
  const [isOpen, setOpen] = useState(false)
  const fold = isOpen ? undefined : foldUnchanged(text, { before: isAfterChange, after: isBeforeChange })
  if (text.trim() === '') return null
  if (!fold) return <Lines text={text} takesFocus={isOpen} />
  return (
    <>
      <Lines text={fold.start} />
      <FoldedLines count={fold.lines} onShow={() => setOpen(true)} />
      <Lines text={fold.end} />
    </>
  )
})

/** Takes the place of lines that aren't shown. */
export function FoldedLines({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="my-3 flex items-center gap-3 border-y border-dashed border-line py-1 text-sm text-ink-soft">
      {count.toLocaleString('en-US')} lines unchanged
      <Button look="quiet" size="small" onClick={onShow}>
        Show
      </Button>
    </div>
  )
}

/** Takes the focus from the button that showed it, which is gone. */
export function Lines({ text, takesFocus = false }: { text: string; takesFocus?: boolean }) {
  const lines = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) lines.current?.focus({ preventScroll: true })
  }, [takesFocus])
  if (text.trim() === '') return null
  return (
    <p
      ref={lines}
      dir="auto"
      tabIndex={takesFocus ? -1 : undefined}
      className="rounded-sm whitespace-pre-wrap"
    >
      {text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()}
    </p>
  )
}
