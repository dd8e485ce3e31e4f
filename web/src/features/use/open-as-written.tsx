import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useQueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { addToMemory, readLastTool, readMemory } from '../../shared/lib/device-memory.ts'
import { useMember } from '../../shared/session/api.ts'
import { countUse } from './count-use.ts'
import { OpenIn } from './open-in.tsx'

/** Opens a prompt without fields in an AI tool. */
export function OpenAsWritten({ prompt }: { prompt: Prompt }) {
  const { id, title, html, data_class } = prompt
  const client = useQueryClient()
  const userId = useMember()?.id ?? null
  return (
    <OpenIn
      text={() => promptPlainText(richBlocks(html))}
      blank={0}
      dataClass={data_class}
      onBlocked={undefined}
      onOpened={() => {
        void countUse(client, { prompt, tool: readLastTool() })
        if (readMemory(userId)) addToMemory(userId, { values: {}, prompt: { id, title } })
      }}
    />
  )
}
