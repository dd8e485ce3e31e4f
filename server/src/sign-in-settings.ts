import { isIP } from 'node:net'
import * as z from 'zod'
import * as values from './setting-values.ts'

const DEFAULT_SCOPES = ['openid', 'profile', 'email']
const DEFAULT_NETID_CLAIM = 'preferred_username'
const GOOGLE = 'https://accounts.google.com'
/** The sign-in hosts of Entra ID: worldwide, US government, and China. */
const ENTRA_HOSTS = [
  'login.microsoftonline.com',
  'login.microsoftonline.us',
  'login.partner.microsoftonline.cn',
]
/** Issuers of Entra ID that accept accounts of every organization. The last one is the ID of `consumers`. */
const ENTRA_SHARED = ['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad']

/** The settings that decide who signs people in. */
export const signInSettings = {
  CAS_BASE_URL: values.baseUrl.optional(),
  OIDC_ISSUER: values.issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_SCOPES: values.words.optional(),
  OIDC_NETID_CLAIM: z.string().optional(),
  OIDC_NETID_DOMAIN: values.domain.optional(),
  OIDC_NETID_IS_FIXED: values.boolean.optional(),
  OIDC_TRUST_EMAIL: values.boolean.optional(),
  OIDC_ROLE_CLAIM: z.string().optional(),
  OIDC_ADMIN_VALUES: values.list.optional(),
  OIDC_CURATOR_VALUES: values.list.optional(),
  OIDC_GROUPS_CLAIM: z.string().optional(),
}

const shape = z.object(signInSettings)
type SignInSettings = z.output<typeof shape>
type Refuse = (name: keyof SignInSettings, message: string) => void

/** Finds sign-in settings that are valid individually but not in combination. */
export function checkSignIn(env: SignInSettings & { NODE_ENV?: string | undefined }, refuse: Refuse): void {
  const { CAS_BASE_URL, OIDC_ISSUER } = env
  if (OIDC_ISSUER) checkOidc(env, refuse)
  else refuseOrphans(env, refuse)
  if (CAS_BASE_URL && OIDC_ISSUER)
    refuse('OIDC_ISSUER', 'must not be set together with CAS_BASE_URL. Choose one sign-in service.')

  if (env.NODE_ENV !== 'production') return
  if (!CAS_BASE_URL && !OIDC_ISSUER)
    refuse(
      'CAS_BASE_URL',
      'or OIDC_ISSUER must be set when NODE_ENV is production. The development sign-in lets anyone in.',
    )
  for (const name of ['CAS_BASE_URL', 'OIDC_ISSUER'] as const)
    if (env[name]?.startsWith('http://'))
      refuse(
        name,
        'must start with https:// when NODE_ENV is production. Over http, anyone on the network could sign in as someone else.',
      )
}

function checkOidc(env: SignInSettings, refuse: Refuse): void {
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const)
    if (!env[name]) refuse(name, 'must be set when OIDC_ISSUER is set.')
  if (env.OIDC_SCOPES && !env.OIDC_SCOPES.includes('openid')) refuse('OIDC_SCOPES', 'must include openid.')
  if (env.OIDC_ROLE_CLAIM && !env.OIDC_ADMIN_VALUES)
    refuse('OIDC_ADMIN_VALUES', 'must be set when OIDC_ROLE_CLAIM is set.')
  if (env.OIDC_ADMIN_VALUES && !env.OIDC_ROLE_CLAIM)
    refuse('OIDC_ROLE_CLAIM', 'must be set when OIDC_ADMIN_VALUES is set.')
  if (env.OIDC_CURATOR_VALUES && !env.OIDC_ROLE_CLAIM)
    refuse('OIDC_ROLE_CLAIM', 'must be set when OIDC_CURATOR_VALUES is set.')

  const issuer = URL.parse(env.OIDC_ISSUER ?? '')
  if (!issuer) return
  const [tenant = ''] = issuer.pathname.split('/').filter(Boolean)
  if (ENTRA_HOSTS.includes(issuer.hostname) && ENTRA_SHARED.includes(tenant.toLowerCase()))
    refuse(
      'OIDC_ISSUER',
      `must contain your tenant’s ID instead of "${tenant}", which lets in accounts of every organization.`,
    )
  if (issuer.origin !== GOOGLE) return
  if (!env.OIDC_NETID_DOMAIN)
    refuse(
      'OIDC_NETID_DOMAIN',
      'must be set to your domain when OIDC_ISSUER is Google, which lets in every Google account otherwise.',
    )
  if (env.OIDC_NETID_CLAIM !== 'email')
    refuse('OIDC_NETID_CLAIM', 'must be email when OIDC_ISSUER is Google, which sends no other name.')
}

