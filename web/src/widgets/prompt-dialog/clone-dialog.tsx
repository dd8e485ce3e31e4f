// The dialog that clones a prompt: a clone of a public prompt starts public, and says so.
import { cloneTitle } from '@prompt-library/domain/prompts/clone-title'
import { useId } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useClonePrompt } from '../../features/write/change-prompts.ts'
import { promptBody } from '../../features/write/prompt-body.ts'
import type { PromptDraft } from '../../features/write/prompt-draft.ts'
import { PromptForm } from '../../features/write/prompt-form.tsx'
import { useGuardedSave } from '../../features/write/use-guarded-save.ts'
import { usePromptDraft } from '../../features/write/use-prompt-draft.tsx'
import { usePublishing } from '../../features/write/use-publishing.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { toDraft } from './edit-dialog.tsx'

const ACTION = 'Clone Prompt'

export function CloneDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const formId = useId()
  const visibility = prompt.is_public ? ('public' as const) : ('private' as const)
  const initial = { ...toDraft(prompt), visibility, title: cloneTitle(prompt.title) }
  const { draft, setDraft, beforeSave, keyFor, follow, notice, confirmation } = usePromptDraft({
    form: `clone ${prompt.id}`,
    initial,
  })
  const publishing = usePublishing(draft, undefined)
  const clone = useClonePrompt()
  const [checkDraft, guardDialog, checking] = useGuardedSave({
    setDraft,
    beforeSave,
    action: ACTION,
  })

  const save = async (complete: PromptDraft) => {
    const checked = await checkDraft(complete)
    if (!checked) return
    const body = { ...promptBody(checked), prompt_id: prompt.id }
    await follow(clone.mutateAsync({ ...body, idempotencyKey: keyFor(body) }), {
      saved: 'Prompt cloned to My Prompts.',
      failed: 'Clone failed.',
      close: onClose,
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="Clone Prompt"
      subtitle={`Original: ${prompt.title}`}
      footer={
        <FormButtons
          form={formId}
          action={ACTION}
          busy={checking ? 'Checking...' : clone.isPending && 'Cloning...'}
          onCancel={onClose}
        />
      }
    >
      {notice}
      <PromptForm
        id={formId}
        draft={draft}
        category={prompt.category}
        onChange={setDraft}
        onSubmit={save}
        disabled={checking || clone.isPending}
        publishing={publishing}
        error={clone.error ? sentenceFor(clone.error, 'Clone failed.') : undefined}
        audience={{ sharedWith: 0, note: publishing.outcome === 'public' && <PublicClone /> }}
        aside={
          <section className="rounded-xl border border-line bg-sunken px-4 py-3">
            <h3 className="text-sm font-medium text-ink-soft">Cloned From</h3>
            <p dir="auto">{prompt.author_name ?? 'Unknown Author'}</p>
          </section>
        }
      />
      {confirmation}
      {guardDialog}
    </Dialog>
  )
}

/** A clone starts public unless the original is private, which people don't expect. */
function PublicClone() {
  return (
    <p className="mt-2 text-sm text-ink-soft">
      Everyone will see your clone in the library. To keep it to yourself, choose Private.
    </p>
  )
}
