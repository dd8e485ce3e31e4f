import { pages } from '@prompt-library/contract/pages'
import { builderPrefill } from '@prompt-library/domain/builder/builder-prefill'
import {
  API_COST_NOTE,
  ENHANCEMENT_LIMIT_REACHED,
  enhancementWait,
} from '@prompt-library/domain/enhancer/enhancement-texts'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  type BuilderState,
  promptOf,
  selectedSource,
  selectedVersion,
} from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import type { EnhancementKind, EnhancementSource } from '../../features/build/round.ts'
import type { Prefill } from '../../features/write/prefill.ts'
import { clockTime } from '../../shared/lib/format.ts'
import { useSession } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { Button } from '../../shared/ui/button.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { toastFailure } from '../../shared/ui/toast.ts'
import { enhancementLimitQuery } from './api.ts'
import { EnhancementPanel, recipientOf } from './enhancement-panel.tsx'
import { ReviewStep } from './review-step.tsx'
import { awaitedPrompts, limitRefusal, useEnhancement } from './use-enhancement.ts'

interface ReviewPromptsProps {
  onStartOver: () => void
  onGenerate: () => void
  onBack: () => void
  onClear: () => void
}

/**
 * What Enhance prompt and Copy do in the last step, and what they say. Connects it to the server: session, limit, and
 * enhancement.
 */
export function ReviewPrompts(rest: ReviewPromptsProps) {
  const state = builderStore.use()
  const session = useSession()
  const { data: limit } = useQuery(enhancementLimitQuery(session?.user))
  const enhancement = useEnhancement()
  const isRunning = enhancement.running !== undefined
  // A result shown here counts as seen. Until then, coming back to the builder opens it.
  useEffect(() => {
    if (!isRunning) awaitedPrompts.set(undefined)
  }, [isRunning])
  const location = useLocation()
  const navigate = useNavigate()
  const enhance = (from: EnhancementSource, kind?: EnhancementKind) => {
    if (session?.user === null)
      return askToSignIn('enhance this prompt', { goTo: REVIEW, state: { enhance: from } })
    // The hour may have ended while the computer was asleep.
    const isOver = limit?.reset_time && Date.parse(limit.reset_time) <= Date.now()
    if (limit?.remaining === 0 && !isOver)
      return limitRefusal.set(
        limit.reset_time ? enhancementWait(clockTime(limit.reset_time)) : ENHANCEMENT_LIMIT_REACHED,
      )
    return enhancement.start(from, recipientOf(session?.ai), kind)
  }
  const { enhance: requested } = (location.state ?? {}) as { enhance?: EnhancementSource }
  const isRequested = requested !== undefined && Boolean(session?.user)
  const enhanceRequested = useEffectEvent(() => {
    if (requested === undefined) return
    // Without this, a reload would enhance again.
    void navigate(REVIEW, { replace: true, preventScrollReset: true })
    void enhance(requested)
  })
  useEffect(() => {
    if (isRequested) enhanceRequested()
  }, [isRequested])
  const save = () => {
    const prefill = prefillOf(state, session?.user?.id)
    if (!prefill) return toastFailure('Please generate a prompt first!')
    const form = { goTo: pages.submit.path, state: { background: location, prefill } }
    if (!session?.user) return askToSignIn('add this prompt to the library', form)
    return navigate(form.goTo, { state: form.state, preventScrollReset: true })
  }
  return (
    <>
      <ReviewStep
        {...rest}
        state={state}
        onKind={enhance}
        isEnhancing={isRunning}
        onCopy={() => copyWithToast(promptOf(state, state.version) ?? '', COPY_TEXTS)}
        onSave={save}
        enhancementPanel={
          <EnhancementPanel
            state={state}
            ai={session?.ai}
            limit={limit}
            enhancement={enhancement}
            onEnhance={() => enhance(selectedSource(state))}
          />
        }
      />
      {enhancement.guardDialog}
      <LimitDialog message={limitRefusal.use()} onClose={() => limitRefusal.set(undefined)} />
    </>
  )
}

const REVIEW = `${pages.builder.path}?step=3`

const COPY_TEXTS = { failed: 'Failed to copy prompt to clipboard.' }

function prefillOf(state: BuilderState, userId: number | undefined): Prefill | undefined {
  const { made } = state
  const text = promptOf(state, state.version)
  if (!made || !text) return undefined
  const { title, category, tags, fields } = builderPrefill({
    form: made.form,
    version: selectedVersion(state),
    own: made.own,
    text,
  })
  const draft: Prefill['draft'] = {
    title,
    category,
    visibility: 'public',
    html: richTextFromText(text),
    notes: '',
    fields,
    data_class: state.dataClass,
    tags: [],
    tagText: '',
  }
  return { draft, ...(userId && { userId }), tags, opened: Date.now() }
}

interface LimitDialogProps {
  /** Undefined while the dialog is closed. */
  message: string | undefined
  onClose: () => void
}

function LimitDialog({ message, onClose }: LimitDialogProps) {
  return (
    <Dialog
      open={message !== undefined}
      onClose={onClose}
      width="small"
      title="No enhancements left"
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <p>{message}</p>
      <p className="mt-3 text-ink-soft">{API_COST_NOTE}</p>
    </Dialog>
  )
}
