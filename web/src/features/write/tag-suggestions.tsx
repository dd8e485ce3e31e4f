import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Answer } from '@prompt-library/contract/call'
import type { suggestTags } from '@prompt-library/contract/tags'
import { TAG_MAX, TAG_SUGGESTION_MILLISECONDS, TAGS_MAX } from '@prompt-library/domain/limits'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { tagSuggestionsQuery } from './api.ts'

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

interface SuggestionsOptions {
  text: string
  tags: readonly string[]
  enabled: boolean
}

/** Existing tags that contain the text, without those that were added. None once there can't be another tag. */
export function useTagSuggestions({ text, tags, enabled }: SuggestionsOptions): readonly TagSuggestion[] {
  const key = tagKey(text)
  const searched = useDebounced(key, TAG_SUGGESTION_MILLISECONDS)
  const canHaveMore = tags.length < TAGS_MAX
  const isSearched = enabled && canHaveMore && searched.length <= TAG_MAX
  const { data } = useQuery({ ...tagSuggestionsQuery(searched), enabled: isSearched })
  if (!data || !canHaveMore) return []
  const added = tags.map(tagKey)
  // Results of the previous text are shown until the next ones arrive, as far as they match.
  return data.filter(({ name }) => tagKey(name).includes(key) && !added.includes(tagKey(name)))
}
