import { MCP_PATH } from '@prompt-library/contract/mcp'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { collectionsPageQuery } from '../../entities/collection/api.ts'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'

const PLACEHOLDER = 'YOUR_KEY'
const COPY_TEXTS = { copied: 'Copied.', failed: 'We couldn’t copy this. Select it and copy it yourself.' }

/** How to connect an AI tool over MCP. `secret` is the key that was just created. */
export function ConnectTool({ secret }: { secret: string | undefined }) {
  const titleId = useId()
  const [name, setName] = useState(AI_TOOLS[0].name)
  const [collection, setCollection] = useState('')
  const { data } = useQuery(collectionsPageQuery({ scope: 'own', q: '', page: 1 }))
  const tool = AI_TOOLS.find((one) => one.name === name) ?? AI_TOOLS[0]
  const lines = tool.lines({ url: mcpUrl(window.location.origin, collection), key: secret ?? PLACEHOLDER })
  return (
    <section aria-labelledby={titleId} className="mt-10 flex flex-col gap-4">
      <div>
        <h2 id={titleId} className="text-lg font-semibold">
          Connect an AI tool
        </h2>
        <p className="mt-1 text-ink-soft">
          It can then find and fill in prompts and, with a key that can write, save private ones for you.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="AI tool">
          <Select value={name} onChange={({ target }) => setName(target.value)}>
            {AI_TOOLS.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
          </Select>
        </Field>
        {data && data.collections.length > 0 && (
          <Field label="Prompts it offers as commands">
            <Select value={collection} onChange={({ target }) => setCollection(target.value)}>
              <option value="">Saved prompts</option>
              {data.collections.map((one) => (
                <option key={one.token} value={one.token}>
                  {`“${one.name}” and saved prompts`}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      <p>
        {tool.where}
        {lines.includes(PLACEHOLDER) && ` Replace ${PLACEHOLDER} with an API key.`}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <section aria-label={`Lines for ${tool.name}`} className="min-w-0 flex-1 basis-72">
          <pre
            dir="ltr"
            className="rounded-lg border border-line-strong bg-surface px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {lines}
          </pre>
        </section>
        <CopyingButton look="secondary" onCopy={() => copyWithToast(lines, COPY_TEXTS)} label="Copy" />
      </div>
    </section>
  )
}

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

function mcpUrl(origin: string, collection: string): string {
  const search = collection === '' ? '' : `?${new URLSearchParams({ collection })}`
  return `${origin}${MCP_PATH}${search}`
}

const NAME = 'prompt-library'

/** As their documentation says. docs/mcp.md has the same lines. */
const AI_TOOLS: readonly [AiTool, ...AiTool[]] = [
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
