import { type BuilderForm, EMPTY_BUILDER_FORM } from './builder-form.ts'
import { composeClearPrompt } from './compose-prompt.ts'

/** Whether step 2 changes the prompt. Not every input does: few-shot, for example, has no effect without examples. */
export function hasDetails(form: BuilderForm): boolean {
  const { goal, role, task } = form
  return composeClearPrompt(form) !== composeClearPrompt({ ...EMPTY_BUILDER_FORM, goal, role, task })
}
