import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import staticFiles from '@fastify/static'
import { COLLECTION_PATH, collectionPath, GROUP_PATH, pages } from '@prompt-library/contract/pages'
import { getPrompt } from '@prompt-library/contract/prompts'
import { type Campus, toPageCampus } from '@prompt-library/domain/campus'
import type { linkPreview } from '@prompt-library/domain/rich-text/link-preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type CachedText, cachedText, sendCachedText } from '../cached-text.ts'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { StartError } from '../start-error.ts'
import { withTimeout } from '../with-timeout.ts'
import { campusFiles } from './campus-files.ts'
import { lookOf } from './campus-look.ts'
import { pageDescriptions } from './page-descriptions.ts'
import { pageHead } from './page-head.ts'
import { type Prerendered, pageTemplate } from './page-template.ts'

interface Site {
  /** The folder of the built web app. */
  folder: string
  config: Pick<Config, 'access' | 'publicUrl'>
  /** The same object until an admin changes it. */
  campus: () => Promise<Campus>
  /** Undefined if the prompt isn't public. */
  previewOf: (id: number) => Promise<Preview | undefined>
  /** Undefined if the collection isn't public. */
  collectionPreviewOf: (token: string) => Promise<Preview | undefined>
}

type Preview = ReturnType<typeof linkPreview>

interface WebPage {
  html: CachedText
  /** Whether search engines can index it. */
  indexed: boolean
}

const PREVIEW_TIMEOUT = 1_000

type PageName = keyof typeof pages

const PAGE_NAMES = Object.keys(pages) as PageName[]

interface Parts {
  config: Site['config']
  fillTemplate: ReturnType<typeof pageTemplate>
  prerendered: Partial<Record<PageName, Prerendered>>
}

interface Previewed {
  find: () => Promise<Preview | undefined>
  fallback: WebPage
  path: string
  type: 'website' | 'article'
}

/** Serves the built web app: its files, its pages, and a 404 page for other URLs. Unknown API calls get a JSON 404. */
export async function webPages(
  app: FastifyInstance,
  { folder, config, campus: readCampus, previewOf, collectionPreviewOf }: Site,
): Promise<void> {
  const { publicUrl } = config
  const open = config.access === 'open'
  const fillTemplate = pageTemplate(readBuilt(folder, 'index.html'), config)
  const prerendered: Parts['prerendered'] = open ? JSON.parse(readBuilt(folder, 'prerendered.json')) : {}

  let site: ReturnType<typeof createSite> | undefined
  const current = async () => {
    const campus = await readCampus()
    if (site?.campus !== campus) site = createSite(campus, { config, fillTemplate, prerendered })
    return site
  }
  const files = filesOf(folder)
  campusFiles(app, {
    current,
    readBuilt: (path) => (files.has(path) ? readBuilt(folder, path) : undefined),
  })
  await sendFiles(app, folder, files)

  /** Sends the page with a link preview, or the same page for a hidden and a missing one, which doesn't reveal which exist. */
  const sendPreviewed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { find, fallback, path, type }: Previewed,
  ) => {
    const preview = await withTimeout(PREVIEW_TIMEOUT, find()).catch((error) => {
      // The app reports the problem when it loads the prompt or collection.
      request.log.warn({ err: error }, 'sent a page without its link preview')
    })
    const { toPage } = await current()
    const head = preview && { ...preview, address: publicUrl + path, type }
    return send(request, reply, head ? toPage(head, { indexed: true }) : fallback)
  }

  app.get<{ Params: { token: string } }>(
    COLLECTION_PATH,
    { schema: { hide: true } },
    async (request, reply) => {
      const { collection: fallback } = await current()
      if (!open) return send(request, reply, fallback)
      const { token } = request.params
      const find = () => collectionPreviewOf(token)
      return sendPreviewed(request, reply, { find, fallback, path: collectionPath(token), type: 'website' })
    },
  )

  app.get(GROUP_PATH, { schema: { hide: true } }, async (request, reply) =>
    send(request, reply, (await current()).plain.groups),
  )

  for (const name of PAGE_NAMES) {
    app.get(pages[name].path, { schema: { hide: true } }, async (request, reply) => {
      const site = await current()
      // With a query string, the app may show another tab, step, or search than was prerendered.
      if (!request.url.includes('?')) return send(request, reply, site.prerendered[name])
      const fallback = site.plain[name]
      const id = name === 'library' && open ? openPrompt(request) : undefined
      if (id === undefined) return send(request, reply, fallback)
      const find = () => previewOf(id)
      return sendPreviewed(request, reply, { find, fallback, path: `/?prompt=${id}`, type: 'article' })
    })
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageVisit(request)) throw new AppError(404, 'Not found.')
    return send(request, reply.status(404), (await current()).notFound)
  })
}

