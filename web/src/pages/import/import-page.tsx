import type { FinishedImport } from '@prompt-library/contract/imports'
import { pages } from '@prompt-library/contract/pages'
import { useState } from 'react'
import { RecentImports } from '../../features/import/recent-imports.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Done } from './done.tsx'
import { MatchColumns } from './match-columns.tsx'
import { Preview } from './preview.tsx'
import { useReading } from './use-reading.ts'

/** Prompts from a file: choose it, look at what's in it, import it. Nothing is sent before the last step. */
export function ImportPage() {
  const { reading, read, reset } = useReading()
  const [finished, setFinished] = useState<FinishedImport>()
  const startOver = () => {
    setFinished(undefined)
    reset()
  }
  const finish = (result: FinishedImport) => {
    setFinished(result)
    reset()
  }
  return (
    <div className="column-width">
      <PageHeading title={pages.importPrompts.title}>
        Add prompts from a file. You’ll see what’s in it first, and imported prompts are private until you
        change that.
      </PageHeading>
      {finished && <Done finished={finished} onAnother={startOver} />}
      {!finished && reading.kind === 'choose' && (
        <>
          <ChooseFile refusal={reading.refusal} onChoose={read} />
          <RecentImports />
        </>
      )}
      {reading.kind === 'reading' && (
        <div className="flex flex-wrap items-center gap-4" role="status">
          <p className="wrap-anywhere">
            Reading <bdi className="font-medium">{reading.name}</bdi>...
          </p>
          <Button look="secondary" size="small" onClick={reset}>
            Cancel
          </Button>
        </div>
      )}
      {reading.kind === 'columns' && (
        <MatchColumns
          name={reading.file.name}
          found={reading.found}
          onMatch={(mapping) => read(reading.file, mapping)}
          onCancel={reset}
        />
      )}
      {reading.kind === 'read' && (
        <Preview
          name={reading.file.name}
          found={reading.found}
          running={reading.running}
          onFinish={finish}
          onCancel={reset}
        />
      )}
    </div>
  )
}
