import type { Location } from 'react-router'
import { expect, test } from 'vitest'
import { isCurrentLink } from './current-link.ts'

const SHARED = '/my-prompts?tab=shared-with-me'
const LINKS = [
  '/',
  '/about',
  '/help',
  '/build-prompt',
  '/collections',
  '/my-prompts',
  '/submit',
  SHARED,
  '/admin',
]

function locationAt(address: string, background?: string): Location {
  const { pathname, search, hash } = new URL(address, 'https://example.edu')
  const state = background === undefined ? null : { background: locationAt(background) }
  return { pathname, search, hash, state, key: 'default' } as Location
}

const currentLinks = (location: Location) => LINKS.filter((link) => isCurrentLink(link, location))

test.each([
  ['/', '/'],
  ['/?q=essay&page=2&prompt=7', '/'],
  ['/?tab=shared-with-me', '/'],
  ['/about/', '/about'],
  ['/help/reference', '/help'],
  ['/collections?scope=own', '/collections'],
  ['/collections/a-token?q=essay', '/collections'],
  ['/my-prompts', '/my-prompts'],
  [SHARED, SHARED],
  [`${SHARED}&prompt=7`, SHARED],
  ['/my-prompts/?tab=shared-with-me', SHARED],
  ['/submit', '/submit'],
])('at %s the only current link is %s', (address, link) => {
  expect(currentLinks(locationAt(address))).toEqual([link])
})

test.each([['/'], [SHARED], ['/my-prompts'], ['/build-prompt']])(
  'with the submit form open over %s, its link stays current',
  (below) => {
    expect(currentLinks(locationAt('/submit', below))).toEqual([below])
  },
)

test.each([['/notifications'], ['/accessibility'], ['/nowhere']])('at %s no link is current', (address) => {
  expect(currentLinks(locationAt(address))).toEqual([])
})
