import type { Span } from './finding.ts'
import { paragraphsOf } from './sentences.ts'
import { overlapsAny } from './spans.ts'

/** The text says of itself that its people and numbers aren't real. Not "replace them with fake names", which are real before. */
const SAID = new RegExp(
  [
    String.raw`\b(?:for )?(?:examples?|illustration|demo(?:nstration)?|testing) (?:purposes )?only\b`,
    String.raw`\b(?:only|just|purely) (?:an? )?(?:example|sample|dummy|fake|made-up|fictional|fictitious|test)(?: (?:data|names?|people|records?|entr(?:y|ies)|values?|ones?))?(?=[\s.,;:)!]|$)`,
    String.raw`\bnot (?:a |an |any )?(?:real|actual) (?:people|persons?|students?|data|names?|records?|patients?|cards?|numbers?|ones?|accounts?|employees?)\b|\b(?:docs|cards?|data|names|numbers|students|people)(?:,| are| is) not real\b|\b(?:are|is)n['’]t real\b|\bno real (?:people|persons?|students?|data|names)\b`,
    String.raw`\b(?:names?|people|persons?|students?|patients?|clients?|cases?|characters?|data|details|facts|figures|everything|everyone|records?|rows?|numbers?|entries|values?|child|school|hypo|hypothetical|scenario|company|client|story) (?:and (?:the )?[a-z]{3,12} )?(?:below |above |here |in [^\n.]{3,30} )?(?:are|is) (?:all |entirely |completely |purely |just )?(?:made[- ]up|fictitious|fictional|invented|fake|synthetic|imaginary|hypothetical|placeholders?|dummy)\b|\ball (?:names|people|characters|facts|details) (?:invented|fictional|fictitious|made[- ]up|imaginary)\b`,
    String.raw`\((?:an? )?(?:purely )?(?:fictional|fictitious|invented|made[- ]up|imaginary|hypothetical|fake|dummy|placeholders?)(?: [a-z]{3,12})?(?:[,;:] [^()\n]{1,60})?\)|\b(?:simulation|manikin|practice|training) (?:case|scenario|patient|vignette)s?(?: \d{1,2})?(?= ?[(:.]|$)`,
    String.raw`\b(?:this|these|the|following|our|an?) (?:purely |completely )?(?:fictional|fictitious|imaginary|invented|made-up|simulated|mock|dummy) (?:[a-z]{3,14} ){0,2}(?:case|simulation|scenario|vignette|patient|client|student|teacher|employee|person|persona|character|company|family|name|record|roster|class)s?\b(?<!\b(?:into|as|with) .{0,40})`,
    String.raw`\b(?:datos|dados|dati|données|daten|gegevens|nombres|noms|namen|nomes)(?: (?:son|sont|sind|são|sono|zijn))?(?: de)? (?:ejemplo|prueba|exemple|exemplo|esempio|ficti\p{L}{1,4}|inventad[oa]s|inventé\p{L}{1,2}|fittizi|fiktiv\p{L}{0,2}|frei erfunden|erfunden|verzonnen)|(?<!\p{L})(?:muster|beispiel|voorbeeld)(?:formular|daten|brief|text|vorlage|namen?|gegevens|formulier)|\bnur (?:das|ein) (?:muster|beispiel)`,
    String.raw`(?:^|[(:.\n#/*] ?|\b(?:this is|these are|here is|here are|here['’]s|following|this|the|of|from|our|app['’]s) (?:an? |some |the |our )?)(?:example|sample|dummy|mock|fictitious|fictional|made-up|synthetic|invented|test|seed|placeholder) (?:data(?:set)?|records?|rows?|roster|gradebook|people|students|names|entr(?:y|ies)|cards?)\b`,
    String.raw`["'\s,(][\w.+-]{1,40}@example\.(?:com|org|net|edu)\b[^\n]{0,200}\n?[^\n]{0,200}@example\.`,
    String.raw`\bname["']?\s?[=:]\s?["'][^"'\n]{2,40}["'],[^\n]{0,60}@example\.`,
  ].join('|'),
  'giu',
)

/**
 * When a text says that its people and numbers aren't real. The paragraphs that say that what is in them is an example, or
 * that those in the next one are, or, in the last paragraph, those in the one before.
 */
export function findSaidExamples(text: string, findings: readonly Span[]): Span[] {
  const said = Array.from(text.matchAll(SAID), ({ index }) => index)
  if (said.length === 0) return []
  const found: Span[] = []
  let continues = false
  const paragraphs = paragraphsOf(text)
  for (const [index, { start, end }] of paragraphs.entries()) {
    const isExample = said.some((index) => index >= start && index < end)
    if (isExample || continues) found.push({ start, end })
    continues = isExample && !overlapsAny(findings, { start, end })
    const before = paragraphs[index - 1]
    if (continues && before && index === paragraphs.length - 1) found.push(before)
  }
  return found
}
