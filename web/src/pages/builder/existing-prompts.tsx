import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { useSimilarPrompts } from '../../features/write/similar-prompts.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'

/** More would be in the way of the form. */
const SHOWN_MAX = 2
/** A prompt that shares one word with the task, such as “poem”, rarely does the same. */
const SHARED_WORDS_MIN = 2

/** Says below the task which public prompts do it already. */
export function ExistingPrompts({ task }: { task: string }) {
  const found = useSimilarPrompts({ title: task, notes: '' })
  const words = wordsOf(task)
  const prompts = found.filter(({ title }) => wordsOf(title).intersection(words).size >= SHARED_WORDS_MIN)
  const to = (view: 'prompt' | 'use', id: number) => `${pages.library.path}?${view}=${id}`
  return (
    <div role="status">
      {prompts.length > 0 && (
        <ul aria-label="Prompts that do this already" className="mt-2 flex flex-col gap-2 text-sm">
          {prompts.slice(0, SHOWN_MAX).map(({ id, title }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>
                <Link
                  to={to('prompt', id)}
                  className="font-medium text-brand-ink underline-offset-4 hover:underline"
                >
                  <bdi>{title}</bdi>
                </Link>{' '}
                does this already.
              </span>
              <Link to={to('use', id)} className={buttonClass('soft', 'small')}>
                Use<span className="sr-only"> {title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The starts of the long words: “minute” and “minutes” are one. */
function wordsOf(text: string): Set<string> {
  return new Set(Array.from(text.toLowerCase().matchAll(/\p{L}{4,}/gu), ([word]) => word.slice(0, 5)))
}
