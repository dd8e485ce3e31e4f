import { CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { ownTags, tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { type FormEvent, useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { useCorrectLabels } from './api.ts'

interface LabelsFormProps {
  prompt: Prompt
  /** With the new version. */
  onSaved: (prompt: Prompt) => void
}

/** Corrects category and tags, which makes a new version in the curator's name. */
export function LabelsForm({ prompt, onSaved }: LabelsFormProps) {
  const [category, setCategory] = useState(prompt.category)
  const [text, setText] = useState(ownTags(prompt.tags).join(', '))
  const { mutateAsync, isPending, error } = useCorrectLabels()
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const problem = tags.map(tagProblem).find(Boolean) ?? tagsProblem(tags)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (problem || isPending) return
    const body = { prompt_id: prompt.id, revision: prompt.revision, category, tags }
    // The error is shown in the form, which keeps what was written.
    const saved = await mutateAsync(body).catch(() => undefined)
    if (!saved) return
    toastSuccess('Category and tags saved.')
    onSaved(saved)
  }
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer rounded-sm font-medium">Correct category or tags</summary>
      <form onSubmit={save} noValidate className="mt-4 flex flex-col gap-5">
        <Field label="Category">
          <Select
            value={category}
            onChange={({ target }) =>
              setCategory(CATEGORIES.find((one) => one === target.value) ?? prompt.category)
            }
          >
            {[...new Set([prompt.category, ...CATEGORIES])].map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Tags" hint="Separate them with commas." error={problem}>
          <Input value={text} readOnly={isPending} onChange={({ target }) => setText(target.value)} />
        </Field>
        {error && <ErrorBox>{sentenceFor(error, 'We couldn’t save this. Check your connection.')}</ErrorBox>}
        <Button type="submit" look="secondary" className="self-start" busy={isPending && 'Saving...'}>
          Save as a new version
        </Button>
      </form>
    </details>
  )
}
