/** The 97.5th percentile of the normal distribution, for an interval of 95 %. */
const Z = 1.96

/**
 * How sure it is that a prompt works for people, from 0 to 1: the lower bound of the Wilson score interval. Few answers make
 * a wide interval, so 1 of 1 doesn't beat 40 of 42.
 */
export function helpfulness({ worked, answers }: { worked: number; answers: number }): number {
  if (worked === 0) return 0
  const share = worked / answers
  const correction = Z ** 2 / answers
  const margin = Z * Math.sqrt((share * (1 - share)) / answers + correction / (4 * answers))
  return (share + correction / 2 - margin) / (1 + correction)
}
