import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Answer } from '@prompt-library/contract/call'
import type { suggestTags } from '@prompt-library/contract/tags'
import { countOf } from '@prompt-library/domain/text/count-of'

export type TagSuggestion = Answer<typeof suggestTags>[number]

/**
 * The list below the box, each tag with how many prompts use it: public ones, and the user's own. It isn't in a popup of Base UI, which would hide the
 * added tags and the rest of the form from screen readers.
 */
export function TagSuggestions({ onChoose }: { onChoose: (tag: string) => void }) {
  return (
    <Autocomplete.List
      aria-label="Suggestions"
      // Scrolling with the mouse must not take the focus from the box, which would close the list.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-10 mt-2 max-h-72 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 text-ink shadow-lg"
    >
      {({ name, prompts }: TagSuggestion) => (
        <Autocomplete.Item
          key={name}
          value={name}
          onClick={() => onChoose(name)}
          className="flex cursor-pointer items-baseline justify-between gap-4 rounded-lg px-3 py-2 -outline-offset-2 outline-brand-ink select-none hover:bg-brand-tint hover:text-brand-ink data-highlighted:bg-brand-tint data-highlighted:text-brand-ink data-highlighted:outline-2"
        >
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {name}
          </span>
          <span className="shrink-0 text-sm">{countOf(prompts, 'prompt')}</span>
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  )
}
