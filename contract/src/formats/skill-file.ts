import { describeField } from '@prompt-library/domain/fields/describe-field'
import { type Field, promptFields } from '@prompt-library/domain/fields/field'
import { SKILL_DESCRIPTION_MAX } from '@prompt-library/domain/limits'
import { cutToFit } from '@prompt-library/domain/text/cut-text'
import { readFrontMatter, writeFrontMatter } from './front-matter.ts'
import type { FoundPrompt } from './imported-prompt.ts'
import { asText, readTags } from './markdown-file.ts'
import { readPromptText, type WritablePrompt } from './prompt-text.ts'
import { titleFromSlug } from './slugs.ts'

const ASK = 'Before you start, ask for:'

/** A prompt as a skill for AI agents (agentskills.io). `name` is also the name of its folder. */
export function writeSkillFile(prompt: WritablePrompt, name: string): string {
  const fields = promptFields(prompt.html, prompt.fields)
  const questions = fields.length > 0 ? `${ASK}\n\n${fields.map(question).join('\n')}\n\n---\n\n` : ''
  return writeFrontMatter(
    {
      name,
      description: skillDescription(prompt),
      // The format allows only text here.
      metadata: {
        title: prompt.title,
        category: prompt.category,
        ...(prompt.tags.length > 0 && { tags: prompt.tags.join(', ') }),
        data_class: prompt.data_class,
      },
    },
    questions + prompt.markdown,
  )
}

/** When an agent should use it. */
export function skillDescription({ notes, title }: Pick<WritablePrompt, 'notes' | 'title'>): string {
  return notes ? cutToFit(notes, { length: SKILL_DESCRIPTION_MAX, atWord: true }) : withoutNotes(title)
}

const withoutNotes = (title: string) => `Use this for “${title}”.`

/** “- {{hours}}: Hours you have. A number (1 to 40). Optional.” */
function question(field: Field): string {
  return `- {{${field.name}}}: ${describeField(field)}${field.required ? '' : ' Optional.'}`
}

/** The questions that we write at the top of a skill aren't part of the prompt. */
const QUESTIONS = /^Before you start, ask for:\n\n(?:- \{\{[^\n]*\n)+\n---\n\n/

export function readSkillFile({
  path,
  text,
}: {
  path: string
  text: string
}): FoundPrompt | { refusal: string } {
  const file = readFrontMatter(text)
  if ('refusal' in file) return file
  const { name, description, metadata } = file.properties
  const facts = (typeof metadata === 'object' && metadata !== null ? metadata : {}) as Record<string, unknown>
  const folder = path.split('/').at(-2) ?? ''
  const title = asText(facts['title']) ?? titleFromSlug(String(asText(name) ?? folder))
  return {
    title,
    html: readPromptText({ text: file.body.replace(QUESTIONS, '') }),
    notes: description === withoutNotes(String(title)) ? null : asText(description),
    category: facts['category'],
    tags: readTags(facts['tags']),
    data_class: facts['data_class'],
  }
}
