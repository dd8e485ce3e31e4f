import { withoutApiKeys } from '@prompt-library/domain/keys/api-key'
import type { FastifyInstance } from 'fastify'
import { keyInUrl } from '../errors.ts'

/**
 * Refuses API keys in addresses. Proxies log addresses, and browsers remember them. Refused everywhere, so that no
 * program comes to rely on it.
 */
export function refuseKeysInUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (withoutApiKeys(url) !== url) throw keyInUrl()
  })
}
