import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { withoutApiKeys } from '@prompt-library/domain/keys/api-key'
import { REQUEST_BODY_MAX_BYTES } from '@prompt-library/domain/limits'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { createAdmit } from './admit.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './db/database.ts'
import { noReplicas, type Replicas } from './db/replicas/replicas.ts'
import { developmentCas, developmentCasAddresses, withExampleAdmins } from './development/development-cas.ts'
import { sendError } from './errors.ts'
import { addFeatures, SWEEPS } from './features/all-features.ts'
import { getCollectionPreview } from './features/collections/link-preview.ts'
import { skills } from './features/exports/skills.ts'
import { createIdentifyKey } from './features/keys/identify-key.ts'
import { mcpRoutes } from './features/mcp/routes.ts'
import { oauthEndpoints } from './features/oauth/endpoints.ts'
import { createReadDocument, type ReadDocument } from './features/oauth/read-document.ts'
import { getLinkPreview } from './features/prompts/link-preview.ts'
import { sitemap } from './features/prompts/sitemap.ts'
import { createIdentify } from './features/session/identify.ts'
import { singleLogout } from './features/session/single-logout.ts'
import { cookieRules } from './features/session/tokens.ts'
import { createSettings } from './features/settings/settings.ts'
import { builtInEnhancer } from './outside/built-in-enhancer.ts'
import { createCas } from './outside/cas.ts'
import type { Enhancer } from './outside/enhancer.ts'
import type { SignIn } from './outside/sign-in.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { createCallLimits, createCount, createKeyLimits } from './plugins/call-limits.ts'
import { compression } from './plugins/compression.ts'
import { connectionLimits, connections, refuseSecondHost } from './plugins/connections.ts'
import { health } from './plugins/health.ts'
import { sweepIdempotencyKeys } from './plugins/idempotency.ts'
import { refuseKeysInUrls } from './plugins/keys-in-urls.ts'
import { limitFullLists, limitUnreadResponses } from './plugins/large-responses.ts'
import { addressSubject, createLimits, sweepLimits } from './plugins/limits.ts'
import { createMetrics, type Metrics } from './plugins/metrics.ts'
import { responseSerializerCompiler } from './plugins/response-serializer.ts'
import { robots } from './plugins/robots.ts'
import { HEADERS_WITHOUT_ROUTE, securityHeaders } from './plugins/security-headers.ts'
import { sweeper } from './plugins/sweeper.ts'
import { webPages } from './plugins/web-pages.ts'
import { createServe } from './serve.ts'

interface Parts {
  config: Config
  db: Db
  queue: Database['queue']
  /** Where visitors read from; the database itself by default. */
  replicas?: Replicas
  logger: FastifyBaseLogger
  clock: () => Date
  /** The folder of the built web app. */
  webFolder: string
  /** Defaults to the one in the configuration. */
  enhancer?: Enhancer
  /** Reads what AI tools say about themselves; from the internet by default. */
  readDocument?: ReadDocument
  metrics?: Metrics
}

