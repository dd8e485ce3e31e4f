/**
 * Every page of the site: the browser's router shows it, and the server answers 200 for its address and 404 for
 * any other. A path that ends in `/*` covers the pages below it.
 */
export const pages = {
  library: { path: '/', title: 'Browse' },
  about: { path: '/about', title: 'About' },
  help: { path: '/help', title: 'Help' },
  builder: { path: '/build-prompt', title: 'Build a Prompt' },
  myPrompts: { path: '/my-prompts', title: 'My Prompts' },
  submit: { path: '/submit', title: 'Submit a Prompt' },
  notifications: { path: '/notifications', title: 'Notifications' },
  admin: { path: '/admin', title: 'Admin Console' },
  apiDocs: { path: '/api/docs', title: 'API' },
} as const

/** The value of `tab` that opens Shared With Me on the page of one's prompts. */
export const SHARED_TAB = 'shared-with-me'
export const SHARED_PATH = `${pages.myPrompts.path}?tab=${SHARED_TAB}`
