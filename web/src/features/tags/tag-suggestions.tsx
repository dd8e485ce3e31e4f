import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Answer } from '@prompt-library/contract/call'
import type { suggestTags } from '@prompt-library/contract/tags'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useRef } from 'react'
import { UnhiddenFocusGuards } from '../../ui/unhidden-focus-guards.tsx'

export type TagSuggestion = Answer<typeof suggestTags>[number]

/** The list below the box, each tag with how many public prompts use it. */
export function TagSuggestions() {
  // Inside the dialog, which hides everything outside itself from screen readers.
  const container = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={container} className="empty:hidden" />
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner sideOffset={4} positionMethod="fixed" className="z-10 outline-none">
          <Autocomplete.Popup className="max-h-[min(18rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg">
            <UnhiddenFocusGuards />
            <Autocomplete.List aria-label="Suggestions">
              {({ name, prompts }: TagSuggestion) => (
                <Autocomplete.Item
                  key={name}
                  value={{ name, prompts }}
                  className="flex cursor-pointer items-baseline justify-between gap-4 rounded-lg px-3 py-2 -outline-offset-2 outline-brand-ink select-none hover:bg-brand-tint hover:text-brand-ink data-highlighted:bg-brand-tint data-highlighted:text-brand-ink data-highlighted:outline-2"
                >
                  <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
                    {name}
                  </span>
                  <span className="shrink-0 text-sm">{countOf(prompts, 'prompt')}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </>
  )
}
