// The AI tools that prompts can be opened in by default, when a prompt is too long for a tool's address and is copied
// instead, and which addresses admins can't add.
import { TARGET_CHARACTERS_MAX } from '../limits.ts'
import { parseUrl } from '../text/parse-url.ts'

/** Where a filled-in prompt can be opened. */
export interface Target {
  /** Names its row in the table of data. It stays when the tool is renamed. */
  id: string
  name: string
  /** `{prompt}` is where the text goes. Without it, the text is copied and the address opened. */
  url: string
  /** How long the whole address can get before the site refuses it. */
  limit: number
  /** The site sends the prompt without waiting for the user. */
  sends_immediately: boolean
  enabled: boolean
}

export const PROMPT_PLACE = '{prompt}'

const target = (id: string, name: string, url: string, more: Partial<Target> = {}): Target => ({
  id,
  name,
  url,
  limit: TARGET_CHARACTERS_MAX,
  sends_immediately: false,
  enabled: true,
  ...more,
})

export const DEFAULT_TARGETS: Target[] = [
  target('chatgpt', 'ChatGPT', 'https://chatgpt.com/?q={prompt}', { sends_immediately: true }),
  target('claude', 'Claude', 'https://claude.ai/new?q={prompt}'),
  target('gemini', 'Gemini', 'https://gemini.google.com/app'),
  target('microsoft-copilot', 'Microsoft Copilot', 'https://copilot.microsoft.com/'),
  target('perplexity', 'Perplexity', 'https://www.perplexity.ai/search?q={prompt}', {
    sends_immediately: true,
  }),
  target('github-copilot', 'GitHub Copilot', 'https://github.com/copilot?prompt={prompt}'),
  target('mistral', 'Mistral', 'https://chat.mistral.ai/chat?q={prompt}', { sends_immediately: true }),
]

/** The address that opens a prompt at a target; undefined when it must be copied first. */
export function targetAddress(
  { url, limit }: Pick<Target, 'url' | 'limit'>,
  text: string,
): string | undefined {
  if (!url.includes(PROMPT_PLACE)) return undefined
  // A lone surrogate can't be encoded, and `replaceAll` would read `$&` in a string.
  const address = url.replaceAll(PROMPT_PLACE, () => encodeURIComponent(text.toWellFormed()))
  return address.length <= Math.min(limit, TARGET_CHARACTERS_MAX) ? address : undefined
}

/** The address of a target without a prompt. */
export function siteOf({ url }: Pick<Target, 'url'>): string {
  if (!url.includes(PROMPT_PLACE)) return url
  const { origin, pathname } = new URL(url.replaceAll(PROMPT_PLACE, ''))
  return origin + pathname
}

/** Why an address can't be a target, as a sentence; undefined when it can. `site` is the library’s own address. */
export function targetProblem({ name, url }: Pick<Target, 'name' | 'url'>, site: string): string | undefined {
  const whole = parseUrl(url.replaceAll(PROMPT_PLACE, 'x'))
  const start = parseUrl(url.split(PROMPT_PLACE, 1)[0] ?? '')
  if (!whole) return `Enter a full web address for ${name}, such as https://chat.example.edu.`
  if (whole.username !== '' || whole.password !== '')
    return `The address of ${name} can’t contain a username or password.`
  if (url.includes(`{${PROMPT_PLACE}}`))
    return `In the address of ${name}, write {prompt} with single braces.`
  // `https://{prompt}.example.com` would let the prompt choose the site.
  if (whole.origin !== start?.origin)
    return `In the address of ${name}, {prompt} must come after the site’s name.`
  if (whole.protocol === 'https:') return undefined
  if (whole.protocol === 'http:' && isNearby(whole.hostname, new URL(site).hostname)) return undefined
  return `The address of ${name} must start with https://.`
}

/** Plain HTTP is fine on this machine and on hosts of the campus. */
function isNearby(host: string, siteHost: string): boolean {
  if (/^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)) return true
  if (host === siteHost) return true
  const labels = siteHost.split('.')
  const isAddress = siteHost.startsWith('[') || /^[\d.]+$/.test(siteHost)
  if (isAddress || labels.length < 3) return !isAddress && labels.length > 1 && host.endsWith(`.${siteHost}`)
  const parent = labels.slice(1).join('.')
  return host === parent || host.endsWith(`.${parent}`)
}
