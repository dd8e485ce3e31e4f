import type { BuilderForm } from '@prompt-library/domain/builder/builder-form'
import { type BuilderFormErrors, builderFormErrors } from '@prompt-library/domain/builder/builder-form-errors'

/** A field that is empty is wrong only once one tries to go on; one that is too long, at once. */
export function visibleErrors(form: BuilderForm, { tried }: { tried: boolean }): BuilderFormErrors {
  const errors = Object.entries(builderFormErrors(form)) as [keyof BuilderForm, string][]
  const visible = errors.filter(([field]) => tried || String(form[field]).trim() !== '')
  return Object.fromEntries(visible)
}
