import type { Body } from '@prompt-library/contract/call'
import type { createPrompt, updatePrompt } from '@prompt-library/contract/prompts'
import { hasVisibleText, withoutHiddenTags } from '@prompt-library/domain/visible-text'
import { AppError } from '../../errors.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { promptContent } from '../../rich-text/prompt-content.ts'
import type { PromptFields } from './queries.ts'

/** What a person wrote in the prompt form, as it is stored. */
export function promptFields(given: Body<typeof createPrompt> | Body<typeof updatePrompt>): PromptFields {
  const content = promptContent({ title: given.title, html: given.markdown })
  if (!hasVisibleText(plainText(content.markdown))) throw new AppError(400, 'A prompt needs some text.')
  return {
    ...content,
    category: given.category,
    is_public: given.visibility === 'public',
    notes: withoutHiddenTags(given.notes ?? '') || null,
  }
}

/** Where a prompt came from, which only a prompt of the builder tells. */
export function originFields({ from_prompt_builder = false, tags = [] }: Body<typeof createPrompt>) {
  return { from_prompt_builder, tags: from_prompt_builder ? ['PromptBuilder', ...new Set(tags)] : [] }
}
