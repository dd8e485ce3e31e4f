// Which columns and rows of a table are about a person.
import type { Span } from './finding.ts'
import { isAnonymous, isPersonLabel } from './people.ts'
import { indexEndingAfter } from './spans.ts'
import type { Cell, Row } from './tables.ts'

/** Headers of columns that hold names. */
export const PERSON_HEADER =
  /\b(?:names?|students?|learners?|participants?|patients?|advisees?|pupils?|employees?|candidates?|applicants?|nominees?|residents?|athletes?|interns?|trainees?|clients?|members?|staff|first|last|surname|nombre|apellidos?|alumn[oa]s?|estudiante|nom|prénom|étudiant|vorname|nachname|studierende[r]?|schüler)\b|姓名|学生|學生|名前|氏名|이름|학생|имя|студент|фамилия/iu

/** Whether a row of a table names a person, or has an ID or an email address in it. */
export function isAboutPerson({ cells }: Row, ids: readonly Span[]): boolean {
  const first = cells[0]
  const last = cells.at(-1)
  if (!first || !last) return false
  const id = ids[indexEndingAfter(ids, first.start)]
  if (id && id.start < last.end) return true
  return namesInRow({ cells }).length > 0
}

/** The cells that name a person. */
export function namesInRow({ cells }: Row): Cell[] {
  return cells.filter(({ header, text }) => {
    if (!PERSON_HEADER.test(header.replaceAll('_', ' ')) || text === '' || isAnonymous(text)) return false
    return isPersonLabel(text) || (!/^names?$/i.test(header) && /^\p{L}[\p{L}\p{M}'’-]+$/u.test(text))
  })
}
