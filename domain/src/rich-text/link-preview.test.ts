import { describe, expect, it } from 'vitest'
import { linkPreview as previewOf } from './link-preview.ts'

const linkPreview = ({ title, blocks }: { title: string; blocks: string[] }) =>
  previewOf({ title, blocks: blocks.map((text) => ({ kind: 'paragraph', runs: [{ text, bold: false }] })) })

describe('linkPreview', () => {
  it('has the title and the opening of the prompt', () => {
    expect(linkPreview({ title: 'Plan a week', blocks: ['You plan.', 'Ask me first.'] })).toEqual({
      title: 'Plan a week',
      description: 'You plan. Ask me first.',
    })
  })

  it('truncates a long opening without splitting an emoji', () => {
    const { description } = linkPreview({ title: 'a', blocks: ['👩‍🔬'.repeat(201)] })
    expect(description).toBe(`${'👩‍🔬'.repeat(200)}…`)
  })

  it('is one line, without control characters', () => {
    expect(linkPreview({ title: 'a\u0001\r\n\tb ', blocks: ['c\u0007d'] })).toEqual({
      title: 'a b',
      description: 'c d',
    })
  })

  it('drops direction marks that would affect nearby text, and keeps right-to-left text', () => {
    const { title, description } = linkPreview({ title: '\u202Eevil\u2066', blocks: ['תכנון שבוע\u202B'] })
    expect(title).toBe('evil')
    expect(description).toBe('תכנון שבוע')
  })
})
