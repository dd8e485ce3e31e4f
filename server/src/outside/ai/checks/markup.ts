import { withoutFencedCode } from '@prompt-library/domain/text/code-fences'
import type { AnswerCheck } from './answer-check.ts'

/** HTML or scripts. Tags with other names, such as <article>…</article> around a text, are a way to write prompts. */
export const markup: AnswerCheck = {
  fails: ({ original, rewritten }) => hasHtml(withoutCode(rewritten)) && !hasHtml(withoutCode(original)),
  toModel: 'It contains HTML or a script. Write plain text with light Markdown.',
  toUser: 'The AI service added HTML code to the prompt. Try again.',
}

function withoutCode(text: string): string {
  return withoutFencedCode(text).replace(/`[^`\n]{1,200}`/g, ' ')
}

function hasHtml(text: string): boolean {
  return TAG.test(text) || OTHER_HTML.test(text)
}

const TAGS =
  `a abbr b big blockquote body br button center dd div dl dt em embed font form h1 h2 h3 h4 h5 h6 head hr html i
  iframe img input li link meta object ol p pre script small span strong style sub sup svg table tbody td th thead tr u ul
  video`.split(/\s+/)
const TAG = new RegExp(`</?(?:${TAGS.join('|')})(?:\\s[^<>\\n]{0,200})?/?>|<script`, 'i')
const OTHER_HTML = /<!--|javascript:|\bon(?:error|load|click)\s?=|&(?:lt|gt|nbsp|amp|quot);/i
