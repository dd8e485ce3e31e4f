import { ownTags, reservedTags } from '@prompt-library/domain/prompts/tags'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { type Prompt, readPrompt } from '../../entities/prompt/prompt.ts'
import { deleteQuestion } from '../../features/delete/delete-question.ts'
import { useDeletePrompt } from '../../features/delete/use-delete-prompt.ts'
import { useDeletedDays } from '../../features/delete/use-deleted-days.ts'
import { useDeletedToast } from '../../features/delete/use-deleted-toast.ts'
import { RevisionNoteField } from '../../features/history/revision-note-field.tsx'
import { useEarlierVersionsOffer } from '../../features/history/use-earlier-versions-offer.tsx'
import { useUpdatePrompt } from '../../features/write/change-prompts.ts'
import { KeepsAccess, usePromptAudience } from '../../features/write/prompt-audience.tsx'
import { promptBody } from '../../features/write/prompt-body.ts'
import type { PromptDraft } from '../../features/write/prompt-draft.ts'
import { PromptForm } from '../../features/write/prompt-form.tsx'
import { useGuardedSave } from '../../features/write/use-guarded-save.ts'
import { usePromptDraft } from '../../features/write/use-prompt-draft.tsx'
import { usePublishing } from '../../features/write/use-publishing.ts'
import { ApiError, conflictIn, sentenceFor } from '../../shared/lib/api-client.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { PromptConflict } from './prompt-conflict.tsx'

const ACTION = 'Update Prompt'

/** The dialog that edits a prompt, and what follows a save. For the author only; the server refuses everyone else. */
export function EditDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const formId = useId()
  const { draft, setDraft, version, setVersion, beforeSave, stopAsking, follow, notice, confirmation } =
    usePromptDraft({ form: `edit ${prompt.id}`, initial: toDraft(prompt), version: prompt.version })
  const publishing = usePublishing(draft, prompt)
  const [conflict, setConflict] = useState<Prompt>()
  const theirs = conflict && toDraft(conflict)
  const { audience, failed } = usePromptAudience(prompt.id)
  // On a prompt that is already private, a note shown before the shares have loaded would flicker.
  const showsAccessNote = audience || failed || prompt.is_public
  const [stopSharing, setStopSharing] = useState(false)
  const endShares = stopSharing && draft.visibility === 'private'
  const update = useUpdatePrompt()
  const remove = useDeletePrompt()
  const deletedDays = useDeletedDays()
  const toastDeleted = useDeletedToast()
  const [act, deletion] = useConfirmedAction()
  const [checkDraft, guardDialog, checking] = useGuardedSave({
    setDraft,
    beforeSave,
    action: ACTION,
  })
  const isOpen = useIsMounted()
  const [isFinishing, setIsFinishing] = useState(false)
  const [offerRemoval, removalOffer] = useEarlierVersionsOffer()
  const isSaving = checking || update.isPending || isFinishing
  const busy = isSaving || remove.isPending

  const save = async (complete: PromptDraft, baseVersion: number | undefined, replaced = prompt) => {
    const checked = await checkDraft(complete)
    if (!checked) return
    const body = {
      id: prompt.id,
      ...promptBody(checked),
      version: baseVersion,
      end_shares: endShares,
      revision_note: checked.revisionNote,
    }
    const saving = update.mutateAsync(body)
    const error = await follow(saving, {
      saved: 'Prompt updated.',
      failed: 'Update failed.',
      close: async (saved) => {
        setIsFinishing(true)
        await offerRemoval({ before: replaced, after: saved })
        onClose()
      },
    })
    if (!error && !isOpen()) return offerRemoval({ before: replaced, after: await saving })
    const { prompt: current } = conflictIn('POST /api/edit_prompt.php', error)
    setConflict(current && readPrompt(current))
  }

  const confirmAndDelete = () =>
    act({
      question: deleteQuestion(prompt.title, deletedDays),
      change: () => {
        update.reset()
        return remove.mutateAsync({ prompt_id: prompt.id })
      },
      done: () => {
        stopAsking()
        toastDeleted(prompt.id)
        if (isOpen()) onClose()
      },
      failed: 'Delete failed.',
      // The dialog that closes moves it.
      focus: () => undefined,
    })

  return (
    <Dialog
      open
      // What is left to decide after a save appears in a moment.
      onClose={() => !isFinishing && onClose()}
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
            <FormButtons
              form={formId}
              action={ACTION}
              disabled={remove.isPending}
              busy={checking || isFinishing ? 'Checking...' : update.isPending && 'Saving...'}
              onCancel={onClose}
            />
          </div>
        </>
      }
    >
      {notice}
      <PromptForm
        id={formId}
        draft={draft}
        category={prompt.category}
        fixedTags={reservedTags(prompt.tags)}
        onChange={setDraft}
        onSubmit={(complete) => save(complete, version)}
        disabled={busy}
        publishing={publishing}
        detailsFirst
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
        aside={
          <RevisionNoteField
            value={draft.revisionNote ?? ''}
            disabled={busy}
            onChange={(revisionNote) => setDraft({ ...draft, revisionNote })}
          />
        }
        error={update.error && !conflict ? failureText(update.error, 'Update failed.') : undefined}
      />
      {conflict && theirs && (
        <PromptConflict
          mine={draft}
          theirs={theirs}
          onKeepMine={() => {
            setConflict(undefined)
            setVersion(conflict.version)
            save(draft, conflict.version, conflict)
          }}
          onUseTheirs={() => {
            setConflict(undefined)
            setVersion(conflict.version)
            update.reset()
            setDraft(theirs)
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
      {removalOffer}
      {confirmation}
      {deletion}
      {guardDialog}
    </Dialog>
  )
}

export function toDraft(prompt: Prompt): PromptDraft {
  const { title, category, html, notes, fields, data_class } = prompt.edit ?? prompt
  // What waits for approval is meant to be public.
  const visibility = prompt.is_public || prompt.publishing === 'waiting' ? 'public' : 'private'
  const tags = ownTags((prompt.edit ?? prompt).tags)
  const texts = { notes: notes ?? '', tagText: '', revisionNote: prompt.edit?.note ?? '' }
  return { title, category, visibility, html, fields, data_class, tags, ...texts }
}

function failureText(error: Error, fallback: string): string {
  return error instanceof ApiError && error.status === 404 ? DELETED : sentenceFor(error, fallback)
}

/** In another tab, on another device, or by an admin. */
const DELETED =
  'This prompt was deleted. You can restore it from Recently deleted in My Prompts, then save again. If an admin deleted it, only an admin can restore it. Your text stays here.'
