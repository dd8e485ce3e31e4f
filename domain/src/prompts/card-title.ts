import { CARD_TITLE_MAX } from '../limits.ts'
import { cutText } from '../text/cut-text.ts'

/** A prompt's title on a card, cut after 60 characters. */
export function cardTitle(title: string): string {
  return cutText(title, CARD_TITLE_MAX).replace(SECOND_ELLIPSIS, '…')
}

/** The builder's titles can already have an ellipsis before their suffixes: "Role: task… (Template-Based, AI-Enhanced)". */
const SECOND_ELLIPSIS = /… \([^)]*…$/
