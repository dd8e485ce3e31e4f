/** A `like` pattern that matches the text anywhere, with its special characters escaped. */
export function containing(text: string): string {
  return `%${startingWith(text)}`
}

export function startingWith(text: string): string {
  return `${literal(text)}%`
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
