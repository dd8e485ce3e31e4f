// How texts are compared for A–Z sorting (without case and accents) and for searching (without case).

/** Key for A–Z sorting: ignores case and accents, and doesn't depend on the database's locale. */
export function sortKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Key for searching: ignores case and composes characters, so that "é" from any keyboard finds "É". */
export function searchKey(text: string): string {
  // A lowercase sigma has a different form at the end of a word, so a prefix ending in it would not match longer words.
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}
