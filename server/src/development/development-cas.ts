import { randomBytes } from 'node:crypto'
import type { Campus } from '@prompt-library/domain/campus'
import { isNetId } from '@prompt-library/domain/people/net-id'
import { escapeHtml } from '@prompt-library/domain/text/escape-html'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCrossSite } from '../admit.ts'
import type { Config } from '../config.ts'
import { AppError, crossSiteRequest } from '../errors.ts'
import { isLoopback } from '../sign-in-settings.ts'
import { EXAMPLE_PEOPLE } from './people.ts'
import { signInPage, signInStyle } from './sign-in-page.ts'

const BASE = '/development-cas'
const TICKET_SECONDS = 60
// Headers that proxies add. A browser on this machine doesn't send them.
const FORWARDED =
  /^(forwarded|via|x-(forwarded|real|client|original|envoy|amzn|cluster|proxy).*|cf-.+|fly-.+|true-client-ip)$/

/** Browsers use the public URL; the server calls itself directly. */
export function developmentCasAddresses({ publicUrl, host, port }: Config) {
  return {
    browserBaseUrl: publicUrl + BASE,
    serverBaseUrl: `http://${host.includes(':') ? `[${host}]` : host}:${port}${BASE}`,
  }
}

/** Makes the example admin an admin, but only with the development sign-in. */
export function withExampleAdmins(config: Config): Config {
  if (config.signIn.kind !== 'development') return config
  const examples = EXAMPLE_PEOPLE.filter((person) => person.admin).map((person) => person.netid)
  return { ...config, adminNetIds: [...config.adminNetIds, ...examples] }
}

/**
 * A small CAS server for evaluation. It uses the real protocol, so signing in runs through the same code. It accepts any NetID
 * without a password, so it serves only this machine.
 */
export async function developmentCas(
  app: FastifyInstance,
  { config, clock, campus }: { config: Config; clock: () => Date; campus: () => Promise<Campus> },
): Promise<void> {
  if (config.signIn.kind !== 'development') return
  const tickets = new Map<string, { netid: string; service: string; expires: number }>()
  const ownService = `${config.publicUrl}/`

  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      scope.addHook('onRequest', async (request) => refuseRemoteRequests(request, config))
      scope.addHook('onRoute', (route) => {
        route.schema = { hide: true }
      })

      scope.get('/style.css', async (_request, reply) =>
        reply.type('text/css').send(signInStyle(await campus())),
      )

      scope.get('/login', async (request, reply) => {
        const service = readService(request.query, ownService)
        return reply
          .type('text/html; charset=utf-8')
          .send(signInPage({ base: BASE, service, campus: await campus() }))
      })

      scope.post('/login', async (request, reply) => {
        if (isCrossSite(request, config)) throw crossSiteRequest()
        const service = readService(request.body, ownService)
        const netid = readField(request.body, 'username').trim().slice(0, 64)
        if (netid === '') return reply.redirect(`${BASE}/login?${new URLSearchParams({ service })}`, 303)
        if (!isNetId(netid.toLowerCase()))
          return reply
            .status(400)
            .type('text/html; charset=utf-8')
            .send(signInPage({ base: BASE, service, campus: await campus() }, { invalidNetId: netid }))
        for (const [old, { expires }] of tickets) if (expires <= clock().getTime()) tickets.delete(old)
        const ticket = `ST-${randomBytes(24).toString('base64url')}`
        tickets.set(ticket, { netid, service, expires: clock().getTime() + TICKET_SECONDS * 1000 })
        return reply.redirect(`${service}?${new URLSearchParams({ ticket })}`, 303)
      })

      scope.get('/p3/serviceValidate', (request, reply) => {
        const ticket = readField(request.query, 'ticket')
        const issued = tickets.get(ticket)
        tickets.delete(ticket)
        const valid =
          issued &&
          issued.service === readField(request.query, 'service') &&
          issued.expires > clock().getTime()
        return reply.type('application/xml').send(valid ? success(issued.netid) : failure(ticket))
      })

      scope.get('/logout', (request, reply) => reply.redirect(readService(request.query, ownService)))
    },
    { prefix: BASE },
  )
}

/** The server listens on this machine only, but a proxy could still expose it, so proxied requests are refused. */
function refuseRemoteRequests(request: FastifyRequest, { publicUrl, host, port }: Config): void {
  const hosts = [new URL(publicUrl).host, `${host}:${port}`, `[${host}]:${port}`, `localhost:${port}`]
  const forwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name))
  const isLocal = isLoopback((request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
  if (forwarded || !isLocal || !hosts.includes(request.headers.host ?? '')) {
    throw new AppError(403, 'The development sign-in works only on this machine.')
  }
}

/** Prevents an open redirect: the only allowed service is the library itself. */
function readService(values: unknown, ownService: string): string {
  const service = readField(values, 'service')
  if (service !== '' && service !== ownService)
    throw new AppError(400, 'The development sign-in works only for this library.')
  return ownService
}

function readField(values: unknown, name: string): string {
  const value = (values as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

function success(netid: string): string {
  const person = EXAMPLE_PEOPLE.find((person) => person.netid === netid)
  const attributes = person
    ? `<cas:attributes><cas:displayName>${person.displayName}</cas:displayName><cas:mail>${person.netid}@example.edu</cas:mail></cas:attributes>`
    : ''
  return casResponse(
    `<cas:authenticationSuccess><cas:user>${escapeHtml(netid)}</cas:user>${attributes}</cas:authenticationSuccess>`,
  )
}

function failure(ticket: string): string {
  return casResponse(
    `<cas:authenticationFailure code="INVALID_TICKET">${escapeHtml(ticket)} is not valid</cas:authenticationFailure>`,
  )
}

function casResponse(result: string): string {
  return `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${result}</cas:serviceResponse>`
}
