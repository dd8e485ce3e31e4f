import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import * as values from './setting-values.ts'
import { checkSignIn, signInOf, signInSettings } from './sign-in-settings.ts'
import { StartError } from './start-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

const databaseSettings = z.object({
  DATABASE_URL: values.url('postgres', 'postgresql').optional(),
  DATA_DIR: z.string().default('./data'),
})

const settings = databaseSettings
  .extend({
    // A misspelled value would silently run a production site in development mode.
    NODE_ENV: values.oneOf(['production', 'development', 'test']).optional(),
    DATABASE_READ_URL: values.urls('postgres', 'postgresql').default([]),
    PORT: values.port.default(3000),
    HOST: values.host.default('127.0.0.1'),
    PUBLIC_URL: values.origin.optional(),
    ACCESS: values.oneOf(['open', 'members']).default('open'),
    ...signInSettings,
    ADMIN_NETIDS: values.netIds.default([]),
    AI_PROVIDER: values.oneOf(['openai-compatible', 'anthropic']).optional(),
    AI_NAME: values.aiName.optional(),
    AI_BASE_URL: values.baseUrl.optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_INPUT_PRICE: values.price.default(0),
    AI_OUTPUT_PRICE: values.price.default(0),
    STARTER_PROMPTS: values.boolean.default(true),
    DEMO_DATA: values.boolean.optional(),
    TIME_ZONE: values.timeZone.default('UTC'),
    SUPPORT_EMAIL: values.email.optional(),
    PRIVACY_URL: values.webUrl.optional(),
    TRUST_PROXY: values.proxies.default([]),
    METRICS_PORT: values.port.optional(),
    METRICS_HOST: values.host.default('127.0.0.1'),
    LOG_LEVEL: values.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  // Runs even if a single setting is invalid, to report every problem at once.
  .superRefine(checkTogether, { when: () => true })

type Settings = z.output<typeof settings>

/** For the tests of examples and documentation, which must not name others. */
export const SETTING_NAMES = Object.keys(settings.shape)

/** Finds settings that are valid individually but not in combination. */
function checkTogether(env: Settings, { addIssue }: z.core.$RefinementCtx): void {
  const refuse = (name: keyof Settings, message: string) =>
    addIssue({ code: 'custom', path: [name], message })

  if (env.METRICS_PORT === env.PORT)
    refuse('METRICS_PORT', 'must be different from PORT because metrics are not public.')

  if (env.DATABASE_READ_URL?.length > 0 && !env.DATABASE_URL)
    refuse('DATABASE_READ_URL', 'must not be set without DATABASE_URL, because it lists its replicas.')

  const needs = {
    'openai-compatible': ['AI_MODEL', 'AI_BASE_URL'],
    anthropic: ['AI_MODEL', 'AI_API_KEY'],
  } as const
  for (const [provider, names] of Object.entries(needs)) {
    for (const name of names) {
      if (env.AI_PROVIDER === provider && !env[name])
        refuse(name, `must be set when AI_PROVIDER is ${provider}.`)
    }
  }

  checkSignIn(env, refuse)
  if (env.NODE_ENV !== 'production') return
  const needed = 'must be set when NODE_ENV is production'
  if (!env.DATABASE_URL) refuse('DATABASE_URL', `${needed}. The embedded database is for evaluation only.`)
  if (!env.PUBLIC_URL?.startsWith('https://'))
    refuse('PUBLIC_URL', `${needed}, to the https address that people use (a proxy in front can handle TLS).`)
}

/** One sentence for each invalid setting. */
export class ConfigError extends StartError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

/** Adds the variables in this folder's `.env` file, if any. Real environment variables take precedence. */
export function readEnvironment(folder: string, real: Environment): Environment {
  try {
    return { ...parseEnv(readFileSync(resolve(folder, '.env'), 'utf8')), ...real }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return real
    throw new ConfigError([`Can't read the .env file: ${(error as Error).message}`])
  }
}

export type Config = ReturnType<typeof parseConfig>

/** For commands that need only the database. */
export function parseDatabaseConfig(environment: Environment): DatabaseConfig {
  return databaseOf(parse(databaseSettings, environment))
}

type DatabaseConfig = { kind: 'postgres'; url: string } | { kind: 'embedded'; folder: string }

function databaseOf({ DATABASE_URL, DATA_DIR }: z.output<typeof databaseSettings>): DatabaseConfig {
  if (DATABASE_URL) return { kind: 'postgres', url: DATABASE_URL }
  return { kind: 'embedded', folder: resolve(DATA_DIR) }
}

export function parseConfig(environment: Environment) {
  const env = parse(settings, environment)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    database: databaseOf(env),
    /** Replicas of the database, for visitors. */
    readUrls: env.DATABASE_READ_URL,
    access: env.ACCESS,
    signIn: signInOf(env, {
      production: env.NODE_ENV === 'production',
      hosts: [env.HOST, new URL(publicUrl).hostname],
      hasProxy: env.TRUST_PROXY.length > 0,
    }),
    adminNetIds: env.ADMIN_NETIDS,
    ai: aiServiceOf(env),
    starterPrompts: env.STARTER_PROMPTS,
    demoData: env.DEMO_DATA ?? !(env.CAS_BASE_URL ?? env.OIDC_ISSUER),
    timeZone: env.TIME_ZONE,
    supportEmail: env.SUPPORT_EMAIL,
    privacyUrl: env.PRIVACY_URL,
    trustProxy: env.TRUST_PROXY,
    /** Where Prometheus reads the metrics; undefined if it doesn't. */
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    logLevel: env.LOG_LEVEL,
  }
}

/** Treats an empty variable as unset, and reports only the first problem of each variable. */
function parse<Schema extends z.ZodType>(schema: Schema, environment: Environment): z.output<Schema> {
  const values = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined])
  const { data, error } = schema.safeParse(Object.fromEntries(values))
  if (!error) return data as z.output<Schema>
  const first = new Map(error.issues.toReversed().map(({ path: [name], message }) => [name, message]))
  throw new ConfigError([...first].toReversed().map(([name, message]) => `${String(name)} ${message}`))
}

function aiServiceOf(env: Settings) {
  if (!env.AI_PROVIDER) return undefined
  return {
    provider: env.AI_PROVIDER,
    /** Shown to users as the service that receives their prompts. */
    name: env.AI_NAME ?? URL.parse(env.AI_BASE_URL ?? '')?.host ?? 'Anthropic',
    baseUrl: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL ?? '',
    inputPrice: env.AI_INPUT_PRICE,
    outputPrice: env.AI_OUTPUT_PRICE,
  }
}
