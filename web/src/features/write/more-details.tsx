import type { DataClass } from '@prompt-library/domain/guard/data-class'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DataClassField } from '../../shared/guard/data-class-field.tsx'
import type { TagEntry } from './enter-tags.ts'
import type { PromptDraft } from './prompt-draft.ts'
import { TagField } from './tag-field.tsx'

interface MoreDetailsProps {
  /** Set it to focus the box for tags from elsewhere. */
  tagsId: string
  draft: PromptDraft
  fixedTags: readonly string[]
  tagProblem: string | undefined
  disabled: boolean
  onTags: (entry: TagEntry) => void
  onDataClass: (dataClass: DataClass) => void
}

/** What most prompts don't need. Open from the start if something in it is set. A problem in it opens it, too. */
export function MoreDetails({ tagsId, draft, fixedTags, tagProblem, ...rest }: MoreDetailsProps) {
  const { tags, tagText, data_class } = draft
  const [open, setOpen] = useState(tags.length > 0 || tagText !== '' || data_class !== 'public')
  return (
    <details className="group min-w-0" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-1 flex w-fit cursor-pointer list-none items-center gap-1 rounded-lg py-1 pr-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-90"
        />
        More details
      </summary>
      <div className="mt-3 flex flex-col gap-5">
        <TagField
          id={tagsId}
          tags={tags}
          text={tagText}
          fixed={fixedTags}
          error={tagProblem}
          disabled={rest.disabled}
          onChange={rest.onTags}
        />
        <DataClassField
          value={data_class}
          hint="This doesn’t change who can see the prompt."
          disabled={rest.disabled}
          onChange={rest.onDataClass}
        />
      </div>
    </details>
  )
}
