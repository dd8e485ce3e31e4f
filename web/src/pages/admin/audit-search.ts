/** The audit log of the console, with the entries about one person, by their NetID, or about one prompt. */
export function auditSearch(filter: { person: string } | { prompt: number }): string {
  const [[name, value] = []] = Object.entries(filter)
  return `?${new URLSearchParams({ tab: 'audit', [String(name)]: String(value) })}`
}
