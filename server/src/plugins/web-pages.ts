import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  const files = filesOf(folder)
  await app.register(staticFiles, {
    root: folder,
    index: false,
    // whatever else an address could be made to lead to is not among them
    allowedPath: (path) => files.has(path),
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

/** What the build made, but for the page, which is sent with what the settings say of it. */
function filesOf(folder: string): Set<string> {
  const root = realpathSync(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    // a link leads elsewhere
    .filter((file) => realpathSync(file) === file)
  return new Set(files.map((file) => `/${relative(root, file)}`).filter((path) => path !== '/index.html'))
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
