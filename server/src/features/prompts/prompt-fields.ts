import type { Body } from '@prompt-library/contract/call'
import type { createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { contentProblem } from '@prompt-library/domain/prompts/content-problem'
import { reservedTags } from '@prompt-library/domain/prompts/tags'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { AppError } from '../../errors.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { promptContent } from '../../rich-text/prompt-content.ts'
import type { ChosenFields } from './publish.ts'

type PromptForm = Body<typeof createPrompt> | Body<typeof updatePrompt>

/** Converts the prompt form into database columns. */
export function promptFields(form: PromptForm): Omit<ChosenFields, 'fields' | 'data_class' | 'tags'> {
  const content = promptContent({ title: form.title, html: form.markdown })
  // Sanitizing can make a prompt longer than what the contract checked: `"` in a URL becomes `&quot;`.
  const problem = contentProblem(content.html)
  if (problem) throw new AppError(400, problem)
  if (!hasVisibleText(plainText(content.html))) throw new AppError(400, 'A prompt needs some text.')
  return {
    ...content,
    category: form.category,
    is_public: form.visibility === 'public',
    notes: form.notes || null,
  }
}

/** The tags that the library sets for a new prompt. */
export function originFields({ from_prompt_builder = false, tags = [] }: Body<typeof createPrompt>) {
  return {
    from_prompt_builder,
    reserved: from_prompt_builder ? ['PromptBuilder', ...reservedTags(tags)] : [],
  }
}
