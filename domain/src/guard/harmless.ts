// What only looks private: fields, web addresses, DOIs, UUIDs, ISBNs, dates, IP addresses, references, and what a text
// calls an example.
import type { Span } from './finding.ts'
import { joinSpans } from './spans.ts'

/** Text with digits that can look like an ID, a phone number, or a card, and isn't one. */
const NUMBERS: readonly RegExp[] = [
  // {{fields}} of a prompt, and placeholders of other template languages.
  /\{\{[^{}\n]{0,200}\}\}/g,
  // Pages. Not mailto: and tel:, which hold an address or a number.
  /\b(?:https?|ftp|doi|arxiv|git|ssh):\/?\/?[^\s<>"'）]{1,2000}|\bwww\.[^\s<>"']{1,2000}/gi,
  // DOIs.
  /\b10\.\d{4,9}\/[^\s"<>]{1,200}/g,
  // UUIDs, and hashes of 32 hexadecimal digits or more.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b[0-9a-f]{32,128}\b/gi,
  // ORCID iDs.
  /\b000\d-\d{4}-\d{4}-\d{3}[\dX]\b/gi,
  // ISBNs and ISSNs.
  /\b97[89][- ]\d{1,5}[- ]\d{1,7}[- ]\d{1,7}[- ]\d\b|\b97[89]\d{10}\b/g,
  /\b(?:ISBN|ISSN|ISMN|EAN|UPC)(?:-?1[03])?\b[:#\s]{0,3}[\dX][\dX -]{6,17}/gi,
  // Dates and times.
  /\b(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?/g,
  // "9.30-16.00", as offices are open.
  /(?<![\d.:])\d{1,2}[.:h]\d\d ?(?:[-–]|bis|to|a|à|tot) ?\d{1,2}[.:h]\d\d(?![\d.:])/g,
  // IP addresses.
  /\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/g,
  // Commits.
  /\b(?:commit|sha|sha1|sha256|md5|rev|revision|checksum|hash|digest)\b[:=#\s]{1,3}[0-9a-f]{7,128}\b/gi,
]

const NAMES = String.raw`(?:[\p{Lu}&][\p{L}'’.-]{0,30},? |(?:and|et al\.|de|van|von|der|la) ){0,20}`
/** The names and titles in a list of references aren't about the people who are mentioned. Their numbers can be. */
const REFERENCES: readonly RegExp[] = [
  // "Lee, D. K., & Weber, J. (2020). …"
  new RegExp(
    String.raw`(?:^|: )[\s*•[\]\d.-]{0,8}\p{Lu}[\p{L}'’ -]{1,40}, ${NAMES}\((?:19|20)\d\d[a-z]?(?:, \p{L}{3,9}(?: \d{1,2})?)?\)[.:,][^\n]{0,600}`,
    'gmu',
  ),
  // "Lee, Dana. … (2020): 4–9.", and "…, 2020, pp. 4–9."
  /(?:^|: )[\s*•[\]\d.-]{0,8}\p{Lu}[\p{L}'’ -]{1,40}, \p{Lu}(?:\.|\p{Ll}{1,20}[ .])[^\n]{0,300}?(?:\((?:19|20)\d\d\): ?\d|, (?:19|20)\d\d, pp?\. )[^\n]{0,600}/gmu,
  // "Lee DK, Weber J. … 2020;69(4):311"
  /(?:^|: )[\s*•[\]\d.-]{0,8}(?:\p{Lu}[\p{L}'’-]{1,30} \p{Lu}{1,3}, ){0,9}\p{Lu}[\p{L}'’-]{1,30} \p{Lu}{1,3}(?:, et al)?\. [^\n]{10,300}?(?:19|20)\d\d;[^\n]{0,300}/gmu,
  // "Posel D & Ross F (2014) …", "Mbembe A. 2016. …"
  /^[\s*•[\]\d.-]{0,8}(?:\p{Lu}[\p{L}'’-]{1,30},? (?:\p{Lu}\.?){1,3},? ?(?:(?:&|and|et al\.) ?)?){1,9}\(?(?:19|20)\d\d[a-z]?[).][^\n]{0,600}/gmu,
  // BibTeX.
  /^\s{0,8}(?:title|author|journal|booktitle|abstract|keywords)\s{0,8}=\s{0,3}[{"][^\n]{0,600}/gim,
]

const spansOf = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  )

export function findHarmless(text: string): { harmless: Span[]; harmlessNumbers: Span[] } {
  const numbers = spansOf(text, NUMBERS)
  return {
    harmless: joinSpans([...numbers, ...spansOf(text, REFERENCES)]),
    harmlessNumbers: joinSpans(numbers),
  }
}

/** What follows is an example. */
export const EXAMPLE =
  /\b(?:e\.g|explain how|for example|for instance|examples?|sample|such as|format(?:ted)?(?: is| like)?|looks? like|dummy|fake|placeholder|mock|test data|template|in the form|pattern|regex)\b[^\n?]{0,40}$/i

/** Labels of numbers that aren't about a person. */
const OTHER_LABEL =
  /\b(?:grant|award|agreement|manuscript|submission|preprint|abstract|ORCID|DOI|arXiv|PMC|ISBN|ISSN|shelfmark|tender|RMA|CHG|INC|KB|study|survey|invoice|purchase order|order|PO|ticket|case|docket|accession|tracking|cat(?:alog(?:ue)?)?\.?|barcode|serial|model|part|item|SKU|version|build|release|room|rm|course|section|CRN|PMID|PMCID|NCT|IRB|protocol|patent|contract|project|fund|cost center|budget|policy|standard|request|requisition|incident|job|position|vacancy|error|asset|equipment|license|permit|reference|ref|sample|specimen|batch|lot|GenBank|CAS|zip|EIN|FEIN|DUNS|UEI|NSF|NIH|NASA|DOE|timestamp|epoch|seed|port|ISO|RFC|routing|IBAN|IMEI|UPC|EAN|population)(?:[ -]?(?:number|num|no|nr|id|code|registry|award|grant))?\b\.?(?: (?:is|was))?[:=#\s]{0,3}$/i

/** Whether the words before a number say that it's something other than personal data. */
export function isOtherNumber(before: string): boolean {
  return OTHER_LABEL.test(before)
}
