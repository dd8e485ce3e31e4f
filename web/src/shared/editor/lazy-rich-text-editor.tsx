import { lazyPart } from '../ui/lazy-part.tsx'
import { LoadedPart } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

const Editor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor)

/** Loads the editor on demand. */
export function LazyRichTextEditor(props: RichTextEditorProps) {
  return (
    <LoadedPart fallback={<Skeleton className="h-122" />}>
      <Editor {...props} />
    </LoadedPart>
  )
}
