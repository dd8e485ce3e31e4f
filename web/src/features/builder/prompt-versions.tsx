import { BUILDER_VERSIONS, type BuilderVersion } from '@prompt-library/domain/builder-form'
import { Field, Select } from '../../ui/field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type BuilderState, promptOf } from './builder-state.ts'
import { PromptText } from './prompt-text.tsx'
import { sourceName, VERSION_NAMES } from './version-names.ts'

interface PromptVersionsProps {
  state: BuilderState
  onVersion: (version: BuilderVersion) => void
  onShown: (index: number) => void
}

/** The versions side by side. One that does not exist yet says how it comes to be. */
export function PromptVersions({ state, onVersion, onShown }: PromptVersionsProps) {
  return (
    <Tabs
      label="Version"
      value={state.version}
      onChange={onVersion}
      tabs={BUILDER_VERSIONS.map((version) => {
        const text = promptOf(state, version)
        return {
          value: version,
          label: VERSION_NAMES[version],
          unavailable: text === undefined && UNTIL[version],
          panel: (
            <div className="flex flex-col gap-4">
              {version === 'enhanced' && state.enhancements.length > 1 && (
                <EnhancementChoice state={state} onShown={onShown} />
              )}
              <PromptText label={`${VERSION_NAMES[version]} prompt`} text={text ?? ''} />
            </div>
          ),
        }
      })}
    />
  )
}

const UNTIL: Record<BuilderVersion, string> = {
  basic: 'Generate your prompts first.',
  clear: 'Generate your prompts first.',
  enhanced: 'Enhance a version first.',
}

function EnhancementChoice({ state, onShown }: Pick<PromptVersionsProps, 'state' | 'onShown'>) {
  return (
    <Field label="Enhanced version">
      {(control) => (
        <Select {...control} value={state.shown} onChange={(event) => onShown(Number(event.target.value))}>
          {state.enhancements.map(({ from }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an enhancement is known by its place
            <option key={index} value={index}>
              {sourceName(state, index)} (from {sourceName(state, from)})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
