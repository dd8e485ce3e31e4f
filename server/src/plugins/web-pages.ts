import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import { pages } from '@prompt-library/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { StartError } from '../start-error.ts'

/**
 * The built web app: its files, its page for every address the site has, and its not-found page with status 404
 * for every address it has not. Calls that don't exist are answered as calls.
 */
export async function webPages(
  app: FastifyInstance,
  { folder, access }: { folder: string; access: Config['access'] },
): Promise<void> {
  // the app must know before it asks for anything whether visitors may
  const page = readPage(folder).replace('data-access="open"', `data-access="${access}"`)
  await app.register(staticFiles, {
    root: folder,
    index: false,
    // the page itself is sent below, with what the settings say of it
    allowedPath: (path) => path !== '/index.html',
    preCompressed: true,
    cacheControl: false,
    logLevel: 'warn',
    setHeaders: (reply, path) => {
      // a built file's name changes with its content
      const immutable = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })

  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      // an address with a sign-in ticket in it is not for any cache to remember
      .header('cache-control', request.url.includes('ticket=') ? 'no-store' : 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)

  for (const { path } of Object.values(pages)) app.get(path, { schema: { hide: true } }, sendPage)

  app.setNotFoundHandler((request, reply) => {
    if (isPageVisit(request)) return sendPage(request, reply.status(404))
    throw new AppError(404, `There is nothing at ${request.method} ${pathOf(request)}.`)
  })
}

function readPage(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } catch {
    throw new StartError(
      `The web app is not built: there is no index.html in ${folder}. Run npm start, which builds it.`,
    )
  }
}

function isPageVisit(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && !path.startsWith('/api/') && !path.startsWith('/assets/') && !path.endsWith('.php')
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
