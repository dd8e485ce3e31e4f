// One co-editor in the dialog, with Remove or Leave.
import type { CollectionEditor } from '@prompt-library/contract/collections'
import { recipientAddress } from '../../entities/person/recipient-address.ts'
import { Button } from '../../shared/ui/button.tsx'

interface EditorRowProps {
  name: string
  /** Missing for the owner, whose address isn’t shown. */
  editor?: CollectionEditor
  isYou: boolean
  note?: string
  /** The label while one of the actions runs. */
  busy?: string | false
  onRemove?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

export function EditorRow({ name, editor, isYou, note, busy, onRemove, onLeave }: EditorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isYou && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{editor ? recipientAddress(editor) : note}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onRemove && (
          <Button look="secondary" size="small" aria-label={`Remove ${name}`} busy={busy} onClick={onRemove}>
            Remove
          </Button>
        )}
        {onLeave && (
          <Button look="secondary" size="small" busy={busy} onClick={onLeave}>
            Leave collection
          </Button>
        )}
      </div>
    </li>
  )
}
