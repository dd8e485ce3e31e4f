// Pay, financial aid, and debts beside a person: amounts next to a word for pay.

import type { AboutWhom } from './about-whom.ts'
import { sentenceAboutPerson } from './facts.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { type Reading, textAround } from './read-text.ts'
import { spanOfMatch, withoutOverlaps } from './spans.ts'
import { wordsOf } from './words.ts'

const NUMBER = String.raw`\d(?:[\d,.]{0,12}\d)?`
const PER = String.raw`(?: ?(?:\/|per |an? |im |al |par )(?:hour|hr|h|week|month|mo|year|yr|semester|sem|Monat|mes|mois)\b)?`
const AMOUNTS: readonly RegExp[] = [
  String.raw`(?<![\p{L}\d])(?:US|CA|C|A)?[$€£₹₦] ?${NUMBER}k?\b`,
  String.raw`(?<![\p{L}\d])(?:Rs\.?|Ksh|EUR|USD|CHF|INR|R\$) ?${NUMBER}`,
  String.raw`(?<![\p{L}\d.,])${NUMBER} ?(?:€|£|dollars|euros?|EUR|USD|pounds|rupees)`,
].map((amount) => new RegExp(amount + PER, 'giu'))

/** Words that make an amount someone's pay, aid, or debt. */
const PAY =
  wordsOf(`salary,salaries,stipends?,wages?,payroll,pay,paid,paying,hired,paycheck,final check,earn(?:s|ed|ing)?,makes?,income,bonus,raise,honorarium,hourly,base,gross
  scholarships?,fellowship,grants?,pell,aid,award(?:s|ed)?,loans?,ow(?:e|es|ed|ing),balance,debt,past due,offer(?:ed)?,per (?:hour|month|annum|year),merit,gehalt,verdient
  stipendium,beca,bourse,sueldo,salario,salaire`)
/** Amounts that are no one's: prices, gifts, and money for research. */
const NOT_PAY =
  wordsOf(`budget(?:ed)?,donat\\p{L}+,gifts?,endow\\p{L}+,pledged?,in memory of,invoice,vendor,costs?,prices?,priced,tickets?,textbooks?,rent,purchase[ds]?,bought
  registration fee,range,pay band,average,median,typical,minimum wage,NSF,NIH,DOE,R01,principal investigator,proposal,foundation,funded by,million,billion,equipment,supplies
  catering,suppose,catalog,fundrais\\p{L}+,raised,sponsor(?:s|ship)?,prize money,per credit,funding,position,apply by,honorari(?:um|a) (?:of|is),bill(?:ed)?
  club,treasurer,quoted?,chapter,cost center`)

const RATE = /(?:hour|hr|h|month|mo|year|yr|semester|sem)$/i

export function findPay(reading: Reading, about: AboutWhom): Match[] {
  const { text } = reading
  const amounts = AMOUNTS.flatMap((amount) => Array.from(text.matchAll(amount), spanOfMatch))
  const isPay = (span: Span) => {
    const sentence = sentenceAboutPerson(reading, span, about)
    if (!sentence || about.says(sentence, NOT_PAY)) return false
    if (about.says(sentence, PAY) || RATE.test(text.slice(span.start, span.end))) return true
    // A line of a list, below what it's about: "Adjunct pay".
    const around = textAround(reading, span.start)
    return (sentence.startsLine || about.isPrivate(sentence)) && PAY.test(around) && !NOT_PAY.test(around)
  }
  return withoutOverlaps(amounts)
    .filter(isPay)
    .map(({ start, end }) => ({ start, end, masked: HIDDEN }))
}
