// New blanks that can't be filled in, such as {{your level, e.g. first-year}} or [insert topic], become fields. Refusing the
// answer would cost the author more than a name that's a bit off.

/** Anything in double braces, and the usual words in brackets. */
const BLANK = /\{\{([^{}\n]{0,200})\}\}|\[(?:insert|enter|specify|fill in|add)\b:?([^\][\n]{1,80})\](?!\()/gi
const NAME_WORDS_MAX = 6

/** The text with a valid name in each new blank, or with brackets around it if its words aren't in ASCII. */
export function repairFields(rewritten: string, original: string): string {
  return rewritten.replace(BLANK, (blank: string, field?: string, words?: string) => {
    if (original.includes(blank)) return blank
    const text = (field ?? words ?? '').trim()
    const [label = ''] = text.split(
      /[^\p{L}\p{M}\p{N}\s_'’-]|\s[–—-]\s|\b(?:e\.?g\b|for example|such as)/iu,
      1,
    )
    const name = label
      .replace(/['’]/g, '')
      .split(/[\s_-]+/)
      .filter(Boolean)
      .slice(0, NAME_WORDS_MAX)
      .join('_')
    return /^[a-z][a-z\d_]*$/i.test(name) ? `{{${name}}}` : `[${text || '…'}]`
  })
}
