// Which AI tools can connect to the library by signing in.

/** None, those whose host an admin named, or any. */
export const HOSTED_TOOL_RULES = ['off', 'named', 'any'] as const
export type HostedToolRule = (typeof HOSTED_TOOL_RULES)[number]

export const HOSTED_TOOL_NAMES: Record<HostedToolRule, string> = {
  off: 'None',
  named: 'Only the tools named here',
  any: 'Any tool',
}

export const DEFAULT_TOOL_HOSTS = ['claude.ai', 'claude.com', 'chatgpt.com']
