// What the log says about an error. The database's own words can contain anyone's text: "Failing row contains (…)", the values
// of a statement, or the part of a search that it couldn't read. So only codes and names of the schema are logged.

interface DatabaseError extends Error {
  code: string
  severity: string
  table?: string
  column?: string
  constraint?: string
  routine?: string
}

interface LoggedError {
  type: string
  message: string
  code?: string
  /** Where it was thrown, without the message. */
  stack?: string
  cause?: LoggedError
}

/** The serializer of `err` in the log. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const { cause, name: type } = error
  const code = codeOf(error)
  const place = isRefusal(error) ? undefined : placeOf(error)
  return {
    type,
    message: isFromDatabase(error) ? describe(error) : error.message,
    ...(code !== undefined && { code }),
    ...(place && { stack: place }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}

/** PostgreSQL's own errors have a severity, in both databases. */
function isFromDatabase(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error
}

function describe({ code, table, column, constraint, routine }: DatabaseError): string {
  const names = Object.entries({ table, column, constraint, routine }).filter(([, name]) => name)
  return [`database error ${code}`, ...names.map(([what, name]) => `${what} ${name}`)].join(', ')
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && error.code !== undefined ? String(error.code) : undefined
}

/** PostgreSQL's "read-only transaction" and "disk full". Every change is refused then, and each would log four kilobytes. */
function isRefusal(error: Error): boolean {
  const { cause } = error
  return /^(25006|53100)$/.test(codeOf(error) ?? '') || (cause instanceof Error && isRefusal(cause))
}

function placeOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
