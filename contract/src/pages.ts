/**
 * Every page of the site. The server returns 200 for these paths and 404 for all others. Visitors can see `open` pages if
 * ACCESS is open, so search engines can index them.
 */
export const pages = {
  library: { path: '/', title: 'Browse', open: true },
  about: { path: '/about', title: 'About', open: true },
  help: { path: '/help', title: 'Help', open: true },
  helpReference: { path: '/help/reference', title: 'Reference', open: true },
  builder: { path: '/build-prompt', title: 'Build a Prompt', open: true },
  collections: { path: '/collections', title: 'Collections', open: true },
  groups: { path: '/groups', title: 'Groups', open: false },
  myPrompts: { path: '/my-prompts', title: 'My Prompts', open: false },
  submit: { path: '/submit', title: 'Submit a Prompt', open: false },
  importPrompts: { path: '/import-prompts', title: 'Import prompts', open: false },
  notifications: { path: '/notifications', title: 'Notifications', open: false },
  connections: { path: '/connections', title: 'Connections', open: false },
  /** AI tools send browsers here to be connected. The address is part of the protocol. */
  authorize: { path: '/authorize', title: 'Connect an AI tool', open: false },
  reviews: { path: '/reviews', title: 'Reviews', open: false },
  admin: { path: '/admin', title: 'Admin Console', open: false },
  tools: { path: '/tools', title: 'Which data in which tool', open: true },
  accessibility: { path: '/accessibility', title: 'Accessibility', open: true },
  apiDocs: { path: '/api/docs', title: 'API', open: true },
} as const

/** The value of `tab` that opens Shared With Me on the My Prompts page. */
export const SHARED_TAB = 'shared-with-me'
export const SHARED_PATH = `${pages.myPrompts.path}?tab=${SHARED_TAB}`

/** The value of `tab` that opens Saved on the My Prompts page. */
export const SAVED_TAB = 'saved'
export const SAVED_PATH = `${pages.myPrompts.path}?tab=${SAVED_TAB}`

/** The value of `tab` that opens Recently deleted on the My Prompts page. */
export const DELETED_TAB = 'recently-deleted'
export const DELETED_PATH = `${pages.myPrompts.path}?tab=${DELETED_TAB}`

/** One's own collections, and those one edits. */
export const OWN_COLLECTIONS_PATH = `${pages.collections.path}?scope=own`

/** The page of a collection, as a route pattern for the server and the web app. */
export const COLLECTION_PATH = '/collections/:token'

export function collectionPath(token: string): string {
  return COLLECTION_PATH.replace(':token', encodeURIComponent(token))
}

/** The page of a group, as a route pattern for the server and the web app. */
export const GROUP_PATH = '/groups/:group_id'

export function groupPath(id: number): string {
  return GROUP_PATH.replace(':group_id', String(id))
}

/** Browsers navigate here. The response is a redirect. */
export const LOGIN_PATH = '/api/login.php'
export const LOGOUT_PATH = '/api/logout.php'

/** Why signing in or out failed. The browser is redirected to the library with this in the query string. */
export const SIGN_IN_TROUBLES = ['unavailable', 'service-unavailable', 'not-set-up', 'sign-out'] as const
export type SignInTrouble = (typeof SIGN_IN_TROUBLES)[number]
export const SIGN_IN_TROUBLE = 'sign-in-trouble'
