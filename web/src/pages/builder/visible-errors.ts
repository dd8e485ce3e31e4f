import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import { type BuilderFormErrors, builderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'

/** Missing fields are shown only after the user tries to continue; text over the limit is shown right away. */
export function visibleErrors(form: BuilderForm, { tried }: { tried: boolean }): BuilderFormErrors {
  const errors = Object.entries(builderFormErrors(form)) as [keyof BuilderForm, string][]
  const visible = errors.filter(([field]) => tried || String(form[field]).trim() !== '')
  return Object.fromEntries(visible)
}
