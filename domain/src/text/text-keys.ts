/** What A–Z order compares: without case and accents, the same whatever the database's locale. */
export function sortKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** What a search compares: without case, composed, so that "é" typed on any keyboard finds "É". */
export function searchKey(text: string): string {
  // a capital sigma has two small forms, by its place in a word: the start of a word would not find the whole
  return text.normalize('NFC').toLowerCase().replaceAll('ς', 'σ')
}
