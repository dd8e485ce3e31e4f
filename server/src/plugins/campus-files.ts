import type { Campus } from '@prompt-library/domain/campus'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { cachedText, sendCachedText } from '../cached-text.ts'
import { AppError } from '../errors.ts'
import { CAMPUS_FILES, type CampusLook } from './campus-look.ts'

interface Parts {
  current: () => Promise<{ campus: Campus; look: CampusLook }>
  /** Of the built web app, or undefined if it hasn't this file. */
  readBuilt: (file: string) => string | undefined
}

const MANIFEST_PATH = '/manifest.webmanifest'

/** Serves the campus's stylesheet and logo, and the manifest, which has its color and name. */
export function campusFiles(app: FastifyInstance, { current, readBuilt }: Parts): void {
  const schema = { hide: true }

  app.get<{ Params: { file: string } }>(`${CAMPUS_FILES}/:file`, { schema }, async (request, reply) => {
    const { stylesheet, logo } = (await current()).look
    const path = `${CAMPUS_FILES}/${request.params.file}`
    if (path.endsWith('.css')) {
      cache(reply, path === stylesheet?.path)
      return reply.type('text/css; charset=utf-8').send(stylesheet?.text ?? '')
    }
    if (!logo || !path.endsWith('.png')) throw new AppError(404, 'Not found.')
    cache(reply, path === logo.path)
    return reply.type('image/png').send(logo.file)
  })

  const manifest = readBuilt(MANIFEST_PATH)
  if (manifest !== undefined)
    app.get(MANIFEST_PATH, { schema }, async (request, reply) => {
      const { campus, look } = await current()
      const text = JSON.stringify({ ...JSON.parse(manifest), ...inManifest(campus, look) })
      cache(reply, false)
      return sendCachedText(request, reply, cachedText(text, 'application/manifest+json'))
    })
}

function inManifest({ name, site_title, color }: Campus, { logo }: CampusLook): object {
  const own = logo && { src: logo.path, sizes: `${logo.width}x${logo.height}`, type: 'image/png' }
  return {
    name: site_title,
    description: `Browse, write, and share reusable AI prompts with people at ${name}.`,
    theme_color: color,
    ...(own && { icons: [own] }),
  }
}

/** A page from before a change, or of a process that doesn't know of it yet, may ask for another version. */
function cache(reply: FastifyReply, isThisVersion: boolean): void {
  reply.header('cache-control', isThisVersion ? 'public, max-age=31536000, immutable' : 'no-cache')
}
