import { CARD_TITLE_MAX } from '../limits.ts'
import { cutText } from '../text/cut-text.ts'

/** A title as a card shows it: cut at 60 characters plus an ellipsis when longer. */
export function cardTitle(title: string): string {
  return cutText(title, CARD_TITLE_MAX).replace(CUT_AGAIN, '…')
}

/** The builder cuts the task in "Role: task… (Template-Based, AI-Enhanced)". A cut among its suffixes would be a second one. */
const CUT_AGAIN = /… \([^)]*…$/
