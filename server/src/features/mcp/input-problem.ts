import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

/** What’s wrong with the input of a tool, with the limit or the allowed values, so that an AI tool can correct it. */
export function inputProblem(issue: Issue | undefined): string {
  if (issue?.message.endsWith('.')) return issue.message
  const place = issue && issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'The input'
  return `${place} must be ${issue ? ruleOf(issue) : 'valid'}.`
}

function ruleOf(issue: Issue): string {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  if (issue.code === 'invalid_union') return [...new Set(issue.errors.flat().map(ruleOf))].join(', or ')
  if (issue.code === 'too_small') return `${issue.minimum} or more`
  if (issue.code !== 'too_big') return 'valid'
  return issue.origin === 'string' ? `${issue.maximum} characters or fewer` : `${issue.maximum} or less`
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
