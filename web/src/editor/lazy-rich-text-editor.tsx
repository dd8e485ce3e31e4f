import { lazy, Suspense } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { FRAME, GROUP, HINT, TOOLBAR_FRAME } from './editor-frame.ts'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await import('./rich-text-editor.tsx')).RichTextEditor,
}))

/** The editor, loaded when first needed; its place is kept meanwhile. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton label={props.label} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}

/** The number of buttons in each group of the toolbar, which wraps as the real one does. */
const GROUPS = [2, 3, 2, 2, 2]

function EditorSkeleton({ label }: { label: string }) {
  return (
    <div className={FRAME}>
      <p className="sr-only">Loading the editor of {label}</p>
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
      <div className="min-h-[25rem]" />
      <div className={HINT} />
    </div>
  )
}
