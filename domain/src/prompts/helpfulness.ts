/** The 97.5th percentile of the normal distribution, for an interval of 95 %. */
const Z = 1.96

/**
 * The order of Most Helpful: how sure it is that a prompt works for people, so 40 of 42 comes before 1 of 1, or, below
 * 0, that it doesn't. A prompt without answers has 0 and comes before one that failed for most people.
 */
export function helpfulness({ worked, answers }: { worked: number; answers: number }): number {
  if (answers === 0) return 0
  const failed = answers - worked
  return failed > worked ? -lowerBound(failed, answers) : lowerBound(worked, answers)
}

/** The lower bound of the Wilson score interval. Few answers make a wide interval, so 1 of 1 doesn't beat 40 of 42. */
function lowerBound(count: number, answers: number): number {
  const share = count / answers
  const correction = Z ** 2 / answers
  const margin = Z * Math.sqrt((share * (1 - share)) / answers + correction / (4 * answers))
  return (share + correction / 2 - margin) / (1 + correction)
}
