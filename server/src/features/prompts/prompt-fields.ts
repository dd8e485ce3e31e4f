import type { Body } from '@prompt-library/contract/call'
import type { createPrompt, updatePrompt } from '@prompt-library/contract/prompts'
import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { AppError } from '../../errors.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { promptContent } from '../../rich-text/prompt-content.ts'
import type { PromptFields } from './queries.ts'

type PromptForm = Body<typeof createPrompt> | Body<typeof updatePrompt>

/** What a person wrote in the prompt form, as it is stored. */
export function promptFields(given: PromptForm): Omit<PromptFields, 'fields'> {
  const content = promptContent({ title: given.title, html: given.markdown })
  if (!hasVisibleText(plainText(content.html))) throw new AppError(400, 'A prompt needs some text.')
  refuseTooLong(content.html.length)
  return {
    ...content,
    category: given.category,
    is_public: given.visibility === 'public',
    notes: given.notes || null,
  }
}

/**
 * The contract has counted what was sent. Cleaning writes some of it longer (`"` in an address becomes `&quot;`), and what
 * is stored is what every list sends.
 */
function refuseTooLong(length: number): void {
  if (length <= CONTENT_MAX) return
  const [found, most] = [length, CONTENT_MAX].map((number) => number.toLocaleString('en-US'))
  throw new AppError(
    400,
    `With its formatting, this prompt is ${found} characters long. Prompts can be up to ${most} characters.`,
  )
}

/** Where a prompt came from, which only a prompt of the builder tells. */
export function originFields({ from_prompt_builder = false, tags = [] }: Body<typeof createPrompt>) {
  return { from_prompt_builder, tags: from_prompt_builder ? ['PromptBuilder', ...new Set(tags)] : [] }
}
