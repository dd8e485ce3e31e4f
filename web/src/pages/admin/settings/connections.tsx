// The settings for API keys and MCP, and what they say.
import { DATA_CLASSES } from '@prompt-library/domain/data-class/data-class'
import * as z from 'zod/mini'
import { Checkbox } from '../../../shared/ui/field.tsx'
import { MostSensitiveData } from './most-sensitive-data.tsx'
import type { InputsProps } from './section.ts'

export const connections = z.object({
  api_keys: z.boolean(),
  mcp: z.boolean(),
  mcp_data_class: z.enum(DATA_CLASSES),
})

/** API keys, and what AI tools can do with them over MCP. */
export function Connections({ draft, onChange, settings }: InputsProps<z.infer<typeof connections>>) {
  return (
    <>
      <Checkbox
        label="Let users create and use API keys"
        hint="If you turn this off, no key works until you turn it on again."
        checked={draft.api_keys}
        onChange={(api_keys) => onChange({ ...draft, api_keys })}
      />
      {draft.api_keys && (
        <Checkbox
          label="Let AI tools connect over MCP"
          hint="With a user’s API key, tools that support the Model Context Protocol can find, fill in, and save prompts."
          checked={draft.mcp}
          onChange={(mcp) => onChange({ ...draft, mcp })}
        />
      )}
      {draft.api_keys && draft.mcp && (
        <div className="flex flex-col gap-3 pl-9">
          <p className="reading-width">
            What users type in a connected AI tool goes to the company behind that tool. Tools don’t get the
            text of prompts for more sensitive data than you allow.
          </p>
          <MostSensitiveData
            value={draft.mcp_data_class}
            onChange={(mcp_data_class) => onChange({ ...draft, mcp_data_class })}
            settings={settings}
          />
        </div>
      )}
    </>
  )
}
