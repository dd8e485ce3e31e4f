import { pages } from '@prompt-library/contract/pages'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Link } from 'react-router'
import { listSearch } from '../../entities/prompt/list-params.ts'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

/** The prompt that this one was cloned from, and the public prompts that were cloned from it. */
export function Lineage({
  prompt: { id, cloned_from: original, public_clones: clones = 0 },
}: {
  prompt: Prompt
}) {
  const linkTo = usePromptLink()
  if (!original && clones === 0) return null
  return (
    <div className="flex flex-col gap-1 text-ink-soft">
      {original && (
        <p className="wrap-anywhere">
          Cloned from{' '}
          <Link {...linkTo('prompt', original.id)} className={LINK}>
            <bdi>{original.title}</bdi>
          </Link>
        </p>
      )}
      {clones > 0 && (
        <p>
          <Link
            to={{ pathname: pages.library.path, search: listSearch('', { clones_of: String(id) }) }}
            // The dialog closes; without this, keyboard focus would be lost.
            onClick={focusMain}
            className={LINK}
          >
            {countOf(clones, 'public clone')}
          </Link>
        </p>
      )}
    </div>
  )
}

const LINK = 'rounded-sm text-brand-ink underline underline-offset-4 hover:no-underline'
