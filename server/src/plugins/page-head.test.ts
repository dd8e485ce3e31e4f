import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts'
import { lookOf } from './campus-look.ts'
import { pageHead } from './page-head.ts'

it.each(HOSTILE_TEXTS)('the title %s can’t add elements to the head of a page', (text) => {
  const address = 'https://prompts.example.edu/?prompt=1'
  expect(elementsOf(head({ title: text, description: text, address }))).toEqual(
    elementsOf(head({ title: 'Title', description: 'Description', address })),
  )
  expect(elementsOf(head({ title: '', description: '', address }, text))).toEqual(
    elementsOf(head({ title: '', description: '', address }, 'Site')),
  )
})

function head(page: Parameters<typeof pageHead>[0], site_title = DEFAULT_CAMPUS.site_title): string {
  const campus = { ...DEFAULT_CAMPUS, site_title }
  const site = { publicUrl: 'https://prompts.example.edu', campus, look: lookOf(campus) }
  return `<head>${pageHead(page, site)}</head>`
}

/** Each element with its attributes, except the value of `content`. */
function elementsOf(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag: (name, { content, ...others }) =>
      found.push(`${name} ${content === undefined ? '' : 'content '}${JSON.stringify(others)}`),
    oncomment: () => found.push('a comment'),
  })
  parser.end(html)
  return found
}
