import { Suspense } from 'react'
import { LoadBoundary, lazyPart } from '../ui/lazy-part.tsx'
import { EditorPlaceholder } from './editor-placeholder.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const Editor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)

/** Loads the editor on demand. A placeholder of the same size is shown while it loads, and if loading fails. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <LoadBoundary failed={(retry) => <EditorPlaceholder label={props.label} onRetry={retry} />}>
      <Suspense fallback={<EditorPlaceholder label={props.label} />}>
        <Editor {...props} />
      </Suspense>
    </LoadBoundary>
  )
}
