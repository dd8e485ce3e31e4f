// Adding a prompt, as a page or a dialog: what the form starts with, and what happens after saving.
import { pages } from '@prompt-library/contract/pages'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useCreatePrompt } from '../../features/write/change-prompts.ts'
import { prefill as prefillSchema } from '../../features/write/prefill.ts'
import { promptBody } from '../../features/write/prompt-body.ts'
import type { PromptDraft } from '../../features/write/prompt-draft.ts'
import { PromptForm } from '../../features/write/prompt-form.tsx'
import { SimilarPrompts } from '../../features/write/similar-prompts.tsx'
import { useGuardedSave } from '../../features/write/use-guarded-save.ts'
import { usePromptDraft } from '../../features/write/use-prompt-draft.tsx'
import { usePublishing } from '../../features/write/use-publishing.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { campus } from '../../shared/lib/campus.ts'
import { useMember } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { type SubmitLocationState, useLeaveSubmit } from './leave-submit.ts'

const EMPTY: PromptDraft = {
  title: '',
  category: 'Research',
  visibility: 'public',
  html: '',
  notes: '',
  fields: [],
  data_class: 'public',
  tags: [],
  tagText: '',
}

/** The form as a full page. */
export function SubmitPage() {
  const form = useSubmitForm()
  return (
    <div className="column-width">
      <PageHeading title={form.heading} documentTitle={pages.submit.title} />
      {form.intro}
      {form.fields}
      <div className="mt-6 flex justify-end gap-3 border-t border-line pt-6">{form.buttons}</div>
    </div>
  )
}

/** The form as a dialog over the page it was opened from. Closing it goes back there. */
export function SubmitDialog() {
  const form = useSubmitForm()
  return (
    <Dialog open onClose={() => form.leave()} width="wide" title={form.heading} footer={form.buttons}>
      {form.intro}
      {form.fields}
    </Dialog>
  )
}

function useSubmitForm() {
  const formId = useId()
  const navigate = useNavigate()
  const leave = useLeaveSubmit()
  const location = useLocation()
  const { prefill: statePrefill, background } = (location.state ?? {}) as SubmitLocationState
  const parsed = z.safeParse(prefillSchema, statePrefill).data
  // Browser history outlives a session: the next user in this tab must not get this prompt.
  const member = useMember()
  const isOthers = parsed?.userId !== undefined && parsed.userId !== member?.id
  const prefill = isOthers ? undefined : parsed
  useEffect(() => {
    // A prompt built by a visitor belongs to the user who then signs in.
    if (!parsed || parsed.userId !== undefined || !member) return
    const state = { ...location.state, prefill: { ...parsed, userId: member.id } }
    void navigate(location, { replace: true, preventScrollReset: true, state })
  })
  // Drafts are kept apart: text typed for one prefilled prompt must not show up in another, or in an empty form.
  const form = prefill ? `submit ${prefill.opened}` : 'submit'
  const initial = prefill?.draft ?? EMPTY
  const { draft, setDraft, beforeSave, keyFor, follow, notice, confirmation } = usePromptDraft({
    form,
    initial,
  })
  const publishing = usePublishing(draft, undefined)
  const create = useCreatePrompt()
  const action = prefill ? 'Save Prompt' : 'Submit Prompt'
  const [checkDraft, guardDialog, checking] = useGuardedSave({ setDraft, beforeSave, action })

  const close = ({ id }: { id: number }) => {
    // The builder asks what to do next.
    if (prefill && background) return leave({ saved: id })
    return navigate(pages.myPrompts.path, { replace: true })
  }
  const save = async (complete: PromptDraft) => {
    const checked = await checkDraft(complete)
    if (!checked) return
    const fromBuilder = prefill && { from_prompt_builder: true, tags: [...prefill.tags, ...checked.tags] }
    const body = { ...promptBody(checked), ...fromBuilder }
    await follow(create.mutateAsync({ ...body, idempotencyKey: keyFor(body) }), {
      saved: 'Prompt submitted successfully!',
      failed: 'Failed to submit prompt',
      close,
    })
  }

  const buttons: ReactNode = (
    <FormButtons
      form={formId}
      action={action}
      busy={checking ? 'Checking...' : create.isPending && 'Saving...'}
      onCancel={() => leave()}
    />
  )
  const fields: ReactNode = (
    <>
      {notice}
      <PromptForm
        id={formId}
        draft={draft}
        category={(prefill?.draft ?? EMPTY).category}
        onChange={setDraft}
        onSubmit={save}
        disabled={checking || create.isPending}
        publishing={publishing}
        similar={member && <SimilarPrompts title={draft.title} notes={draft.notes} />}
        error={create.error ? sentenceFor(create.error, 'Failed to submit prompt') : undefined}
        audience={{
          sharedWith: 0,
          note: prefill && publishing.outcome === 'public' && (
            <p className="mt-2 text-sm text-ink-soft">
              {`Great! Making this public will help other ${campus.short_name} community members find AI-generated prompts.`}
            </p>
          ),
        }}
      />
      {confirmation}
      {guardDialog}
    </>
  )
  const intro: ReactNode = prefill && (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <Badge look="brand">
        <Sparkles aria-hidden className="size-3" />
        PromptBuilder Generated
      </Badge>
      <p className="text-sm text-ink-soft">This prompt will be tagged 'PromptBuilder'.</p>
    </div>
  )
  return { heading: prefill ? 'Save Generated Prompt' : 'Submit a New Prompt', intro, fields, buttons, leave }
}
