// What people paste into each AI tool to connect it. docs/mcp.md has the same lines.
import { MCP_PATH } from '@prompt-library/contract/mcp'

interface Connection {
  /** The address with a collection, if one was chosen. */
  url: string
  key: string
}

interface AiTool {
  name: string
  /** What to do with the lines. */
  where: string
  lines: (connection: Connection) => string
}

export function mcpUrl(origin: string, collection: string): string {
  const search = collection === '' ? '' : `?${new URLSearchParams({ collection })}`
  return `${origin}${MCP_PATH}${search}`
}

const NAME = 'prompt-library'

/** As their documentation says. docs/mcp.md has the same lines. */
export const AI_TOOLS: readonly [AiTool, ...AiTool[]] = [
  {
    name: 'Claude Code',
    where: 'Run this command in a terminal.',
    lines: ({ url, key }) =>
      `claude mcp add --transport http ${NAME} "${url}" --header "Authorization: Bearer ${key}"`,
  },
  {
    name: 'VS Code',
    where: 'Run the command “MCP: Open User Configuration” and add this. VS Code asks for the key.',
    lines: ({ url }) =>
      json({
        inputs: [{ type: 'promptString', id: `${NAME}-key`, description: 'API key', password: true }],
        servers: {
          [NAME]: { type: 'http', url, headers: { Authorization: `Bearer \${input:${NAME}-key}` } },
        },
      }),
  },
  {
    name: 'Cursor',
    where: 'Add this to the file ~/.cursor/mcp.json.',
    lines: ({ url, key }) =>
      json({ mcpServers: { [NAME]: { url, headers: { Authorization: `Bearer ${key}` } } } }),
  },
  {
    name: 'LibreChat',
    where: 'For the person who runs LibreChat: add this to librechat.yaml. Each user enters their own key.',
    lines: ({ url }) => `mcpServers:
  ${NAME}:
    type: streamable-http
    url: ${url}
    headers:
      Authorization: 'Bearer {{PROMPT_LIBRARY_KEY}}'
    customUserVars:
      PROMPT_LIBRARY_KEY:
        title: API key
        description: Create one in the prompt library, under Connections.`,
  },
  {
    name: 'Open WebUI',
    where:
      'For the person who runs Open WebUI: go to Admin Settings → External Tools, add a server, and enter this. Everyone who uses it acts as you, so use a key that can only read.',
    lines: ({ url, key }) => `Type: MCP (Streamable HTTP)
URL: ${url}
Auth: Bearer
Key: ${key}`,
  },
]

function json(value: object): string {
  return JSON.stringify(value, null, 2)
}
