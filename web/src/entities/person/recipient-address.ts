import type { Recipient } from '@prompt-library/contract/sharing'

/** Tells users with the same name apart: their email, or their NetID if they have none. */
export function recipientAddress({ email, netid }: Pick<Recipient, 'email' | 'netid'>): string {
  return email || `NetID ${netid ?? 'unknown'}`
}

export function nameAndAddress(user: Recipient): string {
  return `${user.display_name} (${recipientAddress(user)})`
}
