import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../text/cpu-milliseconds.ts'
import { invertedName, nameWithInitials, readAuthorName } from './author-name.ts'

describe('readAuthorName', () => {
  // As displayed, as in MLA and Chicago, and as in APA.
  it.each([
    ['Ada Lovelace', 'Lovelace, Ada', 'Lovelace, A.'],
    ['Ada King Lovelace', 'Lovelace, Ada King', 'Lovelace, A. K.'],
    ['Lovelace, Ada', 'Lovelace, Ada', 'Lovelace, A.'],
    ['Lovelace, Ada King', 'Lovelace, Ada King', 'Lovelace, A. K.'],
    ['  Ada\n Lovelace ', 'Lovelace, Ada', 'Lovelace, A.'],
    ['George W. Bush', 'Bush, George W.', 'Bush, G. W.'],
    ['J.R.R. Tolkien', 'Tolkien, J.R.R.', 'Tolkien, J. R. R.'],
    ['J. R. R. Tolkien', 'Tolkien, J. R. R.', 'Tolkien, J. R. R.'],
    ['Jean-Paul Sartre', 'Sartre, Jean-Paul', 'Sartre, J.-P.'],
    ['Daniel Day-Lewis', 'Day-Lewis, Daniel', 'Day-Lewis, D.'],
    ['Conan O’Brien', 'O’Brien, Conan', 'O’Brien, C.'],
    ['Élise Ångström', 'Ångström, Élise', 'Ångström, É.'],
    ['bell hooks', 'hooks, bell', 'hooks, b.'],
    // Particles belong to the family name.
    ['Ana María de la Cruz', 'de la Cruz, Ana María', 'de la Cruz, A. M.'],
    ['Ana De La Cruz', 'De La Cruz, Ana', 'De La Cruz, A.'],
    ['Ludwig van Beethoven', 'van Beethoven, Ludwig', 'van Beethoven, L.'],
    ['Thijs van der Hulst', 'van der Hulst, Thijs', 'van der Hulst, T.'],
    ['Dick Van Dyke', 'Van Dyke, Dick', 'Van Dyke, D.'],
    ['Ursula von der Leyen', 'von der Leyen, Ursula', 'von der Leyen, U.'],
    ['Leonardo di Caprio', 'di Caprio, Leonardo', 'di Caprio, L.'],
    ['Omar al-Rashid', 'al-Rashid, Omar', 'al-Rashid, O.'],
    ['Salman bin Abdulaziz', 'bin Abdulaziz, Salman', 'bin Abdulaziz, S.'],
    ['Jill St. John', 'St. John, Jill', 'St. John, J.'],
    ['José Ortega y Gasset', 'Ortega y Gasset, José', 'Ortega y Gasset, J.'],
    ['João Costa e Silva', 'Costa e Silva, João', 'Costa e Silva, J.'],
    ['Beethoven, Ludwig van', 'Beethoven, Ludwig van', 'Beethoven, L. van'],
    // The first word is a given name.
    ['Van Morrison', 'Morrison, Van', 'Morrison, V.'],
    ['Al Gore', 'Gore, Al', 'Gore, A.'],
    ['Sarah Ben Adams', 'Adams, Sarah Ben', 'Adams, S. B.'],
    // Suffixes.
    ['Martin Luther King Jr.', 'King, Martin Luther, Jr.', 'King, M. L., Jr.'],
    ['Martin Luther King, Jr.', 'King, Martin Luther, Jr.', 'King, M. L., Jr.'],
    ['Martin Luther King Jr', 'King, Martin Luther, Jr.', 'King, M. L., Jr.'],
    ['King Jr., Martin Luther', 'King, Martin Luther, Jr.', 'King, M. L., Jr.'],
    ['King, Martin Luther, Jr.', 'King, Martin Luther, Jr.', 'King, M. L., Jr.'],
    ['John D. Rockefeller IV', 'Rockefeller, John D., IV', 'Rockefeller, J. D., IV'],
    ['Ana de la Cruz III', 'de la Cruz, Ana, III', 'de la Cruz, A., III'],
    // No style includes titles and degrees.
    ['Dr. Ada Lovelace', 'Lovelace, Ada', 'Lovelace, A.'],
    ['Prof. Dr. Ada Lovelace', 'Lovelace, Ada', 'Lovelace, A.'],
    ['Ada Lovelace, PhD', 'Lovelace, Ada', 'Lovelace, A.'],
    ['Ada Lovelace Ph.D.', 'Lovelace, Ada', 'Lovelace, A.'],
    ['Martin Luther King Jr., PhD', 'King, Martin Luther, Jr.', 'King, M. L., Jr.'],
    ['Yo-Yo Ma', 'Ma, Yo-Yo', 'Ma, Y.-Y.'],
  ])('reads %j', (displayed, full, initials) => {
    const name = readAuthorName(displayed)
    if (name?.kind !== 'person') throw new Error('not read as a person')
    expect(invertedName(name)).toBe(full)
    expect(nameWithInitials(name)).toBe(initials)
  })

  it.each([
    ['Plato'],
    ['de la Cruz'],
    ['AI Prompt Library'],
    ['Center for Teaching and Learning'],
    ['Department of History, University of Miami'],
    ['Writing Center'],
    ['王小明'],
    ['王 小明'],
    ['山田 太郎'],
    ['김 민준'],
    ['Иванов Иван Иванович'],
    ['محمد بن سلمان'],
    ['Ada Lovelace (she/her)'],
    ['Student 42'],
    ['ada@example.edu'],
    ['Lovelace,'],
    ['a, b, c, d'],
    ['Jr.'],
    ['...'],
    ['🦉 Ada'],
  ])('keeps %j as it is', (displayed) => {
    expect(readAuthorName(displayed)).toEqual({ kind: 'whole', text: displayed })
  })

  it.each([[null], [''], [' \n\u200b']])('finds no author in %j', (displayed) => {
    expect(readAuthorName(displayed)).toBeUndefined()
  })

  it('reads a very long name quickly', () => {
    for (const text of ['de ', 'y ', 'A.', 'Jr. ', ',', '-'])
      expect(cpuMilliseconds(() => readAuthorName(`A ${text.repeat(50_000)}B`))).toBeLessThan(1_500)
  })
})
