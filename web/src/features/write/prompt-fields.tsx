import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { NOTES_MAX, TITLE_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES, CATEGORIES } from '@prompt-library/domain/prompts/categories'
import type { ReactNode } from 'react'
import { DataClassField } from '../../entities/prompt/data-class-field.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { ContentField } from './content-field.tsx'
import type { TagEntry } from './enter-tags.ts'
import { FieldsSection } from './fields-section.tsx'
import type { PromptDraft } from './prompt-draft.ts'
import { TagField } from './tag-field.tsx'
import type { PromptFormState } from './use-prompt-form.tsx'
import { PublishingNote, VisibilityField } from './visibility-field.tsx'

interface PromptFieldsProps {
  form: PromptFormState
  /** The prompt's category before any edits. */
  category: PromptDraft['category']
  disabled?: boolean
  /** Tags that the library set, which stay. */
  fixedTags?: readonly string[]
  /** Who besides the author sees the prompt while it's private, and a note below the choice. Defaults to no one. */
  audience?: { sharedWith: number | undefined; note: ReactNode }
  /** Shown below the title. */
  similar?: ReactNode
  /** Shown below the notes. */
  aside?: ReactNode
  /** Puts the details to the left of the text, not to the right. */
  detailsFirst?: boolean
}

const NO_TAGS: readonly string[] = []
const NO_ONE_ELSE = { sharedWith: 0, note: null }

/**
 * The fields of the forms that submit, edit, and clone a prompt. Title and text come first, which on a phone puts the editor on
 * the first screen.
 */
export function PromptFields({
  form,
  category,
  disabled: isDisabled = false,
  fixedTags = NO_TAGS,
  audience = NO_ONE_ELSE,
  similar,
  aside,
  detailsFirst = false,
}: PromptFieldsProps) {
  const { draft, set, errors, publishing, tags } = form
  const disabled = isDisabled || form.isBusy
  // Only the builder assigns `Study`. A form that starts with it keeps offering it, so that a change can be undone.
  const offered = [category, draft.category].includes('Study') ? ALL_CATEGORIES : CATEGORIES
  return (
    <div
      className={classNames(
        'grid gap-x-8 gap-y-5 lg:grid-rows-[auto_1fr]',
        detailsFirst
          ? 'lg:grid-cols-[min(22rem,40%)_minmax(0,1fr)]'
          : 'lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]',
      )}
    >
      <div className="min-w-0">
        <Field label="Prompt Title" required error={errors.title}>
          <Input
            value={draft.title}
            maxLength={TITLE_MAX}
            disabled={disabled}
            placeholder="Give your prompt a descriptive title"
            onChange={(event) => set({ title: event.target.value })}
          />
        </Field>
        {similar}
      </div>
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-6',
          detailsFirst ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : 'lg:row-start-2',
        )}
      >
        <ContentField draft={draft} disabled={disabled} error={errors.html} onChange={set} />
        <FieldsSection
          ref={form.fieldsBox}
          html={draft.html}
          fields={draft.fields}
          disabled={disabled}
          showErrors={form.submission.isTried}
          onChange={set}
        />
      </div>
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-5',
          detailsFirst ? 'lg:row-start-2' : 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
        )}
      >
        <Field label="Category">
          <Select
            value={draft.category}
            disabled={disabled}
            onChange={(event) =>
              set({
                category:
                  ALL_CATEGORIES.find((category) => category === event.target.value) ?? draft.category,
              })
            }
          >
            {offered.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <div>
          <VisibilityField
            value={form.visibility}
            sharedWith={audience.sharedWith}
            ifPublic={publishing.ifPublic}
            disabled={disabled}
            onChange={(visibility) => set({ visibility })}
          />
          <PublishingNote publishing={publishing} />
          {audience.note}
        </div>
        <Field label="Notes" optional hint="Tell others when to use this prompt and what to fill in.">
          <Textarea
            rows={4}
            value={draft.notes}
            maxLength={NOTES_MAX}
            disabled={disabled}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
        {aside}
        <MoreDetails
          draft={draft}
          fixedTags={fixedTags}
          tagProblem={tags.problem}
          disabled={disabled}
          onTags={tags.enter}
          onDataClass={(data_class) => set({ data_class })}
        />
      </div>
    </div>
  )
}

interface MoreDetailsProps {
  draft: PromptDraft
  fixedTags: readonly string[]
  tagProblem: string | undefined
  disabled: boolean
  onTags: (entry: TagEntry) => void
  onDataClass: (dataClass: string) => void
}

/** What most prompts don't need. Open from the start if something in it is set. A problem in it opens it, too. */
function MoreDetails({ draft, fixedTags, tagProblem, ...rest }: MoreDetailsProps) {
  const { tags, tagText, data_class } = draft
  const isSet = tags.length > 0 || tagText !== '' || data_class !== LOWEST_CLASS
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
