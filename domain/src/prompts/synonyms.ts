import SYNONYMS_BY_SUBJECT from './default-synonyms.json' with { type: 'json' }

/**
 * Groups of words with the same meaning for search, until an admin changes the list in Settings. A word matches all its
 * inflections, so a group lists another form only where the stem differs. A word with a second everyday meaning
 * ("test", "minutes", "mark") is left out or appears only with a word that makes it clear. PostgreSQL drops words such
 * as "to" and "up" from an entry, so entries don't rely on them.
 */
export const DEFAULT_SYNONYMS: string[][] = Object.values(SYNONYMS_BY_SUBJECT).flat()
