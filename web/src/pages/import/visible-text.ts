const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ', amp: '&' }

/** The text of HTML, line by line, without a DOM, which workers don't have. */
export function visibleText(html: string): string {
  return html
    .replace(/<\/?(?:p|h\d|li|ul|ol|pre|blockquote|br)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
}
