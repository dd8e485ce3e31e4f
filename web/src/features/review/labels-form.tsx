import { CATEGORIES, type Category } from '@prompt-library/domain/prompts/categories'
import { ownTags, tagProblem, tagsProblem } from '@prompt-library/domain/prompts/tags'
import { useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { reviewConflict, useCorrectLabels } from './api.ts'
import { NewerVersion } from './newer-version.tsx'

interface LabelsFormProps {
  prompt: Prompt
  /** With the new version, or the one that someone else saved. */
  onContinue: (prompt: Prompt) => void
}

/** Corrects category and tags, which makes a new version in the curator's name. */
export function LabelsForm({ prompt, onContinue }: LabelsFormProps) {
  // Only what the curator changed. The rest follows the version that they read.
  const [changed, setChanged] = useState<{ category?: Category | undefined; text?: string }>({})
  const { category = prompt.category, text = ownTags(prompt.tags).join(', ') } = changed
  const { mutateAsync } = useCorrectLabels()
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const problem = tags.map(tagProblem).find(Boolean) ?? tagsProblem(tags)
  const form = useSubmit({
    isInvalid: problem !== undefined,
    send: () => mutateAsync({ prompt_id: prompt.id, revision: prompt.revision, category, tags }),
    done: 'Category and tags saved.',
    failed: 'We couldn’t save this. Check your connection.',
    onDone: (saved) => {
      setChanged({})
      onContinue(saved)
    },
  })
  const conflict = reviewConflict(form.error)
  const goOn = (current: Prompt) => {
    form.reset()
    onContinue(current)
  }
  return (
    <div className="border-t border-line pt-4">
      <Fold summary="Correct category or tags">
        <form
          {...form.props}
          onSubmit={conflict ? (event) => event.preventDefault() : form.props.onSubmit}
          className="flex flex-col gap-5"
        >
          <Field label="Category">
            <Select
              value={category}
              onChange={({ target }) =>
                setChanged({ ...changed, category: CATEGORIES.find((one) => one === target.value) })
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
            <Input
              value={text}
              readOnly={form.isPending}
              onChange={({ target }) => setChanged({ ...changed, text: target.value })}
            />
          </Field>
          {form.failure && (
            <ErrorBox>
              {form.failure}
              {conflict && <NewerVersion read={prompt} current={conflict} onContinue={goOn} />}
            </ErrorBox>
          )}
          <Button type="submit" look="secondary" className="self-start" busy={form.isPending && 'Saving...'}>
            Save as a new version
          </Button>
        </form>
      </Fold>
    </div>
  )
}
