import type { Span } from './finding.ts'
import { paragraphsOf } from './sentences.ts'

/** The text says of itself that its people and numbers aren't real. Not "replace them with fake names", which are real before. */
const SAID = new RegExp(
  [
    String.raw`\b(?:for )?(?:examples?|illustration|demo(?:nstration)?|testing) (?:purposes )?only\b`,
    String.raw`\b(?:only|just|purely) (?:an? )?(?:example|sample|dummy|fake|made-up|fictional|fictitious|test)(?: (?:data|names?|people|records?|entr(?:y|ies)|values?|ones?))?(?=[\s.,;:)!]|$)`,
    String.raw`\bnot (?:a |an |any )?(?:real|actual) (?:people|persons?|students?|data|names?|records?|patients?|cards?|numbers?|ones?|accounts?|employees?)\b|\b(?:docs|cards?|data|names|numbers|students|people)(?:,| are| is) not real\b|\b(?:are|is)n['’]t real\b|\bno real (?:people|persons?|students?|data|names)\b`,
    String.raw`\b(?:names?|people|students|data|records|rows|numbers|entries|values) (?:below |above |here |in [^\n.]{3,30} )?(?:are|is) (?:all |entirely |completely |just )?(?:made[- ]up|fictitious|fictional|invented|fake|synthetic|imaginary|placeholders?|dummy)\b`,
    String.raw`(?:^|[(:.\n] ?|\b(?:this is|these are|here is|here are|here['’]s|following|this|the|of|from|our|app['’]s) (?:an? |some |the |our )?)(?:example|sample|dummy|mock|fictitious|fictional|made-up|synthetic|invented|test|seed|placeholder) (?:data(?:set)?|records?|rows?|roster|gradebook|people|students|names|entr(?:y|ies)|cards?)\b`,
    String.raw`["'\s,(][\w.+-]{1,40}@example\.(?:com|org|net|edu)\b[^\n]{0,200}\n?[^\n]{0,200}@example\.`,
    String.raw`\bname["']?\s?[=:]\s?["'][^"'\n]{2,40}["'],[^\n]{0,60}@example\.`,
    String.raw`\b(?:use|using|with|by) (?:the following|this|the) (?:sample|example|dummy)\b`,
  ].join('|'),
  'gi',
)

/**
 * When a text says that its people and numbers aren't real. The paragraphs that say that what is in them is an example,
 * and the one after a colon.
 */
export function findSaidExamples(text: string): Span[] {
  const said = Array.from(text.matchAll(SAID), ({ index }) => index)
  if (said.length === 0) return []
  const found: Span[] = []
  let continues = false
  for (const { start, end } of paragraphsOf(text)) {
    const isExample = said.some((index) => index >= start && index < end)
    if (isExample || continues) found.push({ start, end })
    continues =
      isExample &&
      text
        .slice(Math.max(start, end - 3), end)
        .trimEnd()
        .endsWith(':')
  }
  return found
}
