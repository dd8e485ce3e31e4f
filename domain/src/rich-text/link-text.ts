// How links are written in plain text, as `[this report](https://…)`, and how fields in their addresses are filled in
// safely.
import type { FieldValue } from '../fields/field-values.ts'
import { replaceFields } from '../fields/find-fields.ts'
import type { RichBlock } from './rich-block.ts'

/** How the address of a link can start. Anything else depends on the page, or runs as a script. */
export const LINK_ADDRESS = /^(?:https?|mailto|tel):/i

type Run = RichBlock['runs'][number]

/** The runs with each link as Markdown: `[this report](https://…)`. */
export function withLinksAsText(
  runs: readonly Run[],
  fieldValue: FieldValue = () => undefined,
): Pick<Run, 'text' | 'bold'>[] {
  const result: { text: string; bold: boolean; href: string | undefined }[] = []
  for (const { text, bold, href } of runs) {
    const last = result.at(-1)
    // Formatting can split the text of a link.
    if (last && href !== undefined && last.href === href) last.text += text
    else result.push({ text, bold, href })
  }
  return result.map(({ text, bold, href }) => ({
    text: href === undefined ? text : linkText(text, href, fieldValue),
    bold,
  }))
}

/** A link whose text is its address becomes only the address. */
export function linkText(shown: string, address: string, fieldValue: FieldValue = () => undefined): string {
  const label = shown.trim()
  if (label === '') return shown
  const filled = fillAddress(address, fieldValue)
  // What would end the address in Markdown.
  const target = filled.replace(/[\s()<>]/g, percentEncoded)
  const link = showsAddress(label, address) ? shownAddress(label, filled) : `[${label}](${target})`
  return shown.replace(label, () => link)
}

/** Addresses are often shown without what comes before the host or the number. */
function showsAddress(label: string, address: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '')
  if (/^tel:/i.test(address))
    return /^[-+\d\s().]{7,}$/.test(label) && digits(address).endsWith(digits(label))
  const bare = (text: string) =>
    text
      .replace(/^(?:https?:\/\/|mailto:)/i, '')
      .replace(/\/$/, '')
      .toLowerCase()
  return bare(label) === bare(address)
}

/** Nobody writes `mailto:` or `tel:`, or percent signs in the address of a person. */
function shownAddress(label: string, filled: string): string {
  return /^http/i.test(filled) ? filled : label.replace(/^mailto:/i, '')
}

/**
 * The address of a link with its fields filled in. Values are encoded, so that none can change the scheme, add a parameter, or
 * lead to another path or, if the field isn't in the host, to another host. Blank fields stay.
 */
export function fillAddress(address: string, fieldValue: FieldValue): string {
  if (!LINK_ADDRESS.test(address)) return address
  return replaceFields(address, (name) => {
    const value = fieldValue(name, 'address')
    if (value === undefined) return `{{${name}}}`
    const encoded = encodeURIComponent(value.trim().toWellFormed()).replace(/[!'()*]/g, percentEncoded)
    // These are part of email addresses and phone numbers.
    return /^http/i.test(address) ? encoded : encoded.replaceAll('%40', '@').replaceAll('%2B', '+')
  })
}

/** For ASCII. */
function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
}

/** Browsers encode the braces of a field when they copy a link. */
export function withFieldBraces(address: string): string {
  return address.replace(/%7B%7B(?:%20)*([A-Za-z]\w*)(?:%20)*%7D%7D/gi, '{{$1}}')
}
