/** Formats a cost with four decimals, because one enhancement costs a fraction of a cent. */
export function dollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 4,
    maximumFractionDigits: 4,
  })
}
