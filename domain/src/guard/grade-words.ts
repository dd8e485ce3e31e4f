// The words that announce a grade, and what a grade looks like, in several languages. Lists are separated by commas or line breaks.
import { oneOf, wordsOf } from './words.ts'

const LETTER = String.raw`[A-DF](?:[+\-−–](?![\w])|(?![+\-−–]))`
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,3})?`
const RESULTS = `(?:conditional |provisional )?pass(?:ed)?,probation,suspen(?:ded|sion),good(?: standing)?,warning,dismissed,withdrawal,fail(?:ed)?,incomplete,withdrawn,withdrew,excused,distinction,merit,(?:no )?pass,(?:no )?credit
  (?:high )?distinction,HD,honou?rs,first,third,(?:upper |lower )?second,pass with (?:minor |major )?(?:revisions|corrections),pass with (?:distinction|merit|honou?rs)
  resubmit,satisfactory,unsatisfactory,missing,(?:nicht )?bestanden,aprobado,suspenso,reprobado,notable,sobresaliente
  E,P,NP,W,WF,I,IP,S,U,CR,NC,NR,AU,INC`
const FORMS: readonly string[] = [
  LETTER,
  '[A-D]{2}',
  oneOf(RESULTS),
  String.raw`${NUMBER} ?(?:%|pts?\.?|points|分|点|점)?`,
  String.raw`${NUMBER} ?(?:\/|out of) ?\d{1,4}`,
  String.raw`(?:${NUMBER} ?%? ?)?\(?${LETTER}\)?`,
  String.raw`${LETTER} ?\(?${NUMBER} ?%?\)?`,
]
/** One grade, as it appears alone in a cell or a list. */
export const GRADE_FORM = `(?:${FORMS.join('|')})`
export const GRADE_VALUE = new RegExp(`^${GRADE_FORM}$`, 'i')

/** Work that is graded. */
export const WORK =
  oneOf(`mid-?terms?,finals?,exams?,quiz(?:zes)?,tests?,hw,homework,assignments?,labs?,projects?,essays?,papers?
  presentations?,participation,placement,practicum,portfolio,coursework,problem set,psets?,reports?,thesis,capstone,shelf,boards?,resits?
  SAT,ACT,GRE,LSAT,MCAT,GMAT,TOEFL,IELTS,parcial,examen,partiel,contrôle,klausur,prüfung,hausarbeit,esame,prova,vize,tentamen,eksamen`)
/** Words for a grade. */
export const GRADE =
  oneOf(`grades?,marks?,scores?,[a-z]{0,4}_?gpa,qpa,averages?,avg,results?,total,overall,cumulative,cum,percent(?:age)?
  points,letter,nota,calificación,puntaje,promedio,media,note,moyenne,endnote,punktzahl,voto,média,harf notu,ocena,betyg,poäng,cijfer,karakter`)
/** What one does to end up with a grade. */
export const GAINED =
  oneOf(`got,gets?,getting,gotten,receiv(?:es?|ed|ing),earn(?:s|ed|ing)?,scor(?:e|es|ed|ing),mak(?:es|ing),made
  averag(?:e|es|ed|ing),achieved,obtained,pull(?:s|ed|ing),post(?:ed|ing),managed,assigned,awarded,entered,recorded,sacó,obtuvo,obtenu,a[is]? eu,erhielt,bekam,tirou,aldı,fick`)
/** What can be between such a word and the grade. */
export const FILLER =
  oneOf(`only,just,barely,currently,now,still,about,around,roughly,exactly,nearly,almost,down,up,back,out,as,overall,leider
  him,her,them,me,you,us,an?,at,of,in,to,the,is,was,are,be,solid,low,high,final,mid,straight,all,mere,strong,weak,un,una,une,eine,nota,note
  es,ist,von,de,with,and`)

/** Words that show that a text is about grades. */
export const GRADE_CUE = new RegExp(
  `${
    wordsOf(`${WORK},${GRADE},${GAINED},students?,classmates,grad(?:ed|ebook|ing),transcript,class,course
  fail(?:s|ed|ing)?,pass(?:ed|ing)?,roster,rubric,semester,probation,retake,curved?,honou?r roll,honou?rs,applicants?,candidates?
  evaluations?,rat(?:ed|ings?),bestanden,noten[a-z]{0,12},notas`).source
  }|成绩|成績|考试|分数|점수|성적|시험|試験|テスト|экзамен|оценк`,
  'iu',
)

/** Points of games, which aren't grades unless a word for school is near. */
const GAME =
  wordsOf(`per game,beat,defeat(?:s|ed)?,debate team,olympics?,touchdowns?,season,tournament,league,match,basketball,football,soccer,baseball,tennis
  hockey,volleyball,playoffs?,game,rebounds,half-?time,overtime,innings,wickets?,overs,not out,cricket,chess,goals,bowling,golf,sprint,race,marathon,votes?,election`)
const SCHOOL = wordsOf(
  '[cq]?gpa,grades?,exams?,midterms?,quiz(?:zes)?,transcript,semesters?,class(?:es)?,courses?',
)
export const isGame = (text: string) => GAME.test(text) && !SCHOOL.test(text)

/** German and Spanish write 2,3. */
export const numberOf = (value: string) => Number(/^[\d.]*/.exec(value.replace(',', '.'))?.[0])