/** Builds the application without listening on a port. */
export async function buildApp({
  config: parsedConfig,
  db,
  queue,
  replicas = noReplicas(db),
  logger,
  clock,
  webFolder,
  enhancer,
  readDocument = createReadDocument(),
  metrics = createMetrics(),
}: Parts): Promise<FastifyInstance> {
  const config = withExampleAdmins(parsedConfig)
  const app = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: REQUEST_BODY_MAX_BYTES,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true },
    // A URL that can't be decoded doesn't reach a route or a hook.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers({ ...HEADERS_WITHOUT_ROUTE, 'x-request-id': request.id })),
    ...connectionLimits,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(responseSerializerCompiler)
  app.setErrorHandler(sendError)
  app.removeContentTypeParser('text/plain')
  const settings = createSettings(db)
  const sessionCookie = cookieRules(config).session

  // Hooks run in the order in which they are added here.
  // First, so that they see every request and its whole time, also of those that are refused.
  metrics.watch(app)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  // Before anything is read from a request.
  connections(app)
  refuseKeysInUrls(app)
  await securityHeaders(app, config)
  refuseSecondHost(app)
  // Before compression: it counts the bytes that stay in memory until then.
  limitUnreadResponses(app)
  compression(app)
  limitFullLists(app)
  // Before the routes, which read cookies, and which the API reference describes as they are added.
  await app.register(cookie)
  await apiDocs(app, { cookie: sessionCookie, campus: settings.campus })

  const count = createCount(metrics.countLimits(createLimits(db, clock)))
  const admission = {
    config,
    identify: createIdentify({ db, config, clock }),
    identifyKey: createIdentifyKey({ db, clock, settings }),
    queue,
    readsFromReplica: replicas.serves,
    hasSessionCookie: ({ cookies }: FastifyRequest) => cookies[sessionCookie] !== undefined,
  }
  const admit = createAdmit({ ...admission, limit: createCallLimits(count) })
  const signIn = await signInOf(config)
  const countedEnhancer = metrics.countEnhancements(enhancer ?? (await enhancerOf(config)))
  const parts = { app, config, db, clock, settings, signIn, count, enhancer: countedEnhancer, readDocument }
  addFeatures(createServe(app, { admit, db, replicas }), parts)

  // Routes that aren't calls of the contract.
  health(app, { db })
  await singleLogout(app, parts)
  await developmentCas(app, { config, clock, campus: settings.campus })
  await oauthEndpoints(app, parts)
  const limitKey = createKeyLimits(count)
  await mcpRoutes(app, {
    config,
    settings,
    admit: createAdmit({ ...admission, limit: (_call, request) => limitKey(request) }),
  })
  sweeper(
    app,
    [...SWEEPS, sweepLimits, sweepIdempotencyKeys].map((sweep) => () => sweep(db, clock(), settings)),
  )
  robots(app, config)
  if (config.access === 'open') {
    skills(app, parts)
    sitemap(app, {
      db,
      clock,
      publicUrl: config.publicUrl,
      limit: ({ ip }) => count('sitemap-address', addressSubject(ip)),
    })
  }
  // Last: it answers whatever no other route does.
  await webPages(app, {
    folder: webFolder,
    config,
    campus: settings.campus,
    previewOf: (id) => getLinkPreview(db, id),
    collectionPreviewOf: (token) => getCollectionPreview(db, token),
  })
  return app
}

/** Undefined if sign-in isn't set up. The client for OpenID Connect is loaded only if it is needed. */
async function signInOf({ signIn, publicUrl, ...config }: Config): Promise<SignIn | undefined> {
  const service = `${publicUrl}/`
  if (signIn.kind === 'off') return undefined
  if (signIn.kind === 'oidc') {
    const { createOidc } = await import('./outside/oidc/oidc.ts')
    return createOidc({ settings: signIn, publicUrl })
  }
  if (signIn.kind === 'development')
    return createCas({ ...developmentCasAddresses({ ...config, signIn, publicUrl }), service })
  return createCas({ browserBaseUrl: signIn.baseUrl, serverBaseUrl: signIn.baseUrl, service })
}

/** Loads the AI client only if an AI service is configured, because it takes 250 ms and about 40 MB. */
async function enhancerOf({ ai }: Config): Promise<Enhancer> {
  if (!ai) return builtInEnhancer
  const { createAi } = await import('./outside/ai/ai.ts')
  return createAi(ai)
}

/**
 * Leaves out the query string, which can contain a sign-in ticket or search terms, and what is in a path, such as the token of a
 * collection. A path without a route can contain anything, so only its first part is logged.
 */
function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { url } = request.routeOptions
  const path = url === undefined || url.includes('*') ? firstPartOf(request.url) : url
  const milliseconds = Math.round(reply.elapsedTime)
  request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'request')
}

function firstPartOf(address: string): string {
  const [path = ''] = address.split(/[?#;]/, 1)
  const [, first = '', ...others] = path.split('/')
  return `/${withoutApiKeys(first).slice(0, PART_MAX)}${others.length > 0 ? '/…' : ''}`
}

const PART_MAX = 40
