import { TAG_MAX, TAG_SUGGESTION_MILLISECONDS, TAGS_MAX } from '@prompt-library/domain/limits'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { tagSuggestionsQuery } from './api.ts'
import type { TagSuggestion } from './tag-suggestions.tsx'

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
