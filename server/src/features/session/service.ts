import type { SessionUser } from '@prompt-library/contract/session'
import { LINK_REFUSALS } from '@prompt-library/domain/people/linked-account'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SignedIn, SignIn } from '../../outside/sign-in.ts'
import type { Count } from '../../plugins/call-limits.ts'
import { recordAudit } from '../audit/queries.ts'
import { recordSignIn } from './account-queries.ts'
import { AccountRefused, decideRole, findAccount, SERVICE } from './find-account.ts'
import { createSession, deleteSession } from './queries.ts'
import { seal } from './seal.ts'
import { createToken, hashToken, sessionIssuer, signInSubject } from './tokens.ts'

/** Gives a person what waits under their NetID and email. */
export type ClaimWaiting = (person: {
  id: number
  netid: string | null
  email: string | null
}) => Promise<void>

/** Lets a person into the groups that wait for them or that the claims lead to, and out of those that they no longer lead to. */
export type JoinGroups = (
  person: Parameters<ClaimWaiting>[0],
  claims: readonly string[] | undefined,
) => Promise<void>

interface Return {
  db: Db
  claimWaiting: ClaimWaiting
  joinGroups: JoinGroups
  signIn: SignIn
  config: Config
  now: Date
  log: Pick<FastifyBaseLogger, 'warn'>
  count: Count
  ticket: string
  pending: string
  /** The browser's previous session. */
  formerToken: string | undefined
}

/** Redeems a ticket for a new session. */
export async function createSignedInSession(parts: Return): Promise<{ user: SessionUser; token: string }> {
  const { db, signIn, config, now, log, count, ticket, pending, formerToken, claimWaiting, joinGroups } =
    parts
  const signedIn = await signIn.finish({ ticket, pending, log })
  const { person, identity, role, handle, idToken } = signedIn
  await count('sign-in-person', signInSubject({ netid: person.netid, identity }))

  const token = createToken()
  const signingIn = inTransaction(db, async (tx) => {
    const account = await findAccount(tx, signedIn, { config, now })
    const nextRole = await decideRole(tx, { account, role, config, now })
    const user = await recordSignIn(tx, account, { person, role: nextRole, now })
    if (!user) throw accountDisabled(config)
    if (formerToken) await deleteSession(tx, hashToken(formerToken))
    const session = {
      user_id: user.id,
      token_hash: hashToken(token),
      ticket_hash: handle === undefined ? null : hashToken(handle),
      // The service's name for the user and more, in clear text for anyone who reads the database otherwise.
      sealed_id_token: idToken === undefined ? null : seal(idToken, token),
      issuer: sessionIssuer(config),
    }
    await createSession(tx, session, now)
    // The account's NetID: with OpenID Connect, people may be able to change theirs to another person's.
    return { user, netid: account.netid }
  })
  const { user, netid } = await signingIn.catch(async (error) => {
    if (!(error instanceof AccountRefused)) throw error
    await recordRefusal(error, { ...parts, signedIn })
    throw notLinked(error, person.netid, config)
  })
  // If this fails, so does the sign-in: someone whose claims no longer lead to a group would keep its prompts.
  await joinGroups({ ...user, netid }, signedIn.groups)
  // What isn't claimed now waits for the next sign-in.
  await claimWaiting({ ...user, netid }).catch((err) =>
    log.warn({ err }, 'could not claim what waits for a person'),
  )
  return { user, token }
}

/** The operator needs the subject to link the account, and finds it in the server's log and in the audit log. */
async function recordRefusal(
  { reason, account }: AccountRefused,
  { db, log, now, signedIn }: Return & { signedIn: SignedIn },
): Promise<void> {
  const { netid } = signedIn.person
  const subject = signedIn.identity?.subject
  // Without the NetID, which the log doesn't have anywhere else.
  log.warn({ sub: subject, reason }, 'refused a sign-in because of the account that has its user name')
  await recordAudit(db, {
    actor: SERVICE,
    action: 'refused sign-in',
    target: {
      type: 'user',
      id: account?.id ?? null,
      name: account?.display_name ?? netid,
      subject: { netid, display_name: account?.display_name ?? netid },
      details: LINK_REFUSALS[reason],
    },
    reason: `sub: ${subject}`,
    now,
  })
}

function notLinked({ reason }: AccountRefused, netid: string, config: Config): AppError {
  const problem =
    reason === 'linked-to-another'
      ? `The ID ${netid} belongs to someone else’s account here.`
      : `Your account ${netid} isn’t linked to this sign-in yet.`
  return new AppError(403, `${problem} Please contact ${contactIn(config)}.`)
}

function accountDisabled(config: Config): AppError {
  return new AppError(
    403,
    `Your account is disabled. If you think this is a mistake, please contact ${contactIn(config)}.`,
  )
}

function contactIn({ supportEmail }: Config): string {
  return supportEmail ?? 'a library admin'
}
