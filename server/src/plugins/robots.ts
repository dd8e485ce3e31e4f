import { LOGIN_PATH, LOGOUT_PATH } from '@prompt-library/contract/pages'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** robots.txt: search engines can index what visitors can see, or nothing if ACCESS=members. */
export function robots(
  app: FastifyInstance,
  { access, publicUrl }: Pick<Config, 'access' | 'publicUrl'>,
): void {
  const lines =
    access === 'open'
      ? [
          'User-agent: *',
          `Disallow: ${LOGIN_PATH}`,
          `Disallow: ${LOGOUT_PATH}`,
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
        ]
      : ['User-agent: *', 'Disallow: /']
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`),
  )
}
