/** Every line end as `\n`, the only one at which texts are split to compare them. */
export function withLineEnds(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n')
}
