import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import staticFiles from '@fastify/static'
import { pages } from '@prompt-library/contract/pages'
import { getPrompt } from '@prompt-library/contract/prompts'
import type { linkPreview } from '@prompt-library/domain/rich-text/link-preview'
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

/** Made by the build, see web/prerender.ts. */
interface Prerendered {
  /** What a page shows before the app runs. */
  html: string
  /** What it needs beyond the files of every page. */
  files: readonly string[]
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
  const prerendered = open ? readPrerendered(folder) : {}
  const toPage = (
    head: Parameters<typeof pageHead>[0],
    { listed, drawn }: { listed: boolean; drawn?: Prerendered | undefined },
  ): WebPage => ({ html: frame(pageHead(head, publicUrl), drawn), listed })

  const pageOf = (name: keyof typeof pages, drawn?: Prerendered) =>
    toPage(
      {
        title: pages[name].title,
        description: pageDescriptions[name],
        address: publicUrl + pages[name].path,
      },
      { listed: open && pages[name].open, drawn },
    )

  const library = pageOf('library')
  /** The same for a prompt that is private as for one that does not exist, and where nobody may look. */
  const libraryWith = async (id: number, request: FastifyRequest): Promise<WebPage> => {
    try {
      const prompt = await within(PREVIEW_PATIENCE, previewOf(id))
      if (!prompt) return library
      return toPage({ ...prompt, address: `${publicUrl}/?prompt=${id}`, type: 'article' }, { listed: true })
    } catch (error) {
      // the app says what is wrong when it asks for the prompt itself
      request.log.warn({ err: error }, 'a page was sent without its preview')
      return library
    }
  }

  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    const page = pageOf(name)
    const drawn = pageOf(name, prerendered[name])
    app.get(pages[name].path, { schema: { hide: true } }, async (request, reply) => {
      // what a query asks for is not what was drawn: another tab, another step, a search
      if (!request.url.includes('?')) return send(request, reply, drawn)
      const id = name === 'library' && open ? openPrompt(request) : undefined
      return send(request, reply, id === undefined ? page : await libraryWith(id, request))
    })
  }

  const notFound = toPage(
    { title: 'Page not found', description: pageDescriptions.library },
    { listed: false },
  )
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

/** The page of the built web app, around what its head says and what it shows before the app runs. */
function readFrame(folder: string, { access }: Pick<Config, 'access'>) {
  const [start, middle, end] = readBuilt(folder, 'index.html')
    // the app must know before it asks for anything whether visitors may
    .replace('data-access="open"', `data-access="${access}"`)
    .split(/<title>.*<\/title>|(?<=<div id="root">)/)
  if (start === undefined || middle === undefined || end === undefined)
    throw new StartError(`The index.html in ${folder} has no title or no root to fill in.`)
  return (head: string, { files, html }: Prerendered = NOTHING): string => {
    const preloads = files.map(
      (file) => `\n    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    )
    // inert, because nothing answers before the app runs, which then takes its place
    const picture = html && `<div inert>${html}</div>`
    return start + head + preloads.join('') + middle + picture + end
  }
}

// the page is sent with what the settings say of it, and what was drawn of each stands in it
const SENT_IN_PAGES = ['index.html', 'prerendered.json']

/** The files that the build made. */
function filesOf(folder: string): Set<string> {
  const root = realpathSync(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    // a link leads elsewhere
    .filter((file) => realpathSync(file) === file)
  return new Set(
    files
      .map((file) => relative(root, file))
      .filter((file) => !SENT_IN_PAGES.includes(file))
      .map((file) => `/${file}`),
  )
}

const NOTHING: Prerendered = { html: '', files: [] }

function readPrerendered(folder: string): Partial<Record<keyof typeof pages, Prerendered>> {
  return JSON.parse(readBuilt(folder, 'prerendered.json'))
}

function readBuilt(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new StartError(
      `The web app is not built: there is no ${file} in ${folder}. Run npm start, which builds it.`,
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
