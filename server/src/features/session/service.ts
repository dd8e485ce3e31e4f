import type { SessionUser } from '@prompt-library/contract/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { SignIn } from '../../outside/sign-in.ts'
import type { CheckLimit } from '../../plugins/limits.ts'
import { createSession, deleteSession, recordSignIn } from './queries.ts'
import { createToken, hashToken, sessionIssuer } from './tokens.ts'

/** Every sign-in adds a session, which is stored for up to a week. */
const SIGN_INS_PER_USER = {
  name: 'sign-in-person',
  max: 100,
  seconds: 3_600,
  reason: 'You’ve signed in too many times in the last hour.',
}

interface Return {
  db: Db
  signIn: SignIn
  config: Config
  now: Date
  log: Pick<FastifyBaseLogger, 'warn'>
  checkLimit: CheckLimit
  ticket: string
  pending: string
  /** The browser's previous session. */
  formerToken: string | undefined
}

/** Redeems a ticket for a new session. */
export async function createSignedInSession({
  db,
  signIn,
  config,
  now,
  log,
  checkLimit,
  ticket,
  pending,
  formerToken,
}: Return): Promise<{ user: SessionUser; token: string }> {
  const { person, handle } = await signIn.finish({ ticket, pending, now, log })
  await checkLimit({ ...SIGN_INS_PER_USER, subject: person.netid })

  const token = createToken()
  const user = await inTransaction(db, async (tx) => {
    const user = await recordSignIn(tx, person, { admin: config.adminNetIds.includes(person.netid), now })
    if (!user) throw accountDisabled(config)
    if (formerToken) await deleteSession(tx, hashToken(formerToken))
    await createSession(tx, {
      userId: user.id,
      tokenHash: hashToken(token),
      handleHash: hashToken(handle),
      issuer: sessionIssuer(config),
      now,
    })
    return user
  })
  return { user, token }
}

function accountDisabled({ supportEmail }: Config): AppError {
  const contact = supportEmail ?? 'a library admin'
  return new AppError(
    403,
    `Your account is disabled. If you think this is a mistake, please contact ${contact}.`,
  )
}
