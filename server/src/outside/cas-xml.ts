// How CAS's answers and logout requests are read: strictly, so ambiguous ones are refused.
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { NotFromService } from './sign-in.ts'

const CAS = 'http://www.yale.edu/tp/cas'
const DEPTH_MAX = 16
const SAML = 'urn:oasis:names:tc:SAML:2.0:protocol'

/** The result of a ticket validation. Attributes can be missing or have several values. */
export type CasAnswer =
  | { kind: 'success'; user: string; attributes: ReadonlyMap<string, readonly string[]> }
  | { kind: 'failure'; code: string }

/** The response doesn't follow the CAS protocol. */
export class NotCas extends NotFromService {}

/**
 * Parses the response of `/p3/serviceValidate` strictly: one result directly inside `serviceResponse`, all in the CAS
 * namespace with any prefix. Ambiguous responses are refused.
 */
export function readCasAnswer(xml: string): CasAnswer {
  const leaves = readLeaves(xml, CAS)
  const results = leaves.filter(({ path }) => path.length === 2 && path[0] === 'serviceResponse')
  const [result, ...others] = results
  if (!result || others.length > 0) throw new NotCas(`${results.length} results instead of one`)
  if (result.path[1] === 'authenticationFailure') return { kind: 'failure', code: result.code }
  if (result.path[1] !== 'authenticationSuccess') throw new NotCas(`an unknown result: ${result.path[1]}`)

  const success = leaves.filter(({ path }) => path[1] === 'authenticationSuccess')
  if (success.some(({ path }) => path.length > 3 && path[2] === 'user'))
    throw new NotCas('elements inside the user')
  const users = success
    .filter(({ path }) => path.length === 3 && path[2] === 'user')
    .map(({ text }) => text.trim())
  const [user, ...otherUsers] = users
  if (!user || otherUsers.length > 0)
    throw new NotCas(`${users.length} users, or an empty one, instead of one`)

  const attributes = new Map<string, string[]>()
  for (const { path, text } of success) {
    const [, , holder, name, deeper] = path
    if (holder !== 'attributes' || name === undefined || deeper !== undefined || text.trim() === '') continue
    attributes.set(name, [...(attributes.get(name) ?? []), text.trim()])
  }
  return { kind: 'success', user, attributes }
}

/** The ticket of the session to end, from the SAML request of a single logout. */
export function readLogoutRequest(xml: string): string | undefined {
  const indexes = readLeaves(xml, SAML).filter(({ path }) => path.join() === 'LogoutRequest,SessionIndex')
  return indexes[0]?.text.trim()
}

interface Element {
  /** Local names from the root. Elements of other namespaces get names that match nothing. */
  path: readonly string[]
  code: string
  text: string
}

/** Every element with its own text, in document order. */
function readLeaves(xml: string, namespace: string): Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const parser = new SaxesParser({ xmlns: true })
  // Both can change the meaning of the document, and no CAS server sends them.
  parser.on('doctype', () => refuse('a DOCTYPE'))
  parser.on('processinginstruction', () => refuse('a processing instruction'))
  parser.on('error', (error) => refuse(error.message))
  parser.on('opentag', (tag: SaxesTagNS) => {
    // Every element stores its path, so unlimited nesting could use up the memory.
    if (open.length === DEPTH_MAX) refuse('elements nested too deeply')
    const name = tag.uri === namespace ? tag.local : `{${tag.uri}}${tag.local}`
    const element = {
      path: [...(open.at(-1)?.path ?? []), name],
      code: tag.attributes['code']?.value ?? '',
      text: '',
    }
    elements.push(element)
    open.push(element)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(xml).close()
  return elements
}

function refuse(what: string): never {
  throw new NotCas(what)
}
