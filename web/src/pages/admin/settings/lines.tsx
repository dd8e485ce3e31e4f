import type { ComponentProps, ReactNode } from 'react'
import * as z from 'zod/mini'
import { Field, Textarea } from '../../../shared/ui/field.tsx'
import { type LineProblem, lineRange, summarize } from './line-problems.ts'
import { type Changes, type InputsProps, type Section, sentenceFor } from './section.ts'

interface LinesOptions {
  label: string
  hint: ReactNode
  /** Of the text box. */
  box: Pick<ComponentProps<typeof Textarea>, 'rows' | 'dir' | 'autoCapitalize'>
  read: (text: string) => { changes: Changes; problems: readonly LineProblem[] }
}

/** How a list is edited as lines of text. */
export function asLines({ label, hint, box, read }: LinesOptions) {
  return {
    schema: z.string(),
    read: (text) => {
      const { changes, problems } = read(text)
      const sentence = summarize(problems)
      const line = problems[0]?.line
      return {
        changes,
        problems: sentence
          ? [{ input: 'lines', sentence, ...(line && { range: lineRange(text, line) }) }]
          : [],
      }
    },
    inputs: ({ id, draft, onChange, problems }: InputsProps<string>) => (
      <Field id={`${id}-lines`} label={label} hint={hint} error={sentenceFor(problems, 'lines')}>
        <Textarea
          {...box}
          spellCheck={false}
          value={draft}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    ),
  } satisfies Partial<Section<string>>
}
