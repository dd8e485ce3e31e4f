import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/**
 * The site only needs to copy prompts. Other features are denied by name because the header has no default. Features that
 * Chromium doesn't know are left out because it would log a warning for each.
 */
const DENIED = `accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial usb window-management xr-spatial-tracking`

const PERMISSIONS_POLICY = [
  'clipboard-write=(self)',
  ...DENIED.split(/\s+/).map((name) => `${name}=()`),
].join(', ')

/** For requests that are refused before any hook runs. */
export const HEADERS_WITHOUT_ROUTE = {
  'permissions-policy': PERMISSIONS_POLICY,
  'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'private, no-store',
}

export async function securityHeaders(
  app: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
  const https = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [`'self'`],
        'script-src': [`'self'`],
        'style-src': [`'self'`],
        'img-src': [`'self'`, 'data:'],
        'object-src': [`'none'`],
        'base-uri': [`'none'`],
        'form-action': [`'self'`],
        'frame-ancestors': [`'none'`],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Only the origin: URLs contain search terms and, for a moment, a sign-in ticket.
    referrerPolicy: { policy: 'strict-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY)
  })
  // Responses can contain private data, so they aren't cached unless a route says otherwise.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store')
  })
}
