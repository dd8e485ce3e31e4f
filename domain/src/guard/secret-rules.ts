// What keys and passwords look like: by their start, after a label, and in the places where commands and addresses have them.
import { oneOf, onlyOneOf } from './words.ts'

/** How the keys of OpenAI and Anthropic, AWS, Stripe, GitHub, GitLab, Google, Slack, and SendGrid start. */
const KNOWN_START =
  oneOf(`sk-,AKIA,ASIA,AIDA,AROA,[sr]k_(?:live|test)_,gh[pousr]_,github_pat_,gl(?:pat|rt|dt|cbt|ptt|ft|soat)-,AIza,ya29\\.,GOCSPX-,xox[abeoprs]-
  xapp-,SG\\.`)
/** Of Hugging Face, npm, PyPI, Groq, xAI, Perplexity, Notion, and others: less unusual, so that only long ones count. */
const OTHER_START =
  oneOf(`hf_,npm_,pypi-,gsk_,xai-,pplx-,r8_,ntn_,secret_,lin_api_,figd_,PMAK-,do[por]_v1_,dckr_pat_,dapi,shp(?:at|ca|pa|ss)_,dp\\.pt\\.,NRAK-,key-,glsa_
  sntrys_,hvs\\.,rubygems_,tvly-,nvapi-,lsv2_(?:pt|sk)_,fw_,whsec_,sbp_,ATATT3,ATCTT3,EAACEdEose0cBA,AGE-SECRET-KEY-1,SK`)
const RANDOM = '(?=[\\w.=-]{0,200}(?:\\d|[a-z][A-Z]))'
const WHOLE_KEY = '(?:[^-]|-(?!----)){0,8000}-----END [A-Z0-9 ]{3,40}-----'
const KEY_LINES = '(?:\\s{1,4}[A-Za-z0-9+/=\\\\]{20,100}){0,200}'

