import { cloneTitle } from '@prompt-library/domain/prompts/clone-title'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useClonePrompt } from '../../features/write/api.ts'
import { promptBody } from '../../features/write/prompt-draft.ts'
import { PromptFields } from '../../features/write/prompt-fields.tsx'
import { usePromptForm } from '../../features/write/use-prompt-form.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { toDraft } from './edit-dialog.tsx'

const ACTION = 'Clone Prompt'

export function CloneDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const visibility = prompt.is_public ? ('public' as const) : ('private' as const)
  const { mutateAsync: clone } = useClonePrompt()
  const form = usePromptForm({
    form: `clone ${prompt.id}`,
    initial: { ...toDraft(prompt), visibility, title: cloneTitle(prompt.title) },
    action: ACTION,
    busy: 'Cloning...',
    send: (draft, { keyFor }) => {
      const body = { ...promptBody(draft), prompt_id: prompt.id }
      return clone({ ...body, idempotencyKey: keyFor(body) })
    },
    saved: 'Prompt cloned to My Prompts.',
    failed: 'Clone failed.',
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form.submission}
      onClose={onClose}
      width="wide"
      title="Clone Prompt"
      subtitle={`Original: ${prompt.title}`}
      action={ACTION}
      busy={form.busy}
      before={form.notice}
      after={form.dialogs}
    >
      <PromptFields
        form={form}
        category={prompt.category}
        audience={{ sharedWith: 0, note: form.publishing.outcome === 'public' && <PublicClone /> }}
        aside={
          <section className="rounded-xl border border-line bg-sunken px-4 py-3">
            <h3 className="text-sm font-medium text-ink-soft">Cloned From</h3>
            <p dir="auto">{prompt.author_name ?? 'Unknown Author'}</p>
          </section>
        }
      />
    </FormDialog>
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
