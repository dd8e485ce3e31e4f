import { TITLE_MAX } from '../limits.ts'
import { cutToFit } from '../text/cut-text.ts'

const PREFIX = 'Clone of: '

/** The suggested title of a clone, truncated to the title limit. */
export function cloneTitle(title: string): string {
  return cutToFit(`${PREFIX}${title}`, { length: TITLE_MAX })
}
