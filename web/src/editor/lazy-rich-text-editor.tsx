import { useCallback, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FRAME, GROUP, HINT, TOOLBAR_FRAME } from './editor-frame.ts'
import type { RichTextEditor, RichTextEditorProps } from './rich-text-editor.tsx'

let loaded: typeof RichTextEditor | undefined

/** The editor, loaded when first needed; its place is kept meanwhile, and also when it does not come. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  const [Editor, setEditor] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    try {
      loaded ??= (await import('./rich-text-editor.tsx')).RichTextEditor
      setEditor(() => loaded)
    } catch (error) {
      console.warn('The editor could not be loaded:', error)
      setFailed(true)
    }
  }, [])
  useEffect(() => void load(), [load])

  if (Editor) return <Editor {...props} />
  return <EditorPlace label={props.label} failed={failed} onRetry={load} />
}

/** The number of buttons in each group of the toolbar, which wraps as the real one does. */
const GROUPS = [2, 4, 2, 2, 2]

interface EditorPlaceProps {
  label: string
  failed: boolean
  onRetry: () => void
}

function EditorPlace({ label, failed, onRetry }: EditorPlaceProps) {
  return (
    <div className={FRAME}>
      {!failed && <p className="sr-only">Loading the editor of {label}</p>}
      <div aria-hidden className={TOOLBAR_FRAME}>
        {GROUPS.map((count, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups never change
          <div key={group} className={GROUP}>
            {Array.from({ length: count }, (_, tool) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do their buttons
              <Skeleton key={tool} className="size-9 bg-line" />
            ))}
          </div>
        ))}
      </div>
      <div className="flex min-h-[25rem] flex-col items-center justify-center gap-3 p-4 text-center">
        {failed && (
          <>
            <div role="alert">
              <p className="text-lg font-medium">The editor could not be loaded.</p>
              <p className="mt-1 text-ink-soft">
                Please check your connection. If trying again does not help, load the page again: what you
                wrote is kept.
              </p>
            </div>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </>
        )}
      </div>
      <div className={HINT} />
    </div>
  )
}
