import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useQueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { readLastTool } from '../../shared/lib/device-memory.ts'
import { countUse } from './count-use.ts'
import { OpenIn } from './open-in.tsx'

/** Opens a prompt without fields in an AI tool. */
export function OpenAsWritten({ prompt }: { prompt: Prompt }) {
  const { html, data_class } = prompt
  const client = useQueryClient()
  return (
    <OpenIn
      text={() => promptPlainText(richBlocks(html))}
      blank={0}
      dataClass={data_class}
      onBlocked={undefined}
      onOpened={() => void countUse(client, { prompt, tool: readLastTool() })}
    />
  )
}
