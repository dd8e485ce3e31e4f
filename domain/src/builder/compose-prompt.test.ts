import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextFromText } from '../rich-text/rich-text-from-text.ts'
import {
  type BuilderForm,
  EMPTY_BUILDER_FORM,
  FORMATS,
  GOALS,
  LENGTHS,
  ROLES,
  TONES,
} from './builder-form.ts'
import { clearPromptParts, composeBasicPrompt, composeClearPrompt } from './compose-prompt.ts'

const formOf = (fields: Partial<BuilderForm>): BuilderForm => ({ ...EMPTY_BUILDER_FORM, ...fields })

const FULL = formOf({
  goal: 'research',
  role: 'methodologist',
  task: 'Compare {{method_a}} with {{method_b}}.',
  context: 'A survey of 400 students.\n\n- paper\n- online',
  length: 'specific',
  lengthSpecific: 'two pages',
  examples: 'Input: t-test\nOutput: for two groups',
  audience: 'First-year doctoral students',
  format: 'table',
  tone: 'formal',
  constraints: 'No formulas.',
  qualityMeasures: 'Every claim has a source.\nNothing is left out.',
  chainOfThought: true,
  fewShot: true,
  useTemplate: true,
})

describe('composeBasicPrompt', () => {
  it('states the role, goal, and task in sentences', () => {
    expect(composeBasicPrompt(FULL)).toBe(
      'You are a research methodologist with a firm command of study design, sampling, measurement, and analysis. Your goal is to research and analyze the subject thoroughly and reach conclusions supported by the evidence.\n\nYour task: Compare {{method_a}} with {{method_b}}.',
    )
  })

  it('starts a multi-line task on its own line', () => {
    expect(composeBasicPrompt(formOf({ task: '  Do:\n- a\n- b\n' }))).toBe('Your task:\n\nDo:\n- a\n- b')
  })

  it('is empty for an empty form', () => {
    expect(composeBasicPrompt(EMPTY_BUILDER_FORM)).toBe('')
  })

  it.each(ROLES)('has a sentence for the role $value', ({ value }) => {
    expect(composeBasicPrompt(formOf({ role: value }))).toMatch(/^You are an? \w[^.]+\.$/)
  })

  it.each(GOALS)('has a sentence for the goal $value', ({ value }) => {
    expect(composeBasicPrompt(formOf({ goal: value }))).toMatch(/^Your goal is to \w[^.]+\.$/)
  })

  it('keeps a role and a goal that are not options', () => {
    expect(composeBasicPrompt(formOf({ role: 'toString', goal: 'Fun', task: 'Play' }))).toBe(
      'Take this role: toString. Your goal: Fun.\n\nYour task: Play',
    )
    expect(composeBasicPrompt(formOf({ role: 'pirate (old)', goal: 'conquer' }))).toBe(
      'Take this role: pirate (old). Your goal: conquer.',
    )
    expect(composeBasicPrompt(formOf({ role: 'A pirate!', goal: 'Conquer what?' }))).toBe(
      'Take this role: A pirate! Your goal: Conquer what?',
    )
  })
})

describe('composeClearPrompt', () => {
  it('gives every completed field its own section', () => {
    expect(
      composeClearPrompt(FULL),
    ).toBe(`You are a research methodologist with a firm command of study design, sampling, measurement, and analysis. Your goal is to research and analyze the subject thoroughly and reach conclusions supported by the evidence.

## Task

Compare {{method_a}} with {{method_b}}.

## Context

A survey of 400 students.

- paper
- online

## Length

Keep the answer to this length: two pages

## Examples

Learn the pattern from these examples. Each one shows an input and the desired output (input → output):

Input: t-test
Output: for two groups

Treat the task as the next input, and give its output in the same structure, style, and level of detail.

## Audience

Write for this audience: First-year doctoral students

Choose words and depth that suit them.

## Requirements

- **Format:** Present the answer as a table with a clear heading for each column.
- **Tone:** Use a formal tone: precise, impersonal, and without contractions.

**Stay within these constraints:** No formulas.

**A good answer meets these criteria:**

Every claim has a source.
Nothing is left out.

## Approach

Work through this step by step before you answer: break the task into its parts, reason about each part in order, and check your reasoning for mistakes. Show the main steps briefly, then give the final answer.

## Answer template

Structure the answer with this template. Keep its parts in this order, and replace the text in brackets. Within each part, use the format requested above.

1. **Question:** [what is being asked, in one sentence]
2. **Key findings:** [the most important results, strongest first]
3. **Evidence:** [what supports each finding, and how well]
4. **Limitations:** [what is uncertain, disputed, or missing]
5. **Conclusion:** [the answer to the question, and what follows from it]`)
  })

  it.each([
    ['brief', 'Keep the answer brief: 1-2 paragraphs, about 200-300 words.'],
    ['moderate', 'Give an answer of moderate length: 3-5 paragraphs, about 500-800 words.'],
    ['detailed', 'Give a detailed answer: 1+ pages, 1000+ words.'],
  ])('asks for the length %s', (length, text) => {
    expect(composeClearPrompt(formOf({ length, lengthSpecific: 'ten words' }))).toBe(`## Length\n\n${text}`)
  })

  it.each([
    ['research', 'Question'],
    ['writing', 'Title'],
    ['learning', 'Learning objective'],
    ['planning', 'Objective'],
    ['creative', 'Concept'],
    ['problem-solving', 'Problem'],
    ['', 'Summary'],
    ['constructor', 'Summary'],
  ])('has a template for the goal "%s"', (goal, first) => {
    const text = composeClearPrompt(formOf({ goal, useTemplate: true }))
    expect(text).toContain(`\n\n1. **${first}:** [`)
  })

  it('presents examples as a guide when few-shot is off', () => {
    expect(composeClearPrompt(formOf({ examples: 'a' }))).toBe(
      '## Examples\n\nUse these examples as a guide. Match their style and level of detail, not their content:\n\na',
    )
  })

  it('closes an open code block so that the sections after it stay sections', () => {
    const text = composeClearPrompt(formOf({ task: 'Explain:\n```\na()', context: 'b' }))
    expect(richTextFromText(text)).toBe(
      '<h2>Task</h2><p>Explain:</p><pre><code>a()</code></pre><h2>Context</h2><p>b</p>',
    )
  })
})

