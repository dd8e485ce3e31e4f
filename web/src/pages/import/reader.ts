import type { ImportedPrompt } from '@prompt-library/contract/formats/imported-prompt'
import { readFile } from '@prompt-library/contract/formats/read-file'
import type { ColumnMapping, PromptInFile, ReadResult } from '@prompt-library/contract/formats/read-result'
import type { Prompt } from '@prompt-library/contract/prompts'
import { makeBlanks, suggestedBlanks } from '@prompt-library/domain/fields/suggested-blanks'
import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { IMPORT_FILE_MAX_BYTES } from '@prompt-library/domain/limits'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { visibleText } from './visible-text.ts'

/** What a prompt in the file repeats: one of the user's own, or an earlier one in the file. */
export type Duplicate =
  | { of: 'own'; same: 'both' | 'title' | 'text'; title: string }
  | { of: 'file'; where: string }

export interface CheckedPrompt {
  /** How much private data the guard finds in it. */
  findings: number
  /** The first text in brackets that could be a blank, and what changes if all become blanks. */
  blank?: string
  withBlanks?: Pick<ImportedPrompt, 'html' | 'fields'>
}

/** What is compared of a prompt that the user has. */
export type OwnPrompt = Pick<Prompt, 'title' | 'markdown'>

/**
 * What counts as a duplicate in an imported file. Reads one file, and compares and checks what's in it. Runs in a web
 * worker, because it takes seconds on a large file.
 */
export class Reader {
  #prompts: PromptInFile[] = []

  async read(file: File, mapping?: ColumnMapping): Promise<ReadResult> {
    // No more than needed to tell that it's too large.
    const start = file.slice(0, IMPORT_FILE_MAX_BYTES + 1)
    const bytes = await start.arrayBuffer().catch(() => undefined)
    if (!bytes)
      return { kind: 'unreadable', sentence: 'This file can’t be opened. Choose a file, not a folder.' }
    const result = readFile({ name: file.name, bytes: new Uint8Array(bytes) }, mapping)
    if (result.kind === 'prompts') this.#prompts = result.prompts
    return result
  }

  /** For each prompt of the file, what it repeats. */
  duplicates(own: readonly OwnPrompt[]): (Duplicate | undefined)[] {
    const known = own.map(({ title, markdown }) => ({ title, text: comparableText(markdown) }))
    const byTitle = Map.groupBy(known, ({ title }) => sortKey(title))
    const byText = new Map(known.map((one) => [one.text, one]))
    const inFile = new Map<string, string>()
    return this.#prompts.map(({ where, prompt: { title, html } }) => {
      const text = comparableText(html)
      const whole = JSON.stringify([sortKey(title), text])
      const earlier = inFile.get(whole)
      if (earlier === undefined) inFile.set(whole, where)
      const sameTitle = byTitle.get(sortKey(title))
      if (sameTitle) {
        const isSame = sameTitle.some((one) => one.text === text)
        return { of: 'own', same: isSame ? 'both' : 'title', title }
      }
      const sameText = byText.get(text)
      if (sameText) return { of: 'own', same: 'text', title: sameText.title }
      return earlier === undefined ? undefined : { of: 'file', where: earlier }
    })
  }

  check(idMasks: readonly string[]): CheckedPrompt[] {
    return this.#prompts.map(({ prompt }) => {
      const findings = findSensitive(checkedText(prompt), { idMasks }).length
      const [blank] = suggestedBlanks(prompt.html)
      return { findings, ...(blank && { blank: blank.text, withBlanks: withBlanks(prompt) }) }
    })
  }
}

function withBlanks({ html, fields }: ImportedPrompt): Pick<ImportedPrompt, 'html' | 'fields'> {
  const made = makeBlanks(html)
  const known = new Set(fields.map(({ name }) => name))
  return { html: made.html, fields: [...fields, ...made.fields.filter(({ name }) => !known.has(name))] }
}

/** The same for two texts that differ only in formatting and spaces. */
function comparableText(html: string): string {
  return visibleText(html).replace(/\s+/g, ' ').trim()
}

function checkedText({ title, html, notes }: ImportedPrompt): string {
  return [title, visibleText(html), notes ?? ''].join('\n\n')
}
