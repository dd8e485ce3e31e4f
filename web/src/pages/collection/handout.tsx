import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath } from '@prompt-library/contract/pages'
import { promptFields } from '@prompt-library/domain/fields/field'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { allCollectionPromptsQuery } from '../../features/collect/items-api.ts'
import { RichTextView } from '../../shared/editor/rich-text-view.tsx'
import { toastError } from '../../shared/ui/toast.ts'

/**
 * What a printed collection shows: its address, and for each prompt its number, category, author, note, and text. It's
 * invisible on screen, and opens the print dialog once all prompts have loaded.
 */
export function Handout({ collection, onEnd }: { collection: Collection; onEnd: () => void }) {
  const { token, name, description, owner_name } = collection
  const { data, error } = useQuery({
    ...allCollectionPromptsQuery(token),
    staleTime: 0,
    gcTime: 0,
    // Closing the print dialog focuses the window.
    refetchOnWindowFocus: false,
  })
  const hasPrinted = useRef(false)
  useEffect(() => {
    if (!error) return
    toastError(error, 'We couldn’t load the prompts to print. Check your connection and try again.')
    onEnd()
  }, [error, onEnd])
  useEffect(() => {
    window.addEventListener('afterprint', onEnd)
    return () => window.removeEventListener('afterprint', onEnd)
  }, [onEnd])
  useEffect(() => {
    // If the prompts change while the print dialog is open, it must not open again.
    if (!data || hasPrinted.current) return
    hasPrinted.current = true
    window.print()
  }, [data])
  if (!data) return null
  return createPortal(
    <div data-prints-alone className="hidden print:block">
      <h1 className="text-3xl font-semibold tracking-tight" dir="auto">
        {name}
      </h1>
      {description && (
        <p className="mt-2 whitespace-pre-line" dir="auto">
          {description}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        By <bdi>{owner_name}</bdi> · {countOf(data.total, 'prompt')} ·{' '}
        {new URL(collectionPath(token), window.location.origin).href}
      </p>
      <ol className="mt-6 flex flex-col gap-8">
        {data.prompts.map((prompt, index) => (
          <HandoutPrompt key={prompt.id} prompt={prompt} number={index + 1} />
        ))}
      </ol>
    </div>,
    document.body,
  )
}

function HandoutPrompt({ prompt, number }: { prompt: CollectedPrompt; number: number }) {
  const { html, title, note, category, author_name } = prompt
  const fields = useMemo(() => promptFields(html, prompt.fields), [html, prompt.fields])
  return (
    // A long prompt would otherwise start on a new page and leave the last one half empty.
    <li className="break-inside-auto border-t border-line pt-4">
      <h2 className="text-xl font-semibold">
        {number}. <bdi>{title}</bdi>
      </h2>
      <p className="text-sm text-ink-soft">
        {category} · By <bdi>{author_name ?? 'Unknown'}</bdi>
      </p>
      {note && (
        <p className="mt-2 whitespace-pre-line italic" dir="auto">
          {note}
        </p>
      )}
      <div className="mt-3">
        <RichTextView html={html} level={3} fields={fields} />
      </div>
    </li>
  )
}
