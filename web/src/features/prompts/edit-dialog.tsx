import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import type { Prompt } from '@prompt-library/contract/prompts'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, sentenceFor } from '../../lib/api-client.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { useDeletePrompt, useUpdatePrompt } from './change-prompts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { fieldsToSave } from './field-drafts.ts'
import { KeepsAccess, usePromptAudience } from './prompt-audience.tsx'
import { PromptForm } from './prompt-form.tsx'
import { useGuardedSave } from './use-guarded-save.ts'
import { type PromptDraft, usePromptDraft } from './use-prompt-draft.tsx'

const ACTION = 'Update Prompt'

/** For the author only; the server refuses everyone else. */
export function EditDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const formId = useId()
  const { draft, setDraft, version, setVersion, beforeSave, finish, follow, notice, confirmation } =
    usePromptDraft({ form: `edit ${prompt.id}`, initial: toDraft(prompt), version: prompt.version })
  const [conflict, setConflict] = useState<Prompt>()
  const { audience, failed } = usePromptAudience(prompt.id)
  // On a prompt that is already private, a note shown before the shares have loaded would flicker.
  const showsAccessNote = audience || failed || prompt.visibility === 'public'
  const [stopSharing, setStopSharing] = useState(false)
  const endShares = stopSharing && draft.visibility === 'private'
  const update = useUpdatePrompt()
  const remove = useDeletePrompt()
  const [ask, deletion] = useConfirm()
  const [checkDraft, guardDialog, checking] = useGuardedSave({
    draft,
    setDraft,
    beforeSave,
    action: ACTION,
  })
  const isOpen = useIsMounted()
  const isSaving = checking || update.isPending
  const busy = isSaving || remove.isPending
  const failure = update.error ?? remove.error

  const save = async (baseVersion: number | undefined) => {
    const checked = await checkDraft()
    if (!checked) return
    const fields = fieldsToSave(checked.markdown, checked.fields)
    const body = { id: prompt.id, ...checked, fields, version: baseVersion, end_shares: endShares }
    const error = await follow(update.mutateAsync(body), {
      saved: 'Prompt updated.',
      failed: 'Update failed.',
      close: onClose,
    })
    setConflict(conflictIn(error))
  }

  const confirmAndDelete = async () => {
    const sure = await ask({
      title: 'Delete Prompt',
      text: 'Are you sure you want to permanently delete this prompt?',
      confirm: 'Delete',
      dangerous: true,
    })
    if (!sure) return
    update.reset()
    const error = await remove.mutateAsync(prompt.id).catch((failure: unknown) => failure)
    if (error && !isOpen()) toastFailure(sentenceFor(error, 'Delete failed.'))
    if (error) return
    finish()
    toastSuccess('Prompt deleted.')
    if (isOpen()) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="Edit Prompt"
      subtitle="Update your prompt details and content."
      footer={
        <>
          <Button
            look="quietDanger"
            className="mr-auto -ml-4 max-sm:-ml-2 max-sm:px-2.5"
            disabled={isSaving}
            busy={remove.isPending && 'Deleting...'}
            onClick={confirmAndDelete}
          >
            <Trash2 aria-hidden className="size-4" />
            <span className="max-sm:sr-only">Delete Prompt</span>
          </Button>
          {/* Cancel and Update stay together when the three buttons don't fit in one row. */}
          <div className="flex flex-wrap justify-end gap-3 max-sm:gap-2">
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              disabled={remove.isPending}
              busy={checking ? 'Checking...' : update.isPending && 'Saving...'}
            >
              {ACTION}
            </Button>
          </div>
        </>
      }
    >
      {notice}
      <PromptForm
        id={formId}
        draft={draft}
        category={prompt.category}
        onChange={setDraft}
        onSubmit={() => save(version)}
        disabled={busy}
        audience={{
          sharedWith: endShares ? 0 : audience?.people,
          note: draft.visibility === 'private' && showsAccessNote && (
            <KeepsAccess
              audience={audience}
              failed={failed}
              endShares={endShares}
              disabled={busy}
              onChange={setStopSharing}
            />
          ),
        }}
        error={
          failure && !conflict
            ? sentenceFor(failure, remove.error ? 'Delete failed.' : 'Update failed.')
            : undefined
        }
      />
      {conflict && (
        <ConflictDialog
          mine={draft}
          theirs={toDraft(conflict)}
          onKeepMine={() => {
            setConflict(undefined)
            setVersion(conflict.version)
            save(conflict.version)
          }}
          onUseTheirs={() => {
            setConflict(undefined)
            setVersion(conflict.version)
            update.reset()
            setDraft(toDraft(conflict))
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
      {confirmation}
      {deletion}
      {guardDialog}
    </Dialog>
  )
}

export function toDraft({ notes, ...prompt }: Prompt): PromptDraft {
  const { title, category, visibility, markdown, fields, data_class } = prompt
  return { title, category, visibility, markdown, notes: notes ?? '', fields, data_class }
}

function conflictIn(error: unknown): Prompt | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return z.safeParse(updatePrompt.conflict, error.body).data?.prompt
}
