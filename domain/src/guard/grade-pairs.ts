// Scores with a label of any wording, in what follows a name in a list: "Chloe Abrahams – NBT 74, APS 41".

import type { AboutWhom } from './about-whom.ts'
import type { Span } from './finding.ts'
import { isLarge } from './grade-tokens.ts'
import { gamesIn, numberOf } from './grade-words.ts'
import { type Reading, textAround } from './read-text.ts'
import { OTHER_NUMBERS } from './roster-lists.ts'
import { wordsOf } from './words.ts'

const LABEL = String.raw`(?<label>\p{L}[\p{L}.&'’/+-]{1,14}(?: \p{L}[\p{L}.&-]{1,14})?)`
const PAIR = new RegExp(
  String.raw`(?<=[\s,;(|/–—:-])${LABEL}(?: ?[:=] ?| )(?<value>\d{1,3}(?:[.,]\d{1,2})?%?)(?=\s{0,2}(?:[,;)|\n/]|\.?$|\.\s| [–—-] ))`,
  'gu',
)
/** What else stands before a number in a list of people. */
const OTHER_LABEL =
  wordsOf(`rooms?,rm,suite,apt,flat,unit,box,floor,ext,halls?,house,building,tower,block,table,seat,row,gate,bus,route,street,st,road,ave
  level,nos?,nr,number,ids?,locker,rank,place,heat,lane,jersey,size,weight,height,section,sec,group,team,lab,part,step,item,station,mon,tue,wed,thu,fri,sat,sun
  at,on,in,by,to,of,for,from,and,or,an?,the,is,was,has,age,aged,year,grade,class,week,day,page,chapter,credits?,hours,cr,born,tel,phone,cell,bp,hr,a1c
  jan(?:uary)?,feb(?:ruary)?,mar(?:ch)?,apr(?:il)?,may,june?,july?,aug(?:ust)?,sept?(?:ember)?,oct(?:ober)?,nov(?:ember)?,dec(?:ember)?`)

const ROOMS_FROM = 100

interface Line {
  start: number
  labels: string[]
  values: Span[]
}

/** Pairs in lines that start with a person, if the line has several or another line has the same label. */
export function gradesInPairs(reading: Reading, about: AboutWhom): Span[] {
  const { text } = reading
  const lines = new Map<number, Line>()
  for (const match of text.matchAll(PAIR)) {
    const { label = '', value = '' } = match.groups ?? {}
    const end = match.index + match[0].length
    const sentence = about.sentenceAt(end - 1)
    if (!sentence || !isLarge(value) || numberOf(value) > ROOMS_FROM || OTHER_LABEL.test(label)) continue
    const [first] = about.peopleOf(sentence)
    const isRow =
      first &&
      first.start - sentence.start < 8 &&
      /^["']?\s?[:,;(|–—-]/.test(text.slice(first.end, first.end + 3))
    if (!isRow || first.end > match.index || first.start < sentence.start) continue
    const line = lines.get(sentence.start) ?? { start: sentence.start, labels: [], values: [] }
    line.labels.push(label)
    line.values.push({ start: end - value.length, end })
    lines.set(sentence.start, line)
  }
  const isGame = gamesIn(text)
  const counts = new Map<string, number>()
  for (const label of [...lines.values()].flatMap(({ labels }) => labels))
    counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...lines.values()].flatMap(({ start, labels, values }) => {
    const isScore = values.length > 1 || labels.some((label) => (counts.get(label) ?? 0) > 1)
    const around = textAround(reading, start)
    return isScore && !OTHER_NUMBERS.test(around) && !isGame(around) ? values : []
  })
}
