import type { SessionUser } from '@prompt-library/contract/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { type Db, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type Cas, CasUnreachable } from '../../outside/cas.ts'
import { casPerson } from '../../outside/cas-person.ts'
import { type CasAnswer, NotCas } from '../../outside/cas-xml.ts'
import type { CheckLimit } from '../../plugins/limits.ts'
import { createSession, deleteSession, recordSignIn } from './queries.ts'
import { createToken, hashToken, sessionIssuer } from './tokens.ts'

export const TICKET_REFUSED = 'CAS authentication failed. Please try again.'
const CAS_FAILED = 'An error occurred during authentication.'
/** Every sign-in adds a session, which is stored for up to a week. */
const SIGN_INS_PER_USER = {
  name: 'sign-in-person',
  max: 100,
  seconds: 3_600,
  reason: 'You’ve signed in too many times in the last hour.',
}

interface SignIn {
  db: Db
  cas: Cas
  config: Config
  now: Date
  log: Pick<FastifyBaseLogger, 'warn'>
  checkLimit: CheckLimit
  ticket: string
  /** The browser's previous session. */
  formerToken: string | undefined
}

/** Redeems a ticket for a new session. */
export async function signIn({
  db,
  cas,
  config,
  now,
  log,
  checkLimit,
  ticket,
  formerToken,
}: SignIn): Promise<{ user: SessionUser; token: string }> {
  const result = await validate(cas, ticket)
  if (result.kind === 'failure') {
    // For example, INVALID_SERVICE means that this site isn't registered with CAS.
    log.warn({ code: result.code }, 'the sign-in service refused a ticket')
    throw result.code === 'INTERNAL_ERROR' ? new AppError(502, CAS_FAILED) : new AppError(401, TICKET_REFUSED)
  }
  const person = casPerson(result.user, result.attributes)
  if (person.netid === '') throw new AppError(502, CAS_FAILED)
  await checkLimit({ ...SIGN_INS_PER_USER, subject: person.netid })

  const token = createToken()
  const user = await inTransaction(db, async (tx) => {
    const user = await recordSignIn(tx, person, { admin: config.adminNetIds.includes(person.netid), now })
    if (!user) throw accountDisabled(config)
    if (formerToken) await deleteSession(tx, hashToken(formerToken))
    await createSession(tx, {
      userId: user.id,
      tokenHash: hashToken(token),
      ticketHash: hashToken(ticket),
      issuer: sessionIssuer(config),
      now,
    })
    return user
  })
  return { user, token }
}

async function validate(cas: Cas, ticket: string): Promise<CasAnswer> {
  try {
    return await cas.validate(ticket)
  } catch (error) {
    if (error instanceof CasUnreachable) throw new AppError(503, CAS_FAILED, { cause: error })
    if (error instanceof NotCas) throw new AppError(502, CAS_FAILED, { cause: error })
    throw error
  }
}

function accountDisabled({ supportEmail }: Config): AppError {
  const contact = supportEmail ?? 'a library admin'
  return new AppError(
    403,
    `Your account is disabled. If you think this is a mistake, please contact ${contact}.`,
  )
}
