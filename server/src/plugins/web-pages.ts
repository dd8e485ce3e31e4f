import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import staticFiles from '@fastify/static'
import { pages } from '@prompt-library/contract/pages'
import { getPrompt } from '@prompt-library/contract/prompts'
import type { linkPreview } from '@prompt-library/domain/link-preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { sendText } from '../etag.ts'
import { StartError } from '../start-error.ts'
import { pageDescriptions } from './page-descriptions.ts'
import { pageHead } from './page-head.ts'
import { within } from './within.ts'

interface Site {
  /** The folder of the built web app. */
  folder: string
  config: Pick<Config, 'access' | 'publicUrl'>
  /** What a link to a prompt shows of it, if anybody may see it. */
  previewOf: (id: number) => Promise<ReturnType<typeof linkPreview> | undefined>
}

interface WebPage {
  html: string
  /** Whether search engines may list it. */
  listed: boolean
}

const PREVIEW_PATIENCE = 1_000

/**
 * The built web app: its files, its page for every address the site has, and its not-found page with status 404
 * for every address it has not. Calls that don't exist are answered as calls.
 */
export async function webPages(app: FastifyInstance, { folder, config, previewOf }: Site): Promise<void> {
  const { publicUrl } = config
  const open = config.access === 'open'
  await sendFiles(app, folder)

  const frame = readFrame(folder, config)
  const toPage = (head: Parameters<typeof pageHead>[0], listed: boolean): WebPage => ({
    html: frame(pageHead(head, publicUrl)),
    listed,
  })

  const pageOf = (name: keyof typeof pages) =>
    toPage(
      {
        title: pages[name].title,
        description: pageDescriptions[name],
        address: publicUrl + pages[name].path,
      },
      open && pages[name].open,
    )

  const library = pageOf('library')
  /** The same for a prompt that is private as for one that does not exist, and where nobody may look. */
  const libraryWith = async (id: number, request: FastifyRequest): Promise<WebPage> => {
    try {
      const prompt = await within(PREVIEW_PATIENCE, previewOf(id))
      if (!prompt) return library
      return toPage({ ...prompt, address: `${publicUrl}/?prompt=${id}`, type: 'article' }, true)
    } catch (error) {
      // the app says what is wrong when it asks for the prompt itself
      request.log.warn({ err: error }, 'a page was sent without its preview')
      return library
    }
  }

  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    const page = pageOf(name)
    app.get(pages[name].path, { schema: { hide: true } }, async (request, reply) => {
      const id = name === 'library' && open ? openPrompt(request) : undefined
      return send(request, reply, id === undefined ? page : await libraryWith(id, request))
    })
  }

  const notFound = toPage({ title: 'Page not found', description: pageDescriptions.library }, false)
  app.setNotFoundHandler((request, reply) => {
    if (isPageVisit(request)) return send(request, reply.status(404), notFound)
    throw new AppError(404, `There is nothing at ${request.method} ${pathOf(request)}.`)
  })
}

async function sendFiles(app: FastifyInstance, folder: string): Promise<void> {
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
}

function send(request: FastifyRequest, reply: FastifyReply, { html, listed }: WebPage): FastifyReply {
  // an address with a sign-in ticket in it is not for any cache to remember
  reply.header('cache-control', request.url.includes('ticket=') ? 'no-store' : 'no-cache')
  if (!listed) reply.header('x-robots-tag', 'noindex')
  return sendText(request, reply, { text: html, type: 'text/html' })
}

/** The page of the built web app, around what its head says. */
function readFrame(folder: string, { access }: Pick<Config, 'access'>): (head: string) => string {
  const [before, after] = readPage(folder)
    // the app must know before it asks for anything whether visitors may
    .replace('data-access="open"', `data-access="${access}"`)
    .split(/<title>.*<\/title>/)
  if (before === undefined || after === undefined)
    throw new StartError(`The index.html in ${folder} has no title to put the page's own in place of.`)
  return (head) => before + head + after
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

/** The prompt that the address opens over the library, if it can be one. */
function openPrompt(request: FastifyRequest): number | undefined {
  const id = new URLSearchParams(request.url.split('?')[1]).get('prompt')
  return z.safeParse(getPrompt.query, { id }).data?.id
}

function isPageVisit(request: FastifyRequest): boolean {
  const path = pathOf(request)
  const reads = request.method === 'GET' || request.method === 'HEAD'
  return reads && !path.startsWith('/api/') && !path.startsWith('/assets/') && !path.endsWith('.php')
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
