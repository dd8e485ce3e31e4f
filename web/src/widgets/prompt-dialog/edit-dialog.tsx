import { REVISION_NOTE_MAX } from '@prompt-library/domain/limits'
import { ownTags, reservedTags } from '@prompt-library/domain/prompts/tags'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Prompt, readPrompt } from '../../entities/prompt/prompt.ts'
import { useDeletePrompt } from '../../features/delete/api.ts'
import { useConfirmedDelete } from '../../features/delete/use-confirmed-delete.ts'
import { useEarlierVersionsOffer } from '../../features/history/use-earlier-versions-offer.tsx'
import { useUpdatePrompt } from '../../features/write/api.ts'
import { KeepsAccess, usePromptAudience } from '../../features/write/prompt-audience.tsx'
import { type PromptDraft, promptBody } from '../../features/write/prompt-draft.ts'
import { PromptFields } from '../../features/write/prompt-fields.tsx'
import { usePromptForm } from '../../features/write/use-prompt-form.tsx'
import { ApiError, conflictIn, sentenceFor } from '../../shared/lib/api-client.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { PromptConflict } from './prompt-conflict.tsx'

const ACTION = 'Update Prompt'

/** The dialog that edits a prompt, and what follows a save. For the author only; the server refuses everyone else. */
export function EditDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const [conflict, setConflict] = useState<Prompt>()
  const theirs = conflict && toDraft(conflict)
  const { audience, failed } = usePromptAudience(prompt.id)
  const [stopSharing, setStopSharing] = useState(false)
  const { mutateAsync: update } = useUpdatePrompt()
  const remove = useDeletePrompt()
  const [confirmDelete, deletion] = useConfirmedDelete()
  const isOpen = useIsMounted()
  const [isFinishing, setIsFinishing] = useState(false)
  const [offerRemoval, removalOffer] = useEarlierVersionsOffer()
  /** What a save replaces. */
  const before = useRef(prompt)
  const form = usePromptForm({
    form: `edit ${prompt.id}`,
    initial: toDraft(prompt),
    edited: prompt,
    action: ACTION,
    busy: 'Saving...',
    send: async (draft, { version }) => {
      const after = await update({
        id: prompt.id,
        ...promptBody(draft),
        version,
        end_shares: stopSharing && draft.visibility === 'private',
        revision_note: draft.revisionNote,
      })
      if (!isOpen()) void offerRemoval({ before: before.current, after })
      return after
    },
    saved: 'Prompt updated.',
    failed: (error) =>
      error instanceof ApiError && error.status === 404 ? DELETED : sentenceFor(error, 'Update failed.'),
    onSaved: async (after) => {
      setIsFinishing(true)
      await offerRemoval({ before: before.current, after })
      onClose()
    },
    onFailed: (error) => {
      const { prompt: current } = conflictIn('POST /api/edit_prompt.php', error)
      setConflict(current && readPrompt(current))
    },
  })
  const { draft, submission } = form
  const endShares = stopSharing && draft.visibility === 'private'
  // On a prompt that is already private, a note shown before the shares have loaded would flicker.
  const showsAccessNote = audience || failed || prompt.is_public
  const disabled = remove.isPending || isFinishing

  const confirmAndDelete = () =>
    confirmDelete({
      prompt,
      change: () => {
        submission.reset()
        return remove.mutateAsync({ prompt_id: prompt.id })
      },
      done: () => {
        form.stopAsking()
        if (isOpen()) onClose()
      },
    })
  /** Continues from what someone else saved. */
  const settle = (saved: Prompt) => {
    setConflict(undefined)
    form.setVersion(saved.version)
    before.current = saved
  }

  return (
    <FormDialog
      form={submission}
      // What is left to decide after a save appears in a moment.
      onClose={() => !isFinishing && onClose()}
      onCancel={onClose}
      width="wide"
      title="Edit Prompt"
      subtitle="Update your prompt details and content."
      action={ACTION}
      disabled={remove.isPending}
      busy={isFinishing ? 'Checking...' : form.busy}
      extraButton={
        <Button
          icon={Trash2}
          look="quietDanger"
          className="mr-auto -ml-4 max-sm:-ml-2 max-sm:px-2.5"
          disabled={form.isBusy || isFinishing}
          busy={remove.isPending && 'Deleting...'}
          onClick={confirmAndDelete}
        >
          <span className="max-sm:sr-only">Delete Prompt</span>
        </Button>
      }
      before={form.notice}
      after={
        <>
          {conflict && theirs && (
            <PromptConflict
              mine={draft}
              theirs={theirs}
              onKeepMine={() => {
                settle(conflict)
                void submission.submit()
              }}
              onUseTheirs={() => {
                settle(conflict)
                submission.reset()
                form.set(theirs)
              }}
              onClose={() => setConflict(undefined)}
            />
          )}
          {removalOffer}
          {deletion}
          {form.dialogs}
        </>
      }
    >
      <PromptFields
        form={form}
        disabled={disabled}
        category={prompt.category}
        fixedTags={reservedTags(prompt.tags)}
        detailsFirst
        audience={{
          sharedWith: endShares ? 0 : audience?.people,
          note: draft.visibility === 'private' && showsAccessNote && (
            <KeepsAccess
              audience={audience}
              failed={failed}
              endShares={endShares}
              disabled={disabled || form.isBusy}
              onChange={setStopSharing}
            />
          ),
        }}
        aside={
          <Field label="What changed?" optional hint="Shown in the history.">
            <Input
              value={draft.revisionNote ?? ''}
              maxLength={REVISION_NOTE_MAX}
              disabled={disabled || form.isBusy}
              onChange={({ target }) => form.set({ revisionNote: target.value })}
            />
          </Field>
        }
      />
    </FormDialog>
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

/** In another tab, on another device, or by an admin. */
const DELETED =
  'This prompt was deleted. You can restore it from Recently deleted in My Prompts, then save again. If an admin deleted it, only an admin can restore it. Your text stays here.'
