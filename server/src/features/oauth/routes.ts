// The calls behind the page that asks whether to connect an AI tool.
import { connectTool, getToolRequest, type ToolRequest } from '@prompt-library/contract/oauth'
import type { SessionUser } from '@prompt-library/contract/session'
import { HOUR, MINUTE } from '@prompt-library/domain/durations'
import { KEYS_MAX } from '@prompt-library/domain/limits'
import type { Config } from '../../config.ts'
import { AppError } from '../../errors.ts'
import type { Count } from '../../plugins/call-limits.ts'
import type { Serve } from '../../serve.ts'
import { hashKey } from '../keys/identify-key.ts'
import { listKeysOf } from '../keys/queries.ts'
import { tooManyKeys } from '../keys/routes.ts'
import { createToken } from '../session/tokens.ts'
import { allowsTools, type FeatureParts, TOOLS_OFF } from '../settings/settings.ts'
import { answerUrl, checkRequest } from './check-request.ts'
import { type Client, isDocumentAddress, readDocumentMetadata } from './client-metadata.ts'
import { OAuthError } from './oauth-error.ts'
import * as queries from './queries.ts'
import type { ReadDocument } from './read-document.ts'

interface Parts extends FeatureParts {
  config: Pick<Config, 'publicUrl'>
  count: Count
  readDocument: ReadDocument
}

/** How long a tool's description counts. */
const DESCRIPTION_LIFE = HOUR
const CODE_LIFE = MINUTE

export function oauthRoutes(serve: Serve, parts: Parts): void {
  const { db, clock, settings: settingsCache, config, count, readDocument } = parts

  const check = async (request: ToolRequest, user: SessionUser) => {
    const { settings } = await settingsCache.read()
    if (!allowsTools(settings)) throw new AppError(403, TOOLS_OFF)
    const findClient = (id: string) => findOrReadClient(id, user)
    return checkRequest(request, { findClient, settings, publicUrl: config.publicUrl })
  }

  const findOrReadClient = async (id: string, user: SessionUser): Promise<Client | undefined> => {
    const known = await queries.findClient(db, id)
    if (!isDocumentAddress(id)) return known
    const now = clock()
    if (known?.read_at && now.getTime() - known.read_at.getTime() < DESCRIPTION_LIFE) return known
    await count('read-tool', user.id)
    const client = await readClient(id)
    await queries.saveClient(db, { ...client, created_at: now, read_at: now })
    return client
  }

  const readClient = async (id: string): Promise<Client> => {
    try {
      return readDocumentMetadata(id, await readDocument(id))
    } catch (cause) {
      if (!(cause instanceof OAuthError)) throw cause
      throw new AppError(
        400,
        `We couldn’t read what this AI tool says about itself at ${new URL(id).host}. Try again later.`,
        { cause },
      )
    }
  }

  serve(getToolRequest, async ({ query, user }) => (await check(query, user)).tool)

  serve(connectTool, async ({ body: { allow, ...request }, user }) => {
    const { client, redirectUri, challenge, tool } = await check(request, user)
    if (tool.refusal !== null) throw new AppError(403, tool.refusal)
    if (allow === 'write' && tool.scope === 'read') throw new AppError(403, 'This AI tool asks only to read.')
    if ((await listKeysOf(db, user.id)).length >= KEYS_MAX) throw tooManyKeys()
    await count('connect-tool', user.id)
    const code = createToken()
    await queries.addCode(db, {
      code_hash: hashKey(code),
      user_id: user.id,
      client_id: client.id,
      redirect_uri: redirectUri,
      scope: allow,
      challenge,
      expires_at: new Date(clock().getTime() + CODE_LIFE),
    })
    return { url: answerUrl(redirectUri, { code, state: request.state, iss: config.publicUrl }) }
  })
}
