// Renders the part of Helm's templates that deploy/chart uses, for tests where there is no Helm. Everything else throws.
import { createHash } from 'node:crypto'

const FUNCTIONS = {
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
  sha256sum: (value) => createHash('sha256').update(value).digest('hex'),
}

export function renderTemplate(template, values) {
  // Texts and actions, in turn.
  const parts = template.replace(/\s*\{\{-/g, '{{').split(/\{\{ (.*?) \}\}/)
  let next = 0

  function renderUntilEnd(scope) {
    let output = ''
    for (;;) {
      output += parts[next++]
      if (next >= parts.length) return output
      const action = parts[next++]
      if (action === 'end' || action === 'else') return output
      output += renderAction(action, scope)
    }
  }

  /** Both branches are read, so that what follows is found, and one of them counts. */
  function renderIf(condition, scope) {
    const outputs = [renderUntilEnd(scope)]
    outputs.push(parts[next - 1] === 'else' ? renderUntilEnd(scope) : '')
    return outputs[evaluate(condition, scope) ? 0 : 1]
  }

  function renderAction(action, scope) {
    const range = /^range (\$\w+), (\$\w+) := (.*)$/.exec(action)
    const start = next
    if (range) {
      const [, key, value, list] = range
      const outputs = Object.entries(evaluate(list, scope)).map((entry) => {
        next = start
        return renderUntilEnd({ ...scope, [key]: entry[0], [value]: entry[1] })
      })
      return outputs.join('')
    }
    if (action.startsWith('if ')) return renderIf(action.slice(3), scope)
    return evaluate(action, scope)
  }

  return renderUntilEnd(values)
}

function evaluate(expression, scope) {
  const kind = /^kindIs "float64" (\S+)$/.exec(expression)
  // Numbers in YAML are what Helm calls float64.
  if (kind) return typeof evaluate(kind[1], scope) === 'number'
  const [operand, ...names] = expression.split(' | ')
  let value = scope
  for (const name of operand.replace(/^\./, '').split('.')) {
    if (!(name in value)) throw new Error(`${operand} is unknown`)
    value = value[name]
  }
  for (const name of names) {
    if (!(name in FUNCTIONS)) throw new Error(`${name} is unknown`)
    value = FUNCTIONS[name](value)
  }
  return value
}
