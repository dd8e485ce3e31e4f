import { TITLE_MAX } from '../limits.ts'
import { cutToFit } from '../text/cut-text.ts'

const PREFIX = 'Clone of: '

/** What a clone is called at first: as much of the original's title as a title can hold. */
export function cloneTitle(title: string): string {
  return cutToFit(`${PREFIX}${title}`, { length: TITLE_MAX })
}
