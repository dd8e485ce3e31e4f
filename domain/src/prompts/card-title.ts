import { CARD_TITLE_MAX } from '../limits.ts'
import { cutText } from '../text/cut-text.ts'

export function cardTitle(title: string): string {
  return cutText(title, CARD_TITLE_MAX).replace(SECOND_ELLIPSIS, '…')
}

/** The builder's titles can already have an ellipsis before their suffixes: "Role: task… (Template-Based, AI-Enhanced)". */
const SECOND_ELLIPSIS = /… \([^)]*…$/