/** Without the issuer, the other settings would silently do nothing. */
function refuseOrphans(env: SignInSettings, refuse: Refuse): void {
  const names = Object.keys(signInSettings) as (keyof SignInSettings)[]
  const orphan = names.find((name) => name.startsWith('OIDC_') && env[name] !== undefined)
  if (orphan) refuse('OIDC_ISSUER', `must be set when ${orphan} is set.`)
}

export interface OidcSettings {
  kind: 'oidc'
  issuer: string
  clientId: string
  clientSecret: string
  scopes: readonly string[]
  netIdClaim: string
  /** NetIDs must end in this domain, which is then removed. */
  netIdDomain: string | undefined
  /** Whether no one can change their own NetID claim, so that it can find an account from before. */
  netIdIsFixed: boolean
  /** Whether emails count as verified without saying so. */
  trustsEmail: boolean
  /** If set, this claim alone decides who is an admin, besides ADMIN_NETIDS. */
  roles: { claim: string; adminValues: readonly string[]; curatorValues: readonly string[] } | undefined
  /** Admins choose which of its values lead to groups. */
  groupsClaim: string | undefined
  /** Whether the claim `hd` must name the domain: anyone can have a Google account with a university's address. */
  needsHostedDomain: boolean
}

type SignInConfig =
  | { kind: 'cas'; baseUrl: string }
  | OidcSettings
  | { kind: 'development' }
  | { kind: 'off' }

interface Surroundings {
  production: boolean
  /** Where the server listens and how browsers reach it. */
  hosts: readonly string[]
  hasProxy: boolean
}

export function signInOf(env: SignInSettings, { production, hosts, hasProxy }: Surroundings): SignInConfig {
  if (env.CAS_BASE_URL) return { kind: 'cas', baseUrl: env.CAS_BASE_URL }
  if (env.OIDC_ISSUER) return oidcOf(env, env.OIDC_ISSUER)
  return { kind: hosts.every(isLoopback) && !hasProxy && !production ? 'development' : 'off' }
}

function oidcOf(env: SignInSettings, issuer: string): OidcSettings {
  const { OIDC_ROLE_CLAIM: claim, OIDC_ADMIN_VALUES: adminValues = [] } = env
  const { OIDC_CURATOR_VALUES: curatorValues = [] } = env
  return {
    kind: 'oidc',
    issuer,
    clientId: env.OIDC_CLIENT_ID ?? '',
    clientSecret: env.OIDC_CLIENT_SECRET ?? '',
    scopes: env.OIDC_SCOPES ?? DEFAULT_SCOPES,
    netIdClaim: env.OIDC_NETID_CLAIM ?? DEFAULT_NETID_CLAIM,
    netIdDomain: env.OIDC_NETID_DOMAIN,
    netIdIsFixed: env.OIDC_NETID_IS_FIXED ?? false,
    trustsEmail: env.OIDC_TRUST_EMAIL ?? false,
    roles: claim === undefined ? undefined : { claim, adminValues, curatorValues },
    groupsClaim: env.OIDC_GROUPS_CLAIM,
    needsHostedDomain: new URL(issuer).origin === GOOGLE,
  }
}

export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase()
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}
