// Which labels make the value after them private: "DOB: 04/12/2001", "passport no. C01X00T47", "NetIDs rlopez8 and wchen3".
import { PARTICLE } from './is-name.ts'
import { oneOf, wordsOf } from './words.ts'

/** Letters. Patterns that ignore case compile much faster with this than with the flag `u` and a property. */
export const L = 'A-Za-zÀ-ɏ'

export interface LabelRule {
  /** `record_name` is a name only if the text has something private about it: "Name: …". */
  kind: 'birth_date' | 'personal_id' | 'student_id' | 'bank_account' | 'name' | 'record_name'
  /** Words for what follows, in any case. */
  label: string
  /** What can follow. */
  value: string
  /** Words that can be between the label and the value. */
  gap?: string
  /** The label may have another meaning: what the text around it must say too. */
  needs?: RegExp
  /** Whether it counts only next to a person. */
  needsPerson?: boolean
  /** Whether the label counts only before a colon or an equals sign. */
  needsColon?: boolean
}

/** A month in any language: after a label for a date, a word between numbers is one. */
const MONTH = `(?!(?:to|and|or|of|the|at|in)\\b)[${L}]{3,11}`
const YEAR = String.raw`(?:(?:19|20)\d\d|['’]\d\d)`
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º|o)?`
const OF = '(?: of| de| del|-)? ?'
/** A day with its year, as people write it anywhere: 2001-04-30, 30.4.01, 3 de mayo de 2001, June 3, 2002. */
const DATES = [
  String.raw`(?:19|20)\d\d ?[-/.年] ?\d{1,2} ?[-/.月] ?\d{1,2}日?`,
  String.raw`\d{1,2} ?[-/.] ?\d{1,2} ?[-/.] ?(?:(?:19|20)\d\d|\d\d)`,
  String.raw`\d{1,2} ?[-/.]${MONTH}[-/.] ?\d{2,4}`,
  `${DAY}${OF}${MONTH}\\.?,?${OF}${YEAR}`,
  `${MONTH}\\.? ${DAY},? ?${YEAR}`,
]
const DATE = `(?:${DATES.join('|')})`
const IS_DATE = new RegExp(`^${DATE}$`, 'i')
export const isDate = (value: string) => IS_DATE.test(value)

const NUMBER = oneOf('[ _-]?(?:ids?|numbers?|num|nos?|nr|code)\\b\\.?,[ ]?#,[ ]?n[°º]\\.?')
/** An ID of digits and capitals: with at least four digits, alone or in groups. */
const GROUPED_ID = String.raw`(?:[A-Z]{1,6}[-/ ]?)?\d(?:[-/. ]?\d|[A-Z](?![a-z])){3,17}`
const MIXED_ID = String.raw`(?=[A-Z]*\d[A-Z\d]*\d)[A-Z\d]{6,16}`
const ID = `${GROUPED_ID}|${MIXED_ID}`
const NATIONAL_ID = String.raw`[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D]|${ID}|[A-Z]{2} [A-Z]\d{5,9}|\d[A-Z][A-Z\d]\d-?[A-Z][A-Z\d]\d-?[A-Z]{2}\d\d`
const MEDICAL =
  oneOf(`m\\.?r\\.?n\\.?(?: ?#)?,u\\.?h\\.?i\\.?d\\.?(?: ?no\\.?)?,ohip,nhs${NUMBER}?,medicare(?:${NUMBER})?,medicaid${NUMBER},versichertennummer
  (?:med(?:ical|\\.)?|health|hospital|patient|chart|clinic|opd)[ _-]?(?:record|rec\\.?|chart|file)?${NUMBER},(?:medical|patient|health) (?:record|chart)
  (?:health )?(?:insurance|member|subscriber|policy ?holder)(?: (?:card|policy|member))?${NUMBER},(?:insurance|health) (?:card|policy)
  krankenversicherungsnummer,historia clínica,病历号,カルテ番号`)
const DOCUMENT =
  oneOf(`passport,pasaporte,passeport,reisepass(?:nummer)?,passaporto,paspoort(?:nummer)?,护照号?码?,パスポート番号,visa (?:no|number|foil)
  (?:driver['’]?s?['’]?|driving|operator['’]?s?) ?(?:licen[sc]e|permit),licen[sc]e ?(?:no|number|#),dl(?: ?(?:no|number|#)|(?= [A-Z]?\\d{6})),führerschein(?:nummer)?
  permis de conduire,licencia de conducir,green card,residence permit,alien (?:registration )?(?:no|number|#),uscis(?: number)?,a-number,sevis,i-?94`)
const NATIONAL =
  oneOf(`national (?:id|identity|insurance)(?: card)?,ni ?(?:no|number),nino,identity (?:card|number),(?:id|voter) card,(?:state|military|tribal|voter) id
  dni,nie,nif,cpf,curp,cnic,pesel,bsn,nric(?:/fin)?,fin,pps(?:n| ?no)?,hkid,aadhaa?r(?: card)?,pan(?: card)?,codice fiscale,cédula,carte d['’]identité
  fødsels(?:nummer(?:et)?|nr\\.?),personnummer(?:et)?,personalausweis(?:nummer)?,burgerservicenummer,steuer-?id(?:nummer)?,tax file number,tfn
  social insurance(?: number)?,sin,nas,numéro d['’]assurance sociale,身份证号?码?,マイナンバー,주민등록번호`)

/** Accounts that aren't a person's. */
const SERVICE =
  oneOf(`admin,netid,name,ec2,jdoe,ta\\d,root,users?,test,guest,demo,example,sample,registry,service,svc,support,student,staff,your,my,first,last,john,jane,app
  api,db,sync,kiosk,www,web,mysql,postgres,oracle,ubuntu,pi,git,backup,bot,daemon,nobody,public,anonymous,lab,front,desk,pos,office,node,python,v`)
const FILE_ENDING = oneOf('io,com,edu,org,net,gov,de,uk,py,js,ts,sh,md,csv,txt,log')
const WITH_DIGIT = '[a-z]{1,14}[._-]?\\d{1,7}[a-z]{0,4}\\d{0,3}'
const IN_TWO_PARTS = `[a-z]{1,15}\\.[a-z]{2,15}(?<!\\.${FILE_ENDING})`
/** Letters of a name with a digit, or two of them with a dot: "jdoe3", "jane.doe". */
const PERSONAL_LOGIN = `(?!${SERVICE}[\\w.-]{0,6}(?![\\w-]))(?:${WITH_DIGIT}|${IN_TWO_PARTS})(?!@|[.]\\w)`
const CAMPUS_LOGIN =
  oneOf(`(?:[${L}]{2,12} )?net[ _-]?ids?,c?netids?,unikey,uniqname,andrew ?id,kerberos(?: (?:id|name|principal))?,asurite,onyen,pawprint,crsid,eid,uni,ucinetid
  sso ?id,ad account,computing id,(?:campus|university|college|school|student|staff|network|lab) (?:user ?name|login|account(?: name)?|user ?id|log-?in id)
  (?:user ?name|login|log-?in) (?:for|on|to) [^\\n:.]{2,30}?`)

const STUDENT =
  oneOf(`student,learner,pupil,net,university,uni,college,campus,school,people ?soft,banner,colleague,workday,panther,enrol?l?ment,registration,applicant
  advisee,employee,emp,personnel,pitt,card,patient,participant,matric(?:ulation)?`)
const ID_WORD = oneOf('ids?,i\\.d\\.,identification,identifier,numbers?,nums?,no,nr,#')
const STUDENT_ID =
  oneOf(`${STUDENT}[ _-]?${ID_WORD}(?: ?${ID_WORD})?,std?\\.? ?(?:id|no),s\\.?i\\.?d,empl ?id,peoplesoft,uin,uf?id,psid,[a-z]-number,[a-z]#,perm (?:number|id|no|#)
  matr(?:ikel)?(?:[.-]{0,2} ?(?:nummer|nr|no))?,matrícula,matricule,matricola,carné,legajo,numer albumu,öğrenci (?:no|numarası),学号,學號,学籍番号,학번
  (?:numéro|n[°o]|número|numero|código|nr)\\.? (?:d['’]|de |del |di )?(?:étudiante?|estudiante|alumno|studente|aluno),номер студента`)
const STUDENT_NUMBER = [
  String.raw`\d{2,4}[A-Z]{1,4}\d{3,8}`,
  String.raw`(?:[A-Z]{1,3}-?)?\d{5,12}`,
  String.raw`(?:[A-Z]{1,2}-?)?(?=(?:[- ]?\d){5,12}(?!\d))\d{2,4}(?:[- ]\d{2,4}){1,3}`,
].join('|')
const OTHER_NUMBER =
  oneOf(`employee,staff,personnel,payroll,worker,faculty,candidate,applicant,admission,adm\\.?,matric(?:ulation)?,index,roll,reg\\.?,registration,hall ticket
  ucas(?: personal)?,hesa,apaar,enrol?l?ment`)

/** What makes an account one of a bank. */
const ABOUT_BANKS =
  wordsOf(`\\w{0,12}banks?,banking,salary,routing,checking,chequing,savings,direct deposit,sort ?code,wires?,ACH,IFSC,BSB,SWIFT,BIC,ABA
  transit,credit union,transfer,payroll,payee,deposit(?:ed)?,überweis\\w{0,6},virement,transferencia`)
const ACCOUNT_NUMBER = String.raw`\d(?:[ -]?\d){5,17}`

/** Words for a person, before "name" or by themselves as a label. */
const WHO =
  oneOf(`students?,learner,pupil,advisee,mentee,tutee,patient,client,applicant,employee,staff member,participant,candidate,resident,intern,respondent
  complainant,claimant,grievant,child,tenant,alumn[auoi]{1,2},alun[oa],estudiante,étudiante?,élève,paciente,empleado,schüler(?:in)?,mitarbeiter(?:in)?,studierender?`)
const LABELED_PERSON =
  oneOf(`${WHO}['’]?s?(?: (?:full |legal |preferred |first |last )?|_)names?,name of (?:the )?${WHO},学生姓名,患者姓名,氏名
  nombre del? (?:la )?(?:alumn[oa]|estudiante|paciente),nom de l['’](?:étudiante?|élève),name (?:des|der) (?:studierenden|schülers|schülerin|patienten|patientin)`)
const NAME_LABEL =
  oneOf(`(?:full|legal|first|last|preferred|given|family|former|maiden|previous)(?:[ _-]?names?)?,(?<![${L}] )name(?: (?:on|in|as on|per) [a-z]{3,12}(?: [a-z]{3,12})?)?
  cn,caller,requester,requestor,travell?er,payee,cardholder,guest,borrower,tenant,account holder,passenger,reporter,surname,forenames?,other names?
  nombre,apellidos?,nom,prénom,vorname,nachname`)
const NAME_WORD = `(?:[A-ZÀ-Þ]\\.|[A-ZÀ-ÞĀ-ɏ][${L}'’‘-]{1,30})`
export const FULL_NAME = [
  `(?:(?:Mr|Ms|Mrs|Mx|Dr|Miss)\\.? )?${NAME_WORD}(?:,? (?:${PARTICLE} ){0,2}${NAME_WORD}){0,4}`,
  '[\\u3400-\\u9fff\\uac00-\\ud7a3]{2,4}',
  '[\\u0400-\\u04ff]{2,20}(?: [\\u0400-\\u04ff]{2,20}){1,2}',
  '[\\u0600-\\u06ff]{2,15}(?: [\\u0600-\\u06ff]{2,15}){1,3}',
].join('|')

export const LABEL_RULES: readonly LabelRule[] = [
  {
    kind: 'birth_date',
    label:
      oneOf(`(?:date|day) of birth,birth[ _-]?date,date_of_birth,dateOfBirth,birthday,birth certificate,b['’-]?day,d\\.?o\\.?b\\.?,birth,fecha de nacimiento,f\\. ?nac\\.?
      date de naissance,geburtsdatum,geburtstag,geb\\.(?: am)?,data di nascita,data de nascimento,geboortedatum,doğum tarihi,data urodzenia,födelsedatum
      fødselsdato,syntymäaika,生年月日,出生日期,出生年月,생년월일,дата рождения,जन्म तिथि,تاريخ الميلاد`),
    // "birth certificate says "
    gap: '(?:(?=[^\\d\\n.;:]{1,50}\\d)[^\\d\\n.;:]{1,30}?)?',
    value: String.raw`${DATE}|(?:19|20)\d{6}|\d{6}(?:\d\d)?`,
  },
  {
    kind: 'birth_date',
    label: oneOf('born,b\\.,né,née,nac(?:id[oa]|í|ió),geboren,geb\\.,nat[oa],nascid[oa],rozen[áý],født,född'),
    gap: `(?: (?:on|el|le|am|il|em|in [${L} ]{3,25},?(?: on)?))?`,
    value: DATE,
    needsPerson: true,
  },
  { kind: 'personal_id', label: oneOf(`${MEDICAL},${DOCUMENT},${NATIONAL}`), value: NATIONAL_ID },
  {
    // "passport, the number is …"
    kind: 'personal_id',
    label: oneOf(`${DOCUMENT},${NATIONAL},护照,身份证,パスポート,旅券,여권`),
    gap: String.raw`[^\d\n.;:。]{1,40}?(?:[ ,(](?:no\.?|number|nr\.?|#)|号码?|番号|번호)`,
    value: ID,
  },
  { kind: 'personal_id', label: CAMPUS_LOGIN, value: `${PERSONAL_LOGIN}|[a-z]\\.?[a-z]{2,15}` },
  {
    kind: 'personal_id',
    label: oneOf(
      'user[ -]?(?:names?|ids?),user,log-?in(?:[ -]?(?:id|name)| as)?,sign-?in (?:id|name),account name,upi',
    ),
    value: PERSONAL_LOGIN,
  },
  {
    kind: 'personal_id',
    label: `${OTHER_NUMBER}${NUMBER}`,
    value: String.raw`(?=(?:[A-Z/.-]*\d){4})[A-Z\d](?:[A-Z\d]|[-/.](?=[A-Z\d])){3,19}`,
  },
  { kind: 'student_id', label: STUDENT_ID, value: STUDENT_NUMBER },
  {
    kind: 'student_id',
    label: oneOf(`student,advisee,pupil,employee,staff,applicant,id(?: ?${ID_WORD})?`),
    value: `(?=[A-Z]{0,3}(?:[ -]?\\d){6}|\\d+[A-Z])(?:${STUDENT_NUMBER})`,
  },
  {
    kind: 'bank_account',
    label: oneOf(
      `iban,clabe,cbu,[${L}]{2,10}bank,kontonummer,kontonr\\.?,rib,numéro de compte,número de cuenta`,
    ),
    value: String.raw`[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?\d{1,3})?|\d(?:[ -]?\d){7,23}`,
  },
  {
    // "my checking account at the credit union, number …"
    kind: 'bank_account',
    label: oneOf('account,acct,savings,checking'),
    gap: `(?:[^\\d\\n.;:]{1,40}?[ ,(](?:no\\.?|number|nr\\.?|#)|(?:${NUMBER})? (?:at|with) [^\\d\\n.;:,]{2,30}?,?)`,
    value: ACCOUNT_NUMBER,
    needs: ABOUT_BANKS,
  },
  {
    kind: 'bank_account',
    label: oneOf(
      `(?:account|acct\\.?|a\\/c|acc\\.?|konto|cuenta|compte|checking|chequing|savings)${NUMBER}?,ach,dda`,
    ),
    value: ACCOUNT_NUMBER,
    needs: ABOUT_BANKS,
  },
  { kind: 'name', label: oneOf(`${LABELED_PERSON},${WHO}`), value: FULL_NAME, needsColon: true },
  { kind: 'record_name', label: NAME_LABEL, value: FULL_NAME, needsColon: true },
  { kind: 'record_name', label: 'surname|family name|given(?: names?)?', value: NAME_WORD },
]
