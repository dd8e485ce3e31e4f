import { pages } from '@prompt-library/contract/pages'
import { type BuilderForm, EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { type Question, useConfirm } from '../../ui/confirm.tsx'
import { isBegun, startWith } from './builder-state.ts'
import { builderStore } from './builder-store.ts'
import { cancelEnhancement } from './use-enhancement.ts'

/**
 * Leads to the builder with a form filled in: `const [open, dialog] = useOpenInBuilder()`, with `dialog` somewhere in
 * what is rendered. It asks first where a person has begun something there.
 */
export function useOpenInBuilder() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [ask, dialog] = useConfirm()

  const open = async (form: BuilderForm, question: Question = REPLACE_WITH_TEMPLATE) => {
    if (isBegun(builderStore.get()) && !(await ask(question))) return
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

/** A link to the builder with the task filled in. */
export function BuildLink({ task, className, children }: BuildLinkProps) {
  const [open, dialog] = useOpenInBuilder()
  return (
    <>
      <Link
        to={pages.builder.path}
        onClick={(event) => {
          event.preventDefault()
          void open({ ...EMPTY_BUILDER_FORM, task }, REPLACE_WITH_WORDS)
        }}
        className={className}
      >
        {children}
      </Link>
      {dialog}
    </>
  )
}

const REPLACE_WITH_TEMPLATE = {
  title: 'Replace what’s in the builder?',
  text: 'You’ve already started a prompt there. Using the template removes your form and the prompts you made from it, including enhanced ones.',
  confirm: 'Use the template',
  cancel: 'Keep what I have',
  dangerous: true,
}

const REPLACE_WITH_WORDS = {
  title: 'Replace what’s in the builder?',
  text: 'You’ve already started a prompt there. Starting a new one removes your form and the prompts you made from it.',
  confirm: 'Start a new prompt',
  cancel: 'Keep what I have',
  dangerous: true,
}
