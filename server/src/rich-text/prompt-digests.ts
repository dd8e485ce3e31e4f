import { type Field, type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { FIELDS_MAX } from '@prompt-library/domain/limits'
import { previewText } from '@prompt-library/domain/rich-text/preview-text'
import { richBlocks } from './rich-blocks.ts'

export interface StoredPrompt {
  html: string
  fields: readonly FieldDescription[]
}

export interface PromptDigest {
  fields: Field[]
  excerpt: string
}

/** Texts from before the limit can have thousands of fields. */
export function promptDigests(prompts: readonly StoredPrompt[]): PromptDigest[] {
  return prompts.map(({ html, fields }) => ({
    fields: promptFields(html, fields).slice(0, FIELDS_MAX),
    excerpt: previewText(richBlocks(html)),
  }))
}
