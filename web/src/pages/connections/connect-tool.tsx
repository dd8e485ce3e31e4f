import { MCP_PATH } from '@prompt-library/contract/mcp'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { collectionsPageQuery } from '../../entities/collection/api.ts'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'

interface ConnectToolProps {
  tool: AiTool
  secret: string
  copyButton: Ref<HTMLButtonElement>
}

/** The lines that connect an AI tool over MCP with a key that was just created. */
export function ConnectTool({ tool, secret, copyButton }: ConnectToolProps) {
  const [collection, setCollection] = useState('')
  const { data } = useQuery(collectionsPageQuery({ scope: 'own', q: '', page: 1 }))
  const lines = tool.lines({ url: mcpUrl(window.location.origin, collection), key: secret })
  return (
    <>
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
      <p>{tool.where}</p>
      <CopyableCode text={lines} label="Copy" about={`Lines for ${tool.name}`} copyButton={copyButton} />
      {!lines.includes(secret) && (
        <>
          <p>When it asks for the key:</p>
          <CopyableCode text={secret} label="Copy key" about="API key" />
        </>
      )}
    </>
  )
}

interface CopyableCodeProps {
  text: string
  label: string
  /** What it is, for screen readers. */
  about: string
  copyButton?: Ref<HTMLButtonElement>
}

export function CopyableCode({ text, label, about, copyButton }: CopyableCodeProps) {
  return (
    <div className="flex flex-wrap items-start gap-3">
      <section aria-label={about} className="min-w-0 flex-1 basis-72">
        <pre
          dir="ltr"
          className="rounded-lg border border-line-strong bg-surface px-3 py-2 font-mono text-sm wrap-anywhere whitespace-pre-wrap select-all"
        >
          {text}
        </pre>
      </section>
      <CopyingButton ref={copyButton} onCopy={() => copyWithToast(text, COPY_TEXTS)} label={label} />
    </div>
  )
}

const COPY_TEXTS = { copied: 'Copied.', failed: 'We couldn’t copy this. Select it and copy it yourself.' }

interface Connection {
  /** The address with a collection, if one was chosen. */
  url: string
  key: string
}

export interface AiTool {
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
export const AI_TOOLS: readonly AiTool[] = [
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
