import type { Prompt } from './prompt.ts'
import { splitTags } from './split-tags.ts'

/** The first tag of a prompt in a list, and how many more the prompt's dialog shows. */
export function FirstTag({ prompt, className }: { prompt: Prompt; className: string }) {
  const [first, ...others] = splitTags(prompt).own
  if (first === undefined) return null
  return (
    <p className={`flex items-center gap-1.5 text-xs text-ink-soft ${className}`}>
      <span className="sr-only">Tags: </span>
      <bdi className="truncate rounded-full border border-line px-2.5 leading-6">{first}</bdi>
      {others.length > 0 && (
        <span title={others.join(', ')}>
          +{others.length}
          <span className="sr-only"> more</span>
        </span>
      )}
    </p>
  )
}