describe('clearPromptParts', () => {
  it('names the field of each part, with its heading', () => {
    const form = formOf({ role: 'A poet', goal: 'Fun', tone: 'formal', constraints: 'No rhymes.' })
    expect(clearPromptParts(form)).toEqual([
      { field: 'role', text: 'Take this role: A poet.' },
      { field: 'goal', text: ' Your goal: Fun.' },
      {
        field: 'tone',
        text: '\n\n## Requirements\n\n- **Tone:** Use a formal tone: precise, impersonal, and without contractions.',
      },
      { field: 'constraints', text: '\n\n**Stay within these constraints:** No rhymes.' },
    ])
  })

  it('is empty for an empty form', () => {
    expect(clearPromptParts(EMPTY_BUILDER_FORM)).toEqual([])
  })
})

describe('any form', () => {
  const words = fc.string({
    unit: fc.constantFrom('a', 'Ж', ' ', '\n', '-', '*', '{{x}}', '😀', '.'),
    maxLength: 20,
  })
  const forms = (text: fc.Arbitrary<string>) => {
    const oneOf = (options: readonly { value: string }[]) =>
      fc.constantFrom('', ...options.map(({ value }) => value))
    return fc.record<BuilderForm>({
      goal: oneOf(GOALS),
      role: oneOf(ROLES),
      format: oneOf(FORMATS),
      length: oneOf(LENGTHS),
      tone: oneOf(TONES),
      task: text,
      audience: text,
      lengthSpecific: text,
      context: text,
      examples: text,
      constraints: text,
      qualityMeasures: text,
      chainOfThought: fc.boolean(),
      fewShot: fc.boolean(),
      useTemplate: fc.boolean(),
    })
  }
  const free = ['task', 'audience', 'context', 'examples', 'constraints', 'qualityMeasures'] as const

  it('keeps every text field word for word', () => {
    fc.assert(
      fc.property(forms(fc.oneof(words, fc.string())), (form) => {
        const clear = composeClearPrompt(form)
        for (const name of free) expect(clear).toContain(form[name].trim())
        if (form.length === 'specific') expect(clear).toContain(form.lengthSpecific.trim())
        expect(composeBasicPrompt(form)).toContain(form.task.trim())
      }),
    )
  })

  it('is the same prompt in parts, each of which changes with its own field', () => {
    fc.assert(
      fc.property(forms(words), (form) => {
        const parts = clearPromptParts(form)
        expect(parts.map(({ text }) => text).join('')).toBe(composeClearPrompt(form))
        for (const { field } of parts) {
          const without = clearPromptParts({ ...form, [field]: EMPTY_BUILDER_FORM[field] })
          expect(without.map((part) => part.field)).toEqual(
            parts.map((part) => part.field).filter((name) => name !== field),
          )
        }
      }),
    )
  })

  it('has no empty section, extra blank line, or unfilled placeholder', () => {
    fc.assert(
      fc.property(forms(words.map((text) => text.trim().replace(/\n+/g, '\n'))), (form) => {
        const clear = composeClearPrompt(form)
        expect(clear).not.toMatch(/^## .+\n+(## |$(?![\s\S]))/m)
        expect(clear).not.toMatch(/\n{3,}|undefined|null|^\s|\s$/)
      }),
    )
  })
})
