import { findFields } from '@prompt-library/domain/fields/find-fields'
import type { FindingKind } from '@prompt-library/domain/guard/finding'
import type { GuardedText } from './guarded-text.ts'
import { fieldNameOf } from './kind-names.ts'

interface Replaced {
  item: number
  kind: FindingKind
  /** What was found. */
  value: string
}

/**
 * What the field is called that replaces private data. The names of new fields, by item. Equal values share a field,
 * several values of a kind are numbered, and no name is one that the texts already use.
 */
export function fieldNames(
  replaced: readonly Replaced[],
  texts: readonly GuardedText[],
): Map<number, string> {
  const names = new Map<number, string>()
  const taken = takenNames(texts)
  for (const [kind, ofKind] of Map.groupBy(replaced, (one) => one.kind)) {
    const values = [...new Set(ofKind.map((one) => sameValue(one)))]
    const fresh = freshNames(fieldNameOf(kind), values.length, taken)
    const byValue = new Map(values.map((value, index) => [value, fresh[index] ?? '']))
    for (const one of ofKind) names.set(one.item, byValue.get(sameValue(one)) ?? '')
  }
  return names
}

/** In lower case: {{Email}} and {{email}} are two fields, but no one could tell them apart. */
function takenNames(texts: readonly GuardedText[]): Set<string> {
  const names = texts.flatMap(({ text, taken = [] }) => [
    ...findFields(text).map(({ name }) => name),
    ...taken,
  ])
  return new Set(names.map((name) => name.toLowerCase()))
}

/** `email`, or `email_1` and `email_2`. */
function freshNames(base: string, count: number, taken: ReadonlySet<string>): string[] {
  if (count === 1 && !taken.has(base.toLowerCase())) return [base]
  const names: string[] = []
  for (let number = 1; names.length < count; number += 1) {
    const name = `${base}_${number}`
    if (!taken.has(name.toLowerCase())) names.push(name)
  }
  return names
}

/** The same for an address in capitals and for a phone number with other punctuation. */
function sameValue({ kind, value }: Replaced): string {
  if (kind === 'email') return value.toLowerCase()
  if (kind === 'phone' || kind === 'ssn' || kind === 'card') return value.replace(/\D/g, '')
  return value
}
