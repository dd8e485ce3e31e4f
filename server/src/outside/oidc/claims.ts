import { GROUP_CLAIMS_MAX } from '@prompt-library/domain/limits'
import { isNetId } from '@prompt-library/domain/people/net-id'
import type { Role } from '@prompt-library/domain/people/roles'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../errors.ts'
import type { OidcSettings } from '../../sign-in-settings.ts'
import { type Person, readEmail, readName } from '../person.ts'

/** What the issuer says about a user. */
export type Claims = Readonly<Record<string, unknown>>

/** Reads the user, or throws why they can't sign in here. */
export function oidcPerson(claims: Claims, settings: OidcSettings): Person {
  const email = isVerified(claims, settings) ? textOf(claims['email']) : ''
  const parts = [claims['given_name'], claims['family_name']].map((part) => readName(textOf(part)))
  return {
    netid: netIdOf(claims, settings),
    displayName: readName(textOf(claims['name'])) || parts.filter(Boolean).join(' ') || undefined,
    email: readEmail(email),
  }
}

function netIdOf(claims: Claims, settings: OidcSettings): string {
  const { netIdClaim, netIdDomain, needsHostedDomain } = settings
  const sent = textOf(claims[netIdClaim])
  // Other letters and spaces, such as the Kelvin sign, could turn into someone else's NetID.
  const text = /^[ -~]*$/.test(sent) ? sent.trim().toLowerCase() : sent
  if (text === '' || (netIdClaim === 'email' && !isVerified(claims, settings))) throw withoutNetId()
  if (netIdDomain === undefined) return isNetId(text) ? text : throwIt(withoutNetId())
  const isHosted = !needsHostedDomain || textOf(claims['hd']).toLowerCase() === netIdDomain
  if (!isHosted || !text.endsWith(`@${netIdDomain}`)) throw wrongDomain(netIdDomain)
  const local = text.slice(0, -`@${netIdDomain}`.length)
  if (local.includes('@')) throw wrongDomain(netIdDomain)
  return isNetId(local) ? local : throwIt(withoutNetId())
}

/** Undefined if the service doesn't decide on roles. Without the claim, someone is a user. */
export function oidcRole(claims: Claims, { roles }: OidcSettings): Role | undefined {
  if (!roles) return undefined
  const value = claims[roles.claim]
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  if (roles.adminValues.some((admin) => values.includes(admin))) return 'admin'
  return roles.curatorValues.some((curator) => values.includes(curator)) ? 'curator' : 'user'
}

/**
 * The values that lead to groups. Undefined if the service isn't asked for any, or if they don't fit into a token: Entra ID then says
 * where they could be fetched, and memberships stay as they are.
 */
export function oidcGroups(
  claims: Claims,
  { groupsClaim: name }: OidcSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): string[] | undefined {
  if (name === undefined) return undefined
  const sources = claims['_claim_names']
  const isElsewhere = typeof sources === 'object' && sources !== null && name in sources
  if (claims[name] === undefined && (isElsewhere || claims['hasgroups'] !== undefined)) {
    log.warn({ sub: claims['sub'] }, 'the groups of a user don’t fit into a token, so they stay in theirs')
    return undefined
  }
  const values = [claims[name]].flat().filter((value) => typeof value === 'string')
  if (values.length > GROUP_CLAIMS_MAX)
    log.warn(
      { sub: claims['sub'], values: values.length },
      `only the first ${GROUP_CLAIMS_MAX} groups of a user are read`,
    )
  return values.slice(0, GROUP_CLAIMS_MAX)
}

/** Whether the ID token leaves out something that the UserInfo endpoint could know. */
export function isIncomplete(claims: Claims, { netIdClaim, roles, groupsClaim }: OidcSettings): boolean {
  const names = [
    netIdClaim,
    'name',
    'email',
    ...(roles ? [roles.claim] : []),
    ...(groupsClaim ? [groupsClaim] : []),
  ]
  return names.some((name) => claims[name] === undefined)
}

/** What the issuer says is unverified never counts. */
function isVerified({ email_verified: verified }: Claims, { trustsEmail }: OidcSettings): boolean {
  return verified === true || (trustsEmail && verified === undefined)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const withoutNetId = () =>
  new AppError(403, 'Your sign-in service didn’t send your ID, so you can’t sign in here.')
const wrongDomain = (domain: string) =>
  new AppError(403, `Only accounts that end in @${domain} can sign in here.`)

function throwIt(error: Error): never {
  throw error
}
