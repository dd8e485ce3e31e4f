import { describe, expect, it } from 'vitest'
import { fullName, nameWithInitials, readAuthorName } from './author-name.ts'

describe('readAuthorName', () => {
  // As displayed, then as in APA. MLA and Chicago keep it.
  it.each([
    ['Lovelace, Ada', 'Lovelace, A.'],
    ['Lovelace, Ada King', 'Lovelace, A. K.'],
    ['van Dyke, Jane', 'van Dyke, J.'],
    ['García Márquez, Gabriel José', 'García Márquez, G. J.'],
    ['Tolkien, J.R.R.', 'Tolkien, J. R. R.'],
    ['Bush, George W.', 'Bush, G. W.'],
    ['Sartre, Jean-Paul', 'Sartre, J.-P.'],
    ['Ångström, Élise', 'Ångström, É.'],
    ['Brien, D’Arcy', 'Brien, D.'],
    ['Beethoven, Ludwig van', 'Beethoven, L. van'],
    ['王, 小明', '王, 小明'],
  ])('reads %j', (displayed, initials) => {
    const name = readAuthorName(displayed)
    expect(name).toEqual({ family: displayed.split(', ')[0], given: displayed.split(', ')[1] })
    expect(name && fullName(name)).toBe(displayed)
    expect(name && nameWithInitials(name)).toBe(initials)
  })

  it.each([
    ['Jane van Dyke'],
    ['Ada Lovelace'],
    ['Plato'],
    ['Center for Teaching and Learning'],
    ['王小明'],
    ['King, Martin Luther, Jr.'],
    ['Lovelace,'],
    [', Ada'],
    ['🦉 Ada'],
  ])('keeps %j as it is', (displayed) => {
    const name = readAuthorName(displayed)
    expect(name).toEqual({ whole: displayed })
    expect(name && [fullName(name), nameWithInitials(name)]).toEqual([displayed, displayed])
  })

  it('joins lines and spaces', () => {
    expect(readAuthorName(' Lovelace ,\n Ada ')).toEqual({ family: 'Lovelace', given: 'Ada' })
  })

  it.each([[null], [''], [' \n\u200b']])('finds no author in %j', (displayed) => {
    expect(readAuthorName(displayed)).toBeUndefined()
  })
})
