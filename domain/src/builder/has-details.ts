import { type BuilderForm, EMPTY_BUILDER_FORM } from './builder-form.ts'
import { composeClearPrompt } from './compose-prompt.ts'

/** Whether the second step adds anything to the prompt: a box that counts only with another one may not. */
export function hasDetails(form: BuilderForm): boolean {
  const { goal, role, task } = form
  return composeClearPrompt(form) !== composeClearPrompt({ ...EMPTY_BUILDER_FORM, goal, role, task })
}
