import { pages } from '@prompt-library/contract/pages'
import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useConfirm } from '../../ui/confirm.tsx'
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

  const open = async (form: BuilderForm) => {
    if (isBegun(builderStore.get()) && !(await ask(REPLACE))) return
    cancelEnhancement(queryClient)
    builderStore.change(() => startWith(form))
    void navigate(pages.builder.path)
  }
  return [open, dialog] as const
}

const REPLACE = {
  title: 'Replace what is in the builder?',
  text: 'You have begun a prompt there. The template takes its place: the form and the prompts made from it are removed, the enhanced ones too.',
  confirm: 'Use the template',
  cancel: 'Keep what I have',
  dangerous: true,
}
