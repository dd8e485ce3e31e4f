import type { Recipient } from '@prompt-library/contract/sharing'
import { campus } from '../../shared/lib/campus.ts'

/** Tells users with the same name apart: their email, or their NetID if they have none. */
export function recipientAddress({ email, netid }: Pick<Recipient, 'email' | 'netid'>): string {
  return email || `${campus.id_name} ${netid ?? 'unknown'}`
}

export function nameAndAddress(user: Recipient): string {
  return `${user.display_name} (${recipientAddress(user)})`
}
