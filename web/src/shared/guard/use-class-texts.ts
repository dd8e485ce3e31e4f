import { type DataClassTexts, DEFAULT_CLASS_TEXTS } from '@prompt-library/domain/data-class/data-class-texts'
import { useQuery } from '@tanstack/react-query'
import { dataGuardQuery } from './api.ts'

/** What the campus calls the data classes. The default names while that loads, and if it can’t be loaded. */
export function useClassTexts({ enabled = true }: { enabled?: boolean } = {}): DataClassTexts {
  return useQuery({ ...dataGuardQuery, enabled }).data?.classes ?? DEFAULT_CLASS_TEXTS
}
