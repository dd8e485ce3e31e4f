// Adding a prompt, as a page or a dialog: what the form starts with, and what happens after saving.

import { pages } from '@prompt-library/contract/pages'
import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useCreatePrompt } from '../../features/write/api.ts'
import { prefill as prefillSchema } from '../../features/write/prefill.ts'
import { type PromptDraft, promptBody } from '../../features/write/prompt-draft.ts'
import { PromptFields } from '../../features/write/prompt-fields.tsx'
import { SimilarPrompts } from '../../features/write/similar-prompts.tsx'
import { usePromptForm, waitingText } from '../../features/write/use-prompt-form.tsx'
import { campus } from '../../shared/lib/campus.ts'
import { useMember } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { type SubmitLocationState, useLeaveSubmit } from './leave-submit.ts'

const SUBMITTED = 'Prompt submitted successfully!'

const EMPTY: PromptDraft = {
  title: '',
  category: 'Research',
  visibility: 'public',
  html: '',
  notes: '',
  fields: [],
  data_class: LOWEST_CLASS,
  tags: [],
  tagText: '',
}

/** The form as a full page. */
export function SubmitPage() {
  const { form, heading, action, intro, fields, leave } = useSubmitForm()
  const { props, failure } = form.submission
  return (
    <div className="column-width">
      <PageHeading title={heading} documentTitle={pages.submit.title} />
      {intro}
      <form {...props}>
        {failure && <ErrorBox className="mb-6">{failure}</ErrorBox>}
        {fields}
        <div className="mt-6 flex justify-end gap-3 border-t border-line pt-6">
          <FormButtons action={action} busy={form.busy} onCancel={() => leave()} />
        </div>
      </form>
      {form.dialogs}
    </div>
  )
}

/** The form as a dialog over the page it was opened from. Closing it goes back there. */
export function SubmitDialog() {
  const { form, heading, action, intro, fields, leave } = useSubmitForm()
  return (
    <FormDialog
      form={form.submission}
      onClose={() => leave()}
      width="wide"
      title={heading}
      action={action}
      busy={form.busy}
      before={intro}
      after={form.dialogs}
    >
      {fields}
    </FormDialog>
  )
}

function useSubmitForm() {
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
  const initial = prefill?.draft ?? EMPTY
  const returnsToBuilder = prefill !== undefined && background !== undefined
  const action = prefill ? 'Save Prompt' : 'Submit Prompt'
  const { mutateAsync: create } = useCreatePrompt()
  const form = usePromptForm({
    form: prefill ? `submit ${prefill.opened}` : 'submit',
    initial,
    action,
    busy: 'Saving...',
    send: (draft, { keyFor }) => {
      const fromBuilder = prefill && { from_prompt_builder: true, tags: [...prefill.tags, ...draft.tags] }
      const body = { ...promptBody(draft), ...fromBuilder }
      return create({ ...body, idempotencyKey: keyFor(body) })
    },
    ...(!returnsToBuilder && { saved: SUBMITTED }),
    failed: 'Failed to submit prompt',
    onSaved: (prompt) => {
      // The builder asks what to do next.
      if (returnsToBuilder)
        leave({
          saved: { id: prompt.id, isPublic: prompt.is_public, said: `${SUBMITTED} ${waitingText(prompt)}` },
        })
      else void navigate(pages.myPrompts.path, { replace: true })
    },
  })
  const { draft } = form
  const fields: ReactNode = (
    <PromptFields
      form={form}
      category={initial.category}
      similar={member && <SimilarPrompts title={draft.title} notes={draft.notes} />}
      audience={{
        sharedWith: 0,
        note: prefill && form.publishing.outcome === 'public' && (
          <p className="mt-2 text-sm text-ink-soft">
            {`Great! Making this public will help other ${campus.short_name} community members find AI-generated prompts.`}
          </p>
        ),
      }}
    />
  )
  const intro: ReactNode = (
    <>
      {prefill && (
        <div className="mb-6 flex flex-wrap items-center gap-3">
          <Badge look="brand">
            <Sparkles aria-hidden className="size-3" />
            PromptBuilder Generated
          </Badge>
          <p className="text-sm text-ink-soft">This prompt will be tagged 'PromptBuilder'.</p>
        </div>
      )}
      {form.notice}
    </>
  )
  const heading = prefill ? 'Save Generated Prompt' : 'Submit a New Prompt'
  return { form, heading, action, intro, fields, leave }
}
