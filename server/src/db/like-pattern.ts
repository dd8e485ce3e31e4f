/** A pattern for `like` that finds a text anywhere, in which every character stands for itself. */
export function containing(text: string): string {
  return `%${startingWith(text)}`
}

export function startingWith(text: string): string {
  return `${literal(text)}%`
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
