// When a number is a student ID: it fits an admin's pattern, or a label says so.
import { HIDDEN, type Match, type Span } from './finding.ts'
import { patternOfMask } from './id-mask.ts'
import { isPlaceholderId } from './not-real-people.ts'
import { isHarmlessNumber, type Reading } from './read-text.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'
import { oneOf } from './words.ts'

const OWNER =
  oneOf(`student,learner,pupil,net,university,uni,college,campus,school,people ?soft,banner,colleague,workday,panther,matriculation,matric,enrol?l?ment
  registration,applicant,advisee,employee,emp,personnel,pitt,card,patient,participant`)
const NUMBER = oneOf('id,i\\.d\\.,identification,identifier,numbers?,ids,nums?,no,nr,#')
/** Words that make the number after them an ID, also of common student systems and in other languages. */
const LABEL =
  oneOf(`${OWNER}[ _-]?${NUMBER}(?: ?${NUMBER})?,std?\\.? ?(?:id|no),s\\.?i\\.?d,empl ?id,peoplesoft,uin,uf?id,[a-z]-?number
  (?<=\\b(?:my|his|her|their|your|student) )[a-z] number,psid,bannerid,studentid,perm (?:number|id|no|#),matr(?:ikel)?(?:[.-]{0,2} ?(?:nummer|nr|no))?
  matrícula,matricule,matricola,carné,legajo,(?:numéro|n[°o]|número|numero|código|nr)\\.? (?:d['’]|de |del |di )?(?:étudiante?|estudiante|alumno|studente|aluno)
  numer albumu,öğrenci (?:no|numarası),student,advisee,pupil,employee,staff,applicant,id(?: ?(?:number|num|no|nr|#))?`)
const OF_SOMEONE = String.raw`(?: (?:of|for|de|von) \p{Lu}[\p{L}.'’-]{0,20}(?: \p{Lu}[\p{L}.'’-]{0,20}){0,2}(?= (?:is|was|es)|:))?`
const LINK = String.raw`(?: ?\([^()\n]{1,20}\))?[.)]?["'\x60*_]{0,3}${OF_SOMEONE}(?: (?:is|was|are|of|es|ist|est|lautet)(?: el| le)?)?[\s:=#"'\x60*_(]{0,6}$`
const LABEL_BEFORE = new RegExp(String.raw`\b${LABEL}(?:\b|(?<=#))${LINK}|\b[A-Z]# ?$`, 'iu')
const EAST_ASIAN_LABEL =
  /(?:学号|學號|学籍番号|학번|номер студента)["'`]?(?:[은는이가]|[是为為は])? ?[:：=#]? ?$/iu
/** A bare "student" or "ID" is a label only for numbers that are long enough. */
const WEAK_LABEL = /\b(?:student|advisee|pupil|employee|staff|applicant|id)\b[\s:=#"'`*_(]{0,6}$/i
const LABEL_MAX = 48

const FORMS = [
  String.raw`\d{2,4}[A-Za-z]{1,4}\d{3,8}`,
  String.raw`(?:[A-Za-z]{1,3}-?)?\d{5,12}`,
  String.raw`(?:[A-Za-z]{1,2}-?)?\d{2,4}(?:[- ]\d{2,4}){1,3}`,
]
const VALUE = new RegExp(
  String.raw`(?=[A-Za-z\d])(?<![\p{Lu}\p{Ll}\d_]|\d[-./]|[$€£])(?:${FORMS.join('|')})(?![\p{Lu}\p{Ll}\d_]|[-./]\d|%)`,
  'gu',
)

/** IDs of things. */
const THING =
  oneOf(`user,unit,ipeds,opeid?,ceeb,institution,organi[sz]ation,facility,location,provider,course,class,session,order,transaction,product,item,device,event
  meeting,zoom,job,ticket,case,record,sample,message,thread,request,project,grant,award,group,team,assignment,quiz,question,document,page,post,run,model,specimen
  room,building,app,client,tenant,object,row,trace,gene,protein,taxon,sensor,station,channel,video,issue,query,vat,steuer,apple,caller,build,task,node,process,host
  cluster,invoice,customer,account,vendor,conf(?:irmation)?\\.?,phone,telephone,mobile,cell,fax,tel,help ?desk,booking,credit,debit,konto,zip,exhibit,bus,flight
  train,cat(?:alog(?:ue)?)?\\.?,lot,batch,quote,receipt,report,serial,part`)
const THING_BEFORE = new RegExp(String.raw`\b${THING}[ _-]?(?:id|number|num|no|#)[^\n]{0,4}$`, 'i')
/** Whether the words right before a number say that it's the ID of a thing. */
export const isIdOfThing = (before: string) => THING_BEFORE.test(before)

/** Student IDs: what an admin's mask describes, and numbers that are labeled as an ID. */
export function findStudentIds(reading: Reading, masks: readonly string[]): Match[] {
  const { text } = reading
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  for (const pattern of masks.flatMap((mask) => patternOfMask(mask) ?? []))
    for (const { index, 0: id } of text.matchAll(pattern)) {
      const span = { start: index, end: index + id.length }
      if (!isHarmlessNumber(reading, span) && !isPlaceholderId(id)) found.push(maskedId(text, span))
    }
  for (const { index, 0: value } of text.matchAll(VALUE)) {
    const span = { start: index, end: index + value.length }
    const last = found.at(-1)
    if (isPlaceholderId(value)) continue
    if (isLabeled(reading, span) || (last && continuesList(text, last, span)))
      found.push(maskedId(text, span))
  }
  return withoutOverlaps(found)
}

/** "IDs 2209118 and 2209125": one label for several numbers of the same form. */
function continuesList(text: string, last: Span, span: Span): boolean {
  const formOf = ({ start, end }: Span) => text.slice(start, end).replace(/\d/g, '0')
  return (
    formOf(last) === formOf(span) &&
    /^(?:,? and |, ?|; ?| & |,? or |\/)$/.test(text.slice(last.end, span.start))
  )
}

function isLabeled(reading: Reading, span: Span): boolean {
  const before = reading.text.slice(Math.max(0, span.start - LABEL_MAX), span.start)
  // Its column says what it is.
  if (overlapsAny(reading.settled, span) || !isIdLabel(before)) return false
  const value = reading.text.slice(span.start, span.end)
  const digits = value.replace(/\D/g, '').length
  return digits >= (WEAK_LABEL.test(before) && /^\d/.test(value) ? 6 : 5) && digits <= 12
}

/** Whether the words right before a number label it as a student ID. */
export const isIdLabel = (before: string) =>
  (LABEL_BEFORE.test(before) || EAST_ASIAN_LABEL.test(before)) && !isIdOfThing(before)

export const maskedId = (text: string, { start, end }: Span): Match => ({
  start,
  end,
  masked: `${HIDDEN}${text.slice(end - 3, end)}`,
})
