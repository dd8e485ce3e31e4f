import type { ImportedPrompt } from '@prompt-library/contract/formats/imported-prompt'
import { readFile } from '@prompt-library/contract/formats/read-file'
import type { ColumnMapping, PromptInFile, ReadResult } from '@prompt-library/contract/formats/read-result'
import type { Prompt } from '@prompt-library/contract/prompts'
import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { IMPORT_FILE_MAX_BYTES } from '@prompt-library/domain/limits'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { visibleText } from './visible-text.ts'

/** What a prompt in the file repeats: one of the user's own, or an earlier one in the file. */
export type Duplicate =
  | { of: 'own'; same: 'both' | 'title' | 'text'; title: string }
  | { of: 'file'; where: string }

/**
 * What counts as a duplicate in an imported file. Reads one file, and compares and checks what's in it. Runs in a web
 * worker, because it takes seconds on a large file.
 */
export class Reader {
  #prompts: PromptInFile[] = []
  /** The texts of the user's prompts by title, and the titles by text. */
  #textsByTitle = new Map<string, string[]>()
  #titlesByText = new Map<string, string>()

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

  /** Call it with each page of the user's own prompts, before `duplicates`. */
  addOwn(prompts: readonly Prompt[]): void {
    for (const { title, markdown } of prompts) {
      const text = comparableText(markdown)
      const key = sortKey(title)
      this.#textsByTitle.set(key, [...(this.#textsByTitle.get(key) ?? []), text])
      this.#titlesByText.set(text, title)
    }
  }

  forgetOwn(): void {
    this.#textsByTitle.clear()
    this.#titlesByText.clear()
  }

  /** For each prompt of the file, what it repeats. */
  duplicates(): (Duplicate | undefined)[] {
    const seen = new Map<string, string>()
    return this.#prompts.map(({ where, prompt }) => {
      const [key, text] = [sortKey(prompt.title), comparableText(prompt.html)]
      const whole = JSON.stringify([key, text])
      const earlier = seen.get(whole)
      if (earlier === undefined) seen.set(whole, where)
      return (
        this.#ownDuplicate(prompt.title, text) ??
        (earlier === undefined ? undefined : { of: 'file', where: earlier })
      )
    })
  }

  #ownDuplicate(title: string, text: string): Duplicate | undefined {
    const texts = this.#textsByTitle.get(sortKey(title))
    if (texts) return { of: 'own', same: texts.includes(text) ? 'both' : 'title', title }
    const titleOfText = this.#titlesByText.get(text)
    return titleOfText === undefined ? undefined : { of: 'own', same: 'text', title: titleOfText }
  }

  /** How much private data the guard finds in each of these prompts. */
  check(from: number, to: number, idMasks: readonly string[]): number[] {
    return this.#prompts
      .slice(from, to)
      .map(({ prompt }) => findSensitive(checkedText(prompt), { idMasks }).length)
  }
}

/** The same for two texts that differ only in formatting and spaces. */
function comparableText(html: string): string {
  return visibleText(html).replace(/\s+/g, ' ').trim()
}

function checkedText({ title, html, notes }: ImportedPrompt): string {
  return [title, visibleText(html), notes ?? ''].join('\n\n')
}
