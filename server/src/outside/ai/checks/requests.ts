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

const TO_READER = new RegExp(
  String.raw`\b(?:you(?:['’]re| are| act| play)|(?:please|pls|you(?: will|['’]ll)) (?:be|get|see|receive|${VERB})\b|your (?:task|job|role|goal|answer|response|output|points|reasoning|reply|explanation)|act as|imagine|let['’]s|(?:i|we)(?:['’]d)? (?:need|want|would like|like)|can you|could you|(?<!\byou )(?:must|should|has to|have to|needs? to) \p{L}{2,30}|help me)\b`,
  'iu',
)

/** The same in other languages, for the most common verbs. */
const OTHER_COMMAND =
  /(?:^|[.!:;]\s{1,3})(?:[-*•] |\d{1,3}[.)] )?(?:por favor,? |bitte |s['’]il (?:te|vous) pla[iî]t,? |per favore,? |ahora |luego |ensuite,? |dann )?(?:escrib[ae]|redact[ae]|explica|explícame|explique|resum[ae]|ha[zg]|cre[ae]|dame|da|prepar[ae]|prop[oó]n|corrig[ea]|traduc[ea]|compar[ae]|analiza|enumera|describ[ae]|us[ae]|incluy[ea]|menciona|actúa|eres|ayúdame|necesito|quiero|genera|elabora|diseña|revisa|indica|señala|écri[st]|écrivez|rédigez?|expliquez?|résumez?|fais|faites|créez?|donnez?|proposez?|corrigez?|tradui[st]|traduisez|comparez?|analysez?|décri[st]|décrivez|utilisez?|tu es|vous êtes|aide|aidez|préparez?|listez?|imaginez?|schreib(?:e|en)?|erkläre?|erklären|fasse?|erstelle?n?|gib|geben|nenne?n?|korrigiere?n?|übersetze?n?|vergleiche?n?|beschreibe?n?|du bist|sie sind|hilf|verwende?n?|analysiere?n?|formuliere?n?|entw[ei]rf|plane?n?|mache?n?|scrivi|spiega|riassumi|fammi|prepara|traduci|correggi|confronta|descrivi|elenca|sei|escreva|explique|resuma|faça|crie|dê|prepare|traduza|corrija|compare|descreva|liste)(?!\p{L})/imu

const OTHER_SCRIPT =
  /请|帮我|要求|写|给我|列出|总结|解释|翻译|ください|下さい|ほしい|条件|해\s?줘|주세요|하세요|하시오|(?<!\p{L})(?:напиши|объясни|составь|сделай|помоги|опиши|переведи|подготовь|предложи|اكتب|اشرح|لخص|ترجم)/iu

/** Whether a text asks or tells the reader anything, in any of its sentences. */
export function asks(text: string): boolean {
  return isQuestion(text) || isRequest(text)
}

export function isQuestion(text: string): boolean {
  return /[?？]|^\P{L}{0,4}(?:what|how|why|who|which|when|where)\b/iu.test(text)
}

export function isRequest(text: string): boolean {
  return TO_READER.test(text) || COMMAND.test(text)
}

export function asksInOtherLanguage(text: string): boolean {
  return /[?？]/.test(text) || OTHER_COMMAND.test(text) || OTHER_SCRIPT.test(text)
}

/** Whether a text in another language says that something is something, or starts with an article like a poem. */
export function hasStatement(text: string): boolean {
  return STATEMENT.test(text)
}

const STATEMENT =
  /^\P{L}{0,4}(?:el|la|los|las|un[ao]?|le|les|une|der|die|das|eine?|il|gli|os|as|uma?)(?!\p{L})|(?<!\p{L})(?:es|son|fue|era|est|sont|était|ist|sind|war|è|sono|é|são|foi|это|является)(?!\p{L})|是|です|である|입니다/iu
