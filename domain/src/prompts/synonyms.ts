/** Groups of words that mean the same to people who search. Admins can change the list in Settings. */
export const DEFAULT_SYNONYMS: string[][] = [
  ['essay', 'paper', 'draft', 'manuscript'],
  ['resume', 'CV', 'curriculum vitae'],
  ['quiz', 'test', 'exam', 'midterm', 'assessment'],
  ['summarize', 'summary', 'tl;dr', 'digest', 'abstract'],
  ['IRB', 'ethics board', 'ethics committee', 'human subjects'],
]
