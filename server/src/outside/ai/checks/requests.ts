// Whether a text tells an assistant what to do.

/** Verbs that tell an assistant what to do, as patterns. */
export const VERBS =
  `add adapt address advise aim analy[sz]e answer apply argue arrange ask assess assign assume avoid base be begin brainstorm
  break build calculate categori[sz]e change check choose cite clarify classify close code collect comment compare compile complete compose compute
  conclude conduct connect consider construct contrast convert correct count cover craft create critique debug define demonstrate derive describe
  design determine develop diagnose differentiate discuss do don['’]?t draft draw edit emphasi[sz]e end ensure estimate evaluate examine exclude expand
  explain explore express extract fill find finish fix flag focus follow format formulate generate give group guide help highlight identify
  illustrate imagine implement improve include indicate integrate interpret introduce invent investigate justify keep label leave let limit link list look
  make mark match measure mention name never note number offer omit open optimi[sz]e order organi[sz]e outline paraphrase perform pick place plan
  point polish predict prefer prepare present prioriti[sz]e produce proofread propose prove provide put quiz quote rank rate read recommend refactor refer
  reflect remove rephrase replace reply report research respond restrict return review revise rewrite role-?play run say search select separate set share
  show simplify simulate sketch skip solve sort sound speak specify split start state stay stick stop structure study suggest summari[sz]e support
  tailor take talk teach tell test think trace train transcribe translate treat try turn update use verify wait walk weigh work write`.split(
    /\s+/,
  )

const VERB = VERBS.join('|')

/** A verb at the start of a line or sentence. Elsewhere it can be part of a statement: "plants use light to make sugar". */
const COMMAND = new RegExp(
  `(?:^|[.!:;–—]["”’)]?[^\\S\\n])[^\\S\\n]{0,8}(?:(?:[-*•>#]{1,6}|\\d{1,3}[.)])[^\\S\\n]{1,3})?(?:\\*\\*)?(?:as an? [^,\\n]{2,80}, |(?:now|then|first|next|also|finally|please|pls|afterwards?|otherwise|instead|(?:for|in|at|after|before|if|when|below|under|with|within|on|where|while|using) [^,\\n]{2,80}),? )?(?:please |also |always |only |briefly |then |just )?(?:${VERB})\\b`,
  'im',
)

const TO_READER =
  /\b(?:you(?:['’]re| are| will|['’]ll| should| must| act| play)|your (?:task|job|role|goal|answer|response|output|points|reasoning|reply|explanation)|act as|imagine|please|let['’]s|(?:i|we)(?:['’]d)? (?:need|want|would like|like)|can you|could you|(?:must|should|has to|have to|needs? to) \p{L}{2,30}|help me)\b/iu

/** The same in other languages, for the most common verbs. */
const OTHER_COMMAND =
  /(?:^|[.!:;]\s{1,3})(?:[-*•] |\d{1,3}[.)] )?(?:por favor,? |bitte |s['’]il (?:te|vous) pla[iî]t,? |per favore,? |ahora |luego |ensuite,? |dann )?(?:escrib[ae]|redact[ae]|explica|explícame|explique|resum[ae]|ha[zg]|cre[ae]|dame|da|prepar[ae]|prop[oó]n|corrig[ea]|traduc[ea]|compar[ae]|analiza|enumera|describ[ae]|us[ae]|incluy[ea]|menciona|actúa|eres|ayúdame|necesito|quiero|genera|elabora|diseña|revisa|indica|señala|écri[st]|écrivez|rédigez?|expliquez?|résumez?|fais|faites|créez?|donnez?|proposez?|corrigez?|tradui[st]|traduisez|comparez?|analysez?|décri[st]|décrivez|utilisez?|tu es|vous êtes|aide|aidez|préparez?|listez?|imaginez?|schreib(?:e|en)?|erkläre?|erklären|fasse?|erstelle?n?|gib|geben|nenne?n?|korrigiere?n?|übersetze?n?|vergleiche?n?|beschreibe?n?|du bist|sie sind|hilf|verwende?n?|analysiere?n?|formuliere?n?|entw[ei]rf|plane?n?|mache?n?|scrivi|spiega|riassumi|fammi|prepara|traduci|correggi|confronta|descrivi|elenca|sei|escreva|explique|resuma|faça|crie|dê|prepare|traduza|corrija|compare|descreva|liste)(?!\p{L})/imu

/** Whether a text asks or tells the reader anything, in any of its sentences. */
export function asks(text: string): boolean {
  return /[?？]/.test(text) || isRequest(text)
}

export function isRequest(text: string): boolean {
  return TO_READER.test(text) || COMMAND.test(text)
}

export function asksInOtherLanguage(text: string): boolean {
  return /[?？]/.test(text) || OTHER_COMMAND.test(text)
}

/** Whether a text in one of these languages starts like a statement or a poem. */
export function opensWithStatement(text: string): boolean {
  return OPENING.test(text)
}

const OPENING =
  /^\P{L}{0,4}(?:el|la|los|las|lo|una?|unos|unas|le|les|l['’]\p{L}+|une|der|die|das|ein|eine|il|gli|i|uno|o|os|as|um|uma|en|im|in|se|es|il y a|am|auf)(?!\p{L})/iu
