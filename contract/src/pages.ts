/**
 * Every page of the site: the browser's router shows it, and the server answers 200 for its address and 404 for
 * any other. `open` ones are for everybody where ACCESS is open, and so may stand in search engines.
 */
export const pages = {
  library: { path: '/', title: 'Browse', open: true },
  about: { path: '/about', title: 'About', open: true },
  help: { path: '/help', title: 'Help', open: true },
  builder: { path: '/build-prompt', title: 'Build a Prompt', open: true },
  myPrompts: { path: '/my-prompts', title: 'My Prompts', open: false },
  submit: { path: '/submit', title: 'Submit a Prompt', open: false },
  notifications: { path: '/notifications', title: 'Notifications', open: false },
  admin: { path: '/admin', title: 'Admin Console', open: false },
  accessibility: { path: '/accessibility', title: 'Accessibility', open: true },
  apiDocs: { path: '/api/docs', title: 'API', open: true },
} as const

/** The value of `tab` that opens Shared With Me on the page of one's prompts. */
export const SHARED_TAB = 'shared-with-me'
export const SHARED_PATH = `${pages.myPrompts.path}?tab=${SHARED_TAB}`