/** All pages as a campus shows them. */
function createSite(campus: Campus, { config, fillTemplate, prerendered }: Parts) {
  const { publicUrl, access } = config
  const look = lookOf(campus)
  const pageCampus = toPageCampus(campus, look.logo?.path)
  const descriptions = pageDescriptions(campus)
  const toPage = (
    head: Parameters<typeof pageHead>[0],
    { indexed, content }: { indexed: boolean; content?: Prerendered | undefined },
  ): WebPage => ({
    html: cachedText(
      fillTemplate(pageCampus, pageHead(head, { publicUrl, campus, look }), content),
      'text/html',
    ),
    indexed,
  })
  const pageOf = (name: PageName, content?: Prerendered) =>
    toPage(
      { title: pages[name].title, description: descriptions[name], address: publicUrl + pages[name].path },
      { indexed: access === 'open' && pages[name].open, content },
    )
  const named = (page: (name: PageName) => WebPage) =>
    Object.fromEntries(PAGE_NAMES.map((name) => [name, page(name)])) as Record<PageName, WebPage>
  const withoutAddress = (title: string) =>
    toPage({ title, description: descriptions.library }, { indexed: false })
  return {
    campus,
    look,
    toPage,
    plain: named((name) => pageOf(name)),
    prerendered: named((name) => pageOf(name, prerendered[name])),
    collection: withoutAddress('Collection'),
    notFound: withoutAddress('Page not found'),
  }
}

async function sendFiles(app: FastifyInstance, folder: string, files: Set<string>): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    index: false,
    // An allowlist, so that no URL can lead to another file.
    allowedPath: (path) => files.has(path),
    preCompressed: true,
    cacheControl: false,
    logLevel: 'warn',
    setHeaders: (reply, path) => {
      // File names contain a content hash.
      const immutable = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, indexed }: WebPage,
): Promise<FastifyReply> {
  // A URL with a sign-in ticket must not be cached.
  reply.header('cache-control', request.url.includes('ticket=') ? 'no-store' : 'no-cache')
  if (!indexed) reply.header('x-robots-tag', 'noindex')
  return sendCachedText(request, reply, html)
}

// These are served only as parts of pages.
const PAGE_PARTS = ['index.html', 'prerendered.json']

function filesOf(folder: string): Set<string> {
  const root = realpathSync(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    // Excludes symbolic links.
    .filter((file) => realpathSync(file) === file)
  return new Set(
    files
      .map((file) => relative(root, file))
      .filter((file) => !PAGE_PARTS.includes(file))
      .map((file) => `/${file}`),
  )
}

function readBuilt(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new StartError(
      `The web app hasn't been built: ${file} is missing in ${folder}. Run npm start, which builds it.`,
    )
  }
}

/** The ID in `?prompt=`, or in the `?use=` that the Use dialog copies, if it's valid. */
function openPrompt(request: FastifyRequest): number | undefined {
  const query = new URLSearchParams(request.url.split('?')[1])
  const id = query.get('prompt') ?? query.get('use')
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
