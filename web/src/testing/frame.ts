import { getDataGuard } from '@prompt-library/contract/data-guard'
import { listNotifications } from '@prompt-library/contract/notifications'
import { getSession, type SessionUser } from '@prompt-library/contract/session'
import { DEFAULT_SETTINGS } from '@prompt-library/contract/settings'
import { listTargets } from '@prompt-library/contract/targets'
import { answer } from './stub-api.ts'

/** The app reloads the page if another user has signed in, so all component tests have the same one. */
const USER: SessionUser = { id: 1, display_name: 'Ana Example', email: 'ana@example.edu', role: 'user' }

const SITE = {
  access: 'open',
  sign_in: true,
  development_sign_in: true,
  ai: 'built-in',
  support_email: null,
  privacy_url: null,
  deleted_days: 30,
  feedback: true,
} as const

/** Signs in a user, or nobody. */
export function signIn(
  user: Partial<Omit<SessionUser, 'id'>> | null,
  site: Partial<{ ai: string; feedback: boolean }> = {},
) {
  answer(getSession, { user: user && { ...USER, ...user }, ...SITE, ...site })
}

/** Answers what every page can request. */
export function answerFrame(): void {
  signIn({})
  answer(listNotifications, [])
  const { targets, data_classes: classes, id_masks } = DEFAULT_SETTINGS
  answer(
    listTargets,
    targets.filter(({ enabled }) => enabled),
  )
  answer(getDataGuard, { id_masks, classes, enhancement_class: 'restricted' })
}
