// What the headers of columns say. Each list is words or patterns, separated by commas, in the languages that we know.
import { onlyOneOf, wordsOf } from '../words.ts'

/** "Homework 1 (448812)", "Total [Total Pts: 20 Score] |124", "Quiz <Numeric MaxPoints:10>", and "RecipientLastName", as words. */
export function headerWords(header: string): string {
  const plain = header
    .replace(/\|\d+$|\[[^\][]*\]|<[^<>]*>|\([^()]*\)/g, ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[_.:"*#/-]+/g, ' ')
    .replace(/\bnm\b/gi, 'name')
  return plain.replace(/\s+/g, ' ').trim().toLowerCase()
}

const WHO = `students?,learners?,participants?,patients?,advisees?,pupils?,employees?,workers?,candidates?
  applicants?,nominees?,residents?,athletes?,interns?,trainees?,clients?,staff,respondents?,complainants?
  requesters?,requestors?,payees?,tenants?,borrowers?,defendants?,offenders?,mentees?,recipients?,user
  alumn[oa]s?,estudiantes?,étudiante?s?,élèves?,studierende[r]?,schüler,mitarbeiter`
const who = WHO.replaceAll(/[\s,]+/g, '|')

/** A column of nothing but people. */
export const PERSON_NAME = onlyOneOf(`(?:${who})(?: (?:full|legal|preferred))?(?: names?)?
  (?:requested|opened|submitted) (?:for|by),(?:full|legal|preferred|display|sortable)(?: (?:full|first|last))? names?
  (?:last|family|sur) ?names? (?:and )?(?:first|given|fore) ?names?,name of (?:the )?(?:${who})
  (?:${who}) (?:last|first) first(?: name)?,nombre completo,nom complet,姓名,学生,學生,名前,氏名,이름,학생,имя,студент`)
/** Half of a name. */
export const NAME_PART =
  onlyOneOf(`(?:(?:${who}|legal|preferred|spriden) )?(?:first|last|middle|given|family|sur|fore) ?names?
  first,last,surname,preferred,mi,apellidos?,nombre,prénom,nom,vorname,nachname,cognome,nome,familienname,фамилия`)
/** Cities and products have names, too. */
export const ANY_NAME = onlyOneOf(
  'names?,full ?name,member,members,person,people,who,player,author,caller,guest',
)
/** Who teaches or decides. The rows are about others, where there are others. */
export const STAFF_NAME = onlyOneOf(
  `(?:instructor|professor|lecturer|teacher|advis[eo]r|supervisor|coach|contact|counsell?or
  approver|manager|pi|grader|chair|(?:approved|entered|signed|graded|reported) by)s?(?: of record| name)?`.replaceAll(
    /\n\s*/g,
    '|',
  ),
)

export const USERNAME =
  onlyOneOf(`(?:sis |user |network |campus |d2l |canvas )?(?:login|log in)(?: id| name)?,user ?names?,(?:c?net|uni|pitt) ?ids?,user ?id
  uniqname,kerberos,(?:computer |network |ad )?account(?: name)?,turnitin user id,alias,eid,crsid,unikey`)
export const EMAIL = onlyOneOf(
  `(?:(?:${who}|recipient|school|campus|work|university|personal) )?e ?mail(?: ?address(?:es)?)?,e ?mails,correo(?: electrónico)?,courriel,adresse e ?mail`,
)
const NO = `(?:ids?|i d|numbers?|num|no|nr|nummer|code|#)`
const ID = `(?:ids?|i d)(?: ${NO})?`
const OWNER = `${who}|sis user|sis|university|college|school|campus|people ?soft|banner|colleague|empl|emp|person|personnel|payroll|user|org defined|app|application|member|card|spriden|national|external|alternate|matriculation|matric|matrikel|enrol?l?ment|registration|reg|roll|admission|adm|index|exam|pid|medical record|record holder|patient|pitt`
/** An ID of something, and of a person only beside a name. */
export const ANY_ID = onlyOneOf(`${ID},${NO}`)
/** Not "Section ID" and "Submission ID". */
export const PERSON_ID = onlyOneOf(
  String.raw`(?:${OWNER}) ${NO}(?: ${NO})?,.* your (?:(?:${OWNER}) )?${ID}\W?,emplid,empl ?id,orgdefinedid,sid,uin,psid,mrn,pidm,student ?id,studentid
    matr(?:ikel)?(?:nr|nummer| nr| no)?,matrikelnr,matrikelnummer,matrícula,matricula,legajo,carné,n°? étudiant,学号,學號,학번,学籍番号`,
)

/** What only people have. Rules of other kinds read these columns. */
export const PERSONAL = onlyOneOf(
  'ssns?,tin,social security(?: number)?,(?:passport|licen[sc]e|visa)(?: no| number)?,passwords?,(?:home |cell |mobile )?phone(?: number)?,cell,mobile,iban,home address',
)
/** Columns beside those with grades that have the same words in them. */
export const ABOUT_GRADES =
  wordsOf(String.raw`max(?:imum)?,possible,out of,denominator,weight(?:ing)?,submi\p{L}+,lateness,late,views?,counts?,attempts?,versuch,intento,rank
  (?:grade|compensation|pay|salary) (?:basis|mode|level|profile|grade),indicator,downloaded,deadline,similarity`)
/** Columns that say nothing private, although they have such words in them. */
export const NOTHING_PRIVATE = wordsOf(`basis,mode,row,rec,seq,creds?,att,ern,attempted,earned,pace
  sections?,sec,crn,courses?,class(?:es)?,subject,term(?! gpa),semester,cohort,year(?! to date)(?! gpa),credits?(?! balance),units,hours,hrs,fte,level,plan,major,status(?<!academic status)
  time,currency,duration,progress,address(?<!home address),city,state,zip,country,room,building,phone,seats?,group,team,department,dept,organi[sz]ation,position,title,job,ages?,height,quantity,qty,votes?
  rater,percentile rank,record number,rcd,version,type,url,link,date(?! of birth),sample`)
/** Columns of sentences, which are read as such. */
export const SENTENCES = wordsOf(
  'notes,comments?,remarks?,feedback,description,details?,reason,summary,message,bemerkung,observaciones',
)

/** Work that is graded, and words that little else is called. */
export const GRADE =
  wordsOf(String.raw`(?:mid ?-?terms?|finals?|exams?|quiz(?:zes)?|tests?|hw|homework|assignments?|labs?|projects?|essays?|papers?|presentations?|participation|p?sets?)\d*
  practicum,portfolio,coursework,problem set,reports?(?! (?:by|to)),thesis,capstone,shelf,placement,attendance,discussions?,reflections?,worksheets?
  (?:grades?|grde|marks?|scores?|[a-z]?gpa|qpa|gradepoint)\d*,(?:sat|act|gre|gmat|mcat|lsat|toefl|ielts|step|usmle|nclex|asvab)\d*,(?:course|class) (?:total|average),standing,academic status
  nota,notas,calificaci(?:ón|ones),puntaje,promedio,moyenne,noten?,endnote,gesamtnote,punkte,punktzahl,klausur,prüfung,hausarbeit,parcial,examen,partiel
  media,voto,esame,vize,harf notu,ocena,betyg,poäng,cijfer,karakter,成绩,成績,分数,分數,总分,得分,점수,성적,点数,оценка,балл`)
/** Words for a grade only beside others: "Total". */
export const GRADE_BESIDE_OTHERS =
  wordsOf(`total,totals,points?,pts,percent(?:age)?,averages?,avg,results?,overall,cumulative,letter,raw,curved,adjusted,standing,%,score
  old,new,from,to,before,after,prior,previous,current,original,revised`)
export const BIRTH_DATE = wordsOf(
  'dob,d o b,birth ?date,birthday,date of birth,born,geburtsdatum,fecha de nacimiento,date de naissance,生年月日,出生日期',
)
export const PAY =
  wordsOf(`salar(?:y|ies),wages?,pay,payment,payroll,stipend,compensation,comp rate,annual(?:i[sz]ed)?(?: rt| rate| amount| pay)?,hourly(?: rt| rate)?,base pay,gross,net pay,bonus(?:es)?,merit,raise
  honorarium,overtime,fellowship,scholarships?,grant aid,aid,pell,loans?,award(?:ed)?(?: amount)?,offered,accepted,disbursed,tuition(?: owed| due)?,bal(?:ance)?(?: due)?,base,net,(?:under|over)paid,amount(?: due| owed| paid)?,past due,owed,owes,debt,efc,sai
  unmet need,family income,household income,agi,reimbursement,gehalt,sueldo,salario,salaire,lohn,stipendium,beca,bourse`)
export const PAY_BESIDE_OTHERS = wordsOf(
  'rate,rt,total,increase,percent,change,raise,old,new,current,proposed,previous,amount,net,%',
)
export const HEALTH =
  wordsOf(String.raw`diagnos[ie]s,dx,conditions?,accommodations?,disabilit(?:y|ies),medications?,meds,allerg(?:y|ies),symptoms?,impairment,treatment,health(?! (?:id|number)),medical(?! record),immuni[sz]ations?,vaccinat\p{L}+
  dietary,diagnóstico,diagnostic,diagnose,behinderung,discapacidad,handicap,injur(?:y|ies),chief complaint,limitations?,restrictions?`)
export const DISCIPLINE = wordsOf(
  String.raw`violations?,sanctions?,offen[cs]es?,infractions?,charges?,misconduct,allegations?,disciplin\p{L}+,finding,conduct(?! score),incident(?! (?:date|id|number)),outcome,penalt(?:y|ies)`,
)

/** A last row, and rows below the header: no person. */
export const SUMMARY =
  onlyOneOf(String.raw`(?:(?:grand|sub|class|course|overall|column) ?)?(?:totals?|sums?|averages?|avg|mean|median|mode|max(?:imum)?|min(?:imum)?|count|n|high|low)(?: \p{L}+)?\.?:?
  (?:max |total )?points?(?: possible)?,out of,possible,std\.? ?dev\.?,standard deviation,stdev,weights?,dates?,due(?: date)?,durchschnitt,mittelwert,summe,gesamt,promedio,media,moyenne,suma,student\W*test,test student,n/a,none,tbd,vacant,unfilled,(?:first|last|full|user|student) ?name ?\d*`)
/** Rows that say how many points there are: the table is a gradebook. */
export const POINTS_ROW = onlyOneOf(`(?:max |total )?points?(?: possible)?,out of,possible`)
