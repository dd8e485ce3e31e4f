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
import { adminRoutes } from './features/admin/routes.ts'
import { authorRoutes } from './features/authors/routes.ts'
import { builderRoutes } from './features/builder/routes.ts'
import { authorizeCollection } from './features/collections/authorize.ts'
import { getCollectionPreview } from './features/collections/link-preview.ts'
import { collectionRoutes } from './features/collections/routes.ts'
import { deletedRoutes, sweepDeletedPrompts } from './features/deleted/routes.ts'
import { exportRoutes } from './features/exports/routes.ts'
import { feedbackRoutes, sweepFeedback } from './features/feedback/routes.ts'
import { importRoutes, sweepImports } from './features/imports/routes.ts'
import { createIdentifyKey } from './features/keys/identify-key.ts'
import { keyRoutes, sweepKeys } from './features/keys/routes.ts'
import { mcpRoutes } from './features/mcp/routes.ts'
import { notificationRoutes, sweepNotifications } from './features/notifications/routes.ts'
import { getLinkPreview } from './features/prompts/link-preview.ts'
import { listMissedSearches, sweepMissedSearches } from './features/prompts/missed-searches.ts'
import { promptRoutes } from './features/prompts/routes.ts'
import { sitemap } from './features/prompts/sitemap.ts'
import { publishingRoutes } from './features/publishing/routes.ts'
import { reportRoutes, sweepReports } from './features/reports/routes.ts'
import { hasReviews } from './features/reviews/queries.ts'
import { reviewRoutes } from './features/reviews/routes.ts'
import { revisionRoutes } from './features/revisions/routes.ts'
import { savedRoutes } from './features/saved/routes.ts'
import { createIdentify, sweepSessions } from './features/session/identify.ts'
import { sessionRoutes } from './features/session/routes.ts'
import { singleLogout, sweepLogoutRequests } from './features/session/single-logout.ts'
import { cookieRules } from './features/session/tokens.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { createSettings } from './features/settings/settings.ts'
import { deleteAllShares } from './features/sharing/queries.ts'
import { sharingRoutes } from './features/sharing/routes.ts'
import { tagRoutes } from './features/tags/routes.ts'
import { sweepToDo, toDoRoutes } from './features/to-do/routes.ts'
import { sweepUses, useRoutes } from './features/uses/routes.ts'
import { builtInEnhancer } from './outside/built-in-enhancer.ts'
import { createCas } from './outside/cas.ts'
import type { Enhancer } from './outside/enhancer.ts'
import type { SignIn } from './outside/sign-in.ts'
import { apiDocs } from './plugins/api-docs.ts'
import {
  createCallLimits,
  createKeyLimits,
  createReportLimit,
  createSharingLimits,
  createSitemapLimit,
} from './plugins/call-limits.ts'
import { compression } from './plugins/compression.ts'
import { connectionLimits, connections, refuseSecondHost } from './plugins/connections.ts'
import { health } from './plugins/health.ts'
import { sweepIdempotencyKeys } from './plugins/idempotency.ts'
import { refuseKeysInUrls } from './plugins/keys-in-urls.ts'
import { limitFullLists, limitUnreadResponses } from './plugins/large-responses.ts'
import { createLimits, sweepLimits } from './plugins/limits.ts'
import { createMetrics, type Metrics } from './plugins/metrics.ts'
import { responseSerializerCompiler } from './plugins/response-serializer.ts'
import { robots } from './plugins/robots.ts'
import { HEADERS_WITHOUT_ROUTE, securityHeaders } from './plugins/security-headers.ts'
import { sweeper } from './plugins/sweeper.ts'
import { webPages } from './plugins/web-pages.ts'
import { createServe } from './serve.ts'
import { traceRequests } from './tracing.ts'

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
  metrics.watch(app)
  traceRequests(app, config)
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
  connections(app)
  refuseKeysInUrls(app)

  await securityHeaders(app, config)
  refuseSecondHost(app)
  limitUnreadResponses(app)
  compression(app)
  limitFullLists(app)
  await app.register(cookie)
  const settings = createSettings(db)
  await apiDocs(app, {
    cookie: cookieRules(config).session,
    campus: settings.campus,
    hasKeys: async () => (await settings.read()).settings.api_keys,
  })
  health(app, { db })

  const checkLimit = metrics.countLimits(createLimits(db, clock))
  const identify = createIdentify({ db, config, clock })
  const identifyKey = createIdentifyKey({ db, clock, settings })
  const limit = createCallLimits(checkLimit)
  const sessionCookie = cookieRules(config).session
  const admission = {
    config,
    identify,
    identifyKey,
    queue,
    readsFromReplica: replicas.serves,
    hasSessionCookie: ({ cookies }: FastifyRequest) => cookies[sessionCookie] !== undefined,
  }
  const admit = metrics.countCalls(createAdmit({ ...admission, limit }))
  const serve = createServe(app, { admit, db, replicas })
  const signIn = await signInOf(config)
  sessionRoutes(serve('Session'), {
    app,
    config,
    db,
    clock,
    signIn,
    checkLimit,
    settings,
    hasReviews: () => hasReviews(db, clock()),
  })
  await singleLogout(app, { config, db, clock, signIn })
  await developmentCas(app, { config, clock, campus: settings.campus })
  keyRoutes(serve('API keys'), { db, clock, settings })
  settingsRoutes(serve('Settings'), { db, clock, config, settings })
  promptRoutes(serve('Prompts'), {
    db,
    clock,
    settings,
    authorizeCollection,
    endShares: deleteAllShares,
  })
  deletedRoutes(serve('Deleted prompts'), { db, clock, settings })
  importRoutes(serve('Imports'), { db, clock })
  revisionRoutes(serve('Versions'), { db, clock, settings })
  savedRoutes(serve('Saved prompts'), { db, clock })
  collectionRoutes(serve('Collections'), { db, clock, settings })
  useRoutes(serve('Uses'), { db, clock, settings })
  feedbackRoutes(serve('Feedback'), { db, clock, settings })
  reportRoutes(serve('Reports'), { db, clock, countReport: createReportLimit(checkLimit) })
  toDoRoutes(serve('To do'), { db, clock })
  reviewRoutes(serve('Reviews'), { db, clock, settings })
  publishingRoutes(serve('Waiting prompts'), { db, clock, settings })
  tagRoutes(serve('Tags'), { db })
  authorRoutes(serve('People'))
  sharingRoutes(serve('Sharing'), { db, clock, limits: createSharingLimits(checkLimit) })
  notificationRoutes(serve('Notifications'), { db, clock })
  const listMissed = () => listMissedSearches({ db, settings }, clock())
  exportRoutes(serve('Exports'), { db, clock, publicUrl: config.publicUrl })
  adminRoutes(serve('Admin console'), { db, clock, config, settings, listMissed })
  const countedEnhancer = metrics.countEnhancements(enhancer ?? (await enhancerOf(config)))
  builderRoutes(serve('Prompt builder'), { app, db, clock, enhancer: countedEnhancer, settings })
  const limitKey = createKeyLimits(checkLimit)
  await mcpRoutes(app, {
    config,
    settings,
    admit: createAdmit({ ...admission, limit: (_call, request) => limitKey(request) }),
  })
  sweeper(app, [
    () => sweepSessions(db, clock()),
    () => sweepLogoutRequests(db, clock()),
    () => sweepKeys(db, clock()),
    () => sweepLimits(db, clock()),
    () => sweepIdempotencyKeys(db, clock()),
    () => sweepNotifications(db, clock()),
    () => sweepUses(db, clock()),
    () => sweepDeletedPrompts(db, { now: clock(), settings }),
    () => sweepFeedback(db, clock()),
    () => sweepReports(db, clock()),
    () => sweepToDo(db, clock()),
    () => sweepImports(db, clock()),
    () => sweepMissedSearches({ db, settings }, clock()),
  ])

  robots(app, config)
  if (config.access === 'open')
    sitemap(app, { db, clock, publicUrl: config.publicUrl, limit: createSitemapLimit(checkLimit) })
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