/** Keys that their issuers made recognizable. The group `start` says whose it is and nothing else. */
export const KNOWN_KEYS: readonly RegExp[] = [
  new RegExp(`(?<![\\w-])(?<start>${KNOWN_START})${RANDOM}[\\w.-]{11,400}\\w`, 'g'),
  new RegExp(`(?<![\\w-])(?<start>${OTHER_START})${RANDOM}[\\w.=-]{24,400}(?![\\w-])`, 'g'),
  // JSON Web Tokens
  /(?<![\w-])(?<start>eyJ)[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{8,1000}/g,
  // Private keys, whole or cut off
  new RegExp(
    `-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:${WHOLE_KEY}|${KEY_LINES})`,
    'g',
  ),
]

/** How much the surroundings say that a value is a secret: it's all of a line, or somewhere in a sentence. A key is random. */
export type SecretForm = 'key' | 'phrase' | 'line' | 'prose'

interface SecretRule {
  pattern: RegExp
  form: SecretForm
}

const KEY_NAME =
  oneOf(`api[ _-]?(?:key|token),access[ _-]?(?:key|token),(?:auth|bearer|refresh|session)[ _-]?token,secret[ _-]?(?:access[ _-]?)?key
  (?:client|app|webhook)[ _-]?secret,(?:private|account|shared[ _-]?access|encryption|license)[ _-]?key,secret,token,credentials?
  [a-z\\d]{2,20}_(?:key|token|secret|pat)`)
const PASSWORD =
  oneOf(`pass ?word,pas+w(?:or|ro)d,pass?owrd,pssword,pas+wrd,paswort,passwd,pass ?phrase,pass ?code,passwort,kennwort,contraseña,mot de passe
  wachtwoord,senha,пароль,密码,密碼,パスワード,비밀번호`)
/** "Pass" is also a verb, so it's a label only before a colon or an equals sign. */
const ANY_PASSWORD = `(?:${PASSWORD}|(?<!\\p{L})(?:pwd|pass|pw|p/w|psk)(?!\\p{L}))`
const QUOTE = '["\'`“‘「]'
const END_QUOTE = '["\'`”’」]'
/** "Password for the projector: ", "apiKey" => " */
const FOR = ' (?:for|to|of|on|in|at|de|del|para|du|pour|für|zum|des) [^\\n.:?!=]{1,50}?'
const ASSIGNED = `(?: \\([^()\\n]{1,30}\\)|${FOR}(?=["*_)\\]]{0,3} ?[=:：]))?["'\`*_)\\]]{0,3} ?(?:=>|:=|<-|->|[:=：→–—])[ \\t]{0,3}\\*{0,2}`

const SIGN_IN = oneOf('(?:log|sign)(?:s|ged|ging|ed|ing)?[ -]?(?:in|on),cred(?:ential)?s?,user ?name,Wi-?Fi')
const VALUE_END = '(?=["\'”’*`]{0,2}[.,;!?)]?(?:\\s|$))'

export const LABELED_SECRETS: readonly SecretRule[] = [
  // scheme://user:password@host
  {
    pattern: /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s:/@"'<>]{0,80}:(?<value>[^\s:/@"'<>]{3,120})@[\w.-]{1,120}/gi,
    form: 'line',
  },
  // Authorization: Bearer …, and ?sig=… in an address
  { pattern: /\b(?:Bearer|Basic|Token) (?<value>[\w+/.~-]{16,2000}={0,2})(?![\w-])/g, form: 'key' },
  // api_key = "…", "apiKey": "…", API key: …
  {
    pattern: new RegExp(
      `${KEY_NAME}(?:${ASSIGNED}| is | was )["'\`]?(?<value>[\\w+/.=~!@#$%^&*?-]{8,500})(?!\\()`,
      'giu',
    ),
    form: 'key',
  },
  // password = "…", the password is "…"
  {
    pattern: new RegExp(
      `(?:${ANY_PASSWORD}${ASSIGNED}|${PASSWORD}["'*_)\\]]{0,3}(?: is | was | ))${QUOTE}(?<value>[^"'\`”’」\\n]{4,80})${END_QUOTE}`,
      'giu',
    ),
    form: 'phrase',
  },
  // Password: … (one word, to the end of the line or a separator)
  {
    pattern: new RegExp(
      `${ANY_PASSWORD}${ASSIGNED}(?<value>[^\\s"'\`“‘「,;()<>{}]{4,80}?)\\*{0,2}(?=[.,;)]?(?:\\s|$)|[,;)"'])`,
      'giu',
    ),
    form: 'line',
  },
  // log in with jdoe / Secret1!
  {
    pattern: new RegExp(
      `\\b${SIGN_IN}\\b[^\\n.]{0,60}?(?<![\\w.@-])[\\w.@-]{2,40} ?/ ?(?<value>[^\\s"'\`,;()<>{}/]{6,60}?)${VALUE_END}`,
      'gi',
    ),
    form: 'prose',
  },
]

/** What is followed by a secret, with other words between. */
export const SECRET_LABEL = new RegExp(
  `${PASSWORD}|(?<!\\p{L})${oneOf(`pwd,pw,pass(?= (?:is|was) ),api[ -]?key,(?:access|secret|shared|pre-shared|recovery|network|wi-?fi|wpa[23]?|wep) (?:key|code|secret|token)
  token,psk,community string`)}(?!\\p{L})`,
  'giu',
)
const LINKS = [
  '^["*_)\\]]{0,3}\\s',
  `(?<!\\p{L})${oneOf('is,was,be,ist,lautet,es,est,now,still,to,as,set,reset')}:?\\s`,
  "[是为為は는은]\\s?|['’]s\\s|[:=→–—]\\s|\\s\\(",
]
/** How the secret is linked to it: "the password we gave her is …", "the old password (…) works". */
export const LINKED_SECRET = new RegExp(
  `(?:${LINKS.join('|')})${QUOTE}?(?<value>[^\\s"'\`“‘「,;()<>{}]{4,80}?)${VALUE_END}`,
  'gu',
)

const INSTRUCTION =
  oneOf(`return,raise,throw,pass,continue,break,print,await,async,const,let,var,function,lambda,yield,self,this,import,from,if,else,try,except,catch,hidden
  masked,secret,todo,tbd,none,null,undefined,true,false,required,optional,string,text,number,boolean,incorrect,correct,wrong,(?:in)?valid,expired,forgotten
  protected,encrypted,hashed,reset,empty,blank,missing,unknown,unset,never,always,not,case-?sensitive,minimum,maximum,at,least,must,should,include,contain
  strong,weak,secure,changed,needed,managed,stored,shared,below,above,attached,tomorrow,today,n\\/?a,token,key,api_?key,abc123,foo,bar,baz,sk-\\w{0,12}
  test,testing,postgres,mysql,root,admin,guest,default,letmein,example,changeit,demo,passwort`)
const STAND_IN =
  '(?:your|my|the|some|insert|enter|replace|add|put|paste|example|sample|placeholder|dummy|fake|redacted|change_?me)'
const VARIABLE = oneOf(`process\\.env,os\\.environ,os\\.getenv,import\\.meta,getpass,input,prompt,getenv
  (?:env|config|settings|self|this|args|request|req|params|secrets|vault|var|local|data|module)\\.`)
/** What replaces a secret, names where it's stored, or describes it. */
const PLACEHOLDERS: readonly RegExp[] = [
  onlyOneOf(INSTRUCTION),
  /^[<[{$%(?]|[>\]}]$|\{\{|\$\{|[xX]{4,}|\*{3,}|•{2,}|\.{3}|…|_{4,}|#{4,}|^(.)\1*$/u,
  new RegExp(
    `^${STAND_IN}(?:$|[\\s_.<:-])|(?:_|-|^)(?:here|placeholder|example|redacted)$|EXAMPLE(?:KEY)?$`,
    'i',
  ),
  new RegExp(`your[_-]?(?:api|key|token|password|secret)|key[_-]?(?:here|goes)|^${VARIABLE}`, 'i'),
  /^(?:[a-z]{2,5})?[-_]?(?:pass(?:word)?|passwd|secret|p@ssw0rd)[-_]?(?:\d{1,4}|here)?[!.]{0,2}$/i,
]

export const isPlaceholder = (value: string) => PLACEHOLDERS.some((pattern) => pattern.test(value))

/** Whether a value can be a secret, given its form. */
export function looksLikeSecret(value: string, form: SecretForm): boolean {
  // The text of a form, such as "Enter your password".
  if (form === 'phrase')
    return !/^(?:enter|type|choose|forgot|show|confirm|new|current|old|your|please)\b/i.test(value)
  // A constant: PASSWORD_MESSAGE. A mention, an issue, or a byte: @user, #4868, 0x02.
  if (/^[A-Z]+(?:_[A-Z]+)+$|^(?:[@#]|0x|https?:)/.test(value)) return false
  const hasDigit = /\d/.test(value)
  const hasLetter = /\p{L}/u.test(value)
  // Names of variables have no digits mixed in, or are words joined by dots.
  if (form === 'key')
    return hasDigit && hasLetter && !/^[a-z_]+(?:\.[a-z_]+)+\d?$|^[a-z]+[_-]?\d{1,2}$/i.test(value)
  if (form === 'prose')
    return hasDigit ? hasLetter || /^\d{6,8}$/.test(value) : hasLetter && /[!#$%^&*]/.test(value.slice(1))
  return (
    /\d|[^\p{L}._/-]|\p{Ll}\p{Lu}/u.test(value) ||
    (value.length >= 6 && /^\p{L}+(?:[-_.]\p{L}+)*$/u.test(value))
  )
}
