import type { AnswerCheck } from './answer-check.ts'

/** New links, email addresses, and handles, which can lead to a stranger. */
export const addresses: AnswerCheck = {
  fails: ({ original, rewritten }) => addsAddress(visible(original), visible(rewritten)),
  toModel: 'It adds or changes a link or an email address. Keep those of the prompt, and add none.',
  toUser: 'The AI service added or changed a web or email address. Try again.',
}

/** An HTML comment is where instructions hide, so an address must not come out of it. */
function visible(text: string): string {
  return text.replace(/<!--[\s\S]{0,1000}?-->/g, ' ')
}

const DOMAINS = 'com|org|net|edu|gov|io|co|ai|dev|app|info|biz|xyz|me|ly|uk|de|fr|eu|us|ca'
const ADDRESS = new RegExp(
  [
    String.raw`\b(?:https?|ftp):\/\/[^\s<>"“”]{1,500}`,
    String.raw`\bwww\.[^\s<>"“”]{1,500}`,
    String.raw`(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}`,
    String.raw`(?<![\w.@/-])(?:[a-z\d-]{1,63}\.){1,4}(?:${DOMAINS})\b(?:\/[^\s<>"“”]{0,500})?`,
    String.raw`(?<![\w@.])@[a-z_][\w.]{2,30}`,
  ].join('|'),
  'gi',
)

/** Whether a text has an address that another one doesn't have. */
export function addsAddress(known: string, text: string): boolean {
  return !addressesIn(text).isSubsetOf(addressesIn(known))
}

function addressesIn(text: string): Set<string> {
  const found = text.match(ADDRESS) ?? []
  return new Set(
    found
      .map((address) => address.toLowerCase().replace(/[\p{P}\p{S}]{1,20}$/u, ''))
      .map((address) => address.replace(/^(?:https?:\/\/)?(?:www\.)?/, ''))
      .filter((address) => !NOT_ADDRESSES.test(address)),
  )
}

const NOT_ADDRESSES =
  /^(?:asp\.net|node\.js|(?:e\.g|i\.e)\..{0,10}|@(?:media|import|param|return|override|dataclass))$/
