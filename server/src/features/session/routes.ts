import { getSession } from '@prompt-library/contract/session'
import type { Config } from '../../config.ts'
import type { Serve } from '../../serve.ts'

export function sessionRoutes(serve: Serve, { config }: { config: Config }): void {
  serve(getSession, async ({ user }) => ({
    user,
    access: config.access,
    development_sign_in: config.signIn.kind === 'development',
    ai: config.ai?.provider ?? 'built-in',
    support_email: config.supportEmail ?? null,
    privacy_url: config.privacyUrl ?? null,
  }))
}
