import type { Recipient } from '@prompt-library/contract/sharing'
import * as campus from '@prompt-library/domain/campus'

/** Tells users with the same name apart: their email, or their NetID if they have none. */
export function recipientAddress({ email, netid }: Pick<Recipient, 'email' | 'netid'>): string {
  return email || `${campus.idName} ${netid ?? 'unknown'}`
}

export function nameAndAddress(user: Recipient): string {
  return `${user.display_name} (${recipientAddress(user)})`
}
