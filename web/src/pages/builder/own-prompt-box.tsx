import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { textDirection } from '../../shared/lib/text-direction.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Textarea } from '../../shared/ui/field.tsx'

/** Reading and saving a long text at each key would hold up typing. */
const PAUSE_MILLISECONDS = 300
/** Beyond this, a key takes noticeably longer with our font and with spell checking. */
const LONG_TEXT = 20_000

interface OwnPromptBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  /** Called after a pause in typing, and when the user or the page leaves. */
  onChange: (text: string) => void
}

/** A box for very long texts. While the user types, only the browser has the text. */
export function OwnPromptBox({ ref, value, onChange }: OwnPromptBoxProps) {
  const [initial] = useState(value)
  const reported = useRef(value)
  const report = useEffectEvent((text: string) => {
    reported.current = text
    onChange(text)
  })

  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      report(box.value)
    }
    const saveLater = (event: Event) => {
      // React reads the whole text at each key to find out whether it changed.
      event.stopPropagation()
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MILLISECONDS)
    }
    box.addEventListener('input', saveLater)
    box.addEventListener('blur', save)
    window.addEventListener('pagehide', save)
    return () => {
      box.removeEventListener('input', saveLater)
      box.removeEventListener('blur', save)
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [ref])

  // Saved work is restored only when the session is known, which can be after the first render.
  useEffect(() => {
    const box = ref.current
    // What was typed in the meantime stays.
    if (!box || value === reported.current || box.value !== reported.current) return
    reported.current = value
    box.value = value
  }, [ref, value])

  const isLong = value.length > LONG_TEXT
  return (
    <Textarea
      ref={ref}
      defaultValue={initial}
      spellCheck={!isLong}
      dir={textDirection(value)}
      rows={16}
      placeholder="Paste or type the prompt you want to improve."
      className={classNames('max-sm:h-72', isLong && 'font-[system-ui]')}
    />
  )
}
