import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig, readEnvironment } from './config.ts'

const OIDC = {
  OIDC_ISSUER: 'https://login.example.edu',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
}
const GOOGLE = {
  ...OIDC,
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_NETID_CLAIM: 'email',
  OIDC_NETID_DOMAIN: 'example.edu',
}

describe('the settings for OpenID Connect', () => {
  it('are parsed', () => {
    const { signIn } = parseConfig({
      ...GOOGLE,
      OIDC_SCOPES: 'openid  email',
      OIDC_NETID_DOMAIN: '@Example.edu',
      OIDC_NETID_IS_FIXED: 'true',
      OIDC_TRUST_EMAIL: 'true',
      OIDC_ROLE_CLAIM: 'https://example.edu/roles',
      OIDC_ADMIN_VALUES: 'Library.Admin, staff ,',
      OIDC_CURATOR_VALUES: 'Library.Curator',
    })
    expect(signIn).toMatchObject({
      scopes: ['openid', 'email'],
      netIdDomain: 'example.edu',
      netIdIsFixed: true,
      trustsEmail: true,
      roles: {
        claim: 'https://example.edu/roles',
        adminValues: ['Library.Admin', 'staff'],
        curatorValues: ['Library.Curator'],
      },
      needsHostedDomain: true,
    })
  })

  it('keep a slash at the end of the issuer, which is part of its name', () => {
    const { signIn } = parseConfig({ ...OIDC, OIDC_ISSUER: 'https://login.example.edu/realm/' })
    expect(signIn).toMatchObject({ issuer: 'https://login.example.edu/realm/' })
  })

  it('spell the issuer in one way, because accounts are linked to it', () => {
    const { signIn } = parseConfig({ ...OIDC, OIDC_ISSUER: 'https://LOGIN.example.edu:443/Realm' })
    expect(signIn).toMatchObject({ issuer: 'https://login.example.edu/Realm' })
  })

  const TENANT = 'https://login.microsoftonline.com'
  it.each([
    [
      { CAS_BASE_URL: 'https://login.example.edu/cas' },
      'OIDC_ISSUER must not be set together with CAS_BASE_URL.',
    ],
    [{ OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID must be set when OIDC_ISSUER is set.'],
    [{ OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET must be set when OIDC_ISSUER is set.'],
    [{ OIDC_ISSUER: '' }, 'OIDC_ISSUER must be set when OIDC_CLIENT_ID is set.'],
    [{ OIDC_ISSUER: 'login.example.edu' }, 'OIDC_ISSUER must be a URL that starts with https:// or http://.'],
    [{ OIDC_ISSUER: 'https://a:b@login.example.edu' }, 'OIDC_ISSUER must be a URL without a query string'],
    [{ OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES must include openid.'],
    [{ OIDC_NETID_DOMAIN: 'example' }, 'OIDC_NETID_DOMAIN must be a domain such as example.edu.'],
    [{ OIDC_NETID_IS_FIXED: 'yes' }, 'OIDC_NETID_IS_FIXED must be one of true, false'],
    [{ OIDC_ROLE_CLAIM: 'roles' }, 'OIDC_ADMIN_VALUES must be set when OIDC_ROLE_CLAIM is set.'],
    [{ OIDC_ADMIN_VALUES: 'staff' }, 'OIDC_ROLE_CLAIM must be set when OIDC_ADMIN_VALUES is set.'],
    [{ OIDC_CURATOR_VALUES: 'staff' }, 'OIDC_ROLE_CLAIM must be set when OIDC_CURATOR_VALUES is set.'],
    [
      { OIDC_ISSUER: `${TENANT}/common/v2.0` },
      'OIDC_ISSUER must contain your tenant’s ID instead of "common"',
    ],
    [{ OIDC_ISSUER: `${TENANT}/Organizations/v2.0` }, 'instead of "Organizations"'],
    [{ ...GOOGLE, OIDC_NETID_DOMAIN: '' }, 'OIDC_NETID_DOMAIN must be set to your domain'],
    [{ ...GOOGLE, OIDC_NETID_CLAIM: '' }, 'OIDC_NETID_CLAIM must be email'],
    [
      { OIDC_ISSUER: 'http://login.example.edu', NODE_ENV: 'production' },
      'OIDC_ISSUER must start with https://',
    ],
  ])('are refused with a sentence: %j', (change, sentence) => {
    expect(() => parseConfig({ ...OIDC, ...change })).toThrow(sentence)
  })

  it('satisfy production, which needs a sign-in service', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://localhost/x',
      PUBLIC_URL: 'https://prompts.example.edu',
    }
    expect(parseConfig({ ...production, ...OIDC }).signIn.kind).toBe('oidc')
    expect(() => parseConfig(production)).toThrow(
      'CAS_BASE_URL or OIDC_ISSUER must be set when NODE_ENV is production.',
    )
  })
})

describe('defaults', () => {
  it('suit a trial on a local machine', () => {
    expect(parseConfig({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      database: { kind: 'embedded', folder: resolve('./data') },
      readUrls: [],
      access: 'open',
      signIn: { kind: 'development' },
      adminNetIds: [],
      ai: undefined,
      starterPrompts: true,
      demoData: true,
      timeZone: 'UTC',
      supportEmail: undefined,
      privacyUrl: undefined,
      trustProxy: [],
      metrics: undefined,
      logLevel: 'info',
    })
  })

  it('derive the public URL from the port', () => {
    expect(parseConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100')
  })

  it('leave out the example data when CAS is configured', () => {
    const config = parseConfig({ CAS_BASE_URL: 'https://login.example.edu/cas/' })
    expect(config.demoData).toBe(false)
    expect(config.signIn).toEqual({ kind: 'cas', baseUrl: 'https://login.example.edu/cas' })
    expect(parseConfig({ CAS_BASE_URL: 'https://login.example.edu/cas', DEMO_DATA: 'true' }).demoData).toBe(
      true,
    )
  })

  it('treat an empty variable as unset', () => {
    expect(parseConfig({ PORT: ' ', ACCESS: '', DATABASE_URL: '' })).toEqual(parseConfig({}))
  })
})

describe('every setting', () => {
  const DATABASE = 'postgres://library:secret@db.example.edu/library'

  it.each([
    [
      { PORT: '8080', HOST: '0.0.0.0' },
      { port: 8080, host: '0.0.0.0' },
    ],
    [{ PUBLIC_URL: 'https://prompts.example.edu/' }, { publicUrl: 'https://prompts.example.edu' }],
    [{ DATABASE_URL: DATABASE, DATA_DIR: '/ignored' }, { database: { kind: 'postgres', url: DATABASE } }],
    [
      { DATABASE_URL: DATABASE, DATABASE_READ_URL: 'postgres://a/b, postgres://c/d' },
      { readUrls: ['postgres://a/b', 'postgres://c/d'] },
    ],
    [
      { ACCESS: 'members', LOG_LEVEL: 'warn' },
      { access: 'members', logLevel: 'warn' },
    ],
    [{ ADMIN_NETIDS: 'ABC123, def456 ,' }, { adminNetIds: ['abc123', 'def456'] }],
    [
      { STARTER_PROMPTS: 'false', DEMO_DATA: 'false' },
      { starterPrompts: false, demoData: false },
    ],
    [{ TIME_ZONE: 'America/Chicago' }, { timeZone: 'America/Chicago' }],
    [
      { SUPPORT_EMAIL: 'help@example.edu', PRIVACY_URL: 'https://example.edu/privacy' },
      { supportEmail: 'help@example.edu', privacyUrl: 'https://example.edu/privacy' },
    ],
    [
      { TRUST_PROXY: '10.0.0.0/8, loopback, ::1, ::ffff:10.0.0.1' },
      { trustProxy: ['10.0.0.0/8', 'loopback', '::1', '::ffff:10.0.0.1'] },
    ],
    [{ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }, { metrics: { port: 9464, host: '10.0.0.5' } }],
    [
      {
        AI_PROVIDER: 'anthropic',
        AI_API_KEY: 'key',
        AI_MODEL: 'm',
        AI_INPUT_PRICE: '2.5',
        AI_OUTPUT_PRICE: '10',
      },
      { ai: { baseUrl: undefined, apiKey: 'key', model: 'm', inputPrice: 2.5, outputPrice: 10 } },
    ],
  ])('is parsed: %j', (environment, expected) => {
    expect(parseConfig(environment)).toMatchObject(expected)
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['NODE_ENV', 'Production'],
    ['HOST', 'foo_bar'],
    ['ADMIN_NETIDS', 'abc1; def2'],
    ['CAS_BASE_URL', 'https://login.example.edu/cas?x=1'],
    ['CAS_BASE_URL', 'https://svc:hunter2@login.example.edu/cas'],
    ['PUBLIC_URL', 'https://example.edu/prompts'],
    ['PUBLIC_URL', 'ftp://example.edu'],
    ['DATABASE_URL', 'mysql://localhost/library'],
    ['DATABASE_READ_URL', 'postgres://db2.example.edu/library postgres://db3.example.edu/library'],
    ['DATABASE_READ_URL', 'postgres://db2.example.edu/library'],
    ['ACCESS', 'closed'],
    ['AI_PROVIDER', 'openai'],
    ['AI_NAME', 'a'.repeat(61)],
    ['AI_NAME', 'Campus\nAI'],
    ['AI_NAME', 'built-in'],
    ['AI_BASE_URL', 'https://user:secret@ai.example.edu/v1'],
    ['AI_BASE_URL', 'https://ai.example.edu/v1?key=secret'],
    ['AI_INPUT_PRICE', '10001'],
    ['AI_OUTPUT_PRICE', 'cheap'],
    ['STARTER_PROMPTS', 'yes'],
    ['DEMO_DATA', '1'],
    ['TIME_ZONE', 'Chicago'],
    ['TIME_ZONE', '+02:00'],
    ['SUPPORT_EMAIL', 'help'],
    ['PRIVACY_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example.edu'],
    ['METRICS_PORT', '3000'],
    ['METRICS_HOST', 'foo_bar'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s with one sentence that names the variable', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} must .+\\.$`))])
  })

  it('reports every problem at once', () => {
    expect(problemsOf({ PORT: 'x', ACCESS: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
  })

  it('reports what is missing even if another setting is invalid', () => {
    expect(problemsOf({ PORT: 'x', AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('AI_API_KEY'),
    ])
  })

  it('reports one problem for each variable', () => {
    expect(
      problemsOf({ NODE_ENV: 'production', DATABASE_URL: 'x', PUBLIC_URL: 'x', CAS_BASE_URL: 'x' }),
    ).toEqual(['DATABASE_URL', 'PUBLIC_URL', 'CAS_BASE_URL'].map((name) => expect.stringContaining(name)))
  })

  it('doesn’t echo a URL, which can contain a password', () => {
    expect(problemsOf({ DATABASE_URL: 'mysql://library:secret@localhost/x' }).join()).not.toContain('secret')
  })
})

describe('an AI service', () => {
  it('requires a model, and a URL or an API key', () => {
    expect(problemsOf({ AI_PROVIDER: 'openai-compatible' })).toEqual([
      expect.stringContaining('AI_MODEL'),
      expect.stringContaining('AI_BASE_URL'),
    ])
    expect(problemsOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' })).toEqual([
      expect.stringContaining('AI_API_KEY'),
    ])
  })

  it.each([
    [{ AI_NAME: ' Campus AI ', AI_BASE_URL: 'https://ai.example.edu/v1' }, 'Campus AI'],
    [{ AI_BASE_URL: 'https://ai.example.edu/v1' }, 'ai.example.edu'],
    [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'localhost:11434'],
    [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'key' }, 'Anthropic'],
  ])('configured with %o has the name %s', (environment, name) => {
    expect(parseConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', ...environment }).ai?.name).toBe(
      name,
    )
  })
})

describe('production', () => {
  it('refuses to start without a database, a sign-in service, and an https URL', () => {
    const problems = problemsOf({ NODE_ENV: 'production' })
    expect(problems).toHaveLength(3)
    for (const name of ['DATABASE_URL', 'CAS_BASE_URL or OIDC_ISSUER', 'PUBLIC_URL']) {
      expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^${name} must be set`)))
    }
  })

  it('refuses CAS over http', () => {
    const problems = problemsOf({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://localhost/x',
      PUBLIC_URL: 'https://prompts.example.edu',
      CAS_BASE_URL: 'http://login.example.edu/cas',
    })
    expect(problems).toEqual([expect.stringMatching(/^CAS_BASE_URL must start with https/)])
  })
})

describe('the development sign-in', () => {
  it.each([
    { TRUST_PROXY: 'loopback' },
    { HOST: '0.0.0.0' },
    { HOST: '192.0.2.7' },
    { PUBLIC_URL: 'https://prompts.example.edu' },
  ])('is off when the server can be reached from other machines: %o', (environment) => {
    expect(parseConfig(environment).signIn).toEqual({ kind: 'off' })
  })

  it.each([
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { PUBLIC_URL: 'http://127.0.0.1:3000' },
  ])('is on when the server is local: %o', (environment) => {
    expect(parseConfig(environment).signIn).toEqual({ kind: 'development' })
  })
})

describe('the .env file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-env-'))
  writeFileSync(join(folder, '.env'), 'PORT=4000\nACCESS="members"\n# a comment\n')

  it('is read, but real variables take precedence', () => {
    const environment = readEnvironment(folder, { PORT: '5000' })
    expect(parseConfig(environment)).toMatchObject({ port: 5000, access: 'members' })
  })

  it('is optional', () => {
    expect(readEnvironment(join(folder, 'nowhere'), { PORT: '1' })).toEqual({ PORT: '1' })
  })
})

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  throw new Error('the settings were accepted')
}
