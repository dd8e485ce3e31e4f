import type { Recipient } from '@prompt-library/contract/sharing'

/** What tells a person from another of the same name: their address, or the NetID of those who have none. */
export function recipientAddress({ email, netid }: Pick<Recipient, 'email' | 'netid'>): string {
  return email || `NetID ${netid ?? 'unknown'}`
}
