import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Person {
  user: string
  /** The content of cas:attributes. If undefined, the element is left out. */
  attributes?: string
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** A fake CAS server with the real HTTP protocol and single-use tickets that can simulate failures. */
export async function startStandInCas() {
  const tickets = new Map<string, Person & { service: string }>()
  const validations: URL[] = []
  let misbehave: Respond | undefined

  const issueTicket = (person: Person, service: string) => {
    const ticket = `ST-${randomBytes(12).toString('hex')}-cas.example.edu`
    tickets.set(ticket, { ...person, service })
    return ticket
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://cas')
    const service = url.searchParams.get('service') ?? ''
    if (url.pathname === '/cas/login') {
      const user = url.searchParams.get('username')
      if (user)
        return redirect(
          response,
          `${service}?${new URLSearchParams({ ticket: issueTicket({ user }, service) })}`,
        )
      return sendHtml(response, loginPage(service))
    }
    if (url.pathname === '/cas/logout') return sendHtml(response, '<h1>You are signed out everywhere</h1>')
    if (url.pathname !== '/cas/p3/serviceValidate') return response.writeHead(404).end()

    validations.push(url)
    if (misbehave) return misbehave(request, response)
    const ticket = url.searchParams.get('ticket') ?? ''
    const person = tickets.get(ticket)
    tickets.delete(ticket)
    return sendXml(response, person?.service === service ? successXml(person) : failureXml('INVALID_TICKET'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cas`,
    issueTicket,
    /** The validation requests it received. */
    validations,
    /** Sets the response to validations. Undefined restores normal behavior. */
    misbehave: (respond: Respond | undefined) => {
      misbehave = respond
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function sendXml(response: ServerResponse, xml: string | Uint8Array): void {
  response.writeHead(200, { 'content-type': 'application/xml;charset=UTF-8' }).end(xml)
}

export function successXml({ user, attributes }: Person): string {
  const holder = attributes === undefined ? '' : `<cas:attributes>${attributes}</cas:attributes>`
  return responseXml(
    `<cas:authenticationSuccess><cas:user>${user}</cas:user>${holder}</cas:authenticationSuccess>`,
  )
}

export function failureXml(code: string, text = 'Ticket not recognized'): string {
  return responseXml(`<cas:authenticationFailure code="${code}">${text}</cas:authenticationFailure>`)
}

export function responseXml(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<cas:serviceResponse xmlns:cas='http://www.yale.edu/tp/cas'>\n  ${inside}\n</cas:serviceResponse>\n`
}

function loginPage(service: string): string {
  return `<h1>University sign-in</h1><form action="/cas/login"><input type="hidden" name="service" value="${service}"><label>NetID <input name="username"></label><button>Log in</button></form>`
}

function sendHtml(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>University</title>${html}</html>`,
    )
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end()
}
