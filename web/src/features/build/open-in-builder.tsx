// Opening the builder with a template or a search, and the question before it replaces work.
import { pages } from '@prompt-library/contract/pages'
import { type BuilderForm, EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Question, useConfirm } from '../../shared/ui/confirm.tsx'
import { isStarted, startWith } from './builder-state.ts'
import { builderStore } from './builder-store.ts'
import { cancelEnhancement } from './cancel-enhancement.ts'

/**
 * Opens the builder with a prefilled form: `const [open, dialog] = useOpenInBuilder()`. Render `dialog`, which asks
 * before replacing work already in the builder.
 */
export function useOpenInBuilder() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [ask, dialog] = useConfirm()

  const open = async (form: BuilderForm, question: Question = REPLACE_WITH_TEMPLATE) => {
    if (isStarted(builderStore.get()) && !(await ask(question))) return
    cancelEnhancement(queryClient)
    builderStore.change(() => startWith(form))
    void navigate(pages.builder.path)
  }
  return [open, dialog] as const
}

interface BuildLinkProps {
  task: string
  className: string
  children: ReactNode
}

/** A link to the builder with the task prefilled. */
export function BuildLink({ task, className, children }: BuildLinkProps) {
  const [open, dialog] = useOpenInBuilder()
  return (
    <>
      <Link
        to={pages.builder.path}
        onClick={(event) => {
          event.preventDefault()
          void open({ ...EMPTY_BUILDER_FORM, task }, REPLACE_WITH_TASK)
        }}
        className={className}
      >
        {children}
      </Link>
      {dialog}
    </>
  )
}

const REPLACE = {
  title: 'Replace your current prompt?',
  cancel: 'Keep current prompt',
  dangerous: true,
}

const REPLACE_WITH_TEMPLATE = {
  ...REPLACE,
  text: 'You’ve started a prompt in the builder. The template will replace your form and prompts.',
  confirm: 'Use template',
}

const REPLACE_WITH_TASK = {
  ...REPLACE,
  text: 'You’ve started a prompt in the builder. A new one will replace your form and prompts.',
  confirm: 'Start new prompt',
}
