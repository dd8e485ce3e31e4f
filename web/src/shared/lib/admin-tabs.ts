// The tabs of the Admin Console and their addresses.
import { pages } from '@prompt-library/contract/pages'

export const ADMIN_TABS = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'users', label: 'User Management' },
  { value: 'prompts', label: 'Prompt Management' },
  { value: 'analytics', label: 'AI Builder Analytics' },
  { value: 'audit', label: 'Audit log' },
  { value: 'settings', label: 'Settings' },
] as const

export type AdminTab = (typeof ADMIN_TABS)[number]['value']

/** The address of a tab. The first one is the page itself. */
export function adminTabPath(tab: AdminTab): string {
  return tab === 'dashboard' ? pages.admin.path : `${pages.admin.path}?tab=${tab}`
}

/** The audit log with the entries about one person, by their NetID, or about one prompt. */
export function auditPath(filter: { person: string } | { prompt: string }): string {
  return `${adminTabPath('audit')}&${new URLSearchParams(filter)}`
}
