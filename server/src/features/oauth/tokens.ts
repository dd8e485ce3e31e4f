// Exchanges codes and refresh tokens for tokens. What's exchanged, and what the tool gets for it, is one transaction, so a server
// that dies leaves either the old token or the new ones.
import { createHash } from 'node:crypto'
import { DAY, HOUR, MINUTE } from '@prompt-library/domain/durations'
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import { KEYS_MAX, TOOL_IDLE_DAYS } from '@prompt-library/domain/limits'
import type { Db, Tx } from '../../db/database.ts'
import { hashKey } from '../keys/identify-key.ts'
import { createKey } from '../keys/queries.ts'
import { recordKey, removeKey } from '../keys/record-key.ts'
import { createSecret } from '../keys/routes.ts'
import { seal, unseal } from '../session/seal.ts'
import { hostOf } from './client-metadata.ts'
import * as queries from './queries.ts'

export interface Tokens {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

/** For how long a tool gets the same answer again, if it was lost or two of its servers asked at once. */
const LOST_ANSWER = MINUTE

interface Code {
  code: string
  clientId: string
  redirectUri: string | undefined
  verifier: string
  now: Date
}

/** Undefined if the code isn't good, or was used before: then the tokens it was exchanged for end, too. */
export async function exchangeCode(
  tx: Tx,
  { code, clientId, now, ...sent }: Code,
): Promise<Tokens | undefined> {
  const codeHash = hashKey(code)
  const found = await queries.lockCode(tx, codeHash)
  if (!found) return undefined
  const { user_id, client_id, key_id, name, scope, redirect_uri } = found
  if (found.used_at) {
    if (key_id !== null) await removeKey(tx, { id: key_id, userId: user_id, reason: CODE_REUSED, now })
    return undefined
  }
  const isSentByTool =
    client_id === clientId &&
    (sent.redirectUri ?? redirect_uri) === redirect_uri &&
    challengeOf(sent.verifier) === found.challenge
  if (!isSentByTool || found.expires_at <= now) return undefined
  const key = await createKey(
    tx,
    {
      user_id,
      name,
      scope,
      client_id,
      key_hash: null,
      host: hostOf(redirect_uri),
      created_at: now,
      expires_at: endOf(now),
    },
    { max: KEYS_MAX },
  )
  if (!key) return undefined
  await queries.markCodeUsed(tx, codeHash, { key_id: key.id, used_at: now })
  await recordKey(tx, { userId: user_id, key, action: 'connected AI tool', now })
  return addTokens(tx, { keyId: key.id, scope, now })
}

interface Refresh {
  refreshToken: string
  clientId: string
  /** Whether Settings still allow the tool. */
  isAllowed: (tool: { client: { id: string }; host: string }) => boolean
  now: Date
}

/** Undefined if the token isn't good, or was used before: then one of the two who had it stole it, and the connection ends. */
export async function exchangeRefreshToken(
  tx: Tx,
  { refreshToken, clientId, isAllowed, now }: Refresh,
): Promise<Tokens | undefined> {
  const tokenHash = hashKey(refreshToken)
  const found = await queries.lockToken(tx, tokenHash)
  if (found?.kind !== 'refresh' || found.client_id !== clientId || found.expires_at <= now) return undefined
  const { key_id, user_id, used_at, sealed_answer } = found
  if (used_at && sealed_answer) {
    if (now.getTime() - used_at.getTime() < LOST_ANSWER)
      return JSON.parse(unseal(sealed_answer, refreshToken))
    await removeKey(tx, { id: key_id, userId: user_id, reason: TOKEN_REUSED, now })
    return undefined
  }
  if (!isAllowed({ client: { id: clientId }, host: found.host })) return undefined
  const answer = await addTokens(tx, { keyId: key_id, scope: found.scope, now })
  await queries.markTokenUsed(tx, tokenHash, {
    used_at: now,
    sealed_answer: seal(JSON.stringify(answer), refreshToken),
  })
  return answer
}

const CODE_REUSED = 'disconnected AI tool (its code was used twice)'
const TOKEN_REUSED = 'disconnected AI tool (its refresh token was used twice)'

/** Either token ends the connection. */
export async function revokeToken(
  tx: Tx,
  { token, clientId, now }: { token: string; clientId: string; now: Date },
): Promise<void> {
  const found = await queries.lockToken(tx, hashKey(token))
  if (found?.client_id !== clientId) return
  await removeKey(tx, { id: found.key_id, userId: found.user_id, now })
}

async function addTokens(
  tx: Tx,
  { keyId, scope, now }: { keyId: number; scope: KeyScope; now: Date },
): Promise<Tokens> {
  const [access, refresh] = [createSecret(), createSecret()]
  const expiresAt = endOf(now)
  await queries.addTokens(tx, {
    keyId,
    now,
    expiresAt,
    tokens: [
      { token_hash: hashKey(access), kind: 'access', expires_at: new Date(now.getTime() + HOUR) },
      { token_hash: hashKey(refresh), kind: 'refresh', expires_at: expiresAt },
    ],
  })
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: HOUR / 1_000,
    refresh_token: refresh,
    scope: scope === 'write' ? 'read write' : 'read',
  }
}

const endOf = (now: Date) => new Date(now.getTime() + TOOL_IDLE_DAYS * DAY)

/** Of PKCE, with S256. */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** A second use of a code or refresh token is noticed for a day and 30 days. Later ones are unknown, and refused as such. */
export async function sweepOAuth(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await queries.deleteExpired(db, {
    now,
    codesBefore: daysAgo(1),
    usedTokensBefore: daysAgo(30),
    unusedClientsBefore: daysAgo(3),
    usedClientsBefore: daysAgo(365),
  })
}
