import { Parser } from 'htmlparser2'
import { expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts'
import { pageHead } from './page-head.ts'

it.each(HOSTILE_TEXTS)('the title %s can’t add elements to the head of a page', (text) => {
  const address = 'https://prompts.example.edu/?prompt=1'
  expect(elementsOf(head({ title: text, description: text, address }))).toEqual(
    elementsOf(head({ title: 'Title', description: 'Description', address })),
  )
})

function head(page: Parameters<typeof pageHead>[0]): string {
  return `<head>${pageHead(page, 'https://prompts.example.edu')}</head>`
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
