// Which new blanks of an answer become fields, such as {{your level, e.g. first-year}} or [insert topic]. Refusing the answer
// would cost the author more than a name that's a bit off.
import { toFieldName } from '@prompt-library/domain/fields/field-name'

/** Anything in double braces, and the usual words in brackets. */
const BLANK =
  /(?<!\{)\{\{([^{}\n]{0,200})\}\}|\[(?:insert|enter|specify|fill in)\b:?([^\][{}\n]{1,80})\](?!\()/gi
/** A block between fences, or up to the end, and code inside a line. */
const CODE = /^[ \t]{0,20}(```+(?=[^`\n]*$)|~~~+)[\s\S]*?(?:\n[ \t]{0,20}\1|$(?![\s\S]))|`[^`\n]+`/
const CODE_OR_BLANK = new RegExp(`${CODE.source}|${BLANK.source}`, 'gim')
const NAME_WORDS_MAX = 6

/** The text with a valid name in each new blank, or with brackets around it if it has no letters of ASCII. Code stays. */
export function repairFields(rewritten: string, original: string): string {
  const known = new Set(original.match(BLANK))
  return rewritten.replace(
    CODE_OR_BLANK,
    (found: string, _fence?: string, field?: string, words?: string): string => {
      const text = (field ?? words ?? '').trim()
      if (text === '' || known.has(found) || (field !== undefined && !isWording(text))) return found
      const name = toFieldName(labelOf(text))
      return name === '' ? `[${text}]` : `{{${name}}}`
    },
  )
}

/** Whether it's in words. `{{ user.name }}`, `{{#if user}}`, and `\frac{{a+b}}{{c+d}}` belong to other languages. */
function isWording(text: string): boolean {
  return /^\p{L}/u.test(text) && !SIGNS.test(text.replace(ABBREVIATION, ''))
}

const ABBREVIATION = /\b(?:e\.g|i\.e|etc)\b\.?/gi
/** An apostrophe inside a word isn't a quote. */
const SIGNS = /["“”.#+=]|(?<!\p{L})['‘’]/u

/** What the blank is called: its first words, without examples. */
function labelOf(text: string): string {
  const [label = ''] = text.split(/[^\p{L}\p{M}\p{N}\s_'’-]|\s[–—-]\s|\b(?:e\.?g\b|for example|such as)/iu, 1)
  return label.trim().split(/\s+/).slice(0, NAME_WORDS_MAX).join(' ')
}
