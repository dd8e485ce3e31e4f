import { PROMPT_PARTS } from '@prompt-library/domain/prompts/revisions'
import { expect, test } from 'vitest'
import { changedWords } from './changed-words.ts'

test('says in words what changed', () => {
  expect(changedWords(['title'])).toBe('Title changed')
  expect(changedWords(['title', 'content'])).toBe('Title and content changed')
  expect(changedWords(['notes', 'tags', 'data_class'])).toBe('Notes, tags, and sensitive data changed')
})

test('has a word for every part of a prompt', () => {
  expect(changedWords(PROMPT_PARTS)).toBe(
    'Title, content, notes, category, tags, fields, and sensitive data changed',
  )
})

test('says nothing about a first version', () => {
  expect(changedWords([])).toBe('')
})
