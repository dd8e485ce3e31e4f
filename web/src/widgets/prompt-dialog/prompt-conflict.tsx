import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldSummary, fieldsToSave } from '../../entities/prompt/field-drafts.ts'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { Comparison } from '../../features/history/comparison.tsx'
import type { PromptDraft } from '../../features/write/prompt-draft.ts'
import { useClassTexts } from '../../shared/guard/use-class-texts.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { ConflictDialog } from '../../shared/ui/conflict-dialog.tsx'

interface PromptConflictProps {
  mine: PromptDraft
  theirs: PromptDraft
  onKeepMine: () => void
  onUseTheirs: () => void
  onClose: () => void
}

/** Shown when the prompt was saved in another tab or on another device during editing. */
export function PromptConflict({ mine, theirs, onUseTheirs, ...answers }: PromptConflictProps) {
  const [myFields, theirFields] = [mine, theirs].map(({ html, fields }) => fieldsToSave(html, fields))
  const texts = useClassTexts()
  const showClass = mine.data_class !== theirs.data_class
  const classOf = ({ data_class }: PromptDraft) => (showClass ? texts[data_class].name : undefined)
  const showTags = JSON.stringify(mine.tags) !== JSON.stringify(theirs.tags)
  const showFields = JSON.stringify(myFields) !== JSON.stringify(theirFields)
  return (
    <ConflictDialog
      wide
      title="This prompt changed while you were editing"
      subtitle="A newer version was saved in another tab or on another device. Nothing is lost."
      comparison={<ConflictComparison mine={mine} theirs={theirs} />}
      mine={{
        heading: 'Your unsaved version',
        content: (
          <Version
            draft={mine}
            dataClass={classOf(mine)}
            tags={showTags ? mine.tags : undefined}
            fields={showFields ? myFields : undefined}
          />
        ),
      }}
      saved={
        <Version
          draft={theirs}
          dataClass={classOf(theirs)}
          tags={showTags ? theirs.tags : undefined}
          fields={showFields ? theirFields : undefined}
        />
      }
      onUseSaved={onUseTheirs}
      {...answers}
    />
  )
}

/** What the user's version changes in the saved one. */
function ConflictComparison({ mine, theirs }: Pick<PromptConflictProps, 'mine' | 'theirs'>) {
  const saved = (draft: PromptDraft) => ({ ...draft, fields: fieldsToSave(draft.html, draft.fields) })
  return (
    <>
      {mine.visibility !== theirs.visibility && (
        <p>
          The saved version is {theirs.visibility}, yours is {mine.visibility}.
        </p>
      )}
      <Comparison
        before={saved(theirs)}
        after={saved(mine)}
        names={{ before: 'Saved version', after: 'Your unsaved version' }}
      />
    </>
  )
}

interface VersionProps {
  draft: PromptDraft
  /** The name of the data class, if it isn't the same in both versions. */
  dataClass: string | undefined
  /** If they aren't the same in both versions. */
  tags: readonly string[] | undefined
  /** Descriptions, if they aren't the same in both versions. */
  fields: readonly FieldDescription[] | undefined
}

function Version({ draft, dataClass, tags, fields }: VersionProps) {
  return (
    <>
      <p className="font-medium" dir="auto">
        {draft.title}
      </p>
      <p className="mb-4 text-sm text-ink-soft">
        {draft.category}, {draft.visibility}
        {dataClass && `, for ${dataClass} data`}
      </p>
      <PromptContent html={draft.html} level={4} descriptions={draft.fields} />
      {draft.notes && (
        <p className="mt-4 border-t border-line pt-3 text-sm whitespace-pre-wrap text-ink-soft" dir="auto">
          {draft.notes}
        </p>
      )}
      {tags && (
        <div className="mt-4 border-t border-line pt-3 text-sm">
          <h4 className="font-medium">Tags</h4>
          {tags.length === 0 && <p className="text-ink-soft">No tags</p>}
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} dir="auto" className="min-w-0 wrap-anywhere">
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      {fields && (
        <div className="mt-4 border-t border-line pt-3 text-sm">
          <h4 className="font-medium">Fields</h4>
          {fields.length === 0 && <p className="text-ink-soft">No field is described.</p>}
          <ul>
            {fields.map((field) => (
              <li key={field.name} className="mt-2">
                <code>{`{{${field.name}}}`}</code>
                <span className="block whitespace-pre-wrap text-ink-soft" dir="auto">
                  {fieldSummary(field)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
