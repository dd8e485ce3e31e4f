import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { DataClassField } from '../../shared/guard/data-class-field.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import type { TagEntry } from './enter-tags.ts'
import type { PromptDraft } from './prompt-draft.ts'
import { TagField } from './tag-field.tsx'

interface MoreDetailsProps {
  draft: PromptDraft
  fixedTags: readonly string[]
  tagProblem: string | undefined
  disabled: boolean
  onTags: (entry: TagEntry) => void
  onDataClass: (dataClass: DataClass) => void
}

/** What most prompts don't need. Open from the start if something in it is set. A problem in it opens it, too. */
export function MoreDetails({ draft, fixedTags, tagProblem, ...rest }: MoreDetailsProps) {
  const { tags, tagText, data_class } = draft
  const isSet = tags.length > 0 || tagText !== '' || data_class !== 'public'
  return (
    <Fold summary="More details" startsOpen={isSet}>
      <div className="flex flex-col gap-5">
        <TagField
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
    </Fold>
  )
}
