// Which AI tools can connect to the library by signing in.
import { HOST_MAX } from '../limits.ts'

/** None, those whose host an admin named, or any. */
export const HOSTED_TOOL_RULES = ['off', 'named', 'any'] as const
export type HostedToolRule = (typeof HOSTED_TOOL_RULES)[number]

export const DEFAULT_TOOL_HOSTS = ['claude.ai', 'claude.com', 'chatgpt.com']

/** Says why a text isn't the host of a tool, or undefined. */
export function problemWithHost(host: string): string | undefined {
  const isHost = host.length <= HOST_MAX && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/.test(host)
  return isHost ? undefined : 'Name an AI tool by its host, such as claude.ai.'
}
