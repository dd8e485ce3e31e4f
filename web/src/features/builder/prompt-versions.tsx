import { BUILDER_VERSIONS, type BuilderVersion } from '@prompt-library/domain/builder/builder-form'
import { hasDetails } from '@prompt-library/domain/builder/has-details'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/input.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type BuilderState, promptOf } from './builder-state.ts'
import { PromptText } from './prompt-text.tsx'
import { sourceName, VERSION_NAMES } from './version-names.ts'

interface PromptVersionsProps {
  state: BuilderState
  onVersion: (version: BuilderVersion) => void
  onShown: (index: number) => void
  onRefine: () => void
}

/** One tab per version. A tab that isn't available yet says how to create its version. */
export function PromptVersions({ state, onVersion, onShown, onRefine }: PromptVersionsProps) {
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
          unavailable: text === undefined && UNAVAILABLE[version],
          panel: (
            <div className="flex flex-col gap-4">
              {version === 'enhanced' && state.enhancements.length > 1 && (
                <EnhancementChoice state={state} onShown={onShown} />
              )}
              {version === 'clear' && state.made && !hasDetails(state.made.form) && (
                <NothingToAdd onRefine={onRefine} />
              )}
              <PromptText label={`${VERSION_NAMES[version]} prompt`} text={text ?? ''} />
            </div>
          ),
        }
      })}
    />
  )
}

const UNAVAILABLE: Record<BuilderVersion, string> = {
  basic: 'Generate your prompts first.',
  clear: 'Generate your prompts first.',
  enhanced: 'Enhance a version first.',
}

function NothingToAdd({ onRefine }: Pick<PromptVersionsProps, 'onRefine'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-info-line bg-info-tint px-5 py-4 text-info-ink">
      <p className="min-w-60 flex-1">
        CLEAR has nothing to add yet. Add an audience, format, or context to get more than Basic.
      </p>
      <Button look="secondary" size="small" onClick={onRefine}>
        Add details in step 2
      </Button>
    </div>
  )
}

function EnhancementChoice({ state, onShown }: Pick<PromptVersionsProps, 'state' | 'onShown'>) {
  return (
    <Field label="Enhanced version">
      {(control) => (
        <Select {...control} value={state.shown} onChange={(event) => onShown(Number(event.target.value))}>
          {state.enhancements.map(({ from }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: enhancements are identified by index
            <option key={index} value={index}>
              {sourceName(state, index)} (from {sourceName(state, from)})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
