import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { useSession } from '../../../shared/session/api.ts'
import { MostSensitiveData } from './most-sensitive-data.tsx'
import type { InputsProps } from './section.ts'

/** The most sensitive data that can be sent to the AI service, which enhances prompts. */
export function AiService(props: InputsProps<DataClass>) {
  const ai = useSession()?.ai
  return (
    <>
      {ai !== undefined && (
        <p className="rounded-lg border border-info-line bg-info-tint px-4 py-3 wrap-anywhere text-info-ink">
          {ai === 'built-in' ? BUILT_IN : `In use: ${ai}.`}
        </p>
      )}
      <MostSensitiveData value={props.draft} onChange={props.onChange} settings={props.settings} />
    </>
  )
}

const BUILT_IN =
  'No AI service is connected. The built-in enhancer runs on this server, so it’s approved for all data. Your choice here applies once you connect an AI service.'
