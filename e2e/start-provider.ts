import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import Provider, { type Context } from 'oidc-provider'

const CLIENT = { client_id: 'prompt-library', client_secret: 'a secret of at least 32 characters' }
const SCOPES = 'openid profile email'

interface Options {
  port: number
  /** The library's address. */
  library: string
  tls: { key: string; cert: string }
  /** Where the provider reaches an address of the library, which the browser reaches through a proxy. */
  reach: (url: string) => string
}

/** A user of the provider, who enters `sub` to sign in. */
type Account = Record<string, unknown> & { sub: string }

/** A certified OpenID Connect provider that nobody here wrote. Users sign in without a password. */
export async function startProvider({ port, library, tls, reach }: Options) {
  const issuer = `https://localhost:${port}`
  const accounts = new Map<string, Account>()
  const provider = new Provider(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [`${library}/api/oidc/callback`],
        post_logout_redirect_uris: [`${library}/`],
        backchannel_logout_uri: `${library}/api/oidc/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      openid: ['sub', 'sid'],
      profile: ['preferred_username', 'name', 'roles'],
      email: ['email', 'email_verified'],
    },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: async () => accounts.get(id) ?? { sub: id, preferred_username: id },
    }),
    // No one is asked whether the library may know their name.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope(SCOPES)
      await grant.save()
      return grant
    },
    cookies: { keys: ['only for tests'] },
    // The provider wouldn't call an address of this machine otherwise.
    fetch: (url: URL, { dispatcher: _, ...options }: { dispatcher?: unknown }) =>
      fetch(reach(String(url)), options),
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        postLogoutSuccessSource: (context: Context) => {
          context.body = page('<h1>Signed out</h1>')
        },
        logoutSource: (context: Context, form: string) => {
          context.body = page(
            `<h1>Sign out?</h1>${form}<button form="op.logoutForm" name="logout" value="yes">Yes</button>`,
          )
        },
      },
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  })

  const serve = provider.callback()
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/interaction/')) return void interact(request, response)
    serve(request, response)
  }
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page(FORM))
    let body = ''
    for await (const part of request) body += part
    const accountId = new URLSearchParams(body).get('user') ?? ''
    const result = accountId ? { login: { accountId } } : { error: 'access_denied' }
    return provider.interactionFinished(request, response, result)
  }
  const server = createServer(tls, answer)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
    },
    /** Changes what the provider says about a user. */
    setAccount: (account: Account) => void accounts.set(account.sub, account),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const FORM = `<h1>University sign-in</h1><form method="post"><label>User <input name="user"></label>
  <button>Log in</button></form><form method="post"><button>Cancel</button></form>`

function page(html: string): string {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>University</title>${html}</html>`
}
