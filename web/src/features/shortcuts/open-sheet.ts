import { createStore } from '../../shared/lib/store.ts'

/** The sheet that's open: the list of shortcuts or the command menu. */
export const openSheet = createStore<'help' | 'commands' | undefined>(undefined)
