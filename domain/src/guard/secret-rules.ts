// What keys and tokens of each service look like (OpenAI, AWS, GitHub, Google, and others), and what a placeholder for one
// looks like.

/** Keys that their issuers made recognizable. The group `start` says whose it is and nothing else. */
export const KNOWN_KEYS: readonly RegExp[] = [
  // OpenAI, Anthropic, OpenRouter, DeepSeek
  /(?<![\w-])(?<start>sk-)(?=[\w-]{0,200}\d)(?:proj-|ant-|or-v1-|svcacct-|admin-)?[A-Za-z0-9_-]{16,220}(?![\w-])/g,
  // AWS
  /(?<![A-Za-z0-9])(?<start>AKIA|ASIA|AIDA|AROA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  // Stripe, GitHub, GitLab, Google, Slack, SendGrid
  /(?<!\w)(?<start>[sr]k_(?:live|test)_|gh[pousr]_|github_pat_|gl(?:pat|rt|dt|cbt|ptt|ft|soat)-|AIza|ya29\.|GOCSPX-|xox[abeoprs]-|xapp-|SG\.)[\w.-]{11,400}\w/g,
  // Others with a start that's less unusual: Hugging Face, npm, PyPI, Groq, xAI, Perplexity, Replicate, Notion, Linear, Figma,
  // Postman, DigitalOcean, Docker, Databricks, Shopify, Doppler, New Relic, Mailgun, Grafana, Sentry, Vault, LangSmith
  /(?<![\w-])(?<start>hf_|npm_|pypi-|gsk_|xai-|pplx-|r8_|ntn_|secret_|lin_api_|figd_|PMAK-|do[por]_v1_|dckr_pat_|dapi|shp(?:at|ca|pa|ss)_|dp\.pt\.|NRAK-|key-|glsa_|sntrys_|hvs\.|rubygems_|tvly-|nvapi-|lsv2_(?:pt|sk)_|fw_|whsec_|sbp_|ATATT3|ATCTT3|EAACEdEose0cBA|AGE-SECRET-KEY-1|SK)(?=[\w.=-]{0,200}(?:\d|[a-z][A-Z]))(?=[\w.=-]{0,200}[A-Za-z])[\w.=-]{24,400}(?![\w-])/g,
  // Webhooks of Slack and Discord
  /(?<start>hooks\.slack\.com\/services|discord(?:app)?\.com\/api\/webhooks)\/[\w/-]{40,150}/g,
  // Discord, Telegram, Canvas, Airtable
  /(?<!\w)(?:[MNO][A-Za-z\d_-]{23,25}\.[\w-]{6}\.[\w-]{27,40}|\d{8,10}:[A-Za-z0-9_-]{35}|\d{1,6}~[A-Za-z0-9]{40,80}|pat[A-Za-z0-9]{14}\.[0-9a-f]{64})(?![\w-])/g,
  // JSON Web Tokens
  /(?<![\w-])(?<start>eyJ)[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{8,1000}/g,
  // Private keys, whole or cut off
  /-----BEGIN (?:[A-Z0-9]{2,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:(?:[^-]|-(?!----)){0,8000}-----END [A-Z0-9 ]{3,40}-----|(?:\s{1,4}[A-Za-z0-9+/=\\]{20,100}){0,200})/g,
]

type SecretKind = 'assigned' | 'quoted' | 'line' | 'prose' | 'mixed' | 'linked'

interface LabeledSecret {
  pattern: RegExp
  /** How much the surroundings say that the value is a secret. */
  kind: SecretKind
}

const KEY_NAME = `(?:api[ _-]?key|api[ _-]?token|access[ _-]?key|access[ _-]?token|auth[ _-]?token|secret[ _-]?(?:access[ _-]?)?key|client[ _-]?secret|app[ _-]?secret|private[ _-]?key|account[ _-]?key|shared[ _-]?access[ _-]?key|bearer[ _-]?token|refresh[ _-]?token|session[ _-]?token|webhook[ _-]?secret|encryption[ _-]?key|license[ _-]?key|secret|token|apikey|credentials?)`
const PASSWORD = `(?:pass ?word|pas+w(?:or|ro)d|pass?owrd|pssword|pas+wrd|paswort|passwd|pass ?phrase|pass ?code|passwort|kennwort|contraseña|mot de passe|wachtwoord|senha|пароль|密码|密碼|パスワード|비밀번호)`
/** "Pass" is also a verb, so it's a label only before a colon or an equals sign. */
const ANY_PASSWORD = String.raw`(?:${PASSWORD}|(?<!\p{L})(?:pwd|pass|pw|p\/w|psk)(?!\p{L}))`

export const LABELED_SECRETS: readonly LabeledSecret[] = [
  // scheme://user:password@host
  {
    pattern: /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s:/@"'<>]{0,80}:(?<value>[^\s:/@"'<>]{3,120})@[\w.-]{1,120}/gi,
    kind: 'line',
  },
  // Authorization: Bearer …, and ?sig=… in an address
  {
    pattern:
      /\b(?:Bearer|Basic|Token) (?<value>[A-Za-z0-9+/_.~-]{16,2000}={0,2})(?![\w-])|[?&;](?<!badge\.svg.)(?:key|sig|signature|auth)=(?<value>[\w%.~+/-]{12,500})/g,
    kind: 'assigned',
  },
  // curl -u user:password
  { pattern: /(?<=\s)(?:-u|--user)[ =]["']?[\w.@-]{1,60}:(?!\/\/)(?<value>[^\s"']{4,80})/g, kind: 'line' },
  // Commands and configuration of systems, which write the secret without a sign between.
  {
    pattern:
      /\b(?:(?:enable|username [\w.-]{1,30}(?: privilege \d{1,2})?) (?:secret|password)(?: \d)?|snmp-server community|(?:radius|tacacs)(?:-server)?(?: host \S{1,40})? key(?: \d)?|net user \S{1,30}) (?<value>[^\s"']{4,80}?)(?=[.,;]?(?:\s|$))/gi,
    kind: 'line',
  },
  {
    pattern:
      /\bsqlplus (?:-\w )?["']?\w{1,30}\/(?<value>[^\s"'@]{4,60})@|\becho ["']?[\w.-]{1,30}:(?<value>[^\s"'|]{4,60})["']? ?\| ?(?:sudo )?chpasswd|^[\w.*-]{1,60}:(?:\d{4,5}|\*):[\w*-]{1,30}:[\w.-]{1,30}:(?<value>[^\s:]{4,60})$/gim,
    kind: 'line',
  },
  // <password>…</password>, <input name="password" value="…">
  {
    pattern:
      /<(?:\w{1,20}[:_-])?(?:password|passwd|pwd|secret|api[_-]?key)>(?<value>[^<>\s]{4,80})<\/|\b(?:name|key|id|type)=["'][\w.-]{0,30}(?:password|passwd|pwd)["'][^<>\n]{0,60}? value=["'](?<value>[^"'\n]{4,80})["']/gi,
    kind: 'line',
  },
  // CENSUS_KEY = "…"
  {
    pattern:
      /\b[A-Z][A-Z\d_]{1,30}_(?:KEY|TOKEN|SECRET|PAT)["']?\s?(?:=|:|,)\s?["']?(?<value>[\w+/=-]{16,200})(?![\w(.])/g,
    kind: 'assigned',
  },
  // "Secret1!" is the password
  {
    pattern: new RegExp(
      String.raw`(?<![^\s"'“‘])(?<value>[^\s"'\x60“‘,;()<>{}]{6,60})["'”’]? (?:is|was|as) (?:the|my|our|his|her|their|your) (?:[\p{L}-]{1,15} ){0,2}(?:${PASSWORD}|pw)(?!\p{L})`,
      'giu',
    ),
    kind: 'linked',
  },
  // mysql -pSecret, sshpass -p secret
  {
    pattern:
      /\b(?:(?:mysql|mysqldump|mariadb)\b[^\n]{0,80}? -p|sshpass -p ?["']?)(?<value>[^\s"'-][^\s"']{3,60})/gi,
    kind: 'line',
  },
  // api_key = "…", "apiKey": "…", API key: …
  {
    pattern: new RegExp(
      String.raw`${KEY_NAME}(?: \([^()\n]{1,30}\)| (?:for|to|of|on|in) [^\n.:?!=]{1,40}?(?=[:=]))?["'\x60*_)\]]{0,3}(?: ?(?:=>|:=|<-|[:=：])[ \t]?| is | was )\*{0,2}(?<quote>["'\x60]?)(?<value>[A-Za-z0-9+/_.=~!@#$%^&*?-]{8,500})(?!\()`,
      'giu',
    ),
    kind: 'assigned',
  },
  // "key": "…" in a record, if the value is long and random
  {
    pattern:
      /["'](?:key|secret|token|auth|credential)["']\s{0,3}:\s{0,3}["'](?=[^"']{0,60}\d)(?<value>[A-Za-z0-9+/_=-]{20,200})["']/gi,
    kind: 'assigned',
  },
  // app_password=abcd efgh ijkl mnop, as Google writes them
  {
    pattern: /pass(?:word)?["']?(?: is|:| ?=) ?["']?(?<value>[a-z]{4}(?: [a-z]{4}){3})(?![ \w])/gi,
    kind: 'quoted',
  },
  // password = "…"
  {
    pattern: new RegExp(
      String.raw`(?:${ANY_PASSWORD}["'\x60*_)\]]{0,3} ?(?:=>|:=|<-|[:=：])[ \t]?|${PASSWORD}["'*_)\]]{0,3}(?: is | was | ))(?<quote>["'\x60“‘「])(?<value>[^"'\x60”’」\n]{4,80})["'\x60”’」]`,
      'giu',
    ),
    kind: 'quoted',
  },
  // Password: … (one word, to the end of the line or a separator)
  {
    pattern: new RegExp(
      String.raw`${ANY_PASSWORD}(?: \([^()\n]{1,30}\)| (?:for|to|of|on|in|at|de|del|para|du|pour|für|zum|des) [^\n.:?!]{1,50}?)?["*_)\]]{0,3} ?(?:=|[:：]|->|→|–|—)[ \t]{0,3}\*{0,2}(?<value>[^\s"'\x60“‘「,;()<>{}]{4,80}?)\*{0,2}(?=[.,;)]?(?:\s|$)|[,;)"'])`,
      'giu',
    ),
    kind: 'line',
  },
  // SSID: lab, key: …
  {
    pattern:
      /\b(?:SSID|Wi-?Fi|WPA[23]?)\b[^\n]{0,60}?\b(?:key|pass|code)(?: is| to|:|=) ?["']?(?<value>[^\s"',;()<>{}]{6,63})/gi,
    kind: 'line',
  },
  // log in with jdoe / Secret1!
  {
    pattern:
      /\b(?:log(?:s|ged|ging)?[ -]?(?:in|on)(?:to)?|sign(?:s|ed|ing)?[ -]?in|cred(?:ential)?s?|user ?name|Wi-?Fi|SSID)\b[^\n.]{0,60}?(?<![\w.@-])[\w.@-]{2,40} ?\/ ?(?<value>[^\s"'`,;()<>{}/]{6,60}?)(?=[.,;)]?(?:\s|$))/gi,
    kind: 'prose',
  },
  // login: labadmin, Secret1! and: ssh to the scope box is labadmin / Secret1!
  {
    pattern:
      /\b(?:(?:log(?:s|ged|ging)?|sign(?:s|ed|ing)?)[ -]?(?:in|on)(?:to)?|cred(?:ential)?s?|user ?name|ssh|vpn|rdp|sftp|account|portal|server|box)\b[^\n.]{0,60}? [\w.@\\-]{2,40}(?:(?:,| \||,? (?:with|and|using|then)) | ?\/ ?)(?<value>[^\s"'`,;()<>{}/]{6,60}?)(?=[.,;)]?(?:\s|$))/gi,
    kind: 'mixed',
  },
  // requests.get(url, auth=("kim", "Secret1!"))
  // and smtp.login("kim", "Secret1!")
  {
    pattern:
      /(?:\bauth=|\.(?:login|authenticate|sign_?in|connect))\(["'][^"'\n]{1,60}["'], ?["'](?<value>[^"'\n]{4,80})["']\)/gi,
    kind: 'prose',
  },
]

/** What is followed by a secret, with other words between. */
export const SECRET_LABEL = new RegExp(
  String.raw`${PASSWORD}|(?<!\p{L})(?:pwd|pw|pass(?= (?:is|was) |(?<=\buser(?:name)?:? \S{2,20}(?: and|,)? pass))|api[ -]?key|(?:access|secret|shared|pre-shared|recovery|network|wi-?fi|wpa[23]?|wep|license) (?:key|code|secret|token)|token|psk|community string)(?!\p{L})`,
  'giu',
)
/** What is too, where the text is about passwords: "I reset it to …", "the temp is …". */
export const WEAK_LABEL =
  /(?<!\p{L})(?:(?:re)?set|changed?|updated?) (?:it|this|that|mine|his|hers|theirs)(?= (?:back )?to )|(?<!\p{L})(?:temp|old|new)(?: one)?(?= (?:is|was) |: )/giu
export const ABOUT_PASSWORDS = /\b(?:pass ?words?|passcodes?|pwd?s?|log ?in|sign ?in|net ?id|locked out)\b/i
/** How the secret is linked to it: "the password we gave her is …", "the old password (…) works". */
export const LINKED_SECRET =
  /(?:^["*_)\]]{0,3}\s|(?<!\p{L})(?:is|was|be|ist|lautet|es|est|now|still|to|as|set|reset):?\s|(?:是|为|為|は|는|은)\s?|['’]s\s|[:=→–—]\s|\s\(|->|\s-\s)\s?["'“‘*`]{0,2}(?<value>[^\s"'`“‘「,;()<>{}]{4,80}?)(?=["'”’*`]{0,2}[.,;!?)]?(?:\s|$))/gu

/** Values that replace a secret, name where it's stored, or describe it. */
export const PLACEHOLDER =
  /^[<[{$%(?]|[>\]}]$|\{\{|\$\{|x{4,}|X{4,}|\*{3,}|•{2,}|\.{3}|…|_{4,}|#{4,}|^(?:your|my|the|some|insert|enter|replace|add|put|paste|example|sample|placeholder|dummy|fake|redacted|change_?me)(?:$|[\s_.<:-])|^(?:return|raise|throw|pass|continue|break|print|await|async|const|let|var|function|lambda|yield|self|this|import|from|if|else|try|except|catch|hidden|masked|secret|todo|tbd|none|null|undefined|true|false|required|optional|string|text|number|boolean|incorrect|correct|wrong|invalid|valid|expired|forgotten|protected|encrypted|hashed|reset|empty|blank|missing|unknown|unset|never|always|not|case-?sensitive|minimum|maximum|at|least|must|should|include|contain|strong|weak|secure|changed|needed|managed|stored|shared|below|above|attached|tomorrow|today)$|(?:_|-|^)(?:here|placeholder|example|redacted)$|EXAMPLE(?:KEY)?$|your[_-]?(?:api|key|token|password|secret|openai|access)|(?:api|secret|access)[_-]?key[_-]?(?:here|goes)|^(?:process\.env|os\.environ|os\.getenv|env\.|config\.|settings\.|import\.meta|self\.|this\.|args\.|request\.|req\.|params\.|secrets\.|vault\.|var\.|local\.|data\.|module\.|getpass|input|prompt|getenv)|^(?:n\/?a|p@ssw0rd_?here|password|passwort|pass(?:word)?|token|key|api_?key|abc123|foo|bar|baz|sk-\w{0,12}|test|testing|postgres|mysql|root|admin|guest|default|letmein|example|changeit|demo)$|^(?:some|my|your|test|demo|user|new|old|the|super|db)?[-_]?(?:pass(?:word)?|passwd|secret)[-_]?(?:\d{1,4})?[!.]{0,2}$/i

/** Whether a value can be a secret, given how it's labeled. */
export function looksLikeSecret(value: string, kind: SecretKind): boolean {
  const hasDigit = /\d/.test(value)
  const hasLetter = /\p{L}/u.test(value)
  if (kind === 'quoted')
    return !/^(?:(?:enter|type|choose|forgot|show|confirm|new|current|old|your|please)\b|\S*\s.*\b(?:password|required|incorrect|invalid|match)\b)/is.test(
      value,
    )
  // A constant: PASSWORD_MESSAGE.
  if (/^[A-Z]+(?:_[A-Z]+)+$/.test(value)) return false
  if (kind === 'assigned') {
    // Names of variables and calls have no digits mixed in, or are words joined by dots.
    if (!hasDigit || !hasLetter) return false
    return !/^[a-z_]+(?:\.[a-z_]+)+\d?$/i.test(value) && !/^[A-Za-z]+[_-]?\d{1,2}$/.test(value)
  }
  const hasSymbol = /[^\p{L}\d._/-]/u.test(value)
  if (kind === 'mixed') return hasDigit && hasLetter && /[!#$%^&*?+=~]/.test(value)
  // Not a mention, an issue, a byte, or the name of a property: @user, #4868, 0x02, errors.password.
  if (kind === 'linked')
    return hasDigit
      ? (hasLetter || /^\d{6,8}$/.test(value)) && !/^(?:[@#]|0x|https?:)/.test(value)
      : hasLetter && /[!#$%^&*]/.test(value) && !/^[@#$]/.test(value)
  const changesCase = /\p{Ll}\p{Lu}/u.test(value)
  if (kind === 'prose')
    return (
      (hasDigit && (hasLetter || value.length >= 6)) ||
      (hasSymbol && /[^\p{L}:?!’'-]/u.test(value)) ||
      changesCase
    )
  return (
    hasDigit || hasSymbol || changesCase || (value.length >= 6 && /^\p{L}+(?:[-_.]\p{L}+)*$/u.test(value))
  )
}
