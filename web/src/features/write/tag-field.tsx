import { Autocomplete } from '@base-ui/react/autocomplete'
import type { Answer } from '@prompt-library/contract/call'
import type { suggestTags } from '@prompt-library/contract/tags'
import { TAG_MAX, TAG_SUGGESTION_MILLISECONDS, TAGS_MAX } from '@prompt-library/domain/limits'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/field.tsx'
import { tagSuggestionsQuery } from './api.ts'
import { enterTags, isTagList, TAG_TEXT_MAX, type TagEntry, typeTags } from './enter-tags.ts'

interface TagFieldProps {
  tags: string[]
  /** What was typed and isn't a tag yet. */
  text: string
  /** Tags that the library set. They can't be changed. */
  fixed: readonly string[]
  error: string | undefined
  disabled: boolean
  onChange: (entry: TagEntry) => void
}

/** The tags of a prompt: chips, and a box that suggests existing tags while you type. */
export function TagField({ tags, text, fixed, error, disabled, onChange }: TagFieldProps) {
  const [open, setOpen] = useState(false)
  const [news, setNews] = useState({ said: '', isVisible: false })
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const suggested = useTagSuggestions({ text, tags, enabled: open })
  const isOpen = open && suggested.length > 0

  const change = (entry: TagEntry) => {
    const { problem, repeated } = entry
    const added = entry.tags.slice(tags.length).map((tag) => `Added ${tag}.`)
    const already = repeated === undefined ? [] : [`You already added “${repeated}”.`]
    setNews({
      // Screen readers don't notice that the description of the box has changed.
      said: [...added, ...already, problem ?? ''].join(' ').trim(),
      isVisible: already.length > 0 && problem === undefined,
    })
    onChange(entry)
  }
  const enter = (typed: string) => {
    setOpen(false)
    change(enterTags(tags, typed))
  }
  const remove = (removed: string) => {
    onChange({ tags: tags.filter((tag) => tag !== removed), text })
    setNews({ said: `Removed ${removed}.`, isVisible: false })
    input.current?.focus()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Here, Enter adds a tag. A second press must not save the prompt.
      event.preventDefault()
      const isSuggestionChosen = event.currentTarget.hasAttribute('aria-activedescendant')
      if (!isSuggestionChosen) enter(text)
    }
    if (event.key === 'ArrowDown') setOpen(true)
    if (event.key === 'Escape' && isOpen) {
      // Only the list closes, not the dialog.
      event.stopPropagation()
      setOpen(false)
    }
    // A key that's held down to clear the text must not continue with the tags.
    if (event.key === 'Backspace' && text === '' && !event.repeat)
      chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!isTagList(pasted)) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const whole = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0)
    enter(whole.slice(0, TAG_TEXT_MAX))
  }

  return (
    <Field label="Tags" hint={<Hint fixed={fixed} />} error={error}>
      {({ required: _, ...control }) => (
        <Autocomplete.Root
          inline
          items={isOpen ? suggested : []}
          filter={null}
          // Enter adds what was typed, wherever the pointer rests.
          highlightItemOnHover={false}
          value={text}
          onValueChange={(next, { reason }) => {
            // Other reasons, such as Escape, must not clear the text.
            if (reason !== 'input-change') return
            const entry = typeTags(tags, next)
            setOpen(entry.text !== '')
            change(entry)
          }}
          open={isOpen}
          disabled={disabled}
        >
          <div className="relative">
            <Autocomplete.InputGroup
              role="presentation"
              className={classNames(
                'flex min-h-10 flex-wrap items-center gap-1.5 rounded-lg border bg-surface p-1.5 outline-offset-2 outline-brand-ink has-[input:focus-visible]:outline-3',
                error ? 'border-danger-ink' : 'border-line-strong',
                disabled ? 'opacity-60' : 'cursor-text',
              )}
            >
              {tags.length > 0 && (
                <ul ref={chips} aria-label="Added to this prompt" className="contents">
                  {tags.map((tag) => (
                    <TagChip key={tag} tag={tag} disabled={disabled} onRemove={() => remove(tag)} />
                  ))}
                </ul>
              )}
              <Autocomplete.Input
                {...control}
                ref={input}
                dir="auto"
                aria-expanded={isOpen}
                maxLength={TAG_TEXT_MAX}
                enterKeyHint="enter"
                onKeyDown={pressKey}
                onPaste={paste}
                onBlur={() => setOpen(false)}
                className="min-h-7 min-w-24 flex-1 bg-transparent px-1.5 text-base text-ink outline-none"
              />
            </Autocomplete.InputGroup>
            {isOpen && <TagSuggestions onChoose={enter} />}
          </div>
          <p
            role="status"
            className={news.isVisible && !isOpen ? 'text-sm text-ink-soft empty:hidden' : 'sr-only'}
          >
            {isOpen ? `${countOf(suggested.length, 'suggestion')}. Use the arrow keys to choose.` : news.said}
          </p>
        </Autocomplete.Root>
      )}
    </Field>
  )
}

function Hint({ fixed }: { fixed: readonly string[] }) {
  const list = new Intl.ListFormat('en-US').format(fixed)
  return (
    <>
      Up to {TAGS_MAX} tags that help others find this prompt. Press Enter or type a comma after each one.
      {fixed.length > 0 && ` Set by the library: ${list}.`}
    </>
  )
}

function TagChip({ tag, disabled, onRemove }: { tag: string; disabled: boolean; onRemove: () => void }) {
  const pressKey = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Backspace' && event.key !== 'Delete')) return
    event.preventDefault()
    onRemove()
  }
  return (
    <li className="inline-flex max-w-full cursor-default items-center rounded-md border border-brand-soft bg-brand-tint pl-2 text-sm text-brand-ink">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {tag}
      </span>
      <button
        type="button"
        aria-label={`Remove tag ${tag}`}
        disabled={disabled}
        onClick={onRemove}
        onKeyDown={pressKey}
        className="inline-flex size-6.5 shrink-0 items-center justify-center rounded-md -outline-offset-2 enabled:hover:bg-brand-soft"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  )
}

type TagSuggestion = Answer<typeof suggestTags>[number]

/**
 * The list below the box, each tag with how many prompts use it: public ones, and the user's own. It isn't in a popup of Base UI, which would hide the
 * added tags and the rest of the form from screen readers.
 */
function TagSuggestions({ onChoose }: { onChoose: (tag: string) => void }) {
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
function useTagSuggestions({ text, tags, enabled }: SuggestionsOptions): readonly TagSuggestion[] {
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
