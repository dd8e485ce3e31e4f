import { TITLE_MAX } from '@prompt-library/domain/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { promptUrl } from '../../entities/prompt/open-prompt.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { Fold } from '../../shared/ui/fold.tsx'
import { checkTexts } from '../guard/check-texts.ts'
import { similarPromptsQuery } from './api.ts'

const PAUSE_MILLISECONDS = 800
/** Shorter titles are like too many others. */
const TITLE_MIN = 5

/** Says that prompts like a new one exist. */
export function SimilarPrompts({ title, notes }: { title: string; notes: string }) {
  const prompts = useSimilarPrompts({ title, notes })
  const count = prompts.length
  const summary = count === 1 ? '1 prompt like this exists' : `${count} prompts like this exist`
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && summary}
      </p>
      {count > 0 && (
        <div className="mt-2">
          <Fold summary={summary}>
            <ul className="flex flex-col gap-2">
              {prompts.map((prompt) => (
                <li key={prompt.id} className="flex flex-wrap items-baseline gap-x-3">
                  <a href={promptUrl('prompt', prompt.id)} target="_blank" rel="noopener" className={LINK}>
                    <bdi>{prompt.title}</bdi>
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                  <span className="text-sm text-ink-soft">
                    by <bdi>{prompt.author_name}</bdi>
                  </span>
                  <a href={promptUrl('clone', prompt.id)} target="_blank" rel="noopener" className={LINK}>
                    Clone<span className="sr-only"> {prompt.title} (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </>
  )
}

/** Public prompts that may already do what a title and notes say, once the user pauses. A text with private data isn't sent. */
export function useSimilarPrompts({ title, notes }: { title: string; notes: string }) {
  const settledTitle = useDebounced(title.trim().slice(0, TITLE_MAX), PAUSE_MILLISECONDS)
  const settledNotes = useDebounced(notes.trim(), PAUSE_MILLISECONDS)
  const isLongEnough = settledTitle.length >= TITLE_MIN
  const isClear = useIsClear(`${settledTitle}\n${settledNotes}`)
  const { data = [] } = useQuery({
    ...similarPromptsQuery({ title: settledTitle, notes: settledNotes }),
    enabled: isClear && isLongEnough,
  })
  return isLongEnough ? data : []
}

/** Whether the guard has nothing to ask about a text. False until that's known. */
function useIsClear(text: string): boolean {
  const queryClient = useQueryClient()
  const { data: isClear = false } = useQuery({
    queryKey: ['guard', text],
    queryFn: async () => (await checkTexts([{ label: '', text, offers: [] }], queryClient)) === undefined,
    retry: false,
    // The text may be private, and what the user keeps changes the answer.
    gcTime: 0,
    staleTime: 0,
  })
  return isClear
}

const LINK = 'text-brand-ink underline-offset-4 hover:underline'
