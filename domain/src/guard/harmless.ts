// What only looks private: fields, web addresses, DOIs, dates, references, and what a text calls an example.
import type { Span } from './finding.ts'
import { joinSpans, spanOfMatch } from './spans.ts'
import { oneOf } from './words.ts'

/** Text with digits that can look like an ID, a phone number, or a card, and isn't one. */
const NUMBERS: readonly RegExp[] = [
  // {{fields}} of a prompt, and placeholders of other template languages.
  /\{\{[^{}\n]{0,200}\}\}/g,
  // Pages. Not mailto: and tel:, which hold an address or a number.
  /\b(?:https?|ftp|doi|arxiv|git|ssh):\/?\/?[^\s<>"'）]{1,2000}|\bwww\.[^\s<>"']{1,2000}/gi,
  // DOIs.
  /\b10\.\d{4,9}\/[^\s"<>]{1,200}/g,
  // Dates and times.
  /\b(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?/g,
]

const AUTHOR = String.raw`\p{Lu}[\p{L}'’ -]{1,40}(?:, \p{Lu}(?:\.|\p{Ll}{1,20}[ .,])|,? (?:\p{Lu}\.? ?){1,3}(?!\p{L}))`
const YEAR = String.raw`(?:19|20)\d\d[a-z]?`
const DATED = String.raw`(?:\(${YEAR}(?:, [^()\n]{3,12})?\)[.:, ]|${YEAR};|, ${YEAR}, pp?\. |\. ${YEAR}\.)`
/**
 * "Lee, D. K., & Weber, J. (2020). …", "Lee, Dana. … , 2020, pp. 4–9.", "Lee DK, Weber J. … 2020;69(4):311". The names and titles in a
 * list of references aren't about the people who are mentioned. Their numbers can be.
 */
const REFERENCE = new RegExp(
  String.raw`(?:^|: )[\s*•[\]\d.-]{0,8}${AUTHOR}[^\n]{0,300}?${DATED}[^\n]{0,600}`,
  'gmu',
)

const spansOf = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), spanOfMatch))

export function findHarmless(text: string): { harmless: Span[]; harmlessNumbers: Span[] } {
  const numbers = spansOf(text, NUMBERS)
  return {
    harmless: joinSpans([...numbers, ...spansOf(text, [REFERENCE])]),
    harmlessNumbers: joinSpans(numbers),
  }
}

const EXAMPLE_WORD =
  oneOf(`e\\.g,explain how,for example,for instance,examples?,sample,such as,format(?:ted)?(?: is| like)?,looks? like,dummy,fake,placeholder,mock
  test data,template,in the form,pattern,regex`)
/** What follows is an example. */
export const EXAMPLE = new RegExp(`\\b${EXAMPLE_WORD}\\b[^\\n?]{0,40}$`, 'i')

/** What has numbers of its own, and isn't a person. */
const THING =
  oneOf(`grant,award,agreement,manuscript,submission,preprint,abstract,orcid,doi,arxiv,pmc,isbn,issn,shelfmark,tender,rma,chg,inc,kb,study,survey,invoice
  purchase order,order,po,ticket,case,docket,accession,tracking,cat(?:alog(?:ue)?)?\\.?,barcode,serial,model,part,item,sku,version,build,release,room,rm
  course,section,crn,pmid,pmcid,nct,irb,protocol,patent,contract,project,fund,cost center,budget,policy,standard,requisition,request,incident,job
  position,vacancy,error,asset,equipment,license,permit,reference,ref,sample,specimen,batch,lot,genbank,cas,zip,ein,fein,duns,uei,nsf,nih,nasa,doe
  timestamp,epoch,seed,port,iso,rfc,routing,iban,imei,upc,ean,population`)
/** What has IDs, also beside people. */
const OTHER_THING =
  oneOf(`user,unit,ipeds,opeid?,ceeb,institution,organi[sz]ation,facility,location,provider,class,session,transaction,product,device,event,meeting,zoom
  record,message,thread,group,team,assignment,quiz,question,document,page,post,run,building,app,client,tenant,object,row,trace,gene,protein,taxon,sensor
  station,channel,video,issue,query,vat,steuer,apple,caller,task,node,process,host,cluster,customer,account,vendor,conf(?:irmation)?\\.?,phone,telephone
  mobile,cell,fax,tel,help ?desk,booking,credit,debit,konto,exhibit,bus,flight,train,quote,receipt,report`)
const ID = oneOf('number,num,no,nr,id,code,registry,award,grant')
const OTHER_NUMBER = new RegExp(`\\b${THING}(?:[ -]?${ID})?\\b\\.?(?: (?:is|was))?[:=#\\s]{0,3}$`, 'i')
const ID_OF_THING = new RegExp(`\\b(?:${THING}|${OTHER_THING})[ _-]?(?:id|number|num|no|#)[^\\n]{0,4}$`, 'i')

/** Whether the words before a number say that it's something other than personal data. */
export const isOtherNumber = (before: string) => OTHER_NUMBER.test(before)

/** Whether the words before an ID say that it's that of a thing: "user ID 4029917". */
export const isIdOfThing = (before: string) => ID_OF_THING.test(before)
